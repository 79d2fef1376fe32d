"""Seconds of battles: which are gaps, and which were gained."""

from __future__ import annotations

from artifact.domains.racing.rules.between import (
    NO_GAP,
    is_at,
    is_distance,
    is_from_to,
    is_lead,
    is_lead_again,
    is_over,
)
from artifact.domains.racing.rules.scene import MOVES, Scene

_PACES = frozenset({"AVG", "DEG", "LAPTIME"})
_UP_TO = frozenset({"TO", ">", "FOR", "UNTIL"})
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


def role_of_seconds(scene: Scene, index: int) -> str:
    """Whether a number of seconds is a gap, a gain, or neither (empty)."""
    role = scene.roles.get(index)
    if role is None:
        role = scene.roles[index] = _role(scene, index)
    return role


def _role(scene: Scene, index: int) -> str:
    tags = scene.tags
    item = scene.items[index]
    place = index - 1
    while place >= 0 and tags[place] in ("LOOSE", "~", "≈"):
        place -= 1
    before = tags[place] if place >= 0 else ""
    if tags[max(place - 2, 0) : place + 1][1:] == [",", ","] and tags[place - 2] in _CHANGES:
        before = tags[place - 2]  # "recortó, pues, 2,7 s"
    after = tags[index + 1 : index + 3]
    if "AVG" in after or "DEG" in after or "LOSE" in after or before in ("AHEAD", "BEHIND"):
        return ""
    if is_distance(scene, index, place) or is_lead(scene, index, place) or is_lead_again(scene, index):
        return "gap"
    if before == "LED" or (before in ("BY", "FOR") and "LED" in tags[max(place - 4, 0) : place]):
        return "gap"  # "led BBB by 2.1 s"
    if is_at(scene, index) or is_over(scene, index):
        return "gap"
    if before == "GAIN" and after[:1] == ["GAP"] and scene.tags[index + 2 : index + 4] == ["ON", "DRIVER"]:
        return "gap"  # "gained a 2.1 s lead over BBB"
    if is_from_to(scene, index) and not scene.has.isdisjoint(MOVES) and scene.has.isdisjoint(_PACES):
        ends = [other for other in scene.items[max(index - 2, 0) : index + 3] if other.tag in ("SECS", "DEC")]
        first = index - 2 if tags[index - 1] in _UP_TO else index
        alone = scene.tag(first - 1) in ("FROM", "OF") and scene.tag(first - 2) in (":", ",", ";", "")
        if alone or any(end.flag for end in ends):
            return "gap"  # "undercut BBB: from -1.2 s to +2.0 s", "...: de 1,2 a 3,4 s"
    near = index + 1 < len(scene.items) and scene.items[index + 1].at == item.to + 1
    if before in _CHANGES and near and (after[:1] == ["GAP"] or after == ["OF", "GAP"]):
        return "gap"  # "closed the 2.0-second gap", "abriu 2,0 s de vantagem"
    if after[:1] == ["SHIFT"] and near and _is_of_gap(scene, index):
        return "gain"
    if after[:1] == ["CHANGE"] and near and scene.items[index + 1].flag:
        return "gain"  # "a 5.5 s change"
    if _names_growth(scene, index):
        return "gain"
    if _is_labelled_by_pair(scene, index):
        return "gap"
    if before == "OF" and place and tags[place - 1] in MOVES and scene.items[place].to == item.at - 1:
        return "gain"  # "un overcut de 4,3 s"
    listed = before in ("AND", ",") and item.at == scene.items[place].to + 1
    if listed and tags[place - 1] in ("SECS", "DEC") and scene.tag(place - 2) == "BY":
        return role_of_seconds(scene, place - 1)  # "overcut BBB twice, by 2.7 s and 1.2 s"
    result = before == "=" and place > 0 and tags[place - 1] in ("SECS", "DEC", ")")
    if (
        before in _CHANGES
        or result
        or "GAIN" in after[:1]
        or (after == ["OF", "GAIN"] and scene.items[index + 1].at <= item.to + 2)
    ):
        return "gain"
    if after[:1] in (["BEHIND"], ["AHEAD"]):
        return "gap"  # "1.5 s behind BBB"
    if item.flag and after == ["OF", "GAP"] and scene.tag(index + 3) == "NET":
        return "gain"  # "+12 s de ventaja neta"
    if (
        after[:1] == ["COMPARE"]
        and not scene.items[index + 1].flag  # "the lead was 2.7 s afterwards"
        and not item.flag  # unlike "gap: -2,7 s antes"
        and before != ":"
        and "GAP" in tags[max(index - 3, 0) : index]
        and scene.items[index + 1].at == item.to + 1
    ):
        return "gain"  # "uma margem 2,7 s maior"
    paired = is_from_to(scene, index) or _is_far_end(scene, index)
    if paired and "GAP" in tags[index + 3 : index + 5]:
        return "gap"  # "a 1.5 s to 2.5 s gap"
    if item.tag == "DEC" and before == "GAIN" and not paired and scene.items[place].to == item.at - 1:
        return "gain"  # "ganó 6,4 y 4,4 segundos"
    if before in ("COMPARE", "AFTER", "BEFORE") and scene.tag(place - 1) == "GAP" and not paired:
        return "gap"  # "el intervalo antes era 1,351"
    if before == "GAP" or (before == "IN" and scene.tag(place - 1) == "GAP"):
        held = scene.items[place - (before == "IN")]
        if held.to >= item.at - 3 and not _CHANGES & set(tags[max(place - 3, 0) : place]):
            return "gap"  # "pasó a aventajarlo en 2,7"
    if item.tag == "DEC" and not paired and before not in ("OF", ">", "BY"):
        return "gap" if _is_labelled(scene, place) else ""
    moves = not scene.has.isdisjoint(MOVES) and (not MOVES.isdisjoint(tags[:index]) or MOVES.isdisjoint(tags))
    if moves and "GAP" not in tags and (before == "BY" or (before in ("(", "FOR") and tags[place - 1] == "DRIVER")):
        return "gain"  # "undercut BBB by 2.7 s", "undercut BBB (+2.7 s)"
    if moves and "GAP" not in tags and tags[max(place - 3, 0) : place + 1] == ["DRIVER", "IN", "PIT", "("]:
        return "gain"  # "undercut BBB in the pits (+2.7 s)"
    if moves and item.flag and item.number > 0 and _is_noted(scene, index):
        return "gain"
    if moves and after[:1] != ["GAP"] and _is_brought(scene, index):
        return "gain"
    labelled = before in (":", "=") and tags[place - 1] == "NET"  # "Net: +2.7 s"
    if (labelled or _is_of_change(scene, index)) and not paired:
        return "gain"
    changed = net = False
    for k in range(index - 1, -1, -1) if not scene.has.isdisjoint(_ROLES) else ():
        tag = tags[k]
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
            shifted = k - 2 if scene.tag(k - 1) == "OF" else k - 1
            if scene.tag(shifted) == "SHIFT" and not paired:
                return "gain"  # "uma redução da diferença de 2,1 s", "el crecimiento de la brecha"
            if "PRODUCE" in tags[max(k - 2, 0) : k] and not paired:
                return "gain"  # "the undercut produced an advantage of 2.7 s"
            changed = changed or any(other in _CHANGES for other in tags[max(k - 3, 0) : k])
            net = net or scene.tag(k + 1) == "NET" or scene.tag(k - 1) == "NET"
            changed = changed or "CHANGE" in tags[k:index]
            return "gain" if net or before == "BY" or (changed and before == "IN") else "gap"
        elif tag in ("WHILE", "BUT", ";"):
            break
    if "GAIN" in after:
        return "gain"
    if "GAP" in after:
        return "gap"
    if changed and before in ("BY", "IN"):
        return "gain"
    return "gap" if scene.carried == "gap" else ""


