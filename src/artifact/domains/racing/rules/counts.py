"""How many stops: counts with their noun, after a label, and those that leave the noun out."""

from __future__ import annotations

from artifact.domains.racing.claims import NStops
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import JOINING
from artifact.domains.racing.rules.scene import (
    AGAINST,
    BREAKS,
    BREAKS_OR_DRIVER,
    CLOSED,
    FULL_STOP,
    PIT,
    PIT_OR_STOPS,
    SAME,
    STOPS,
    Scene,
)

MOST_STOPS = 7  # of a driver in a race; a higher number beside a stop is its lap
_COUNTS = frozenset({"STOPS", "TWICE", "NO_STOPS"})
_NUMBERS = frozenset({"WORDNUM", "INT"})
_NEXT_DRIVER = frozenset({"TOTAL", ",", "AND", ";", "WHILE", "DRIVER"})
_ARTICLE = 3  # letters of the longest, "una"; "one" is taken for one
_HAVING = frozenset({"ON", "WITH", "TO"})  # "BBB on two", "BBB a dos"
_ENDING = frozenset({"RETIRE", "FINISH"})
_SHORT = frozenset({"", ",", "NEG", "WORDNUM", "LOOSE", "DRIVER", ":", "RUN"})  # before a number that answers
_PARTING = frozenset({"AFTER", "UNTIL", "BEFORE", "BETWEEN", "DURING"})
_LISTED_LAPS = frozenset({"(", ")", "LAPNO", "INT", "AND", ",", "IN", "ON", "TOTAL"})
_INTO_WORDS = frozenset({"TO", "IN"})
_INTO = _INTO_WORDS | {"WORDNUM", "OF", "MOVE"}
_STARTING = JOINING | AGAINST | {"", ";", ".", ":", "(", "BUT", "WHILE"}  # before a count without its noun
_LIMITS = frozenset({"BEFORE", "UNTIL"})
_UNLIMITED = BREAKS | {"PIT", "LAPNO", "CHANGE", "STOPS"}
_ENDS = frozenset({"", ".", ",", ";", ")", "AND", "BUT", "WHILE"})
_OF_A_PART = _PARTING | {"COMPARE", "PARTIAL", "ANOTHER", "BACK"}
_ENDS_OR_LISTS = _ENDS | {":", "("}
_EACH = frozenset({"EACH"})
_UP_TO_TYRE = BREAKS | {"CHANGE", "COMPOUND"}
_SUMMED = frozenset({"PIT", "LAPNO", "SECS", "STINT"})
_TWICE = frozenset({"TWICE"})


def read(scene: Scene, talk: Discourse) -> None:
    """Read all counts of stops in a sentence."""
    has = scene.has
    if has >= {":", "PIT"} and not has.isdisjoint(_NUMBERS):
        _labelled_counts(scene, talk)
    if has >= {"FINAL", "ORD", "AND"}:
        _last_ordinals(scene, talk)
    if not has.isdisjoint(_COUNTS):
        _counts(scene, talk)
    if not has.isdisjoint(_NUMBERS) and ("STOPS" in has or "PIT" in has or scene.carried == "pit"):
        _elided(scene, talk)
    if not has.isdisjoint(_NUMBERS) and not has.isdisjoint(("PIT", "CHANGE")):
        for index, tag in enumerate(scene.tags):
            if tag in _NUMBERS and 0 < scene.items[index].whole <= MOST_STOPS and _counts_all(scene, index):
                item = scene.items[index]
                for driver in talk.owners(item):
                    talk.emit(NStops, item, item, "stops.all", item.unreal, driver=driver, n=item.whole)


def _counts_all(scene: Scene, index: int) -> bool:
    """Whether a number without its noun counts all stops of a driver.

    "AAA's stops (two): ...", "on lap 30, the second stop of two", "with a single change (of tyres)".
    """
    tags = scene.tags
    before = tags[max(index - 4, 0) : index]
    if before[-1:] == ["("]:
        label = index - 4 if before[-3:-1] in (["OF", "DRIVER"], ["FOR", "DRIVER"]) else index - 2
        noun = label in (0, 1) and scene.tag(label) == "PIT"
        return noun and scene.tag(index + 1) == ")" and scene.items[label].flag == (scene.items[index].whole > 1)
    if before[-1:] == ["OF"] and scene.tag(index - 2 - (scene.tag(index - 2) == "PIT")) == "ORD":
        return "PIT" in tags[max(index - 6, 0) : index] and scene.tag(index + 1) in (
            ".",
            ",",
            ";",
            ")",
            "",
            "FOR",
            "AND",
        )
    return _counts_changes(scene, index)


