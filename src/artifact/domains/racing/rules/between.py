"""Between whom a gap lies, and which of the two was ahead."""

from __future__ import annotations

from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import MEASURES, named_in_order
from artifact.domains.racing.rules.scene import BREAKS, DRIVER, GAP, MOVES, ON, PERSONS, Scene

_STARTS = frozenset({"FROM", "OF", "SHIFT"})
UP_TO = frozenset({"TO", ">", "FOR", "UNTIL"})
SECONDS = frozenset({"SECS", "DEC"})
_TIMES = frozenset(
    {
        "WINDOW",
        "OF",
        "DRIVER",
        "COMPARE",
        "BEFORE",
        "AFTER",
        "PIT",
        "HIS",
        "BEHIND",
        "AHEAD",
        "IN",
        "LAPNO",
        "BOTH",
        "(",
        ")",
    }
)
NO_GAP = frozenset({"GAIN", "LOSE", "FASTER", "SLOWER", "AVG", "DEG", "SHIFT", "fastest_lap", "LAPTIME", "COMPOUND"})
_NOT_OVER = NO_GAP | MOVES | {"UP", "DOWN", "GIVE", "PRODUCE", "PASSED", "GAP"}
_ORDERED = frozenset({"BEHIND", "AHEAD"})
_BY = frozenset({"BY", "FOR", "(", "IN", "WITH"})
ROUGHLY = frozenset({"LOOSE", "~", "≈"})
_WHOM = frozenset({"DRIVER", "HE", "HIS", "TEAMMATE"})
_JOINING = frozenset({">", "TO", "-", "ON"})
_SHORT_OF = frozenset({"ON", "TO", "FOR", "WITH", "BEHIND"})
# what may stand between the owner of a lead and the word for it: "BBB's initial 2.8 s lead"
_BEFORE_LEAD = frozenset(
    {"OPENING", "FINAL", "SECS", "DEC", "ORD", "COMPARE", "BEFORE", "AFTER", "LOOSE", "NET", "-", "PIT"}
)
_GAPS_TO = (["GAP", "TO"], ["GAP", "WITH"], ["GAP", "ON"], ["GAP", "FOR"])
_NEARING = frozenset({"TO", "WITHIN"})
_NO_LONGER = BREAKS | _ORDERED | {"LED"}
_UP_TO_NUMBER = BREAKS | {"SECS", "DEC", "RATE", "AVG"}


def is_from_to(scene: Scene, index: int) -> bool:
    """Whether the number is one end of "from x to y", "x → y"."""
    if scene.has.isdisjoint(UP_TO):
        return False
    before, after = scene.tag(index - 1), scene.tag(index + 1)
    if after in UP_TO and scene.tag(index + 2) in MEASURES:
        return True
    if before in UP_TO and scene.tag(index - 2) in MEASURES:
        return True
    # "from 4.7 s before the stops to 7.0 s after them", "from 4.7 s (AAA ahead of BBB) to 7.0 s"
    if before in _STARTS:
        end = _past_times(scene, index, 1)
        return end > index + 1 and scene.tag(end) in UP_TO and scene.tag(end + 1) in MEASURES
    if before not in UP_TO:
        return False
    start = _past_times(scene, index - 1, -1)
    return start < index - 2 and scene.tag(start) in MEASURES and scene.tag(start - 1) in _STARTS


def _past_times(scene: Scene, index: int, step: int) -> int:
    """Index of the first item after (step 1) or before (-1) one that tells neither when nor, in a bracket, of whom."""
    opening, closing = ("(", ")") if step > 0 else (")", "(")
    k = index + step
    while tag := scene.tag(k):
        if tag == opening:
            while scene.tag(k) and scene.tag(k) != closing:
                k += step
        elif tag not in _TIMES and not (tag == "TO" and scene.tag(k + 1) in ("WINDOW", "PIT", "BOTH", "HIS")):
            break
        k += step
    return k


def is_at(scene: Scene, index: int) -> bool:
    """ "continua atrás, agora a 0,6 s", "seguía por delante, a 2,1 s"."""
    if scene.tag(index - 1) != "TO" or scene.has.isdisjoint(("BEHIND", "AHEAD")) or is_from_to(scene, index):
        return False
    where = scene.left(index, _ORDERED, _UP_TO_NUMBER)
    return where >= index - 4 and "," in scene.tags[where:index]


