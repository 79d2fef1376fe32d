"""Battles by the timing of stops: who undercut or overcut whom."""

from __future__ import annotations

from artifact.domains.racing.claims import Battle, Gain
from artifact.domains.racing.rules.clauses import DENIED, acts_next
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import BREAKS, MOVES, PERSONS, Discourse, Scene

_JUDGED = frozenset({"WORK", "FAIL", "SUCCESS"})
_OTHER_DEEDS = frozenset({"HOLDING", "HOLD", "STINT", "WINDOW"})  # besides moves
_RESULTS = frozenset({"FINISH", "WIN", "ORDER", "fastest_lap"})
_LISTS = frozenset({"AND", ","})
_AGENT = frozenset({"BY", "OF", "FROM", "FOR"})
_FROM_WHOM = {False: frozenset({"FROM"}), True: frozenset({"FROM", "FOR"})}  # by whether there are several moves
_BEFORE_OBJECT = frozenset(
    {"ON", "TO", "IN", "OF", "BY", "THAN", "QUE", "BEFORE", "AFTER", "VERSUS", "AND", "FROM", "AHEAD", "FOR"}
)
_WINDOW = 8  # laps between stops of two drivers within which they may be those of a move
_BROUGHT = frozenset({"SECS", "DEC", "POS", "POSITION", "GAP"})


def read(scene: Scene, talk: Discourse) -> None:
    """Read all battles in a sentence: who made which move on whom."""
    if not scene.has.isdisjoint(MOVES):
        _battles(scene, talk)
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
        sides = (scene.tags[max(index - 2, 0) : index][::-1], scene.tags[index + 1 : index + 3])
        if any(side[:1] == ["PER"] and side[1:] and side[1] in MOVES for side in sides):
            talk.drop("battle_without_sides")  # "undercut/overcut gains": of one or the other
            continue
        if _failed_as_such(scene, index):
            continue
        if _by_nobody(scene, index):
            talk.denied_moves.add(kind)
            talk.drop("denied_battle")
            continue
        attacker, defenders = _sides(scene, index)
        if _denied(scene, index, kind in talk.denied_moves):
            talk.denied_moves.add(kind)
            if attacker is not None and len(defenders) == 1:
                talk.denied_sides.setdefault(kind, (attacker, defenders[0]))
            talk.drop("denied_battle")
            continue
        attackers = _attackers(scene, index, attacker, defenders)
        aimed = scene.tag(index + 1) in ("ON", "TO", "IN") and scene.tag(index + 2) == "DRIVER"
        aimed = aimed and scene.items[index + 2].at == item.to + 2  # unlike "the undercut contributed to BBB's ..."
        if not attackers and aimed and len(defenders) == 1:
            attacker = talk.other(defenders[0])  # "the undercut on BBB worked": of two drivers it was the other's
            attackers = (attacker,) if attacker is not None else ()
        listed = _listed_gains(scene, index)
        pairs = (
            listed
            or _labelled_pairs(scene, index)
            or _respective(scene, index, attackers, defenders)
            or [(one, two) for two in defenders for one in attackers if one != two]
            or _listed_pairs(scene, index)
        )
        pairs = [*pairs, *_further_pairs(scene, index, pairs)] or _timed_pair(scene, talk, index, attacker)
        for one, two in pairs:
            assert_move(talk, item, kind, one, two)
        if not pairs and item.flag and not item.unreal:
            talk.announced_move = (kind, talk.block)
            talk.announced_rival = defenders[0] if len(defenders) == 1 else _only_rival(scene)
        if not pairs:
            # "the undercut did not work" was tried, unlike "did not undercut"
            tried = "TRY" in scene.tags or any(tag in _JUDGED for tag in scene.tags[index + 1 : index + 4])
            owned = scene.tag(index - 1) in ("DRIVER", "“") and any(
                i.flag for i in scene.items[max(index - 2, 0) : index]
            )
            tried = tried or owned  # "AAA's undercut was the earlier stop"
            tried = tried and scene.tags[index + 1 : index + 3] != ["TRY", ":"]  # "Undercut attempt: AAA did not ..."
            if kind not in talk.pending_moves or tried:
                mover = attacker if _is_movers(scene, index, attacker) else None
                talk.pending_moves[kind] = (item, mover, tried, PERSONS.isdisjoint(scene.has))


