"""Places told of several drivers at once: in rows, in lists, counted off."""

from __future__ import annotations

from collections.abc import Iterator

from artifact.domains.racing.claims import FinalPosition
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import JOINING, Item
from artifact.domains.racing.rules.scene import BREAKS, DRIVER, Scene

_NOT_A_RESULT = frozenset({"PIT", "CHANGE", "UNDERCUT", "OVERCUT", "HOLD", "RUN", "STINT", "COMPOUND"})
NOT_A_PLACE = frozenset(
    {
        "STINT",
        "PIT",
        "STOPS",
        "LAP",
        "COMPOUND",
        "TYRE",
        "SECONDS",
        "STINTS",
        "NLAPS",
        "CHANGE",
        "UNDERCUT",
        "OVERCUT",
        "SC",
        "WINDOW",
        "FASTER",
        "SLOWER",
    }
)
PLACES = ("POS", "ORD")
_AGAINST = frozenset({"TO", "VERSUS", "ON", "FOR"})
_BEFORE_PAIR = frozenset({",", "(", "IN", "BY", "FOR", "WORDNUM", "POSITION", "ORDER", ":"})
OBJECT = frozenset({"AHEAD", "BEHIND", "ON", "THAN", "BY", "TO", "FROM", "PASSED", "HOLD", "UNDERCUT", "OVERCUT"})
_SAID_OF_ALL = frozenset({"ORDER", "FINISH", "BE", "STAY", "FLAG", "RESPECTIVELY", ":", "-", "("})
_JOINING_PLACES = JOINING | {"TO", "-", "IN"}
_PARTING = frozenset({"AND", "PER", "VERSUS", "ON", ",", "-", ";"})
_ONE = frozenset({"WORDNUM", "ANOTHER"})  # "the one", "el uno"
_LABELLING = frozenset({"FINISH", "FLAG", "ORDER", "TOTAL", "FINAL", "POSITION", ":", "-", ",", "IN", "OF", "AND"})
_LAST = 22  # no field has more cars
_COMPLETING = frozenset({"RUN", "DOWN", "CLOSE", "FINISH", ",", "QUE", "WHO"})  # between them and the top ten
_ORDER_ALONE = frozenset({"DRIVER", "IN", "ORD", ",", "AND", ".", "!", ";"})  # "AAA in second, BBB in third."
_WENT_FIRST = 2  # items before places that are told before their drivers
_ORDER_WORDS = 4  # items before those who are told in order
_BEFORE_ORDER = frozenset({"MOVE", "FINAL", "TOP_3", "ORDER", "FINISH", "FLAG", "TO"})
_BESIDE = frozenset({"POINTS", ",", "AND", ";", ".", ":", "TO", "AHEAD", "BEHIND", "HIS", ""})
_PARTING_OR_ONE = _PARTING | _ONE


def read_rows(scene: Scene, talk: Discourse) -> set[int]:
    """Read "AAA, BBB and CCC finished fourth, fifth and sixth", "AAA e BBB: nono e décimo".

    Returns:
        Where such places stand, and those that are but the ends of a row of them.
    """
    told: set[int] = set()
    if scene.tags.count("ORD") > 1 and scene.has.isdisjoint(_NOT_A_RESULT) and "LAPNO" not in scene.has:
        told.update(_side_by_side(scene, talk))
    rows = list(_runs(scene, PLACES, _JOINING_PLACES))
    drivers = list(_runs(scene, ("DRIVER",), JOINING)) if rows else []
    for places in rows:
        if went := _went_to(scene, places):
            told.update(places)
            for one, driver in went:
                tell(talk, one, driver.code, one.whole, "result.row")
            continue
        named = next((run for run in reversed(drivers) if run.stop <= places.start), None)
        apart = any(scene.tags[k : k + 2] == ["AND", "TO"] for k in places)  # "cuarto y asciende al segundo puesto"
        if apart or set_apart(scene, talk, places.start) is not None:
            continue
        through = not {"TO", "-"}.isdisjoint(scene.tags[places.start : places.stop])
        if through and (scene.tag(places.start - 1) not in ("OF", "FROM") or "RESPECTIVELY" in scene.has):
            told.update(places)  # unlike "from P9 on the grid to P4"
        if named is None or not _of_all(scene, named, places):
            continue
        who = [scene.items[k] for k in named if scene.tags[k] == "DRIVER"]
        where = [(scene.items[k], scene.items[k].whole) for k in places if scene.tags[k] in PLACES]
        if len(where) == 2 and through:  # "from sixth to tenth"
            last = where[1][0]
            where = [(last, place) for place in range(where[0][1], where[1][1] + 1)]
        if len(who) == len(where):
            told.update(places)
            for item, (said, place) in zip(who, where, strict=True):
                tell(talk, said, item.code, place, "result.row")
    return told