def is_over(scene: Scene, index: int) -> bool:
    """ "AAA had 2.1 s over BBB before the stops", "tinha 2,1 s sobre o companheiro"."""
    if scene.tag(index + 1) != "ON" or len(scene.items[index].owner) != 1 or not scene.has.isdisjoint(_NOT_OVER):
        return False
    whom = index + 3 if scene.tag(index + 2) in ("HIS", "TO") else index + 2
    return scene.tag(whom) in ("DRIVER", "TEAMMATE") and scene.tag(index - 1) in (
        "DRIVER",
        "HE",
        "COMPARE",
        "PIT",
        "KEEP",
        "WHO",
        "QUE",
        "WITH",
    )


def is_after(scene: Scene, index: int) -> bool:
    """ "AAA crossed the line 4.2 s after BBB"."""
    rival = scene.tags[index + 1 : index + 3] == ["AFTER", "DRIVER"] and scene.preds[index] == "finish"
    return rival and scene.items[index + 1].at == scene.items[index].to + 1


def is_against(scene: Scene, index: int) -> bool:
    """ "la diferencia era de 2,9 s en contra", which is how far he was behind."""
    gap = scene.left(index, GAP, NO_GAP | BREAKS)
    against = scene.tag(index + 1) == "LOSE" and scene.items[index + 1].to > scene.items[index + 1].at
    return against and 0 <= gap >= index - 5 and scene.tag(index + 2) not in ("DRIVER", "OF")


def is_losing_to(scene: Scene, index: int) -> bool:
    """ "before the stops AAA was losing 2.1 s to BBB", "... was losing to BBB by 2.1 s": by how far he was behind."""
    if "LOSE" not in scene.has:
        return False
    if "BEFORE" not in scene.tags[:index] and scene.tags[max(index - 3, 0) : index] != ["CHANGE", "OF", "LOSE"]:
        return False
    if scene.tags[max(index - 4, 0) : index] == ["LOSE", "TO", "DRIVER", "BY"]:
        return True
    return scene.tag(index - 1) == "LOSE" and scene.tag(index + 1) in _SHORT_OF and scene.tag(index + 2) == "DRIVER"


def is_lead_again(scene: Scene, index: int) -> bool:
    """ "was ahead by 2.1 s before the stops and by 3.4 s after them"."""
    if (scene.tag(index - 2), scene.tag(index - 1)) not in (("AND", "BY"), (",", "BY"), ("AND", "FOR")):
        return False
    first = scene.left(index - 1, SECONDS, BREAKS)
    k = first - 2
    while scene.tag(k) in _WHOM:
        k -= 1
    return first > 0 and scene.tag(first - 1) in ("BY", "FOR") and scene.tag(k) in ("AHEAD", "BEHIND", "LED")


def is_distance(scene: Scene, index: int, before: int) -> bool:
    """Whether the number tells how far a driver was behind another: "AAA was behind BBB by 1.5 s", "... por 1,5 s".

    Args:
        scene: the sentence.
        index: of the number.
        before: index of the item before it, words such as "almost" left out.
    """
    if scene.tag(before) not in ("BY", "FOR", "("):
        return False
    if scene.tags[before : index + 2] == ["(", scene.tag(index), ")"] and scene.tag(before - 1) in ("BEHIND", "AHEAD"):
        return len(scene.items[index].owner) == 1 and scene.preds[index] != "finish"  # "was already behind (-1.5 s)"
    if scene.tag(before - 1) != "DRIVER":
        return False
    if scene.tag(before) == "(" and scene.tag(index + 1) != ")":
        return False  # "behind BBB (-1.5 s)"
    owner = scene.items[index].owner
    return scene.tag(before - 2) in ("BEHIND", "AHEAD") and len(owner) == 1 and scene.preds[index] != "finish"


def is_lead(scene: Scene, index: int, before: int) -> bool:
    """ "emerged ahead by 3.2 s", "won by 5.1 s", "estaba a 1,6 s de BBB"."""
    if scene.tag(index - 1) in _NEARING and scene.tags[index + 1 : index + 3] == ["OF", "DRIVER"]:
        return scene.items[index + 2].at == scene.items[index + 1].to + 1
    if scene.tag(before) not in ("BY", "FOR", "IN", "WITH"):
        return False
    return scene.tag(before - 1) == "WIN" or (
        scene.tag(before - 1) in ("AHEAD", "BEHIND", "LED") and scene.preds[index] != "finish"
    )


