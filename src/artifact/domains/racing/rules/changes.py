"""From which tyre to which a driver changed.

Invariant: the tyre that came off is told only where the text connects the two.
"""

from __future__ import annotations

from itertools import pairwise

from artifact.claim import Claim
from artifact.domains.racing.claims import CompoundChange
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.scene import BREAKS, Discourse, Scene

_LINKS = frozenset({">", "TO", "FOR"})
_BEFORE_NEW = frozenset({"-", "ANOTHER", "BACK", "TYRE", "OF", "ORD", "FASTER", "SLOWER", "WORDNUM"})
_BEFORE_WORN = frozenset({"ON", "IN", "WITH"})
_ADORNING = frozenset(
    {"FASTER", "SLOWER", "ANOTHER", "WORDNUM", "TYRE", "OF", "ORD", "BACK", "IN", "COMPARE", "PARTIAL", "FINAL"}
)
_SINCE_CHANGE = frozenset(
    {"ON", "IN", "LAPNO", "INT", ",", ";", "WHILE", "AND", "BUT", "DRIVER", "TYRE", "DURING", "SC"}
    | {"BEFORE", "AFTER", "HOLD", "STAY", "EXTEND", "FOR", "UNTIL", "NLAPS", "COMPARE"}
)
_BEFORE_OLD = frozenset({"HIS", "TYRE", "OF", "TO", "FASTER", "SLOWER", "COMPARE", "WORDNUM"})
_REMOVING = frozenset({"OFF", "OUT"})
_FITTING = frozenset({"FAVOUR", "CHANGE", "INSIDE", "PIT", "TO", "FOR", ">", "PIT_EXIT"})
_BETWEEN_OLD_AND_NEW = (
    _FITTING
    | _BEFORE_OLD
    | {",", "AND", ";", ":", "IN", "ON", "LAPNO", "INT", "ANOTHER", "BACK", "WHILE", "WITH", "DRY"}
)
_BEFORE_PARTICIPLE = frozenset({"TYRE", ",", "(", "QUE", "WHO", "HE", "DRIVER"})
_AFTER_PARTICIPLE = frozenset(
    {"ON", "IN", "LAPNO", "DURING", "NEG", "AFTER", "BEFORE", "ORD", "", ".", ",", ")", "AND"}
)
_CLOSING = frozenset({"", ".", ",", ";", ")"})
_WHICH = frozenset({"LAPNO", "INT", "ORD"})
_DATING = _WHICH | {"TYRE", "ON", "IN", "HIS", "PIT", "FINAL", "DURING", "SC"}
WHEN = frozenset({"LAPNO", "INT", "STINT"})
_BETWEEN_CHANGES = frozenset(
    {"FOR", "STINT", "ORD", "TYRE", "FINAL", "LAPNO", "INT", "IN", "ON"}
    | {",", "AND", "BACK", "COMPARE", "DURING", "SC", "AFTER", "(", ")"}
)
_BETWEEN_STOP_AND_TYRE = frozenset(
    {"LAPNO", "INT", "NLAPS", "DURING", "SC", "BACK", "IN", "ON", "TYRE", "OF", "ORD", "COMPARE", "DRIVER"}
    | {"ALL", "BOTH", "FINAL", "OPENING", "PARTIAL", "HIS", "(", ")", ",", ":", "TWICE", "NONE"}
)


def read(scene: Scene, talk: Discourse) -> set[int]:
    """Read the tyre changes in a sentence.

    Args:
        scene: the sentence.
        talk: what has been said so far.

    Returns:
        The indices of the compound items that belong to one; those say nothing of stints.
    """
    has = scene.has
    changes = _changes(scene, talk) if "COMPOUND" in has else set()
    if "ALIKE" in has:
        _same_kind_again(scene, talk)
    if "REVERSED" in has:
        _reversed_change(scene, talk, scene.tags.index("REVERSED"))
    if "SAME_CHANGE" in has:
        _same_change(scene, talk, scene.tags.index("SAME_CHANGE"))
    elif changes and not has.isdisjoint(("SAME", "RUN")):
        _changed_too(scene, talk, changes)
    return changes


