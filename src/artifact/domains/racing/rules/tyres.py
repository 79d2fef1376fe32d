"""Stints: which tyre, from lap to lap, how long, how fast, and how the tyre wore."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise, takewhile
from typing import cast

from artifact.domains.racing.claims import Compound, Degradation, StintCompound, StintLaps, StintPace
from artifact.domains.racing.rules.gaps import is_from_to, role_of_seconds
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import STOPPING, Discourse, Scene

_LAP_TIME = (45.0, 200.0)  # seconds; nothing else that texts measure is as long
_RACE_DISTANCE = 44  # laps of the shortest race: as many "completed" are the race
_MOST_STINTS = 8
_LONG_WINDOW = 5  # laps that a text looks at are fewer; as many are a stint's
_MOST_DRIFT = 0.3  # seconds a lap each lap that are said to be lost or won; more is a rival's pace
_MOST_WEAR = 8.0  # seconds a lap each lap
_BREAKS = frozenset({"WHILE", "BUT", ";", "."})
_STINT = frozenset({"STINT"})
_STINTS = frozenset({"STINT", "STINTS"})
_SPAN = frozenset({"SPAN"})
_NLAPS = frozenset({"NLAPS"})
_LAPNO = frozenset({"LAPNO"})
_UP_TO_SET = frozenset({"ON", "WITH", "IN", "ORD", "THESE", "HIS", "FINAL", "OPENING", "PARTIAL", "WORDNUM"})
_BETWEEN_TYRES = frozenset({"-", ">", ",", "AND", "TO"})
_COMPOUND = frozenset({"COMPOUND"})
_TELLING = frozenset({"STINT", "START", "RUN"})
_STINT_WORDS = frozenset({"COMPOUND", "STINT", "SPAN", "RUN"})
_NO_LENGTH_AFTER = frozenset({"THESE", "BY", "BEFORE", "ALL", "COMPARE", "DURING", "WITHIN", "TOTAL"})
_MEASURES = frozenset({"SECS", "RATE", "DEC"})
_WORN = frozenset({"COMPOUND", "STINT", "TYRE"})
_TYRES = frozenset({"COMPOUND", "TYRE"})
_AVG = frozenset({"AVG"})
_FASTER = frozenset({"FASTER", "SLOWER", "COMPARE"})
_HOLD = frozenset({"HOLD"})
_NOT_HIS = frozenset({"OTHERS", "REJECT"})
_BEFORE_HIS = _BREAKS | {"DRIVER", "(", ",", "COMPOUND"}
_POINTING = frozenset({"CHANGE", "THESE", "SAME", "ALIKE", "TYRE", "HE"})
_OF_OTHER_STINT = frozenset({"STINT", "ORD", "OPENING", "FINAL", "HIS", "IN", "ON", "WITH"})
_GOES_ON = frozenset({",", "AND", "BEFORE", ";"})
_RESPECTIVELY = frozenset({"RESPECTIVELY"})
_TOTAL = frozenset({"TOTAL"})
_AVERAGED = _BREAKS | {"AVG", "LAPTIME"}
_GAP = frozenset({"GAP"})
_WINDOW_PREPOSITIONS = frozenset({"BY", "FOR", "DURING", "IN", "ON", "BETWEEN"})
# what may stand between a verb for a trend and its size
_BEFORE_DRIFT = frozenset(
    {"BY", "IN", "LOOSE", "TO", "OF", "FOR", ",", ":", "WORDNUM", "STINT", "ORD", "HIS", "WITH", "HE"}
)
_BEFORE_DRIFT |= {"BOTH", "ALL", "EACH", "AND"}
# what may follow "on" after the size of a trend: no rival
_BESIDE_DRIFT = frozenset({"COMPOUND", "HIS", "RATE", "DEC", "", "AND", ".", ",", ";", "THESE", "TYRE"})
# predicates of a tyre that was on for some laps; "BBB: SOFT for 31 laps" has none
_LASTING = frozenset({"run", "start", "stint", "stay", "finish", "extend", "average", ""})
# what the label of a line about one tyre consists of
_LABEL = frozenset(
    {"COMPOUND", "WITH", "ON", "IN", "OF", "AVG", "DEG", "LAPTIME", "STINT", "TYRE", "ORD", "THESE", ","}
)
_LABEL |= {"FINAL", "OPENING", "HIS", "PER", "LAP", "INT", "-"}
_UP_TO_LAPS = frozenset(
    {"OF", "AVG", "IN", "ON", "DURING", "PARTIAL", "FINAL", "OPENING", "HIS", "FOR", "LOOSE", "PER"}
)
_AFTER_LAPS = frozenset({"OF", "ON", "WITH", "IN", "QUE", "RUN", ",", "TYRE", "HIS", "BACK", "ORD"})
_AFTER_PAIR = frozenset({"OF", "AVG", "WITH", "IN", "ON", "ORD", "TYRE", "STINT", "FINAL", "OPENING"})
_TRENDS = frozenset({"FALL", "RISE", "DOWN", "UP"})
_COMPARING = frozenset({"THAN", "VERSUS", "ON"})
_AGAINST = frozenset({"WHILE", "THAN", "AND", "VERSUS", "TO", "QUE"})
_BEFORE_LENGTH = frozenset({"HIS", "IN", "ON", "OF"})
_BEFORE_TYRE = frozenset({"ON", "IN", "OF", "WITH", "HIS", "FOR", "TO", "TYRE"})
# what a sentence may open with that tells the stint of all whom it names
_OPENING = frozenset({"-", "ON", "IN", "WITH", "DURING", "OF", "FOR", "ORD", "OPENING", "FINAL", "PARTIAL", "STINT"})
_OPENING |= {"COMPOUND", "TYRE", "BOTH", ",", ":", "THESE"}
_OTHER_STINT = frozenset({"COMPOUND", "PIT", "CHANGE", "STOPS", "AFTER", "BEFORE", "BUT", ";", "TYRE"})
_OF_SEVERAL_STINTS = frozenset({"(", ",", "ON", "IN", "WITH", "COMPOUND", "TYRE", "TOTAL", "OF", "BETWEEN", "TO"})
_BEFORE_LAPS = frozenset({"IN", "ON", "FOR", "DURING", "SC", "BETWEEN", "EACH", "FROM", "WITH", "COMPOUND", "TYRE"})
_BEFORE_LAPS |= {"OF", "NLAPS"}
# what may stand between a number and the tyre that it is about
_BESIDE = frozenset(
    {
        "ON",
        "IN",
        "OF",
        "WITH",
        "HIS",
        "STINT",
        "OPENING",
        "FINAL",
        "ORD",
        "-",
        "FOR",
        "TYRE",
        "(",
        "|",
        "LAP",
        "AVG",
        "THESE",
    }
)

# between a number and the tyre told after it
_BEFORE_OWN = _BESIDE | {",", "COMPARE"}


def read(scene: Scene, talk: Discourse) -> None:
    """Read all claims about stints in a sentence."""
    if scene.has.isdisjoint(_READERS):
        return
    for index, tag in enumerate(scene.tags):
        reader = _READERS.get(tag)
        if reader is not None and index not in scene.taken:
            reader(scene, talk, index)


def _compound(scene: Scene, talk: Discourse, index: int) -> None:
    item = scene.items[index]
    compound = item.code
    if index in scene.changed:
        talk.untold = None
        for driver in item.owner:
            talk.fit(driver, compound)
            _number_stints(scene, talk, index, driver)
        return
    nobody = not item.owner or scene.has.isdisjoint(("DRIVER", "HE", "HIS"))
    label = scene.tags[-1] == ":" or (scene.tags[-1] == "." and _LABEL.issuperset(scene.tags[:-1]))
    if label and nobody and len(talk.cast) > 1:
        for driver in talk.cast:  # "On the HARD stint:" and a line for each driver
            talk.fit(driver, compound)
        return
    chosen = scene.tags[max(index - 3, 0) : index] == ["CHANGE", "COMPOUND", "ON"]  # "chose MEDIUM over HARD"
    if chosen or _worn_by_others(scene, index) or _is_compared_with_old(scene, index):
        return
    if item.flag and not scene.has_near(index, _TELLING, before=4, after=3):
        return  # "on harder tyres" compares; only a change to them, or a stint, tells which they are
    if scene.tag(index - 1) == "(" and scene.tag(index - 2) == "STINT":
        # "In stint 1 (MEDIUM), AAA ...": what follows is about it, whoever drove, up to another
        talk.frame = (talk.block, compound) if index < 5 else None
    for driver in _wearers(scene, talk, index):
        talk.emit(StintCompound, item, item, "stint.compound", item.unreal, driver=driver, compound=compound)
        if not item.unreal:
            if not _is_of_comparison(scene, index):
                _tell(talk, driver, compound)
                talk.fit(driver, compound)
            if "START" in scene.tags[max(index - 4, 0) : index]:
                talk.stints.setdefault((driver, 1), compound)
            _number_stints(scene, talk, index, driver)


def _tell(talk: Discourse, driver: str, compound: str) -> None:
    """Give the stint that heads a block, and whose tyre was not told, the tyre that the block tells first."""
    if talk.untold is None:
        return
    block, claim, item = talk.untold
    talk.untold = None
    if block in talk.around and claim.driver == driver and claim in talk.claims:
        del talk.claims[claim]
        first, last = item.laps
        talk.emit(StintLaps, item, item, "stint.span", driver=driver, compound=compound, start=first, end=last)


def _worn_by_others(scene: Scene, index: int) -> bool:
    """Whether a tyre is that of rivals whom the text does not name ("passed by those on HARD"), or one ruled out."""
    others = scene.left(index, _NOT_HIS, _BEFORE_HIS)
    return others >= 0 and scene.items[index].at <= scene.items[others].to + 6


def _is_compared_with_old(scene: Scene, index: int) -> bool:
    """Whether a tyre is named only to compare: "from SOFT to MEDIUM, 0.4 s quicker compared to the SOFT compound"."""
    named = scene.tag(index - 1) == "TYRE"  # "en comparación con el compuesto SOFT"
    link = scene.items[index - 1 - named]
    compared = link.tag == "ON" and link.to > link.at and (named or scene.tag(index + 1) == "TYRE")
    return compared and any(scene.items[k].code == scene.items[index].code for k in scene.changed if k < index)


def _is_of_comparison(scene: Scene, index: int) -> bool:
    """Whether a tyre is only what another is compared with: "faster than the average of the stint on MEDIUM"."""
    near = scene.tags[max(index - 4, 0) : index]
    if "THAN" in near or "VERSUS" in near:
        return True
    k = index - 1
    while scene.tag(k) in _OF_OTHER_STINT:
        k -= 1
    if (
        "STINT" in scene.tags[k + 1 : index]
        and scene.tag(k) == "TO"
        and not _MEASURES.isdisjoint(scene.tags[k - 2 : k])
    ):
        return True  # "HARD: 80.5 s on average, similar to the first stint on MEDIUM"
    than = scene.left(index, frozenset({"THAN"}), _BREAKS)
    return (
        than >= max(index - 6, 0)
        and {"DRIVER", ":", ","}.isdisjoint(scene.tags[than:index])
        and scene.tag(index + 1) != ":"
    )


def _number_stints(scene: Scene, talk: Discourse, index: int, driver: str) -> None:
    """Which of the driver's stints the compound is of, where the sentence gives a number."""
    if scene.has.isdisjoint(_STINTS):
        return
    compound = scene.items[index].code
    for k in range(index + 1, min(index + 7, len(scene.items))):
        both = scene.tags[k : k + 3] == ["BOTH", "PARTIAL", "STINT"]  # "los dos primeros stints"
        if both or (scene.tags[k] == "STINTS" and scene.items[k].flag):
            for number in range(1, (2 if both else min(scene.items[k].whole, 9)) + 1):
                talk.stints[driver, number] = compound
            return
        if scene.tags[k] in _BREAKS or scene.tags[k] in ("COMPOUND", "CHANGE", "PIT"):
            break
        if scene.tags[k] == "STINT":
            if scene.items[k].whole:
                talk.stints[driver, scene.items[k].whole] = compound
                if scene.tags[k - 3 : k] == ["ORD", "AND", "ORD"]:
                    talk.stints[driver, scene.items[k - 3].whole] = compound  # "for the first and third stints"
            return
    if index in scene.changed:
        return
    stint = scene.left(index, _STINT, _BREAKS)
    if stint >= 0 and scene.items[stint].whole:
        talk.stints.setdefault((driver, scene.items[stint].whole), compound)