def _leader(scene: Scene, talk: Discourse, index: int) -> tuple[str, str] | None:
    """Who was how far ahead of, or behind, whom: "emerged ahead by 3.2 s", "won by 5.1 s", "a 1,6 s de BBB"."""
    over = index + 2 if scene.tag(index + 1) == "OF" else index + 1
    owner = scene.items[index].owner
    if scene.tag(over) == "GAP" and scene.tags[over + 1 : over + 3] == ["ON", "DRIVER"] and len(owner) == 1:
        rival = scene.items[over + 2].code  # "a 3.1 s lead over BBB"
        return (owner[0], rival) if owner[0] != rival else None
    if "LED" in scene.has and scene.tags[index - 3 : index] in (["LED", "DRIVER", "BY"], ["LED", "DRIVER", "FOR"]):
        rival, ahead = scene.items[index - 2].code, scene.items[index - 3].owner
        one = ahead[0] if len(ahead) == 1 and ahead[0] != rival else talk.other(rival)
        return (one, rival) if one is not None else None  # "he had led BBB by 2.4 s"
    if scene.tag(index + 1) == "ON" and is_over(scene, index):
        whom = next(item for item in scene.items[index + 2 :] if item.tag in ("DRIVER", "TEAMMATE"))
        behind = whom.code if whom.tag == "DRIVER" else talk.other(owner[0])
        return (owner[0], behind) if behind is not None and behind != owner[0] else None
    if scene.tag(index - 1) in _NEARING and scene.tags[index + 1 : index + 3] == ["OF", "DRIVER"]:
        rival = scene.items[index + 2].code
        before = [item.code for item in scene.items[:index] if item.tag == "DRIVER" and item.code != rival]
        one = before[-1] if before else talk.other(rival)
        return (one, rival) if one is not None else None
    if (sides := _by_verb(scene, index) or _to_rival(scene, talk, index)) is not None:
        return sides
    if "GAP" in scene.has and scene.tag(index + 1) not in _ORDERED and (sides := _placed(scene, talk)) is not None:
        return sides
    if is_after(scene, index) or is_losing_to(scene, index):
        named = index + 2 if scene.tag(index + 2) == "DRIVER" else index - 2
        rival, whose = scene.items[named].code, scene.items[index].owner
        one = whose[0] if len(whose) == 1 and whose[0] != rival else talk.other(rival)
        return (one, rival) if one is not None else None
    verb = index - 2
    if not is_lead(scene, index, index - 1) or len(scene.items[verb].owner) != 1:
        return None
    told = scene.tag(verb - 1) == "DRIVER" and scene.tag(verb - 2) in ("FROM", "TO")
    leader = scene.items[verb - 1].code if told else scene.items[verb].owner[0]  # "from AAA behind by 2.1 s to ..."
    named = scene.right(index, DRIVER, BREAKS)
    against = named > 0 and scene.tag(named - 1) in ("ON", "FROM", "AHEAD", "OF") and named < index + 3
    behind = scene.items[named].code if against else talk.other(leader)
    return (leader, behind) if behind is not None and behind != leader else None


def _named_to(scene: Scene, index: int) -> tuple[str, str] | None:
    """ "AAA cut his deficit to BBB from 6.1 s to 5.2 s": who is named before the gap, and to whom it is."""
    gap = scene.left(index, GAP, BREAKS)
    if gap <= 0 or scene.tags[gap : gap + 2] not in _GAPS_TO or scene.tag(gap + 2) != "DRIVER" or gap + 2 >= index:
        return None
    rival = scene.items[gap + 2].code
    before = [item.code for item in scene.items[:gap] if item.tag == "DRIVER"]
    return (before[-1], rival) if before and before[-1] != rival else None


def _labelled(scene: Scene) -> tuple[str, str] | None:
    """ "attacker: AAA, defender: BBB, gap before: -1.3": the sides that labels name, the attacker first."""
    sides = {
        tag: scene.items[k + 2].code
        for k, tag in enumerate(scene.tags[:-2])
        if tag in ("PURSUER", "DEFENDER") and scene.tags[k + 1 : k + 3] == [":", "DRIVER"]
    }
    return (sides["PURSUER"], sides["DEFENDER"]) if len(set(sides.values())) == 2 else None


def _bracketed(scene: Scene, talk: Discourse, index: int) -> tuple[str, str] | None:
    """ "a gap of 1.3 s (AAA behind BBB)", "4.1 s (AAA ahead)"."""
    if scene.tags[index + 1 : index + 3] != ["(", "DRIVER"] or scene.tag(index + 3) not in _ORDERED:
        return None
    if scene.items[index].flag:
        return None
    code, whom = scene.items[index + 2].code, scene.tag(index + 4) == "DRIVER"
    other = scene.items[index + 4].code if whom else _other_of(talk.pair, code) or talk.other(code)
    return (code, other) if other is not None and other != code and scene.tag(index + 4 + whom) == ")" else None


