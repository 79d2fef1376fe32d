"""Battles by the timing of stops: who undercut or overcut whom, whether it worked, the gaps and what was gained."""

from __future__ import annotations

from artifact.domains.racing.claims import Battle, BattleOutcome, Gain, Gap
from artifact.domains.racing.rules.clauses import DENIED, acts_next
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import Discourse, Scene

_VERDICTS = frozenset({"WORK", "SUCCESS", "EFFECTIVELY", "FAIL", "ACHIEVE", "PRODUCE", "WIN"})
_JUDGED = frozenset({"WORK", "FAIL", "SUCCESS"})
_MOVES = frozenset({"UNDERCUT", "OVERCUT"})
_STRATEGY = _MOVES | {"MOVE", "PIT"}
_JUDGEABLE = _STRATEGY | {"COMPOUND", "TYRE", "HOLD", "STINT"}  # what may be said to have worked
_PERSONS = frozenset({"DRIVER", "HE", "HIS"})
_PACES = frozenset({"AVG", "DEG", "LAPTIME"})
_DONE = frozenset({"WORK", "UNDERCUT", "OVERCUT", "PASSED"})
_DONE_OR_ENDED = _DONE | {".", ",", ";"}
_BREAKS = frozenset({"WHILE", "BUT", ";", "."})
_OTHER_DEEDS = frozenset({"HOLDING", "HOLD", "STINT", "WINDOW"})  # besides moves
_RESULTS = frozenset({"FINISH", "WIN", "ORDER", "fastest_lap"})
_LISTS = frozenset({"AND", ","})
_AGENT = frozenset({"BY", "OF", "FROM", "FOR"})
_FROM_WHOM = {False: frozenset({"FROM"}), True: frozenset({"FROM", "FOR"})}  # by whether there are several moves
_BEFORE_OBJECT = frozenset(
    {"ON", "TO", "IN", "OF", "BY", "THAN", "QUE", "BEFORE", "AFTER", "VERSUS", "AND", "FROM", "AHEAD", "FOR"}
)
_STARTS = frozenset({"FROM", "OF", "SHIFT"})
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
_CHANGES = frozenset({"UP", "DOWN", "EXTEND"})
_BROUGHT = frozenset({"SECS", "DEC", "POS", "POSITION", "GAP"})
_ROUNDED = frozenset({"LOOSE", "~", "≈"})
_NO_GAP = frozenset({"GAIN", "LOSE", "FASTER", "SLOWER", "AVG", "DEG", "SHIFT", "fastest_lap", "LAPTIME", "COMPOUND"})
_BETWEEN_PAIR_AND_GAP = frozenset({":", "=", "CHANGE", "FROM", "TO", "OF", "SECS", "DEC", "FOR", ">", "UNTIL", "LOOSE"})
_LISTING = frozenset({"DRIVER", "ON", "TO", ",", ";", "AND", "OF", "IN", "LAPNO", "PIT", "(", ")", "BE", "FROM", "QUE"})
_LISTING |= {"WHO", "INT", "HIS", "BY", "FOR", "WITH"}
_SHORTEST_LAP = 50.0  # seconds
_OF_PACE = frozenset({"AVG", "COMPOUND", "STINT", "LAPTIME"})
_NO_SUM = frozenset({"LOSE", "AVG", "DEG", "FAVOUR", "LAPTIME"})
_LARGEST_GAP = 200.0
_LARGEST_GAIN = 4000.0  # seconds that a text says were gained: a race that was stopped counts them all


def read(scene: Scene, talk: Discourse) -> None:
    """Read all claims about battles in a sentence."""
    if not scene.has.isdisjoint(_MOVES):
        _battles(scene, talk)
    elif talk.announced_move[1] == talk.block:
        _announced(scene, talk)
    if not scene.has.isdisjoint(_VERDICTS):
        _outcomes(scene, talk)
    if "GAIN" in scene.has or "PRODUCE" in scene.has:
        _benefit(scene, talk)
    _answer(scene, talk)
    if "SECS" in scene.has or "DEC" in scene.has:
        _seconds(scene, talk)


def _battles(scene: Scene, talk: Discourse) -> None:
    for index, item in enumerate(scene.items):
        if item.tag not in _MOVES:
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
        if any(side[:1] == ["PER"] and side[1:] and side[1] in _MOVES for side in sides):
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
        pairs = [*pairs, *_further_pairs(scene, index, pairs)]
        for one, two in pairs:
            _assert(talk, item, kind, one, two)
        if not pairs and item.flag and not item.unreal:
            talk.announced_move = (kind, talk.block)
        if not pairs:
            # "the undercut did not work" was tried, unlike "did not undercut"
            tried = "TRY" in scene.tags or any(tag in _JUDGED for tag in scene.tags[index + 1 : index + 4])
            owned = scene.tag(index - 1) in ("DRIVER", "“") and any(
                i.flag for i in scene.items[max(index - 2, 0) : index]
            )
            tried = tried or owned  # "AAA's undercut was the earlier stop"
            if kind not in talk.pending_moves or tried:
                talk.pending_moves[kind] = (item, attacker if _is_movers(scene, index, attacker) else None, tried)


