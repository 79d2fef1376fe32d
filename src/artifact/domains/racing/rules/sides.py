"""The two sides of a move: who made it, and who suffered it."""

from __future__ import annotations

from dataclasses import dataclass, field

from artifact.domains.racing.rules.items import JOINING, drivers_of, named_in_order
from artifact.domains.racing.rules.roles import acts_next
from artifact.domains.racing.rules.scene import BREAKS, CLOSED, COMMA, DRIVER, LOSE, MOVES, OPENED, PERSONS, Scene

_OTHER_DEEDS = frozenset({"HOLDING", "HOLD", "STINT", "WINDOW"})  # besides moves
_RESULTS = frozenset({"FINISH", "WIN", "ORDER", "fastest_lap"})
_PLACED = frozenset({"FINISH", "ORDER", "POS", "FLAG", "PIT_EXIT", "AND"})
JUDGED = frozenset({"WORK", "FAIL", "SUCCESS"})  # "the undercut worked, and BBB ..."
_FRONTING = frozenset({"BY", "TO", "WITH", "AFTER", "IN"})  # what a sentence starts with that tells how first
_AGENT = frozenset({"BY", "OF", "FROM", "FOR"})
_FROM_WHOM = {False: frozenset({"FROM"}), True: frozenset({"FROM", "FOR"})}  # by whether there are several moves
_BEFORE_OBJECT = frozenset(
    {"ON", "TO", "IN", "OF", "BY", "THAN", "QUE", "BEFORE", "AFTER", "VERSUS", "AND", "FROM", "AHEAD", "FOR"}
)
_BROUGHT = frozenset({"SECS", "DEC", "POS", "POSITION", "GAP"})
_PASSING = frozenset({"PASSED", "SUFFER", "CHANGE"})
_TO_WHOM = frozenset({"TO", "HIS", "TEAMMATE", "BY", "ON", "FOR"})
# between whom a driver passed and the move that was how
_HOW = frozenset(
    {"IN", "PIT", "WITH", "BY", "FOR", "UNTIL", "TO", ",", "AFTER", "ON", "DURING", "ORD", "OPENING", "HIS"}
)
_HOW |= {"WORDNUM", "LAPNO", "SUCCESS", "FINAL", "WINDOW", "STOPS", "BECAUSE", "“", "OF"}
_HOW_TOO = _HOW | {":", "-"}
# between the names of a label and the move that it names
_IN_LABEL = frozenset({":", "(", ",", "-", "TRY", "ORD", "PIT", "IN", "OF", "FINAL", "OPENING", "|", "PER", "“"})
_IN_LABEL |= {"ANOTHER", "PARTIAL", "SAME_MOVE"}
_APART = frozenset({"VERSUS", "-", "PER", "×"})
_NUMBERING = frozenset({"-", "(", "ORD", "INT", ".", ")"})  # what may stand before a label
_OF_GAIN = frozenset({"ON", "GAIN"})
_GAINED = (["GAIN", "SECS"], ["GAIN", "DEC"])  # "le ganó 2,7 s a BBB con un undercut"
_WHOSE = 5  # letters of "whose", unlike "who"
_GIVE_OR_PRODUCE = frozenset({"GIVE", "PRODUCE"})


@dataclass(slots=True)
class _Found:
    """What is found of the sides of a move on the way through its sentence.

    Attributes:
        attacker: who made it.
        defenders: who suffered it.
        joint: where the drivers stand who are said to have made it together.
        named: whether the attacker is said with the move: "the undercut of AAA".
        possessive: whether whose it is stands before it: "his undercut of BBB".
    """

    attacker: str | None
    defenders: list[str] = field(default_factory=list)
    joint: set[int] = field(default_factory=set)
    named: bool = False
    possessive: bool = False


