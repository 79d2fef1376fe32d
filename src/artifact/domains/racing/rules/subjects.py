"""Who becomes the subject where a driver is named, or two, or a team-mate, and whose the items after him are."""

from __future__ import annotations

from artifact.domains.racing.rules.antecedents import NOBODY
from artifact.domains.racing.rules.focus import ACTS, VALUES, Focus
from artifact.domains.racing.rules.items import MEASURES, Item
from artifact.domains.racing.rules.owners import (
    attach_before,
    front,
    label_before,
    laps_before,
    listed_before,
    sets_lap_against,
)
from artifact.domains.racing.rules.roles import (
    OBJECT,
    POSSESSOR,
    closed,
    is_direct,
    is_object,
    is_protected,
    joined,
    joins_in,
    lists_rivals,
    role,
)

_LOCAL_VALUES = frozenset({"SECS", "RATE", "DEC", "COMPOUND", "POS"})
_NO_SUBJECT_AFTER = OBJECT | POSSESSOR | {"PROTECT", "WITH"}


def driver(focus: Focus, index: int, item: Item) -> None:
    """A driver is named: what stands around him may be his, and he may become the subject."""
    code = item.code
    place = role(focus.items, index)
    direct = place not in OBJECT and is_direct(focus, index)
    focus.related = False
    if direct or place in OBJECT:
        _is_not(focus, index)
    item.owner = (code,)
    if focus.denied and _has_stop(focus.items, index):
        focus.denied = False  # "rather than cover BBB's stop on lap 15": which he made
    label_before(focus.items, index, code)
    if code not in focus.mentioned:
        focus.mentioned.append(code)
    if item.flag:
        _own(focus, code, place)
    elif not (sets_lap_against(focus.items, index, code) or is_protected(focus.items, index)):
        other = joined(focus.items, index)
        if other is not None:
            _join(focus, index, code, other)
        elif not lists_rivals(focus, index):
            _placed(focus, index, place, direct=direct)


def _has_stop(items: list[Item], index: int) -> bool:
    """Whether a stop is told as something that a driver made, with its lap: "BBB's stop on lap 15"."""
    after = [item.tag for item in items[index + 1 : index + 4]]
    if items[index].flag:
        return after[:1] == ["PIT"] and after[1:] in (["ON", "LAPNO"], ["IN", "LAPNO"])
    before = [item.tag for item in items[max(index - 2, 0) : index]]
    return before == ["PIT", "OF"] and after[:2] in (["IN", "LAPNO"], ["ON", "LAPNO"])


def _own(focus: Focus, code: str, place: str) -> None:
    """ "AAA's stop": what follows is his."""
    if not focus.own and place not in OBJECT:
        focus.become(code)
    focus.current = (code,)


def _placed(focus: Focus, index: int, place: str, *, direct: bool) -> None:
    """A driver stands where `place` says, the object of a verb that no rule speaks of if `direct`."""
    code = focus.items[index].code
    if place == "WITH" and focus.own and [item.tag for item in focus.items[index + 1 : index + 2]] == ["BECAUSE"]:
        return  # "AAA swapped places with BBB thanks to the overcut"
    if place in POSSESSOR:
        attach_before(focus, index, code)
        if not focus.own and place != "BY" and not _speaks_of_another(focus, index):
            focus.become(code)
        focus.current = (code,)
    elif place == "TO" and index - 1 == focus.clause_start + (focus.clause > 0) and closed(focus.items, index):
        focus.become(code)  # "a AAA lo pararon en la 9; a BBB, en la 11"
    elif _takes_over(focus, index, place):
        focus.current = (code,)
    elif place not in OBJECT and not direct:
        front(focus, index, code)
        focus.become(code)


