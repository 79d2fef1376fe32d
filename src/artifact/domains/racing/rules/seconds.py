"""Seconds of battles: which are gaps, and which were gained."""

from __future__ import annotations

from typing import NamedTuple

from artifact.domains.racing.rules.between import (
    NO_GAP,
    ROUGHLY,
    SECONDS,
    UP_TO,
    is_after,
    is_against,
    is_at,
    is_distance,
    is_from_to,
    is_lead,
    is_lead_again,
    is_losing_to,
    is_over,
)
from artifact.domains.racing.rules.scene import MOVES, Scene

_PACES = frozenset({"AVG", "DEG", "LAPTIME"})
_CHANGES = frozenset({"UP", "DOWN", "EXTEND"})
_BETWEEN_PAIR_AND_GAP = frozenset({":", "=", "CHANGE", "FROM", "TO", "OF", "SECS", "DEC", "FOR", ">", "UNTIL", "LOOSE"})
# one of these before a number of seconds tells what it is
_ROLES = _CHANGES | {
    "GAIN", "LOSE", "FASTER", "SLOWER", "fastest_lap", "AVG", "DEG", "AHEAD", "BEHIND", "SHIFT", "GAP",
}  # fmt: skip

_NO_LABEL = frozenset({"SHIFT", "AVG", "LAPTIME", "COMPOUND", "STINT", "FASTER", "SLOWER"})
_IN_LABEL = frozenset(
    {"COMPARE", "BEFORE", "AFTER", "PIT", "OF", "DRIVER", ">", "-", "TO", "ON", "PER", "OPENING", "FINAL"}
)
_PARTING = frozenset({",", ";", ":", "-", "(", ")", "|", ">"})
_NO_NOTE = frozenset({"GAP", "BEHIND", "AHEAD", "BEFORE", "AFTER", "AVG", "DEG", "LOSE", "STINT", "FASTER", "SLOWER"})
_PARTING_OR_END = _PARTING | {"", "."}
_PACES_OR_STINT_OR_COMPOUND = _PACES | {"STINT", "COMPOUND"}
_NO_GAP_OR_MOVES = NO_GAP | MOVES


def role_of_seconds(scene: Scene, index: int) -> str:
    """Whether a number of seconds is a gap, a gain, or neither (empty)."""
    role = scene.roles.get(index)
    if role is None:
        role = scene.roles[index] = _role(scene, index)
    return role


class _Beside(NamedTuple):
    """A number of seconds and what stands beside it.

    Attributes:
        scene: the sentence.
        where: its index.
        place: index of what stands before it, over words for about how many.
        before: its tag, or that of the verb before an aside.
        after: the two tags after the number.
        near: whether the item after it stands right there.
    """

    scene: Scene
    where: int
    place: int
    before: str
    after: list[str]
    near: bool


def _beside(scene: Scene, index: int) -> _Beside:
    """What stands beside the number at an index."""
    tags = scene.tags
    place = index - 1
    while place >= 0 and tags[place] in ROUGHLY:
        place -= 1
    before = scene.tag(place)
    if before == "," and place > 1 and tags[place - 1] == "," and tags[place - 2] in _CHANGES:
        before = tags[place - 2]  # "recortó, pues, 2,7 s"
    near = index + 1 < len(tags) and scene.items[index + 1].at == scene.items[index].to + 1
    return _Beside(scene, index, place, before, tags[index + 1 : index + 3], near)