def _wearers(scene: Scene, talk: Discourse, index: int) -> tuple[str, ...]:
    """Who ran the compound: "the SOFT that BBB still used" is BBB's."""
    if scene.tag(index + 1) in ("QUE", "WHO") and scene.tag(index + 2) == "DRIVER":
        return (scene.items[index + 2].code,)
    return talk.owners(scene.items[index])


def _numbered(scene: Scene, talk: Discourse, index: int) -> None:
    """A stint named by its number brings back its tyre, or leaves open which it was."""
    item = scene.items[index]
    if not item.whole or not {"THAN", "QUE"}.isdisjoint(scene.tags[max(index - 3, 0) : index]):
        return
    if "COMPOUND" in scene.tags[max(index - 2, 0) : index + 4]:
        return
    for driver in talk.cast if len(talk.cast) < 3 else item.owner:
        named = talk.stints.get((driver, item.whole))  # which the last is, only the text can say
        compound = _stint_tyre(scene, talk, driver, item.whole) if item.whole > 0 else named
        if compound is not None:
            talk.fit(driver, compound)
        elif item.whole > 0 and talk.fitted_in.get(driver) not in talk.around:
            worn = list(talk.worn.get(driver, ()))  # as many as stints: it is the last that was told
            if len(worn) != item.whole or item.whole < 2 or worn[-1] != talk.fitted.get(driver):
                talk.fitted.pop(driver, None)