def _is_gap_to(scene: Scene, index: int, code: str) -> bool:
    """Whether the only driver that a label before a number names is to whom the gap is: "gap to BBB before: ..."."""
    gap = scene.left(index, GAP)
    to = gap >= 0 and scene.tags[gap : gap + 2] in _GAPS_TO and scene.tag(gap + 2) == "DRIVER"
    return to and scene.items[gap + 2].code == code and scene.tags[:index].count("DRIVER") == 1


def _by_verb(scene: Scene, index: int) -> tuple[str, str] | None:
    """ "AAA aventajaba a BBB por 2,6 s": who is in front of the verb, and who after it."""
    if scene.tag(index - 1) not in _BY or scene.tag(index - 2) != "DRIVER":
        return None
    gap = index - 3 - (scene.tag(index - 3) == "TO")
    one, two = scene.items[gap - 1], scene.items[index - 2].code
    led = scene.tag(gap) == "GAP" and scene.items[gap].value == 1 and scene.tag(gap - 1) == "DRIVER"
    return (one.code, two) if led and gap > 0 and not one.flag and one.code != two else None


def _placed(scene: Scene, talk: Discourse) -> tuple[str, str] | None:
    """ "2.1 s separated AAA from BBB, who was ahead", "the gap to BBB ahead": who was in front, then the other."""
    if scene.has.isdisjoint(_ORDERED):
        return None
    for k, tag in enumerate(scene.tags):
        if tag not in _ORDERED or k == 0 or scene.tag(k + 1) == "DRIVER":
            continue
        who = k - 1
        related = scene.tag(who) in ("QUE", "WHO")
        who -= related + (related and scene.tag(who - 1) == ",")
        if scene.tag(who) != "DRIVER" or not (related or scene.tags[max(who - 2, 0) : who] in _GAPS_TO):
            continue
        code = scene.items[who].code
        others = scene.named - {code}
        other = next(iter(others)) if len(others) == 1 else None if others else talk.other(code)
        if other is not None:
            return (code, other) if tag == "AHEAD" else (other, code)
    return None


def _to_rival(scene: Scene, talk: Discourse, index: int) -> tuple[str, str] | None:
    """Whose a lead or deficit to whom is: "a deficit of 2.1 s to BBB", "una ventaja de 2,1 s sobre BBB"."""
    gap = index - 2 if scene.tag(index - 1) == "OF" else index - 1
    side = scene.items[gap].value if gap >= 0 and scene.tags[gap] == "GAP" else None
    links = ON if side == 1 else _SHORT_OF if side == -1 else frozenset()
    if scene.tag(index + 1) not in links or scene.tag(index + 2) != "DRIVER":
        return None
    rival = scene.items[index + 2].code
    of = gap > 1 and scene.tags[gap - 1] == "DRIVER" and scene.items[gap - 1].flag
    before = [item.code for item in scene.items[:gap] if item.tag == "DRIVER" and item.code != rival]
    owner = scene.items[gap].owner
    one = scene.items[gap - 1].code if of else before[-1] if len(set(before)) == 1 else None
    one = one or (owner[0] if len(owner) == 1 and owner[0] != rival else talk.other(rival))
    return (one, rival) if one is not None and one != rival else None


def _holder(scene: Scene, index: int) -> str | None:
    """Whose a gap is said to be: "BBB's initial 2.8 s lead", "la ventaja de BBB de 2,8 s"."""
    gap = index + 1 if scene.tag(index + 1) == "GAP" else scene.left(index, GAP, BREAKS)
    if gap < 0:
        return None
    k = gap - 1
    while scene.tag(k) in _BEFORE_LEAD and k > gap - 4:
        k -= 1
    if scene.tag(k) == "DRIVER" and scene.items[k].flag:
        return scene.items[k].code
    of = gap + 2 if scene.tag(gap + 1) in ("OPENING", "FINAL") else gap + 1
    held = scene.tag(of) == "OF" and scene.tag(of + 1) == "DRIVER" and scene.tag(of + 2) not in ("TO", "ON", ">", "FOR")
    return scene.items[of + 1].code if held else None