def sides_of(scene: Scene, index: int) -> tuple[str | None, list[str]]:
    """Attacker and defenders of a move, as far as its own sentence names them."""
    items, tags = scene.items, scene.tags
    item = items[index]
    if tags[index + 1 : index + 4] == ["DRIVER", "ON", "DRIVER"] and items[index + 1].at > item.to + 1:
        return items[index + 1].code, [items[index + 3].code]  # "the first undercut is AAA on BBB"
    second = _second_move(scene, index)
    whose = _whose(scene, index)
    found = _Found(whose or _mover_before(scene, index, second))
    # "his undercut of BBB"
    near = items[max(index - 3, 0) : index]
    found.possessive = whose is not None or scene.tag(index - 1) == "HIS"
    found.possessive = found.possessive or any(other.tag == "DRIVER" and other.flag for other in near)
    _read_after(scene, index, second, found)
    if not found.defenders and not _OF_GAIN.isdisjoint(scene.has):
        found.defenders = _on_whom_before(scene, index, found.attacker)
    if not found.defenders and (deed := _by_deed(scene, index)) is not None:
        return deed
    if not found.defenders and scene.tag(index + 1) == "HE" and items[index + 1].at == item.to + 1:
        _find_out_whom(scene, index, found)
    if (loser := _loser(scene, index)) is not None:
        return loser
    attacker, defenders = found.attacker, found.defenders
    if not found.named and (attacker is None or attacker in defenders or "DRIVER" not in tags[:index]):
        attacker = _beneficiary(scene, index, defenders) or attacker
    return attacker, [code for code in defenders if code != attacker]


def _second_move(scene: Scene, index: int) -> int:
    """Index of a move that is told together with the one at `index`, or -1: "un undercut y un overcut"."""
    second = index + 3 if scene.tag(index + 2) == "WORDNUM" else index + 2
    return second if scene.tag(index + 1) == "AND" and scene.tag(second) in MOVES else -1


def _mover_before(scene: Scene, index: int, second: int) -> str | None:
    """Who made a move, as far as what stands before it tells, or what its sentence starts with."""
    item = scene.items[index]
    attacker: str | None = item.owner[0] if len(item.owner) == 1 else None
    if (item.flag or scene.tag(index + 1) in ("GAIN", "TRY")) and not _is_doer(scene, index):
        attacker = None  # "gains came through overcuts on BBB": whose they were, the sentence does not say
    if second > 0 and scene.tag(index - 1) == "BOTH":  # "AAA won through both an undercut and an overcut"
        attacker = next((other.code for other in scene.items[:index] if other.tag == "DRIVER"), attacker)
    return _fronted_mover(scene, index) or attacker


def _read_after(scene: Scene, index: int, second: int, found: _Found) -> None:
    """Read what follows a move: its object ("undercut BBB", "on BBB", "de AAA sobre BBB"), or its agent."""
    items, tags = scene.items, scene.tags
    for k in range(index + 1, len(items)):
        if k != second and _is_beyond(scene, index, k, bool(found.defenders)):
            return
        other, role = items[k], tags[k - 1]
        if other.tag != "DRIVER":
            continue
        if found.defenders:
            _add(scene, index, k, found)
            continue
        if role == "AND" and acts_next(items, k):
            return  # "with an undercut, and BBB stopped"
        near = other.at <= (items[index].to + 3 if k == index + 1 else items[k - 1].to + 1)
        if role not in _BEFORE_OBJECT and not near:
            continue
        if other.flag and role not in ("THAN", "ON", "BEFORE", "AFTER", "VERSUS", "QUE"):
            return  # "AAA's undercut and BBB's"
        if role in _AGENT:
            found.joint = {k}
        if role == "BY" and not {"HOLD", "HELD", "PASSED", "RESPOND"}.isdisjoint(tags[index + 1 : k]):
            return  # "AAA's undercut was blocked by BBB"
        _add_first(scene, index, k, found)