def _by_nobody(scene: Scene, index: int) -> bool:
    """ "Nobody tried an undercut", "what this was not: an undercut": the move was not made."""
    if scene.left(index, frozenset({"NOBODY"}), _BREAKS) >= max(index - 6, 0):
        return True
    colon = scene.left(index, frozenset({":"}), _BREAKS)
    return colon > 0 and scene.tag(colon - 1) == "NEG" and "DRIVER" not in scene.tags[colon:index]


def _announced(scene: Scene, talk: Discourse) -> None:
    """ "There were three undercuts. AAA's on BBB ...", "Tres undercuts. El de AAA a BBB ...; el tercero, de ..."."""
    items, tags = scene.items, scene.tags
    for k in range(len(items) - 3):
        whose = tags[k] == "OF" and tags[k + 1] == "DRIVER" and (k == 0 or tags[k - 1] in ("ORD", ",", ";", "AND"))
        one = k + 1 if whose else k if _is_his(scene, k) else -1
        if one < 0 or k > 2 or scene.tag(one + 1) not in ("TO", "ON", "IN") or scene.tag(one + 2) != "DRIVER":
            continue
        if items[one + 2].at <= items[one].to + 3 and items[one].code != items[one + 2].code:
            _assert(talk, items[one], talk.announced_move[0], items[one].code, items[one + 2].code)
            scene.has |= {talk.announced_move[0].upper()}
            return


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
    told = scene.right(index, frozenset({"RESPECTIVELY"}), _BREAKS) > 0
    alike = told and len(attackers) == len(defenders) > 1
    return list(zip(attackers, defenders, strict=True)) if alike else []


def _is_doer(scene: Scene, index: int) -> bool:
    """Whether a driver before moves in the plural made them: not "AAA won, while the gains came from undercuts"."""
    for k in range(index - 1, -1, -1):
        item = scene.items[k]
        result = item.tag in _RESULTS and scene.tag(index - 1) not in ("AFTER", "BY")  # "AAA won after undercuts"
        if item.clause != scene.items[index].clause or result or item.tag in _OTHER_DEEDS or item.tag in _MOVES:
            return False
        if item.tag in _PERSONS:
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
        if _MOVES.isdisjoint(tags[index + 1 : k])  # else they are the sides of another
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
    end = next((k for k in range(move + 1, len(items)) if tags[k] in _MOVES), len(items))
    out: list[tuple[str, str]] = []
    if pairs and "ON" in scene.has:
        for k in range(move + 3, end - 2):
            if tags[k : k + 3] == ["DRIVER", "ON", "DRIVER"] and items[k].flag and items[k].code != items[k + 2].code:
                out.append((items[k].code, items[k + 2].code))
    if scene.tag(move + 1) == "BY" and pairs:
        for k in range(move + 4, end - 1):
            if tags[k - 1 : k + 2] == ["AND", "BY", "DRIVER"] and items[k + 1].at == items[k].to + 1:
                out.append((items[k + 1].code, pairs[0][1]))
    colon = scene.right(move, frozenset({":"}), _BREAKS)
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
    colon = scene.right(move, frozenset({":", "WITH"}), _BREAKS)
    if colon < 0:
        return []
    against = next((item.code for item in scene.items[move:colon] if item.tag == "DRIVER"), None)
    return _gains(scene, colon + 1, against)


def _announced_rival(scene: Scene, move: int) -> list[tuple[str, str]]:
    """ "The battles against CCC: AAA gained 9.8 s with an undercut, BBB gained 4.3 s with an overcut"."""
    colon = scene.left(move, frozenset({":"}), _BREAKS)
    if colon < 2 or scene.tags[colon - 2 : colon] != ["ON", "DRIVER"]:
        return []
    mover = scene.left(move, frozenset({"DRIVER"}), _BREAKS)
    gained = mover > colon and scene.tag(mover + 1) == "GAIN" and scene.tag(move + 1) not in ("ON", "DRIVER")
    rival = scene.items[colon - 1].code
    return [(scene.items[mover].code, rival)] if gained and scene.items[mover].code != rival else []


def _gains(scene: Scene, start: int, against: str | None) -> list[tuple[str, str]]:
    """Who gained on whom, from item `start` on; `against` is whom, where it is not said."""
    out: list[tuple[str, str]] = []
    for k in range(start, len(scene.items) - 1):
        if scene.tags[k] != "DRIVER" or scene.tags[k + 1] not in (("GAIN", "SECS") if out else ("GAIN",)):
            continue  # "AAA gaining 9.8 s, BBB 9.6 s"
        following = scene.tags[k + 2 : k + 5]
        on = k + 3 + following.index("ON") if "ON" in following else 0
        rival = scene.items[on].code if on and scene.tag(on) == "DRIVER" else against
        if rival is not None and rival != scene.items[k].code:
            out.append((scene.items[k].code, rival))
    return out


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
        _assert(talk, first, kind, one, two)  # "Three undercuts: - AAA gained 2.7 s on BBB"
    if first.tag == "DRIVER" and rivals:
        _assert(talk, first, kind, first.code, scene.items[2].code)  # "Undercuts: - AAA on BBB: 2.7 s"
    if (
        attacker is not None
        and first.tag == "DRIVER"
        and first.code != attacker
        and scene.tag(1) in ("BY", "SECS", "(", ":", "FOR", "")
    ):
        _assert(talk, first, kind, attacker, first.code)