def _changes(scene: Scene, talk: Discourse) -> set[int]:
    """Read changes that name the tyre put on, or that taken off; the same indices as of `read`."""
    items, tags = scene.items, scene.tags
    used: set[int] = set()
    n = len(items)
    index = 0
    while index < n:
        if tags[index] != "COMPOUND":
            index += 1
            continue
        chain = [index]
        k = index
        while (following := _linked(scene, k)) is not None:
            chain.append(following)
            k = following
        if len(chain) > 1:
            used.update(chain)
            scene.changed |= used
            _emit_chain(scene, talk, chain)
            index = chain[-1] + 1
            continue
        change = scene.tag(index + 1) == "CHANGE" and scene.items[index + 1].flag
        stop = scene.tags[index + 1 : index + 4] in (["PIT", "IN", "LAPNO"], ["PIT", "ON", "LAPNO"])
        if (change or stop) and _names_change(scene, index):
            used.add(index)
            scene.changed |= used
            _emit_target(scene, talk, index, index + 1)
            index += 1
            continue
        if _to_named_dry(scene, index):
            used.add(index)
            index += 1
            continue
        like = _for_its_like(scene, index)
        if like > 0:
            used.add(index)
            scene.changed |= used
            _emit_alike(scene, talk, like, items[index].code)
            index += 1
            continue
        new = _exchanged(scene, index)
        if new > 0:
            used.update((index, new))
            scene.changed |= used
            _emit_chain(scene, talk, [index, new])
            index = new + 1
            continue
        if scene.changed and _taken_off_before(scene, index):
            used.add(index)
            index += 1
            continue
        if _is_taken_off(scene, index):
            used.add(index)
            item = items[index]
            for driver in talk.owners(item):
                talk.emit(CompoundChange, item, item, "change.off", item.unreal, driver=driver, from_=item.code)
            index += 1
            continue
        verb = _listed_target(scene, index, used) or _target_of(scene, index)
        if verb is None and scene.tag(index + 1) == "INSIDE" and scene.tag(index + 2) in (*_CLOSING, "AND"):
            used.add(index)
            _emit_target(scene, talk, index, index + 1)  # "a new set of softs goes on"
        if verb is None and (fitted := _fitted_after(scene, index)) > 0:
            _emit_target(scene, talk, index, fitted)  # the tyre is that of the stint, too
        if verb is not None and not _sequence(scene, index):
            used.add(index)
            scene.changed |= used
            _emit_target(scene, talk, index, verb)
        index += 1
    scene.changed = used
    return used


def _names_change(scene: Scene, index: int) -> bool:
    """Whether the compound is the first part of the noun after it: "the lap-11 HARD change"."""
    items = scene.items
    adjacent = items[index + 1].at == items[index].to + 1
    return adjacent and scene.tag(index - 1) not in ("-", "ON", "IN", "WITH", "FROM", "OF", "OFF", *_LINKS)


def _for_its_like(scene: Scene, index: int) -> int:
    """Index of what says that a tyre was changed for one of its kind: "swapped his SOFT for another set"; or 0."""
    if scene.has.isdisjoint(("ANOTHER", "ALIKE")):
        return 0
    k = index + 1
    while scene.tag(k) in ("TYRE", "AND", "CHANGE") and k < index + 3:
        k += 1
    if scene.tag(k) in (*_LINKS, "WITH"):
        k += 1
        if not _replaced(scene, index):
            return 0
    elif scene.tag(k - 1) != "CHANGE":
        return 0
    if scene.tag(k) == "ANOTHER" and {"COMPOUND", "DRY"}.isdisjoint(scene.tags[k + 1 : k + 4]):
        return k
    end = k
    while scene.tag(end) in ("ANOTHER", *_ADORNING) and end < k + 4:
        end += 1
    return end if scene.tag(end) == "ALIKE" else 0


def _emit_alike(scene: Scene, talk: Discourse, index: int, tyre: str) -> None:
    """Keep a change from a tyre to another of its kind."""
    item = scene.items[index]
    for driver in talk.owners(item):
        _tell(talk, item, "change.alike", driver, tyre, tyre)


def _same_kind_again(scene: Scene, talk: Discourse) -> None:
    """ "On lap 10 he fitted another set of the same": of the tyre that he was on, as last said."""
    index = scene.tags.index("ALIKE")
    verb = scene.left(index, frozenset({"CHANGE", "PIT"}), BREAKS)
    set_of_it = "ANOTHER" in scene.tags[max(index - 3, 0) : index]
    made = verb >= 0 and not (scene.tags[verb] == "PIT" and not set_of_it)
    if not made or "COMPOUND" in scene.tags[verb:index]:
        return
    item = scene.items[index]
    for driver in talk.owners(item):
        own = [i.code for i in scene.items[:index] if i.tag == "COMPOUND" and driver in i.owner]
        tyre = own[-1] if own else talk.fitted.get(driver)
        if tyre is not None:
            talk.emit(CompoundChange, item, item, "change.alike", item.unreal, driver=driver, from_=tyre, to=tyre)