def _role(scene: Scene, index: int) -> str:
    """What a number of seconds is: the first of the cases that holds, from what tells most to what tells least."""
    number = _beside(scene, index)
    if "THAN" in scene.has and _is_further(scene, index):
        return ""
    if number.after[:1] == ["LOSE"] and is_against(scene, index):
        return "gap"
    if number.before in ("AHEAD", "BEHIND") or "AVG" in number.after or "DEG" in number.after or "LOSE" in number.after:
        return ""
    if _is_gap_itself(number):
        return "gap"
    if _is_growth_itself(number):
        return "gain"
    if _is_labelled_by_pair(scene, index):
        return "gap"
    if _is_next_in_list(number):
        return role_of_seconds(scene, number.place - 1)
    if _is_outcome(number):
        return "gain"
    if number.after[:1] in (["BEHIND"], ["AHEAD"]):
        return "gap"  # "1.5 s behind BBB"
    if _is_net_or_compared(number):
        return "gain"
    paired = is_from_to(scene, index) or _is_far_end(scene, index)
    if _is_gap_told_before(number, paired=paired):
        return "gap"
    if scene.items[index].tag == "DEC" and not paired:
        if number.before == "GAIN" and scene.items[number.place].to == scene.items[index].at - 1:
            return "gain"  # "ganó 6,4 y 4,4 segundos"
        if number.before not in ("OF", ">", "BY"):
            return "gap" if _is_labelled(scene, number.place) else ""
    if _is_brought_by_move(number) or (_is_named_change(number) and not paired):
        return "gain"
    return _by_words_before(number, paired=paired)


def _is_further(scene: Scene, index: int) -> bool:
    """Whether a number is by how much more somebody was behind than before: "2.1 s farther behind BBB than before"."""
    k = index + 1 + (scene.tag(index + 1) == "COMPARE")
    if scene.tag(k) not in ("BEHIND", "AHEAD"):
        return False
    k += 2 if scene.tag(k + 1) == "DRIVER" else 1
    return scene.tag(k) == "THAN" and "BEFORE" in scene.tags[k + 1 : k + 4]


def _is_gap_itself(number: _Beside) -> bool:
    """Whether the words at a number name a gap: "led BBB by 2.1 s", "closed the 2.0-second gap"."""
    scene, index, place, before, after, near = number
    if is_distance(scene, index, place) or is_lead(scene, index, place) or is_lead_again(scene, index):
        return True
    if before == "LED" or (before in ("BY", "FOR") and "LED" in scene.tags[max(place - 4, 0) : place]):
        return True  # "led BBB by 2.1 s"
    if is_at(scene, index) or is_over(scene, index) or is_after(scene, index) or is_losing_to(scene, index):
        return True
    if before == "GAIN" and after[:1] == ["GAP"] and scene.tags[index + 2 : index + 4] == ["ON", "DRIVER"]:
        return True  # "gained a 2.1 s lead over BBB"
    if _is_end_of_move(scene, index):
        return True
    # "closed the 2.0-second gap", "abriu 2,0 s de vantagem"
    return before in _CHANGES and near and (after[:1] == ["GAP"] or after == ["OF", "GAP"])


def _is_end_of_move(scene: Scene, index: int) -> bool:
    """Whether a number is one end of what a move changed: "undercut BBB: from -1.2 s to +2.0 s", ": de 1,2 a 3,4 s"."""
    if scene.has.isdisjoint(MOVES) or not scene.has.isdisjoint(_PACES) or not is_from_to(scene, index):
        return False
    first = index - 2 if scene.tags[index - 1] in UP_TO else index
    alone = scene.tag(first - 1) in ("FROM", "OF") and scene.tag(first - 2) in (":", ",", ";", "")
    ends = [other for other in scene.items[max(index - 2, 0) : index + 3] if other.tag in ("SECS", "DEC")]
    return alone or any(end.flag for end in ends)


def _is_growth_itself(number: _Beside) -> bool:
    """Whether the words after a number name what changed by it: "a 3.5 s improvement in the gap", "a 5.5 s change"."""
    scene, index = number.scene, number.where
    if number.near and number.after[0] == "SHIFT" and _is_of_gap(scene, index):
        return True
    if number.near and number.after[0] == "CHANGE" and scene.items[index + 1].flag:
        return True  # "a 5.5 s change"
    return _names_growth(scene, index)