def _went_to(scene: Scene, places: range) -> list[tuple[Item, Item]]:
    """ "Fourth and fifth went to AAA and BBB": each place with its driver; empty where it is not told so."""
    k = places.stop
    if scene.tag(k) in ("CHANGE", "BE"):
        k += 1
    k += scene.tag(k) in ("TO", "FOR")
    if not 0 < k - places.stop < 3 or places.start > _WENT_FIRST or scene.tag(k) != "DRIVER":
        return []
    who: list[Item] = []
    while scene.tag(k) == "DRIVER" and not scene.items[k].flag:
        who.append(scene.items[k])
        k += 1
        while scene.tag(k) in JOINING and scene.tag(k + 1) == "DRIVER":
            k += 1
    where = [scene.items[n] for n in places if scene.tags[n] in PLACES]
    ends = scene.tag(k) in ("", ".", ",", ";", "AND", "WHILE")
    return list(zip(where, who, strict=True)) if ends and len(who) == len(where) else []


def _side_by_side(scene: Scene, talk: Discourse) -> set[int]:
    """ "Second, AAA; third, BBB", "AAA, sixth, and BBB, seventh, ...": places in a row, each beside its driver.

    Returns:
        Where they stand.
    """
    tags = scene.tags
    found: list[tuple[int, int]] = []
    for index in range(len(tags) - 1):
        after = index + 1  # "octavo AAA, noveno BBB"
        if tags[index + 1] == ",":
            after += 1 + (tags[index] == "DRIVER" and scene.tag(index + 2) == "IN")  # "AAA, in second"
        elif tags[index] == "ORD" and tags[index + 1] in ("FOR", "BE"):
            after += 1  # "fifth for AAA, eighth for BBB"
        elif tags[index : index + 2] == ["DRIVER", "IN"] and (
            "POINTS" in scene.has or _ORDER_ALONE.issuperset(scene.has)
        ):
            after += 1  # "the last points went to AAA in ninth and BBB in tenth"
        if {tags[index], scene.tag(after)} == {"ORD", "DRIVER"}:
            close = scene.items[after].at == scene.items[index].to + after - index
            # "third was therefore AAA, fourth BBB"
            close = close or (
                after == index + 1 and tags[index] == "ORD" and scene.items[after].at < scene.items[index].to + 4
            )
            place = index if tags[index] == "ORD" else after
            alike = not found or (found[-1][0] < found[-1][1]) == (tags[index] == "ORD")
            if close and alike and scene.tag(index - 1) in _BESIDE and scene.tag(after + 1) in _BESIDE:
                found.append((place, index + after - place))
    ranks = [scene.items[place].whole for place, _ in found]
    if len(found) < 2 or ranks != sorted(set(ranks)):
        return set()
    for place, driver in found:
        tell(talk, scene.items[place], scene.items[driver].code, scene.items[place].whole, "result.beside")
    return {place for place, _ in found}


def completing(scene: Scene, talk: Discourse) -> None:
    """ "AAA and BBB completed the top five": the last places of those who lead, in the order told."""
    for index, item in enumerate(scene.items):
        if item.tag != "ORDER" or item.value is None or not {"POS", "ORD"}.isdisjoint(_beside_those(scene, index)):
            continue
        end = scene.left(index, DRIVER, BREAKS)
        between = scene.tags[end + 1 : index]
        related = not {"QUE", "WHO"}.isdisjoint(between)  # "ahead of BBB and CCC, who completed the podium"
        leading = between[:1] == ["TO"] and len(between) > 1  # "com AAA e BBB a fechar os cinco primeiros"
        if end < index - 2 - 2 * related - leading or not _COMPLETING.issuperset(between[leading:]):
            continue
        first = end
        while scene.tag(first - 1) in JOINING and scene.tag(first - 2) == "DRIVER":
            first -= 2
        who = [other for other in scene.items[first : end + 1] if other.tag == "DRIVER"]
        subject = related or scene.tag(first - 1) not in OBJECT
        if len(who) < item.whole and subject and not any(other.flag for other in who):
            for driver, place in zip(who, range(item.whole - len(who) + 1, item.whole + 1), strict=True):
                tell(talk, driver, driver.code, place, "result.completing")


