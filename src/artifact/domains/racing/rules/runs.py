"""Laps of stints: from which lap to which, and stints of one lap; not laps that a text only looks at."""

from __future__ import annotations

from artifact.domains.racing.claims import StintLaps
from artifact.domains.racing.rules.attached import tyre_of
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import MEASURES
from artifact.domains.racing.rules.scene import BREAKS, DRIVER, PIT_OR_STOPS, Scene
from artifact.domains.racing.rules.stints import (
    BEFORE_TYRE,
    LONG_WINDOW,
    MOST_STINTS,
    STINT_WORDS,
    WINDOW_PREPOSITIONS,
    counts_stints,
    is_counted,
    is_given,
    is_lap_time,
    meanwhile,
    of_a_stint,
)

_BEFORE_LAPS = frozenset({"IN", "ON", "FOR", "DURING", "SC", "BETWEEN", "EACH", "FROM", "WITH", "COMPOUND", "TYRE"})
_BEFORE_LAPS |= {"OF", "NLAPS"}
_HALTS_OR_OPENED = frozenset({";", ".", "("})
_HALTS_OR_DRIVER = frozenset({"DRIVER", ";", ".", "("})
_STINTS = frozenset({"STINTS"})
_UP_TO_STINT = BREAKS | {"STINT", "SPAN", ")", ":"}
_COMPOUND_OR_STINT = frozenset({"COMPOUND", "STINT"})


def read(scene: Scene, talk: Discourse, index: int) -> None:
    """Read the laps of a stint: "laps 5-34 on HARD"."""
    item = scene.items[index]
    pred = scene.preds[index]
    long = item.laps[1] - item.laps[0] >= LONG_WINDOW
    if long and pred in ("gap", "hold", "battle") and scene.carries(index) and "COMPOUND" in scene.tags[:index]:
        pred = ""  # what the line above is about: "This confirmed his lead: - MEDIUM, laps 8-32: 87.7 s"
    if item.unreal or pred in ("gap", "hold", "battle") or _listed_stops(scene, index) or counts_stints(scene, index):
        return
    if is_given(scene, index) or (
        "SC" in scene.has and "SC" in scene.tags[:index] and scene.has.isdisjoint(("COMPOUND", "STINT"))
    ):
        talk.drop("part_of_a_stint")  # "the last laps under the safety car: 67-69"
        return
    if _is_window(scene, talk, index):
        talk.drop("part_of_a_stint")
        return
    first, last = item.laps
    several = _several_stints(scene, index)
    if several > 1:
        talk.drop("several_stints")
        return
    if several == 1:
        for driver in talk.owners(item):
            compound = tyre_of(scene, talk, index, driver)
            for lap in range(first, last + 1) if compound is not None else ():
                talk.emit(StintLaps, item, item, "stint.one_lap", driver=driver, compound=compound, start=lap, end=lap)
        return
    both = _all_measured(scene, index)
    for driver in both or talk.owners(item):
        compound = tyre_of(scene, talk, index, driver) or (tyre_of(scene, talk, index, both[0]) if both else None)
        if compound is None and not of_a_stint(scene, index):
            talk.drop("stint_without_compound")
            continue
        claim = talk.emit(StintLaps, item, item, "stint.span", driver=driver, compound=compound, start=first, end=last)
        if compound is None and isinstance(claim, StintLaps) and "STINT" in scene.tags[max(index - 2, 0) : index]:
            talk.untold = (talk.block, claim, item)  # "Stint 1 (laps 1-18)", and only then "He was on SOFT"
        talk.length(driver, last - first + 1).add(compound)