def _exchanged(scene: Scene, index: int) -> int:
    """Index of the tyre put on for the one at `index` that came off: "left the SOFT and fitted HARD"; 0 if none."""
    if scene.has.isdisjoint(_REMOVING):
        return 0
    k = index - 1
    while scene.tag(k) in _BEFORE_OLD:
        k -= 1
    k -= scene.tag(k) == "WITH"
    old = scene.items[index]
    end = index + 1
    while scene.tag(end) in ("TYRE", "OUT"):
        end += 1
    if scene.tag(k) not in _REMOVING and "OUT" not in scene.tags[index + 1 : end]:
        return 0
    new = scene.right(index, frozenset({"COMPOUND"}))
    between = scene.tags[end:new]
    on = scene.tag(new + 1) in ("IN", "ON") and scene.tag(new + 2) in (*_CLOSING, "FOR", "IN", "ON")
    inside = scene.tag(new + 1) == "INSIDE" or on or between[-2:] == ["ON", "WITH"]  # "off with SOFT, on with HARD"
    fitted = inside or not _FITTING.isdisjoint(between)
    near = 0 < new <= index + 12 and _BETWEEN_OLD_AND_NEW.issuperset(between)
    return new if near and fitted and scene.items[new].owner == old.owner else 0


def _taken_off_before(scene: Scene, index: int) -> bool:
    """ "fitted HARD on lap 12 after taking off the SOFT": the tyre is that of the change told already."""
    k = scene.left(index, frozenset({"OFF"}))
    return k >= 0 and scene.tag(k - 1) == "AFTER" and _BEFORE_OLD.issuperset(scene.tags[k + 1 : index])


def _is_taken_off(scene: Scene, index: int) -> bool:
    """ "took off the SOFT", "cambió de SOFT en la vuelta 9": the tyre that the driver was on."""
    before, verb = scene.tag(index - 1), scene.tag(index - 2)
    if _dry(scene, index) and scene.preds[index] == "change":
        return True  # "from INTERMEDIATE to slicks"
    if before == "TYRE" and verb == "OF" and scene.tag(index - 3) == "CHANGE":
        return not scene.items[index - 3].flag  # "cambiando de neumáticos medios"
    if before == "OF" and verb == "CHANGE":
        return not scene.items[index - 2].flag and scene.items[index - 1].to == scene.items[index].at - 1
    if before == "FROM" and verb == "CHANGE" and scene.items[index - 2].value != "motion":
        return scene.items[index - 1].at == scene.items[index - 2].to + 1  # "the early switch from SOFT"
    return before == "OFF" or (before == "TYRE" and verb == "OFF")


def _dry(scene: Scene, index: int) -> int:
    """Index of the words for a dry tyre of no name to which the compound at `index` is changed, or 0."""
    if "DRY" not in scene.has:
        return 0
    dry = index + 3 if scene.tag(index + 1) == "TYRE" else index + 2
    return dry if scene.tag(dry) == "DRY" and scene.tag(dry - 1) in _LINKS else 0


def _to_named_dry(scene: Scene, index: int) -> bool:
    """ "from INTERMEDIATE to slicks (AAA to MEDIUM, BBB to HARD)": which dry tyre it was, the text tells after."""
    dry = _dry(scene, index)
    return dry > 0 and "COMPOUND" in scene.tags[dry:]


def _linked(scene: Scene, index: int) -> int | None:
    """The compound to which the one at `index` is changed, if the text says so: arrow, "to", "a", "para", "por"."""
    items = scene.items
    k = index + 1
    while k < len(items) and items[k].tag in ("TYRE", "-", "BACK", "(", ")") and k < index + 3:
        k += 1
    passive = scene.tag(k) == "CHANGE" and scene.tag(k + 1) in _LINKS and items[k + 1].at == items[k].to + 1
    if passive and not items[k].flag and scene.tag(index - 1) not in _BEFORE_WORN:
        k += 1  # "the SOFT were exchanged for HARD"
    if k >= len(items) or items[k].at > items[index].to + 4 + passive:
        return None
    if items[k].tag not in _LINKS and not (items[k].tag == "WITH" and _replaced(scene, index)):
        return None
    link = k
    k += 1
    while k < len(items) and items[k].tag in _BEFORE_NEW and k < link + 4:
        k += 1
    if k < len(items) and items[k].tag == "COMPOUND" and items[k].at <= items[link].to + 5:
        return k
    return None