def _counts_changes(scene: Scene, index: int) -> bool:
    """Whether a number is of tyre changes in all: "with two changes of tyres", "on a single change"."""
    if scene.tags[index + 1 : index + 4] == ["-", "CHANGE", "MOVE"]:
        return scene.items[index + 2].flag  # "a one-change strategy"
    noun = index + 1 + (scene.tag(index + 1) == "TYRE")
    named = scene.tag(noun) == "CHANGE" and (scene.items[noun].flag or scene.items[index].whole > 1)
    if not named or "RED_FLAG" in scene.has:
        return False
    k = index - 1
    while scene.tag(k) == "WORDNUM":
        k -= 1  # "com uma única troca"
    after = scene.tag(noun + 1 + 2 * (scene.tags[noun + 1 : noun + 3] == ["OF", "TYRE"]))
    item = scene.items[index]
    article = item.whole == 1 and k == index - 1 and item.end - item.start <= _ARTICLE
    alone = (
        item.whole == 1 and k < index - 1 and scene.tag(k) in ("DRIVER", "HE", ":")
    )  # "AAA's race had one sole change"
    if scene.tag(k) == "OF" and scene.tag(k - 1) == "MOVE":
        return after in _ENDS  # "una estrategia de un solo cambio"
    return not article and after in (*_ENDS, ":") and (scene.tag(k) in ("WITH", "ON", "RUN") or alone)


def _counts(scene: Scene, talk: Discourse) -> None:
    for index, item in enumerate(scene.items):
        if item.tag == "STOPS":
            if item.flag or scene.tag(index - 1) == "OTHERS" or _is_part(scene, index):
                talk.drop("partial_count")
                continue
        elif item.tag == "NO_STOPS":
            if item.unreal and scene.tag(index - 1) not in ("NEG", "RUN"):
                continue
            retired = scene.tag(index - 2) == "AFTER" and not _ENDING.isdisjoint(scene.tags[:index])
            if scene.tag(index - 1) in ("LAP", "NLAPS", "STINT") and scene.tag(index - 2) != "ALL" and not retired:
                continue  # "30 laps without a stop", unlike "retired after 30 laps without a stop"
            if scene.tag(index + 1) in _OF_A_PART:
                continue  # "made no stops after lap 4", "never stopped again"
        elif item.tag != "TWICE" or not _times_stopped(scene, index):
            continue
        elif item.tag == "TWICE" and (
            scene.tag(index + 1) in ("COMPARE", "LOOSE")
            or scene.tag(index - 1) in ("ANOTHER", "PARTIAL", "COMPARE")
            or scene.tags[max(index - 2, 0) : index] == ["SO_FAR", "PIT"]
        ):
            continue  # "stopped one time more than BBB", "otras dos veces", "mais uma vez", "had already stopped once"
        elif (
            item.whole == 1
            and not scene.answers
            and {"PIT", "DRIVER", "TYRE"}.isdisjoint(scene.tags[max(index - 2, 0) : index])
        ):
            continue  # "once the rival stops"
        for driver in _of_all(scene, talk, index) or (*talk.owners(item), *_doing_so(scene, index)):
            unreal = item.unreal if item.tag != "NO_STOPS" else 0
            talk.emit(NStops, item, item, "stops.count", unreal, driver=driver, n=item.whole)


def _of_all(scene: Scene, talk: Discourse, index: int) -> tuple[str, ...]:
    """Of whom a count is said at once: "each made two stops", "one stop each", "two stops for AAA and BBB"."""
    k = index + 1
    while scene.tag(k) in ("TOTAL", "FOR", "BY"):
        k += 1
    if scene.tag(k) == "DRIVER" and scene.tag(k - 1) == "FOR":
        listed = [scene.items[k].code]
        while scene.tag(k + 1) in JOINING and scene.tag(k + 2) == "DRIVER" and scene.tag(k + 3) in _ENDS:
            k += 2
            listed.append(scene.items[k].code)
        return tuple(listed) if len(listed) > 1 else ()
    closing = scene.tag(k) == "PER" and scene.tag(k + 1) in _ENDS_OR_LISTS  # "uma parada cada"
    each = k if closing or scene.tag(k) in ("EACH", "BOTH") else scene.left(index, _EACH, BREAKS_OR_DRIVER)
    if each < 0:
        return ()
    pair = tuple(talk.cast) if len(talk.cast) == 2 else tuple(code for code in talk.cast if code in scene.named)
    return pair if len(pair) == 2 else ()


