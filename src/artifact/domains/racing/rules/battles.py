"""Battles by the timing of stops: who undercut or overcut whom."""

from __future__ import annotations

from artifact.domains.racing.claims import Battle, Gain
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import DENIED, Item, drivers_of
from artifact.domains.racing.rules.roles import acts_next
from artifact.domains.racing.rules.scene import BREAKS, COLON, DEFENDING, MOVES, NEG, PERSONS, PIT, THAN, Scene
from artifact.domains.racing.rules.several import gainers, joint_gainers, pairs_of
from artifact.domains.racing.rules.sides import (
    JUDGED,
    after_bracket,
    attackers,
    is_his,
    is_movers,
    sides_of,
    under_label,
)

# "the same move", "did the same to"
_AGAIN = frozenset({"SAME_MOVE", "SAME"})
_ON_WHOM = frozenset({"ON", "TO", "WITH", "IN", "FOR", "VERSUS"})
_WINDOW = 8  # laps between stops of two drivers within which they may be those of a move
_PASSING = frozenset({"PASSED", "GET_PAST"})
_NOBODY = frozenset({"NOBODY"})
_UP_TO_COLON = BREAKS | {":"}
_OCCUR = frozenset({"OCCUR"})


def read(scene: Scene, talk: Discourse) -> None:
    """Read all battles in a sentence: who made which move on whom."""
    talk.moves_here = []
    if not scene.has.isdisjoint(MOVES):
        _battles(scene, talk)
        _again(scene, talk)
    elif not scene.has.isdisjoint(_AGAIN):
        _again(scene, talk)
    elif talk.announced_move[1] == talk.block:
        _announced(scene, talk)


def _battles(scene: Scene, talk: Discourse) -> None:
    for index, item in enumerate(scene.items):
        if item.tag not in MOVES:
            continue
        kind = item.tag.lower()
        if item.unreal > DENIED:
            if scene.tags[-1] == "?":
                _ask(scene, talk, index)
            talk.drop("hypothetical")
            if "SHOW" in scene.tags[:index] or "NEG" in scene.tags[index:]:
                talk.denied_moves.add(kind)  # "the data does not show an undercut": a later mention asserts none
            continue
        if _is_one_or_other(scene, index):
            talk.drop("battle_without_sides")  # "undercut/overcut gains": of one or the other
            continue
        if _failed_as_such(scene, index):
            continue
        if _by_nobody(scene, index):
            talk.denied_moves.add(kind)
            talk.drop("denied_battle")
            continue
        if not item.unreal and (label := under_label(scene, index)) is not None:
            talk.labelled_moves.append((item, kind, *label))
            talk.pair = label
            continue
        attacker, defenders = sides_of(scene, index)
        if _denied(scene, index, kind in talk.denied_moves):
            talk.denied_moves.add(kind)
            if attacker is not None and len(defenders) == 1:
                talk.denied_sides.setdefault(kind, (attacker, defenders[0]))
            talk.drop("denied_battle")
            continue
        movers = attackers(scene, index, attacker, defenders)
        aimed = scene.tag(index + 1) in ("ON", "TO", "IN") and scene.tag(index + 2) == "DRIVER"
        aimed = aimed and scene.items[index + 2].at == item.to + 2  # unlike "the undercut contributed to BBB's ..."
        if not movers and aimed and len(defenders) == 1:
            attacker = talk.other(defenders[0])  # "the undercut on BBB worked": of two drivers it was the other's
            movers = (attacker,) if attacker is not None else ()
        if (not movers or not defenders) and (whom := _to_pass(scene, index)) is not None:
            attacker = talk.other(whom)  # "the undercut did not work to get past BBB"
            movers, defenders = (attacker,) if attacker is not None else (), [whom]
        pairs = pairs_of(scene, index, movers, defenders) or _timed_pair(scene, talk, index, attacker)
        for one, two in pairs:
            assert_move(talk, item, kind, one, two)
        if not pairs and item.flag and not item.unreal:
            talk.announced_move = (kind, talk.block)
            talk.announced_rival = defenders[0] if len(defenders) == 1 else _only_rival(scene)
        if not pairs:
            # "the undercut did not work" was tried, unlike "did not undercut"
            tried = "TRY" in scene.has or not JUDGED.isdisjoint(scene.tags[index + 1 : index + 4])
            owned = scene.tag(index - 1) in ("DRIVER", "“") and any(
                i.flag for i in scene.items[max(index - 2, 0) : index]
            )
            tried = tried or owned  # "AAA's undercut was the earlier stop"
            tried = tried and scene.tags[index + 1 : index + 3] != ["TRY", ":"]  # "Undercut attempt: AAA did not ..."
            if kind not in talk.pending_moves or tried:
                mover = attacker if is_movers(scene, index, attacker) else None
                talk.pending_moves[kind] = (item, mover, tried, PERSONS.isdisjoint(scene.has))