def _beside_those(scene: Scene, index: int) -> list[str]:
    """The tags of what stands after the words for those who lead, as far as another driver is spoken of."""
    end = scene.right(index, DRIVER)
    after = scene.tags[index + 1 : index + 6]
    apart = scene.tag(index + 1) == "," and end == index + 2 and scene.tag(0) == "WHILE"
    return [] if apart else after


def read_pair(scene: Scene, talk: Discourse) -> set[int]:
    """Two places of which the sentence does not say whose, in the order of the two drivers told last.

    "Finish: P2 / P4", "12th and 13th at the flag", "fifth the one, twelfth the other". Returns where they stand.
    """
    places = [k for k, tag in enumerate(scene.tags) if tag in PLACES]
    if len(places) != 2 or "DRIVER" in scene.tags[: places[1] + 2] or "HE" in scene.has:
        return set()
    first, second = places
    between, after = set(scene.tags[first + 1 : second]), scene.tag(second + 1)
    after = "" if after in ("ANOTHER", "PARTIAL") else after  # "ninth the other"
    each = after != scene.tag(second + 1) and not _ONE.isdisjoint(between)
    sure = each or after == "FLAG" or scene.tag(second + 2) == "FLAG" or _LABELLING.issuperset(scene.tags[:first])
    parted = bool(between) and (_PARTING_OR_ONE if each else _PARTING).issuperset(between)
    ends = after in ("", ".", ",", ";", ")", "FLAG") or scene.tag(second + 2) == "FLAG"
    pair = _pair(talk)
    if not (sure and parted and ends) or pair is None or any(scene.items[k].unreal for k in places):
        return set()
    for driver, k in zip(pair, places, strict=True):
        if talk.placed.get(driver, scene.items[k].whole) == scene.items[k].whole:
            tell(talk, scene.items[k], driver, scene.items[k].whole, "result.of_pair")
    return set(places)


def _pair(talk: Discourse) -> tuple[str, str] | None:
    """The two drivers whom the text, of two alone, tells of, in the order in which it does."""
    moves = {sides for told in talk.moves.values() for sides in told}
    if len(talk.cast) != 2:
        return None
    if talk.hold is not None and not moves:
        return talk.hold[0], talk.hold[1]
    return next(iter(moves)) if len(moves) == 1 else (talk.cast[0], talk.cast[1])


def _runs(scene: Scene, tags: tuple[str, ...], joining: frozenset[str]) -> Iterator[range]:
    """Where at least two items of some tags stand in a row."""
    first = last = -1
    for index, tag in enumerate((*scene.tags, "")):
        if tag in tags:
            first, last = (index if first < 0 else first), index
        elif first >= 0 and tag not in joining:
            if last > first:
                yield range(first, last + 1)
            first = -1


def _of_all(scene: Scene, drivers: range, places: range) -> bool:
    """Whether places in a row are said of the drivers in a row before them."""
    between = scene.tags[drivers.stop : places.start]
    ordered = (
        "RESPECTIVELY" in scene.tags[places.stop : places.stop + 2]
    )  # "took the places from P7 to P10, in that order"
    if not 0 < len(between) < 7 or "DRIVER" in between or (_SAID_OF_ALL.isdisjoint(between) and not ordered):
        return False
    completed = between[:2] == ["RUN", "ORDER"]  # "completed the top ten, from sixth to tenth"
    if scene.preds[places.start] == "start" or not _NOT_A_RESULT.isdisjoint(between[completed:]):
        return False
    return scene.tag(drivers.start - 1) not in OBJECT and scene.tag(places.stop) not in NOT_A_PLACE


def read_listed(scene: Scene, talk: Discourse, number: int | None) -> None:
    """A line of a result: "1. AAA", "- 2nd BBB", or all of it in one line: "1. AAA, 2. BBB, 3. CCC"."""
    first = scene.items[0]
    if first.tag == "DRIVER" and number is not None and scene.has.isdisjoint(_NOT_A_RESULT):
        talk.emit(FinalPosition, first, first, "result.listed", first.unreal, driver=first.code, position=number)
    count_off(scene, talk, 0, number or 0)