def _replaced(scene: Scene, index: int) -> bool:
    """Whether the compound at `index` is what a verb takes away: "replaced his SOFT tyres with HARD ones"."""
    k = index - 1
    while scene.tag(k) in ("HIS", "TYRE", "OF", "WORDNUM", "TO", "FROM", "ORD", "COMPARE"):
        k -= 1
    return scene.tag(k) in ("CHANGE", "OFF") and not scene.items[k].flag


def _sequence(scene: Scene, index: int) -> bool:
    """Whether the compound is part of a plan written with dashes ("MEDIUM-HARD-HARD")."""
    return any(scene.tag(index + side) == "-" and scene.tag(index + 2 * side) == "COMPOUND" for side in (-1, 1))


def _emit_chain(scene: Scene, talk: Discourse, chain: list[int]) -> None:
    items = scene.items
    for old, new in pairwise(chain):
        first, last = items[old], items[new]
        for driver in talk.owners(first if first.owner else last):
            claim = talk.emit(
                CompoundChange,
                first,
                last,
                "change.from_to",
                first.unreal,
                driver=driver,
                from_=first.code,
                to=last.code,
            )
            _date(scene, talk, claim)
            talk.fit(driver, last.code)
            talk.block_changes.add((driver, last.code))
            if not first.unreal:
                talk.changed(driver, first.code, last.code)


def _listed_target(scene: Scene, index: int, used: set[int]) -> int | None:
    """The tyre told before, of a list of them: "switched to MEDIUM on lap 12, HARD on lap 30 and SOFT on lap 44"."""
    if not used:
        return None
    k = index - 1
    while scene.tag(k) in (",", "AND", "COMPARE"):
        k -= 1
    earlier = k
    while earlier >= 0 and scene.tags[earlier] in _DATING:
        earlier -= 1
    dated = _WHICH.isdisjoint(scene.tags[earlier + 1 : k + 1]) or k == index - 1
    if dated or earlier not in used or scene.items[earlier].owner != scene.items[index].owner:
        return None
    after = index + 1 + (scene.tag(index + 1) == "TYRE")
    own = scene.tags[after + 1 : after + 4]
    return earlier if scene.tag(after) in ("ON", "IN") and not _WHICH.isdisjoint(own) else None