def _is_beyond(scene: Scene, index: int, k: int, told: bool) -> bool:
    """Whether what stands at `k` is said of something else than the move before it; `told` if who suffered it is."""
    tag = scene.tags[k]
    return (
        tag in BREAKS
        or tag in MOVES
        or (tag == ":" and (not scene.items[index].flag or scene.tag(k + 1) == "DRIVER"))
        or (tag in _PLACED and not told and JUDGED.issuperset(scene.tags[index + 1 : index + 2]))
        or (tag in _OTHER_DEEDS and not JOINING.isdisjoint(scene.tags[index + 1 : k]))
    )


def _add_first(scene: Scene, index: int, k: int, found: _Found) -> None:
    """Give the driver at `k` his side of a move of which nobody is known yet to have suffered it."""
    items, tags = scene.items, scene.tags
    item, code, role = items[index], items[k].code, tags[k - 1]
    if role == "BY":
        passive, found.attacker = found.attacker, code
        if passive is not None and passive != code:
            found.defenders.append(passive)
        elif code not in items[k - 1].owner and not item.flag:
            said = drivers_of(items[:index])
            found.defenders.extend(
                passed for passed in items[k - 1].owner if passed in said
            )  # "BBB was undercut by AAA"
    elif role == "TO" and tags[k - 2] == "GIVE" and not found.named:
        found.attacker, found.named = code, True  # "el undercut le dio a AAA 9,3 segundos"
    elif role == "OF" and tags[k - 2] == "POSITION":
        found.attacker = None if found.attacker == code else found.attacker
        found.defenders.append(code)  # "an overcut to gain the place of BBB"
    elif role == "FOR" and not found.named and not JUDGED.isdisjoint(tags[index + 1 : k]):
        found.attacker, found.named = code, True  # "the undercut did not work for AAA"
    elif (role == "OF" or (role in _FROM_WHOM[item.flag] and k == index + 2)) and not found.possessive:
        found.attacker, found.named = code, True
    elif role in JOINING and _joins(scene, k) in found.joint:
        found.joint.add(k)  # "the undercuts by AAA, BBB and CCC"
    elif code != found.attacker and (role != "AND" or found.attacker is not None):
        found.defenders.append(code)


def _add(scene: Scene, index: int, k: int, found: _Found) -> None:
    """Give the driver at `k` his side of a move of which it is known already who suffered it."""
    items, tags = scene.items, scene.tags
    other, role = items[k], tags[k - 1]
    link = k - 2 if role in ("TO", "IN", "ON") and tags[k - 2] in ("AND", ",") else k - 1  # "a BBB y a CCC"
    named_before = _before_bracket(scene, link - 1)
    again = not other.flag and tags[link] in ("AND", ",") and tags[named_before] == "DRIVER"
    again = again and other.at < items[link - 1].to + 4 and items[named_before].code in found.defenders
    # "undercut BBB and CCC stopped", "undercut BBB (2.7 s), CCC undercut DDD"
    again = again and not acts_next(items, k) and MOVES.isdisjoint(tags[k + 1 : k + 3])
    listed = role == "ON" or (role == "TO" and tags[k - 2] == "SECS")  # "ganando 3,9 s a BBB y 2,8 s a CCC"
    # "gaining 3.9 s on BBB and 2.8 s on CCC"
    also = listed and tags[k - 2] in ("SECS", "DEC") and tags[k - 3] in ("AND", ",")
    also = also and tags[k - 4] == "DRIVER" and items[k - 4].code in found.defenders
    if other.code != found.attacker and (again or also or (listed and items[index].flag)):
        found.defenders.append(other.code)
    elif role == "FOR" and found.attacker in (None, *found.defenders) and not JUDGED.isdisjoint(tags[index + 1 : k]):
        found.attacker, found.named = other.code, True  # "the attempt to undercut BBB did not come off for AAA"