def _several_stints(scene: Scene, index: int) -> int:
    """Of how many laps each stint is that laps are those of: 1 in "one-lap stints on laps 67-69"; 0 if it is one stint.

    Where the text does not say it ("several short stints on laps 66-70"), 2.
    """
    if scene.tags[index + 1 : index + 3] == ["IN", "STINT"]:
        stint = index + 2  # "las vueltas 68-70 en stints de una vuelta"
    else:
        stint = index - 1
        while stint >= 0 and scene.tags[stint] in _BEFORE_LAPS:
            stint -= 1
    if scene.tag(stint) not in ("STINT", "STINTS") or scene.tag(index + 1) in (",", "AND", "PER"):
        return 0
    if scene.tags[index + 1 : index + 3] == ["(", "NLAPS"]:
        return 0  # "stints on laps 1-2 (2 laps), 3 (1 lap) ..."
    near = scene.items[max(stint - 4, 0) : stint + 3]
    first, last = scene.items[index].laps
    if any(item.tag == "NLAPS" and item.whole == last - first + 1 for item in near):
        return 0  # "both ran 29-lap stints on laps 5-33"
    if last - first < LONG_WINDOW and any(item.tag == "NLAPS" and item.whole == 1 for item in near):
        return 1
    counted = scene.tags[stint] == "STINTS"
    plural = scene.items[stint].whole > 1 if counted else scene.items[stint].flag
    return 2 if plural and stint < index and last - first < MOST_STINTS else 0


def _all_measured(scene: Scene, index: int) -> tuple[str, ...]:
    """Whose the laps are that stand before all drivers: "in the stint of laps 5-33, AAA averaged 92.9 s, BBB 93 s"."""
    if scene.tags[index + 1 : index + 3] != [",", "DRIVER"] or "STINT" not in scene.tags[max(index - 6, 0) : index]:
        return ()
    second = scene.right(index + 2, DRIVER, _HALTS_OR_OPENED)
    ends = _HALTS_OR_DRIVER
    if second < 0 or min(scene.right(k, MEASURES, ends) for k in (index + 2, second)) < 0:
        return ()
    return scene.items[index + 2].code, scene.items[second].code


def read_single(scene: Scene, talk: Discourse, index: int) -> None:
    """A stint of one lap: "stints on laps 1-2, 3 and 4", "Stint 2: MEDIUM on lap 3 (1 lap)"."""
    if scene.preds[index] not in ("stint", "run"):
        return
    if scene.items[index].flag and scene.carries(index):
        _read_labelled(scene, talk, index)
        return
    k = index - 1
    while k >= 0 and scene.tags[k] in (",", "AND", "LAPNO", "NLAPS", "(", ")"):
        k -= 1
    listed = k >= 0 and scene.tags[k] == "SPAN" and k < index - 1
    listed = listed or _one_lap_stints(scene, k)
    alone = scene.preds[index] == "stint" and scene.tag(index + 1) == "(" and scene.tag(index + 2) == "NLAPS"
    alone = alone and scene.items[index + 2].whole == 1
    if not listed and not alone and not _is_line_of_stint(scene, index):
        return
    item = scene.items[index]
    for driver in talk.owners(item):
        compound = tyre_of(scene, talk, index, driver)
        if compound is not None and not item.unreal:
            lap = item.whole
            talk.emit(StintLaps, item, item, "stint.one_lap", driver=driver, compound=compound, start=lap, end=lap)


def _read_labelled(scene: Scene, talk: Discourse, index: int) -> None:
    """ "Stint 1: MEDIUM", and below it "Laps: 24": as many laps, not the one of that number."""
    item = scene.items[index]
    for driver in talk.owners(item):
        compound = tyre_of(scene, talk, index, driver)
        if compound is not None:
            talk.length(driver, item.whole).add(compound)
            talk.emit(StintLaps, item, item, "stint.length", driver=driver, compound=compound, n_laps=item.whole)


def _is_line_of_stint(scene: Scene, index: int) -> bool:
    """Whether a line says no more than that a stint was on one lap: "- INTERMEDIATE stint on lap 3"."""
    tags = [tag for tag in scene.tags if tag not in ("-", ".", ",", ";")]
    return tags in (["COMPOUND", "STINT", "ON", "LAPNO"], ["STINT", "COMPOUND", "IN", "LAPNO"])


def _one_lap_stints(scene: Scene, preposition: int) -> bool:
    """Whether laps that follow are stints of one lap each: "one-lap stints on laps 68, 69 and 70"."""
    if scene.tag(preposition) == "DRIVER" and scene.tag(preposition - 1) in ("FOR", "OF"):
        preposition -= 1  # "one-lap stints for AAA (laps 68, 69 and 70)"
    before = scene.items[max(preposition - 3, 0) : preposition]
    stints = any(item.tag == "STINT" and item.flag for item in before)
    return (
        scene.tag(preposition) in ("IN", "ON", "FOR", "OF")
        and stints
        and any(i.tag == "NLAPS" and i.whole == 1 for i in before)
    )


