"""Moves of several drivers in one sentence: lists, labels, gains told one by one, each to his own."""

from __future__ import annotations

from artifact.domains.racing.rules.items import JOINING, MEASURES
from artifact.domains.racing.rules.scene import BREAKS, COLON, DRIVER, MOVES, RESPECTIVELY, Scene

_COLON_OR_WITH = frozenset({":", "WITH"})


def pairs_of(scene: Scene, index: int, movers: tuple[str, ...], defenders: list[str]) -> list[tuple[str, str]]:
    """Who made the move at `index` on whom, each pair of them.

    Args:
        scene: the sentence.
        index: of the move.
        movers: who made it, as far as its own clause tells.
        defenders: on whom.
    """
    pairs = (
        _listed_gains(scene, index)
        or _labelled_pairs(scene, index)
        or _respective(scene, index, movers, defenders)
        or [(one, two) for two in defenders for one in movers if one != two]
        or _listed_pairs(scene, index)
    )
    return [*pairs, *_further_pairs(scene, index, pairs)]


def _respective(scene: Scene, index: int, attackers: tuple[str, ...], defenders: list[str]) -> list[tuple[str, str]]:
    """ "AAA and BBB gained by undercuts, 2.7 s on CCC and 3.9 s on DDD respectively": to each his rival."""
    told = scene.right(index, RESPECTIVELY, BREAKS) > 0
    alike = told and len(attackers) == len(defenders) > 1
    return list(zip(attackers, defenders, strict=True)) if alike else []


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
    colon = scene.right(move, COLON, BREAKS)
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
    colon = scene.right(move, _COLON_OR_WITH, BREAKS)
    if colon < 0:
        return []
    if listed := _gains_in_brackets(scene, move, colon):
        return listed
    against = next((item.code for item in scene.items[move:colon] if item.tag == "DRIVER"), None)
    return gainers(scene, colon + 1, against)


def _gains_in_brackets(scene: Scene, move: int, colon: int) -> list[tuple[str, str]]:
    """ "Three drivers gained by undercutting BBB: AAA (9.8 s), CCC (9.6 s) and DDD (9.1 s)": each of them him."""
    whom = move + 1 + (scene.tag(move + 1) in ("ON", "TO", "OF", "IN"))
    if scene.tag(whom) != "DRIVER" or colon != whom + 1 or scene.items[whom].flag or "DRIVER" in scene.tags[:move]:
        return []
    out: list[tuple[str, str]] = []
    k = colon + 1
    while scene.tags[k : k + 2] == ["DRIVER", "("] and scene.tag(k + 2) in ("SECS", "DEC") and scene.tag(k + 3) == ")":
        out.append((scene.items[k].code, scene.items[whom].code))
        k += 4
        while scene.tag(k) in (",", "AND", ";"):
            k += 1
    return [(one, two) for one, two in out if one != two] if len(out) > 1 else []


def _announced_rival(scene: Scene, move: int) -> list[tuple[str, str]]:
    """ "The battles against CCC: AAA gained 9.8 s with an undercut, BBB gained 4.3 s with an overcut"."""
    colon = scene.left(move, COLON, BREAKS)
    if colon < 2 or scene.tags[colon - 2 : colon] != ["ON", "DRIVER"]:
        return []
    mover = scene.left(move, DRIVER, BREAKS)
    gained = mover > colon and scene.tag(mover + 1) == "GAIN" and scene.tag(move + 1) not in ("ON", "DRIVER")
    rival = scene.items[colon - 1].code
    return [(scene.items[mover].code, rival)] if gained and scene.items[mover].code != rival else []


def gainers(scene: Scene, start: int, against: str | None) -> list[tuple[str, str]]:
    """Who gained on whom, from item `start` on; `against` is whom, where it is not said."""
    out: list[tuple[str, str]] = []
    for k in range(start, len(scene.items) - 1):
        if scene.tags[k + 1] in ("GAIN", "ALL") and not out:
            on_whom = against or _gained_on(scene, k + 1 + (scene.tags[k + 1] == "ALL"))
            if on_whom is not None:
                out.extend((one, on_whom) for one in joint_gainers(scene, start, k + 1) if one != on_whom)
            if out:
                continue
        if scene.tags[k] != "DRIVER" or scene.tags[k + 1] not in (("GAIN", "SECS") if out else ("GAIN",)):
            continue  # "AAA gaining 9.8 s, BBB 9.6 s"
        following = scene.tags[k + 2 : k + 5]
        on = k + 3 + following.index("ON") if "ON" in following else 0
        rival = scene.items[on].code if on and scene.tag(on) == "DRIVER" else against or _gained_on(scene, k + 1)
        if rival is not None and rival != scene.items[k].code:
            out.append((scene.items[k].code, rival))
    return out


def _gained_on(scene: Scene, verb: int) -> str | None:
    """On whom those before the verb gained: "gained over 8 s on BBB", "ganaron más de 8 s a BBB"."""
    if scene.tag(verb) != "GAIN":
        return None
    for k in range(verb + 1, min(verb + 5, len(scene.items) - 1)):
        on = scene.tags[k] == "ON" or (scene.tags[k] == "TO" and scene.tags[k - 1] in MEASURES)
        if on and scene.tags[k + 1] == "DRIVER" and not scene.items[k + 1].flag:
            return scene.items[k + 1].code
    return None


def joint_gainers(scene: Scene, start: int, verb: int) -> list[str]:
    """The drivers of a list right before the verb at `verb`: "AAA, BBB and CCC all gained", "two (AAA, BBB) gained"."""
    listed = scene.tags[start:verb]
    alone = set(listed) <= {"DRIVER", "(", ")", *JOINING}
    codes = [item.code for item in scene.items[start:verb] if item.tag == "DRIVER"]
    return codes if alone and len(codes) > 1 else []