def _speaks_of_another(focus: Focus, index: int) -> bool:
    """Whether the clause has a subject whom a pronoun names: "he stopped and, after the stop of BBB, ..."."""
    items = focus.items
    if len(focus.subject) != 1:
        return False
    start = focus.clause_start
    after = items[index - 1].tag == "OF" and any(item.tag in ("AFTER", "BEFORE") for item in items[index - 4 : index])
    if after and items[start].tag in ACTS and "AND" in [item.tag for item in items[start + 2 : index]]:
        return True  # "parou na volta 14 e, após a parada de BBB, passou ...", after a sentence about AAA
    for k in range(start, index):
        if items[k].tag == "HE" and items[k].owner == focus.subject and items[k + 1].tag in ACTS:
            return True  # "ele parou e, após a parada de BBB, passou ..."
        his = items[k].tag == "HIS" and items[k].owner == focus.subject and items[k + 1].tag == "PIT"
        if his and items[index - 1].tag == "OF" and items[index - 2].tag in ("BEFORE", "AFTER", "THAN"):
            return True  # "a sua parada, uma volta antes da de BBB, ..."
    return False


def _join(focus: Focus, index: int, code: str, other: Item) -> None:
    """ "AAA and BBB stopped": both are the subject, if the first of them is."""
    if focus.subject[-1:] == other.owner and not is_object(focus.items, index - 2):
        focus.subject = focus.current = (*focus.subject, code)


def _takes_over(focus: Focus, index: int, place: str) -> bool:
    """Whether what follows a driver who is not the subject is his."""
    if place == "VERSUS" or (place == "THAN" and focus.fronted and index == 1):
        return True  # "after BBB stopped on lap 9, AAA ..."
    if place == "WITH":
        aside = focus.items[index - 2].tag
        return focus.own and (joins_in(focus, index) if aside == "," else aside != "(")
    return place in OBJECT and _goes_on(focus, index, place)


def _goes_on(focus: Focus, index: int, place: str) -> bool:
    """Whether what follows an object is his: "behind BBB in P13", "on lap 9, earlier than BBB on lap 11"."""
    if not focus.own and place in ("TO", "ON"):
        return True
    items = focus.items
    after = [item.tag for item in items[index + 1 : index + 4]]
    if not after:
        return False
    if after[0] in _LOCAL_VALUES and items[index + 1].at <= items[index].to + 2:
        return True
    if place == "THAN" and after == ["ACHIEVE", "ON", "COMPOUND"]:
        return True  # "than BBB managed on HARD"
    if after[0] not in ("IN", "ON", "WITH") or len(after) < 2:
        return False
    if place == "THAN" and after[1] in ("LAPNO", "INT"):
        return _has_lap(focus, index)
    if place == "ON" and after[0] == "WITH" and after[1] in MEASURES:
        return True
    if after[1:] == ["DEG", "COMPOUND"]:
        return True  # "faster than BBB on degrading HARD"
    # "than BBB in his MEDIUM stint", "than BBB on worn tyres"
    return after[1] in ("POS", "COMPOUND") or (place == "THAN" and after[1] == "HIS")


def _is_not(focus: Focus, index: int) -> None:
    """ "he beat BBB": of two drivers, who does something to the one is the other."""
    items = focus.items
    if len(focus.subject) == 1 or focus.own or len(focus.cast) != 2 or items[index].flag:
        return
    k = index - 1
    while k > focus.clause_start and items[k].tag not in ("HE", "DRIVER", ",", "AND"):
        k -= 1
    if k >= 0 and items[k].tag == "HE" and len(items[k].owner) != 1:
        focus.subject = focus.current = tuple(code for code in focus.cast if code != items[index].code)
        for item in items[k:index]:
            item.owner = focus.subject


def _has_lap(focus: Focus, index: int) -> bool:
    """Whether the subject's own lap was given before item `index`."""
    return any(item.tag == "LAPNO" and item.owner == focus.subject for item in focus.items[:index])


