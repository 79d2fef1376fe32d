"""Of two tyres, which came off for which: linked by an arrow or a word, noted in a bracket, or told of one alone."""

from __future__ import annotations

from artifact.domains.racing.rules.scene import CLOSED, LINKS, Scene
from artifact.domains.racing.rules.stints import COMPOUND

_IN_WORDS = LINKS - {">"}
_BEFORE_LINK = frozenset({"TYRE", "-", "BACK", "(", ")"})
_NOT_IN_ASIDE = frozenset({"(", "COMPOUND", "DRIVER", "PIT"})
_BEFORE_NEW = frozenset({"-", "ANOTHER", "BACK", "TYRE", "OF", "ORD", "FASTER", "SLOWER", "WORDNUM"})
_BEFORE_WORN = frozenset({"ON", "IN", "WITH"})
ADORNING = frozenset(
    {"FASTER", "SLOWER", "ANOTHER", "WORDNUM", "TYRE", "OF", "ORD", "BACK", "IN", "COMPARE", "PARTIAL", "FINAL"}
)
_BEFORE_OLD = frozenset({"HIS", "TYRE", "OF", "TO", "FASTER", "SLOWER", "COMPARE", "WORDNUM"})
_REMOVING = frozenset({"OFF", "OUT"})
_FITTING = frozenset({"FAVOUR", "CHANGE", "INSIDE", "PIT", "TO", "FOR", ">", "PIT_EXIT"})
_BETWEEN_OLD_AND_NEW = (
    _FITTING
    | _BEFORE_OLD
    | {",", "AND", ";", ":", "IN", "ON", "LAPNO", "INT", "ANOTHER", "BACK", "WHILE", "WITH", "DRY"}
)
_OF_STINT = frozenset({"NLAPS", "SPAN", "SECS", "RATE"})
CLOSING = frozenset({"", ".", ",", ";", ")"})
_OFF = frozenset({"OFF"})


def noted_change(scene: Scene, index: int) -> bool:
    """Whether a bracket after the lap of a stop has both tyres of it: "pit L18 (M-H), pit L40 (H-M)"."""
    both = scene.tags[index + 1 : index + 4] == ["-", "COMPOUND", ")"]
    stop = scene.tag(index - 2) in ("LAPNO", "INT") and scene.tag(index - 3) in ("PIT", "ON", "IN", ",", "AND", ":")
    return both and stop and scene.preds[index - 2] == "pit" and "STOPS" not in scene.tags[:index]


def for_its_like(scene: Scene, index: int) -> int:
    """Index of what says that a tyre was changed for one of its kind: "swapped his SOFT for another set"; or 0."""
    if scene.has.isdisjoint(("ANOTHER", "ALIKE")):
        return 0
    k = index + 1
    while scene.tag(k) in ("TYRE", "AND", "CHANGE") and k < index + 3:
        k += 1
    if scene.tag(k) in (*LINKS, "WITH"):
        k += 1
        if not _replaced(scene, index):
            return 0
    elif scene.tag(k - 1) != "CHANGE":
        return 0
    if scene.tag(k) == "ANOTHER" and {"COMPOUND", "DRY"}.isdisjoint(scene.tags[k + 1 : k + 4]):
        return k
    end = k
    while scene.tag(end) in ("ANOTHER", *ADORNING) and end < k + 4:
        end += 1
    return end if scene.tag(end) == "ALIKE" else 0


def exchanged(scene: Scene, index: int) -> int:
    """Index of the tyre put on for the one at `index` that came off: "left the SOFT and fitted HARD"; 0 if none."""
    if scene.has.isdisjoint(_REMOVING):
        return 0
    k = index - 1
    while scene.tag(k) in _BEFORE_OLD:
        k -= 1
    k -= scene.tag(k) == "WITH"
    old = scene.items[index]
    end = index + 1
    while scene.tag(end) in ("TYRE", "OUT"):
        end += 1
    if scene.tag(k) not in _REMOVING and "OUT" not in scene.tags[index + 1 : end]:
        return 0
    new = scene.right(index, COMPOUND)
    between = scene.tags[end:new]
    on = scene.tag(new + 1) in ("IN", "ON") and scene.tag(new + 2) in (*CLOSING, "FOR", "IN", "ON")
    inside = scene.tag(new + 1) == "INSIDE" or on or between[-2:] == ["ON", "WITH"]  # "off with SOFT, on with HARD"
    fitted = inside or not _FITTING.isdisjoint(between)
    near = 0 < new <= index + 12 and _BETWEEN_OLD_AND_NEW.issuperset(between)
    return new if near and fitted and scene.items[new].owner == old.owner else 0


def taken_off_before(scene: Scene, index: int) -> bool:
    """ "fitted HARD on lap 12 after taking off the SOFT": the tyre is that of the change told already."""
    k = scene.left(index, _OFF)
    return k >= 0 and scene.tag(k - 1) == "AFTER" and _BEFORE_OLD.issuperset(scene.tags[k + 1 : index])