def _on_whom_before(scene: Scene, index: int, attacker: str | None) -> list[str]:
    """Who suffered a move by what is told before it: "gained 2.7 s on BBB through an undercut"."""
    items, tags = scene.items, scene.tags
    for k in range(index - 1, 0, -1):
        if tags[k] in BREAKS or (tags[k] == "DRIVER" and items[k].flag and tags[k - 1] == ","):
            break  # "AAA's overcut on BBB, CCC's undercuts"
        gained = tags[k - 1] == "TO" and tags[max(k - 3, 0) : k - 1] in _GAINED and _HOW.issuperset(tags[k + 1 : index])
        if tags[k] == "DRIVER" and (tags[k - 1] == "ON" or gained) and items[k].code != attacker:
            return [items[k].code]
    return []


def _find_out_whom(scene: Scene, index: int, found: _Found) -> None:
    """Complete the sides of a move with a pronoun for who suffered it: "gained 2.7 s on BBB by undercutting him"."""
    told = named_in_order(scene.items[index - 1 :: -1])
    nearest = scene.left(index, DRIVER)
    acts = nearest == index - 1 or (nearest >= 0 and acts_next(scene.items, nearest))
    if told[:1] == [found.attacker] and len(told) > 1 and not acts:  # unlike "..., and CCC gained by undercutting him"
        found.attacker, found.named = told[1], True  # "AAA took 2.7 s out of BBB by undercutting him"
    found.defenders = [code for code in told if code != found.attacker][:1]


def attackers(scene: Scene, index: int, attacker: str | None, defenders: list[str]) -> tuple[str, ...]:
    """Who made a move: one driver, or each of those that stand before it ("AAA and CCC both undercut BBB")."""
    owner = scene.items[index].owner
    if scene.tag(index + 1) in _AGENT and scene.tag(index + 2) == "DRIVER":
        joint, k = [index + 2], index + 3  # "the undercuts by AAA and CCC on BBB"
        while scene.tag(k) == "DRIVER" or scene.tag(k) in JOINING:
            if scene.tag(k) == "DRIVER" and _joins(scene, k) == joint[-1]:
                joint.append(k)
            k += 1
        both = tuple(scene.items[place].code for place in joint)
        if both[0] == attacker and len(both) > 1 and set(both).isdisjoint(defenders):
            return both
    if len(owner) > 1 and attacker is None:
        said = drivers_of(scene.items[:index])
        if said.issuperset(owner) and said.isdisjoint(defenders):
            return owner
    return (attacker,) if attacker is not None else ()


def is_movers(scene: Scene, index: int, attacker: str | None) -> bool:
    """Whether the sentence itself makes the move its subject's; "the undercut worked" names nobody."""
    if any(tag in ("WORK", "FAIL") for tag in scene.tags[index + 1 : index + 4]):
        return index > 0 and any(
            item.tag == "DRIVER" and item.flag and item.code == attacker
            for item in scene.items[max(index - 2, 0) : index]
        )
    by = scene.tag(index + 1) in _AGENT
    told = scene.items[: index + 3 if by else index]  # unlike "the undercut was a success, as AAA passed BBB"
    return any(item.tag == "HE" or (item.tag == "DRIVER" and item.code == attacker) for item in told)


def _is_doer(scene: Scene, index: int) -> bool:
    """Whether a driver before moves in the plural made them: not "AAA won, while the gains came from undercuts"."""
    for k in range(index - 1, -1, -1):
        item = scene.items[k]
        how = scene.tag(index - 1 - (scene.tag(index - 1) == "SUCCESS"))  # "fifth after successfully undercutting BBB"
        result = item.tag in _RESULTS and how not in ("AFTER", "BY")  # "AAA won after undercuts"
        if item.clause != scene.items[index].clause or result or item.tag in _OTHER_DEEDS or item.tag in MOVES:
            return False
        if item.tag in PERSONS:
            return True
    return False


def _joins(scene: Scene, index: int) -> int:
    """Index of the driver to whom the one at `index` is added: "AAA and BBB", "AAA, BBB, and CCC"; else -1."""
    k = index - 1
    while scene.tag(k) in JOINING and k > index - 3:
        k -= 1
    return k if scene.tag(k) == "DRIVER" and k < index - 1 else -1