def _is_next_in_list(number: _Beside) -> bool:
    """Whether a number stands in a list after another, and is what that is: "overcut BBB twice, by 2.7 s and 1.2 s"."""
    scene, place = number.scene, number.place
    listed = number.before in ("AND", ",") and scene.items[number.where].at == scene.items[place].to + 1
    return listed and scene.tags[place - 1] in ("SECS", "DEC") and scene.tag(place - 2) == "BY"


def _is_outcome(number: _Beside) -> bool:
    """Whether a number is what a move, a change or a sum came to: "un overcut de 4,3 s", "closed 2.1 s", "= 2.1 s"."""
    scene, index, place, before, after, _ = number
    tags, item = scene.tags, scene.items[index]
    if before == "OF" and place and tags[place - 1] in MOVES and scene.items[place].to == item.at - 1:
        return True  # "un overcut de 4,3 s"
    if before in _CHANGES or (before == "=" and place > 0 and tags[place - 1] in ("SECS", "DEC", ")")):
        return True
    return "GAIN" in after[:1] or (after == ["OF", "GAIN"] and scene.items[index + 1].at <= item.to + 2)


def _is_net_or_compared(number: _Beside) -> bool:
    """Whether a number is of what is left or by how much more: "+12 s de ventaja neta", "uma margem 2,7 s maior"."""
    scene, index = number.scene, number.where
    signed = scene.items[index].flag
    if signed and number.after == ["OF", "GAP"] and scene.tag(index + 3) == "NET":
        return True  # "+12 s de ventaja neta"
    return (
        number.near
        and number.after[0] == "COMPARE"
        and not scene.items[index + 1].flag  # "the lead was 2.7 s afterwards"
        and not signed  # unlike "gap: -2,7 s antes"
        and number.before != ":"
        and "GAP" in scene.tags[max(index - 3, 0) : index]
    )


def _is_gap_told_before(number: _Beside, *, paired: bool) -> bool:
    """Whether the word for a gap is that of a number: "el intervalo antes era 1,351", "a 1.5 s to 2.5 s gap"."""
    scene, index, place, before, _, _ = number
    if paired and "GAP" in scene.tags[index + 3 : index + 5]:
        return True  # "a 1.5 s to 2.5 s gap"
    within = before == "IN" and scene.tag(place - 1) == "GAP"
    if before == "GAP" or within:
        held = scene.items[place - within]
        near = held.to >= scene.items[index].at - 3
        return near and not _CHANGES & set(scene.tags[max(place - 3, 0) : place])  # "pasó a aventajarlo en 2,7"
    # "el intervalo antes era 1,351"
    return before in ("COMPARE", "AFTER", "BEFORE") and scene.tag(place - 1) == "GAP" and not paired


def _is_brought_by_move(number: _Beside) -> bool:
    """Whether a number is what a move brought: "undercut BBB by 2.7 s", "undercut BBB in the pits (+2.7 s)"."""
    scene, index, place, before, after, _ = number
    tags, item = scene.tags, scene.items[index]
    if scene.has.isdisjoint(MOVES) or (MOVES.isdisjoint(tags[:index]) and not MOVES.isdisjoint(tags)):
        return False
    if "GAP" not in tags:
        if before == "BY" or (before in ("(", "FOR") and tags[place - 1] == "DRIVER"):
            return True  # "undercut BBB by 2.7 s", "undercut BBB (+2.7 s)"
        if tags[max(place - 3, 0) : place + 1] == ["DRIVER", "IN", "PIT", "("]:
            return True  # "undercut BBB in the pits (+2.7 s)"
    if item.flag and item.number > 0 and _is_noted(scene, index):
        return True
    return after[:1] != ["GAP"] and _is_brought(scene, index)


def _is_named_change(number: _Beside) -> bool:
    """Whether a number is told as a change or what is left: "un cambio de 6,3 s", "Net: +2.7 s"."""
    net = number.before in (":", "=") and number.scene.tags[number.place - 1] == "NET"
    return net or _is_of_change(number.scene, number.where)


