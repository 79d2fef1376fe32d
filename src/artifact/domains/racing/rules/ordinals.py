"""Which ordinals and bare numbers are final positions."""

from __future__ import annotations

from artifact.domains.racing.rules.items import JOINING
from artifact.domains.racing.rules.place_words import (
    ENDS,
    after_relative,
    fronted_driver,
    given_to,
    in_place_beside,
    is_dated,
    of_point,
    result_before,
    where_he_started,
)
from artifact.domains.racing.rules.scene import BREAKS, CAUSES, FINISHED, HALTS, Scene
from artifact.domains.racing.rules.standings import NOT_A_PLACE

_COUNTED = frozenset({"WIN", "ORDER", "POINTS"})  # "his third win", "AAA's second podium"
RESULT_LABELS = frozenset({"FINISH", "ORDER"})
_AFTER_DRIVER = frozenset({",", "IN", "(", "WITH", ":"})  # between a driver and his place: "AAA, fifth", "AAA (5th)"
# they tell of the course of the race: "second until lap 20", "after the stops AAA was third"
_COURSE = frozenset({"LAPNO", "SPAN", "UNTIL", "BEFORE", "SC", "WINDOW", "START", "WHILE"})
_FRONTED = _COURSE | {"AFTER", "NLAPS"}
_LAST = 22  # no field has more cars
_FINISH_OR_WIN = frozenset({"FINISH", "WIN"})
_RACING = frozenset({"PIT", "CHANGE", "STOPS", "UNDERCUT", "OVERCUT", "STAY", "EXTEND", "LAPNO", "COMPOUND", "START"})


def is_place(scene: Scene, index: int, *, in_row: bool = True) -> bool:
    """Whether an ordinal is a final position, as one before it in a row may tell, unless that one asks (`in_row`)."""
    following = scene.tags[index + 1 : index + 4]
    for reading in (_told_outright, _told_by_what_follows, _of_a_pair, _told_by_what_leads, _beside_result):
        place = reading(scene, index, following)
        if place is not None:
            return place
    before = scene.tag(index - 1)
    if before == "DRIVER" and scene.items[index - 1].to == scene.items[index].at - 1:
        return not is_dated(scene, index)  # unlike "AAA first, on lap 9, then BBB"
    if before in (",", "IN") and after_relative(scene, index) >= 0:
        return result_before(scene, index)
    if in_row and _goes_on_row(scene, index):
        return not is_dated(scene, index)  # "AAA was fifth and BBB only ninth"
    if _taken(scene, index, following):
        return True
    if before in _AFTER_DRIVER and scene.tag(index - 2) == "DRIVER" and _beside_driver(scene, index):
        return True
    said = scene.left(index, _FINISH_OR_WIN, BREAKS)
    return said >= 0 and index - said < 12 and scene.preds[index] in ("finish", "win") and before != "OF"


def _told_outright(scene: Scene, index: int, following: list[str]) -> bool | None:
    """Whether an ordinal is a place as its sentence is made to tell one; nothing where it is not made so."""
    if where_he_started(scene, index) or _stayed_ahead_in(scene, index) or _fell_to_at_end(scene, index):
        return True
    if scene.tags[max(index - 2, 0) : index] == ["DRIVER", ","] and following[:2] == ["FINISH", ","]:
        return scene.items[index].whole > 1  # "AAA, segundo classificado, ..."
    if index == 2 and scene.tags[:2] == ["DRIVER", ","] and _opens_report(scene, index, following[:1]):
        return True  # "AAA, seventh, never troubled the leaders"
    if scene.tags[max(index - 3, 0) : index] == ["RELEGATE", "DRIVER", "TO"]:
        return True  # "relegating BBB to fifth"
    if of_point(scene, index):
        return True  # "there was a point for AAA in tenth"
    where = index + 3 + (scene.tag(index + 3) == "HE")
    if following[:2] == [",", "WHILE"] and scene.tag(where) == "FINISH" and scene.tag(index - 1) in ("TO", "IN", "FOR"):
        return True  # "fell to 14th, where he finished"
    if scene.tags[max(index - 2, 0) : index] == ["POINTS", "FOR"] and given_to(scene, index) is not None:
        return True  # "the point for tenth went to AAA"
    return not is_dated(scene, index) if fronted_driver(scene, index) >= 0 else None


def _stayed_ahead_in(scene: Scene, index: int) -> bool:
    """ "It was AAA who stayed ahead, in 11th, with BBB in 13th": the places of both."""
    tags = scene.tags
    if tags[index + 1 : index + 6] == [",", "WITH", "DRIVER", "IN", "ORD"]:
        ahead = tags[max(index - 4, 0) : index] == ["STAY", "AHEAD", ",", "IN"]
        return ahead and scene.items[index].whole < scene.items[index + 5].whole
    if tags[max(index - 4, 0) : index] == [",", "WITH", "DRIVER", "IN"] and scene.tag(index - 5) == "ORD":
        return _stayed_ahead_in(scene, index - 5)
    return False