def _target_of(scene: Scene, index: int) -> int | None:
    """Index of the verb or noun by which the compound at `index` is put on, if there is one."""
    items, tags = scene.items, scene.tags
    k = index - 1
    if scene.tag(k) == "(" and scene.tag(k - 1) == "TYRE":
        k -= 1  # "switched to the harder compound (HARD)"
    while k >= 0 and tags[k] in _ADORNING and items[k].at >= items[index].at - 6:
        k -= 1
    if k < 0 or items[k].at < items[index].at - 7:
        return None
    if tags[k] == "PIT_EXIT" and k < index - 1 and tags[k + 1] == "OF":
        return k  # "saiu de duros"
    if tags[k] == "CHANGE":
        fitted_first = scene.tag(index + 1) in ("TO", "IN") and "START" in scene.tags[index + 2 : index + 4]
        fitted_first = fitted_first or scene.tag(index + 1) == "START"
        if (
            items[k].value == "motion"
            and k == index - 1
            and scene.tag(index + 1) == ","
            and scene.tag(index + 2) == "COMPOUND"
        ):
            return None  # "went MEDIUM, HARD, MEDIUM": a plan
        described = "WORDNUM" in tags[k:index] and "TYRE" not in tags[k:index]  # "foi um stint com SOFT"
        return (
            k if scene.tag(index + 1) != "DEG" and not fitted_first and not described else None
        )  # "montó SOFT al inicio" is no change
    if tags[k] == "WITH" and scene.tag(k - 1) == "CHANGE" and not items[k - 1].flag:
        return k - 1  # "was fitted with fresh HARD"
    if tags[k] == "TO" and scene.tag(k - 1) == "BACK":
        return k - 1
    if tags[k] in ("WITH", "ON", "OF") or (tags[k - 1] == "PIT_EXIT" and tags[k] == "IN"):
        verb = k - 1
        while scene.tag(verb) in ("OF", "HE"):
            verb -= 1  # "saiu de lá com duros"
        if scene.tag(k - 1) == "BACK" and tags[k] == "ON":
            verb = k - 2 - (scene.tag(k - 2) == "HE")  # "the stop put him back on softs"
            return verb if scene.tag(verb) == "CHANGE" else None
        put = scene.tag(verb) in ("DRIVER", "HE") and scene.tag(verb - 1) == "CHANGE" and tags[k] == "ON"
        if put and items[verb - 1].value == "motion" and items[verb].at == items[verb - 1].to + 1:
            return verb - 1  # "this put BBB on fresh HARD"
        return verb if scene.tag(verb) == "PIT_EXIT" and "STINT" not in tags[k:index] else None
    if tags[k] not in ("TO", "FOR") or "DEG" in (scene.tag(index + 1), scene.tag(index + 2)):
        return None  # "the stop was a response to high SOFT wear"
    if scene.tag(k - 1) == "DRY" and scene.tag(k - 2) in ("FROM", "OF") and scene.tag(k - 3) == "CHANGE":
        return k - 3  # "switched from slicks to INTERMEDIATE"
    stop = k - 1
    while stop >= 0 and tags[stop] in _BETWEEN_STOP_AND_TYRE:
        stop -= 1
    if scene.tag(k - 1) in ("BOTH", "ALL", "EACH") and scene.preds[k] == "pit":
        return k  # "both for HARD"
    again = stop
    while again >= 0 and tags[again] in _BETWEEN_CHANGES:
        again -= 1
    then = tags[k] == "TO" or scene.tag(k - 1) in ("AND", "COMPARE", "BACK", "AFTER", "LAPNO", "INT")
    told = not WHEN.isdisjoint(tags[again:k]) or "BACK" in tags[again:k]
    if scene.tag(k - 1) == "DRIVER":
        if scene.tag(stop) == "DRY":
            return stop  # "from INTERMEDIATE to slicks on lap 33 (AAA to MEDIUM, ..."
        if stop in scene.changed and tags[stop + 1 : k - 1] in ([","], ["AND"]):
            return k  # "... BBB to HARD)"
        if tags[stop] == "AND" and stop - 1 in scene.changed:
            return k  # "AAA for HARD and BBB for MEDIUM"
    told = told or (tags[k] == "TO" and tags[again + 1 : k] in (["AND"], [",", "AND"]))  # "... and then to MEDIUM"
    if then and again in scene.changed and told and items[again].owner == items[k].owner:
        return k  # "MEDIUM to HARD on lap 8, and then to MEDIUM"
    if stop >= 0 and (tags[stop] in ("CHANGE", "PIT", "STOPS", "SAME") or (tags[stop] == "RUN" and _did(scene, stop))):
        return stop
    return None


def _fitted_after(scene: Scene, index: int) -> int:
    """Index of the verb after the tyre that it put on, or 0: "on HARD fitted on lap 12", "the HARD that he took"."""
    if "CHANGE" not in scene.has:
        return 0
    k = index + 1
    while scene.tag(k) in _BEFORE_PARTICIPLE and k < index + 5:
        k += 1
    fitted = scene.tag(k) == "CHANGE" and scene.items[k].value == "fitted"
    return k if fitted and scene.tag(k + 1) in _AFTER_PARTICIPLE else 0


def _changed_too(scene: Scene, talk: Discourse, changes: set[int]) -> None:
    """ "AAA switched to HARD on lap 9, while BBB did so on lap 11": what both did is the change."""
    index = scene.tags.index("SAME") if "SAME" in scene.has else scene.left(len(scene.tags), frozenset({"RUN"}))
    if scene.tags[index] == "RUN" and not (scene.items[index].flag and "LAPNO" in scene.tags[index + 2 : index + 3]):
        return
    if scene.tag(index + 1) in ("PIT", "STOPS") or (scene.tag(index + 1) == "ORD" and scene.tag(index + 2) == "PIT"):
        return  # "BBB made his corresponding stop"
    tyre = max((k for k in changes if k < index), default=-1)
    told = not {"CHANGE", "PIT", ">"}.isdisjoint(scene.tags[: max(tyre, 0)])
    done = told and scene.tag(index - 1) in ("DRIVER", "HE", "AND")
    if done and _SINCE_CHANGE.issuperset(scene.tags[tyre + 1 : index]):
        _same_change(scene, talk, index)