def _ends_line(scene: Scene, index: int) -> bool:
    """Whether nothing but a mark, or the word for a gain, follows from an item on."""
    return {")", ".", ",", ";", "GAIN", "NET"}.issuperset(scene.tags[index:])


def _gain(talk: Discourse, item: Item) -> None:
    talk.new_value("swing", "", abs(item.number))
    talk.emit(Gain, item, item, "battle.gain", item.unreal, value=abs(item.number))


def _assert(talk: Discourse, item: Item, kind: str, attacker: str, defender: str) -> None:
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
    occurs = scene.right(index, frozenset({"OCCUR"}), _BREAKS)
    return occurs >= 0 and scene.items[occurs].unreal == DENIED


def finish(talk: Discourse) -> None:
    """Settle the moves that were named without their sides: in a text about two drivers they can be only theirs."""
    for kind, (item, attacker, tried) in talk.pending_moves.items():
        other = "overcut" if kind == "undercut" else "undercut"
        if talk.moves.get(kind) or (not tried and (kind in talk.denied_moves or talk.moves.get(other))):
            continue
        attacker = attacker or _mover(talk, kind)
        defender = talk.other(attacker)
        attacker, defender = talk.denied_sides.get(kind, (attacker, defender))
        if attacker is None or defender is None:
            talk.drop("battle_without_sides")
            continue
        _assert(talk, item, kind, attacker, defender)
    battles = {pair for pairs in talk.moves.values() for pair in pairs}
    for item, pair in talk.loose_gaps:
        pair = next(iter(battles)) if len(battles) == 1 else pair
        if pair is None:
            talk.drop("gap_without_sides")
        else:
            talk.emit(Gap, item, item, "gap", from_=pair[0], to=pair[1], value=item.number)


def _mover(talk: Discourse, kind: str) -> str | None:
    """Of two drivers the one who stopped first (undercut) or last (overcut), else the one who was named first."""
    if len(talk.cast) != 2:
        return None
    one, two = talk.cast
    laps = talk.stops.get(one, []), talk.stops.get(two, [])
    if len(laps[0]) == 1 and len(laps[1]) == 1 and laps[0] != laps[1]:
        first = one if laps[0] < laps[1] else two
        return first if kind == "undercut" else talk.other(first)
    return one


def _sides(scene: Scene, index: int) -> tuple[str | None, list[str]]:
    """Attacker and defenders of a move, as far as its own sentence names them."""
    items, tags = scene.items, scene.tags
    item = items[index]
    attacker: str | None = item.owner[0] if len(item.owner) == 1 else None
    if (item.flag or scene.tag(index + 1) in ("GAIN", "TRY")) and not _is_doer(scene, index):
        attacker = None  # "gains came through overcuts on BBB": whose they were, the sentence does not say
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
            other.tag in _BREAKS
            or other.tag in _MOVES
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
            again = again and not acts_next(items, k) and _MOVES.isdisjoint(tags[k + 1 : k + 3])
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
            if tags[k] in _BREAKS or (tags[k] == "DRIVER" and items[k].flag and tags[k - 1] == ","):
                break  # "AAA's overcut on BBB, CCC's undercuts"
            if tags[k] == "DRIVER" and tags[k - 1] == "ON" and items[k].code != attacker:
                defenders.append(items[k].code)
                break
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
    lost = scene.left(index, frozenset({"LOSE"}), _BREAKS)
    to = scene.left(index, frozenset({"DRIVER"}), _BREAKS)
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
    comma = scene.right(index, frozenset({","}), _BREAKS)
    named = scene.tags[index:comma].count("DRIVER") if comma > 0 else 0
    acts = named and scene.tag(comma + 1) == "DRIVER" and not scene.items[comma + 1].flag
    return scene.items[comma + 1].code if acts and scene.tags[0] in ("BY", "TO", "WITH", "AFTER", "IN") else None


def _beneficiary(scene: Scene, index: int, defenders: list[str]) -> str | None:
    """ "The undercut on BBB gave AAA 2.7 s", "... le dio 2,7 s a AAA": whom a move brought something, who made it."""
    gave = scene.right(index, frozenset({"GIVE", "PRODUCE"}), _BREAKS)
    after = scene.tags[gave + 1 : gave + 5]
    if gave < 0 or not defenders or "DRIVER" not in after or _BROUGHT.isdisjoint(after):
        return None
    whom = scene.items[gave + 1 + after.index("DRIVER")]
    return None if whom.flag or whom.code in defenders else whom.code


