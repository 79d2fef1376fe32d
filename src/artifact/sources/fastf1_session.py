"""A race from a FastF1 session, loaded with FastF1's own loader.

Invariant: the race that comes back is the race that was asked for: the event is resolved by its exact name or round in
the season's schedule, never by the nearest name, and what was loaded must be of that weekend. The session's laps and
results then go the same way as a lap table's, so both sources give the same `Race`.

With `ARTIFACT_FASTF1_HTTP_CACHE` naming a folder of recorded responses nothing is asked of the network.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import tempfile
import warnings
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pandas as pd

from artifact.domains.racing.oracle.events import resolve_event
from artifact.domains.racing.oracle.race import Race, StatusChange
from artifact.errors import ArtifactError, InputError, unknown
from artifact.sources.laps import build_races
from artifact.sources.tables import Table

if TYPE_CHECKING:
    import requests
    from fastf1.core import Session
    from fastf1.events import EventSchedule

RECORDED = "ARTIFACT_FASTF1_HTTP_CACHE"
_INSTEAD = "or use tables: artifact oracle build --laps FILE --results FILE"
_WEEKEND_DAYS = 5
_DAMAGED = "FastF1's cache is damaged"


def load_session(year: str | int, event: str | int, *, session: str = "R") -> Race:
    """Load one race.

    Args:
        year: season.
        event: round number or name; accents and case do not matter.
        session: `R` race, `S` sprint.

    Raises:
        InputError: no such season, round or event, or its results are not final.
        ArtifactError: a request failed, which the message names, or FastF1's cache is damaged.
    """
    season = _number("year", year, range(1950, 2101))
    with _fastf1() as failures:
        schedule = _schedule(season, failures)
        round_number = _round(schedule, season, event)
        loaded = _load(schedule, round_number, session, failures)
        try:
            return _race(loaded, season, round_number, session)
        except InputError:
            if os.environ.get(RECORDED):
                raise
        # what an interrupted or early answer left in FastF1's cache may be at fault: ask once more, around the cache
        import fastf1

        with fastf1.Cache.disabled():
            return _race(_load(schedule, round_number, session, failures), season, round_number, session)


def _number(what: str, value: str | int, allowed: range) -> int:
    try:
        number = int(value)
    except ValueError:
        number = allowed.start - 1
    if number not in allowed:
        raise InputError(f"{value!r} is not a {what}", allowed=[f"{allowed.start} to {allowed.stop - 1}"])
    return number


def _schedule(season: int, failures: list[str]) -> EventSchedule:
    import fastf1

    try:
        schedule = fastf1.get_event_schedule(season, include_testing=False)
    except _errors() as error:
        raise _failed(f"the schedule of {season}", failures, error) from None
    if schedule.empty:
        raise _failed(f"the schedule of {season}", failures, None)
    return schedule


def _round(schedule: EventSchedule, season: int, event: str | int) -> int:
    rounds = {int(number): str(name) for number, name in zip(schedule.RoundNumber, schedule.EventName, strict=True)}
    text = str(event).strip()
    if text.isdigit():
        if int(text) not in rounds:
            raise unknown(f"round of {season}", text, [f"{number} {name}" for number, name in rounds.items()])
        return int(text)
    name = resolve_event(text, rounds.values(), where=f"season {season}")
    return next(number for number, known in rounds.items() if known == name)


def _load(schedule: EventSchedule, round_number: int, session: str, failures: list[str]) -> Session:
    event = schedule.get_event_by_round(round_number)
    what = f"{event.year} {event.EventName}"
    try:
        loaded = event.get_session(session)
    except ValueError:
        raise InputError(f"{what} has no session {session!r}", allowed=["R (race)", "S (sprint, where held)"]) from None
    try:
        loaded.load(laps=True, telemetry=False, weather=False, messages=True)
        empty = loaded.laps.empty or loaded.results.empty
    except _errors() as error:
        raise _failed(what, failures, error) from None
    if empty:
        raise _failed(what, failures, None)
    return loaded


def _errors() -> tuple[type[BaseException], ...]:
    """What FastF1 raises when it gets no data, or bad data; it also calls `exit()`."""
    from fastf1 import exceptions

    critical, missing = exceptions.FastF1CriticalError, exceptions.DataNotLoadedError
    return (
        critical,
        missing,
        exceptions.ErgastError,
        exceptions.NoLapDataError,
        ValueError,
        LookupError,
        OSError,
        SystemExit,
    )


def _race(loaded: Session, season: int, round_number: int, session: str) -> Race:
    import fastf1

    event = loaded.event
    began = pd.Timestamp(loaded.session_info["StartDate"])
    days = abs((began - pd.Timestamp(event.EventDate)).days)
    if event.RoundNumber != round_number or began.year != season or days > _WEEKEND_DAYS:
        raise InputError(
            f"FastF1 returned another race: asked for round {round_number} of {season} ({event.EventName}), "
            f"got {loaded.session_info['Meeting']['Name']} of {began:%Y-%m-%d}"
        )
    keys = {"Year": season, "RoundNumber": round_number, "EventName": event.EventName}
    name = f"FastF1 {season} {event.EventName}"
    changes = [
        StatusChange(time.total_seconds(), str(code))
        for time, code in zip(loaded.track_status["Time"], loaded.track_status["Status"], strict=True)
    ]
    (race,) = build_races(
        Table(pd.DataFrame(loaded.laps).assign(**keys).reset_index(drop=True), f"{name} laps", 0),
        Table(pd.DataFrame(loaded.results).assign(**keys).reset_index(drop=True), f"{name} results", 0),
        session=session,
        status_changes=changes,
        fastf1_version=fastf1.__version__,
        results_retrieved=None if os.environ.get(RECORDED) else f"{datetime.now(UTC):%Y-%m-%d}",
    )
    return race


@contextlib.contextmanager
def _fastf1() -> Iterator[list[str]]:
    """FastF1, quiet, on recorded responses if there are any. Yields what requests failed, as they fail."""
    import fastf1

    failures: list[str] = []
    fastf1.set_log_level(logging.CRITICAL)
    recorded = os.environ.get(RECORDED)
    with tempfile.TemporaryDirectory(prefix="artifact-fastf1-") as scratch:
        try:
            if recorded:
                _replay(Path(recorded), Path(scratch))
            else:
                fastf1.Cache.configure()
            _watch(fastf1.Cache._requests_session_cached, failures)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # what it warns of is in `failures`
                yield failures
        except sqlite3.Error as error:
            raise ArtifactError(f"{_DAMAGED} ({error}); delete it ({_cache_folder()}) and run again") from None


def _cache_folder() -> str:
    import fastf1

    return str(fastf1.Cache.get_cache_info()[0])


def _replay(recorded: Path, scratch: Path) -> None:
    """Answer FastF1's requests from a folder of recorded responses, which is only read."""
    import fastf1
    from requests_cache.backends.filesystem import FileCache

    responses = sorted(recorded.glob("*.json"))
    if not responses:
        raise InputError("no recorded responses (*.json)", where=str(recorded), fix=f"set or unset {RECORDED}")
    links, parsed = scratch / "http", scratch / "parsed"
    links.mkdir()
    parsed.mkdir()
    for response in responses:  # the backend keeps a database beside the responses
        (links / response.name).symlink_to(response.resolve())
    fastf1.Cache.configure(cache_dir=str(parsed), _backend=FileCache(links))
    session = fastf1.Cache._requests_session_cached
    session.settings.allowable_codes = ()
    # the recorded keys contain this header, whose default depends on the decoders that are installed
    session.headers["Accept-Encoding"] = "gzip, deflate"
    fastf1.Cache.offline_mode(True)