def _tell(talk: Discourse, item: Item, rule: str, driver: str, old: str | None, new: str) -> None:
    """A driver changed from one tyre to another, and is on that from here on."""
    talk.emit(CompoundChange, item, item, rule, item.unreal, driver=driver, from_=old, to=new)
    talk.fit(driver, new)


def changed_alike(scene: Scene, talk: Discourse, index: int, driver: str) -> None:
    """ "AAA switched to HARD on lap 9, BBB on lap 11": what the second did is what the verb says, too."""
    other, old, new = talk.last_change
    if scene.preds[index] != "change" or driver == other or scene.tags[index - 2 : index - 1] != ["DRIVER"]:
        return
    verb = scene.left(index, frozenset({"CHANGE"}))
    tyre = scene.left(index, frozenset({"COMPOUND"}))
    told = verb < tyre and tyre in scene.changed and scene.items[tyre].owner == (other,)
    between = scene.tags[tyre + 1 : index - 2]
    listed = between[:2] in (["ON", "LAPNO"], ["IN", "LAPNO"]) and between[2:] in ([","], ["AND"], [";"])
    after = scene.tags[index + 1 : index + 4]
    if told and listed and "COMPOUND" not in after and "(" not in after and new is not None:
        item = scene.items[index]
        _tell(talk, item, "change.alike", driver, old, new)


def _same_change(scene: Scene, talk: Discourse, index: int) -> None:
    """ "BBB stopped on lap 11 for the same change": the one that was told of another driver last."""
    item = scene.items[index]
    other, old, new = talk.last_change
    for driver in talk.owners(item):
        if new is None or driver == other or scene.right(index, frozenset({"COMPOUND"}), BREAKS) > 0:
            continue
        own = next((i.code for i in reversed(scene.items[:index]) if i.tag == "COMPOUND" and i.owner == (driver,)), old)
        _tell(talk, item, "change.same", driver, own, new)


def _reversed_change(scene: Scene, talk: Discourse, index: int) -> None:
    """ "... SOFT for HARD on lap 9, and on lap 30 made the opposite change": back to the tyre that came off last."""
    item = scene.items[index]
    other, old, new = talk.last_change
    for driver in talk.owners(item):
        if driver == other and old is not None and new is not None:
            _tell(talk, item, "change.reversed", driver, new, old)


def _did(scene: Scene, verb: int) -> bool:
    """Whether a verb that stands for any other is said of a lap: "BBB did on lap 11, for HARD"."""
    return scene.items[verb].flag and "LAPNO" in scene.tags[verb + 2 : verb + 4]


def _emit_target(scene: Scene, talk: Discourse, index: int, verb: int) -> None:
    item = scene.items[index]
    for driver in talk.owners(scene.items[verb] if verb > index and scene.items[verb].owner else item):
        old = _tyre_before(scene, talk, index, verb, driver)
        claim = talk.emit(
            CompoundChange,
            scene.items[verb],
            item,
            "change.to",
            item.unreal,
            driver=driver,
            from_=old,
            to=item.code,
        )
        _date(scene, talk, claim)
        talk.fit(driver, item.code)
        if old is not None and not item.unreal:
            talk.changed(driver, old, item.code)


def _date(scene: Scene, talk: Discourse, change: Claim | None) -> None:
    """Remember the lap of a change, where its sentence names one lap alone."""
    if change is not None:
        own = {
            i.whole for i in scene.items if i.tag in ("LAPNO", "INT") and i.owner == (getattr(change, "driver", ""),)
        }
        laps = own if len(own) == 1 else {item.whole for item in scene.items if item.tag == "LAPNO"}
        talk.change_laps.setdefault(change, set()).add(laps.pop() if len(laps) == 1 else None)


def separate_changes(talk: Discourse) -> set[Claim]:
    """Changes told without the tyre taken off, on other laps than those to the same tyre that are told in full."""
    full: dict[tuple[str | None, str | None], set[int | None]] = {}
    for claim, laps in talk.change_laps.items():
        if isinstance(claim, CompoundChange) and claim.from_ is not None:
            full.setdefault((claim.driver, claim.to), set()).update(laps)
    return {
        claim
        for claim, laps in talk.change_laps.items()
        if isinstance(claim, CompoundChange)
        and claim.from_ is None
        and _apart(laps, full.get((claim.driver, claim.to), set()))
    }


