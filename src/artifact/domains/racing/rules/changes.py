"""From which tyre to which a driver changed.

Invariant: the tyre that came off is told only where the text connects the two.
"""

from __future__ import annotations

from itertools import pairwise

from artifact.domains.racing.claims import CompoundChange
from artifact.domains.racing.rules.dated_changes import date_change
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.exchanges import (
    CLOSING,
    exchanged,
    for_its_like,
    goes_back,
    is_taken_off,
    linked,
    noted_change,
    taken_off_before,
    to_named_dry,
)
from artifact.domains.racing.rules.old_tyres import in_sequence, tyre_before
from artifact.domains.racing.rules.put_on import (
    fitted_after,
    is_apposed_to_stop,
    listed_target,
    names_change,
    target_of,
)
from artifact.domains.racing.rules.renewals import TELLING, renewed
from artifact.domains.racing.rules.same_changes import (
    changed_too,
    made_too,
    reversed_change,
    same_change,
    same_kind_again,
    tell,
)
from artifact.domains.racing.rules.scene import Scene

_AFTER_INSIDE = CLOSING | {"AND", "FOR", "ON", "IN"}


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
        same_kind_again(scene, talk)
    if "REVERSED" in has:
        reversed_change(scene, talk, scene.tags.index("REVERSED"))
    if "SAME_CHANGE" in has:
        same_change(scene, talk, scene.tags.index("SAME_CHANGE"))
    elif changes and not has.isdisjoint(("SAME", "RUN")):
        changed_too(scene, talk, changes)
    return changes


def _changes(scene: Scene, talk: Discourse) -> set[int]:
    """Read changes that name the tyre put on, or that taken off; the same indices as of `read`."""
    tags = scene.tags
    used: set[int] = set()
    index = 0
    while index < len(tags):
        index = _read_tyre(scene, talk, index, used) if tags[index] == "COMPOUND" else index + 1
    scene.changed = used
    return used


def _read_tyre(scene: Scene, talk: Discourse, index: int, used: set[int]) -> int:
    """Read the change that the tyre at `index` belongs to, if it does to one.

    Args:
        scene: the sentence.
        talk: what has been said so far.
        index: of the tyre.
        used: indices of the tyres that belong to changes; added to.

    Returns:
        The index to read on from.
    """
    item = scene.items[index]
    chain = _chain(scene, index)
    if len(chain) > 1:
        _use(scene, used, chain)
        _emit_chain(scene, talk, chain)
        if goes_back(scene, chain[-1]):
            _emit_chain(scene, talk, [chain[-1], chain[-2]])
        return chain[-1] + 1
    if scene.tag(index + 1) in ("CHANGE", "PIT") and names_change(scene, index):
        _use(scene, used, chain)
        _emit_target(scene, talk, index, index + 1)
    elif not scene.has.isdisjoint(TELLING) and renewed(scene, talk, index):
        _use(scene, used, chain)
        _emit_alike(scene, talk, index, item.code)
    elif to_named_dry(scene, index):
        used.add(index)
    elif (like := for_its_like(scene, index)) > 0:
        _use(scene, used, chain)
        _emit_alike(scene, talk, like, item.code)
    elif (new := exchanged(scene, index)) > 0:
        _use(scene, used, [index, new])
        _emit_chain(scene, talk, [index, new])
        return new + 1
    elif scene.changed and taken_off_before(scene, index):
        used.add(index)
    elif is_taken_off(scene, index):
        used.add(index)
        for driver in talk.owners(item):
            talk.emit(CompoundChange, item, item, "change.off", item.unreal, driver=driver, from_=item.code)
    elif is_apposed_to_stop(scene, index):
        _use(scene, used, chain)
        for driver in talk.owners(item):
            tell(talk, item, "change.apposed", driver, None, item.code)
    else:
        _read_put_on(scene, talk, index, used)
    return index + 1


def _chain(scene: Scene, index: int) -> list[int]:
    """Where the tyre at `index` stands and those that it is changed for, one after another."""
    if scene.tags[index - 1] == "(" and noted_change(scene, index):
        return [index, index + 2]
    chain = [index]
    while (following := linked(scene, chain[-1])) is not None:
        chain.append(following)
    return chain


def _use(scene: Scene, used: set[int], tyres: list[int]) -> None:
    """These tyres belong to a change, as what is read after them may ask."""
    used.update(tyres)
    scene.changed |= used


def _read_put_on(scene: Scene, talk: Discourse, index: int, used: set[int]) -> None:
    """Read a tyre that a verb, a noun or a list of changes tells to be put on."""
    verb = listed_target(scene, index, used) or target_of(scene, index)
    if verb is None and scene.tag(index + 1) == "INSIDE" and scene.tag(index + 2) in _AFTER_INSIDE:
        used.add(index)
        _emit_target(scene, talk, index, index + 1)  # "a new set of softs goes on"
    if verb is None and (fitted := fitted_after(scene, index)) > 0:
        _emit_target(scene, talk, index, fitted)  # the tyre is that of the stint, too
    if verb is not None and not in_sequence(scene, index):
        _use(scene, used, [index])
        _emit_target(scene, talk, index, verb)


def _emit_alike(scene: Scene, talk: Discourse, index: int, tyre: str) -> None:
    """Keep a change from a tyre to another of its kind."""
    item = scene.items[index]
    for driver in talk.owners(item):
        tell(talk, item, "change.alike", driver, tyre, tyre)


def _emit_chain(scene: Scene, talk: Discourse, chain: list[int]) -> None:
    items = scene.items
    for old, new in pairwise(chain):
        first, last = items[old], items[new]
        verb = chain[0] - 1 - (scene.tag(chain[0] - 1) in ("FROM", "OF"))
        each = _each(scene, talk, verb) if scene.tag(verb) == "CHANGE" else ()
        for driver in each or talk.owners(first if first.owner else last):
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
            date_change(scene, talk, claim)
            talk.fit(driver, last.code)
            talk.block_changes.add((driver, last.code))
            if not first.unreal:
                talk.changed(driver, first.code, last.code)
            if old == chain[0] and (other := made_too(scene, talk, old, driver)):
                tell(talk, first, "change.same", other, first.code, last.code)


def _emit_target(scene: Scene, talk: Discourse, index: int, verb: int) -> None:
    item = scene.items[index]
    each = _each(scene, talk, verb)
    for driver in each or talk.owners(scene.items[verb] if verb > index and scene.items[verb].owner else item):
        old = tyre_before(scene, talk, index, verb, driver)
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
        date_change(scene, talk, claim)
        talk.fit(driver, item.code)
        if old is not None and not item.unreal:
            talk.changed(driver, old, item.code)


def _each(scene: Scene, talk: Discourse, verb: int) -> tuple[str, ...]:
    """Both drivers that "each" before a verb stands for: "AAA stopped on lap 15, BBB on lap 17; each took HARD"."""
    if scene.tag(verb - 1) != "EACH" or scene.items[verb].at > scene.items[verb - 1].to + 1:
        return ()
    pair = scene.named if len(scene.named) == 2 else set(talk.cast)
    return tuple(code for code in talk.cast if code in pair) if len(pair) == 2 else ()