def _watch(session: requests.Session, failures: list[str]) -> None:
    """Note every request that fails: FastF1 logs some and swallows others."""
    import requests
    from fastf1.exceptions import RateLimitExceededError

    send = session.send

    def watched(request: requests.PreparedRequest, **options: Any) -> requests.Response:
        try:
            response = send(request, **options)
        except RateLimitExceededError as error:
            failures.append(f"{request.url} (rate limit: {error})")
            raise
        except requests.RequestException as error:
            failures.append(f"{request.url} ({type(error).__name__})")
            raise
        except sqlite3.Error as error:  # FastF1 goes on without what it could not load
            failures.append(f"{request.url} ({_DAMAGED}: {error}; delete {_cache_folder()})")
            raise
        if response.status_code >= 400:
            reason = (
                "not recorded" if response.status_code == 504 else "rate limit" if response.status_code == 429 else ""
            )
            failures.append(f"{request.url} ({reason or f'status {response.status_code}'})")
        return response

    session.send = watched  # type: ignore[method-assign]


def _failed(what: str, failures: list[str], error: BaseException | None) -> ArtifactError:
    """The first request that failed, or else what FastF1 said."""
    reason = failures[0] if failures else str(error or "no data")[:200]
    step = f"record it, or unset {RECORDED}" if os.environ.get(RECORDED) else "check the network"
    return ArtifactError(f"FastF1 could not load {what}: request failed: {reason}; {step}, {_INSTEAD}")