def _is_window(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a span is a stretch of a stint that the text looks at ("for laps 10-11 he had fresh tyres")."""
    if scene.tag(index + 1) in ("OF", "PIT", "WINDOW") or _of_stints_together(scene, index):
        return True  # "laps 3-4 pit window"
    if _names_event(scene, index) or meanwhile(scene, talk, index):
        return True
    if scene.preds[index] == "stint" or _fitted_for(scene, index) or is_counted(scene, index):
        return False
    first, last = scene.items[index].laps
    long = last - first >= LONG_WINDOW
    if scene.tag(index - 1) == "ON" and scene.tag(index - 2) == "STINT" and long:
        return False  # "had SOFT stints on laps 21-30 and 31-40"
    if index == 0 and scene.tag(1) in ("ON", "WITH") and scene.tag(2) in ("COMPOUND", "TYRE"):
        return not long  # "Laps 20-40 on the new rubber were faster"
    if index == 1 and scene.tags[2:3] == ["DRIVER"] and long:
        verb = 4 if scene.tag(3) == "RUN" else 3
        if scene.tag(verb) in ("ON", "WITH", "OF") and scene.tag(verb + 1) == "COMPOUND":
            return False  # "Between laps 12 and 40 AAA was on HARD"
    if scene.tag(index + 1) in ("ON", "IN", "WITH") and scene.tag(index + 2) in ("COMPOUND", "TYRE"):
        return _is_window_on_tyre(scene, talk, index)
    if _is_pointed_to(scene, talk, index):
        return True
    if _is_measured(scene, index):
        return False
    if scene.tag(index - 1) not in WINDOW_PREPOSITIONS or scene.tag(index + 1) == "NLAPS":
        return False
    if len(talk.cast) > 1:
        return True
    before = scene.tags[max(index - 3, 0) : index]
    return scene.tag(index - 1) != "FOR" and _COMPOUND_OR_STINT.isdisjoint(before)


def _is_window_on_tyre(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether laps with a tyre told after them are looked at: "was quick on laps 10-11 on HARD".

    "ran laps 1-20 on SOFT" tells the stint, and so does "averaged 75.9 s over laps 13-37 on HARD".
    """
    head = index - 4  # "ran laps 1-12 on SOFT, 13-40 on MEDIUM": what the first of a list is
    if scene.tag(index - 1) in (",", "AND") and scene.tag(head) == "SPAN" and scene.tag(index - 2) == "COMPOUND":
        return _is_window(scene, talk, head)
    first, last = scene.items[index].laps
    long = last - first >= LONG_WINDOW
    if scene.tag(index - 2) in MEASURES and long and scene.tag(index + 2) == "COMPOUND":
        return False
    verb = index - 2 if scene.tag(index - 1) in ("OF", "FROM") else index - 1
    short = len(scene.named) > 1 and not long
    return scene.tag(verb) != "RUN" or scene.tag(index + 2) == "TYRE" or short


def _is_pointed_to(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether laps are those that words around them point to: "on those laps (50-56)", "in that phase (laps 2-3)"."""
    tags = scene.tags
    first, last = scene.items[index].laps
    if len(talk.cast) > 1 and scene.preds[index] != "run" and "WHILE" in tags[index:]:
        near = scene.items[max(index - 5, 0) : index]
        if any(item.tag == "NLAPS" and item.whole == last - first + 1 for item in near):
            return True  # "two laps on HARD, laps 29-30, while BBB ..."
    if tags[max(index - 3, 0) : index] == ["HIS", "LAP", "("]:
        return True  # "during their shared laps (1-26)"
    opened = scene.tag(index - 1) == "("
    if opened and not {"THESE", "AS_LONG"}.isdisjoint(tags[max(index - 4, 0) : index]):
        return True  # "on those laps (50-56)", "in the same period (laps 7-11)"
    bracketed = len(talk.cast) > 1 and opened and scene.has.isdisjoint(STINT_WORDS - {"SPAN"})
    if bracketed and not _is_measured(scene, index):
        return True  # "in that phase (laps 2-3)"
    if scene.tag(index + 1) == "EXCEPT" or scene.tag(index - 2) == "WINDOW":
        return True
    his = scene.tag(index - 1) == "DRIVER" and scene.items[index - 1].flag
    return his and "STINT" not in tags[index + 1 : index + 3]  # unlike "AAA's lap 1-12 MEDIUM stint"


def _names_event(scene: Scene, index: int) -> bool:
    """Whether laps are those of what is named after them: "the lap 9-11 undercut", "the lap 66-68 safety car"."""
    after = scene.tag(index + 1) in ("UNDERCUT", "OVERCUT", "SC")
    return after and scene.items[index + 1].at == scene.items[index].to + 1


def _is_measured(scene: Scene, index: int) -> bool:
    """Whether laps are those that an average was driven over, or a tyre wore.

    "averaged 79.2 s over laps 12-30", "laps 12-30 averaged 79.2 s", "el promedio con MEDIUM en las vueltas 12-30",
    "(+0.04 s/lap on laps 12-30)", "BBB (laps 12-30, avg 79.2 s)"
    """
    first, last = scene.items[index].laps
    if last - first < LONG_WINDOW:
        return False
    if scene.tags[index + 1 : index + 3] in (["AVG", "SECS"], ["AVG", "OF"]):
        return True
    if scene.tags[max(index - 2, 0) : index] == ["DRIVER", "("]:
        return scene.tags[index + 1 : index + 4] == [",", "AVG", "SECS"]
    k = index - 2
    while scene.tag(k) in ("AVG", "OF"):
        k -= 1
    ran = index + 1
    while scene.tag(ran) in ("RUN", "HE", ",", "IN", "TO", "AVG", "OF", "DRIVER"):
        ran += 1
    if is_lap_time(scene, ran) and "AVG" in scene.tags[index : ran + 3]:
        return True  # "from 23 to 41 he averaged 84.8 s"
    told = scene.tags[max(k - 3, 0) : index]
    over = scene.tag(index - 1) in WINDOW_PREPOSITIONS
    if scene.tag(k) == "COMPOUND":
        return over and "AVG" in scene.tags[max(k - 5, 0) : k]
    measured = "AVG" in told or (scene.tag(k) == "RATE" and "DEG" in scene.tags[:k])
    return over and scene.tag(k) in MEASURES and measured


def _of_stints_together(scene: Scene, index: int) -> bool:
    """Whether laps are those of several stints: "two stints on MEDIUM (laps 1-40)"."""
    if scene.tag(index - 1) != "(" or scene.tag(index + 1) != ")":
        return False
    stints = scene.left(index, _STINTS, _UP_TO_STINT)
    tyres = {item.code for item in scene.items[stints:index] if item.tag == "COMPOUND"}
    # "three stints on HARD, from MEDIUM (laps 1-14)" goes on to one of them
    return stints >= 0 and scene.items[stints].whole > 1 and len(tyres) < 2


def _fitted_for(scene: Scene, index: int) -> bool:
    """Whether laps are those of a tyre that was used or fitted: "used SOFT on laps 31-56", not "on laps 10-11"."""
    tyre = index - 2 if scene.tag(index - 1) in ("IN", "ON", "FOR", "DURING", "BETWEEN") else index - 1
    tyre -= scene.tag(tyre) == "TYRE"
    if scene.tag(tyre) != "COMPOUND":
        return False
    first, last = scene.items[index].laps
    if scene.tag(tyre - 1) in (",", "AND") and scene.tag(tyre - 2) == "SPAN":
        return _fitted_for(scene, tyre - 2)  # "used MEDIUM on laps 1-16, HARD on laps 17-43"
    verb = next((tag for tag in reversed(scene.tags[max(tyre - 3, 0) : tyre]) if tag not in BEFORE_TYRE), "")
    told = verb == "DRIVER" and scene.tag(index - 1) == "BETWEEN"  # "AAA was on HARD between laps 2-17"
    return (told or verb in ("RUN", "CHANGE", "START")) and last - first >= LONG_WINDOW


def _listed_stops(scene: Scene, index: int) -> bool:
    """Whether laps are those of stops, not of a stint: "stopped twice, on laps 14-15"."""
    noun = scene.left(index, PIT_OR_STOPS)
    if noun >= 0 and "TWICE" in scene.tags[noun:index]:
        return True
    tyre = scene.left(index, _COMPOUND_OR_STINT)
    return scene.preds[index] == "pit" and noun > tyre
