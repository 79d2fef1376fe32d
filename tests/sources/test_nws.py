"""The forecast source, against a real HTTP server on this machine that plays the service's answers and faults."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from click.testing import CliRunner

from artifact.cli import main
from artifact.commands.weather import command
from artifact.domains.weather.records import load, read_periods, record
from artifact.domains.weather.render import context
from artifact.errors import InputError
from artifact.sources import nws

NOW = datetime(2026, 6, 8, 12, 0, tzinfo=UTC)
DAY = timedelta(hours=24)
HERE = nws.Place("Alpha", 40.0, -74.00597)


@dataclass
class Service:
    """A server whose answers the test sets, by path. Each path plays its list in order and stays at the last."""

    url: str = ""
    answers: dict[str, list[tuple[int, Mapping[str, str], bytes]]] = field(default_factory=dict)
    asked: list[tuple[str, str | None]] = field(default_factory=list)

    def play(self, path: str, *answers: object, status: int = 200, **headers: str) -> None:
        """Answer `path` with each of `answers` in turn: a document, raw bytes, or `(status, document, headers)`."""
        for answer in answers or (b"",):
            code, body, extra = answer if isinstance(answer, tuple) else (status, answer, headers)
            raw = body if isinstance(body, bytes) else json.dumps(body).encode()
            given = {"Content-Type": "application/geo+json", **{k.replace("_", "-"): v for k, v in extra.items()}}
            self.answers.setdefault(path, []).append((code, given, raw))

    def paths(self) -> list[str]:
        return [path for path, _ in self.asked]

    def place(self, point: str, forecast: object, grid: str = "/gridpoints/AAA/1,2/forecast") -> None:
        """A place whose grid point leads to `forecast`."""
        self.play(f"/points/{point}", {"properties": {"forecast": self.url + grid}})
        self.play(grid, forecast)


@pytest.fixture
def service() -> Iterator[Service]:
    played = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            played.asked.append((self.path, self.headers.get("User-Agent")))
            queue = played.answers.get(self.path, [(404, {"Content-Type": "application/problem+json"}, b"{}")])
            status, headers, body = queue.pop(0) if len(queue) > 1 else queue[0]
            self.send_response(status)
            for name, text in headers.items():
                self.send_header(name, text)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    played.url = f"http://127.0.0.1:{server.server_address[1]}"
    yield played
    server.shutdown()
    server.server_close()
    thread.join()


def period(**fields: object) -> dict[str, object]:
    """A forecast period as the service gives it, ending after NOW."""
    return {
        "number": 1,
        "name": "Today",
        "startTime": "2026-06-08T06:00:00-04:00",
        "endTime": "2026-06-08T18:00:00-04:00",
        "isDaytime": True,
        "temperature": 83,
        "temperatureUnit": "F",
        "probabilityOfPrecipitation": {"unitCode": "wmoUnit:percent", "value": 20},
        "windSpeed": "5 to 10 mph",
        "windDirection": "SSW",
        "shortForecast": "Mostly Sunny then Slight Chance Rain Showers",
        **fields,
    }


def forecast(*periods: Mapping[str, object], updated: str = "2026-06-08T09:12:00+00:00") -> dict[str, object]:
    return {"properties": {"updateTime": updated, "periods": list(periods)}}


def client(service: Service, waits: list[float] | None = None, **options: int) -> nws.Client:
    sleep = waits.append if waits is not None else lambda _: None
    return nws.Client("tests@example.org", base=service.url, sleep=sleep, **options)  # type: ignore[arg-type]


def collect(service: Service, *places: nws.Place, waits: list[float] | None = None, **options: int) -> nws.Collected:
    return nws.collect(places or (HERE,), client(service, waits, **options), now=NOW, max_age=DAY)


def only_failure(collected: nws.Collected) -> nws.Failure:
    assert collected.periods == ()
    (failure,) = collected.failures
    return failure


def read(*periods: Mapping[str, object]) -> list[nws.Period]:
    return nws.read_forecast(forecast(*periods), HERE, now=NOW, max_age=DAY)


def test_asks_points_then_forecast_with_a_contact(service: Service) -> None:
    service.place("40,-74.006", forecast(period()))
    (got,) = collect(service).periods
    assert service.paths() == ["/points/40,-74.006", "/gridpoints/AAA/1,2/forecast"]
    assert all(agent is not None and agent.endswith("(tests@example.org)") for _, agent in service.asked)
    assert (got.place, got.name, got.temp_kind, got.temp) == ("Alpha", "Today", "high", 83.0)
    assert (got.wind_low, got.wind_high, got.wind_dir, got.precip_prob) == (5.0, 10.0, "SSW", 20.0)
    assert got.conditions == ("mostly_clear", "rain")
    assert got.id == "Alpha::2026-06-08T06:00:00-04:00"
    assert (got.updated, got.retrieved) == ("2026-06-08T09:12:00+00:00", "2026-06-08T12:00:00+00:00")


def test_redirects_are_followed_and_points_asked_each_run(service: Service) -> None:
    service.play("/points/40,-74.006", (301, b"", {"Location": "/points/40.0,-74.006"}))
    service.place("40.0,-74.006", forecast(period()))
    assert len(collect(service).periods) == 1
    assert len(collect(service).periods) == 1
    assert service.paths().count("/points/40.0,-74.006") == 2


@pytest.mark.parametrize(
    ("degrees", "text"),
    [
        (40.0, "40"),
        (-74.00597, "-74.006"),
        (39.739, "39.739"),
        (0.00001, "0"),
        (-0.00001, "0"),
        (100.12344, "100.1234"),
    ],
)
def test_coordinates_have_four_decimals_and_no_trailing_zeros(degrees: float, text: str) -> None:
    assert nws.coordinate(degrees) == text


# -- nulls and units


@pytest.mark.parametrize("given", [{"unitCode": "wmoUnit:percent", "value": None}, None, {}])
def test_null_probability_is_unknown_everywhere(given: object) -> None:
    (got,) = read(period(probabilityOfPrecipitation=given))
    assert got.precip_prob is None
    known = record(got)
    assert not [fact for fact in (*known.facts, *known.required, *known.decides) if fact.type == "precip_prob"]
    assert "- Chance of precipitation: not given" in context(known, "en")
    assert "0%" not in context(known, "en")


def test_absent_keys_are_like_nulls() -> None:
    bare = {
        name: value for name, value in period().items() if name in ("startTime", "endTime", "name", "temperatureUnit")
    }
    (got,) = read(bare)
    assert (got.temp, got.temp_kind, got.wind_low, got.wind_high, got.wind_dir, got.precip_prob, got.sky) == (
        *[None] * 6,
        (),
    )
    assert record(got).facts == record(got).required == record(got).decides == ()


@pytest.mark.parametrize(
    ("temperature", "unit", "fahrenheit"),
    [
        (83, "F", 83.0),
        (31, "C", 87.8),
        ({"unitCode": "wmoUnit:degC", "value": 31}, None, 87.8),
        ({"unitCode": "unit:degF", "value": 70.5}, "C", 70.5),
        ({"unitCode": "wmoUnit:degC", "value": None}, "F", None),
        (None, "F", None),
    ],
)
def test_temperature_unit_is_read_not_assumed(temperature: object, unit: object, fahrenheit: float | None) -> None:
    assert nws.temperature_f(temperature, unit) == fahrenheit


@pytest.mark.parametrize(
    ("given", "mph"),
    [
        ("5 mph", (5.0, 5.0)),
        ("5 to 10 mph", (5.0, 10.0)),
        ("0 mph", (0.0, 0.0)),
        ("around 0 mph", (0.0, 0.0)),
        ("0 to 5 mph", (0.0, 5.0)),
        ("up to 10 mph", (0.0, 10.0)),
        ("Calm", (0.0, 0.0)),
        ("10 km/h", (6.21, 6.21)),
        ("5 to 10 kt", (5.75, 11.51)),
        ("", None),
        (None, None),
        ("Light and variable", None),
        ({"unitCode": "wmoUnit:km_h-1", "minValue": 8.04672, "maxValue": 16.09344}, (5.0, 10.0)),
        ({"unitCode": "wmoUnit:km_h-1", "value": 16.09344}, (10.0, 10.0)),
        ({"unitCode": "wmoUnit:m_s-1", "value": 10}, (22.37, 22.37)),
        ({"unitCode": "wmoUnit:km_h-1", "minValue": None, "maxValue": 16.09344}, (10.0, 10.0)),
        ({"unitCode": "wmoUnit:km_h-1", "value": None}, None),
    ],
)
def test_wind_strings_and_objects(given: object, mph: tuple[float, float] | None) -> None:
    assert nws.wind_mph(given) == mph


@pytest.mark.parametrize(
    "field",
    [
        {"windSpeed": "brisk"},
        {"windSpeed": "10 to 5 mph"},
        {"windSpeed": 10},
        {"windSpeed": {"unitCode": "wmoUnit:furlong", "value": 3}},
        {"windDirection": "UP"},
        {"temperature": "83"},
        {"temperature": True},
        {"temperature": 83, "temperatureUnit": "K"},
        {"temperature": 83, "temperatureUnit": None},
        {"probabilityOfPrecipitation": {"unitCode": "wmoUnit:percent", "value": 120}},
        {"probabilityOfPrecipitation": {"unitCode": "wmoUnit:degC", "value": 20}},
        {"shortForecast": 7},
        {"startTime": "2026-06-08T06:00:00"},
        {"endTime": None},
    ],
)
def test_what_cannot_be_read_is_no_value(field: dict[str, object]) -> None:
    with pytest.raises(nws.ForecastError) as caught:
        read(period(**field))
    assert caught.value.kind == "malformed"


@pytest.mark.parametrize(
    ("given", "point"),
    [
        ("SSW", "SSW"),
        ("nne", "NNE"),
        ("", None),
        (None, None),
        ("VRB", None),
        ({"unitCode": "wmoUnit:degree_(angle)", "value": 220}, "SW"),
        ({"unitCode": "wmoUnit:degree_(angle)", "value": 359}, "N"),
        ({"unitCode": "wmoUnit:degree_(angle)", "value": None}, None),
    ],
)
def test_direction(given: object, point: str | None) -> None:
    assert nws.direction(given) == point


# -- time


def test_ended_periods_are_dropped_by_their_times() -> None:
    overnight = period(
        number=1,
        name="Overnight",
        startTime="2026-06-08T00:00:00+00:00",
        endTime="2026-06-08T12:00:00+00:00",
        isDaytime=False,
    )
    (got,) = read(overnight, period(number=2, name="This Afternoon"))
    assert got.name == "This Afternoon"


def test_a_night_has_a_low() -> None:
    (got,) = read(period(isDaytime=False, name="Tonight"))
    assert got.temp_kind == "low"


def test_a_forecast_that_is_too_old_is_refused(service: Service) -> None:
    service.place("40,-74.006", forecast(period(), updated="2026-06-05T12:00:00+00:00"))
    failure = only_failure(collect(service))
    assert failure.kind == "stale"
    assert "72 h ago" in failure.detail


def test_nothing_left_is_a_failure(service: Service) -> None:
    service.place("40,-74.006", forecast(period(endTime="2026-06-08T11:00:00+00:00")))
    assert only_failure(collect(service)).detail == "all 1 periods have ended"


def test_no_update_time_is_a_failure_and_generation_time_serves() -> None:
    document = forecast(period())
    properties = dict(document["properties"])  # type: ignore[call-overload]
    del properties["updateTime"]
    with pytest.raises(nws.ForecastError, match="updateTime"):
        nws.read_forecast({"properties": properties}, HERE, now=NOW, max_age=DAY)
    properties["generatedAt"] = "2026-06-08T11:00:00Z"
    (got,) = nws.read_forecast({"properties": properties}, HERE, now=NOW, max_age=DAY)
    assert got.updated == "2026-06-08T11:00:00+00:00"


# -- faults of the service


def test_server_errors_are_tried_again_with_growing_waits(service: Service) -> None:
    broken = (
        500,
        {"title": "Unexpected Problem", "correlationId": "abc"},
        {"Content-Type": "application/problem+json"},
    )
    service.play("/points/40,-74.006", broken, broken, {"properties": {"forecast": service.url + "/f"}})
    service.play("/f", forecast(period()))
    waits: list[float] = []
    assert len(collect(service, waits=waits).periods) == 1
    assert waits == [1.0, 2.0]


def test_a_service_that_stays_broken_is_given_up_with_its_correlation_id(service: Service) -> None:
    service.play("/points/40,-74.006", {"detail": "An unexpected problem", "correlationId": "4c7-x"}, status=500)
    waits: list[float] = []
    failure = only_failure(collect(service, waits=waits, attempts=5))
    assert (failure.kind, failure.correlation_id) == ("unavailable", "4c7-x")
    assert failure.detail == "HTTP 500 An unexpected problem (attempt 5 of 5)"
    assert len(service.asked) == 5
    assert waits == [1.0, 2.0, 4.0, 8.0]
    assert str(failure) == "Alpha: unavailable: HTTP 500 An unexpected problem (attempt 5 of 5) [correlation id 4c7-x]"


def test_not_found_is_not_tried_again(service: Service) -> None:
    service.play(
        "/points/40,-74.006", {"title": "Data Unavailable For Requested Point"}, status=404, X_Correlation_Id="9"
    )
    failure = only_failure(collect(service))
    assert (failure.kind, failure.correlation_id, len(service.asked)) == ("not_found", "9", 1)
    assert "Data Unavailable" in failure.detail


@pytest.mark.parametrize("status", [403, 200])
def test_a_page_instead_of_data_means_blocked(service: Service, status: int) -> None:
    page = b"<html><body>Access Denied</body></html>"
    service.play("/points/40,-74.006", page, status=status, Content_Type="text/html")
    failure = only_failure(collect(service))
    assert failure.kind == "blocked"
    assert "JSON" not in failure.detail
    assert len(service.asked) == 1


def test_rate_limit_waits_as_long_as_asked_but_not_longer_than_a_minute(service: Service) -> None:
    service.play(
        "/points/40,-74.006",
        (429, b"{}", {"Retry-After": "5"}),
        (429, b"{}", {"Retry-After": "86400"}),
        {"properties": {"forecast": "/f"}},
    )
    service.play("/f", forecast(period()))
    waits: list[float] = []
    assert len(collect(service, waits=waits).periods) == 1
    assert waits == [5.0, 60.0]


def test_no_server_at_all(service: Service) -> None:
    nobody = nws.Client("tests@example.org", base="http://127.0.0.1:9", attempts=2, sleep=lambda _: None)
    failure = only_failure(nws.collect((HERE,), nobody, now=NOW, max_age=DAY))
    assert failure.kind == "unavailable"
    assert "no answer" in failure.detail


def test_a_redirect_that_goes_in_circles(service: Service) -> None:
    service.play("/points/40,-74.006", (301, b"", {"Location": "/points/40,-74.006"}))
    assert only_failure(collect(service)).kind == "refused"


@pytest.mark.parametrize(
    "body", [b"{", b"[]", b'{"properties": {}}', b'{"properties": {"forecast": 7}}', b'{"a": NaN}']
)
def test_answers_of_another_form(service: Service, body: bytes) -> None:
    service.play("/points/40,-74.006", body)
    assert only_failure(collect(service)).kind == "malformed"


@pytest.mark.parametrize("document", [{}, {"properties": {"periods": 3}}, forecast(period(), period())])
def test_forecasts_of_another_form(document: dict[str, object]) -> None:
    with pytest.raises(nws.ForecastError) as caught:
        nws.read_forecast(document, HERE, now=NOW, max_age=DAY)
    assert caught.value.kind == "malformed"


def test_one_place_that_fails_does_not_stop_the_others(service: Service) -> None:
    service.place("40,-74.006", forecast(period()))
    service.play("/points/1,2", status=404)
    collected = collect(service, nws.Place("Nowhere", 1, 2), HERE)
    assert [p.place for p in collected.periods] == ["Alpha"]
    assert [f.place for f in collected.failures] == ["Nowhere"]


# -- contact and places


@pytest.mark.parametrize("contact", ["", "  ", "x\r\nX-Evil: 1", "émile@example.org"])
def test_a_contact_that_no_header_can_carry(contact: str) -> None:
    with pytest.raises(InputError, match="contact"):
        nws.Client(contact)


def test_places_are_told_apart_by_their_accents(tmp_path: Path) -> None:
    path = tmp_path / "places.csv"
    path.write_text("name,latitude,longitude\nPeñón,1,2\nPenon,3,4\nPeno\u0301n,5,6\n", encoding="utf-8")
    assert [nws.slug(place.name) for place in nws.read_places(path)] == ["Peñón", "Penon", "Penón"]


def test_the_packaged_places_are_those_of_the_benchmark() -> None:
    assert [place.name for place in nws.read_places()] == list(dict.fromkeys(r.cluster for r in load("all").values()))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name,lat,lon\nA,1,2\n", r"places.csv:1: no column 'latitude'"),
        ("name,latitude,longitude\nA,1,2\nA,3,4\n", r"places.csv:3: name 'A' is there twice"),
        ("name,latitude,longitude\n,1,2\n", r"places.csv:2: name '' is blank"),
        ("name,latitude,longitude\nA b,1,2\nA-b,3,4\n", r"places.csv:3: names 'A b' and 'A-b' would have the same ids"),
        ("name,latitude,longitude\nA,north,2\n", r"places.csv:2: latitude 'north' is not a number"),
        ("name,latitude,longitude\nA,91,2\n", r"places.csv:2: latitude '91' is not within 90 degrees"),
        ("name,latitude,longitude\nA,nan,2\n", r"places.csv:2: latitude 'nan' is not within"),
        ("name,latitude,longitude\nA,1\n", r"places.csv:2: longitude None is not a number"),
        ("name,latitude,longitude\n", r"places.csv: no places"),
        ("", r"places.csv:1: no column 'name'"),
    ],
)
def test_faults_in_a_places_file_name_the_line(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "places.csv"
    path.write_text(text)
    with pytest.raises(InputError, match=message):
        nws.read_places(path)


# -- the command


def current() -> dict[str, object]:
    """A forecast that is current whenever the test runs."""
    now = datetime.now(UTC).replace(microsecond=0)
    times = {"startTime": (now - timedelta(hours=1)).isoformat(), "endTime": (now + timedelta(hours=9)).isoformat()}
    return forecast(period(**times), updated=(now - timedelta(hours=2)).isoformat())


Run = Callable[..., tuple[int, str, str, Path]]


@pytest.fixture
def run(service: Service, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command against the service: exit code, standard output and error, and the file it was to write."""

    def call(*options: str, rows: str = "Alpha,40,-74.00597\n") -> tuple[int, str, str, Path]:
        places, out = tmp_path / "places.csv", tmp_path / "out.jsonl"
        places.write_text("name,latitude,longitude\n" + rows)
        given = ["--places", str(places), "--out", str(out), "--url", service.url, "--attempts", "1"]
        with pytest.raises(SystemExit) as exit:
            main(["weather", "collect", *given, "--contact", "tests@example.org", *options])
        printed = capsys.readouterr()
        return int(exit.value.code or 0), printed.out, printed.err, out

    return call


