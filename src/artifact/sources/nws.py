"""Forecasts from api.weather.gov.

Invariant: a period is taken only from an answer that is recent, complete and in known units; whatever fails is named,
with the service's correlation id, and never becomes a value. Periods are told apart by their times: names such as
"Tonight" are labels, and periods that have ended are dropped.

The service asks for a `User-Agent` with a way to reach the caller, coordinates of at most four decimals without
trailing zeros, and a fresh `/points` look-up each run, because grids move
(https://www.weather.gov/documentation/services-web-api).
"""

from __future__ import annotations

import csv
import io
import re
import time
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from http import HTTPStatus
from pathlib import Path
from typing import get_args
from urllib.parse import urljoin, urlsplit

import requests

import artifact
from artifact import paths
from artifact.domains.weather.claims import Compass
from artifact.domains.weather.period import Period
from artifact.domains.weather.phrases import read_short_forecast
from artifact.domains.weather.units import celsius, speed_in_mph
from artifact.errors import ArtifactError, InputError, shown
from artifact.files import parse_json, read_bytes

SERVICE = "https://api.weather.gov"
LONGEST_WAIT = 60.0  # seconds between two attempts, whatever the service asks for


@dataclass(frozen=True)
class Place:
    """Where to ask for a forecast. Degrees, north and east positive."""

    name: str
    latitude: float
    longitude: float


@dataclass(frozen=True)
class Failure:
    """Why a place has no forecast.

    Attributes:
        place: its name.
        kind: `blocked`, `not_found`, `refused`, `unavailable`, `stale` or `malformed`.
        detail: in words, as the service gave it where it did.
        url: what was asked for.
        correlation_id: the service's id of the answer, to report a fault with.
    """

    place: str
    kind: str
    detail: str
    url: str = ""
    correlation_id: str | None = None

    def __str__(self) -> str:
        tail = f" [correlation id {self.correlation_id}]" if self.correlation_id else ""
        return f"{self.place}: {self.kind}: {self.detail}{tail}"


@dataclass(frozen=True)
class Collected:
    """Periods of the places that answered, in order, and the failures of the others."""

    periods: tuple[Period, ...]
    failures: tuple[Failure, ...]


class ForecastError(ArtifactError):
    """One request or one answer that cannot be used."""

    def __init__(self, kind: str, detail: str, *, url: str = "", correlation_id: str | None = None) -> None:
        super().__init__(detail)
        self.kind, self.detail, self.url, self.correlation_id = kind, " ".join(detail.split()), url, correlation_id


