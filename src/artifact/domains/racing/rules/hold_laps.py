"""For how long somebody was held, and defences that are told by it."""

from __future__ import annotations

from artifact.domains.racing.claims import Defense, HoldLaps
from artifact.domains.racing.rules import differences
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import BREAKS, COLON, DEFENDING, Scene

# what may stand between a defence and how long it lasted
_LASTING = frozenset({"RUN", "OF", "FOR", "DURING", "LOOSE", "(", ",", ":", "EXTEND", "STAY", "HE", "TOTAL"})
_LASTING |= {"FROM", "BETWEEN", "SPAN", "POSITION"}
# what may stand between the laps that a defence lasted and what tells of it
_BEFORE_HOLD = frozenset(
    {
        "DRIVER",
        ",",
        "HE",
        "ACHIEVE",
        "(",
        ")",
        "LAPNO",
        "SPAN",
        "INT",
        "ORD",
        "WORDNUM",
        "AND",
        "FROM",
        "OF",
        "TO",
        "IN",
    }
    | {"UNTIL", "-", "LAP", "BETWEEN", "ALL", "TOTAL"}
)
# what may stand between the laps that open a sentence and the defence that lasted so long
_ASKED_FOR = frozenset({":", "-", "MOVE", "QUE", "DRIVER", "ACHIEVE", "EXTEND", "BE", "HE", "TIMES", "DURING", "FOR"})
REACH = 12  # items after a defence that tell of it, beside a relative clause
_OPENING = 5  # items in which a sentence tells from when to when something was
_OPENED = frozenset({"NLAPS", ",", "NEG", "COMPARE", "EXACTLY", "LOOSE", "-", "(", ")", "SPAN", "LAPNO", "AND", "MOVE"})
_DOING = frozenset({"STAY", "RUN", "EXTEND", "COMPOUND", "TYRE", "STINT", "LEAD"})
_AS_LONG = frozenset({"AS_LONG"})
_UP_TO_HOLDS = BREAKS | DEFENDING


def as_long(scene: Scene, talk: Discourse, index: int, defender: str, pursuer: str) -> None:
    """ "AAA held BBB for nine laps, and CCC held DDD for the same duration"."""
    place = scene.right(index, _AS_LONG, _UP_TO_HOLDS)
    if place < 0 or place > index + REACH:
        return
    told, n_laps = scene.items[place], talk.held_for
    talk.emit(HoldLaps, told, told, "defence.as_long", defender=defender, pursuer=pursuer, n_laps=n_laps)


def laps_left_out(scene: Scene, talk: Discourse, place: int) -> Item | None:
    """The number of laps where it is not said that they are: "AAA held BBB for nine laps, and CCC held DDD for 5"."""
    place += scene.tag(place + 1) == "BEHIND"
    link, number = scene.tag(place + 1), scene.tag(place + 2)
    if not (talk.held_for or "NLAPS" in scene.tags[: max(place, 0)]) or link not in (
        "FOR",
        "DURING",
        "PARTIAL",
        "ANOTHER",
        "WORDNUM",
        "LOOSE",
    ):
        return None
    if number not in ("INT", "WORDNUM") or scene.tag(place + 3) not in ("", ".", ",", ";", "AND", ")"):
        return None
    found = scene.items[place + 2]
    return found if found.whole > 1 and found.at <= scene.items[place].to + 6 else None