def _apart(laps: set[int | None], others: set[int | None]) -> bool:
    """Whether no two laps, one of each set, can be of one stop: in one lap and out the next."""
    return all(one is not None and two is not None and abs(one - two) > 1 for one in laps for two in others or {None})


def _tyre_before(scene: Scene, talk: Discourse, index: int, verb: int, driver: str) -> str | None:
    """What the driver was on before a change, where the text connects the two.

    It does if it names the tyre in the same sentence, says that the driver went *back*, or goes on without naming the
    driver anew ("He ran the medium. Changed to hards on lap 9.").
    """
    target = scene.items[index].code
    if "ANOTHER" in scene.tags[verb:index] or scene.items[verb].value == "renew":
        return target  # "changed to another set of MEDIUM"
    replaced = _in_place_of(scene, max(index, verb))
    if replaced > 0:
        return scene.items[replaced].code
    if verb > index:
        return None
    after = scene.right(index, frozenset({"AFTER"}), BREAKS)
    if 0 < after < index + 6:  # "switched to MEDIUM on lap 9 (after a nine-lap HARD stint)"
        for item in scene.items[after : after + 5]:
            if item.tag == "COMPOUND" and driver in item.owner:
                return item.code
    if len(talk.cast) == 1 and scene.tag(verb) == "PIT" and scene.tag(verb - 1) == "ORD":
        return talk.stint_tyre(driver, scene.items[verb - 1].whole)  # "his second stop for HARD" ends stint 2
    if (driver, target) in talk.block_changes:
        return None  # a change spelled out before, told again
    for k in range(index - 1, -1, -1) if scene.items[verb].value != "fit" else ():
        old = scene.items[k]
        if old.tag == "COMPOUND" and driver in old.owner and not old.unreal:
            if old.code == target and _sequence(scene, k):
                return None  # "a plan of SOFT-MEDIUM-SOFT, with a last stop for SOFT"
            if old.code == target and "BECAUSE" in scene.tags[k:verb]:
                return None  # "was on HARD because he had stopped for HARD on lap 9"
            # under a label ("Third stint (SOFT): he switched to SOFT") the new tyre is named twice
            labelled = ":" in scene.tags[k:verb] or "-" in scene.tags[k:verb]
            return None if labelled and old.code == target else old.code
    if _ends_stint(scene, verb, driver) and talk.fitted_in.get(driver) == talk.block:
        return talk.fitted.get(driver)
    if talk.fitted.get(driver) == target and not verb:
        return None  # "(The choice was) to fit HARD": told again
    back = "BACK" in scene.tags[max(verb - 1, 0) : index] and scene.tags[-1] != ":"
    goes_on = all(tag in ("ORD", "FINAL", "COMPARE", ",", "(") for tag in scene.tags[back : max(verb, back)])
    if back and talk.fitted.get(driver) == target:
        return target  # "fitted HARD again"; but "went back to HARD" leaves open from what
    if talk.fitted.get(driver) == target and talk.fitted_in.get(driver) in talk.around:
        return None  # the line is about the stint that the change opens
    if goes_on and scene.tag(verb) == "CHANGE" and not scene.items[verb].flag:
        return talk.fitted.get(driver)
    return None


def _in_place_of(scene: Scene, index: int) -> int:
    """Index of the tyre that the one at `index` is said to replace: "fitted MEDIUM in place of his SOFT"; or 0."""
    k = index + 1
    while scene.tag(k) in ("TYRE", "ON", "IN", "LAPNO", "INT") and k < index + 5:
        k += 1
    if scene.tag(k) != "NEG" or scene.items[k].value != "replaced":
        return 0
    old = scene.right(k, frozenset({"COMPOUND"}))
    return old if 0 < old <= k + 4 else 0


def _ends_stint(scene: Scene, verb: int, driver: str) -> bool:
    """Whether a sentence says that the stint ended that a change ends: "the stint ended with a switch to HARD"."""
    end = scene.left(verb, frozenset({"EXTEND"}), BREAKS)
    named = any(item.tag == "DRIVER" and item.code != driver for item in scene.items[:verb])
    return end >= 0 and "STINT" in scene.tags[max(end - 3, 0) : end + 3] and not named