def _doing_so(scene: Scene, index: int) -> tuple[str, ...]:
    """Who is said to have made as many: "AAA stopped twice (laps 6 and 34), so did BBB", "..., BBB hizo lo mismo"."""
    same = scene.right(index, SAME, _UP_TO_TYRE)
    beside = [k for k in (same + 1, same - 1) if scene.tag(k) == "DRIVER" and same > 0]
    if not beside or not _LISTED_LAPS.issuperset(scene.tags[index + 1 : min(beside[0], same)]):
        return ()
    other = scene.items[beside[0]].code
    return (other,) if other not in scene.items[index].owner else ()


def _elided(scene: Scene, talk: Discourse) -> None:
    """Read counts whose noun was said of another: "two stops for AAA and three for BBB", "a one-stop against two"."""
    counted = -1 if scene.carried == "pit" and "PIT" not in scene.has else None
    for index, item in enumerate(scene.items):
        if (
            item.tag == "STOPS"
            or (item.tag == "PIT" and scene.tag(index + 1) in ("COMPARE", ":"))
            or (item.tag == "TWICE" and _times_stopped(scene, index))
        ):
            counted = index
        elif item.tag in _NUMBERS and 0 < item.whole <= MOST_STOPS and _to_each(scene, index):
            for driver in item.owner if len(item.owner) == 2 else talk.cast if len(talk.cast) == 2 else ():
                talk.emit(NStops, item, item, "stops.elided_count", item.unreal, driver=driver, n=item.whole)
        elif item.tag in _NUMBERS and 0 < item.whole <= MOST_STOPS and _in_total(scene, index):
            for driver in talk.owners(item):
                talk.emit(NStops, item, item, "stops.total", item.unreal, driver=driver, n=item.whole)
        elif item.tag in _NUMBERS and counted is not None and 0 < item.whole <= MOST_STOPS:
            for driver in _whose(scene, talk, index, counted):
                talk.emit(NStops, item, item, "stops.elided_count", item.unreal, driver=driver, n=item.whole)


def _in_total(scene: Scene, index: int) -> bool:
    """Whether a number sums up stops told before it: "stopped on laps 9, 20 and 31, for a total of three"."""
    if "TOTAL" not in scene.has:
        return False
    k = index - 1 - (scene.tag(index - 1) == "OF")
    told = scene.tag(k) == "TOTAL" or (scene.tag(index + 1) == "TOTAL" and scene.tag(index - 1) in JOINING)
    last = scene.left(index, _SUMMED)
    ends = scene.tag(index + 1) in _ENDS or scene.tag(index + 1) == "TOTAL"
    return told and ends and last >= 0 and scene.tag(last) in ("PIT", "LAPNO") and scene.preds[last] == "pit"


def _to_each(scene: Scene, index: int) -> bool:
    """Whether a number after the word for stops is each driver's: "stops: two each", "Paradas: três para cada"."""
    if scene.has.isdisjoint(("EACH", "PER", ":")):
        return False
    each = index + 1 + (scene.tag(index + 1) == "FOR")
    told = scene.tag(each) == "EACH" or (scene.tag(each) == "PER" and scene.tag(each + 1) in _ENDS)
    noun = scene.left(index, PIT_OR_STOPS, FULL_STOP)
    shared = scene.tag(index - 1) == ":" and scene.tags[index - 4 : index - 1] == ["DRIVER", "AND", "DRIVER"]
    told = told or (shared and scene.tag(index + 1) in _ENDS)  # "the number of stops was the same for AAA and BBB: two"
    plural = noun >= 0 and (scene.tags[noun] == "STOPS" or scene.items[noun].flag)
    return told and plural and {"LAPNO", "NLAPS", "COMPOUND", "SECS"}.isdisjoint(scene.tags[noun:index])