def _before_bracket(scene: Scene, index: int) -> int:
    """The item before a bracket that closes at `index`: "undercut BBB (9.1 s) and CCC (4.2 s)"; else `index`."""
    if scene.tag(index) != ")":
        return index
    opened = scene.left(index, OPENED, CLOSED)
    return opened - 1 if opened > 0 else index


def _loser(scene: Scene, index: int) -> tuple[str, list[str]] | None:
    """ "BBB lost the position to AAA through the undercut": who made a move, and who suffered it."""
    if "LOSE" not in scene.has:
        return None
    lost = scene.left(index, LOSE, BREAKS)
    to = scene.left(index, DRIVER, BREAKS)
    if lost < 0 or to <= lost or scene.tag(to - 1) not in ("TO", "ON", "FOR") or scene.items[to].flag:
        return None
    owner = scene.items[lost].owner
    suffered = len(owner) == 1 and owner[0] != scene.items[to].code and not scene.items[lost].unreal
    how = index - 1 - (scene.tag(index - 1) == "WORDNUM")
    how -= scene.tag(how) == "OF" and scene.tag(how - 1) in ("FOR", "BECAUSE")  # "por culpa de un undercut"
    through = scene.tag(how) in ("BY", "FOR", "WITH", "IN", "AFTER", "UNTIL", "TO", "BECAUSE") and index - to < 5
    return (scene.items[to].code, list(owner)) if suffered and through else None


def _fronted_mover(scene: Scene, index: int) -> str | None:
    """ "By undercutting BBB, AAA gained 2.7 s": after the comma stands who made the move."""
    if scene.tags[0] not in _FRONTING or "," not in scene.has or not PERSONS.isdisjoint(scene.tags[:index]):
        return None
    comma = scene.right(index, COMMA, BREAKS)
    named = scene.tags[index:comma].count("DRIVER") if comma > 0 else 0
    acts = named and scene.tag(comma + 1) == "DRIVER" and not scene.items[comma + 1].flag
    return scene.items[comma + 1].code if acts else None


def _beneficiary(scene: Scene, index: int, defenders: list[str]) -> str | None:
    """ "The undercut on BBB gave AAA 2.7 s", "... le dio 2,7 s a AAA": whom a move brought something, who made it."""
    gave = scene.right(index, _GIVE_OR_PRODUCE, BREAKS)
    after = scene.tags[gave + 1 : gave + 5]
    if gave < 0 or "DRIVER" not in after or _BROUGHT.isdisjoint(after):
        return None
    if not defenders and after[0] != "DRIVER" and after[:2] != ["TO", "DRIVER"]:
        return None
    whom = scene.items[gave + 1 + after.index("DRIVER")]
    return None if whom.flag or whom.code in defenders else whom.code


def is_his(scene: Scene, index: int) -> bool:
    """Whether a driver stands there as whose something is."""
    return scene.tag(index) == "DRIVER" and scene.items[index].flag


def _whose(scene: Scene, index: int) -> str | None:
    """ "AAA, whose undercut of BBB brought 2.7 s": who made the move."""
    if scene.tag(index - 1) != "WHO" or scene.tag(index - 2) != "," or scene.tag(index - 3) != "DRIVER":
        return None
    relative = scene.items[index - 1]
    return scene.items[index - 3].code if relative.end - relative.start >= _WHOSE else None