def lasted(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a defence told before is said to have lasted so long: "the hold covered nine laps". Then that is read."""
    if talk.hold is None or not scene.named <= set(talk.hold[:2]):
        return False
    if talk.hold[2] < talk.sentence - 2 and len(talk.held_pairs) > 1:
        return False
    k = index + 1
    while scene.tag(k) in _LASTING:
        k += 1
    if scene.tag(k) != "NLAPS":
        k = index - 2 if scene.tag(index - 1) == "OF" else index - 1  # "two laps of resistance"
    laps = scene.items[k] if scene.tag(k) == "NLAPS" else None
    if laps is None or laps.flag or laps.unreal or scene.items[index].unreal:
        return False
    defender, pursuer, _ = talk.hold
    talk.emit(HoldLaps, laps, laps, "defence.lasted", defender=defender, pursuer=pursuer, n_laps=laps.whole)
    return True


def read_duration(scene: Scene, talk: Discourse) -> None:
    """ "It lasted nine laps", "Duró de la vuelta 3 a la 11, nueve vueltas", right after a defence."""
    start = 1 if scene.tags[0] == "MOVE" else 0
    if scene.tag(start) == "RUN" and "NLAPS" in scene.has and scene.has.isdisjoint(differences.STINTS):
        lasted(scene, talk, start)


def laps_before(scene: Scene, index: int) -> Item | None:
    """The laps of "for nine laps AAA held BBB", "for nine laps, from 4 to 12, AAA held BBB": told before who held."""
    k = index - 1
    if scene.tags[0] == "NLAPS" and _ASKED_FOR.issuperset(scene.tags[1:index]):
        return scene.items[0]  # "Nine laps: that is how long AAA held BBB"
    if scene.tag(k) == "NLAPS" and scene.items[k].to >= scene.items[index].at - 2 and not scene.items[k].flag:
        return scene.items[k]  # "AAA's eight-lap hold on BBB"
    while scene.tag(k) in _BEFORE_HOLD:
        k -= 1
    if scene.tag(k) == ":" and "NLAPS" in scene.tags[:k] and _OPENED.issuperset(scene.tags[:k]):
        return next(item for item in scene.items if item.tag == "NLAPS")  # "Two laps, no more: AAA held BBB"
    if scene.tags[max(k - 2, 0) : k + 1] == ["SPAN", ",", "NLAPS"] and k < _OPENING:
        return scene.items[k]  # "from lap 2 to lap 7, six laps in all, AAA held BBB"
    while scene.tag(k) == "NLAPS" and scene.tag(k - 1) in (",", "AND", "(", "FROM", "IN", "ON"):
        k -= 2  # "two laps, the 41st and the 42nd lap"
    throughout = k > 1 and scene.tags[k - 2 : k] == ["TO", "OF"]  # "a lo largo de nueve vueltas"
    through = throughout or (scene.tag(k - 1) in ("FOR", "DURING") and scene.tag(k - 2) not in _DOING)
    told = scene.tag(k) == "NLAPS" and through
    announced = scene.left(k, COLON) + 1  # "AAA's defence was short: for nine laps he held BBB"
    anothers = not DEFENDING.isdisjoint(
        scene.tags[max(k - 6, announced) : max(k, 0)]
    )  # "... for 9 laps, and CCC held DDD"
    return scene.items[k] if told and not anothers and not scene.items[k].flag else None


def tell_laps(talk: Discourse, laps: Item, defender: str, pursuer: str) -> None:
    """Keep for how many laps somebody held another."""
    talk.emit(HoldLaps, laps, laps, "defence.laps", defender=defender, pursuer=pursuer, n_laps=laps.whole)


def for_laps(talk: Discourse, told: Item, laps: Item | None, defender: str, pursuer: str) -> None:
    """A defence that is one because it is said for how many laps."""
    if laps is None or laps.flag or defender == pursuer:
        return
    talk.emit(Defense, told, told, "defence.for_laps", defender=defender, pursuer=pursuer)
    tell_laps(talk, laps, defender, pursuer)


def next_holder(scene: Scene, talk: Discourse, laps: Item, pursuer: str) -> None:
    """ "BBB was held up by AAA for 9 laps and then by CCC for 5 laps"."""
    k = scene.items.index(laps) + 1
    while scene.tag(k) in ("AND", ",", "COMPARE"):
        k += 1
    following = scene.items[k : k + 4]
    if [item.tag for item in following] not in (["BY", "DRIVER", "FOR", "NLAPS"], ["FOR", "DRIVER", "FOR", "NLAPS"]):
        return
    holder, more = following[1], following[3]
    talk.emit(Defense, holder, holder, "defence.next", defender=holder.code, pursuer=pursuer)
    tell_laps(talk, more, holder.code, pursuer)


def next_held(scene: Scene, talk: Discourse, laps: Item, defender: str) -> None:
    """ "AAA held BBB for 9 laps and later CCC for 5 laps", "defended against BBB for 9 laps and against CCC for 5"."""
    k = scene.items.index(laps) + 1
    while True:
        while scene.tag(k) in ("AND", ",", "COMPARE"):
            k += 1
        k += scene.tag(k) in ("ON", "OF", "TO")
        if scene.tags[k : k + 2] not in (["DRIVER", "FOR"], ["DRIVER", "DURING"]):
            return
        ends = scene.tag(k + 3) in ("", ".", ",", ";", "AND", ")")
        if scene.tag(k + 2) != "NLAPS" and not (scene.tag(k + 2) in ("INT", "WORDNUM") and ends):
            return
        rival, more = scene.items[k], scene.items[k + 2]
        if rival.code == defender or rival.flag:
            return
        talk.emit(Defense, rival, rival, "defence.next", defender=defender, pursuer=rival.code)
        tell_laps(talk, more, defender, rival.code)
        k += 3