def count_off(scene: Scene, talk: Discourse, index: int, last: int) -> None:
    """Places that are counted off to the end of a sentence, and nothing else: "1) AAA, 2) BBB".

    Args:
        scene: the sentence.
        talk: what has been said so far.
        index: where the first number stands, or the driver whose place was `last`.
        last: the place before the first; 0 if any may be the first.
    """
    found: list[tuple[Item, Item]] = []
    k = index + (scene.tag(index) == "DRIVER" and last > 0)
    while k < len(scene.tags):
        if scene.tags[k] in (",", ";", "AND", "."):
            k += 1
            continue
        number, driver = k, k + 1 + (scene.tag(k + 1) in (")", ":", "-", "."))
        place = scene.items[number].whole
        if scene.tags[number] not in ("INT", "ORD") or scene.tag(driver) != "DRIVER" or not 0 < place <= _LAST:
            return
        if last and place != last + 1:
            return
        found.append((scene.items[number], scene.items[driver]))
        last, k = place, driver + 1
    for number_item, item in found:
        place = number_item.whole
        talk.emit(FinalPosition, number_item, item, "result.counted", item.unreal, driver=item.code, position=place)


def count_after(scene: Scene, talk: Discourse, index: int) -> None:
    """ "Position at the flag: AAA 8, BBB 9": each driver with his number, to the end of the sentence."""
    found: list[tuple[Item, Item]] = []
    k = index
    while scene.tags[k : k + 2] == ["DRIVER", "INT"] and 0 < scene.items[k + 1].whole <= _LAST:
        found.append((scene.items[k], scene.items[k + 1]))
        k += 2
        while scene.tag(k) in (",", ";", "AND"):
            k += 1
    places = {number.whole for _, number in found}
    if scene.tag(k) in ("", ".") and len(places) == len(found):
        for driver, number in found:
            tell(talk, number, driver.code, number.whole, "result.counted")


def read_order(scene: Scene, talk: Discourse) -> None:
    """ "It finished AAA, BBB, CCC", "Final order: AAA - BBB - CCC": the first three or more, and nothing else."""
    k = next(k for k, tag in enumerate(scene.tags) if tag in ("FINISH", "ORDER")) + 1
    if scene.tags[k - 1] == "ORDER" and "FINAL" not in scene.tags[: k - 1]:
        return  # "Top five: AAA, BBB, CCC", in whatever order
    if k > _ORDER_WORDS or not _BEFORE_ORDER.issuperset(scene.tags[: k - 1]):
        return
    k += scene.tag(k) in (":", "BE", "-")
    who: list[Item] = []
    while scene.tag(k) == "DRIVER" and not scene.items[k].flag:
        who.append(scene.items[k])
        k += 1
        while scene.tag(k) in (",", "AND", "-", ">"):
            k += 1
    if len(who) > 2 and scene.tag(k) in ("", ".", "!") and len({item.code for item in who}) == len(who):
        for place, item in enumerate(who, 1):
            tell(talk, item, item.code, place, "result.in_order")


def tell(talk: Discourse, item: Item, driver: str, place: int, rule: str) -> None:
    """A driver came in this place, as an item tells."""
    if not item.unreal:
        talk.placed.setdefault(driver, place)
    talk.emit(FinalPosition, item, item, rule, item.unreal, driver=driver, position=place)


def set_apart(scene: Scene, talk: Discourse, index: int) -> str | None:
    """Whose one of two places is: "AAA finished ahead of BBB, P6 to P7", "AAA terminó detrás de BBB (P9 vs P8)"."""
    first = index - 2 if scene.tag(index - 1) in _AGAINST else index
    if scene.tag(first) != "POS" or scene.tag(first + 1) not in _AGAINST or scene.tag(first + 2) != "POS":
        return None
    k = first - 1
    while scene.tag(k) in _BEFORE_PAIR:
        k -= 1
    order = k - 1 if scene.tag(k) == "DRIVER" else k
    moves = {sides for told in talk.moves.values() for sides in told} if not scene.named else set()
    if len(moves) == 1:
        return moves.pop()[index != first]  # "the result (P5 vs P9)": who made the move on whom
    if scene.tag(order) not in ("AHEAD", "BEHIND") or len(scene.items[order].owner) != 1:
        return None
    mine = scene.items[order].owner[0]
    rival = scene.items[k].code if order < k else talk.other(mine)
    ahead = scene.items[first].whole < scene.items[first + 2].whole
    if ahead != (scene.tag(order) == "AHEAD") or mine == rival:
        return None
    return mine if index == first else rival