class Client:
    """Asks the service, with a contact, following redirects, retrying what may pass.

    Server errors, rate limits and broken connections are tried again with doubling waits; what the service has refused
    or does not know is not.
    """

    def __init__(
        self,
        contact: str,
        *,
        base: str = SERVICE,
        attempts: int = 4,
        backoff: float = 1.0,
        timeout: float = 20.0,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """Open a session.

        Args:
            contact: an e-mail address or a page, sent in the `User-Agent`.
            base: the service's address.
            attempts: how often a request is made before it counts as failed, at least 1.
            backoff: seconds before the second attempt; doubled before each further one.
            timeout: seconds to wait for an answer.
            sleep: how to wait.

        Raises:
            InputError: no usable contact or address.
        """
        if not contact.strip() or not contact.isascii() or not contact.isprintable():
            raise InputError(
                f"contact {contact!r:.80} is not plain text",
                fix="give an e-mail address or a web page with --contact or in ARTIFACT_CONTACT",
            )
        if urlsplit(base).scheme not in ("http", "https"):
            raise InputError(f"address {base!r:.80} must begin with http:// or https://")
        self._base = base.rstrip("/") + "/"
        self._attempts, self._backoff, self._timeout, self._sleep = attempts, backoff, timeout, sleep
        self._session = requests.Session()
        self._session.headers["User-Agent"] = f"artifact/{artifact.__version__} ({contact.strip()})"
        self._session.headers["Accept"] = "application/geo+json"

    def forecast(self, place: Place) -> Mapping[str, object]:
        """The forecast document of a place, by way of its grid point.

        Raises:
            ForecastError: either request failed, or an answer has not the documented form.
        """
        point_url = urljoin(self._base, f"points/{coordinate(place.latitude)},{coordinate(place.longitude)}")
        point = self.get(point_url)
        properties = point.get("properties")
        address = properties.get("forecast") if isinstance(properties, Mapping) else None
        if not isinstance(address, str) or not address:
            raise ForecastError("malformed", "the grid point names no forecast", url=point_url)
        return self.get(urljoin(self._base, address))

    def get(self, url: str) -> Mapping[str, object]:
        """One JSON document.

        Raises:
            ForecastError: see `Failure.kind`.
        """
        wait = self._backoff
        for attempt in range(1, self._attempts + 1):
            try:
                return self._get_once(url)
            except _MayPassError as error:
                if attempt == self._attempts:
                    raise ForecastError(
                        "unavailable",
                        f"{error.detail} (attempt {attempt} of {self._attempts})",
                        url=url,
                        correlation_id=error.correlation_id,
                    ) from error
                self._sleep(min(max(wait, error.retry_after), LONGEST_WAIT))
                wait *= 2
        raise AssertionError("unreachable: attempts is at least 1")

    def _get_once(self, url: str) -> Mapping[str, object]:
        try:
            reply = self._session.get(url, timeout=self._timeout)
        except (requests.ConnectionError, requests.Timeout, requests.exceptions.ChunkedEncodingError) as error:
            raise _MayPassError(f"no answer ({type(error).__name__})", url=url) from error
        except requests.RequestException as error:
            raise ForecastError("refused", f"cannot be asked ({type(error).__name__})", url=url) from error
        problem = _problem(reply)
        trace = reply.headers.get("X-Correlation-Id") or problem.get("correlationId")
        correlation_id = trace if isinstance(trace, str) else None
        said = f"HTTP {reply.status_code} {problem.get('detail') or problem.get('title') or reply.reason or ''}".strip()
        html = "html" in reply.headers.get("Content-Type", "").lower() or reply.content.lstrip()[:1] == b"<"
        if reply.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR or reply.status_code == HTTPStatus.TOO_MANY_REQUESTS:
            raise _MayPassError(said, url=url, correlation_id=correlation_id, retry_after=_seconds(reply))
        if reply.status_code == HTTPStatus.FORBIDDEN or (reply.ok and html):
            detail = f"{said}; the service answers browsers and named clients only, check the contact"
            raise ForecastError("blocked", detail, url=url, correlation_id=correlation_id)
        if reply.status_code == HTTPStatus.NOT_FOUND:
            raise ForecastError("not_found", said, url=url, correlation_id=correlation_id)
        if not reply.ok:
            raise ForecastError("refused", said, url=url, correlation_id=correlation_id)
        try:
            document = parse_json(reply.content, where=url)
        except InputError as error:
            raise ForecastError("malformed", error.what, url=url, correlation_id=correlation_id) from error
        if not isinstance(document, Mapping):
            raise ForecastError("malformed", "the answer is not an object", url=url, correlation_id=correlation_id)
        return document


class _MayPassError(ForecastError):
    """A failure that a later attempt may not meet."""

    def __init__(self, detail: str, *, url: str, correlation_id: str | None = None, retry_after: float = 0.0) -> None:
        super().__init__("unavailable", detail, url=url, correlation_id=correlation_id)
        self.retry_after = retry_after


def collect(
    places: Sequence[Place],
    client: Client,
    *,
    now: datetime,
    max_age: timedelta = timedelta(hours=24),
    done: Callable[[Place], None] = lambda place: None,
) -> Collected:
    """Forecasts of all places; one that fails does not stop the others.

    Args:
        places: where.
        client: how.
        now: the time of retrieval, with offset; periods that ended before it are dropped.
        max_age: an older forecast is refused.
        done: called after each place.
    """
    periods: list[Period] = []
    failures: list[Failure] = []
    for place in places:
        try:
            periods += read_forecast(client.forecast(place), place, now=now, max_age=max_age)
        except ForecastError as error:
            failures.append(Failure(place.name, error.kind, error.detail, error.url, error.correlation_id))
        done(place)
    return Collected(tuple(periods), tuple(failures))


def read_forecast(document: Mapping[str, object], place: Place, *, now: datetime, max_age: timedelta) -> list[Period]:
    """The periods of one forecast document that have not ended.

    Raises:
        ForecastError: too old, nothing left, or not of the documented form.
    """
    properties = document.get("properties")
    raw_periods = properties.get("periods") if isinstance(properties, Mapping) else None
    if not isinstance(properties, Mapping) or not isinstance(raw_periods, list):
        raise ForecastError("malformed", "no properties.periods in the forecast")
    updated = _time(properties.get("updateTime") or properties.get("generatedAt"), "updateTime")
    if now - updated > max_age:
        age = (now - updated).total_seconds() / 3600
        limit = max_age.total_seconds() / 3600
        raise ForecastError("stale", f"made {updated.isoformat()}, {age:.0f} h ago; at most {limit:g} h are accepted")
    times = {"updated": updated.isoformat(), "retrieved": now.astimezone(UTC).isoformat(timespec="seconds")}
    periods = [period for raw in raw_periods if (period := _period(raw, place, now, times)) is not None]
    if not periods:
        raise ForecastError("stale", f"all {len(raw_periods)} periods have ended")
    if len({period.id for period in periods}) < len(periods):
        raise ForecastError("malformed", "two periods begin at the same time")
    return periods


def _period(raw: object, place: Place, now: datetime, times: Mapping[str, str]) -> Period | None:
    if not isinstance(raw, Mapping):
        raise ForecastError("malformed", "a period is not an object")
    start, end = _time(raw.get("startTime"), "startTime"), _time(raw.get("endTime"), "endTime")
    if end <= now:
        return None
    name, phrase = raw.get("name"), raw.get("shortForecast")
    if phrase is not None and not isinstance(phrase, str):
        raise ForecastError("malformed", f"shortForecast is {phrase!r:.60}")
    day = raw.get("isDaytime")
    wind = wind_mph(raw.get("windSpeed"))
    return Period(
        id=f"{slug(place.name)}::{start.isoformat()}",
        place=place.name,
        name=name if isinstance(name, str) and name.strip() else start.isoformat(),
        split="test",
        temp_kind={True: "high", False: "low"}.get(day) if isinstance(day, bool) else None,  # type: ignore[arg-type]
        temp=temperature_f(raw.get("temperature"), raw.get("temperatureUnit")),
        wind_low=wind[0] if wind else None,
        wind_high=wind[1] if wind else None,
        wind_dir=direction(raw.get("windDirection")),
        precip_prob=per_cent(raw.get("probabilityOfPrecipitation")),
        sky=read_short_forecast(phrase),
        start=start.isoformat(),
        end=end.isoformat(),
        **times,
    )


def slug(name: str) -> str:
    """A place's name as it stands in ids: letters, in composed form, and digits.

    >>> slug("Hagåtña"), slug("St. John's, NL"), slug("…")
    ('Hagåtña', 'St_John_s_NL', 'place')
    """
    return re.sub(r"[\W_]+", "_", unicodedata.normalize("NFC", name)).strip("_") or "place"


def coordinate(degrees: float) -> str:
    """At most four decimals, no trailing zeros; the service redirects or refuses other forms.

    >>> coordinate(40.0), coordinate(-74.00597), coordinate(39.7390)
    ('40', '-74.006', '39.739')
    """
    text = f"{degrees:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def temperature_f(raw: object, unit: object) -> float | None:
    """Degrees Fahrenheit of a `temperature`: a number with `temperatureUnit`, or an object with `unitCode`."""
    if isinstance(raw, Mapping):
        unit, raw = raw.get("unitCode"), raw.get("value")
    if raw is None:
        return None
    value = _measure(raw, "temperature")
    scale = _bare_unit(unit)
    if scale in ("F", "degF"):
        return value
    if scale in ("C", "degC"):
        return celsius(value)
    raise _unknown_unit("temperature", unit)


def per_cent(raw: object) -> float | None:
    """Per cent of a `probabilityOfPrecipitation`; null or absent is None, not 0."""
    unit: object = "percent"
    if isinstance(raw, Mapping):
        unit, raw = raw.get("unitCode", unit), raw.get("value")
    if raw is None:
        return None
    if _bare_unit(unit) != "percent":
        raise _unknown_unit("probability", unit)
    value = _measure(raw, "probability of precipitation")
    if not 0 <= value <= 100:
        raise ForecastError("malformed", f"probability of precipitation is {value:g} %")
    return value


def wind_mph(raw: object) -> tuple[float, float] | None:
    """Lowest and highest speed of a `windSpeed`: text or object.

    >>> wind_mph("5 to 10 mph"), wind_mph("Calm"), wind_mph("")
    ((5.0, 10.0), (0.0, 0.0), None)
    >>> wind_mph({"unitCode": "wmoUnit:km_h-1", "minValue": 8.04672, "maxValue": 16.09344})
    (5.0, 10.0)
    """
    if isinstance(raw, Mapping):
        ends = [raw.get("minValue"), raw.get("maxValue")]
        if ends == [None, None]:
            ends = [raw.get("value")]
        known = [_measure(end, "wind speed") for end in ends if end is not None]
        if not known:
            return None
        converted = [speed_in_mph(value, _bare_unit(raw.get("unitCode"))) for value in known]
        speeds = [value for value in converted if value is not None]
        if len(speeds) < len(known):
            raise _unknown_unit("wind speed", raw.get("unitCode"))
        return min(speeds), max(speeds)
    if raw is None or (isinstance(raw, str) and not raw.strip()):
        return None
    if isinstance(raw, str) and raw.strip().lower() in ("calm", "light and variable"):
        return (0.0, 0.0) if raw.strip().lower() == "calm" else None
    found = _WIND.fullmatch(raw.strip()) if isinstance(raw, str) else None
    low = speed_in_mph(float(found["low"]), found["unit"]) if found else None
    high = speed_in_mph(float(found["high"] or found["low"]), found["unit"]) if found else None
    if found is None or low is None or high is None or low > high:
        raise ForecastError("malformed", f"wind speed {raw!r:.60} cannot be read")
    return (0.0 if (found["about"] or "").lower() == "up to" else low), high


_WIND = re.compile(
    r"(?:(?P<about>around|near|about|up to)\s+)?(?P<low>\d{1,3}(?:\.\d+)?)"
    r"(?:\s*(?:to|-|–)\s*(?P<high>\d{1,3}(?:\.\d+)?))?\s*(?P<unit>[a-z/]+(?:-1)?)",
    re.IGNORECASE,
)


def direction(raw: object) -> Compass | None:
    """One of 16 points of a `windDirection`: a code, or an object in degrees. Variable or blank is None.

    >>> direction("SSW"), direction({"unitCode": "wmoUnit:degree_(angle)", "value": 350}), direction("")
    ('SSW', 'N', None)
    """
    points: tuple[Compass, ...] = get_args(Compass)
    if isinstance(raw, Mapping):
        if raw.get("value") is None:
            return None
        return points[round(_measure(raw["value"], "wind direction") / 22.5) % 16]
    if raw is None or (isinstance(raw, str) and raw.strip().upper() in ("", "VRB", "VAR", "VARIABLE")):
        return None
    found = next((point for point in points if isinstance(raw, str) and point == raw.strip().upper()), None)
    if found is None:
        raise ForecastError("malformed", f"wind direction {raw!r:.60} is not one of {', '.join(points)}")
    return found


def read_places(path: Path | None = None) -> list[Place]:
    """Places from a CSV file with the columns `name,latitude,longitude`.

    Args:
        path: the file; None for the packaged places.

    Raises:
        InputError: a column is missing, a name occurs twice, or a coordinate is none.
    """
    path = path or paths.data() / "weather" / "places.csv"
    try:
        text = read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError("not UTF-8", where=str(path), fix="save the file as UTF-8") from None
    rows = csv.DictReader(io.StringIO(text))
    columns = ("name", "latitude", "longitude")
    if missing := [name for name in columns if name not in (rows.fieldnames or ())]:
        raise InputError(
            f"no column {missing[0]!r}", where=f"{path}:1", fix=f"the first line must be {','.join(columns)}"
        )
    places: dict[str, Place] = {}
    ids: dict[str, str] = {}
    for row in rows:
        where = f"{path}:{rows.line_num}"
        name = (row["name"] or "").strip()
        if not name or name in places:
            raise InputError(f"name {name!r} is {'blank' if not name else 'there twice'}", where=where)
        twin = ids.setdefault(slug(name), name)
        if twin != name:
            raise InputError(f"names {twin!r} and {name!r} would have the same ids", where=where, fix="rename one")
        latitude = _degrees(row["latitude"], "latitude", 90, where)
        places[name] = Place(name, latitude, _degrees(row["longitude"], "longitude", 180, where))
    if not places:
        raise InputError("no places", where=str(path), fix="add a line such as: Chicago,41.8781,-87.6298")
    return list(places.values())


def _degrees(raw: str | None, name: str, limit: int, where: str) -> float:
    try:
        value = float(raw or "")
    except ValueError:
        raise InputError(f"{name} {raw!r:.40} is not a number", where=where, fix="write 41.8781") from None
    if not abs(value) <= limit:
        raise InputError(f"{name} {raw!r:.40} is not within {limit} degrees", where=where)
    return value


def _problem(reply: requests.Response) -> Mapping[str, object]:
    """The problem document (RFC 7807) of a reply that is not ok; empty when there is none."""
    if reply.ok:
        return {}
    try:
        document = parse_json(reply.content, where=reply.url)
    except InputError:
        return {}
    return document if isinstance(document, Mapping) else {}


def _seconds(reply: requests.Response) -> float:
    """`Retry-After` in seconds; 0 when absent or given as a date."""
    raw = reply.headers.get("Retry-After", "")
    return float(raw) if raw.isdigit() and len(raw) < 6 else 0.0


_LARGEST = 1e6  # of anything measured here, in any of its units


def _measure(raw: object, what: str) -> float:
    if isinstance(raw, bool) or not isinstance(raw, (int, float)) or not abs(raw) <= _LARGEST:
        raise ForecastError("malformed", f"{what} is {shown(raw)}")
    return float(raw)


def _bare_unit(code: object) -> str:
    """`wmoUnit:degC` and `unit:degC` are `degC`."""
    return code.rpartition(":")[2] if isinstance(code, str) else ""


def _unknown_unit(what: str, unit: object) -> ForecastError:
    return ForecastError("malformed", f"{what} in unknown unit {unit!r:.40}")


def _time(raw: object, name: str) -> datetime:
    try:
        moment = datetime.fromisoformat(raw) if isinstance(raw, str) else None
    except ValueError:
        moment = None
    if moment is None or moment.tzinfo is None:
        raise ForecastError("malformed", f"{name} {raw!r:.60} is not a time with an offset")
    return moment
