"""What the readers of stints share: sets of concepts, and tests of laps and numbers."""

from __future__ import annotations

from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import MEASURES, Item
from artifact.domains.racing.rules.scene import BREAKS, CLOSED, DRIVER, HALTS, OPENED, WHILE, Scene

_LAP_TIME = (45.0, 200.0)  # seconds; nothing else that texts measure is as long
MOST_STINTS = 8  # of a driver in a race
LONG_WINDOW = 5  # laps that a text looks at are fewer; as many are a stint's
STINT = frozenset({"STINT"})
STINTS = frozenset({"STINT", "STINTS"})
COMPOUND = frozenset({"COMPOUND"})
STINT_WORDS = frozenset({"COMPOUND", "STINT", "SPAN", "RUN"})
TYRES = frozenset({"COMPOUND", "TYRE"})
WORN = TYRES | {"STINT"}  # what a driver is told to be on
UP_TO_TYRE = BREAKS | COMPOUND
WINDOW_PREPOSITIONS = frozenset({"BY", "FOR", "DURING", "IN", "ON", "BETWEEN"})
# what the label of a line about one tyre consists of
LABEL = frozenset({"COMPOUND", "WITH", "ON", "IN", "OF", "AVG", "DEG", "LAPTIME", "STINT", "TYRE", "ORD", "THESE", ","})
LABEL |= {"FINAL", "OPENING", "HIS", "PER", "LAP", "INT", "-"}
COMPARING = frozenset({"THAN", "VERSUS", "ON"})
BEFORE_TYRE = frozenset({"ON", "IN", "OF", "WITH", "HIS", "FOR", "TO", "TYRE"})
# what may stand between "than" and the stint or tyre that is compared with
_OF_COMPARED = frozenset({"ORD", "OF", "AVG", "TO", "HIS", "IN", "WITH", "STINT", "OPENING", "FINAL", "DEG", "TYRE"})
_REACH_OF_COMPARED = 6
# what may stand between a number and the tyre that it is about
BESIDE = BEFORE_TYRE - {"TO"} | {"STINT", "OPENING", "FINAL", "ORD", "-", "(", "|", "LAP", "AVG", "THESE"}
_UP_TO_STOP = BREAKS | {"PIT", "CHANGE", "LAPNO"}
_GIVE = frozenset({"GIVE"})
_LISTING = frozenset({",", "AND", ";"})


def is_compared(scene: Scene, index: int) -> bool:
    """Whether a tyre or stint is only what another is compared with.

    "better than the average of the first stint", "más degradación que el HARD", "em relação ao segundo stint"
    """
    k = index - 1
    while scene.tag(k) in _OF_COMPARED and k >= index - _REACH_OF_COMPARED:
        k -= 1
    if scene.tag(k) == "ON":
        return scene.items[k].to > scene.items[k].at  # "compared to"
    return scene.tag(k) == "THAN" or (scene.tag(k) == "QUE" and "COMPARE" in scene.tags[max(k - 4, 0) : k])


def on_tyre(scene: Scene, index: int) -> bool:
    """Whether a tyre stands right after a number: "80.1 s on HARD", "31 laps on SOFT"."""
    return scene.tag(index + 1) in ("ON", "IN", "WITH") and scene.tag(index + 2) == "COMPOUND"


def bracket(scene: Scene, index: int) -> tuple[int, int]:
    """Where the bracket around an item opens and closes: (-1, -1) if it stands in none."""
    if "(" not in scene.has:
        return (-1, -1)
    opened = scene.left(index, OPENED, CLOSED)
    closed = scene.right(index, CLOSED, OPENED)
    return (opened, closed) if opened >= 0 and closed >= 0 else (-1, -1)


def list_of(scene: Scene, index: int, tags: frozenset[str]) -> list[int]:
    """Where the members of the list stand that an item is one of: others of its kind, with commas and "and" between."""
    out = [index]
    for side in (-1, 1):
        k = at = index
        while (tag := scene.tag(k := k + side)) in tags or tag in _LISTING:
            if tag in tags:
                if abs(k - at) == 1:
                    break  # beside each other they are no list
                at = k
                out.append(k)
            elif abs(k - at) > 2:
                break
    return sorted(out) if len(out) > 1 else out


def counts_stints(scene: Scene, index: int) -> bool:
    """Whether a span is one of stints, not of laps: "in stints 1-4"."""
    if not 0 < index < len(scene.items):
        return False
    before, span = scene.items[index - 1], scene.items[index]
    return before.tag == "STINT" and before.flag and span.flag and span.laps[1] <= MOST_STINTS


def of_a_stint(scene: Scene, index: int) -> bool:
    """Whether laps are called a stint's, though the text leaves open on which tyre it was: "his stint was 33 laps"."""
    near = [*scene.items[max(index - 4, 0) : index], *scene.items[index + 1 : index + 2]]
    listed = scene.tag(index - 1) == "STINT"  # "for stints 24-62"
    if scene.preds[index] == "stint" and scene.carries(index) and index < 2:
        return True  # "AAA's second stint:", and then "- Laps 11-30"
    return listed or is_cut_off(scene, index) or any(item.tag == "STINT" and not item.flag for item in near)


def is_cut_off(scene: Scene, index: int) -> bool:
    """Whether a text ends before the noun of "a 21-lap opening ..."."""
    return index == len(scene.tags) - 2 and scene.tags[index + 1] in ("OPENING", "FINAL")