def _to_pass(scene: Scene, index: int) -> str | None:
    """Whom a move that is judged was made to get past: "the undercut did not work to overtake BBB"."""
    if scene.has.isdisjoint(_PASSING):
        return None
    k = index + 1
    while scene.tag(k) in ("RUN", "NEG", "“", "”", "WORK", "FAIL", "SUCCESS"):
        k += 1
    told = not JUDGED.isdisjoint(scene.tags[index + 1 : k]) and scene.tag(k) in ("TO", "FOR", "IN")
    if not told or scene.tag(k + 1) not in _PASSING:
        return None
    k += 2 + (scene.tag(k + 2) == "TO")
    return scene.items[k].code if scene.tag(k) == "DRIVER" and not scene.items[k].flag else None


def _is_one_or_other(scene: Scene, index: int) -> bool:
    """Whether a move is one of two, and which is left open: "undercut/overcut", "by an undercut or an overcut"."""
    if not scene.has >= MOVES:
        return False
    for side in (-1, 1):
        k = index + side
        k += side * (scene.tag(k) == "WORDNUM")
        if k >= 0 and scene.tag(k) in MOVES and scene.tag(k) != scene.tags[index]:
            first, second = scene.items[min(k, index)], scene.items[max(k, index)]
            return 2 <= second.at - first.to <= 3  # a word that no rule speaks of stands between: "or"
    return any(scene.tag(index + side) == "PER" and scene.tag(index + 2 * side) in MOVES for side in (-1, 1))


def _by_nobody(scene: Scene, index: int) -> bool:
    """ "Nobody tried an undercut", "what this was not: an undercut": the move was not made."""
    if scene.left(index, _NOBODY, _UP_TO_COLON) >= max(index - 6, 0):
        return True
    colon = scene.left(index, COLON, BREAKS)
    return colon > 0 and scene.tag(colon - 1) == "NEG" and "DRIVER" not in scene.tags[colon:index]


def _announced(scene: Scene, talk: Discourse) -> None:
    """ "There were three undercuts. AAA's on BBB ...", "Tres undercuts. El de AAA a BBB ...; el tercero, de ..."."""
    items, tags = scene.items, scene.tags
    for mover, rival in _earlier_than(scene, talk.announced_rival):
        assert_move(talk, items[0], talk.announced_move[0], mover, rival)
        scene.tell_of(talk.announced_move[0].upper())
    for k in range(len(items) - 3):
        whose = tags[k] == "OF" and tags[k + 1] == "DRIVER" and (k == 0 or tags[k - 1] in ("ORD", ",", ";", "AND"))
        one = k + 1 if whose else k if is_his(scene, k) else -1
        if one < 0 or k > 2 or scene.tag(one + 1) not in ("TO", "ON", "IN") or scene.tag(one + 2) != "DRIVER":
            continue
        if items[one + 2].at <= items[one].to + 3 and items[one].code != items[one + 2].code:
            assert_move(talk, items[one], talk.announced_move[0], items[one].code, items[one + 2].code)
            scene.tell_of(talk.announced_move[0].upper())
            return


def _only_rival(scene: Scene) -> str | None:
    """Against whom alone moves are said to have been: "undercuts worked well, above all against BBB"."""
    against = [
        item.code
        for before, item in zip(scene.tags, scene.items[1:], strict=False)
        if before == "ON" and item.tag == "DRIVER"
    ]
    return against[0] if len(against) == 1 and len(scene.named) == 1 else None


def _earlier_than(scene: Scene, rival: str | None) -> list[tuple[str, str]]:
    """ "AAA, CCC and DDD all gained time by stopping before him", after moves that were announced: each on him."""
    verb = next((k for k, tag in enumerate(scene.tags) if tag in ("GAIN", "ALL")), 0)
    stop = scene.right(verb, PIT, BREAKS)
    if not verb or stop < 0 or scene.items[stop].unreal:
        return []
    k = stop + 1
    while scene.tag(k) in ("COMPARE", "BEFORE", "AFTER", "THAN", "QUE"):
        k += 1
    whom = scene.items[k].code if scene.tag(k) == "DRIVER" else rival if scene.tag(k) == "HE" else None
    codes = joint_gainers(scene, 0, verb) if k > stop + 1 and whom is not None else []
    return [(one, whom) for one in codes if whom is not None and one != whom]