def _outcomes(scene: Scene, talk: Discourse) -> None:
    tags = scene.tags
    for index, item in enumerate(scene.items):
        if item.tag == "SUCCESS" and scene.tag(index - 1) == "COMPARE" and scene.items[index - 1].to == item.at - 1:
            continue  # "the more effective of the two"
        if item.tag == "SUCCESS" and scene.tag(index + 1) == "HOLD" and scene.items[index + 1].at == item.to + 1:
            continue  # "successfully defended"
        if item.tag in ("ACHIEVE", "PRODUCE"):
            if not any(tag in _MOVES for tag in tags[index + 1 : index + 4]):
                continue
        elif item.tag == "EFFECTIVELY":
            if not _is_verdict(scene, index):
                continue
        elif item.tag not in ("WORK", "SUCCESS", "FAIL") and not won_by_move(scene, index):
            continue
        if item.tag == "WORK" and (scene.tag(index - 1) == "HIS" or _is_his(scene, index - 1)):
            continue  # "AAA's work protected CCC"
        if item.unreal > DENIED and _asks_why(scene, index):
            good = (item.tag != "FAIL") != ("NEG" in tags[:index])  # "why did it work?" takes it that it did
            talk.emit(BattleOutcome, item, item, "battle.why", success=good)
        elif item.unreal > DENIED or (item.tag == "WORK" and scene.tag(index - 1) in ("TO", "FOR")):
            talk.drop("hypothetical")  # "for an undercut to succeed"
        elif _of_the_other(scene, talk, index) or not _about_the_move(scene, index):
            talk.drop("outcome_of_something_else")
        else:
            denied = item.unreal == DENIED
            if item.tag == "FAIL" and "NEG" not in tags[max(index - 3, 0) : index]:
                denied = False  # "did not get past BBB and the attempt failed"
            good = (item.tag != "FAIL") != denied
            talk.emit(BattleOutcome, item, item, "battle.outcome", success=good)


def _is_his(scene: Scene, index: int) -> bool:
    return scene.tag(index) == "DRIVER" and scene.items[index].flag


def _asks_why(scene: Scene, index: int) -> bool:
    """Whether a sentence asks why a move worked, or failed."""
    return scene.tags[-1] == "?" and "WHY" in scene.tags[max(index - 4, 0) : index]


def _is_verdict(scene: Scene, index: int) -> bool:
    """Whether "effectively" says how well something was done, not "in effect": "effectively undercut", "... used it
    effectively.".
    """
    after = scene.items[index + 1] if index + 1 < len(scene.items) else None
    if scene.tag(index - 1) in (*_DONE, "MOVE") and scene.items[index - 1].to == scene.items[index].at - 1:
        return True
    return after is None or (after.at == scene.items[index].to + 1 and after.tag in _DONE_OR_ENDED)


def _of_the_other(scene: Scene, talk: Discourse, index: int) -> bool:
    """ "The timing worked for BBB", who suffered the move."""
    whom = index + 2
    named = scene.tag(index + 1) in ("FOR", "TO") and scene.tag(whom) == "DRIVER" and talk.pair is not None
    return named and talk.pair is not None and scene.items[whom].code == talk.pair[1]


def won_by_move(scene: Scene, index: int) -> bool:
    """ "Three battles were won by undercut": a move that worked, not the race."""
    move = index + 2 if scene.tag(index + 1) == "BY" else index + 1
    return scene.tags[index] == "WIN" and scene.tag(move) in _MOVES


def _answer(scene: Scene, talk: Discourse) -> None:
    """ "Did it work? Yes." """
    if talk.asked and (answer := _said(scene)) is not None:
        if talk.asked_move is not None:
            move, attacker, defender, judged = talk.asked_move
            if judged or answer.tag == "YES":  # whether it worked is asked of what was done
                _assert(talk, move, move.tag.lower(), attacker, defender)
        talk.emit(BattleOutcome, answer, answer, "battle.answer", success=answer.tag == "YES")
    if scene.tags[-1] != "?":
        talk.asked_move = None
    talk.asked = scene.tags[-1] == "?" and not scene.has.isdisjoint(("WORK", "UNDERCUT", "OVERCUT", "MOVE"))


def _said(scene: Scene) -> Item | None:
    """The yes or no of an answer: at its start, or alone after what it is limited to ("in lap time, yes: ...")."""
    for index, item in enumerate(scene.items):
        if index == 0 and item.tag in ("YES", "NEG"):
            return item
        if item.tag == "YES" and scene.tag(index + 1) in (":", ".", ",", ""):
            return item
        if item.tag in (":", "DRIVER"):
            return None
    return None


def _benefit(scene: Scene, talk: Discourse) -> None:
    """ "gained track position through the undercut", "the earlier stop produced a net time gain": that it worked."""
    tags = scene.tags
    for index, item in enumerate(scene.items):
        if item.tag not in ("GAIN", "PRODUCE") or item.unreal > DENIED or "TRY" in tags[max(index - 2, 0) : index]:
            continue
        if item.tag == "GAIN" and scene.tag(index - 1) in ("TO", "FOR"):
            continue  # "an undercut is made to gain a position"
        position = item.tag == "GAIN" and "POSITION" in (scene.tag(index - 1), scene.tag(index + 1))
        if position and (item.unreal or any(other.tag in _MOVES and not other.unreal for other in scene.items)):
            talk.emit(BattleOutcome, item, item, "battle.position_gained", success=not item.unreal)
        elif item.tag == "PRODUCE":
            after = tags[index + 1 : index + 5]
            worked = not item.unreal and after[:1] != ["NEG"]
            gain = "GAIN" in after or ("GAP" in after and worked and "CHANGE" not in tags[index + 1 : index + 8])
            if not gain or "SECS" in after or scene.has.isdisjoint(_STRATEGY):
                continue
            clause = [other.tag for other in scene.items[:index] if other.clause == item.clause or not item.unreal]
            if not _STRATEGY.isdisjoint(clause):
                talk.emit(BattleOutcome, item, item, "battle.benefit", success=worked)