def _by_words_before(number: _Beside, *, paired: bool) -> str:
    """What a number is by the nearest word before it that tells, or those after it, or the sentence before."""
    scene, index, _, before, after, _ = number
    changed = net = False
    for k in range(index - 1, -1, -1) if not scene.has.isdisjoint(_ROLES) else ():
        tag = scene.tags[k]
        if tag == "GAIN":
            return "gap" if paired else "gain"
        if tag in ("LOSE", "FASTER", "SLOWER", "fastest_lap", "AVG", "DEG"):
            return "gain" if tag == "LOSE" and changed and before in ("BY", "IN") else ""
        if tag in ("AHEAD", "BEHIND") and before == "BY":
            return ""
        net = net or tag == "NET"
        if tag in _CHANGES:
            changed = True
        elif tag == "SHIFT" and not paired:
            return "gain"
        elif tag == "GAP":
            return "gain" if _changes_by(number, k, changed=changed, net=net, paired=paired) else "gap"
        elif tag in ("WHILE", "BUT", ";"):
            break
    if "GAIN" in after:
        return "gain"
    if "GAP" in after:
        return "gap"
    if changed and before in ("BY", "IN"):
        return "gain"
    return "gap" if scene.carried == "gap" else ""


def _changes_by(number: _Beside, gap: int, *, changed: bool, net: bool, paired: bool) -> bool:
    """Whether a gap told before a number changed by it: "the gap grew by 2.1 s", "una redução da diferença de 2,1 s".

    Args:
        number: with what stands beside it.
        gap: index of the word for the gap.
        changed: whether a change is told between them.
        net: whether what is left is told between them.
        paired: whether it is one of two that a gap changed from and to.
    """
    scene, tags = number.scene, number.scene.tags
    if not paired:
        if scene.tag(gap - 2 if scene.tag(gap - 1) == "OF" else gap - 1) == "SHIFT":
            return True  # "uma redução da diferença de 2,1 s", "el crecimiento de la brecha"
        if "PRODUCE" in tags[max(gap - 2, 0) : gap]:
            return True  # "the undercut produced an advantage of 2.7 s"
    if number.before == "BY" or net or scene.tag(gap + 1) == "NET" or scene.tag(gap - 1) == "NET":
        return True
    if number.before != "IN":
        return False
    changed = changed or not _CHANGES.isdisjoint(tags[max(gap - 3, 0) : gap])
    return changed or "CHANGE" in tags[gap : number.where]


def _is_far_end(scene: Scene, index: int) -> bool:
    """Whether a gap is told from one number to another, with words between: "from 2.8 s at the start to 8.3 s"."""
    before = scene.tag(index - 1)
    if before not in ("FROM", "TO"):
        return False
    numbers = [k for k, tag in enumerate(scene.tags) if tag in SECONDS]
    if len(numbers) != 2 or index not in numbers:
        return False
    return [scene.tag(k - 1) for k in numbers] == ["FROM", "TO"]


def _names_growth(scene: Scene, index: int) -> bool:
    """Whether a number is by how much a gap changed: "a 3.9 s net gap increase", unlike "the 3.9 s gap grew to 5 s"."""
    gap = index + 2 if scene.tag(index + 1) == "NET" else index + 1
    named = scene.tag(gap) == "GAP" and scene.tag(gap + 1) in ("UP", "DOWN", "SHIFT")
    near = (
        named
        and scene.items[gap + 1].at == scene.items[gap].to + 1
        and scene.items[gap].at <= scene.items[index].to + 2
    )
    return near and scene.tag(gap + 2) not in ("TO", "BY", "FROM", "IN", "OF", "UNTIL")