def _by_nobody(scene: Scene, index: int) -> bool:
    """ "Nobody tried an undercut", "what this was not: an undercut": the move was not made."""
    if scene.left(index, frozenset({"NOBODY"}), BREAKS) >= max(index - 6, 0):
        return True
    colon = scene.left(index, frozenset({":"}), BREAKS)
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
    stop = scene.right(verb, frozenset({"PIT"}), BREAKS)
    if not verb or stop < 0 or scene.items[stop].unreal:
        return []
    k = stop + 1
    while scene.tag(k) in ("COMPARE", "BEFORE", "AFTER", "THAN", "QUE"):
        k += 1
    whom = scene.items[k].code if scene.tag(k) == "DRIVER" else rival if scene.tag(k) == "HE" else None
    codes = _joint_gainers(scene, 0, verb) if k > stop + 1 and whom is not None else []
    return [(one, whom) for one in codes if whom is not None and one != whom]


def is_his(scene: Scene, index: int) -> bool:
    """Whether a driver stands there as whose something is."""
    return scene.tag(index) == "DRIVER" and scene.items[index].flag


def _ask(scene: Scene, talk: Discourse, index: int) -> None:
    """Remember whose move on whom a question is about: "did AAA's undercut on BBB work?"."""
    attacker, defenders = _sides(scene, index)
    if attacker is not None and len(defenders) == 1:
        judged = not scene.has.isdisjoint(_JUDGED)
        talk.asked_move = (scene.items[index], attacker, defenders[0], judged)


def _attackers(scene: Scene, index: int, attacker: str | None, defenders: list[str]) -> tuple[str, ...]:
    """Who made a move: one driver, or each of those that stand before it ("AAA and CCC both undercut BBB")."""
    owner = scene.items[index].owner
    if scene.tag(index + 1) in _AGENT and scene.tag(index + 2) == "DRIVER":
        joint, k = [index + 2], index + 3  # "the undercuts by AAA and CCC on BBB"
        while scene.tag(k) == "DRIVER" or scene.tag(k) in _LISTS:
            if scene.tag(k) == "DRIVER" and _joins(scene, k) == joint[-1]:
                joint.append(k)
            k += 1
        both = tuple(scene.items[place].code for place in joint)
        if both[0] == attacker and len(both) > 1 and set(both).isdisjoint(defenders):
            return both
    said = {item.code for item in scene.items[:index] if item.tag == "DRIVER"}
    if len(owner) > 1 and attacker is None and said.issuperset(owner) and said.isdisjoint(defenders):
        return owner
    return (attacker,) if attacker is not None else ()


def _respective(scene: Scene, index: int, attackers: tuple[str, ...], defenders: list[str]) -> list[tuple[str, str]]:
    """ "AAA and BBB gained by undercuts, 2.7 s on CCC and 3.9 s on DDD respectively": to each his rival."""
    told = scene.right(index, frozenset({"RESPECTIVELY"}), BREAKS) > 0
    alike = told and len(attackers) == len(defenders) > 1
    return list(zip(attackers, defenders, strict=True)) if alike else []


def _is_doer(scene: Scene, index: int) -> bool:
    """Whether a driver before moves in the plural made them: not "AAA won, while the gains came from undercuts"."""
    for k in range(index - 1, -1, -1):
        item = scene.items[k]
        result = item.tag in _RESULTS and scene.tag(index - 1) not in ("AFTER", "BY")  # "AAA won after undercuts"
        if item.clause != scene.items[index].clause or result or item.tag in _OTHER_DEEDS or item.tag in MOVES:
            return False
        if item.tag in PERSONS:
            return True
    return False


def _is_movers(scene: Scene, index: int, attacker: str | None) -> bool:
    """Whether the sentence itself makes the move its subject's; "the undercut worked" names nobody."""
    if any(tag in ("WORK", "FAIL") for tag in scene.tags[index + 1 : index + 4]):
        return index > 0 and any(
            item.tag == "DRIVER" and item.flag and item.code == attacker
            for item in scene.items[max(index - 2, 0) : index]
        )
    return any(item.tag == "HE" or (item.tag == "DRIVER" and item.code == attacker) for item in scene.items)