def _ask(scene: Scene, talk: Discourse, index: int) -> None:
    """Remember whose move on whom a question is about: "did AAA's undercut on BBB work?"."""
    attacker, defenders = sides_of(scene, index)
    judged = not scene.has.isdisjoint(JUDGED)
    talk.asked_of = scene.items[index] if judged else None
    if attacker is not None and len(defenders) == 1:
        talk.asked_move = (scene.items[index], attacker, defenders[0], judged)


def _timed_pair(scene: Scene, talk: Discourse, index: int, attacker: str | None) -> list[tuple[str, str]]:
    """Whose stops a move without sides is of: "AAA stopped on lap 9, BBB on lap 11. The undercut gained 2.6 s"."""
    kind = scene.tags[index]
    if scene.items[index].flag or len(talk.cast) < 3:
        return []
    than = scene.left(index, THAN, BREAKS)
    if than >= 0 and scene.tag(than + 1) == "DRIVER" and scene.tag(than - 1) == "COMPARE":
        rival = scene.items[than + 1].code  # "AAA stayed out two laps longer than BBB, and this overcut worked"
        said = drivers_of(scene.items[:index])
        return [(attacker, rival)] if attacker not in (None, rival) and said == {attacker, rival} else []
    if len(talk.block_stops) < 2:
        return []
    (one, lap), (two, later) = talk.block_stops[-2:]
    if one == two or lap == later or not scene.named <= {one, two}:
        return []
    first, second = (one, two) if lap < later else (two, one)
    mover, rival = (first, second) if kind == "UNDERCUT" else (second, first)
    return [(mover, rival)] if attacker in (None, mover) or not scene.named else []


def _failed_as_such(scene: Scene, index: int) -> bool:
    """ "did not work as an overcut": the move is neither asserted nor denied."""
    if scene.items[index].unreal != DENIED:
        return False
    negation = scene.left(index, NEG)
    return any(tag in ("WORK", "GAIN", "PASSED") for tag in scene.tags[negation:index])


def read_listed(scene: Scene, talk: Discourse, kind: str, attacker: str | None) -> None:
    """An item of a list that a move opens: "AAA gained twice, undercutting: - BBB by 2.7 s"."""
    first = scene.items[0]
    rivals = scene.tag(1) in ("ON", ">", "VERSUS") and scene.tag(2) == "DRIVER"
    number = 3 if rivals else 1
    number += scene.tag(number) in ("BY", "(", ":", "FOR", ",")
    if first.tag == "DRIVER" and scene.tag(number) == "SECS" and _ends_line(scene, number + 1):
        _gain(talk, scene.items[number])
        scene.taken.add(number)
    for one, two in gainers(scene, 0, None):
        assert_move(talk, first, kind, one, two)  # "Three undercuts: - AAA gained 2.7 s on BBB"
    if first.tag == "DRIVER" and rivals:
        assert_move(talk, first, kind, first.code, scene.items[2].code)  # "Undercuts: - AAA on BBB: 2.7 s"
    if (
        attacker is not None
        and first.tag == "DRIVER"
        and first.code != attacker
        and scene.tag(1) in ("BY", "SECS", "(", ":", "FOR", "")
    ):
        assert_move(talk, first, kind, attacker, first.code)


def read_listed_on(scene: Scene, talk: Discourse, kind: str, rival: str) -> None:
    """An item of a list of the moves on one driver: "Undercuts on BBB: - AAA: stopped on lap 9, gained 2.7 s"."""
    first = scene.items[0]
    if first.tag == "DRIVER" and first.code != rival and scene.tag(1) in (":", "-", "("):
        assert_move(talk, first, kind, first.code, rival)


def _ends_line(scene: Scene, index: int) -> bool:
    """Whether nothing but a mark, or the word for a gain, follows from an item on."""
    return {")", ".", ",", ";", "GAIN", "NET"}.issuperset(scene.tags[index:])


def _gain(talk: Discourse, item: Item) -> None:
    talk.new_value("swing", "", abs(item.number))
    talk.emit(Gain, item, item, "battle.gain", item.unreal, value=abs(item.number))


