"""Laps of stops told by their distance from a stop told before: "two laps later", "one lap before BBB", "on the next".

Invariant: the sentence, or the one before it, tells the lap that is counted from, and nothing there tells the other.
"""

from __future__ import annotations

from artifact.domains.racing.claims import PitLap
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import BREAKS, BREAKS_OR_DRIVER, DATES, STOPS_OR_CHANGE, Scene

_TELLING = frozenset({"NLAPS", "NEXT_LAP", "BEFORE", "COMPARE"})
_SETTING_APART = frozenset({"BEFORE", "AFTER", "THAN"})
_TO_THE_END = frozenset({"FLAG", "FINISH", "UNTIL", "RETIRE", "WIN"})
_DONE = frozenset({"PIT", "RESPOND", "SAME", "SAME_CHANGE", "STOPS"})
_STOPS = frozenset({"PIT", "CHANGE", "RESPOND", "SAME", "SAME_CHANGE", "EXTEND", "STAY", "STOPS"})
_LONGEST = 60  # laps between two stops
_BEYOND = 4  # laps between two stops of which one answers the other, where nothing but a verb for that connects them
# what may stand between who stopped, what tells that he did, and how much later
_BETWEEN = frozenset({",", "PIT", "CHANGE", "RESPOND", "SAME", "SAME_CHANGE", "EXTEND", "STAY", "TYRE", "COMPOUND"})
_BETWEEN |= {"FOR", "TO", "WITH", "AND", "BACK", "HIS", "WHO", "ORD", "OUT", "IN", "ON", "RUN", "NONE", "BOTH_STOPS"}
_BEHIND_IT = frozenset({"", ".", ",", ";", ")", "AND", "WHILE", "BUT", "FOR", "TO", "WITH", ":", "BECAUSE", "-", "SO"})
_NO_STOP = frozenset({"FASTER", "SLOWER", "TYRE", "PER", "COMPOUND", "POSITION", "STINT"})


def read(scene: Scene, talk: Discourse, stopped: list[tuple[int, str, int]]) -> None:
    """Read the stops of a sentence that are told by their distance from others.

    Args:
        scene: the sentence.
        talk: what has been said so far.
        stopped: index, driver and lap of each stop that the sentence tells by its lap.
    """
    known = list(stopped)
    for index, tag in enumerate(scene.tags if not scene.has.isdisjoint(_TELLING) else ()):
        if tag in _SETTING_APART:
            _before_another(scene, talk, index, stopped)
        elif tag in ("NLAPS", "NEXT_LAP"):
            known += _later(scene, talk, index, known)
    talk.last_stop = _last(talk, known)


def _last(talk: Discourse, stopped: list[tuple[int, str, int]]) -> tuple[str, int, int] | None:
    """Driver and lap of the stop told last, with the sentence, if it is the last one but one or later."""
    if stopped:
        _, driver, lap = max(stopped)
        return driver, lap, talk.sentence
    told = talk.last_stop
    return told if told is not None and told[2] >= talk.sentence - 1 else None


def _count(scene: Scene, index: int) -> int:
    """How many laps the words that end before `index` count, "one before BBB" among them; or 0."""
    k = index - 1
    k -= scene.tag(k) == "COMPARE"
    item = scene.items[k] if k >= 0 else None
    if item is None or item.to < scene.items[index].at - 2:
        return 0
    if item.tag == "LAP" and item.flag is False:
        return 1
    return item.whole if item.tag in ("NLAPS", "WORDNUM", "INT") and 0 < item.whole <= 40 else 0


def _before_another(scene: Scene, talk: Discourse, index: int, stopped: list[tuple[int, str, int]]) -> None:
    """ "AAA stopped on lap 14, two laps before BBB": of BBB it says on which."""
    place = index + 1 + (scene.tag(index + 1) == "OF")
    rival = scene.items[place] if stopped and scene.tag(place) == "DRIVER" else None
    count = _count(scene, index) if rival is not None else 0
    if rival is None or not count or rival.at > scene.items[index].to + 3 or _tells_own(scene, place):
        return
    start = index - 1 - (scene.tag(index - 1) == "COMPARE")
    lap = start - 1 - (scene.tag(start - 1) == ",")
    while scene.tag(lap) in ("OF", "IN"):
        lap -= 1  # "on lap 10 of the race, ..."
    told = next((stop for stop in stopped if stop[0] == lap), None)
    if told is None or told[1] == rival.code or scene.items[index].unreal or scene.tag(lap) not in DATES:
        return
    word = scene.items[index]
    after = word.tag == "AFTER" or (word.tag == "THAN" and scene.items[index - 1].value == "later")
    _tell(talk, rival, rival.code, told[2] - count if after else told[2] + count)


