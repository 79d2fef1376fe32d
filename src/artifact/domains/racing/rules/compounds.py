"""Which tyre a stint was on, and which of a driver's stints it was."""

from __future__ import annotations

from artifact.domains.racing.claims import StintCompound, StintLaps
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import MEASURES
from artifact.domains.racing.rules.scene import BREAKS, PERSONS, THAN, Scene
from artifact.domains.racing.rules.stint_tyres import stint_tyre
from artifact.domains.racing.rules.stints import LABEL, STINT, STINTS, is_compared

_TELLING = frozenset({"STINT", "START", "RUN"})
_COMPARING = frozenset({"THAN", "VERSUS"})
_OTHER_THAN_STINT = BREAKS | {"COMPOUND", "CHANGE", "PIT", "AFTER"}  # no number of a stint beyond it is the tyre's
_OPENING = frozenset({"-", "ON", "IN", "WITH", "STINT", "TYRE", "OF"})  # what may stand before the tyre of a line
_NOT_HIS = frozenset({"OTHERS", "REJECT"})
_BEFORE_HIS = BREAKS | {"DRIVER", "(", ",", "COMPOUND"}
_MEASURED = MEASURES | {"AVG"}
_OF_OTHER_STINT = frozenset({"STINT", "ORD", "OPENING", "FINAL", "HIS", "IN", "ON", "WITH", "OF"})


def read(scene: Scene, talk: Discourse, index: int) -> None:
    """Read a tyre: who was on it, and in which of his stints."""
    item = scene.items[index]
    compound = item.code
    if index in scene.changed:
        talk.untold = None
        for driver in item.owner:
            talk.fit(driver, compound)
            _number_stints(scene, talk, index, driver)
        return
    if len(talk.cast) > 1 and _is_label(scene) and _of_nobody(scene, index):
        for driver in talk.cast:  # "On the HARD stint:" and a line for each driver
            talk.fit(driver, compound)
        return
    chosen = scene.tags[max(index - 3, 0) : index] == ["CHANGE", "COMPOUND", "ON"]  # "chose MEDIUM over HARD"
    if chosen or _worn_by_others(scene, index) or _is_compared_with_old(scene, index):
        return
    if item.flag and not scene.has_near(index, _TELLING, before=4, after=3):
        return  # "on harder tyres" compares; only a change to them, or a stint, tells which they are
    if scene.tag(index - 1) == "(" and scene.tag(index - 2) == "STINT":
        # "In stint 1 (MEDIUM), AAA ...": what follows is about it, whoever drove, up to another
        talk.frame = (talk.block, compound) if index < 5 else None
    compared = not item.unreal and _is_of_comparison(scene, index)
    for driver in _wearers(scene, talk, index):
        talk.emit(StintCompound, item, item, "stint.compound", item.unreal, driver=driver, compound=compound)
        if not item.unreal:
            if not compared:
                _tell(talk, driver, compound)
                talk.fit(driver, compound)
            if "START" in scene.tags[max(index - 4, 0) : index]:
                talk.stints.setdefault((driver, 1), compound)
            if scene.tag(index + 1) == "-" and scene.tag(index + 2) == "COMPOUND":
                _number_plan(scene, talk, index, driver)
            _number_stints(scene, talk, index, driver)


def _number_plan(scene: Scene, talk: Discourse, index: int, driver: str) -> None:
    """ "a HARD-HARD-MEDIUM strategy" tells which tyre each of the driver's stints was on."""
    if scene.tag(index - 1) == "-" and scene.tag(index - 2) == "COMPOUND":
        return  # not the first of them
    plan = [scene.items[index].code]
    while scene.tag(index + 1) == "-" and scene.tag(index + 2) == "COMPOUND":
        index += 2
        plan.append(scene.items[index].code)
    if len(plan) > 2 or plan[0] == plan[-1]:  # "MEDIUM-HARD" may only name the tyres
        for number, compound in enumerate(plan, 1):
            talk.stints.setdefault((driver, number), compound)


def _is_label(scene: Scene) -> bool:
    """Whether a sentence is the label of the lines below it: "On the HARD stint:", "HARD stints."."""
    last = scene.tags[-1]
    return last == ":" or (last == "." and LABEL.issuperset(scene.tags[:-1]))


def _of_nobody(scene: Scene, index: int) -> bool:
    """Whether a tyre is nobody's in particular, as far as its sentence tells."""
    return not scene.items[index].owner or scene.has.isdisjoint(PERSONS) or _opens_line(scene, index)


def _opens_line(scene: Scene, index: int) -> bool:
    """Whether a line starts with a tyre before it names anybody: "On the HARD stint, AAA was faster:"."""
    before, after = scene.tags[:index], scene.tags[index + 1 : index + 4]
    return _OPENING.issuperset(before) and (after == ["STINT", ",", "DRIVER"] or after[:2] == [",", "DRIVER"])


def _tell(talk: Discourse, driver: str, compound: str) -> None:
    """Give the stint that heads a block, and whose tyre was not told, the tyre that the block tells first."""
    if talk.untold is None:
        return
    block, claim, item = talk.untold
    talk.untold = None
    if block in talk.around and claim.driver == driver and claim in talk.claims:
        del talk.claims[claim]
        first, last = item.laps
        talk.emit(StintLaps, item, item, "stint.span", driver=driver, compound=compound, start=first, end=last)


def _worn_by_others(scene: Scene, index: int) -> bool:
    """Whether a tyre is that of rivals whom the text does not name ("passed by those on HARD"), or one ruled out."""
    others = scene.left(index, _NOT_HIS, _BEFORE_HIS)
    return others >= 0 and scene.items[index].at <= scene.items[others].to + 6