def is_taken_off(scene: Scene, index: int) -> bool:
    """ "took off the SOFT", "cambió de SOFT en la vuelta 9": the tyre that the driver was on."""
    before, verb = scene.tag(index - 1), scene.tag(index - 2)
    if _dry(scene, index) and scene.preds[index] == "change":
        return True  # "from INTERMEDIATE to slicks"
    if before == "TYRE" and verb == "OF" and scene.tag(index - 3) == "CHANGE":
        return not scene.items[index - 3].flag  # "cambiando de neumáticos medios"
    if before == "OF" and verb == "CHANGE":
        return not scene.items[index - 2].flag and scene.items[index - 1].to == scene.items[index].at - 1
    if before == "FROM" and verb == "CHANGE" and scene.items[index - 2].value != "motion":
        return scene.items[index - 1].at == scene.items[index - 2].to + 1  # "the early switch from SOFT"
    return before == "OFF" or (before == "TYRE" and verb == "OFF")


def _dry(scene: Scene, index: int) -> int:
    """Index of the words for a dry tyre of no name to which the compound at `index` is changed, or 0."""
    if "DRY" not in scene.has:
        return 0
    dry = index + 3 if scene.tag(index + 1) == "TYRE" else index + 2
    return dry if scene.tag(dry) == "DRY" and scene.tag(dry - 1) in LINKS else 0


def to_named_dry(scene: Scene, index: int) -> bool:
    """ "from INTERMEDIATE to slicks (AAA to MEDIUM, BBB to HARD)": which dry tyre it was, the text tells after."""
    dry = _dry(scene, index)
    return dry > 0 and "COMPOUND" in scene.tags[dry:]


def linked(scene: Scene, index: int) -> int | None:
    """The compound to which the one at `index` is changed, if the text says so: arrow, "to", "a", "para", "por"."""
    items = scene.items
    k = index + 1
    closed = _aside_closed(scene, index)
    if closed > 0:
        k = closed + 1
        index = closed
    if scene.tag(index - 1) in ("FROM", "OF") and scene.tag(index - 2) in ("PIT", "CHANGE"):
        dated = k + (scene.tag(k) == "TYRE")
        if scene.tag(dated) in ("ON", "IN") and scene.tag(dated + 1) == "LAPNO":
            k = dated + 2
            index = k - 1  # "stopped from SOFT on lap 9 for HARD"
    while scene.tag(k) in _BEFORE_LINK and k < index + 3:
        k += 1
    passive = scene.tag(k) == "CHANGE" and scene.tag(k + 1) in LINKS and items[k + 1].at == items[k].to + 1
    if passive and not items[k].flag and scene.tag(index - 1) not in _BEFORE_WORN:
        k += 1  # "the SOFT were exchanged for HARD"
    if k >= len(items) or items[k].at > items[index].to + 4 + passive:
        return None
    if items[k].tag not in LINKS and not (items[k].tag == "WITH" and _replaced(scene, index)):
        return None
    link = k
    k += 1
    while k < len(items) and items[k].tag in _BEFORE_NEW and k < link + 4:
        k += 1
    if k < len(items) and items[k].tag == "COMPOUND" and items[k].at <= items[link].to + 5:
        return k
    return None


def _aside_closed(scene: Scene, index: int) -> int:
    """Where a bracket that opens right after a tyre closes, and the change goes on, or -1.

    It tells of the tyre's stint ("from SOFT (12 laps, 80.1 s on average) to HARD"), or when it was put on ("SOFT →
    MEDIUM (lap 9) → HARD").
    """
    items, opened = scene.items, index + 1
    if scene.tag(opened) != "(" or items[opened].at > items[index].to + 2:
        return -1
    if scene.tag(index - 1) in LINKS and is_dated_in_bracket(scene, opened):
        closed, links = opened + 2, LINKS
    else:
        closed, links = scene.right(opened, CLOSED, _NOT_IN_ASIDE), _IN_WORDS
        if _OF_STINT.isdisjoint(scene.tags[opened:closed]):
            return -1
    goes_on = closed > 0 and scene.tag(closed + 1) in links and items[closed + 1].at == items[closed].to + 1
    return closed if goes_on else -1


def is_dated_in_bracket(scene: Scene, opened: int) -> bool:
    """Whether a bracket that opens at an item holds a lap and nothing else: "(lap 9)"."""
    return scene.tag(opened) == "(" and scene.tag(opened + 1) == "LAPNO" and scene.tag(opened + 2) == ")"


def _replaced(scene: Scene, index: int) -> bool:
    """Whether the compound at `index` is what a verb takes away: "replaced his SOFT tyres with HARD ones"."""
    k = index - 1
    while scene.tag(k) in ("HIS", "TYRE", "OF", "WORDNUM", "TO", "FROM", "ORD", "COMPARE"):
        k -= 1
    return scene.tag(k) in ("CHANGE", "OFF") and not scene.items[k].flag


def goes_back(scene: Scene, index: int) -> bool:
    """ "from SOFT to HARD and back again": after the second tyre, and with no tyre named then."""
    k = index + 1 + (scene.tag(index + 1) == "TYRE")
    back = scene.tags[k : k + 2] == ["AND", "BACK"] and scene.items[k + 1].at == scene.items[k].to + 1
    return back and "COMPOUND" not in scene.tags[k + 2 : k + 6] and scene.tag(k + 2) not in ("PIT", "CHANGE")