def _is_brought(scene: Scene, index: int) -> bool:
    """Whether seconds are what a move gave a driver: "the undercut gave AAA 2.7 s", "rindió 2,7 s a AAA"."""
    while scene.tag(index - 1) == "LOOSE":
        index -= 1  # "rendeu-lhe uns expressivos 14,7 s"
    before = scene.tags[max(index - 4, 0) : index]
    verb = "GIVE" if "GIVE" in before else "PRODUCE"
    gave = index - len(before) + before.index(verb) if verb in before else -1
    if gave == index - 1 and scene.tag(gave) in ("GIVE", "PRODUCE"):
        return True  # "le valió 2,7 s", "the undercut yielded 2.7 s"
    around = scene.tags[gave + 1 : index] + scene.tags[index + 1 : index + 3]
    whom = set(scene.tags[gave + 1 : index]) <= {"DRIVER", "TO", "HE", ","}
    return gave >= 0 and whom and not {"DRIVER", "HE", ","}.isdisjoint(around)


def _is_noted(scene: Scene, index: int) -> bool:
    """Whether a number with its sign stands apart in a note of a move, the only one: "Overcut, L20 vs L18, +0.9 s."."""
    apart = scene.tag(index - 1) in _PARTING and scene.tag(index + 1) in _PARTING_OR_END
    alone = sum(tag in ("SECS", "DEC", "RATE") for tag in scene.tags) == 1
    return apart and alone and scene.has.isdisjoint(_NO_NOTE)


def _is_of_gap(scene: Scene, index: int) -> bool:
    """Whether the word for a shift after a number is of the gap: "a 3.5 s improvement in the gap", "... for AAA"."""
    if "GAP" in scene.tags[index + 2 : index + 5]:
        return True
    following = scene.tags[index + 2 : index + 4]
    of_driver = "DRIVER" in following and following[0] in ("DRIVER", "FOR", "TO", "OF")
    shown = following[:1] == ["SHOW"] and not {"UNDERCUT", "OVERCUT", "PIT"}.isdisjoint(scene.tags)
    return (of_driver or shown) and scene.has.isdisjoint(_PACES_OR_STINT_OR_COMPOUND)


def _is_labelled(scene: Scene, before: int) -> bool:
    """Whether a colon is that of a label for gaps: "Gap AAA-BBB before: +1.2", "Delta AAA/BBB: 4.9 before".

    Args:
        scene: the sentence.
        before: index of the item before the number.
    """
    if scene.tag(before) not in (":", "=") or not scene.has.isdisjoint(_NO_LABEL):
        return False
    k = before - 1
    while scene.tag(k) in _IN_LABEL:
        k -= 1
    return scene.tag(k) == "GAP"


def _is_labelled_by_pair(scene: Scene, index: int) -> bool:
    """Whether a number is of a pair with an arrow: "AAA → BBB: -0.8 s", "AAA → BBB went from 1.2 s to 2.0 s"."""
    if ">" not in scene.has or not scene.has.isdisjoint(_NO_GAP_OR_MOVES):
        return False
    pair = ["DRIVER", ">", "DRIVER"]
    if scene.tags[index + 1 : index + 4] == pair:
        return True  # "from 1.2 s AAA → BBB to 2.0 s AAA → BBB"
    k = index - 1
    while scene.tag(k) in _BETWEEN_PAIR_AND_GAP and scene.tag(k - 1) != "DRIVER":
        k -= 1
    k -= scene.tag(k) in _BETWEEN_PAIR_AND_GAP
    return k < index - 1 and scene.tags[max(k - 2, 0) : k + 1] == pair


def _is_of_change(scene: Scene, index: int) -> bool:
    """Whether a number is what a change is of: "un cambio de 6,3 s", "Change: +6.3 s"."""
    of = scene.tag(index - 1) == "OF" or (scene.tag(index - 1) == ":" and scene.tag(index - 3) in ("", "-"))
    return scene.tag(index - 2) == "CHANGE" and of and scene.items[index - 2].flag