def pair_of(scene: Scene, talk: Discourse, index: int) -> tuple[tuple[str, str] | None, bool]:
    """The drivers that a gap lies between, named in the sentence, else those of the battle, and whether it says so."""
    if (leader := _bracketed(scene, talk, index) or _leader(scene, talk, index)) is not None:
        return leader, True
    if "PURSUER" in scene.has and (labelled := _labelled(scene)) is not None:
        return labelled, True
    favoured = in_favour(scene, index) if not scene.items[index].flag else ""
    if favoured and (behind := talk.other(favoured) or _other_of(talk.pair, favoured)) is not None:
        return (favoured, behind), True
    before = scene.tag(index - 3) in ("BEHIND", "AHEAD") and scene.tag(index - 2) == "DRIVER"
    bracketed = scene.tag(index - 1) == "(" and scene.tag(index - 2) in ("BEHIND", "AHEAD")
    if before or bracketed or scene.tag(index + 1) in ("BEHIND", "AHEAD") or is_at(scene, index):
        return _behind_or_ahead(scene, talk, index, index - 2 if before else index + 2)
    if (to_rival := _named_to(scene, index)) is not None:
        return to_rival, True
    if (joined := _joined_pair(scene)) is not None:
        return joined, True
    if talk.pair is not None:
        one, two = talk.pair
        return ((two, one) if _holder(scene, index) == two else (one, two)), True
    movers = [attacker for _, attacker, *_ in talk.pending_moves.values()]
    if len(movers) == 1 and movers[0] is not None and (other := talk.other(movers[0])) is not None:
        return (movers[0], other), True
    return _held_by(scene, talk, index)


def _behind_or_ahead(scene: Scene, talk: Discourse, index: int, named: int) -> tuple[tuple[str, str] | None, bool]:
    """The drivers of a gap that says who was behind or ahead, as `pair_of`; the other may be named at `named`."""
    ahead = scene.tag(index - 1) == "DRIVER" and not scene.items[index - 1].flag
    owner = scene.items[index - 1 if ahead else index].owner
    rival = scene.items[named].code if scene.tag(named) == "DRIVER" else None
    rival = rival or (talk.other(owner[0]) if len(owner) == 1 else None)
    if owner == (rival,) and (behind := talk.other(rival)) is not None:
        owner = (behind,)  # "AAA was behind BBB (-1.5 s)"
    if len(owner) == 1 and owner[0] != (other := talk.other(owner[0])) and _is_gap_to(scene, index, owner[0]):
        owner, rival = ((other,), owner[0]) if other is not None else (owner, rival)  # "gap to BBB: 1.4 s behind"
    known = len(owner) == 1 and rival is not None and rival != owner[0]
    label = _is_label(scene) or (index == 0 and not scene.named)  # "And after? 4.1 s ahead."
    if known and rival is not None and not (talk.pair == (rival, owner[0]) and label):
        return (owner[0], rival), True
    fits = talk.pair is not None and (rival is None or rival in talk.pair)
    return talk.pair if fits else None, False


def _held_by(scene: Scene, talk: Discourse, index: int) -> tuple[tuple[str, str] | None, bool]:
    """The drivers of a gap by whose it is said to be, or as the only two of the sentence or text, as `pair_of`."""
    drivers = named_in_order(scene.items[:index])
    gap = scene.left(index, GAP)
    apart = len(drivers) == 2 and "DRIVER" not in scene.tags[max(gap - 3, 0) : gap + 3]
    holder = scene.items[gap].owner if gap >= 0 and drivers and not apart else ()
    if gap >= 0 and scene.tags[gap + 1 : gap + 3] == ["FROM", "DRIVER"]:
        holder = (scene.items[gap + 2].code,)  # "the gap from AAA ahead of BBB"
    if len(holder) == 1 and (other := talk.other(holder[0])) is not None:
        return (holder[0], other), True
    if len(drivers) == 2:
        return (drivers[0], drivers[1]), False
    if len(talk.cast) == 2:
        return (talk.cast[0], talk.cast[1]), False
    return None, False


def _joined_pair(scene: Scene) -> tuple[str, str] | None:
    """The first two drivers that a sentence joins: "AAA → BBB", "AAA to BBB", "AAA on BBB"."""
    tags = scene.tags
    for k, tag in enumerate(tags):
        if tag != "DRIVER" or scene.tag(k + 1) not in _JOINING or scene.tag(k + 2) not in ("DRIVER", "TO"):
            continue
        one, two = scene.items[k], scene.items[k + 2 if tags[k + 2] == "DRIVER" else min(k + 4, len(tags) - 1)]
        if two.tag == "DRIVER" and two.value != one.value:
            return one.code, two.code
    return None