def test_collect_writes_a_benchmark_that_loads(service: Service, run: Run) -> None:
    service.place("40,-74.006", current())
    code, stdout, stderr, out = run("--json")
    assert (code, stderr) == (0, "")
    assert json.loads(stdout) == {"places": 1, "periods": 1, "failed": [], "out": str(out)}
    (period_read,) = read_periods(out)
    (loaded,) = load(str(out)).values()
    assert loaded.id == period_read.id
    assert len(loaded.required) == 6  # temperature, two conditions, wind, direction, probability


def test_a_partial_failure_lists_the_places_and_keeps_the_old_file(service: Service, tmp_path: Path, run: Run) -> None:
    service.place("40,-74.006", current())
    service.play("/points/1,2", {"title": "Data Unavailable For Requested Point", "correlationId": "77"}, status=404)
    (tmp_path / "out.jsonl").write_text("old\n")
    code, stdout, stderr, out = run("--json", rows="Alpha,40,-74.00597\nNowhere,1,2\n")
    assert code == 1
    assert out.read_text() == "old\n"
    assert [failed["place"] for failed in json.loads(stdout)["failed"]] == ["Nowhere"]
    assert "Nowhere: not_found: HTTP 404 Data Unavailable For Requested Point [correlation id 77]" in stderr
    assert "1 of 2 places failed" in stderr
    assert {path.name for path in tmp_path.iterdir()} == {"places.csv", "out.jsonl"}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--default"], "choose the places"),
        (["--contact", " "], "who is calling"),
        (["--out", "forecast.csv"], "must end in .jsonl"),
        (["--url", "ftp://example.org"], "must begin with http"),
        (["--max-age", "0"], "max-age"),
        (["--attempts", "99"], "attempts"),
    ],
)
def test_mistakes_in_options_are_one_line_and_write_nothing(
    service: Service, run: Run, options: list[str], message: str
) -> None:
    code, stdout, stderr, out = run(*options)
    assert (code, stdout) == (2, "")
    assert message in stderr
    assert "Traceback" not in stderr
    assert not out.exists()
    assert service.asked == []


def test_help_names_the_contact() -> None:
    assert "--contact" in CliRunner().invoke(command, ["collect", "--help"]).output