def _about_the_move(scene: Scene, index: int) -> bool:
    """Whether what worked or failed is the move or the strategy."""
    tags = scene.tags
    stint = False
    for k in range(index - 1, -1, -1) if not scene.has.isdisjoint(_JUDGEABLE) else ():
        if tags[k] in _STRATEGY:
            return True
        if tags[k] in ("COMPOUND", "TYRE", "HOLD"):
            return "MOVE" in tags[:k] and "OF" in tags[tags.index("MOVE") : k]  # "the strategy of staying on ..."
        if tags[k] in _BREAKS:
            break
        stint = stint or tags[k] == "STINT"
    return not stint  # "the first stint was successful"


def _seconds(scene: Scene, talk: Discourse) -> None:
    gained = -1  # where the last gain was told
    for index, item in enumerate(scene.items):
        if item.tag not in ("SECS", "DEC") or item.unreal > DENIED or index in scene.taken:
            continue
        value = item.number
        if (
            abs(value) > (_LARGEST_GAIN if _is_gained(scene, index) else _LARGEST_GAP)
            or scene.tag(index - 1) == "+"
            or scene.tag(index + 1) == "+"
        ):
            continue
        role = role_of_seconds(scene, index) or ("gap" if _goes_on(scene, talk, index) else "")
        if role != "gain" and _is_sum(scene, talk, index):
            role = "gain"
        if role == "" and gained >= 0 and _gained_again(scene, gained, index):
            role = "gain"
        favoured = scene.tags[index + 1 : index + 3] == ["FAVOUR", "DRIVER"] and scene.tag(index - 1) == "CHANGE"
        if favoured and talk.pair is not None:
            if scene.items[index + 2].code == talk.pair[1]:
                talk.drop("gain_of_the_other")  # "the gap moved by 0.9 s in favour of BBB", who suffered the move
                continue
            role = "gain"
        if role == "gain":
            against = scene.tag(index + 1) == "ON" and talk.pair is not None and scene.tag(index + 2) == "DRIVER"
            if against and talk.pair is not None and scene.items[index + 2].code == talk.pair[0]:
                talk.drop("gain_of_the_other")  # "the gap grew by 8.1 s against AAA", who made the move
            elif not item.unreal and _adds(scene, talk, index):
                talk.emit(Gain, item, item, "battle.gain", value=abs(value))
                gained = index
        elif role == "gap" and scene.tag(index - 1) not in _ROUNDED and not _is_lap_time(scene, index):
            talk.gaps.append(abs(value))
            pair, sure = _pair(scene, talk, index)
            if not sure and talk.pair is None:
                if not talk.measured_gap(value, signed=item.flag):
                    talk.loose_gaps.append((item, pair))
            elif pair is None:
                talk.drop("gap_without_sides")
            elif not talk.measured_gap(value, signed=item.flag):
                talk.emit(Gap, item, item, "gap", from_=pair[0], to=pair[1], value=value)
                talk.pair = pair
                talk.gap_told = talk.sentence


def _is_lap_time(scene: Scene, index: int) -> bool:
    """Whether a number is too large for a gap, in a sentence that compares paces: "99.1 s against 99.7 s on SOFT"."""
    return scene.items[index].number > _SHORTEST_LAP and not scene.has.isdisjoint(_OF_PACE)


def _is_gained(scene: Scene, index: int) -> bool:
    """Whether the word for a gain stands beside a number: "gaining 2.7 s", "a 2.7 s gain"."""
    return "GAIN" in (scene.tag(index - 1), scene.tag(index + 1))