def _fell_to_at_end(scene: Scene, index: int) -> bool:
    """ "AAA fell to 18th by the end of the race"."""
    fell = scene.tag(index - 1) in ("TO", "FOR") and scene.tag(index - 2) == "FALL"
    k = index + 1
    return fell and scene.tag(k) in ("TO", "BY", "IN") and scene.tag(k + 1) in ("FINAL", "FLAG")


def _told_by_what_follows(scene: Scene, index: int, following: list[str]) -> bool | None:
    """Whether an ordinal is a place, or counts something else, by the words after it."""
    before, after = scene.tag(index - 1), following[:1]
    if following[:2] == ["TO", "FLAG"] and before == "AND" and "TYRE" in scene.tags[:index]:
        return False  # "the first set took him to lap 27, and the second to the flag"
    if after and after[0] in NOT_A_PLACE:
        # "finishing fifth as the tyres held" tells a place
        apart = scene.items[index + 1].at > scene.items[index].to + 2
        return apart and before == "FINISH" and scene.items[index - 1].to == scene.items[index].at - 1
    last = following[:2] == ["AND", "FINAL"]
    if last and (before in ("HIS", "") or "PIT" in scene.tags[index + 3 : index + 5]):
        return False  # "AAA's second and last stop"
    if following[:2] == ["OF", "THESE"]:
        return False  # "the first of these stops"
    if after == [":"] and before in RESULT_LABELS:
        return False  # "Result first: ..."
    if _at_the_flag(scene, index):
        return True
    if after and after[0] in _COUNTED and scene.items[index + 1].at <= scene.items[index].to + 1:
        return False
    if following[1:2] and following[1] in ("STINT", "PIT", "STOPS") and following[0] not in ("AFTER", "WITH", ","):
        return False  # "the third and last stop", unlike "fifth after two stops"
    return None


def _of_a_pair(scene: Scene, index: int, following: list[str]) -> bool | None:
    """Whether an ordinal that two drivers share, or that stands right before one, is a place."""
    item, pair = scene.items[index], ["ORD", "AND", "ORD"]
    if len(item.owner) == 2 and pair in (scene.tags[index : index + 3], scene.tags[index - 2 : index + 1]):
        # "they finished second and third"
        return scene.left(index, FINISHED, BREAKS) >= 0
    if item.flag and following[:1] == ["DRIVER"] and not scene.items[index + 1].flag:
        listed = scene.items[index + 1].at <= item.to + 1 and scene.tag(index - 1) in (":", ",", "AND", ";")
        return listed and scene.left(index, FINISHED) >= 0  # "Results: 1st AAA, 2nd BBB"
    return None


def _told_by_what_leads(scene: Scene, index: int, following: list[str]) -> bool | None:
    """Whether an ordinal is a place by the verb or label before it, or by whom it is given to."""
    before, item = scene.tag(index - 1), scene.items[index]
    if before == "BE":
        return _is_told(scene, index) and not _passing(scene, index)
    if given_to(scene, index) is not None and (scene.preds[index] == "finish" or result_before(scene, index)):
        return before in ("", ",", "AND", ";", ":", ".", "BUT", "WHILE", "FINISH", "FLAG", "ORDER")
    if in_place_beside(scene, index) is not None:
        return True
    if before == ":" and scene.tag(index - 2) == "FINAL" and scene.tag(index - 3) in ("", "|", ",", ";", "(", "-"):
        return following[:1] in ENDS or following[:1] == ["|"]
    if "FLAG" in (before, scene.tag(index - 2)) and following[:1] in ENDS and before in ("FLAG", ":"):
        return scene.items[index - 1].to == item.at - 1  # "Flag: ninth"
    if index == 0 and following[:2] == ["FOR", "DRIVER"] and scene.tag(3) in (".", ",", ";", "!", ""):
        return item.whole > 1 and not is_dated(scene, index)  # "Seventh it was for AAA, then"
    return None