def _whose(scene: Scene, talk: Discourse, index: int, counted: int) -> tuple[str, ...]:
    """Whose stops a number without a noun counts; empty if it counts none.

    Args:
        scene: the sentence.
        talk: what has been said so far.
        index: of the number.
        counted: index of the last count with its noun; -1 if the line above tells it.
    """
    before, after = scene.tag(index - 1), scene.tag(index + 1)
    opens = before in _STARTING or (before == "FOR" and after == "OF")  # "dos paradas, por una de BBB"
    if after in ("FOR", "OF", "BY") and scene.tag(index + 2) == "DRIVER" and opens:
        return (scene.items[index + 2].code,)  # "three for BBB", "against the two of BBB"
    if counted < 0:
        alone = scene.answers == "how often" and before in _SHORT and after in _ENDS
        return scene.items[index].owner if alone else ()  # "How many stops did AAA make? Two."
    if scene.tag(counted) == "PIT":  # "one stop more, three against two"
        if after in AGAINST and scene.tag(index + 2) in _NUMBERS and before in JOINING:
            return scene.items[index].owner
        if before in AGAINST and scene.tag(index - 2) in _NUMBERS and after in _ENDS:
            return _other(scene, talk, index - 2)
        return ()
    if after not in (*_ENDS, "(") and not (after in _NUMBERS and scene.tag(index + 2) in _ENDS):
        return ()
    on = index - 2 - (scene.tag(index - 2) == ",")
    if before in _HAVING and scene.tag(on) == "DRIVER" and scene.tag(on - 1) in _STARTING:
        return (scene.items[on].code,)  # "AAA came fifth on one stop, BBB, on two, sixth"
    if before in AGAINST and counted >= index - 4:
        return _other(scene, talk, counted)  # "two stops against three"
    named = index - 2 if before in (",", "RUN") else index - 1
    opened = scene.tag(named - 1)
    beside = _LISTED_LAPS.issuperset(scene.tags[counted + 1 : named - 1])  # "two stops (laps 9 and 30) to BBB's one"
    if before == "DRIVER" and scene.items[named].flag and opened == "TO" and beside:
        return (scene.items[named].code,)  # "two stops to BBB's one"
    if scene.tag(named) == "DRIVER" and opened in _STARTING and (opened in AGAINST or not scene.items[named].flag):
        return (scene.items[named].code,)  # "AAA made two stops and BBB three", "... against BBB's three"
    return (
        scene.items[index].owner if before == "WITH" else ()
    )  # "AAA came fifth after two stops and BBB, sixth with one"


def _other(scene: Scene, talk: Discourse, index: int) -> tuple[str, ...]:
    """The one driver with whom the owner of item `index` is compared."""
    owner = scene.items[index].owner
    other = talk.other(owner[0]) if len(owner) == 1 else None
    return (other,) if other is not None else ()


def _last_ordinals(scene: Scene, talk: Discourse) -> None:
    """Counts told by the last: "his second and final stop", "la tercera y última visita a boxes"."""
    for index, item in enumerate(scene.items):
        if item.tag != "ORD" or item.whole > MOST_STOPS or scene.tags[index + 1 : index + 3] != ["AND", "FINAL"]:
            continue
        if "PIT" not in scene.tags[index + 3 : index + 5] or scene.items[index + 3].at > scene.items[index + 2].to + 2:
            continue
        noun = scene.items[scene.right(index, PIT)]
        for driver in talk.owners(noun):
            talk.emit(NStops, item, noun, "stops.last_ordinal", noun.unreal, driver=driver, n=item.whole)


def _labelled_counts(scene: Scene, talk: Discourse) -> None:
    """Counts after their label: "pit stops: AAA 2, BBB 1", "AAA: stops: 2 (laps 12 and 30)"."""
    tags = scene.tags
    label = next(
        (
            k
            for k, tag in enumerate(tags)
            if tag == ":" and "PIT" in tags[max(k - 4, 0) : k] and _labels(scene, k - 1 - _after_label(tags, k))
        ),
        -1,
    )
    if label < 0:
        return
    beyond = 0
    for index in range(label + 1, len(tags)):
        item = scene.items[index]
        if tags[index] == "(" and scene.tag(index + 2) != ")":
            beyond = scene.right(index, CLOSED)  # "AAA 2 (laps 9 and 30), BBB 1 (lap 11)"
        if index < beyond or tags[index] in ("DRIVER", "-", "(", ")", ",", ";", "AND", ":"):
            continue
        listed = tags[index + 1 : index + 3] in ([",", "INT"], ["AND", "INT"], ["PER", "INT"], ["-", "INT"])
        lead = tags[index - 1] == "DRIVER" or tags[index - 2] == "DRIVER" or index == label + 1
        if tags[index] not in _NUMBERS or item.whole > MOST_STOPS or listed or not lead:
            return
        for driver in talk.owners(item):
            talk.emit(NStops, item, item, "stops.labelled_count", item.unreal, driver=driver, n=item.whole)