def assert_move(talk: Discourse, item: Item, kind: str, attacker: str, defender: str) -> None:
    """Keep a battle, unless it is one told from the other side; what follows is about its drivers."""
    if (defender, attacker) in talk.moves.get(kind, ()):
        return  # the same move, mentioned from the other side
    talk.emit(Battle, item, item, "battle", kind=kind, attacker=attacker, defender=defender)
    talk.moves.setdefault(kind, set()).add((attacker, defender))
    talk.last_move = talk.last_deed = kind
    talk.pair = (attacker, defender)
    talk.moves_here.append((item.start, talk.pair))


def _denied(scene: Scene, index: int, kind_known: bool) -> bool:
    """Whether the text says that the move was not made. "Did not *successfully* undercut" was made, and failed."""
    item = scene.items[index]
    if item.unreal == DENIED:
        return kind_known or not any(
            other.tag in ("SUCCESS", "ACHIEVE", "EFFECTIVELY") and other.unreal and abs(k - index) < 4
            for k, other in enumerate(scene.items)
        )
    occurs = scene.right(index, _OCCUR, BREAKS)
    otherwise = "BUT" in scene.tags[occurs:]  # "did not happen in the usual way, but under the safety car"
    return occurs >= 0 and scene.items[occurs].unreal == DENIED and not otherwise


def _again(scene: Scene, talk: Discourse) -> None:
    """ "CCC used the same move on DDD and EEE", "CCC hizo lo mismo con DDD", after a move was told."""
    items, tags = scene.items, scene.tags
    for index, item in enumerate(items):
        if tags[index] not in _AGAIN or item.unreal or len(item.owner) != 1 or not talk.last_move:
            continue
        held = scene.left(index, DEFENDING) > scene.left(index, MOVES)
        if tags[index] == "SAME" and (held or talk.last_deed != talk.last_move):
            continue  # "CCC held DDD, EEE did the same to FFF"
        k = index + 1
        if scene.tag(k) not in _ON_WHOM:
            continue
        k += 2 if scene.tag(k + 1) == "BOTH" else 1
        if scene.tag(k) != "DRIVER" or items[k].at > item.to + 4:
            continue
        whom = [k]
        while (k := after_bracket(scene, k + 1)) and scene.tag(k) in ("AND", ",") and scene.tag(k + 1) == "DRIVER":
            if acts_next(items, k := k + 1):
                break
            whom.append(k)
        for rival in whom:
            if items[rival].code != item.owner[0]:
                assert_move(talk, item, talk.last_move, item.owner[0], items[rival].code)


def finish(talk: Discourse) -> None:
    """Settle the moves that were named without their sides: in a text about two drivers they can be only theirs."""
    for item, kind, one, two in talk.labelled_moves:
        first = _first_to_stop(talk, one, two)
        turned = first is not None and (first == one) != (kind == "undercut")
        assert_move(talk, item, kind, *((two, one) if turned else (one, two)))
    for kind, (item, attacker, tried, labelled) in talk.pending_moves.items():
        other = "overcut" if kind == "undercut" else "undercut"
        if talk.moves.get(kind) or (not tried and (kind in talk.denied_moves or talk.moves.get(other))):
            continue
        if labelled and not talk.claims:
            continue  # a heading, and nothing told after it
        attacker = attacker or _mover(talk, kind)
        defender = talk.other(attacker)
        attacker, defender = talk.denied_sides.get(kind, (attacker, defender))
        if attacker is None or defender is None:
            talk.drop("battle_without_sides")
            continue
        assert_move(talk, item, kind, attacker, defender)


def _mover(talk: Discourse, kind: str) -> str | None:
    """Of two drivers the one who stopped first (undercut) or last (overcut), else the one who was named first."""
    if len(talk.cast) != 2:
        return None
    one, two = talk.cast
    first = _first_to_stop(talk, one, two)
    if first is not None:
        return first if kind == "undercut" else talk.other(first)
    if kind == "undercut" and talk.stops.get(two) and not talk.stops.get(one) and talk.pair == (two, one):
        return two  # the only one who is said when he stopped, and whose gap to the other was told
    return one


def _first_to_stop(talk: Discourse, one: str, two: str) -> str | None:
    """Who stopped first, where two drivers stopped within a few laps of each other."""
    laps = talk.stops.get(one, []), talk.stops.get(two, [])
    near = next(((lap, other) for lap in laps[0] for other in laps[1] if 0 < abs(lap - other) <= _WINDOW), None)
    return None if near is None else one if near[0] < near[1] else two