def _is_compared_with_old(scene: Scene, index: int) -> bool:
    """Whether a tyre is named only to compare: "from SOFT to MEDIUM, 0.4 s quicker compared to the SOFT compound"."""
    named = scene.tag(index - 1) == "TYRE"  # "en comparación con el compuesto SOFT"
    link = scene.items[index - 1 - named]
    compared = link.tag == "ON" and link.to > link.at and (named or scene.tag(index + 1) == "TYRE")
    return compared and any(scene.items[k].code == scene.items[index].code for k in scene.changed if k < index)


def _is_of_comparison(scene: Scene, index: int) -> bool:
    """Whether a tyre is only what another is compared with: "faster than the average of the stint on MEDIUM"."""
    if not scene.has.isdisjoint(_COMPARING):
        near = scene.tags[max(index - 4, 0) : index]
        if "THAN" in near or "VERSUS" in near:
            return True
    if (
        is_compared(scene, index)
        or _is_likened(scene, index)
        or (not scene.has.isdisjoint(MEASURES) and _is_of_other_measure(scene, index))
    ):
        return True
    than = scene.left(index, THAN, BREAKS)
    return (
        than >= max(index - 6, 0)
        and {"DRIVER", ":", ","}.isdisjoint(scene.tags[than:index])
        and scene.tag(index + 1) != ":"
    )


def _is_likened(scene: Scene, index: int) -> bool:
    """Whether a tyre is that of a stint which another is like: "77.2 s (identical to his second MEDIUM stint)"."""
    k = index - 1
    while scene.tag(k) in _OF_OTHER_STINT:
        k -= 1
    if scene.tag(k) != "TO":
        return False
    alike = scene.tag(k - 1) == "PARTIAL" and scene.items[k - 1].flag
    return alike or (scene.tag(k - 1) == "(" and scene.tag(k - 2) in _MEASURED)  # "77,2 s (idéntica a su stint ...)"


def _is_of_other_measure(scene: Scene, index: int) -> bool:
    """Whether a tyre is that of the number with which a number is compared."""
    k = index - 1
    while scene.tag(k) in _OF_OTHER_STINT:
        k -= 1
    if "STINT" in scene.tags[k + 1 : index] and scene.tag(k) == "TO" and not MEASURES.isdisjoint(scene.tags[k - 2 : k]):
        return True  # "HARD: 80.5 s on average, similar to the first stint on MEDIUM"
    # "HARD: 93.6 s, against the 95.1 s of the stint on MEDIUM"
    return scene.tag(k) in MEASURES and scene.tag(k - 1) in ("ON", "VERSUS")


def _number_stints(scene: Scene, talk: Discourse, index: int, driver: str) -> None:
    """Which of the driver's stints the compound is of, where the sentence gives a number."""
    if scene.has.isdisjoint(STINTS):
        return
    compound = scene.items[index].code
    for k in range(index + 1, min(index + 7, len(scene.items))):
        tag = scene.tags[k]
        both = tag == "BOTH" and scene.tags[k + 1 : k + 3] == ["PARTIAL", "STINT"]  # "los dos primeros stints"
        if both or (tag == "STINTS" and scene.items[k].flag):
            for number in range(1, (2 if both else min(scene.items[k].whole, 9)) + 1):
                talk.stints[driver, number] = compound
            return
        if tag in _OTHER_THAN_STINT:
            break
        if tag in (",", "AND") and scene.tag(k + 1) in ("HIS", "EXTEND"):
            break  # "went SOFT-MEDIUM-HARD, stretching his second stint"
        if tag == "STINT":
            if scene.items[k].whole:
                talk.stints[driver, scene.items[k].whole] = compound
                if scene.tags[k + 1 : k + 3] == ["AND", "INT"] and 0 < scene.items[k + 2].whole < 9:
                    talk.stints[driver, scene.items[k + 2].whole] = compound  # "for stints 1 and 2"
                if scene.tags[k - 3 : k] == ["ORD", "AND", "ORD"]:
                    talk.stints[driver, scene.items[k - 3].whole] = compound  # "for the first and third stints"
            return
    if index in scene.changed:
        return
    stint = scene.left(index, STINT, BREAKS)
    if stint >= 0 and scene.items[stint].whole:
        talk.stints.setdefault((driver, scene.items[stint].whole), compound)


def _wearers(scene: Scene, talk: Discourse, index: int) -> tuple[str, ...]:
    """Who ran the compound: "the SOFT that BBB still used" is BBB's."""
    if scene.tag(index + 1) in ("QUE", "WHO") and scene.tag(index + 2) == "DRIVER":
        return (scene.items[index + 2].code,)
    return talk.owners(scene.items[index])


def read_numbered(scene: Scene, talk: Discourse, index: int) -> None:
    """A stint named by its number brings back its tyre, or leaves open which it was."""
    item = scene.items[index]
    if not item.whole or not {"THAN", "QUE"}.isdisjoint(scene.tags[max(index - 3, 0) : index]):
        return
    if is_compared(scene, index):
        return
    if "COMPOUND" in scene.tags[max(index - 2, 0) : index + 4]:
        return
    for driver in talk.cast if len(talk.cast) < 3 else item.owner:
        named = talk.stints.get((driver, item.whole))  # which the last is, only the text can say
        compound = stint_tyre(scene, talk, driver, item.whole) if item.whole > 0 else named
        if compound is not None:
            talk.fit(driver, compound)
        elif item.whole > 0 and talk.fitted_in.get(driver) not in talk.around:
            worn = list(talk.worn.get(driver, ()))  # as many as stints: it is the last that was told
            if len(worn) != item.whole or item.whole < 2 or worn[-1] != talk.fitted.get(driver):
                talk.fitted.pop(driver, None)