def _after_label(tags: list[str], colon: int) -> int:
    """How many items stand between a word for stops and its colon: "stops shown:", "stops (AAA):", "stops of AAA:"."""
    for passed in (["SHOW"], ["(", "DRIVER", ")"], ["FOR", "DRIVER"], ["OF", "DRIVER"]):
        if tags[max(colon - len(passed), 0) : colon] == passed:
            return len(passed)
    return 0


def _labels(scene: Scene, index: int) -> bool:
    """Whether the item before a colon is a word for stops: "Pit stops:", "stops shown:"."""
    return scene.tag(index) == "PIT" and scene.items[index].flag


def _times_stopped(scene: Scene, index: int) -> bool:
    """Whether "twice" counts stops, as the word for stopping beside it says, or that of a count before: "BBB once"."""
    if scene.answers and scene.left(index, _UNLIMITED) < 0:
        return True  # "Did AAA stop often? No, just twice."
    k = index - 2 if scene.tags[max(index - 2, 0) : index] == ["TOTAL", "OF"] else index
    if "PIT" in scene.tags[max(k - 3, 0) : index + 2] or scene.tags[index + 1 : index + 3] == ["DRIVER", "PIT"]:
        return True  # "stopped twice", "three times AAA visited his crew"
    if scene.tags[max(k - 2, 0) : k] in (["CHANGE", "TYRE"], ["OF", "TYRE"]) and "RED_FLAG" not in scene.has:
        return scene.tag(k - 2) == "CHANGE" or scene.tag(k - 3) == "CHANGE"  # "trocou de pneus duas vezes"
    earlier = scene.left(index, _TWICE, BREAKS - {"WHILE", "BUT", ";"})
    between = scene.tags[earlier + 1 : index]
    return earlier >= 0 and _NEXT_DRIVER.issuperset(between) and "DRIVER" in between and _times_stopped(scene, earlier)


def _is_part(scene: Scene, index: int) -> bool:
    """Whether a count is of some stops alone, or of no driver's: "three in the first four laps", "than a one-stop"."""
    planned = scene.tag(index - 1) == "BY" and scene.tag(index + 1) == "MOVE"  # "marked by a two-stop strategy"
    near = scene.tags[max(index - 5, 0) : index]
    if "WHO" in near:
        near = near[near.index("WHO") :]  # "nobody stopped more often than AAA, who made four stops"
    if (scene.tag(index - 1) in ("THAN", "BY", "FROM") and not planned) or "THAN" in near:
        return True
    if scene.tags[index + 1 : index + 3] == ["ON", "DRIVER"] and not scene.items[index + 2].flag:
        return True  # "saved one stop compared with BBB"
    if scene.tag(index - 1) in ("BETWEEN", "THESE", "FINAL"):
        return True  # "gained between the two stops", "after these two stops", "the final three stops"
    if "EXCEPT" in scene.tags[index + 1 : index + 4]:
        return True  # "a two-stop race (excluding those under the safety car)"
    limit = scene.right(index, _LIMITS, _UNLIMITED)
    if limit > 0 and "SC" in scene.tags[limit : limit + 4]:
        return True  # "on a one-stop until the late safety car"
    following = scene.right(index, STOPS)
    between = scene.tags[index + 1 : following]
    if between[:1] == ["("] and ")" in between:
        between = between[between.index(")") + 1 :]
    if following > 0 and _INTO.issuperset(between) and not _INTO_WORDS.isdisjoint(between):
        return True  # "turned a two-stop into a three-stop"
    if scene.tag(index + 1) in ("IN", "DURING", "ON"):
        stint = "COMPOUND" in scene.tags[index + 2 : index + 4] and "STINT" in scene.tags[index + 2 : index + 5]
        return stint or scene.tag(index + 2) in ("PARTIAL", "NLAPS", "STINT", "ORD", "OPENING", "SC")
    return False
