"""The tyre that came off at a change that tells only what went on.

Invariant: it is told only where the text connects the two.
"""

from __future__ import annotations

from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.scene import AFTER, BREAKS, Scene
from artifact.domains.racing.rules.stints import COMPOUND

_OF_STINT = frozenset({"STINT", "SPAN", "NLAPS", "SECS"})  # what goes through the stints one after another

_LEADING_UP = frozenset({"FOLLOWED", "BEFORE"})
_EXTEND = frozenset({"EXTEND"})


def in_sequence(scene: Scene, index: int) -> bool:
    """Whether the compound is part of a plan written with dashes ("MEDIUM-HARD-HARD")."""
    return "-" in scene.has and any(
        scene.tag(index + side) == "-" and scene.tag(index + 2 * side) == "COMPOUND" for side in (-1, 1)
    )


def tyre_before(scene: Scene, talk: Discourse, index: int, verb: int, driver: str) -> str | None:
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
    if scene.tag(verb) == ">":  # "Pit stop: lap 9 → HARD", under "Stint 1 (SOFT)" or not
        old_one = talk.replaced(driver)
        return old_one if old_one != target and talk.fitted_in.get(driver) in talk.around else None
    after = scene.right(index, AFTER, BREAKS)
    if 0 < after < index + 6:  # "switched to MEDIUM on lap 9 (after a nine-lap HARD stint)"
        for item in scene.items[after : after + 5]:
            if item.tag == "COMPOUND" and driver in item.owner:
                return item.code
    if len(talk.cast) == 1 and scene.tag(verb) == "PIT" and scene.tag(verb - 1) == "ORD":
        return talk.stint_tyre(driver, scene.items[verb - 1].whole)  # "his second stop for HARD" ends stint 2
    if (driver, target) in talk.block_changes:
        return None  # a change spelled out before, told again
    named = _named_before(scene, index, verb, driver)
    return named[0] if named else _on_since(scene, talk, index, verb, driver)


def _named_before(scene: Scene, index: int, verb: int, driver: str) -> tuple[str | None, ...]:
    """What the sentence names before a change as the driver's tyre; empty where it names none or does not connect it.

    None where the tyre that it names is that of another stop, or the new one told before.
    """
    items, target = scene.items, scene.items[index].code
    k = index - 1
    while k >= 0 and not (items[k].tag == "COMPOUND" and driver in items[k].owner and not items[k].unreal):
        k -= 1
    if k < 0:
        return ()
    if items[verb].value == "fit" and "STINT" not in scene.tags[:verb] and not _leads_up(scene, k, verb):
        return ()  # "stopped to fit HARD", unlike "20 laps on MEDIUM, followed by a stop to fit HARD"
    again = items[k].code == target
    if again and in_sequence(scene, k):
        return (None,)  # "a plan of SOFT-MEDIUM-SOFT, with a last stop for SOFT"
    if again and "BECAUSE" in scene.tags[k:verb]:
        return (None,)  # "was on HARD because he had stopped for HARD on lap 9"
    if k in scene.changed and scene.tags[verb] in ("PIT", "FOR") and _is_of_own_stop(scene, k, verb):
        return (None,)  # "stopped on lap 20 for HARD and on lap 40 for SOFT"
    # under a label ("Third stint (SOFT): he switched to SOFT") the new tyre is named twice
    labelled = ":" in scene.tags[k:verb] or "-" in scene.tags[k:verb]
    return (None if labelled and again else items[k].code,)


def _on_since(scene: Scene, talk: Discourse, index: int, verb: int, driver: str) -> str | None:
    """What the driver was on as told in sentences before, where the change goes on from there or leads back."""
    target, fitted = scene.items[index].code, talk.fitted.get(driver)
    if _ends_stint(scene, verb, driver) and talk.fitted_in.get(driver) == talk.block:
        return fitted
    if fitted == target and not verb:
        return None  # "(The choice was) to fit HARD": told again
    back = "BACK" in scene.tags[max(verb - 1, 0) : index] and scene.tags[-1] != ":"
    goes_on = all(tag in ("ORD", "FINAL", "COMPARE", ",", "(") for tag in scene.tags[back : max(verb, back)])
    if fitted == target and talk.fitted_in.get(driver) in talk.around:
        return None  # the line is about the stint that the change opens
    if back and _is_return(scene, index) and (left := _left_before(talk, target, driver)) is not None:
        return left
    if back:
        talk.returned.add((driver, target))
    named = scene.tags[verb] == "CHANGE" and scene.items[verb].flag and "DRIVER" not in scene.tags[:verb]
    if back and (named or fitted == target):
        return fitted  # "a last switch back to HARD"; but "went back to HARD" leaves open from what
    if goes_on and scene.tag(verb) == "CHANGE" and not scene.items[verb].flag:
        return fitted
    return None


def _leads_up(scene: Scene, old: int, verb: int) -> bool:
    """Whether a stop is told to come after a stint: "20 laps on SOFT, followed by a stop", "... before stopping"."""
    return any(scene.tags[k] in _LEADING_UP and scene.tags[k + 1] == "PIT" for k in range(old, verb - 1))


def _is_return(scene: Scene, index: int) -> bool:
    """ "switched back to HARD", unlike "fitted HARD again"."""
    k = index - 1
    while scene.tag(k) in ("TYRE", "ANOTHER", "OF"):
        k -= 1
    return scene.tag(k) in ("TO", "ON") and scene.tag(k - 1) == "BACK"


def _left_before(talk: Discourse, target: str, driver: str) -> str | None:
    """From which tyre a driver went back to another, in a list of what he did: "- MEDIUM on lap 33", "- back to"."""
    fitted = talk.fitted.get(driver)
    if fitted is None or fitted == target:
        return None  # the line is about the stint that the change opens
    told = talk.fitted_in.get(driver, -1)
    return fitted if len(talk.around) > 1 and talk.around[1] <= told < talk.block else None


def _is_of_own_stop(scene: Scene, old: int, verb: int) -> bool:
    """Whether the tyre at `old` was told to be fitted at a stop of its own, in a list of stops."""
    stopped = not {"PIT", "STOPS"}.isdisjoint(scene.tags[:old]) and "CHANGE" not in scene.tags[:old]
    return stopped and _OF_STINT.isdisjoint(scene.tags[old:verb]) and scene.tag(old - 1) not in ("TO", ">")


def _in_place_of(scene: Scene, index: int) -> int:
    """Index of the tyre that the one at `index` is said to replace: "fitted MEDIUM in place of his SOFT"; or 0."""
    k = index + 1
    while scene.tag(k) in ("TYRE", "ON", "IN", "LAPNO", "INT") and k < index + 5:
        k += 1
    if scene.tag(k) != "NEG" or scene.items[k].value != "replaced":
        return 0
    old = scene.right(k, COMPOUND)
    return old if 0 < old <= k + 4 else 0


def _ends_stint(scene: Scene, verb: int, driver: str) -> bool:
    """Whether a sentence says that the stint ended that a change ends: "the stint ended with a switch to HARD"."""
    end = scene.left(verb, _EXTEND, BREAKS)
    named = any(item.tag == "DRIVER" and item.code != driver for item in scene.items[:verb])
    return end >= 0 and "STINT" in scene.tags[max(end - 3, 0) : end + 3] and not named