def both(focus: Focus, index: int) -> None:
    """ "Both stopped on lap 9": the two drivers named last, the two of the text, or of the sentence before."""
    items = focus.items
    if len(focus.mentioned) >= 2:
        pair = tuple(focus.mentioned[-2:])
    elif len(focus.cast) == 2 and (not focus.own or _acts_together(items, index)):
        pair = tuple(focus.cast)
    elif focus.antecedents.pair_told and not focus.own and not focus.mentioned and not _pairs_things(items, index):
        pair = focus.antecedents.pair_told  # "AAA fought BBB. Both stopped on lap 9": of a text about more
    else:
        return
    for item in laps_before(items, index):
        item.owner = pair
    if _closes(items, index):
        for item in listed_before(items, index):
            item.owner = pair
        return
    focus.current = pair
    if not focus.own:
        focus.subject = pair


def _acts_together(items: list[Item], index: int) -> bool:
    """ "BBB followed a lap later, and both took HARD": what both did is told after what one did."""
    after = items[index + 1].tag if index + 1 < len(items) else ""
    return items[index - 1].tag in ("AND", ";") and after in ACTS


def _pairs_things(items: list[Item], index: int) -> bool:
    """Whether "both" is said of what stands after it, not of drivers: "both an undercut and an overcut"."""
    return any(item.tag in ("UNDERCUT", "OVERCUT", "COMPOUND") for item in items[index + 1 : index + 2])


def _closes(items: list[Item], index: int) -> bool:
    """Whether "both" ends what is said of the two: "MEDIUM to HARD for both", "HARD em ambos os casos"."""
    after = items[index + 1].tag if index + 1 < len(items) else "."
    return items[index - 1].tag in ("FOR", "IN", "BY", "ON") and after in (".", ";", ")", ",")


def mate(focus: Focus, index: int) -> None:
    """ "AAA's team-mate stopped on lap 9", "su compañero paró en la vuelta 9": the other of two, or nobody."""
    items = focus.items
    before = items[index - 1] if index else None
    after = items[index + 1] if index + 1 < len(items) else None
    if before is None or after is None or after.at > items[index].to + 1:
        return
    following = [item.tag for item in items[index + 1 : index + 4] if item.tag != ","]
    dated = following[:1] in (["IN"], ["ON"]) and following[1:2] in (["LAPNO"], ["INT"])
    dated = dated and before.tag == "HIS" and index > 1 and items[index - 2].tag in ("AND", ";", "WHILE")
    if after.tag not in ACTS and not dated:
        return  # unlike "AAA paró en la 9 y su compañero, en la 11"
    possessive = before.tag == "HIS" or (before.tag == "DRIVER" and before.flag)
    if not possessive or (index > 1 and items[index - 2].tag in _NO_SUBJECT_AFTER):
        return
    whose = focus.subject if before.tag == "HIS" else (before.code,)
    others = tuple(code for code in focus.cast if code not in whose)
    known = len(whose) == len(others) == 1
    focus.become(others[0] if known else NOBODY)
    focus.untold = focus.untold or not known


def one_or_other(focus: Focus, index: int) -> None:
    """ "uno en la vuelta 9, el otro en la 11": which of the two is which, nobody tells."""
    items = focus.items
    after = items[index + 1] if index + 1 < len(items) else None
    if len(focus.subject) != 2 or after is None or after.tag not in ("IN", "ON", "LAPNO"):
        return
    if after.at > items[index].to + 1:
        return
    noun = items[index + 2] if index + 2 < len(items) else None
    if after.tag == "LAPNO" and noun is not None and noun.tag == "PIT" and noun.flag:
        return  # "both made identical lap-47 stops"
    for item in items[:index]:
        if item.tag in VALUES and item.owner == focus.subject:
            item.owner = (NOBODY,)
    focus.current = focus.subject = (NOBODY,)
    focus.untold = True


def is_held(focus: Focus, index: int) -> None:
    """ "BBB, whom AAA held for nine laps, stopped": after the relative clause BBB goes on."""
    focus.items[index].tag = "WHOM"
    focus.held_in = focus.subject, focus.own


def relate_que(focus: Focus, index: int) -> None:
    """ "BBB, que AAA segurou, ...", "BBB, que parou, ...": who is held, or who acts."""
    if _is_whom(focus.items, index):
        is_held(focus, index)
    else:
        relate(focus, index)