def _beside_result(scene: Scene, index: int, following: list[str]) -> bool | None:
    """Whether an ordinal is a place that closes what is said of the podium, the points or the result."""
    before, item = scene.tag(index - 1), scene.items[index]
    if before in ("ORDER", "POINTS") and following[:1] in ENDS and item.at <= scene.items[index - 1].to + 2:
        return True  # "subió al podio como tercero"
    ends = following[:1] in ENDS or following[0] in ("AND", "BEHIND", "AHEAD", "BUT", "WHILE")
    if before == "," and scene.tag(index - 2) == "POINTS" and item.at == scene.items[index - 1].to + 1 and ends:
        return item.whole > 1 and not is_dated(scene, index)  # "brought the car home in the points, tenth"
    behind = before == "IN" and ends and scene.tags[max(index - 3, 0) : index - 1] == ["AHEAD", "DRIVER"]
    if behind and _told_before(scene, index - 3):
        return True  # "took fifth, ahead of BBB in sixth"
    if before == "IN" and scene.items[index - 1].to == item.at - 1 and ends:
        beside = scene.tags[max(index - 3, 0) : index]  # "rounded out the podium in third", "the last point in tenth"
        if not {"ORDER", "POINTS", "FLAG"}.isdisjoint(beside) or scene.preds[index] in ("finish", "win", "fastest"):
            return True  # "set the fastest lap in fifth"
    if _adorned(scene, index) and following[:1] in (*ENDS, ["AND"]):
        return result_before(scene, index) and not is_dated(scene, index)  # "won, with BBB a close second"
    return None


def _told_before(scene: Scene, ahead: int) -> bool:
    """Whether the place of who was ahead stands right before: "fifth, ahead of BBB in sixth"."""
    place = ahead - 1 - (scene.tag(ahead - 1) == ",")
    if scene.tag(place) == "ORD":
        return is_place(scene, place)
    return scene.tag(place) == "POS"


def _goes_on_row(scene: Scene, index: int) -> bool:
    """Whether an ordinal stands beside the next driver after a place: "AAA was fifth and BBB only ninth"."""
    tags, item = scene.tags, scene.items[index]
    first = index - 1 - (tags[index - 1] == "TO")
    shared = tags[max(first - 3, 0) : first + 1] in (["POS", "AND", "DRIVER", "WITH"], ["ORD", "AND", "DRIVER", "WITH"])
    if shared and tags[first - 4 - (tags[first - 4] == "TO")] == "WITH":
        return True  # "AAA ficou com a nona posição e BBB com a décima"
    led = tags[max(index - 4, 0) : index] == ["ORD", ",", "WITH", "DRIVER"]  # "..., with BBB a distant ninth"
    if not led and tags[max(index - 3, 0) : index] not in (["ORD", "AND", "DRIVER"], ["ORD", ",", "DRIVER"]):
        return False
    beside = scene.items[index - 1].to + 1 < item.at <= scene.items[index - 1].to + 3
    return beside and is_place(scene, index - 3 - (scene.tag(index - 2) == "WITH"))


def _taken(scene: Scene, index: int, following: list[str]) -> bool:
    """Whether an ordinal is a place that a driver took, or one of a row of them: "AAA took second and BBB third"."""
    before = scene.tag(index - 1)
    ends = following[:1] in ENDS or following[:2] == ["AHEAD", "DRIVER"]
    if before == "CHANGE" and ends and _took(scene, index):
        return True  # "was quicker, taking seventh ahead of BBB"
    took = before == "CHANGE" and scene.tag(index - 2) == "DRIVER"
    if (before == "DRIVER" or took) and _placed_alike(scene, index):
        return True
    ends = following[:1] in ENDS or following[:2] == ["AND", "POINTS"]
    # "AAA was second at the flag and BBB took third"
    return took and ends and not is_dated(scene, index) and result_before(scene, index - 2)


def _opens_report(scene: Scene, index: int, after: list[str]) -> bool:
    """Whether what is told beside the first driver of a sentence is no place on the way to something.

    "AAA, seventh, never troubled the leaders", "AAA, cuarto pese a su undercut, se quedó sin premio"
    """
    near = scene.items[index].at == scene.items[1].to + 1 and not scene.items[0].flag and scene.items[index].whole > 1
    if after == ["BUT"] and near:
        return scene.items[index + 1].at == scene.items[index].to + 1
    end = scene.right(index, HALTS)
    said = scene.tags[index + 2 : end if end > 0 else None]
    return after == [","] and near and _RACING.isdisjoint(said) and not is_dated(scene, index)


def _adorned(scene: Scene, index: int) -> bool:
    """Whether an adjective and no more stands between a driver and his place: "with BBB a close second"."""
    k = index - 1
    while scene.tag(k) in ("DOWN", "SUCCESS", "COMPARE"):
        k -= 1
    named = scene.tag(k) == "DRIVER" and not scene.items[k].flag and scene.tag(k - 1) in ("WITH", ",")
    apart = scene.items[index].at - scene.items[k].to if named else 0
    return 1 < apart < 4 and scene.items[index].whole > 1


def _at_the_flag(scene: Scene, index: int) -> bool:
    """ "tenth at the flag", "quinto na bandeirada", "décimo al final", "quinto en meta"."""
    link, when = scene.tags[index + 1 : index + 3] if len(scene.tags) > index + 2 else ("", "")
    if link not in ("IN", "TO", "ON", "UNDER") or scene.items[index + 1].at > scene.items[index].to + 1:
        return False
    ends = scene.tag(index + 3) in ("", ".", ",", ";", ")", "AND", "!", ":")
    return when == "FLAG" or (when in ("FINAL", "FINISH") and ends)