def _is_far_end(scene: Scene, index: int) -> bool:
    """Whether a gap is told from one number to another, with words between: "from 2.8 s at the start to 8.3 s"."""
    before = scene.tag(index - 1)
    if before not in ("FROM", "TO"):
        return False
    numbers = [k for k, tag in enumerate(scene.tags) if tag in ("SECS", "DEC")]
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
    apart = scene.tag(index - 1) in _PARTING and scene.tag(index + 1) in _PARTING | {"", "."}
    alone = sum(tag in ("SECS", "DEC", "RATE") for tag in scene.tags) == 1
    return apart and alone and scene.has.isdisjoint(_NO_NOTE)


def _is_of_gap(scene: Scene, index: int) -> bool:
    """Whether the word for a shift after a number is of the gap: "a 3.5 s improvement in the gap", "... for AAA"."""
    if "GAP" in scene.tags[index + 2 : index + 5]:
        return True
    following = scene.tags[index + 2 : index + 4]
    of_driver = "DRIVER" in following and following[0] in ("DRIVER", "FOR", "TO", "OF")
    shown = following[:1] == ["SHOW"] and not {"UNDERCUT", "OVERCUT", "PIT"}.isdisjoint(scene.tags)
    return (of_driver or shown) and scene.has.isdisjoint(_PACES | {"STINT", "COMPOUND"})


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
    if ">" not in scene.has or not scene.has.isdisjoint(NO_GAP | MOVES):
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