def _is_whom(items: list[Item], index: int) -> bool:
    """Whether Portuguese "que" is whom somebody held: "BBB, que AAA segurou por nove voltas, ..."."""
    around = [item.tag for item in items[max(index - 2, 0) : index + 3]]
    return around == ["DRIVER", ",", "QUE", "DRIVER", "HOLD"] and items[index].at == items[index - 1].to + 1


def relate(focus: Focus, index: int) -> None:
    """A relative clause ("BBB, who stayed on ..."): its subject is the driver before it."""
    items = focus.items
    k = index - 1
    if k >= 0 and items[k].tag == ",":
        k -= 1
    after = items[index + 1] if index + 1 < len(items) else None
    if k < 0 or items[k].tag != "DRIVER" or items[k].flag or after is None or after.tag == "DRIVER":
        return
    if items[index].tag == "WHO" or k < index - 1:
        focus.current = (items[k].code,)
        focus.related = True
        if k == index - 2 and k and items[k - 1].tag in ("BEFORE", "AFTER"):
            focus.resumed = focus.current  # "before BBB, who had started on hards, made his stop on lap 27"


def versus(focus: Focus, index: int) -> None:
    """ "pit lap 7 vs. pit lap 8", "en la vuelta 7 vs. en la 8": what follows is the other driver's."""
    items = focus.items
    after = next((item for item in items[index + 1 : index + 4] if item.tag not in ("PIT", "IN", "ON")), None)
    if after is None or after.tag not in VALUES:
        return
    if after.tag in MEASURES and any(item.tag == "COMPOUND" for item in items[index + 2 : index + 5]):
        return  # "77.75s on HARD vs 75.54s on MEDIUM": one driver's two stints
    than = any(item.tag == "THAN" for item in items[max(index - 5, 0) : max(index - 3, 0)])
    measured = after.tag in MEASURES and not than
    if measured and index > 2 and [item.tag for item in items[index - 3 : index - 1]] == ["DRIVER", ":"]:
        return  # "(AAA: 81.1 s vs 83.4 s; BBB: ...)": two values of each
    if measured and _in_order_of_drivers(focus, index):
        items[index - 1].owner, focus.current = (focus.mentioned[-2],), (focus.mentioned[-1],)
        return
    if len(focus.current) == 2 and items[index - 2].tag == "(" and items[index - 1].tag == after.tag:
        # "both averaged about the same (80.1 s vs 80.2 s)": each has his own
        items[index - 1].owner, focus.current = focus.current[:1], focus.current[1:]
        return
    other = _other(focus)
    if other is not None:
        focus.current = (other,)


def _in_order_of_drivers(focus: Focus, index: int) -> bool:
    """ "AAA used MEDIUM and BBB HARD, with close averages: 86.3 s vs 86.4 s": to each the number in his place."""
    items = focus.items
    if index < 6 or items[index - 2].tag not in (":", "("):
        return False
    average = index - 3 - (items[index - 3].tag == "PARTIAL")  # "con medias muy parecidas: ..."
    if items[average].tag != "AVG":
        return False
    tyres: list[str] = []
    for item in reversed(items[max(index - 16, 0) : average]):
        if item.tag == "DRIVER":
            tyres.append(item.code)
            if len(tyres) == 4:
                break
        elif item.tag == "COMPOUND":
            tyres.append("")
        elif item.tag in ("THAN", "FASTER", "SLOWER", "COMPARE", "."):
            break
    return len(tyres) > 3 and tyres[0] == tyres[2] == "" and [tyres[3], tyres[1]] == focus.mentioned[-2:]


def _other(focus: Focus) -> str | None:
    """The one driver that the current one is compared with."""
    if len(focus.current) != 1:
        return None
    pool = [code for code in focus.mentioned if code != focus.current[0]]
    if len(pool) == 1:
        return pool[0]
    others = [code for code in focus.cast if code != focus.current[0]]
    return others[0] if len(others) == 1 else None