def _tyre(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """The compound that a number is about: the one that stands beside it, else the one that the driver is on."""
    items, tags = scene.items, scene.tags
    stint = index - 2 if scene.tag(index - 1) == "(" else index - 1
    numbered = scene.tag(stint) == "STINT" and items[stint].whole and "COMPOUND" not in tags[max(stint - 2, 0) : stint]
    if numbered and "THAN" in tags[max(stint - 7, 0) : stint]:
        return _stint_tyre(scene, talk, driver, items[stint].whole)  # "than the second stint's 70.8 s"
    while scene.tag(stint) in ("AVG", "OF") and stint > 0:
        stint -= 1
    ordered = _in_order(scene, index, driver)
    if ordered is not None:
        return ordered
    beside = scene.tag(index + 1) in ("ON", "IN", "WITH") and scene.tag(index + 2) == "COMPOUND"
    listed = tags[index] == "SPAN" and scene.tag(index + 1) in (",", "AND")
    beside = beside or (listed and scene.tag(stint - 1) == "COMPOUND")  # "HARD stints (laps 1-2, 3-9)"
    if scene.tag(stint) == "STINT" and items[stint].flag and stint < index - 1 and not beside:
        return None  # "AAA's stints averaged 88.8 s": of no one tyre
    if _before_counted_stints(scene, index) or _of_whole_race(scene, index):
        return None
    if _brackets_laps_of_measure(scene, index) and driver in items[index - 2].owner:
        return _tyre(scene, talk, index - 2, driver)
    changed = _over_change(scene, index, driver)
    if changed is not None:
        return changed
    sides = _sides(scene, talk, index, driver)
    if sides is not None:
        return sides
    over = _over_laps(scene, index)
    if over is not None:
        return over
    if scene.tags[index + 1 : index + 3] == [",", "ALL"] and scene.tags[index + 4 : index + 5] == ["COMPOUND"]:
        return scene.items[index + 4].code  # "the next 34 laps, all on HARD"
    if _of_several_stints(scene, index):
        return None
    beside = scene.tag(index + 1) in ("ON", "IN", "WITH") and scene.tag(index + 2) == "COMPOUND"
    for k in range(index - 1, max(index - 5, -1), -1):
        if tags[k] == "COMPOUND" and k not in scene.changed and (not items[k].owner or driver in items[k].owner):
            if beside and tags[k - 1] in ("ON", "IN", "WITH") and tags[k - 2] == tags[index]:
                break  # "de 79,1 s com SOFT para 80,0 s com HARD": the tyre of the number before
            return items[k].code
        at = tags[k] == "TO" and k == index - 1  # "con SOFT a 80,1 s"
        apposed = tags[k] == "," and k == index - 1 and "THAN" in tags[max(k - 7, 0) : k]  # "than on HARD, 76.5 s"
        if tags[k] not in _BESIDE and tags[k] not in ("COMPARE", "DEG") and not (at or apposed):
            break
    reach = 11 if "NLAPS" in tags[index + 1 : index + 8] else 8  # tokens; a stint's length may stand between
    for k in range(index + 1, min(index + 10, len(items))):
        numbered = tags[k] == "STINT" and items[k].whole > 0 and "COMPOUND" not in tags[k + 1 : k + 3]
        if numbered and tags[index + 1] in ("OF", "IN") and k < index + (6 if "DEG" in tags[index:k] else 4):
            named = _stint_tyre(scene, talk, driver, items[k].whole)  # "75.0 s in the first stint"
            return named or talk.fitted.get(driver)
        if tags[k] == "COMPOUND" and k not in scene.changed and items[k].at <= items[index].to + reach:
            if items[k].owner and driver not in items[k].owner:
                break
            closed = tags[k - 1] != "," or scene.tag(k + 1) in (")", ":", "")
            if closed:
                return items[k].code
            break
        other_cell = tags[k] == "|" and "COMPOUND" in tags[:index]
        if other_cell or (tags[k] not in _BEFORE_OWN and not _leads_to_tyre(scene, index, k, driver)):
            break
    told = (
        _in_bracket_after(scene, index, driver)
        or _fronted(scene, index)
        or _under_label(scene, index)
        or _after_bracket(scene, index)
        or _elliptical(scene, talk, index)
        or _other_of_two(scene, talk, index, driver)
        or _taken_off(scene, index, driver)
        or _of_same_stint(scene, talk, index, driver)
        or _compared(scene, talk, index, driver)
        or _headed(scene, index, driver)
    )
    if told is None and _is_second_of_two(scene, index, driver):
        return None  # "(82.4 s vs 83.1 s)": the second is of another stint, and the text does not say which tyre
    if told is None and talk.frame is not None and talk.frame[0] == talk.block:
        told = talk.frame[1]
    fitted = talk.fitted.get(driver)
    if told is None and fitted is not None and _is_only_of_change(scene, talk, driver, fitted):
        fitted = None
    if told is None and scene.changed and _is_before_change(scene, index, driver):
        fitted = talk.replaced(driver)
    return told or fitted or _shared(scene, talk, index) or _of_measure(scene, talk, index, driver)


def _headed(scene: Scene, index: int, driver: str) -> str | None:
    """ "Laps 1-15: AAA starts on MEDIUM and ...": the tyre that the line goes on to tell."""
    if index or scene.tags[:2] != ["SPAN", ":"]:
        return None
    tyre = scene.right(1, _COMPOUND, _BREAKS | {"PIT", "CHANGE", "STAY"})
    own = tyre > 0 and tyre not in scene.changed and scene.items[tyre].owner == (driver,)
    return scene.items[tyre].code if own else None


def _is_before_change(scene: Scene, index: int, driver: str) -> bool:
    """Whether the sentence goes on to a change of the driver's: "did 22 laps at 80.1 s, then took SOFT"."""
    own = [k for k in scene.changed if driver in scene.items[k].owner]
    if not own or min(own) < index or "COMPOUND" in scene.tags[:index]:
        return False
    between = scene.tags[index : min(own)]
    return not _GOES_ON.isdisjoint(between) and not {"PIT", "CHANGE"}.isdisjoint(between) and "AFTER" not in between


def _is_only_of_change(scene: Scene, talk: Discourse, driver: str, compound: str) -> bool:
    """Whether nothing tells the tyre of one of several drivers but a change told elsewhere, and nothing points to it.

    "AAA went from SOFT to HARD on lap 20", and under another heading "Second stint: 22 laps"; but "on these".
    """
    if len(talk.cast) < 2 or not scene.has.isdisjoint(_POINTING) or talk.fitted_in.get(driver) in talk.around:
        return False
    if any(item.tag == "COMPOUND" and (not item.owner or driver in item.owner) for item in scene.items):
        return False
    if ("WITH", ",") in pairwise(scene.tags):
        return False  # "Com eles, AAA fez 18 voltas"
    return StintCompound(driver=driver, compound=cast("Compound", compound)) not in talk.claims


def _stint_tyre(scene: Scene, talk: Discourse, driver: str, number: int) -> str | None:
    """The tyre of a numbered stint, unless only a change told elsewhere lets one conclude it."""
    compound = talk.stint_tyre(driver, number)
    if compound is None or talk.stints.get((driver, number)) or not _is_only_of_change(scene, talk, driver, compound):
        return compound
    return None


def _leads_to_tyre(scene: Scene, index: int, k: int, driver: str) -> bool:
    """Whether what stands at `k`, after the number at `index`, leaves it open that a tyre told then is the number's."""
    tags, number = scene.tags, scene.tags[index]
    tag, before, after = tags[k], tags[k - 1], scene.tag(k + 1)
    if tag == ":" or tag == ")":
        # "Laps 1-10: MEDIUM", "wear (+0.4 s/lap) on the HARD"
        return ("COMPOUND" not in tags[:index] and index < 5) or (tag == ")" and after in ("ON", "IN"))
    if tag == "DRIVER":
        return scene.items[k].code == driver  # "75.2 s of BBB on HARD"
    if tag == "NLAPS":
        return before in _BEFORE_LENGTH  # "80.0 s in his 37-lap HARD stint"
    if tag == "TO":  # "le sacó 42 vueltas a los HARD", "30 laps on HARD to the finish"
        got = number == "NLAPS" and k == index + 1 and after == "COMPOUND"
        return got or after in ("TYRE", "FINISH")
    if tag == "DEG":
        return k < index + 3 and number == "RATE"  # "0.2 s/lap of wear on HARD"
    if tag == "WORDNUM":
        return after == "TYRE"  # "67 laps on one set of MEDIUM"
    if tag == "FROM":
        return tags[k + 1 : k + 3] == ["HIS", "COMPOUND"]  # "29 laps from his HARD"
    if tag == "DURING":
        return k == index + 1  # "0.19 s per lap during his SOFT stint"
    if tag == "SPAN":
        return before in _WINDOW_PREPOSITIONS and k < index + 3  # "75.9 s over laps 13-37 on HARD"
    if tag == "FINISH" or (tag in ("START", "RUN") and before == ":" and number == "SPAN"):
        return True
    # "a 42-lap run on HARD", "laps 12-40 were run on HARD"
    verb = index + 1 + (number == "SPAN" and tags[index + 1] == "DRIVER")
    if tag == "RUN" and k == verb and number in ("NLAPS", "SPAN"):
        return True
    # "las diez vueltas que duraron los HARD"
    lasted = number == "NLAPS" and k < index + 3 and tags[index + 1] == "QUE" and tag in ("QUE", "RUN")
    return lasted and "COMPOUND" in tags[k + 1 : k + 3]


def _before_counted_stints(scene: Scene, index: int) -> bool:
    """Whether a number is one of several stints together: "averaged 77.7 s in stints 1-4"."""
    k = index + 2
    return (
        scene.tag(index + 1) in ("IN", "ON", "FOR", "OF") and scene.tag(k) == "STINT" and _counts_stints(scene, k + 1)
    )


def _over_laps(scene: Scene, index: int) -> str | None:
    """The tyre told after what else is told of a number.

    "90.3 s over the first 34 laps on MEDIUM", "83,9 s nas dez voltas que duraram os HARD", "80,1 s frente a 80,4 s de
    media con HARD"
    """
    if scene.tags[index] not in _MEASURES:
        return None
    k = index + 1
    if scene.tag(k) in ("VERSUS", "ON") and scene.tag(k + 1) in ("SECS", "DEC") and "THAN" not in scene.has:
        k += 2
        both = "AVG" in scene.tags[k : k + 2]
        while scene.tag(k) in _AFTER_PAIR:
            k += 1
        return scene.items[k].code if both and scene.tag(k) == "COMPOUND" else None
    while scene.tag(k) in _UP_TO_LAPS:
        k += 1
    if scene.tag(k) != "NLAPS" or k == index + 1:
        return None
    laps = k
    k += 1
    while scene.tag(k) in _AFTER_LAPS:
        k += 1
    told = scene.tag(k) == "COMPOUND" and laps + 1 < k < laps + 4 and k not in scene.changed
    apart = scene.tag(laps + 1) == "," and scene.tag(k + 1) not in ("", ".", ",", ";", ")")
    return scene.items[k].code if told and not apart else None


def _of_whole_race(scene: Scene, index: int) -> bool:
    """Whether an average is of no one stint: "a faster average (77.5 s) than BBB throughout the race"."""
    whole = "WHOLE" in scene.has and scene.has.isdisjoint(("COMPOUND", "STINT"))
    return whole and scene.tags[index] in _MEASURES and scene.right(index, frozenset({"WHOLE"}), _BREAKS) >= 0


def _brackets_laps_of_measure(scene: Scene, index: int) -> bool:
    """Whether laps stand in a bracket after the number that they are the laps of: "averaged 79.6 s (laps 1-14)"."""
    opened = scene.tags[index] == "SPAN" and scene.tag(index - 1) == "(" and scene.tag(index - 2) in _MEASURES
    return opened and "COMPOUND" not in scene.tags[index + 1 : index + 3]


def _in_order(scene: Scene, index: int, driver: str) -> str | None:
    """ "SOFT, MEDIUM and HARD stints averaging 80.1 s, 79.2 s and 78.8 s": to each number the tyre in its place.

    Two numbers need "respectively". One tyre stands for all: "77.3 s and 77.9 s on HARD, respectively".
    """
    if scene.tags[index] == "SPAN":
        return _bracketed_in_order(scene, index, driver)
    if scene.tags[index] not in _MEASURES:
        return None
    numbers = _list_of(scene, index, _MEASURES)
    told = scene.right(index, _RESPECTIVELY, _BREAKS) >= 0
    if len(numbers) < 2:
        return None
    last = scene.left(numbers[0], _COMPOUND, _BREAKS)
    tyres = _list_of(scene, last, _COMPOUND) if last >= 0 else []
    near = scene.items[max(tyres[0] - 5, 0) : last + 2] if tyres else []
    plural = any(item.tag == "STINT" and item.flag for item in near)  # "the SOFT and HARD stints averaged ..."
    if len(numbers) == 2 and not (told or plural):
        return None
    if len(tyres) == len(numbers) and {driver} >= set(scene.items[last].owner) and not scene.changed & set(tyres):
        return scene.items[tyres[numbers.index(index)]].code
    tyre = scene.right(numbers[-1], _COMPOUND, _MEASURES | _RESPECTIVELY)
    if tyre < 0 or tyre in scene.changed:
        return None
    after = _list_of(scene, tyre, _COMPOUND)
    if len(after) == len(numbers):
        return scene.items[after[numbers.index(index)]].code
    return scene.items[tyre].code if told else None


def _bracketed_in_order(scene: Scene, index: int, driver: str) -> str | None:
    """ "HARD-HARD-MEDIUM (laps 1-20, 21-40, 41-60)": to each laps the tyre in its place."""
    spans = _list_of(scene, index, _SPAN)
    if len(spans) < 2 or scene.tag(spans[0] - 1) != "(" or scene.tag(spans[0] - 2) != "COMPOUND":
        return None
    tyres = [spans[0] - 2]
    while scene.tag(tyres[0] - 1) in _BETWEEN_TYRES and scene.tag(tyres[0] - 2) == "COMPOUND":
        tyres.insert(0, tyres[0] - 2)
    own = len(tyres) == len(spans) and {driver} >= set(scene.items[tyres[0]].owner)
    return scene.items[tyres[spans.index(index)]].code if own else None


def _list_of(scene: Scene, index: int, tags: frozenset[str]) -> list[int]:
    """Where the members of the list stand that an item is one of: others of its kind, with commas and "and" between."""
    out = [index]
    for side in (-1, 1):
        k = at = index
        while (tag := scene.tag(k := k + side)) in tags or tag in (",", "AND"):
            if tag in tags:
                if abs(k - at) == 1:
                    break  # beside each other they are no list
                at = k
                out.append(k)
            elif abs(k - at) > 2:
                break
    return sorted(out)


def _in_bracket_after(scene: Scene, index: int, driver: str) -> str | None:
    """ "AAA's HARD stint (laps 13-38, 26 laps at 71.6 s)": what a bracket says is of the tyre before it."""
    opened = scene.left(index, frozenset({"("}), frozenset({")", "COMPOUND"}))
    for k in range(opened - 1, max(opened - 5, -1), -1):
        if scene.tags[k] == "COMPOUND" and k not in scene.changed:
            owner = scene.items[k].owner
            return scene.items[k].code if not owner or driver in owner else None
        named = scene.tags[k] == "DRIVER" and scene.items[k].code == driver
        if not named and scene.tags[k] not in ("STINT", "TYRE", "OF", "SPAN", "FOR", "IN", "ON"):
            return None
    return None


def _fronted(scene: Scene, index: int) -> str | None:
    """ "On HARD, AAA averaged 76.8 s, while BBB averaged 77.0 s": all on the tyre that comes first."""
    if len(scene.named) < 2:
        return None
    first = scene.tags.index("DRIVER")
    opening = scene.tags[:first]
    counted = scene.tags[index] == "NLAPS" and ("STINT" in opening or _is_averaged(scene, index))
    if scene.tags[index] not in _MEASURES and not counted:
        return None
    if opening.count("COMPOUND") != 1 or not _OPENING.issuperset(opening):
        return None
    between = scene.tags[first:index]
    tyre = opening.index("COMPOUND")
    alone = _OTHER_STINT.isdisjoint(between) and "STINT" not in scene.tags[index + 1 : index + 4]
    return scene.items[tyre].code if alone and tyre not in scene.changed else None


def _under_label(scene: Scene, index: int) -> str | None:
    """ "The INTERMEDIATE stint showed wear: AAA +0.6 s/lap, BBB +0.4 s/lap": of the tyre before the colon."""
    colon = scene.tags.index(":") if ":" in scene.has else -1
    labelled = 0 < colon < min(index, 8) and _LABEL.issuperset(scene.tags[:colon])
    if labelled and scene.tags[:index].count("COMPOUND") == scene.tags[:colon].count("COMPOUND") == 1:
        return next(item.code for item in scene.items if item.tag == "COMPOUND")  # "Pace on HARD: AAA 80.1 s; ..."
    colon = scene.left(index, frozenset({":"}), frozenset({"COMPOUND", ";"}))
    compared = not {"VERSUS", "ON"}.isdisjoint((scene.tag(index - 1), scene.tag(index + 1)))
    if colon < 2 or scene.tag(index - 1) == "VERSUS" or (compared and "THAN" in scene.tags[:colon]):
        return None
    for k in range(colon - 1, max(colon - 7, -1), -1):
        if scene.tags[k] == "COMPOUND":
            told = not {"STINT", "BOTH"}.isdisjoint(scene.tags[:colon])
            return scene.items[k].code if k not in scene.changed and told else None
    return None


def _after_bracket(scene: Scene, index: int) -> str | None:
    """ "Wear (AAA +0.6 s/lap, BBB +0.5 s/lap) shows that the INTERMEDIATE tyres suffered": of the tyre named then."""
    opened = scene.left(index, frozenset({"("}), frozenset({")"}))
    closed = scene.right(index, frozenset({")"}), frozenset({"("}))
    if opened < 0 or closed < 0 or scene.tags[opened:closed].count("DRIVER") < 2 or "COMPOUND" in scene.tags[:closed]:
        return None
    tyre = scene.right(closed, _COMPOUND, _BREAKS | {"DRIVER"})
    return scene.items[tyre].code if closed < tyre < closed + 9 and tyre not in scene.changed else None


def _elliptical(scene: Scene, talk: Discourse, index: int) -> str | None:
    """ "AAA's HARD stint averaged 91.6 s, while BBB's averaged 93.0 s": the stint of the other on the same tyre.

    Also "que el de BBB", "than those of BBB".
    """
    k = index - 1
    if scene.tag(k) == "VERSUS" and scene.tag(k - 1) == scene.tags[index]:
        k -= 2  # "AAA's HARD stint was faster than BBB's (91.6 s vs 93.0 s)"
    while scene.tag(k) in ("AVG", "(", "DEG", "NLAPS", "IN", "TO", "OF", "LOSE"):
        k -= 1
    if scene.tag(k) != "DRIVER":
        return None
    of = scene.tag(k - 1) == "OF" and not scene.items[k].flag
    those = of and scene.tag(k - 2) == "THESE"
    link = k - 1 if not of else k - 3 if those else k - 2
    if not (of or scene.items[k].flag) or not (those or scene.tag(link) in _AGAINST):
        return None
    for j in range(link, max(link - 12, -1), -1):
        if scene.tags[j] == "COMPOUND":
            told = of or not {"STINT", "NLAPS"}.isdisjoint(scene.tags[max(j - 5, 0) : j + 3])
            return scene.items[j].code if j not in scene.changed and told else None
        if scene.tags[j] == "DRIVER":
            return None
    return None


def _shared(scene: Scene, talk: Discourse, index: int) -> str | None:
    """ "AAA averaged 88.9 s on MEDIUM and BBB 89.0 s": the tyre is said once, of both."""
    k = index - 1
    while scene.tag(k) in ("AVG", "DEG", "WITH", "OF", "NLAPS", "IN", "(", "TO", "TYRE", ","):
        k -= 1
    if scene.tags[index] == "RATE" and _is_lap_time(scene, k):
        k -= 1 + (scene.tag(k - 1) in ("AVG", "RUN"))  # "while BBB averaged 80.2 s with wear of 0.1 s/lap"
    k -= scene.tag(k) == "RUN" and _is_lap_time(scene, k + 1)
    if scene.tag(k) != "DRIVER" or scene.tag(k - 1) not in ("AND", ",", "|", ";", "VERSUS", "WHILE"):
        return None
    first = next((j for j in range(k - 2, -1, -1) if scene.tags[j] == scene.tags[index]), -1)
    owner = scene.items[first].owner if first >= 0 else ()
    tyres = any(tag == "COMPOUND" and j not in scene.changed for j, tag in enumerate(scene.tags[:k]))
    return _tyre(scene, talk, first, owner[0]) if tyres and len(owner) == 1 else None


def _of_measure(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """ "AAA averaged 79.1 s on HARD against the 79.6 s of BBB over 20 laps": the laps are those of the time."""
    if scene.tags[index] != "NLAPS":
        return None
    k = index - 1
    while scene.tag(k) in ("IN", "ON", "LOOSE", "(", "DRIVER", "OF", "FOR", "ACHIEVE", "AVG"):
        k -= 1
    own = _is_lap_time(scene, k) and scene.items[k].owner == (driver,) and k < index - 1
    return _tyre(scene, talk, k, driver) if own else None


def _of_same_stint(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """ "their averages in the first stint (124.1 s vs 124.2 s)": the second number is of that stint, too."""
    if scene.tag(index - 1) not in _COMPARING or scene.tag(index - 2) != scene.tags[index]:
        return None
    first = scene.items[index - 2].owner
    stint = scene.left(index, _STINT, _BREAKS | _COMPOUND)
    if stint < 0 or scene.items[stint].whole < 1 or len(first) != 1 or driver in first:
        return None
    return _stint_tyre(scene, talk, driver, scene.items[stint].whole) or _tyre(scene, talk, index - 2, first[0])


def _compared(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """ "on HARD, AAA averaged 76.8 s against 76.9 s of BBB": both numbers are of one tyre."""
    for k in range(index - 1, -1, -1):
        if scene.tags[k] in _COMPARING:
            break
        if scene.tags[k] in _BREAKS or scene.tags[k] == "COMPOUND":
            return None
    else:
        return None
    for place in range(k - 1, -1, -1):
        item = scene.items[place]
        if item.tag == "COMPOUND":
            if _is_bracketed_with_measure(scene, place):
                return None
            own = talk.fitted.get(driver)
            if own is not None and own != item.code and _worn_by_another(scene, item, driver):
                return own
            return item.code if driver not in item.owner and len(item.owner) == 1 else None
        if item.tag in _BREAKS:
            return None
    return None


def _is_bracketed_with_measure(scene: Scene, tyre: int) -> bool:
    """Whether a tyre stands in a bracket with a number, and is of it alone: "worse (0.2 s/lap on SOFT) than BBB's"."""
    opened = scene.left(tyre, frozenset({"("}), frozenset({")"}))
    closed = scene.right(tyre, frozenset({")"}), frozenset({"("}))
    return opened >= 0 and closed >= 0 and not _MEASURES.isdisjoint(scene.tags[opened:closed])


def _worn_by_another(scene: Scene, tyre: Item, driver: str) -> bool:
    """Whether a tyre is told to be another driver's: "AAA's wear on SOFT was 0.1 s/lap against 0.2 s/lap of BBB"."""
    place = scene.items.index(tyre)
    near = scene.items[max(place - 2, 0) : place]
    return any(item.tag == "DRIVER" and item.code != driver for item in near)


def _of_several_stints(scene: Scene, index: int) -> bool:
    """Whether a number is one of a list of three or more: "his averages were 75.4 s, 74.8 s and 74.1 s"."""
    tag = scene.tags[index]
    if tag not in ("SECS", "RATE") or scene.tags.count(tag) < 3:
        return False
    first = last = index
    while (step := _listed_beside(scene, first, -1)) != first:
        first = step
    while (step := _listed_beside(scene, last, 1)) != last:
        last = step
    return scene.tags[first : last + 1].count(tag) > 2


def _listed_beside(scene: Scene, index: int, side: int) -> int:
    """Index of the number that stands beside one in a list, on that side; its own if there is none."""
    k = index + side
    while scene.tag(k) in (",", "AND") and abs(k - index) < 3:
        k += side
    return k if abs(k - index) > 1 and scene.tag(k) == scene.tags[index] else index


def _over_change(scene: Scene, index: int, driver: str) -> str | None:
    """ "the stop from SOFT to MEDIUM took his average from 81.3 s to 80.2 s": to each number the tyre in its place."""
    if scene.tags[index] not in _MEASURES or not scene.changed or not is_from_to(scene, index):
        return None
    chain = [k for k in sorted(scene.changed) if k < index and driver in scene.items[k].owner]
    first = scene.tag(index - 1) == "FROM"
    numbers = index if first else index - 2
    alone = len(chain) == 2 and scene.left(numbers, _COMPOUND, _BREAKS) == chain[-1]
    return scene.items[chain[0 if first else 1]].code if alone else None


def _sides(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """ "SOFT was faster than MEDIUM (81.3 s vs 83.3 s)": each number is of the tyre that stands in its place.

    Also where the bracket names who: "(AAA: 81.3 s vs 83.3 s; BBB: ...)".
    """
    if "THAN" not in scene.has:
        return None
    against = ("VERSUS", "ON")
    first = scene.tag(index + 1) in against and scene.tag(index + 2) == scene.tags[index]
    second = scene.tag(index - 1) in against and scene.tag(index - 2) == scene.tags[index]
    if first == second:
        return None
    opened = scene.left(index, frozenset({"("}), frozenset({")"}))
    if opened < 0:
        opened = scene.left(index, frozenset({":"}))
    than = scene.left(opened, frozenset({"THAN"}), _BREAKS) if opened > 0 else -1
    if than < 0:
        return None
    left = scene.left(than, _COMPOUND, _BREAKS)
    right = scene.right(than, _COMPOUND, frozenset({"(", ":"}))
    if right < 0 or (left >= 0 and scene.items[left].value == scene.items[right].value):
        return None
    if left < 0:
        own = scene.items[right].code  # "faster than his SOFT stint (81.3 s vs 83.3 s)"
        others = [code for code in talk.worn.get(driver, ()) if code != own]
        return own if second else others[0] if len(others) == 1 else None
    return scene.items[left if first else right].code


def _is_second_of_two(scene: Scene, index: int, driver: str) -> bool:
    """Whether a number is the second of two of one driver: "his pace improved (82.4 s vs 83.1 s)"."""
    versus = index - 2 if scene.tag(index - 1) in ("~", "≈", "LOOSE") else index - 1
    paired = scene.tag(versus) == "VERSUS" and scene.tag(versus - 1) == scene.tags[index]
    return paired and scene.tag(versus - 2) == "(" and driver in scene.items[versus - 1].owner


def _other_of_two(scene: Scene, talk: Discourse, index: int, driver: str) -> str | None:
    """The second tyre of a comparison of one driver's two: "SOFT was faster than MEDIUM (81.3 s vs 83.3 s)"."""
    items = scene.items
    paired = scene.tag(index - 1) == "VERSUS" and scene.tag(index - 2) == items[index].tag
    if not paired or scene.tag(index - 3) == "VERSUS" or driver not in items[index - 2].owner:
        return None
    stint = scene.left(index, _STINT, _BREAKS)
    if stint >= 0 and items[stint].whole > 0 and "THAN" in scene.tags[max(stint - 4, 0) : stint]:
        return _stint_tyre(
            scene, talk, driver, items[stint].whole
        )  # "faster than in the first stint (87.6 s vs 88.8 s)"
    if stint >= 0 and items[stint].whole > 1:
        before = talk.stints.get((driver, items[stint].whole - 1))
        if before is not None:
            return before  # "in the second stint his pace improved (82.4 s vs 83.1 s)"
    first = _tyre(scene, talk, index - 2, driver)
    if first is None:
        return None
    named = [item.code for item in items[:index] if item.tag == "COMPOUND" and item.code != first]
    others = list(dict.fromkeys(named or (code for code in talk.worn.get(driver, {}) if code != first)))
    return others[0] if len(others) == 1 else None


def _taken_off(scene: Scene, index: int, driver: str) -> str | None:
    """ "from SOFT to MEDIUM after a 9-lap stint": the stint was on the first of the two."""
    after = scene.left(index, frozenset({"AFTER"}), _BREAKS)
    if after < 1:
        after = _length_until_change(scene, index)
    if after < 1:
        return None
    chain = [k for k in range(after) if k in scene.changed and driver in scene.items[k].owner]
    alone = not any(tag == "COMPOUND" for tag in scene.tags[after:index])
    return scene.items[chain[-2]].code if len(chain) > 1 and alone else None


def _length_until_change(scene: Scene, index: int) -> int:
    """Where the laps of the stint that a change ended stand, or -1: "on lap 20: SOFT → HARD, completing 20 laps"."""
    if not scene.changed or scene.has.isdisjoint(_NLAPS):
        return -1
    k = index if scene.tags[index] == "NLAPS" else scene.left(index, _NLAPS, _BREAKS | _MEASURES)
    if k < 0:
        return -1
    lap = scene.left(k, _LAPNO, _BREAKS)
    return k if 0 <= lap < min(scene.changed) and scene.items[lap].whole == scene.items[k].whole else -1


def _span(scene: Scene, talk: Discourse, index: int) -> None:
    item = scene.items[index]
    pred = scene.preds[index]
    long = item.laps[1] - item.laps[0] >= _LONG_WINDOW
    if long and pred in ("gap", "hold", "battle") and scene.carries(index) and "COMPOUND" in scene.tags[:index]:
        pred = ""  # what the line above is about: "This confirmed his lead: - MEDIUM, laps 8-32: 87.7 s"
    if item.unreal or pred in ("gap", "hold", "battle") or _listed_stops(scene, index) or _counts_stints(scene, index):
        return
    if _is_given(scene, index) or (
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
            compound = _tyre(scene, talk, index, driver)
            for lap in range(first, last + 1) if compound is not None else ():
                talk.emit(StintLaps, item, item, "stint.one_lap", driver=driver, compound=compound, start=lap, end=lap)
        return
    both = _all_measured(scene, index)
    for driver in both or talk.owners(item):
        compound = _tyre(scene, talk, index, driver) or (_tyre(scene, talk, index, both[0]) if both else None)
        if compound is None and not _of_a_stint(scene, index):
            talk.drop("stint_without_compound")
            continue
        claim = talk.emit(StintLaps, item, item, "stint.span", driver=driver, compound=compound, start=first, end=last)
        if compound is None and isinstance(claim, StintLaps) and "STINT" in scene.tags[max(index - 2, 0) : index]:
            talk.untold = (talk.block, claim, item)  # "Stint 1 (laps 1-18)", and only then "He was on SOFT"
        talk.lengths.setdefault((driver, last - first + 1), set()).add(compound)


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
    if last - first < _LONG_WINDOW and any(item.tag == "NLAPS" and item.whole == 1 for item in near):
        return 1
    counted = scene.tags[stint] == "STINTS"
    plural = scene.items[stint].whole > 1 if counted else scene.items[stint].flag
    return 2 if plural and stint < index and last - first < _MOST_STINTS else 0


def _all_measured(scene: Scene, index: int) -> tuple[str, ...]:
    """Whose the laps are that stand before all drivers: "in the stint of laps 5-33, AAA averaged 92.9 s, BBB 93 s"."""
    if scene.tags[index + 1 : index + 3] != [",", "DRIVER"] or "STINT" not in scene.tags[max(index - 6, 0) : index]:
        return ()
    second = scene.right(index + 2, frozenset({"DRIVER"}), frozenset({";", ".", "("}))
    ends = frozenset({"DRIVER", ";", ".", "("})
    if second < 0 or min(scene.right(k, _MEASURES, ends) for k in (index + 2, second)) < 0:
        return ()
    return scene.items[index + 2].code, scene.items[second].code


def _counts_stints(scene: Scene, index: int) -> bool:
    """Whether a span is one of stints, not of laps: "in stints 1-4"."""
    if not 0 < index < len(scene.items):
        return False
    before, span = scene.items[index - 1], scene.items[index]
    return before.tag == "STINT" and before.flag and span.flag and span.laps[1] <= _MOST_STINTS


def _of_a_stint(scene: Scene, index: int) -> bool:
    """Whether laps are called a stint's, though the text leaves open on which tyre it was: "his stint was 33 laps"."""
    near = [*scene.items[max(index - 4, 0) : index], *scene.items[index + 1 : index + 2]]
    listed = scene.tag(index - 1) == "STINT"  # "for stints 24-62"
    if scene.preds[index] == "stint" and scene.carries(index) and index < 2:
        return True  # "AAA's second stint:", and then "- Laps 11-30"
    return listed or _is_cut_off(scene, index) or any(item.tag == "STINT" and not item.flag for item in near)


def _is_cut_off(scene: Scene, index: int) -> bool:
    """Whether a text ends before the noun of "a 21-lap opening ..."."""
    return index == len(scene.tags) - 2 and scene.tags[index + 1] in ("OPENING", "FINAL")


def _single(scene: Scene, talk: Discourse, index: int) -> None:
    """A stint of one lap: "stints on laps 1-2, 3 and 4", "Stint 2: MEDIUM on lap 3 (1 lap)"."""
    if scene.preds[index] not in ("stint", "run"):
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
        compound = _tyre(scene, talk, index, driver)
        if compound is not None and not item.unreal:
            lap = item.whole
            talk.emit(StintLaps, item, item, "stint.one_lap", driver=driver, compound=compound, start=lap, end=lap)


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
    tags = scene.tags
    if scene.tag(index + 1) in ("OF", "PIT", "WINDOW") or _of_stints_together(scene, index):
        return True  # "laps 3-4 pit window"
    if _names_event(scene, index) or _meanwhile(scene, talk, index):
        return True
    if scene.preds[index] == "stint" or _fitted_for(scene, index) or _is_counted(scene, index):
        return False
    first, last = scene.items[index].laps
    if scene.tag(index - 1) == "ON" and scene.tag(index - 2) == "STINT" and last - first >= _LONG_WINDOW:
        return False  # "had SOFT stints on laps 21-30 and 31-40"
    if index == 0 and scene.tag(1) in ("ON", "WITH") and scene.tag(2) in ("COMPOUND", "TYRE"):
        return last - first < _LONG_WINDOW  # "Laps 20-40 on the new rubber were faster"
    if index == 1 and tags[2:3] == ["DRIVER"] and last - first >= _LONG_WINDOW:
        verb = 4 if scene.tag(3) == "RUN" else 3
        if scene.tag(verb) in ("ON", "WITH", "OF") and scene.tag(verb + 1) == "COMPOUND":
            return False  # "Between laps 12 and 40 AAA was on HARD"
    if scene.tag(index + 1) in ("ON", "IN", "WITH") and scene.tag(index + 2) in ("COMPOUND", "TYRE"):
        first = index - 4  # "ran laps 1-12 on SOFT, 13-40 on MEDIUM": what the first of a list is
        if scene.tag(index - 1) in (",", "AND") and scene.tag(first) == "SPAN" and scene.tag(index - 2) == "COMPOUND":
            return _is_window(scene, talk, first)
        # "ran laps 1-20 on SOFT" tells the stint, and so does "averaged 75.9 s over laps 13-37 on HARD"
        first, last = scene.items[index].laps
        verb = index - 2 if scene.tag(index - 1) in ("OF", "FROM") else index - 1
        if scene.tag(index - 2) in _MEASURES and last - first >= _LONG_WINDOW and scene.tag(index + 2) == "COMPOUND":
            return False
        short = len(scene.named) > 1 and last - first < _LONG_WINDOW
        return scene.tag(verb) != "RUN" or scene.tag(index + 2) == "TYRE" or short
    before = scene.items[index - 1] if index else None
    if len(talk.cast) > 1 and scene.preds[index] != "run" and "WHILE" in scene.has and "WHILE" in tags[index:]:
        first, last = scene.items[index].laps
        near = scene.items[max(index - 5, 0) : index]
        if any(item.tag == "NLAPS" and item.whole == last - first + 1 for item in near):
            return True  # "two laps on HARD, laps 29-30, while BBB ..."
    if tags[max(index - 3, 0) : index] == ["HIS", "LAP", "("]:
        return True  # "during their shared laps (1-26)"
    if scene.tag(index - 1) == "(" and "THESE" in tags[max(index - 4, 0) : index]:
        return True  # "on those laps (50-56)"
    bracketed = len(talk.cast) > 1 and scene.tag(index - 1) == "(" and scene.has.isdisjoint(_STINT_WORDS - {"SPAN"})
    if bracketed and not _is_measured(scene, index):
        return True  # "in that phase (laps 2-3)"
    if scene.tag(index + 1) == "EXCEPT" or scene.tag(index - 2) == "WINDOW":
        return True
    if before is not None and before.tag == "DRIVER" and before.flag and "STINT" not in tags[index + 1 : index + 3]:
        return True  # unlike "AAA's lap 1-12 MEDIUM stint"
    if _is_measured(scene, index):
        return False
    if scene.tag(index - 1) not in _WINDOW_PREPOSITIONS or scene.tag(index + 1) == "NLAPS":
        return False
    if len(talk.cast) > 1:
        return True
    return scene.tag(index - 1) != "FOR" and not any(
        tag in ("COMPOUND", "STINT") for tag in tags[max(index - 3, 0) : index]
    )


def _names_event(scene: Scene, index: int) -> bool:
    """Whether laps are those of what is named after them: "the lap 9-11 undercut", "the lap 66-68 safety car"."""
    after = scene.tag(index + 1) in ("UNDERCUT", "OVERCUT", "SC")
    return after and scene.items[index + 1].at == scene.items[index].to + 1


def _meanwhile(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a few laps are looked at for what another did meanwhile: "was on HARD for laps 15-18, while BBB ..."."""
    first, last = scene.items[index].laps
    count = scene.items[index].whole if scene.tags[index] == "NLAPS" else last - first + 1
    if count >= _LONG_WINDOW or "WHILE" not in scene.has or len(talk.cast) < 2:
        return False
    stint = scene.left(index, _STINT, _BREAKS | {"PIT", "CHANGE", "LAPNO"})
    if (stint >= 0 and scene.tag(index + 1) not in ("ON", "WITH")) or scene.tag(index + 1) == "STINT":
        return False
    if scene.tag(index - 1) in ("AFTER", "(") and scene.tags[index] == "NLAPS":
        return False
    if scene.tag(index + 1) == "," and not {"AVG", "DEG"}.isdisjoint(scene.tags[index + 2 : index + 4]):
        return False  # "(laps 7-10, averaging 80.1 s)"
    turn = scene.right(index, frozenset({"WHILE"}), frozenset({".", ";"}))
    if turn < 0:
        turn = scene.left(index, frozenset({"WHILE"}), frozenset({".", ";"}))
    whose = scene.right(turn, frozenset({"DRIVER"})) if turn >= 0 else -1
    return 0 <= whose <= turn + 2


def _is_measured(scene: Scene, index: int) -> bool:
    """Whether laps are those that an average was driven over, or a tyre wore.

    "averaged 79.2 s over laps 12-30", "laps 12-30 averaged 79.2 s", "el promedio con MEDIUM en las vueltas 12-30",
    "(+0.04 s/lap on laps 12-30)", "BBB (laps 12-30, avg 79.2 s)"
    """
    first, last = scene.items[index].laps
    if last - first < _LONG_WINDOW:
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
    if _is_lap_time(scene, ran) and "AVG" in scene.tags[index : ran + 3]:
        return True  # "from 23 to 41 he averaged 84.8 s"
    told = scene.tags[max(k - 3, 0) : index]
    over = scene.tag(index - 1) in _WINDOW_PREPOSITIONS
    if scene.tag(k) == "COMPOUND":
        return over and "AVG" in scene.tags[max(k - 5, 0) : k]
    measured = "AVG" in told or (scene.tag(k) == "RATE" and "DEG" in scene.tags[:k])
    return over and scene.tag(k) in _MEASURES and measured


def _is_counted(scene: Scene, index: int) -> bool:
    """Whether the length of a stint stands in a bracket after its laps: "HARD for laps 12-30 (19 laps)"."""
    opened = index + 3 if scene.tags[index + 1 : index + 3] in (["ON", "COMPOUND"], ["WITH", "COMPOUND"]) else index + 1
    if scene.tags[opened : opened + 2] != ["(", "NLAPS"]:
        return False
    first, last = scene.items[index].laps
    return scene.items[opened + 1].whole == last - first + 1 > _LONG_WINDOW


def _of_stints_together(scene: Scene, index: int) -> bool:
    """Whether laps are those of several stints: "two stints on MEDIUM (laps 1-40)"."""
    if scene.tag(index - 1) != "(" or scene.tag(index + 1) != ")":
        return False
    stints = scene.left(index, frozenset({"STINTS"}), _BREAKS | {"STINT", "SPAN", ")", ":"})
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
    verb = next((tag for tag in reversed(scene.tags[max(tyre - 3, 0) : tyre]) if tag not in _BEFORE_TYRE), "")
    told = verb == "DRIVER" and scene.tag(index - 1) == "BETWEEN"  # "AAA was on HARD between laps 2-17"
    return (told or verb in ("RUN", "CHANGE", "START")) and last - first >= _LONG_WINDOW


def _listed_stops(scene: Scene, index: int) -> bool:
    noun = scene.left(index, frozenset({"PIT", "STOPS"}))
    if noun >= 0 and "TWICE" in scene.tags[noun:index]:
        return True
    tyre = scene.left(index, frozenset({"COMPOUND", "STINT"}))
    return scene.preds[index] == "pit" and noun > tyre


def _length(scene: Scene, talk: Discourse, index: int) -> None:
    item = scene.items[index]
    if item.flag or item.unreal or not _is_length(scene, talk, index):
        return
    near = scene.has_near(index, _STINT_WORDS, before=6, after=4) or _is_cut_off(scene, index)
    near = near or _is_averaged(scene, index) or _under_label(scene, index) is not None or _is_on_set(scene, index)
    for driver in talk.owners(item):
        if not near and talk.fitted_in.get(driver) not in talk.around and len(scene.items) > 3:
            continue  # neither the words around nor the line speaks of a stint
        changed = _changed_after(scene, index)
        compound = _tyre(scene, talk, index, driver) if changed is None else None
        if changed is not None:
            last = all(k < index for k in scene.changed)  # the change told last is this one
            compound = _taken_off(scene, index, driver) or (talk.taken_off(driver, changed) if last else None)
        if compound is None and (changed is not None or not _of_a_stint(scene, index)):
            talk.drop("stint_without_compound")
            continue
        known = talk.lengths.setdefault((driver, item.whole), set())
        lasted = scene.tag(index - 1) == "RUN"
        if not known and compound is not None and _is_sum_told(talk, driver, compound, item.whole):
            continue  # "32 laps on INTERMEDIATE", after stints of 12 and 20 laps
        if known and compound not in known and not (lasted or _names_stint(scene, index)):
            continue  # said again beside another tyre: "faster than the MEDIUM, above all in the 30-lap run"
        known.add(compound)
        talk.emit(StintLaps, item, item, "stint.length", driver=driver, compound=compound, n_laps=item.whole)


def _is_sum_told(talk: Discourse, driver: str, compound: str, laps: int) -> bool:
    """Whether so many laps are all those of a driver's stints on a tyre that were told."""
    told = [count for (code, count), compounds in talk.lengths.items() if code == driver and compound in compounds]
    return len(told) > 1 and sum(told) == laps


def _changed_after(scene: Scene, index: int) -> str | None:
    """The tyre that was fitted after some laps, on another: "switched to HARD after 20 laps"."""
    tyre = index - 3 if scene.tag(index - 2) == "TYRE" else index - 2
    after = scene.tag(index - 1) == "AFTER" and scene.tag(tyre) == "COMPOUND"
    fitted = tyre in scene.changed or (scene.tag(tyre - 1) == "FOR" and scene.tag(tyre - 2) == "PIT")
    return scene.items[tyre].code if after and fitted else None


def _is_on_set(scene: Scene, index: int) -> bool:
    """ "50 laps with the same set", "67 laps on one set of MEDIUM"; a few laps on a tyre may be but some of a stint."""
    k = index + 1
    item = scene.items[index]
    if item.whole < 2 * _LONG_WINDOW or scene.tag(k) not in ("ON", "WITH", "IN") or scene.items[k].at > item.to + 1:
        return False
    while scene.tag(k) in _UP_TO_SET:
        k += 1
    return scene.tag(k) in _TYRES


def _spans(scene: Scene, index: int) -> bool:
    """Whether the laps that are counted are named after the count: "46 laps, from lap 18 to 63"."""
    k = index + 1
    while scene.tag(k) in (",", "(", "OF", "FROM"):
        k += 1
    if scene.tag(k) != "SPAN":
        return False
    first, last = scene.items[k].laps
    return scene.items[index].whole == last - first + 1


def _names_stint(scene: Scene, index: int) -> bool:
    """Whether a stint or tyre stands beside a count of laps."""
    for side in (-1, 1):
        k = index + side
        while scene.tag(k) in _BESIDE and scene.tag(k) != "STINT":
            k += side
        if scene.tag(k) in ("COMPOUND", "STINT") and scene.tag(k - 1) not in ("THAN", "VERSUS"):
            return True
    return False


def _is_length(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a count of laps is the length of a stint: not a difference, a head start, a hold or the whole race."""
    item, before = scene.items[index], scene.tag(index - 1)
    named = scene.tags[index + 1 : index + 4] == ["(", "DRIVER", ")"]  # "an 11-lap (AAA) or 10-lap (BBB) final stint"
    adjective = scene.tags[index + 1 : index + 3] == ["COMPOUND", "STINT"]  # "a 25-lap MEDIUM stint"
    adjective = adjective or (scene.tag(index + 1) == "STINT" and scene.carries(index))  # "This was a 24-lap stint"
    adjective = adjective or (named and 0 < scene.right(index, _STINT, _BREAKS) < index + 12)
    # "ended with a phase on MEDIUM of 14 laps", "finished on MEDIUM for 16 laps"
    link = index - 2 if before == "FINAL" else index - 1
    tyre = link - 2 if scene.tag(link - 1) == "TYRE" else link - 1
    phase = scene.tag(tyre) == "COMPOUND" and scene.tag(link) in ("OF", "FOR", "DURING")
    # "aguantó siete vueltas con el SOFT", "llegó tras 31 vueltas con SOFT"; not "contuvo a BBB siete vueltas con SOFT"
    ran_on = scene.tag(index + 1) in ("ON", "IN", "WITH") and scene.tag(index + 2) == "COMPOUND"
    # "a AAA los medios le aguantaron siete vueltas"
    lasted = before == "HOLD" and "COMPOUND" in scene.tags[max(index - 4, 0) : index - 1]
    phase = phase or (lasted and scene.tag(index + 1) != "TO")
    held = scene.left(index, _HOLD) if scene.preds[index] == "hold" else index
    phase = phase or (ran_on and scene.preds[index] in ("hold", "finish") and "DRIVER" not in scene.tags[held:index])
    alone = scene.preds[index] == "hold" and before == ":" and "DRIVER" not in scene.tags[held:index]
    alone = alone and _is_averaged(scene, index)  # "held his SOFT together: 22 laps, an average of 80.1 s"
    if scene.preds[index] in ("gap", "hold", "battle", "finish") and not (adjective or phase or alone):
        return False
    if phase and before == "AFTER" and ran_on:
        return True
    if scene.tags[max(index - 2, 0) : index] == ["FOR", "FINAL"] and index - 3 in scene.changed:
        return True  # "took softs for the final three laps"
    if before == "FINAL" and item.whole < _LONG_WINDOW and "STINT" not in scene.tags[index + 1 : index + 3]:
        return False  # "his final two MEDIUM laps" are not all
    if not adjective and _is_age(scene, index):
        return False
    if not adjective and (_is_part(scene, index) or _is_sum(scene, index) or _meanwhile(scene, talk, index)):
        return False
    if before == "IN" and item.whole < _LONG_WINDOW:
        return False  # "antecipou a troca para MEDIUM em uma volta"
    if scene.tags[max(index - 4, 0) : index] in (["WITH", "TYRE", "COMPOUND", "OF"], ["IN", "TYRE", "COMPOUND", "OF"]):
        return False  # "con neumáticos HARD de 20 vueltas": an age
    if before == "BEFORE" and scene.tag(index + 1) in ("STINT", "RUN"):
        return True  # "before a 42-lap run on HARD"
    if before in _NO_LENGTH_AFTER and not (before == "COMPARE" and scene.tag(index - 2) == "AND"):
        # "usó el MEDIUM durante 19 vueltas"
        beside = scene.tag(index - 2) in ("COMPOUND", "TYRE") and scene.preds[index] in _LASTING
        relative = scene.tag(index - 2) == "RUN" and scene.tag(index - 3) in ("QUE", "WHO")
        # "duros, un compuesto que le dio ritmo durante 29 vueltas"
        k = index - 2
        while scene.tag(k) in ("GIVE", "AVG"):
            k -= 1
        relative = relative or (scene.tag(k) in ("QUE", "WHO") and scene.tag(k - 1) in _TYRES)
        return before == "DURING" and (beside or relative or _is_averaged(scene, index))
    if _ends_after(scene, index):
        return True
    if scene.tags[max(index - 3, 0) : index] == ["STINT", "EXTEND", "FOR"]:
        return True  # "el primer stint se extendió por 27 vueltas"
    longer = before in ("FOR", "BY", "STINT") or (before == "COMPOUND" and scene.tag(index - 2) in ("ON", "IN", "WITH"))
    far = before == "FOR" and scene.tag(index - 2) == "COMPOUND" and item.whole >= 2 * _LONG_WINDOW
    if far and scene.preds[index] == "extend":
        return True  # "esticou os seus MEDIUM por 27 voltas"
    if scene.preds[index] == "extend" and longer and scene.tags[index + 1 : index + 3] != ["(", "SPAN"]:
        return False  # "extended his stint by three laps"
    if scene.tags[max(index - 2, 0) : index] == ["UNTIL", "ORD"]:
        return False  # "through the first 37 laps"
    if scene.tag(index + 2 if scene.tag(index + 1) == "OF" else index + 1) == "GAP":
        return False  # "a two-lap advantage", "uma volta de vantagem"
    near = scene.has_near(index, _GAP, before=4, after=0) and not _is_averaged(scene, index)
    if near or _is_advantage(scene, talk, index):
        return False
    following = scene.items[index + 1 : index + 4]
    described = any(
        (other.tag == "COMPOUND" or (other.tag == "STINT" and not other.flag)) and other.at <= item.to + 4
        for other in following
    )
    described = described or _is_averaged(scene, index) or _is_on_set(scene, index) or _spans(scene, index)
    if not described and (before == "PARTIAL" or (before == "AFTER" and not scene.changed)):
        started = scene.tags[: index + 1].count("COMPOUND") == 1 and "START" in scene.has
        return before == "AFTER" and started and "PIT" in scene.tags[max(index - 4, 0) : index]
    if item.whole >= _RACE_DISTANCE and scene.tag(index + 1) == ":":
        described = False  # "Bahrain's 57 laps: MEDIUM for ..."
    if item.whole == 1 and described:
        described = "STINT" in scene.tags[index + 1 : index + 4] or before in ("(", ",", "AND")
    listed = any(
        other.tag in ("COMPOUND", "STINT", "SPAN") and other.to >= item.at - 3
        for other in scene.items[max(index - 3, 0) : index]
    )
    alone = item.whole == 1 and before not in ("(", ",", "AND", "+")  # "one lap later he did a slow lap"
    if (item.whole >= _RACE_DISTANCE or alone) and not described and not listed and not _has_laps(talk, item):
        return False
    if scene.tag(index + 1) == "STINT" and scene.items[index + 1].flag:
        return False  # "one-lap stints": of no one tyre
    stopping = scene.preds[index] == "pit" and not scene.carries(index)
    near = scene.has_near(index, _STINT, before=6, after=3) or scene.has_near(index, _COMPOUND, 6, 3)
    return not stopping or near or _is_averaged(scene, index)


def _has_laps(talk: Discourse, item: Item) -> bool:
    """Whether so many laps are those of a stint that was told: "HARD, laps 12-57", and then "46 laps"."""
    return item.whole > 1 and any((driver, item.whole) in talk.lengths for driver in item.owner)


def _is_part(scene: Scene, index: int) -> bool:
    """Whether laps are some of a stint's, or of no stint: "the final two laps on SOFT", "a three-lap window"."""
    after = scene.tags[index + 1 : index + 6]
    if "WINDOW" in after[:2] and after[0] in ("WINDOW", "PIT", "OF"):
        return True
    if scene.tags[max(index - 2, 0) : index] == ["WINDOW", "OF"]:
        return True  # "una ventana de tres vueltas"
    if scene.tag(index - 1) not in ("FINAL", "OPENING", "ORD") or scene.tag(index + 1) == "STINT":
        return False
    if scene.items[index].whole < _LONG_WINDOW:
        return True
    own = after[1:2] == ["HIS"]
    return after[:1] == ["OF"] and "STINT" in after[1 + own : 5]  # "the first 12 laps of his HARD stint"


def _is_age(scene: Scene, index: int) -> bool:
    """Whether laps are those that tyres had done by then: "had already run 20 laps on SOFT", "llevaba 20 vueltas"."""
    since = scene.left(index, frozenset({"SO_FAR"}), _BREAKS | {"DRIVER", ","})
    return since >= 0 and scene.items[index].at <= scene.items[since].to + 8


def _is_sum(scene: Scene, index: int) -> bool:
    """Whether laps are those of several stints together: "51 laps on HARD, split into two stints"."""
    k = index + 1
    while scene.tag(k) in _OF_SEVERAL_STINTS:
        k += 1
    if (scene.tag(k) == "STINTS" and scene.items[k].whole > 1) or (
        scene.tag(k) == "STINT" and scene.items[k].flag and scene.tag(k + 1) == "SPAN"
    ):
        return scene.tag(k - 1) != "AND"
    listed = scene.tags[k : k + 4] == [":", "SPAN", ",", "SPAN"]
    return listed and scene.items[k + 1].laps[1] - scene.items[k + 1].laps[0] + 1 < scene.items[index].whole


def _ends_after(scene: Scene, index: int) -> bool:
    """Whether laps are those after which a stint was ended: "cut his HARD stint short after 11 laps"."""
    if scene.tag(index - 1) != "AFTER" or scene.preds[index] in STOPPING:
        return False
    near = [item for item in scene.items[max(index - 6, 0) : index - 1] if item.tag not in _BEFORE_TYRE]
    tags = [item.tag for item in near[-2:]]
    if tags == ["EXTEND", "COMPOUND"]:
        return near[-2].to > near[-2].at  # "terminó su stint con HARD tras 11 vueltas"
    return tags in (["STINT", "COMPOUND"], ["COMPOUND", "STINT"])


def _is_advantage(scene: Scene, talk: Discourse, index: int) -> bool:
    """ "that gave AAA two laps on the hard tyre before BBB stopped" tells a head start, not a stint."""
    if scene.tag(index + 1) == "OF" and scene.tag(index + 2) == "TYRE":
        of = scene.tag(index + 3) == "OF"
        named = scene.tag(index + 4 if of else index + 3) == "COMPOUND"  # "got 42 laps out of a set of HARD"
        return not named or scene.items[index].whole < _LONG_WINDOW  # "two laps of fresh tyres"
    if len(talk.cast) < 2:
        return False
    if _is_given(scene, index):
        return True
    before = scene.right(index, frozenset({"BEFORE"}), _BREAKS)
    if 0 < before < index + 6 and scene.tag(before + 1) == "DRIVER":
        return True
    meanwhile = scene.right(index, frozenset({"WHILE"}), frozenset({"."}))  # "had two laps on HARD while BBB ..."
    stint = scene.has_near(index, _STINTS, before=6, after=4) or scene.preds[index] == "run"
    stint = stint or _is_averaged(scene, index)
    # "AAA stayed on HARD for 24 laps, while BBB ...": no head start is as long
    stint = stint or (scene.preds[index] == "stay" and scene.items[index].whole >= 2 * _LONG_WINDOW)
    near = 0 < meanwhile < index + 7 and scene.tag(index - 1) != "("
    return near and scene.tag(meanwhile + 1) == "DRIVER" and not stint


def _is_averaged(scene: Scene, index: int) -> bool:
    """Whether the average lap time of some laps stands beside them.

    "20 laps at 79.2 s average", "20 vueltas con media de 79,2 s", "79.2 s over 20 laps", "79,2 s de BBB (20 voltas)"
    """
    k = index - 1
    while scene.tag(k) in ("PARTIAL", "HIS", "FINAL", "OPENING", "ORD"):
        k -= 1  # "80.1 s during his first 20 laps"
    if scene.tag(k) in ("IN", "ON", "LOOSE", "(", "DURING", "FOR"):
        k -= 1
        while scene.tag(k) in ("AVG", "OF", "DRIVER"):
            k -= 1
        if _is_lap_time(scene, k):
            return True
    k = index + 1
    while scene.tag(k) in ("IN", "ON", "WITH", "(", ",", "OF", "TO", "WORDNUM"):
        k += 1
    if scene.tag(index + 1) in ("IN", "TO", "WITH") and _is_lap_time(scene, k):
        return True
    if scene.tag(k) in ("HE", "DRIVER"):
        k += 1  # "over the next 20 laps he averaged 79.2 s"
    beside = [tag for tag in scene.tags[k : k + 3] if tag not in ("OF", "LOOSE")][:2]
    return sorted(beside) in (["AVG", "DEC"], ["AVG", "RATE"], ["AVG", "SECS"])


def _is_lap_time(scene: Scene, index: int) -> bool:
    return scene.tag(index) in _MEASURES and _LAP_TIME[0] <= scene.items[index].number <= _LAP_TIME[1]


def _is_given(scene: Scene, index: int) -> bool:
    """Whether laps are what something gave a driver, "a 20-lap stint" apart."""
    if scene.tags[max(index - 2, 0) : index] == ["COMPOUND", "("]:
        return False
    span = index - 2 if scene.tags[max(index - 2, 0) : index] == ["SPAN", "("] else index
    if scene.tags[span] == "SPAN" and _is_counted(scene, span):
        return False
    given = scene.left(index, frozenset({"GIVE"}), _BREAKS)
    return given >= 0 and "STINT" not in scene.tags[given : index + 2] and not _is_before_stint(scene, index)


def _is_before_stint(scene: Scene, index: int) -> bool:
    """ "his lap 31-50 MEDIUM stint", "sus vueltas 31-50 de stint con MEDIUM"."""
    return scene.tags[index] == "SPAN" and scene.tags[index + 1 : index + 3] == ["COMPOUND", "STINT"]


def _measure(scene: Scene, talk: Discourse, index: int) -> None:
    item = scene.items[index]
    value = item.number
    if _LAP_TIME[0] <= value <= _LAP_TIME[1] and not item.flag:
        _pace(scene, talk, index, item, value)
        return
    if item.tag == "RATE" and scene.tag(index - 1) == "LOOSE" and scene.tag(index + 1) == "(":
        exact = scene.items[index + 2] if scene.tag(index + 3) == ")" else item
        if exact.flag and exact.tag in _MEASURES and 0 < abs(abs(exact.number) - value) < value / 2:
            return  # "almost three tenths a lap (-0.28)"
    drift = _drift(scene, index) if item.tag == "RATE" and not item.flag and value <= _MOST_WEAR else 0
    if value > _MOST_DRIFT and drift and not _is_of_tyre(scene, index):
        drift = 0
    if drift and "LAPTIME" in scene.has:
        _wear(scene, talk, item, index, drift * value)
    elif abs(value) <= _MOST_WEAR and _is_wear(scene, index, item):
        negative = (
            not item.flag and "NEGATIVE" in scene.tags[max(index - 3, 0) : index]
        )  # "negative wear of 0.02 s/lap"
        _wear(scene, talk, item, index, -value if negative else value)
    elif drift:
        _wear(scene, talk, item, index, drift * value)


def _is_new(scene: Scene, talk: Discourse, kind: str, index: int, driver: str, compound: str | None) -> bool:
    """Whether a measured number is not one that the text gave before.

    Numbers with this many decimals hardly ever agree by chance: one that is said again is the same stint's, whatever
    tyre the sentence speaks of, unless its own clause names another tyre.
    """
    value = scene.items[index].number
    first = talk.new_value(kind, driver, value)
    named = any(item.tag == "COMPOUND" and item.code == compound for item in scene.items[:index])
    alone = scene.tags.count(scene.tags[index]) == 1
    again = (named and alone) or _named_since(scene, index, compound)
    again = again and talk.new_value(f"{kind} {compound}", driver, value)
    if first:
        talk.new_value(f"{kind} {compound}", driver, value)
    return first or again


def _named_since(scene: Scene, index: int, compound: str | None) -> bool:
    """Whether the tyre is named between the same number before and this: "on SOFT (77.2 s), on HARD (77.2 s)"."""
    items = scene.items
    for k in range(index - 1, -1, -1):
        if items[k].tag == items[index].tag and items[k].value == items[index].value:
            beside = scene.tag(index + 1) in ("ON", "IN", "WITH") and scene.tag(index + 2) == "COMPOUND"
            since = items[k + 3 if scene.tag(k + 2) == "COMPOUND" else k : index + 3 if beside else index]
            return any(item.tag == "COMPOUND" and item.code == compound for item in since)
    return False


def _pace(scene: Scene, talk: Discourse, index: int, item: Item, value: float) -> None:
    lapping = scene.tag(index - 1) in ("TO", "IN") and scene.tag(index - 2) == "NLAPS"  # "22 laps at 80.1 s"
    if (role_of_seconds(scene, index) and not lapping) or scene.tag(index - 1) == "BY" or _of_stops(scene, index):
        return
    if scene.preds[index] == "fastest" or item.unreal or scene.left(index, frozenset({"fastest_lap"})) >= 0:
        return
    if scene.tag(index + 1) == "IN" and scene.tag(index + 2) == "LAPNO":
        return  # one lap's time
    if scene.tag(index + 1) == "-" and "=" in scene.tags[index + 3 : index + 7]:
        return  # a sum: "54.5 s - 4.7 s = 49.8 s"
    if "=" in scene.has and not {"-", "+", "="}.isdisjoint((scene.tag(index - 1), scene.tag(index + 1))):
        return  # a sum: "76.9 - (-2.1) = 79.0"
    if scene.tag(index + 1) == "LAP" and scene.tag(index + 2) != "AVG":
        return  # "a 75.4 s lap"
    if scene.tags[max(index - 2, 0) : index] == ["LAP", "OF"] and "AVG" not in scene.tags[max(index - 4, 0) : index]:
        return  # "a best lap of 75.4 s"
    if scene.tags[max(index - 2, 0) : index] == ["NLAPS", "OF"] and scene.items[index - 2].whole == 1:
        return  # "una vuelta de 75,4 s"
    times = is_from_to(scene, index) and "LAPTIME" in scene.tags[:index] and "AVG" not in scene.tags[:index]
    if times or (scene.preds[index] == "degradation" and scene.tag(index - 1) in ("FROM", "TO")):
        return  # "lap times fell from ... to ...": no averages
    if _is_total(scene, index):
        return
    overall = ("TOTAL", "AVG") in pairwise(scene.tags[max(index - 6, 0) : index])  # of no one tyre
    for driver in talk.owners(item):
        compound = _tyre(scene, talk, index, driver) if not overall else None
        if _is_new(scene, talk, "pace", index, driver, compound):
            talk.emit(StintPace, item, item, "stint.pace", driver=driver, compound=compound, seconds=value)
        if compound is not None:
            talk.fitted.setdefault(driver, compound)


def _is_total(scene: Scene, index: int) -> bool:
    """Whether a time, or the one that it is compared with, is a sum: "a total time of 93.3 s against BBB's 93.0 s"."""
    total = scene.left(index, _TOTAL, _AVERAGED)
    return total >= 0 and scene.tags[total + 1 : total + 3] == ["OF", "SECS"]


def _of_stops(scene: Scene, index: int) -> bool:
    """Whether an average is of stops: "an average pit stop time of 94.2 s"."""
    average = scene.left(index, frozenset({"AVG"}), frozenset({".", ";"}))
    noun = average + 2 if scene.tag(average + 1) == "OF" else average + 1
    return average >= 0 and scene.tag(noun) == "PIT" and scene.items[noun].at <= scene.items[average].to + 2


_ABOUT_WEAR = frozenset({"GAP", "GAIN", "FASTER", "SLOWER", "DOWN", "UP", "DEG"})


def _is_wear(scene: Scene, index: int, item: Item) -> bool:
    tags = scene.tags
    if item.flag and scene.tag(index - 1) == "(" and scene.tag(index - 2) == "RATE" and _drift(scene, index - 2):
        return True  # "losing almost half a second a lap (+0.499)"
    if scene.tag(index + 1) == "DEG" or _follows_pace(scene, index):
        return True
    if item.flag and scene.tag(index - 1) == "(" and scene.tag(index + 1) == ")" and _restates_trend(scene, index):
        return True
    if not item.flag and (scene.tag(index + 1) == "SHIFT" or _is_shift_of_pace(scene, index)):
        return False  # "a 0.3 s improvement despite higher wear"
    compared = scene.tag(index - 1) == "VERSUS" and scene.tag(index - 2) == "RATE"
    if item.tag == "RATE" and item.flag and (compared or scene.tag(index - 1) == "("):
        return not _compares_pace(
            scene, index
        )  # "AAA's stint was faster (-0.083 s/lap)", "(-0.083 s/lap vs -0.010 s/lap)"
    if scene.tag(index + 1) in _FASTER and scene.items[index + 1].at == item.to + 1:
        return False
    if scene.tags[max(index - 3, 0) : index] in (["DRIVER", "DOWN", "BY"], ["DRIVER", "GAIN", "BY"]) and not item.flag:
        return False  # "AAA's tyres wore and BBB closed by 0.2 s a lap"
    for k in range(index - 1, -1, -1) if not scene.has.isdisjoint(_ABOUT_WEAR) else ():
        if tags[k] in ("GAP", "GAIN", "FASTER", "SLOWER", "DOWN", "UP") and item.tag != "RATE":
            return False
        if tags[k] in ("FASTER", "SLOWER"):
            return False
        if tags[k] == "DEG":
            return True
        if tags[k] in _BREAKS:
            break
    if "DEG" in tags[index + 1 : index + 4]:
        return True
    return item.tag == "RATE" and item.flag and "FASTER" not in tags[index + 1 : index + 3]


def _compares_pace(scene: Scene, index: int) -> bool:
    """Whether a number in a bracket is by how much an average is better: "his average was better (-0.1 s/lap)"."""
    average = scene.left(index, _AVG, _BREAKS | _MEASURES | {"DEG"})
    if average < 0 and scene.tag(index - 1) == "VERSUS":
        average = scene.left(index - 2, _AVG, _BREAKS | _MEASURES | {"DEG"})
    return average >= 0 and not {"COMPARE", "FASTER", "SLOWER"}.isdisjoint(scene.tags[average - 1 : index])


def _restates_trend(scene: Scene, index: int) -> bool:
    """Whether a bracket gives the size of a trend that is told in words: "his HARD had got quicker (-0.02)"."""
    if abs(scene.items[index].number) > 1:
        return False
    near = frozenset(takewhile(lambda tag: tag not in _BREAKS, reversed(scene.tags[max(index - 10, 0) : index])))
    told = "QUICKEN" in near or "LAPTIME" in near or ("RATE" in near and "LOSE" in near)
    return told and near.isdisjoint(("GAP", "GAIN", "FASTER", "SLOWER", "THAN"))


def _is_shift_of_pace(scene: Scene, index: int) -> bool:
    """Whether a number is by how much an average changed: "lowered his average by 1.9 s and the wear, too"."""
    k = index - 1
    while scene.tag(k) in ("LOOSE", "~", "≈"):
        k -= 1
    if scene.tag(k) not in ("BY", "IN"):
        return False
    average = scene.left(k, frozenset({"AVG", "LAPTIME"}), _BREAKS | {"DEG"})
    return average > 0 and scene.left(average, frozenset({"DOWN", "UP"}), _BREAKS) >= average - 3


def _follows_pace(scene: Scene, index: int) -> bool:
    """Whether a number a lap stands right after a lap time: "at 79.1 s and 0.10 s/lap"."""
    before = scene.items[index - 2] if index > 1 else None
    pace = before is not None and before.tag == "SECS" and _LAP_TIME[0] <= before.number <= _LAP_TIME[1]
    wear = scene.tags[index] == "RATE" and abs(scene.items[index].number) < 1 and scene.tag(index + 1) not in _FASTER
    return pace and wear and scene.tags[index - 1] in ("AND", ",", "PER", "WITH")


def _drift(scene: Scene, index: int) -> int:
    """Which way lap times are said to go: 1 if "AAA lost 0.05 s a lap on HARD", -1 if he "got faster by 0.05 s a lap".

    0 where nobody speaks of a tyre or stint, or another driver or tyre is what one is faster or slower than.
    """
    if len(scene.items[index].owner) != 1 or "THAN" in scene.has:
        return 0
    if scene.tag(index + 1) == "LOSE":
        k, sign = index, 1  # "0.05 s de pérdida por vuelta"
    else:
        k = index - 1
        while scene.tag(k) in _BEFORE_DRIFT:
            k -= 1
        again = _measured_before(scene, k)
        if again >= 0:
            return _drift(scene, again)
        sign = _trend(scene, k)
        if scene.tag(index + 1) in ("FOR", "TO") and scene.tag(index + 2) == "DRIVER" and scene.tag(k) == "LOSE":
            return 0  # "perdia 0,2 s por volta para BBB"
    if not sign:
        return 0
    worn = "LAPTIME" in scene.tags[:index] or not scene.has.isdisjoint(_WORN) or _is_on_them(scene, index)
    if not worn and not any(_is_lap_time(scene, j) for j in range(index)):
        return 0
    after = scene.tags[index + 1 : index + 4]
    compared = not _COMPARING.isdisjoint(after[:1]) and _BESIDE_DRIFT.isdisjoint(after[1:2] or [""])
    owner = scene.items[index].owner
    end = index + 1 if after[:1] == [","] else index + 4
    near = takewhile(lambda item: item.tag not in _BREAKS, scene.items[k:end])
    rival = any(item.tag == "DRIVER" and item.code not in owner for item in near) and "THESE" not in scene.has
    return 0 if compared or rival else sign


def _measured_before(scene: Scene, k: int) -> int:
    """Where the number stands that another goes on from, or -1: "fell by 0.2 s a lap on SOFT and by 0.1 on HARD"."""
    if scene.tag(k) == "DRIVER":  # "the tyres of AAA lost 0.2 s a lap, those of BBB 0.1"
        while scene.tag(k) in ("DRIVER", "OF", "THESE", "HIS"):
            k -= 1
        while scene.tag(k) in (",", "AND", "WHILE", "ON", "VERSUS"):
            k -= 1
        return k if scene.tag(k) == "RATE" else -1
    if scene.tag(k) != "COMPOUND" or scene.tag(k + 1) not in ("AND", ","):
        return -1
    while scene.tag(k) in _BEFORE_TYRE or scene.tag(k) == "COMPOUND":
        k -= 1
    return k if scene.tag(k) == "RATE" else -1


def _is_on_them(scene: Scene, index: int) -> bool:
    """ "losing 0.5 s a lap on them and ..."."""
    return scene.tag(index + 1) == "ON" and scene.tag(index + 2) in ("", ".", ",", "AND", ";")


def _is_of_tyre(scene: Scene, index: int) -> bool:
    """Whether a loss is told to be a tyre's: "losing 0.5 s a lap on them", "the SOFT of AAA lost 0.5 s a lap"."""
    if _is_on_them(scene, index):
        return True
    after = scene.tags[index + 1 : index + 4]
    if after[:1] in (["ON"], ["WITH"], ["IN"]) and not _TYRES.isdisjoint(after[1:]):
        return not {"DRIVER", "LAPNO"} & set(after)
    k = index - 1
    while scene.tag(k) in _BEFORE_DRIFT:
        k -= 1
    again = _measured_before(scene, k)
    if again >= 0:
        return _is_of_tyre(scene, again)
    told_after = scene.tag(index + 1) == "LOSE" and not _trend(scene, k)
    k -= not told_after  # "the SOFT of AAA, with 0.5 s lost a lap"
    while scene.tag(k) in ("OF", "DRIVER", "QUE", "HIS", "WORDNUM", "ALL", "THESE"):
        k -= 1
    return scene.tag(k) in _TYRES


def _trend(scene: Scene, k: int) -> int:
    """Which way the word at `k` says that lap times go: 1 up, -1 down, 0 if it says nothing of them."""
    if scene.tag(k) == "LAPTIME" and scene.tag(k - 1) in ("HIS", "DOWN", "FALL", "UP", "RISE"):
        # "rebajó sus tiempos dos centésimas por vuelta"
        verb = scene.tag(k - 2) if scene.tag(k - 1) == "HIS" else scene.tag(k - 1)
        return -1 if verb in ("DOWN", "FALL") else 1 if verb in ("UP", "RISE") else 0
    tag = scene.tag(k)
    if tag in ("LOSE", "QUICKEN"):
        return 1 if tag == "LOSE" else -1
    if tag not in _TRENDS:
        return 0
    about = scene.left(k, frozenset({"LAPTIME", "AVG"}), _BREAKS)
    if about < k - 7 or about < 0:
        return 0
    falls = tag in ("FALL", "DOWN")
    pace = scene.tags[about] == "AVG"
    if pace and not scene.items[about].flag:
        return 0  # an average is no trend
    return 1 if falls == pace else -1


def _wear(scene: Scene, talk: Discourse, item: Item, index: int, value: float) -> None:
    if item.unreal:
        return
    for driver in talk.owners(item):
        compound = _tyre(scene, talk, index, driver)
        if _is_new(scene, talk, "wear", index, driver, compound):
            talk.emit(Degradation, item, item, "stint.wear", driver=driver, compound=compound, value=value)


_READERS: Mapping[str, Callable[[Scene, Discourse, int], None]] = {
    "COMPOUND": _compound,
    "STINT": _numbered,
    "SPAN": _span,
    "LAPNO": _single,
    "NLAPS": _length,
    "SECS": _measure,
    "RATE": _measure,
    "DEC": _measure,
}