def _by_deed(scene: Scene, index: int) -> tuple[str | None, list[str]] | None:
    """Who made a move on whom where another verb says so, and the move is how.

    "AAA took the place of BBB with an overcut", "AAA jumped BBB by the undercut", "BBB was passed by AAA with the
    undercut", "BBB fell victim to AAA's undercut".
    """
    items = scene.items
    place = scene.left(index, DRIVER, BREAKS)
    if scene.tag(place - 2) == "POSITION" and scene.tag(place - 1) in ("OF", "FROM", "TO") and not items[place].flag:
        taker = scene.left(place - 1, DRIVER)
        if taker >= 0 and items[taker].code != items[place].code:
            return items[taker].code, [items[place].code]
    verb = scene.left(index, _PASSING, BREAKS)
    if verb >= 0 and scene.tag(verb) == "CHANGE" and scene.tag(verb + 1) != "DRIVER":
        verb = scene.left(verb, _PASSING - {"CHANGE"}, BREAKS)
    if verb < 0 or items[verb].unreal:
        return None
    passive = scene.tag(verb + 1) == "BY" or scene.tag(verb) == "SUFFER"
    before = scene.left(verb, DRIVER, BREAKS)
    if passive and before >= 0:
        one = items[before].code
    elif len(items[verb].owner) == 1:
        one = items[verb].owner[0]
    else:
        return _passed_together(scene, verb, index)
    if scene.tag(verb) == "SUFFER":
        by = place if place > verb and items[place].flag else index + 2
        told = by == place or scene.tag(index + 1) in _AGENT
        other = items[by].code if told and scene.tag(by) == "DRIVER" else one
        return (other, [one]) if other != one else None
    whom = verb + 1
    while scene.tag(whom) in _TO_WHOM:
        whom += 1
    how = _HOW.issuperset(scene.tags[whom + 1 : index])
    if scene.tag(whom) == "HE":  # "stopping two laps before BBB, AAA jumped him: an undercut"
        others = drivers_of(items[:verb]) - {one}
        how = _HOW_TOO.issuperset(scene.tags[whom + 1 : index])
        return (one, list(others)) if how and len(others) == 1 and not passive else None
    if scene.tag(whom) != "DRIVER" or items[whom].flag or whom > index or not how or items[whom].code == one:
        return None
    return (items[whom].code, [one]) if passive else (one, [items[whom].code])


def _passed_together(scene: Scene, verb: int, index: int) -> tuple[None, list[str]] | None:
    """ "AAA, BBB and CCC passed DDD with an overcut": whom, where each of several made the move."""
    whom = verb + 1 + (scene.tag(verb + 1) == "TO")
    rival = scene.items[whom] if scene.tag(whom) == "DRIVER" and whom < index else None
    owner = scene.items[verb].owner
    if rival is None or rival.flag or rival.code in owner or scene.items[index].owner != owner:
        return None
    return (None, [rival.code]) if _HOW.issuperset(scene.tags[whom + 1 : index]) else None


def under_label(scene: Scene, index: int) -> tuple[str, str] | None:
    """The two drivers whose battle a label names: "AAA vs. BBB (Overcut): ...", "Undercut AAA/BBB"."""
    if _NUMBERING.issuperset(scene.tags[:index]) and (after := paired(scene, index + 3)) is not None:
        apart = scene.tag(index + 2) == "PER" and scene.tag(index + 4) in ("-", ":", ",", ".", "")
        return after if apart and scene.items[index + 1].at == scene.items[index].to + 1 else None
    k = index - 1
    while scene.tag(k) in _IN_LABEL and k > index - 7:
        k -= 1
    alone = k > 1 and k < 5 and _NUMBERING.issuperset(scene.tags[: k - 2])
    return paired(scene, k) if alone else None


def paired(scene: Scene, two: int) -> tuple[str, str] | None:
    """The drivers of a pair that ends at an item: "AAA/BBB", "AAA vs. BBB", "AAA x BBB"."""
    one = two - 2
    if one < 0 or scene.tag(two - 1) not in _APART or {scene.tag(one), scene.tag(two)} != {"DRIVER"}:
        return None
    first, second = scene.items[one], scene.items[two]
    return (first.code, second.code) if first.code != second.code and second.at <= first.to + 3 else None


def after_bracket(scene: Scene, index: int) -> int:
    """The item after a bracket that opens at `index`, else `index`."""
    if scene.tag(index) != "(":
        return index
    closed = scene.right(index, CLOSED)
    return closed + 1 if closed > 0 else index