def _listed_pairs(scene: Scene, index: int) -> list[tuple[str, str]]:
    """ "... won by undercut: AAA over BBB (+7.8s), CCC over DDD" names the sides of each."""
    items, tags = scene.items, scene.tags
    if "ON" not in scene.has:
        return []
    return [
        (items[k - 1].code, items[k + 1].code)
        for k in range(1, len(items) - 1)
        if MOVES.isdisjoint(tags[index + 1 : k])  # else they are the sides of another
        and tags[k] == "ON"
        and tags[k - 1] == "DRIVER"
        and tags[k + 1] == "DRIVER"
        and items[k + 1].at < items[k].to + 3
    ]


def _further_pairs(scene: Scene, move: int, pairs: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """What goes on after a move whose sides are told.

    "AAA's undercut on BBB was worth 2.7 s, CCC's on DDD 3.1 s"; "BBB was undercut by AAA (lap 9) and by CCC"; "AAA
    undercut three cars: on BBB ..., on CCC ..."
    """
    items, tags = scene.items, scene.tags
    end = next((k for k in range(move + 1, len(items)) if tags[k] in MOVES), len(items))
    out: list[tuple[str, str]] = []
    if pairs and "ON" in scene.has:
        for k in range(move + 3, end - 2):
            if tags[k : k + 3] == ["DRIVER", "ON", "DRIVER"] and items[k].flag and items[k].code != items[k + 2].code:
                out.append((items[k].code, items[k + 2].code))
    if scene.tag(move + 1) == "BY" and pairs:
        for k in range(move + 4, end - 1):
            if tags[k - 1 : k + 2] == ["AND", "BY", "DRIVER"] and items[k + 1].at == items[k].to + 1:
                out.append((items[k + 1].code, pairs[0][1]))
    colon = scene.right(move, frozenset({":"}), BREAKS)
    owner = items[move].owner
    if not pairs and len(owner) == 1 and 0 < colon < move + 4 and scene.tag(colon + 1) == "BY":
        for k in range(colon + 1, end - 1):  # "BBB was undercut twice: by AAA on lap 9 and by CCC on lap 11"
            listed = k == colon + 1 or tags[k - 1] in (";", ",", "AND")
            if listed and tags[k : k + 2] == ["BY", "DRIVER"] and not items[k + 1].flag:
                out.append((items[k + 1].code, owner[0]))
    mover = pairs[0][0] if pairs else items[move].owner[0] if len(items[move].owner) == 1 else None
    if mover is not None and scene.tag(colon + 1) == "ON" and 0 < colon < move + 5:
        for k in range(colon + 1, end - 1):
            listed = k == colon + 1 or tags[k - 1] in (";", ",", "AND")
            if listed and tags[k : k + 2] == ["ON", "DRIVER"] and not items[k + 1].flag:
                out.append((mover, items[k + 1].code))
    return [(one, two) for one, two in out if one != two]


def _labelled_pairs(scene: Scene, move: int) -> list[tuple[str, str]]:
    """ "Undercut: BBB by AAA", "Undercuts: BBB por AAA, CCC por DDD": under a label, first who suffered it."""
    if scene.tag(move + 1) != ":":
        return []
    out: list[tuple[str, str]] = []
    named = [item for item in scene.items[move + 2 :] if item.tag not in ("(", ")", ",", "AND", ";")]
    for defender, by, attacker in zip(named[::3], named[1::3], named[2::3], strict=False):
        if defender.tag != "DRIVER" or by.tag not in ("BY", "FOR"):
            break
        if attacker.tag != "DRIVER" or defender.flag or attacker.at > defender.to + 6:
            break
        out.append((attacker.code, defender.code))
    return [(attacker, defender) for attacker, defender in out if attacker != defender]


def _listed_gains(scene: Scene, move: int) -> list[tuple[str, str]]:
    """ "Undercuts against BBB: AAA gained 9.8 s, CCC gained 9.6 s", "Undercuts: AAA gained 9.8 s on BBB, ..."."""
    if announced := _announced_rival(scene, move):
        return announced
    colon = scene.right(move, frozenset({":", "WITH"}), BREAKS)
    if colon < 0:
        return []
    against = next((item.code for item in scene.items[move:colon] if item.tag == "DRIVER"), None)
    return _gains(scene, colon + 1, against)


def _announced_rival(scene: Scene, move: int) -> list[tuple[str, str]]:
    """ "The battles against CCC: AAA gained 9.8 s with an undercut, BBB gained 4.3 s with an overcut"."""
    colon = scene.left(move, frozenset({":"}), BREAKS)
    if colon < 2 or scene.tags[colon - 2 : colon] != ["ON", "DRIVER"]:
        return []
    mover = scene.left(move, frozenset({"DRIVER"}), BREAKS)
    gained = mover > colon and scene.tag(mover + 1) == "GAIN" and scene.tag(move + 1) not in ("ON", "DRIVER")
    rival = scene.items[colon - 1].code
    return [(scene.items[mover].code, rival)] if gained and scene.items[mover].code != rival else []


def _gains(scene: Scene, start: int, against: str | None) -> list[tuple[str, str]]:
    """Who gained on whom, from item `start` on; `against` is whom, where it is not said."""
    out: list[tuple[str, str]] = []
    for k in range(start, len(scene.items) - 1):
        if against is not None and scene.tags[k + 1] in ("GAIN", "ALL") and not out:
            out.extend((one, against) for one in _joint_gainers(scene, start, k + 1) if one != against)
            if out:
                continue
        if scene.tags[k] != "DRIVER" or scene.tags[k + 1] not in (("GAIN", "SECS") if out else ("GAIN",)):
            continue  # "AAA gaining 9.8 s, BBB 9.6 s"
        following = scene.tags[k + 2 : k + 5]
        on = k + 3 + following.index("ON") if "ON" in following else 0
        rival = scene.items[on].code if on and scene.tag(on) == "DRIVER" else against
        if rival is not None and rival != scene.items[k].code:
            out.append((scene.items[k].code, rival))
    return out


def _joint_gainers(scene: Scene, start: int, verb: int) -> list[str]:
    """The drivers of a list right before the verb at `verb`: "AAA, BBB and CCC all gained", "two (AAA, BBB) gained"."""
    listed = scene.tags[start:verb]
    alone = set(listed) <= {"DRIVER", "(", ")", *_LISTS}
    codes = [item.code for item in scene.items[start:verb] if item.tag == "DRIVER"]
    return codes if alone and len(codes) > 1 else []


def _timed_pair(scene: Scene, talk: Discourse, index: int, attacker: str | None) -> list[tuple[str, str]]:
    """Whose stops a move without sides is of: "AAA stopped on lap 9, BBB on lap 11. The undercut gained 2.6 s"."""
    kind = scene.tags[index]
    if scene.items[index].flag or len(talk.cast) < 3:
        return []
    than = scene.left(index, frozenset({"THAN"}), BREAKS)
    if than >= 0 and scene.tag(than + 1) == "DRIVER" and scene.tag(than - 1) == "COMPARE":
        rival = scene.items[than + 1].code  # "AAA stayed out two laps longer than BBB, and this overcut worked"
        said = {item.code for item in scene.items[:index] if item.tag == "DRIVER"}
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
    negation = scene.left(index, frozenset({"NEG"}))
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
    for one, two in _gains(scene, 0, None):
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
    talk.pair = (attacker, defender)


def _denied(scene: Scene, index: int, kind_known: bool) -> bool:
    """Whether the text says that the move was not made. "Did not *successfully* undercut" was made, and failed."""
    item = scene.items[index]
    if item.unreal == DENIED:
        return kind_known or not any(
            other.tag in ("SUCCESS", "ACHIEVE", "EFFECTIVELY") and other.unreal and abs(k - index) < 4
            for k, other in enumerate(scene.items)
        )
    occurs = scene.right(index, frozenset({"OCCUR"}), BREAKS)
    otherwise = "BUT" in scene.tags[occurs:]  # "did not happen in the usual way, but under the safety car"
    return occurs >= 0 and scene.items[occurs].unreal == DENIED and not otherwise


def finish(talk: Discourse) -> None:
    """Settle the moves that were named without their sides: in a text about two drivers they can be only theirs."""
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
    laps = talk.stops.get(one, []), talk.stops.get(two, [])
    near = next(((lap, other) for lap in laps[0] for other in laps[1] if 0 < abs(lap - other) <= _WINDOW), None)
    if near is not None:
        first = one if near[0] < near[1] else two
        return first if kind == "undercut" else talk.other(first)
    return one


def _sides(scene: Scene, index: int) -> tuple[str | None, list[str]]:
    """Attacker and defenders of a move, as far as its own sentence names them."""
    items, tags = scene.items, scene.tags
    item = items[index]
    attacker: str | None = item.owner[0] if len(item.owner) == 1 else None
    if (item.flag or scene.tag(index + 1) in ("GAIN", "TRY")) and not _is_doer(scene, index):
        attacker = None  # "gains came through overcuts on BBB": whose they were, the sentence does not say
    second = index + 3 if scene.tag(index + 2) == "WORDNUM" else index + 2
    two = scene.tag(index + 1) == "AND" and scene.tag(second) in MOVES  # "un undercut y un overcut"
    if two and scene.tag(index - 1) == "BOTH":  # "AAA won through both an undercut and an overcut"
        attacker = next((other.code for other in items[:index] if other.tag == "DRIVER"), attacker)
    attacker = _fronted_mover(scene, index) or attacker
    if tags[index + 1 : index + 4] == ["DRIVER", "ON", "DRIVER"] and items[index + 1].at > item.to + 1:
        return items[index + 1].code, [items[index + 3].code]  # "the first undercut is AAA on BBB"
    defenders: list[str] = []
    joint: set[int] = set()  # the drivers who are said to have made the move
    named = False  # whether the attacker is said with the move: "the undercut of AAA"
    possessive = index > 0 and any(other.tag == "DRIVER" and other.flag for other in items[max(index - 3, 0) : index])
    possessive = possessive or scene.tag(index - 1) == "HIS"
    possessive = possessive or (index > 0 and tags[index - 1] == "HIS")  # "his undercut of BBB"
    # after the move: its object ("undercut BBB", "on BBB", "de AAA sobre BBB"), or its agent
    for k in range(index + 1, len(items)):
        other = items[k]
        if (
            other.tag in BREAKS
            or (other.tag in MOVES and not (two and k == second))
            or (other.tag == ":" and (not item.flag or scene.tag(k + 1) == "DRIVER"))
            or (other.tag in _OTHER_DEEDS and not _LISTS.isdisjoint(tags[index + 1 : k]))
        ):
            break
        if other.tag != "DRIVER":
            continue
        role = tags[k - 1]
        if role == "AND" and acts_next(items, k) and not defenders:
            break  # "with an undercut, and BBB stopped"
        if defenders:
            link = k - 2 if role in ("TO", "IN", "ON") and tags[k - 2] in ("AND", ",") else k - 1  # "a BBB y a CCC"
            named_before = _before_bracket(scene, link - 1)
            again = not other.flag and tags[link] in ("AND", ",") and tags[named_before] == "DRIVER"
            again = again and other.at < items[link - 1].to + 4 and items[named_before].code in defenders
            # "undercut BBB and CCC stopped", "undercut BBB (2.7 s), CCC undercut DDD"
            again = again and not acts_next(items, k) and MOVES.isdisjoint(tags[k + 1 : k + 3])
            listed = role == "ON" or (role == "TO" and tags[k - 2] == "SECS")  # "ganando 3,9 s a BBB y 2,8 s a CCC"
            if other.code != attacker and (again or (listed and item.flag)):
                defenders.append(other.code)
            continue
        near = other.at <= (item.to + 3 if k == index + 1 else items[k - 1].to + 1)
        if role not in _BEFORE_OBJECT and not near:
            continue
        if other.flag and role not in ("THAN", "ON", "BEFORE", "AFTER", "VERSUS", "QUE"):
            break  # "AAA's undercut and BBB's"
        if role in _AGENT:
            joint = {k}
        if role == "BY":
            passive, attacker = attacker, other.code
            if passive is not None and passive != attacker:
                defenders.append(passive)
            elif attacker not in items[k - 1].owner and not item.flag:
                said = {driver.code for driver in items[:index] if driver.tag == "DRIVER"}
                defenders.extend(code for code in items[k - 1].owner if code in said)  # "BBB was undercut by AAA"
        elif (role == "OF" or (role in _FROM_WHOM[item.flag] and k == index + 2)) and not possessive:
            attacker, named = other.code, True
        elif role in _LISTS and _joins(scene, k) in joint:
            joint.add(k)  # "the undercuts by AAA, BBB and CCC"
        elif other.code != attacker and (role != "AND" or attacker is not None):
            defenders.append(other.code)
    if not defenders and "ON" in scene.has:
        # before it: "gained 2.7 s on BBB through an undercut"
        for k in range(index - 1, 0, -1):
            if tags[k] in BREAKS or (tags[k] == "DRIVER" and items[k].flag and tags[k - 1] == ","):
                break  # "AAA's overcut on BBB, CCC's undercuts"
            if tags[k] == "DRIVER" and tags[k - 1] == "ON" and items[k].code != attacker:
                defenders.append(items[k].code)
                break
    place = scene.left(index, frozenset({"DRIVER"}), BREAKS)
    if not defenders and scene.tag(place - 2) == "POSITION" and scene.tag(place - 1) in ("OF", "FROM", "TO"):
        # "AAA took the place of BBB with an overcut"
        before = [other.code for other in items[: place - 2] if other.tag == "DRIVER"]
        if before and before[-1] != items[place].code and not items[place].flag:
            return before[-1], [items[place].code]
    if not defenders and scene.tag(index + 1) == "HE" and items[index + 1].at == item.to + 1:
        # "gained 2.7 s on BBB by undercutting him"
        told = list(dict.fromkeys(other.code for other in items[index - 1 :: -1] if other.tag == "DRIVER"))
        if told[:1] == [attacker] and len(told) > 1:
            attacker, named = told[1], True  # "AAA took 2.7 s out of BBB by undercutting him"
        defenders = [code for code in told if code != attacker][:1]
    if (loser := _loser(scene, index)) is not None:
        return loser
    if not named and (attacker is None or attacker in defenders or "DRIVER" not in tags[:index]):
        attacker = _beneficiary(scene, index, defenders) or attacker
    return attacker, [code for code in defenders if code != attacker]


def _joins(scene: Scene, index: int) -> int:
    """Index of the driver to whom the one at `index` is added: "AAA and BBB", "AAA, BBB, and CCC"; else -1."""
    k = index - 1
    while scene.tag(k) in _LISTS and k > index - 3:
        k -= 1
    return k if scene.tag(k) == "DRIVER" and k < index - 1 else -1


def _before_bracket(scene: Scene, index: int) -> int:
    """The item before a bracket that closes at `index`: "undercut BBB (9.1 s) and CCC (4.2 s)"; else `index`."""
    if scene.tag(index) != ")":
        return index
    opened = scene.left(index, frozenset({"("}), frozenset({")"}))
    return opened - 1 if opened > 0 else index


def _loser(scene: Scene, index: int) -> tuple[str, list[str]] | None:
    """ "BBB lost the position to AAA through the undercut": who made a move, and who suffered it."""
    lost = scene.left(index, frozenset({"LOSE"}), BREAKS)
    to = scene.left(index, frozenset({"DRIVER"}), BREAKS)
    if lost < 0 or to <= lost or scene.tag(to - 1) not in ("TO", "ON", "FOR") or scene.items[to].flag:
        return None
    owner = scene.items[lost].owner
    suffered = len(owner) == 1 and owner[0] != scene.items[to].code and not scene.items[lost].unreal
    through = scene.tag(index - 1) in ("BY", "FOR", "WITH", "IN", "AFTER", "UNTIL", "TO") and index - to < 4
    return (scene.items[to].code, list(owner)) if suffered and through else None


def _fronted_mover(scene: Scene, index: int) -> str | None:
    """ "By undercutting BBB, AAA gained 2.7 s": after the comma stands who made the move."""
    if scene.has.isdisjoint({","}) or any(tag in ("DRIVER", "HE", "HIS") for tag in scene.tags[:index]):
        return None
    comma = scene.right(index, frozenset({","}), BREAKS)
    named = scene.tags[index:comma].count("DRIVER") if comma > 0 else 0
    acts = named and scene.tag(comma + 1) == "DRIVER" and not scene.items[comma + 1].flag
    return scene.items[comma + 1].code if acts and scene.tags[0] in ("BY", "TO", "WITH", "AFTER", "IN") else None


def _beneficiary(scene: Scene, index: int, defenders: list[str]) -> str | None:
    """ "The undercut on BBB gave AAA 2.7 s", "... le dio 2,7 s a AAA": whom a move brought something, who made it."""
    gave = scene.right(index, frozenset({"GIVE", "PRODUCE"}), BREAKS)
    after = scene.tags[gave + 1 : gave + 5]
    if gave < 0 or not defenders or "DRIVER" not in after or _BROUGHT.isdisjoint(after):
        return None
    whom = scene.items[gave + 1 + after.index("DRIVER")]
    return None if whom.flag or whom.code in defenders else whom.code
