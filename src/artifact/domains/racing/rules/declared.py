"""Claim kinds that need no reader of their own: what announces them is in the lexicon, what they say in their fields.

A concept of the lexicon that has the name of a claim kind (`fastest_lap`) announces a claim of it. Each field of the
kind is filled by the kind of quantity that its name stands for, or by a driver.

Invariant: a kind that is added with its words in the three lexicons is read by this module as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from artifact.claim import Claim, FieldSpec
from artifact.domain import LANGUAGES
from artifact.domains.racing import claims
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import DENIED, HYPOTHETICAL, Item
from artifact.domains.racing.rules.lexicon import entries
from artifact.domains.racing.rules.scene import BREAKS, TRY, Scene

# by a field's name, the quantities that fill it
QUANTITIES: Mapping[str, frozenset[str]] = {
    "seconds": frozenset({"SECS", "DEC", "RATE"}),
    "value": frozenset({"SECS", "DEC", "RATE"}),
    "lap": frozenset({"LAPNO"}),
    "position": frozenset({"POS"}),
    "n_laps": frozenset({"NLAPS"}),
    "n": frozenset({"INT", "WORDNUM", "TWICE"}),
    "compound": frozenset({"COMPOUND"}),
}
_REACH = 8  # items after the words that announce a claim
_INTRODUCING = frozenset({"BY", "FOR", ":", "OF", "TO", "(", "WITH"})
_BETWEEN = frozenset({"OF", "-"})
_PERSONS = frozenset({"DRIVER", "HE", ",", "AND", "WHILE", "BUT", ";", "."})


@cache
def announced() -> dict[str, type[Claim]]:
    """The kinds that a concept announces, by its name."""
    concepts = {concept for lang in LANGUAGES for _, concept in entries(lang)}
    return {name: kind for name, kind in claims.KINDS.items() if name in concepts}


def read(scene: Scene, talk: Discourse) -> None:
    """Read all claims that the lexicon announces in a sentence. The quantities that they take are nobody else's."""
    known = announced()
    if scene.has.isdisjoint(known):
        return
    for index, tag in enumerate(scene.tags):
        if tag in known:
            _claim(scene, talk, index, known[tag])


def _claim(scene: Scene, talk: Discourse, index: int, kind: type[Claim]) -> None:
    item = last = scene.items[index]
    values: dict[str, object] = {}
    asserted = False  # whether a field of its own says if it is so
    drivers: list[FieldSpec] = []
    for spec in kind.specs():
        if spec.name in QUANTITIES and spec.kind != "bool":
            place = _quantity(scene, index, QUANTITIES[spec.name])
            if place >= 0:
                scene.taken.add(place)
                values[spec.name] = _said(scene.items[place], spec)
                last = scene.items[max(place, index)]
        elif spec.kind == "bool":
            asserted = True
            values[spec.name] = item.unreal != DENIED
        elif not spec.choices:
            drivers.append(spec)
    who = _who(scene, talk, index)
    if drivers and not who:
        talk.drop("unresolved_driver")
        return
    for driver in who if drivers else ("",):
        sides = (driver, _other(scene, index, driver))
        named = {spec.name: side for spec, side in zip(drivers, sides, strict=False)}
        unreal = 0 if asserted and item.unreal == DENIED else item.unreal
        tried = scene.left(index, TRY, _PERSONS)
        of = scene.left(index, TRY) if tried < 0 and scene.tag(scene.left(index, TRY) + 1) == "OF" else tried
        if (tried >= index - 4 and tried >= 0) or of >= max(index - 6, 0) or _lost(scene, index):
            unreal = HYPOTHETICAL  # "a late attempt at the fastest lap"
        talk.emit(kind, item, last, f"declared.{kind.type}", unreal, **named, **values)


def _lost(scene: Scene, index: int) -> bool:
    """Whether what is announced was lost: "lost the fastest lap to BBB"."""
    verb = index - 2 if scene.tag(index - 1) == "TO" else index - 1  # "perdeu a volta mais rápida"
    return scene.tag(verb) == "LOSE" and scene.items[index].at <= scene.items[verb].to + 2


def _said(item: Item, spec: FieldSpec) -> object:
    """What a quantity says, as the field has it."""
    if spec.kind == "int":
        return item.whole
    return item.number if spec.kind == "float" else item.code


def _quantity(scene: Scene, index: int, tags: frozenset[str]) -> int:
    """The nearest quantity after what announces the claim, or the one right before it; -1 if there is none."""
    for k in range(index + 1, min(index + 1 + _REACH, len(scene.items))):
        if scene.tags[k] in tags:
            return k
        if scene.tags[k] in BREAKS:
            break
    k = index - 1
    while scene.tag(k) in _BETWEEN:
        k -= 1
    return k if scene.tag(k) in tags and scene.items[k].to >= scene.items[index].at - 3 else -1


def _who(scene: Scene, talk: Discourse, index: int) -> tuple[str, ...]:
    """Whose claim it is: the driver that is introduced after it ("fastest lap: AAA"), else the subject."""
    label = len(scene.items) == 1  # a heading: who it was, the lines below it tell
    owner = scene.items[index].owner if is_named(scene, index, talk) and not label else ()
    doer = index - 1
    while scene.tag(doer) in ("RUN", "TO", "CHANGE"):
        doer -= 1
    if len(owner) > 1 and scene.tag(doer) == "DRIVER" and not scene.items[doer].flag:
        owner = (scene.items[doer].code,)  # "AAA won and BBB took the fastest lap"
    after = index + 1 + (scene.tag(index + 1) == "BE")
    if scene.tag(after) == "DRIVER" and scene.items[after].flag:
        return (scene.items[after].code,)  # "the fastest lap was AAA's 80.1 s"
    for k in range(index + 1, min(index + 1 + _REACH, len(scene.items))):
        tag = scene.tags[k]
        if scene.tags[k - 1 : k + 1] == ["WITH", "DRIVER"] and scene.tag(k - 2) == ",":
            break  # "AAA took third and the fastest lap, with BBB fourth"
        if tag == "DRIVER" and scene.tags[k - 1] in _INTRODUCING:
            return (scene.items[k].code,)
        if tag in BREAKS or (k in scene.taken and not _by_whom(scene, k)):
            break
    return owner


def _by_whom(scene: Scene, index: int) -> bool:
    """Whether it is told right after a quantity by whom: "the fastest lap, 80.1 s, was set by AAA"."""
    by = next((k for k in range(index + 1, index + 5) if scene.tag(k) == "BY"), 0)
    return (
        by > 0
        and scene.tag(by + 1) == "DRIVER"
        and {"TYRE", "RUN", "CHANGE", ",", ")"}.issuperset(scene.tags[index + 1 : by])
    )


def is_named(scene: Scene, index: int, talk: Discourse) -> bool:
    """Whether the sentence says who (a driver, a pronoun), or starts with the verb and so goes on from the last."""
    return index == 0 or len(talk.cast) == 1 or not scene.has.isdisjoint(("DRIVER", "HE", "HIS"))


def _other(scene: Scene, index: int, driver: str) -> str | None:
    """The next other driver that is named after what announces the claim."""
    after = scene.items[index + 1 : index + 1 + _REACH]
    return next((item.code for item in after if item.tag == "DRIVER" and item.code != driver), None)