def _took(scene: Scene, index: int) -> bool:
    """Whether a place is one that a driver took in the race: "was quicker and took seventh", unlike in the stops."""
    verb = scene.items[index - 1]
    near = verb.value == "motion" and scene.items[index].at == verb.to + 1 and len(verb.owner) == 1
    course = CAUSES | _COURSE - {"WHILE"} | {"GRID", "AFTER", "WINDOW"}
    return near and scene.items[index].whole > 1 and course.isdisjoint(scene.tags) and not is_dated(scene, index)


def _beside_driver(scene: Scene, index: int) -> bool:
    """Whether an ordinal stands after a driver with a mark or "in" between, in a sentence about the result."""
    link, item = scene.items[index - 1], scene.items[index]
    if link.at != scene.items[index - 2].to + 1 or item.at > link.to + 2 or scene.items[index - 2].flag:
        return False
    ends = scene.tags[index + 1 : index + 2] in ENDS or scene.tag(index + 1) in ("AND", "WITH", "AFTER")
    return ends and not is_dated(scene, index) and (scene.preds[index] == "finish" or result_before(scene, index))


def _is_told(scene: Scene, index: int) -> bool:
    """Whether "was fourth" ends what is said: not "was the fourth to stop", nor, of a place that others may hold in
    turn, "was the first, on lap 9"."""
    after = scene.tag(index + 1)
    if (
        after in ("TO", "OF", "QUE", "WHO")
        or scene.tag(index + 2) in ("PIT", "CHANGE", "RETIRE")
        or is_dated(scene, index)
    ):
        return False
    if scene.items[index].whole > 1:
        return True
    k = index + 1
    while scene.tag(k) in JOINING:
        k += 1
    goes_on = scene.tag(k) == "DRIVER" and (scene.tag(k + 1) in ("ORD", "POS") or scene.tag(k + 2) == "ORD")
    return goes_on or not FINISHED.isdisjoint(scene.tags[:index])


def _passing(scene: Scene, index: int) -> bool:
    """Whether a place is told of the course of the race: "was second until lap 20", "after the stops AAA was third"."""
    if not {"FINISH", "FLAG", "ORDER"}.isdisjoint(scene.tags[:index]):
        return False
    for k in range(index + 1, len(scene.tags)):
        if scene.tags[k] in ("AND", ",", ";", ".", "(") or (scene.tags[k] == "AFTER" and scene.tag(k + 1) == "STOPS"):
            break
        if scene.tags[k] in _COURSE or scene.tags[k] == "AFTER":
            return True
    for tag in scene.tags[: index - 1]:
        if tag in ("DRIVER", "HE"):
            return False
        if tag in _FRONTED:
            return True
    return False


def _placed_alike(scene: Scene, index: int) -> bool:
    """ "AAA eighth and BBB ninth", "AAA octavo, BBB noveno": places in a row, the verb told once."""
    k = index + 1
    while scene.tag(k) in (",", "AND", "WITH"):
        k += 1
    alike = k > index + 1 and scene.tag(k) == "DRIVER" and scene.tag(k + 1) == "ORD"
    near = scene.items[index].at <= scene.items[index - 1].to + 2
    return alike and near and is_place(scene, k + 1, in_row=False)


def is_bare_place(scene: Scene, index: int) -> bool:
    """Whether a number is a place without the word for it: "terminó 12", "AAA in position 9 and BBB in 11"."""
    item = scene.items[index]
    if not 0 < item.whole <= _LAST or scene.tags[index + 1 : index + 2] not in (*ENDS, ["AND"]):
        return False
    if scene.tag(index - 1) == "FINISH":
        return item.at == scene.items[index - 1].to + 1
    if scene.tags[max(index - 2, 0) : index] == ["FINISH", ":"]:
        return item.at == scene.items[index - 2].to + 2  # "finish: 9"
    apposed = scene.tags[max(index - 2, 0) : index] == ["DRIVER", ","]
    if apposed and any(scene.tags[k : k + 2] == ["FINISH", "INT"] for k in range(index - 2)):
        return scene.tags[index + 1 : index + 2] != ["AND"]  # "AAA acabó 12 y BBB, 13"
    if scene.tags[max(index - 3, 0) : index] == ["DRIVER", "FINISH", "IN"] and "POS" in scene.tags[: index - 3]:
        return item.at <= scene.items[index - 1].to + 2  # "AAA terminó en el puesto 9 y BBB acabó en el 11"
    if scene.tags[max(index - 2, 0) : index] != ["DRIVER", "IN"] or scene.preds[index] != "finish":
        return False
    return "POS" in scene.tags[max(index - 6, 0) : index]