def _goes_on(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether the gap of the sentence before is told again, of later: "after both stops it stood at 3.2 s"."""
    if not talk.sentence - 1 <= talk.gap_told <= talk.sentence or not scene.has.isdisjoint(_NO_GAP):
        return False
    before = scene.tags[max(index - 2, 0) : index]
    if before in (["CHANGE", "TO"], ["CHANGE", "FOR"]) and scene.items[index - 2].value == "motion":
        return True  # "..., y tras ellas pasó a +1,2 s"
    earlier = scene.left(index, frozenset({"SECS", "DEC"}), frozenset({"."}))
    if earlier >= 0 and talk.gap_told == talk.sentence:
        # "was 2.1 s behind before and, after the stops, 1.2 s"
        between = scene.tags[earlier + 1 : index]
        told = between[-1:] in (["AFTER"], ["COMPARE"]) or between[-2:] in (["COMPARE", ","], ["AFTER", ","])
        return told and ("," in between or ";" in between or "AND" in between)
    alone = sum(tag in ("SECS", "DEC", "RATE") for tag in scene.tags) == 1
    later = scene.tags[0] == "AFTER" or scene.tags[:2] == ["-", "AFTER"]
    ends = scene.tags[index + 1 : index + 2] in ([], ["."], [","], [";"])
    return alone and later and ends and "GAP" not in scene.has


def _gained_again(scene: Scene, gained: int, index: int) -> bool:
    """ "AAA's undercut gained 2.7 s, CCC's on DDD 3.1"; "ganó 2,7 s a BBB y 3,1 a CCC": of another driver."""
    between = scene.tags[gained + 1 : index]
    after = scene.tags[index + 1 : index + 3]
    other = "DRIVER" in between or (after[:1] in (["ON"], ["TO"]) and after[1:] == ["DRIVER"])
    return other and _LISTING.issuperset(between) and (not _MOVES.isdisjoint(scene.has))


def _is_sum(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a number is the change of the gap that was told, which nobody is said to have lost."""
    item = scene.items[index]
    exact = not (item.number * 10).is_integer()  # a round number may be one by chance
    around = scene.tags[max(index - 4, 0) : index + 3]
    return exact and _NO_SUM.isdisjoint(around) and talk.adds_up(item.number)


def _adds(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a gain is not the gap said before, told again: unless it says in so many words that it was gained."""
    fresh = talk.new_value("swing", "", abs(scene.items[index].number))
    return fresh or "GAIN" in scene.tags[max(index - 2, 0) : index]


# one of these before a number of seconds tells what it is
_ROLES = _CHANGES | {
    "GAIN", "LOSE", "FASTER", "SLOWER", "fastest_lap", "AVG", "DEG", "AHEAD", "BEHIND", "SHIFT", "GAP",
}  # fmt: skip


def role_of_seconds(scene: Scene, index: int) -> str:
    """Whether a number of seconds is a gap, a gain, or neither (empty)."""
    tags = scene.tags
    item = scene.items[index]
    place = index - 1
    while place >= 0 and tags[place] in ("LOOSE", "~", "≈"):
        place -= 1
    before = tags[place] if place >= 0 else ""
    after = tags[index + 1 : index + 3]
    if "AVG" in after or "DEG" in after or "LOSE" in after or before in ("AHEAD", "BEHIND"):
        return ""
    if _is_distance(scene, index, place) or _is_lead(scene, index, place) or _is_lead_again(scene, index):
        return "gap"
    if before == "LED" or (before == "BY" and tags[place - 2 : place] == ["LED", "DRIVER"]):
        return "gap"  # "led BBB by 2.1 s"
    if before == "GAIN" and after[:1] == ["GAP"] and scene.tags[index + 2 : index + 4] == ["ON", "DRIVER"]:
        return "gap"  # "gained a 2.1 s lead over BBB"
    if is_from_to(scene, index) and not scene.has.isdisjoint(_MOVES) and scene.has.isdisjoint(_PACES):
        ends = [other for other in scene.items[max(index - 2, 0) : index + 3] if other.tag in ("SECS", "DEC")]
        if any(end.flag for end in ends):
            return "gap"  # "undercut BBB: from -1.2 s to +2.0 s"
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
    listed = before in ("AND", ",") and item.at == scene.items[place].to + 1
    if listed and tags[place - 1] in ("SECS", "DEC") and scene.tag(place - 2) == "BY":
        return role_of_seconds(scene, place - 1)  # "overcut BBB twice, by 2.7 s and 1.2 s"
    result = before == "=" and place > 0 and tags[place - 1] in ("SECS", "DEC", ")")
    if before in _CHANGES or result or "GAIN" in after[:1]:
        return "gain"
    if after[:1] in (["BEHIND"], ["AHEAD"]):
        return "gap"  # "1.5 s behind BBB"
    if item.flag and after == ["OF", "GAP"] and scene.tag(index + 3) == "NET":
        return "gain"  # "+12 s de ventaja neta"
    if (
        after[:1] == ["COMPARE"]
        and not item.flag  # unlike "gap: -2,7 s antes"
        and before != ":"
        and "GAP" in tags[max(index - 3, 0) : index]
        and scene.items[index + 1].at == item.to + 1
    ):
        return "gain"  # "uma margem 2,7 s maior"
    paired = is_from_to(scene, index)
    if paired and scene.tag(index + 3) == "GAP":
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
        return ""
    moves = not scene.has.isdisjoint(_MOVES) and (not _MOVES.isdisjoint(tags[:index]) or _MOVES.isdisjoint(tags))
    if moves and "GAP" not in tags and (before == "BY" or (before in ("(", "FOR") and tags[place - 1] == "DRIVER")):
        return "gain"  # "undercut BBB by 2.7 s", "undercut BBB (+2.7 s)"
    if moves and "GAP" not in tags and tags[max(place - 3, 0) : place + 1] == ["DRIVER", "IN", "PIT", "("]:
        return "gain"  # "undercut BBB in the pits (+2.7 s)"
    if moves and after[:1] != ["GAP"] and _is_brought(scene, index):
        return "gain"
    if _is_of_change(scene, index) and not paired:
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
    before = scene.tags[max(index - 3, 0) : index]
    gave = index - len(before) + before.index("GIVE") if "GIVE" in before else -1
    if gave < 0 and scene.tag(index - 1) == "PRODUCE":
        gave = index - 1
    if gave == index - 1 and scene.tag(gave) in ("GIVE", "PRODUCE"):
        return True  # "le valió 2,7 s", "the undercut yielded 2.7 s"
    around = scene.tags[gave + 1 : index] + scene.tags[index + 1 : index + 3]
    whom = set(scene.tags[gave + 1 : index]) <= {"DRIVER", "TO", "HE", ","}
    return gave >= 0 and whom and not {"DRIVER", "HE", ","}.isdisjoint(around)


def _is_lead_again(scene: Scene, index: int) -> bool:
    """ "was ahead by 2.1 s before the stops and by 3.4 s after them"."""
    if scene.tags[max(index - 2, 0) : index] != ["AND", "BY"]:
        return False
    first = scene.left(index - 1, frozenset({"SECS", "DEC"}), _BREAKS)
    return first > 0 and scene.tag(first - 1) == "BY" and scene.tag(first - 2) in ("AHEAD", "BEHIND", "LED")


def _is_of_gap(scene: Scene, index: int) -> bool:
    """Whether the word for a shift after a number is of the gap: "a 3.5 s improvement in the gap", "... for AAA"."""
    if "GAP" in scene.tags[index + 2 : index + 5]:
        return True
    following = scene.tags[index + 2 : index + 4]
    of_driver = "DRIVER" in following and following[0] in ("DRIVER", "FOR", "TO", "OF")
    shown = following[:1] == ["SHOW"] and not {"UNDERCUT", "OVERCUT", "PIT"}.isdisjoint(scene.tags)
    return (of_driver or shown) and scene.has.isdisjoint(_PACES | {"STINT", "COMPOUND"})


def _is_labelled_by_pair(scene: Scene, index: int) -> bool:
    """Whether a number is of a pair with an arrow: "AAA → BBB: -0.8 s", "AAA → BBB went from 1.2 s to 2.0 s"."""
    if ">" not in scene.has or not scene.has.isdisjoint(_NO_GAP | _MOVES):
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


def _is_distance(scene: Scene, index: int, before: int) -> bool:
    """Whether the number tells how far a driver was behind another: "AAA was behind BBB by 1.5 s", "... por 1,5 s".

    Args:
        scene: the sentence.
        index: of the number.
        before: index of the item before it, words such as "almost" left out.
    """
    if scene.tag(before) not in ("BY", "FOR", "(") or scene.tag(before - 1) != "DRIVER":
        return False
    if scene.tag(before) == "(" and scene.tag(index + 1) != ")":
        return False  # "behind BBB (-1.5 s)"
    owner = scene.items[index].owner
    return scene.tag(before - 2) in ("BEHIND", "AHEAD") and len(owner) == 1 and scene.preds[index] != "finish"


def _is_lead(scene: Scene, index: int, before: int) -> bool:
    """ "emerged ahead by 3.2 s", "won by 5.1 s", "estaba a 1,6 s de BBB"."""
    if scene.tag(index - 1) == "TO" and scene.tags[index + 1 : index + 3] == ["OF", "DRIVER"]:
        return scene.items[index + 2].at == scene.items[index].to + 2
    if scene.tag(before) not in ("BY", "FOR", "IN", "WITH"):
        return False
    return scene.tag(before - 1) == "WIN" or (
        scene.tag(before - 1) in ("AHEAD", "BEHIND", "LED") and scene.preds[index] != "finish"
    )


def is_from_to(scene: Scene, index: int) -> bool:
    """Whether the number is one end of "from x to y", "x → y"."""
    seconds = ("SECS", "DEC")
    to = ("TO", ">", "FOR", "UNTIL")
    forward = scene.tag(index + 1) in to and scene.tag(index + 2) in seconds
    if forward or (scene.tag(index - 1) in to and scene.tag(index - 2) in seconds):
        return True
    # "from 4.7 s before the stops to 7.0 s after them", "from 4.7 s (AAA ahead of BBB) to 7.0 s"
    if scene.tag(index - 1) in _STARTS:
        end = _past_times(scene, index, 1)
        return end > index + 1 and scene.tag(end) in to and scene.tag(end + 1) in seconds
    start = _past_times(scene, index - 1, -1)
    return (
        scene.tag(index - 1) in to
        and start < index - 2
        and scene.tag(start) in seconds
        and scene.tag(start - 1) in _STARTS
    )


def _past_times(scene: Scene, index: int, step: int) -> int:
    """Index of the first item after (step 1) or before (-1) one that tells neither when nor, in a bracket, of whom."""
    opening, closing = ("(", ")") if step > 0 else (")", "(")
    k = index + step
    while scene.tag(k):
        if scene.tag(k) == opening:
            while scene.tag(k) and scene.tag(k) != closing:
                k += step
        elif scene.tag(k) not in _TIMES and not (
            scene.tag(k) == "TO" and scene.tag(k + 1) in ("WINDOW", "PIT", "BOTH", "HIS")
        ):
            break
        k += step
    return k


def _leader(scene: Scene, talk: Discourse, index: int) -> tuple[str, str] | None:
    """Who was how far ahead of, or behind, whom: "emerged ahead by 3.2 s", "won by 5.1 s", "a 1,6 s de BBB"."""
    over = index + 2 if scene.tag(index + 1) == "OF" else index + 1
    owner = scene.items[index].owner
    if scene.tags[over : over + 3] == ["GAP", "ON", "DRIVER"] and len(owner) == 1:
        rival = scene.items[over + 2].code  # "a 3.1 s lead over BBB"
        return (owner[0], rival) if owner[0] != rival else None
    if scene.tag(index - 1) == "TO" and scene.tags[index + 1 : index + 3] == ["OF", "DRIVER"]:
        rival = scene.items[index + 2].code
        before = [item.code for item in scene.items[:index] if item.tag == "DRIVER" and item.code != rival]
        one = before[-1] if before else talk.other(rival)
        return (one, rival) if one is not None else None
    verb = index - 2
    if not _is_lead(scene, index, index - 1) or len(scene.items[verb].owner) != 1:
        return None
    leader = scene.items[verb].owner[0]
    named = scene.right(index, frozenset({"DRIVER"}), _BREAKS)
    against = named > 0 and scene.tag(named - 1) in ("ON", "FROM", "AHEAD", "OF") and named < index + 3
    behind = scene.items[named].code if against else talk.other(leader)
    return (leader, behind) if behind is not None and behind != leader else None


def _holder(scene: Scene, index: int) -> str | None:
    """Whose a gap is said to be: "BBB's initial 2.8 s lead", "la ventaja de BBB de 2,8 s"."""
    gap = index + 1 if scene.tag(index + 1) == "GAP" else scene.left(index, frozenset({"GAP"}), _BREAKS)
    if gap < 0:
        return None
    for k in range(max(gap - 4, 0), gap):
        if scene.tags[k] == "DRIVER" and scene.items[k].flag:
            return scene.items[k].code
    of = gap + 2 if scene.tag(gap + 1) in ("OPENING", "FINAL") else gap + 1
    held = scene.tag(of) == "OF" and scene.tag(of + 1) == "DRIVER" and scene.tag(of + 2) not in ("TO", "ON", ">", "FOR")
    return scene.items[of + 1].code if held else None


def _pair(scene: Scene, talk: Discourse, index: int) -> tuple[tuple[str, str] | None, bool]:
    """The drivers that a gap lies between, named in the sentence, else those of the battle, and whether it says so."""
    if (leader := _leader(scene, talk, index)) is not None:
        return leader, True
    before = scene.tag(index - 3) in ("BEHIND", "AHEAD") and scene.tag(index - 2) == "DRIVER"
    if before or scene.tag(index + 1) in ("BEHIND", "AHEAD"):
        ahead = scene.tag(index - 1) == "DRIVER" and not scene.items[index - 1].flag
        owner = scene.items[index - 1 if ahead else index].owner
        named = index - 2 if before else index + 2
        rival = scene.items[named].code if scene.tag(named) == "DRIVER" else None
        rival = rival or (talk.other(owner[0]) if len(owner) == 1 else None)
        if owner == (rival,) and (behind := talk.other(rival)) is not None:
            owner = (behind,)  # "AAA was behind BBB (-1.5 s)"
        known = len(owner) == 1 and rival is not None and rival != owner[0]
        if known and rival is not None and not (talk.pair == (rival, owner[0]) and _is_label(scene)):
            return (owner[0], rival), True
        fits = talk.pair is not None and (rival is None or rival in talk.pair)
        return talk.pair if fits else None, False
    drivers: list[str] = []
    for item in scene.items[:index]:
        if item.tag == "DRIVER" and item.code not in drivers:
            drivers.append(item.code)
    for k, item in enumerate(scene.items):
        if item.tag == "DRIVER" and scene.tag(k + 1) in (">", "TO", "-", "ON") and scene.tag(k + 2) in ("DRIVER", "TO"):
            second = (
                scene.items[k + 2] if scene.tag(k + 2) == "DRIVER" else scene.items[min(k + 4, len(scene.items) - 1)]
            )
            if second.tag == "DRIVER" and second.value != item.value:
                return (item.code, second.code), True
    if talk.pair is not None:
        one, two = talk.pair
        return ((two, one) if _holder(scene, index) == two else (one, two)), True
    movers = [attacker for _, attacker, _ in talk.pending_moves.values()]
    if len(movers) == 1 and movers[0] is not None and (other := talk.other(movers[0])) is not None:
        return (movers[0], other), True
    gap = scene.left(index, frozenset({"GAP"}))
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


def _is_label(scene: Scene) -> bool:
    """Whether a sentence is a line such as "After: 1.7 s ahead", which names nobody."""
    return ":" in scene.tags[:6] and scene.has.isdisjoint(_PERSONS)