def meanwhile(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a few laps are looked at for what another did meanwhile: "was on HARD for laps 15-18, while BBB ..."."""
    first, last = scene.items[index].laps
    count = scene.items[index].whole if scene.tags[index] == "NLAPS" else last - first + 1
    if count >= LONG_WINDOW or "WHILE" not in scene.has or len(talk.cast) < 2:
        return False
    stint = scene.left(index, STINT, _UP_TO_STOP)
    if (stint >= 0 and scene.tag(index + 1) not in ("ON", "WITH")) or scene.tag(index + 1) == "STINT":
        return False
    if scene.tag(index - 1) in ("AFTER", "(") and scene.tags[index] == "NLAPS":
        return False
    if scene.tag(index + 1) == "," and not {"AVG", "DEG"}.isdisjoint(scene.tags[index + 2 : index + 4]):
        return False  # "(laps 7-10, averaging 80.1 s)"
    turn = scene.right(index, WHILE, HALTS)
    if turn < 0:
        turn = scene.left(index, WHILE, HALTS)
    whose = scene.right(turn, DRIVER) if turn >= 0 else -1
    return 0 <= whose <= turn + 2


def is_counted(scene: Scene, index: int) -> bool:
    """Whether the length of a stint stands in a bracket after its laps: "HARD for laps 12-30 (19 laps)"."""
    opened = index + 3 if scene.tags[index + 1 : index + 3] in (["ON", "COMPOUND"], ["WITH", "COMPOUND"]) else index + 1
    if scene.tags[opened : opened + 2] != ["(", "NLAPS"]:
        return False
    first, last = scene.items[index].laps
    return scene.items[opened + 1].whole == last - first + 1 > LONG_WINDOW


def is_averaged(scene: Scene, index: int) -> bool:
    """Whether the average lap time of some laps stands beside them.

    "20 laps at 79.2 s average", "20 vueltas con media de 79,2 s", "79.2 s over 20 laps", "79,2 s de BBB (20 voltas)"
    """
    if scene.has.isdisjoint(MEASURES):
        return False
    k = index - 1
    while scene.tag(k) in ("PARTIAL", "HIS", "FINAL", "OPENING", "ORD"):
        k -= 1  # "80.1 s during his first 20 laps"
    if scene.tag(k) in ("IN", "ON", "LOOSE", "(", "DURING", "FOR"):
        k -= 1
        while scene.tag(k) in ("AVG", "OF", "DRIVER"):
            k -= 1
        if is_lap_time(scene, k):
            return True
    k = index + 1
    while scene.tag(k) in ("IN", "ON", "WITH", "(", ",", "OF", "TO", "WORDNUM"):
        k += 1
    if scene.tag(index + 1) in ("IN", "TO", "WITH") and is_lap_time(scene, k):
        return True
    if scene.tag(k) in ("HE", "DRIVER"):
        k += 1  # "over the next 20 laps he averaged 79.2 s"
    beside = [tag for tag in scene.tags[k : k + 3] if tag not in ("OF", "LOOSE")][:2]
    return sorted(beside) in (["AVG", "DEC"], ["AVG", "RATE"], ["AVG", "SECS"])


def is_lap_time(scene: Scene, index: int) -> bool:
    """Whether a number is as long as a lap takes."""
    return scene.tag(index) in MEASURES and _LAP_TIME[0] <= scene.items[index].number <= _LAP_TIME[1]


def is_given(scene: Scene, index: int) -> bool:
    """Whether laps are what something gave a driver, "a 20-lap stint" apart."""
    if scene.tags[max(index - 2, 0) : index] == ["COMPOUND", "("]:
        return False
    span = index - 2 if scene.tags[max(index - 2, 0) : index] == ["SPAN", "("] else index
    if scene.tags[span] == "SPAN" and is_counted(scene, span):
        return False
    given = scene.left(index, _GIVE, BREAKS)
    return given >= 0 and "STINT" not in scene.tags[given : index + 2] and not _is_before_stint(scene, index)


def _is_before_stint(scene: Scene, index: int) -> bool:
    """ "his lap 31-50 MEDIUM stint", "sus vueltas 31-50 de stint con MEDIUM"."""
    return scene.tags[index] == "SPAN" and scene.tags[index + 1 : index + 3] == ["COMPOUND", "STINT"]


def is_new(scene: Scene, talk: Discourse, kind: str, index: int, driver: str, compound: str | None) -> bool:
    """Whether a measured number is not one that the text gave before.

    Numbers with this many decimals hardly ever agree by chance: one that is said again is the same stint's, whatever
    tyre the sentence speaks of, unless its own clause names another tyre.
    """
    value = scene.items[index].number
    first = talk.new_value(kind, driver, value)
    alone = scene.tags.count(scene.tags[index]) == 1
    again = _names(scene.items[:index], compound) if alone else _named_since(scene, index, compound)
    again = again and talk.new_value(f"{kind} {compound}", driver, value)
    if first:
        talk.new_value(f"{kind} {compound}", driver, value)
    return first or again


def _named_since(scene: Scene, index: int, compound: str | None) -> bool:
    """Whether the tyre is named between the same number before and this: "on SOFT (77.2 s), on HARD (77.2 s)"."""
    items = scene.items
    for k in range(index - 1, -1, -1):
        if items[k].tag == items[index].tag and items[k].value == items[index].value:
            since = items[
                k + 3 if scene.tag(k + 2) == "COMPOUND" else k : index + 3 if on_tyre(scene, index) else index
            ]
            return _names(since, compound)
    return False


def _names(items: list[Item], compound: str | None) -> bool:
    """Whether a tyre is named among some items."""
    return compound in [item.value for item in items if item.tag == "COMPOUND"]