def _tells_own(scene: Scene, place: int) -> bool:
    """Whether the sentence tells when the driver at `place` stopped, or breaks off before it does."""
    end = scene.right(place, BREAKS)
    after = scene.tags[place + 1 : end if end > 0 else None]
    possessive = scene.tag(place) == "DRIVER" and scene.items[place].flag
    return possessive or not DATES.isdisjoint(after) or after[-1:] in (["LAP"], ["ON"], ["IN"])


def _later(scene: Scene, talk: Discourse, index: int, known: list[tuple[int, str, int]]) -> list[tuple[int, str, int]]:
    """ "BBB responded two laps later", "BBB, a lap later", "stopped again 20 laps later": from the stop told last."""
    item = scene.items[index]
    end = _end_of_later(scene, index)
    if not end or item.unreal or item.whole > _LONGEST:
        return []
    before = [stop for stop in known if stop[0] < index]
    base = max(before)[1:] if before else talk.last_stop[:2] if talk.last_stop is not None else None
    if base is None:
        return []
    place = _who_follows(scene, end) or -1
    if place > 0 and (scene.items[place].code == base[0] or _tells_own(scene, place)):
        place = -1
    if place < 0 and scene.tag(end) in _BEHIND_IT and not _tells_own(scene, end - 1):
        who = _who_before(scene, index, end, max(before)[0] if before else -1)
        if who is not None and (who < 0 or scene.items[who].code == base[0]):
            return _again(scene, talk, index, before)
        place = -1 if who is None else who
    if place < 0:
        return []
    driver, lap = scene.items[place].code, base[1] + (item.whole if item.tag == "NLAPS" else 1)
    _tell(talk, item, driver, lap)
    return [(index, driver, lap)]


def _end_of_later(scene: Scene, index: int) -> int:
    """Where a sentence goes on after "two laps later" or "the next lap"; 0 if the count is no distance."""
    if scene.tags[index] == "NEXT_LAP":
        return index + 1
    later = scene.items[index].flag and scene.tag(index + 1) == "COMPARE" and scene.items[index + 1].value == "later"
    return index + 2 if later else 0


def _who_before(scene: Scene, index: int, end: int, told: int) -> int | None:
    """Index of who is said before `index` to have stopped so much later; -1 if no driver is, None if nothing says so.

    Args:
        scene: the sentence.
        index: of the distance.
        end: where the sentence goes on after it.
        told: index of the last stop in the sentence, or -1.
    """
    who = index - 1
    while scene.tag(who) in _BETWEEN:
        who -= 1
    if scene.tag(who) != "DRIVER":
        return -1
    between = scene.tags[who + 1 : index]
    alone = between in ([","], []) and scene.tag(who - 1) in ("AND", "WHILE", ";")  # "and BBB, a lap later"
    alone = alone or (between == [] and scene.tag(who - 1) == "," and scene.tag(who - 2) in DATES)
    done = not _STOPS.isdisjoint(between) or alone
    return who if who > told and done and _NO_STOP.isdisjoint(scene.tags[end : end + 2]) else None


def _who_follows(scene: Scene, k: int) -> int:
    """Index of who stopped so much later: "two laps later BBB replied", "una vuelta después lo hizo BBB"; or 0."""
    k += scene.tag(k) == ","
    verb_first = scene.tag(k) in _DONE
    k += verb_first
    k += scene.tag(k) in ("TO", "OF")
    if scene.tag(k) != "DRIVER" or scene.items[k].flag:
        return 0
    done = verb_first or (scene.tag(k + 1) in _DONE and scene.items[k + 1].at <= scene.items[k].to + 2)
    told = scene.items[min(k + 1, len(scene.items) - 1)]  # the verb, or what comes after it
    return k if done and not told.unreal else 0


def _again(scene: Scene, talk: Discourse, index: int, before: list[tuple[int, str, int]]) -> list[tuple[int, str, int]]:
    """ "AAA stopped on lap 12 and took another set 20 laps later": the next stop of whose the last one was."""
    item = scene.items[index]
    verb = scene.left(index, STOPS_OR_CHANGE, BREAKS_OR_DRIVER)
    if not before or item.tag != "NLAPS" or verb <= max(before)[0] or item.whole < _BEYOND:
        return []
    _, driver, lap = max(before)
    ended = not _TO_THE_END.isdisjoint(scene.tags[verb:index])  # "... for HARD, to the flag 28 laps later"
    if item.owner not in ((driver,), ()) or scene.items[verb].unreal or ended:
        return []
    _tell(talk, item, driver, lap + item.whole)
    return [(index, driver, lap + item.whole)]


def _tell(talk: Discourse, item: Item, driver: str, lap: int) -> None:
    """Keep the stop, unless the text tells another of that driver so near that it must be the same."""
    near = [own for own in talk.stops.get(driver, []) if abs(own - lap) <= _BEYOND]
    if lap > 0 and not near:
        talk.emit(PitLap, item, item, "pit.distance", item.unreal, driver=driver, lap=lap)
        talk.stop(driver, lap)