def in_favour(scene: Scene, index: int) -> str:
    """In whose favour a number is: "3.1 s in favour of AAA", "3.1 s in AAA's favour"; else empty."""
    if "FAVOUR" not in scene.has:
        return ""
    if scene.tags[index + 1 : index + 3] == ["FAVOUR", "DRIVER"]:
        return scene.items[index + 2].code
    if scene.tags[index + 1 : index + 3] == ["IN", "DRIVER"] and scene.items[index + 2].flag:
        told = scene.tag(index + 3) == "FAVOUR" or (scene.tag(index + 3) in ("", ".", ",") and "FAVOUR" in scene.has)
        return scene.items[index + 2].code if told else ""  # "1.3 s in BBB's favour became 2.2 s in AAA's"
    return ""


def _other_of(pair: tuple[str, str] | None, code: str) -> str | None:
    """The other one of a pair."""
    return pair[code == pair[0]] if pair is not None and code in pair else None


def _is_label(scene: Scene) -> bool:
    """Whether a sentence is a line such as "After: 1.7 s ahead", which names nobody."""
    return ":" in scene.tags[:6] and scene.has.isdisjoint(PERSONS)


def told_behind(scene: Scene, index: int) -> bool | None:
    """Whether a number tells that who is spoken of was behind; None where its words leave the order open.

    "2.1 s behind BBB", "trailed BBB by 2.1 s", "a deficit of 2.1 s"; the sign of a number goes before its words.
    """
    if scene.items[index].flag or in_favour(scene, index):
        return False
    after = scene.tag(index + 1)
    if after == "(" and scene.tag(index + 2) == "DRIVER" and scene.tag(index + 3) in _ORDERED:
        return scene.tag(index + 3) == "BEHIND"
    if after == "(" and "NEGATIVE" in scene.tags[index + 2 : index + 5]:
        return True  # "the gap was 2.3 s (still negative)"
    if after in _ORDERED and scene.items[index + 1].at <= scene.items[index].to + 2:
        return after == "BEHIND"
    if after == "OF" and scene.tag(index - 1) in _NEARING and scene.tag(index + 2) == "DRIVER":
        return True  # "estaba a 2,1 s de BBB", "closed to within 2.1 s of BBB"
    if is_at(scene, index):
        return scene.tag(scene.left(index, _ORDERED)) == "BEHIND"
    if is_after(scene, index) or is_losing_to(scene, index) or (after == "LOSE" and is_against(scene, index)):
        return True
    k = index - 1
    while scene.tag(k) in ROUGHLY:
        k -= 1
    if scene.tag(k) == "OF" and scene.tag(k - 1) == "GAP" and scene.items[k - 1].value is None:
        k -= 2 + (scene.tag(k - 2) == "WORDNUM")  # "behind BBB with a gap of 0.7 s"
    if scene.tag(k) in _BY:
        k -= 1
        while scene.tag(k) in _WHOM:
            k -= 1
        if scene.tag(k) in _ORDERED:
            return scene.tag(k) == "BEHIND"
    gap = index + 2 if after == "OF" else index + 1
    if scene.tag(gap) != "GAP" or scene.items[gap].at > scene.items[gap - 1].to + 1:
        gap = scene.left(index, GAP, _NO_LONGER)
    value = scene.items[gap].value if gap >= 0 else None
    if not isinstance(value, int):
        return None
    lead = _reduced_lead(scene, gap)
    if lead > 0 and scene.items[lead - 1].flag:
        return False  # "AAA undercut BBB, reducing their lead from 2.3 s to a deficit of 1.1 s": as the text has it
    return value == 1 if lead > 0 and not _signed(scene, index) else value == -1


def _signed(scene: Scene, index: int) -> bool:
    """Whether the number that a gap changed from bears a sign: "from -3.9 s to 0.5 s"."""
    first = scene.left(index, SECONDS, BREAKS)
    return first >= 0 and scene.items[first].flag and scene.tag(index - 1) in UP_TO


def _reduced_lead(scene: Scene, gap: int) -> int:
    """Where the lead is that a move reduced, BBB's, or -1: "AAA undercut BBB by stopping early, reducing his lead"."""
    if scene.has.isdisjoint(MOVES):
        return -1
    for k in range(2, gap + 1):
        if scene.tags[k - 2 : k + 1] == ["DOWN", "HIS", "GAP"] and scene.items[k].value == 1:
            return k if not MOVES.isdisjoint(scene.tags[:k]) else -1
    return -1
