"""By what a tyre that a sentence names is put on: the verb or noun that says so, or the stop that it stands beside."""

from __future__ import annotations

from artifact.domains.racing.rules.exchanges import ADORNING
from artifact.domains.racing.rules.scene import LINKS, STOPPING, Scene

_BEFORE_PARTICIPLE = frozenset({"TYRE", ",", "(", "QUE", "WHO", "HE", "DRIVER"})
_AFTER_PARTICIPLE = frozenset(
    {"ON", "IN", "LAPNO", "DURING", "NEG", "AFTER", "BEFORE", "ORD", "", ".", ",", ")", "AND"}
)
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


def is_apposed_to_stop(scene: Scene, index: int) -> bool:
    """Whether a tyre stands for the change at the stop told before: "stopped on lap 20, HARD", "lap 20 (HARD)"."""
    before = scene.tag(index - 1)
    if scene.answers == "tyres":
        return True  # "Which tyres did he take? HARD."
    if before == "," and scene.tag(index - 2 - (scene.tag(index - 2) == "BACK")) == "PIT":
        dated = "LAPNO" in scene.tags[:index] and scene.preds[index] == "pit"
        if dated and scene.tag(index + 1 + (scene.tag(index + 1) == "TYRE")) in ("", ".", ";", "!"):
            return True  # "Lap 38: AAA boxes again, hards."
    if before not in (",", "(", "-") or scene.tag(index - 2) not in ("LAPNO", "INT") or scene.preds[index - 2] != "pit":
        return False
    end = index + 1 + (scene.tag(index + 1) == "TYRE")
    again = scene.tag(end) == "BACK"  # "second stop on lap 40, mediums again, and ..."
    end += again
    closed = scene.tag(end) == ")" if before == "(" else scene.tag(end) in ("", ".", ";", "," if again else "")
    start = index - 3
    while scene.tag(start) in ("ON", "IN", "OF", "FINAL"):
        start -= 1
    stopped = scene.tag(start) in ("PIT", ":", ",", "AND", "TWICE", "STOPS", ")", "DRIVER")
    return closed and stopped and {"STINT", "START"}.isdisjoint(scene.tags[:index])


def names_change(scene: Scene, index: int) -> bool:
    """Whether the compound is the first part of the noun after it: "the lap-11 HARD change", "the HARD stop on lap 11".

    The noun is right there.
    """
    items = scene.items
    stop = scene.tag(index + 1) == "PIT" and scene.tag(index + 2) in ("IN", "ON") and scene.tag(index + 3) == "LAPNO"
    if not stop and not (scene.tag(index + 1) == "CHANGE" and items[index + 1].flag):
        return False
    adjacent = items[index + 1].at == items[index].to + 1
    return adjacent and scene.tag(index - 1) not in ("-", "ON", "IN", "WITH", "FROM", "OF", "OFF", *LINKS)


def listed_target(scene: Scene, index: int, used: set[int]) -> int | None:
    """The tyre told before, of a list of them: "switched to MEDIUM on lap 12, HARD on lap 30 and SOFT on lap 44"."""
    if not used:
        return None
    k = index - 1
    while scene.tag(k) in (",", "AND", "COMPARE"):
        k -= 1
    earlier = k
    while earlier >= 0 and scene.tags[earlier] in _DATING:
        earlier -= 1
    if scene.tags[max(earlier - 1, 0) : earlier + 1] in (["TO", "DRIVER"], ["ON", "DRIVER"], ["IN", "DRIVER"]):
        earlier -= 2  # "puso duros a AAA en la 14 y medios en la 40"
    dated = _WHICH.isdisjoint(scene.tags[earlier + 1 : k + 1]) or k == index - 1
    if dated or earlier not in used or scene.items[earlier].owner != scene.items[index].owner:
        return None
    after = index + 1 + (scene.tag(index + 1) == "TYRE")
    own = scene.tags[after + 1 : after + 4]
    return earlier if scene.tag(after) in ("ON", "IN") and not _WHICH.isdisjoint(own) else None


def target_of(scene: Scene, index: int) -> int | None:
    """Index of the verb or noun by which the compound at `index` is put on, if there is one."""
    items, tags = scene.items, scene.tags
    k = _before_adorned(scene, index)
    if k < 0:
        return None
    tag, before = tags[k], scene.tag(k - 1)
    if tag == ">" and before in ("LAPNO", "INT") and scene.preds[k - 1] in STOPPING:
        return k  # "Pit stop: lap 9 → HARD"
    if _is_shod(scene, index, k):
        return None
    if tag == "PIT_EXIT" and k == index - 2 and items[k].value == "fitted":
        return k  # "saiu de duros"
    if tag == "CHANGE":
        return k if _fits(scene, index, k) else None
    if tag == "WITH" and before == "CHANGE" and not items[k - 1].flag:
        return k - 1  # "was fitted with fresh HARD"
    if tag == "TO" and before == "BACK":
        return k - 1
    if tag in ("WITH", "ON", "OF") or (tags[k - 1] == "PIT_EXIT" and tag == "IN"):
        return _sent_out_on(scene, index, k)
    if tags[k + 1] == "OF" and items[k + 1].at > items[k].to + 1:
        return None  # "a durabilidade do pneu duro"
    if tag not in ("TO", "FOR") or "DEG" in (scene.tag(index + 1), scene.tag(index + 2)):
        return None  # "the stop was a response to high SOFT wear"
    if before == "DRY" and scene.tag(k - 2) in ("FROM", "OF") and scene.tag(k - 3) == "CHANGE":
        return k - 3  # "switched from slicks to INTERMEDIATE"
    return _stop_for(scene, k)


def _before_adorned(scene: Scene, index: int) -> int:
    """Index of what stands before a compound and the words that adorn it, or -1 where it is too far away."""
    items, tags = scene.items, scene.tags
    k = index - 1
    if scene.tag(k) == "(" and scene.tag(k - 1) == "TYRE":
        k -= 1  # "switched to the harder compound (HARD)"
    while k >= 0 and tags[k] in ADORNING and items[k].at >= items[index].at - 6:
        k -= 1
    return -1 if k < 0 or items[k].at < items[index].at - 7 else k


def _is_shod(scene: Scene, index: int, k: int) -> bool:
    """Whether a verb tells what a driver had on, not that he put it on: "took the start shod with MEDIUM"."""
    tag, before = scene.tags[k], scene.tag(k - 1)
    if tag == "CHANGE" and before == "START":
        return True
    if tag != "WITH":
        return False
    if before == "CHANGE" and scene.tag(k - 2) == "START":
        return True
    # "Shod with SOFT, AAA ..."
    return k == 1 and scene.tags[0] == "CHANGE" and scene.tags[index + 1 : index + 3] == [",", "DRIVER"]


def _fits(scene: Scene, index: int, verb: int) -> bool:
    """Whether a verb right before a compound tells that it was put on."""
    after = scene.tag(index + 1)
    planned = scene.items[verb].value == "motion" and verb == index - 1 and after == ","
    if planned and scene.tag(index + 2) == "COMPOUND":
        return False  # "went MEDIUM, HARD, MEDIUM": a plan
    fitted_first = after in ("TO", "IN") and "START" in scene.tags[index + 2 : index + 4]
    fitted_first = fitted_first or after == "START"  # "montó SOFT al inicio" is no change
    between = scene.tags[verb:index]
    described = "WORDNUM" in between and "TYRE" not in between  # "foi um stint com SOFT"
    return after != "DEG" and not fitted_first and not described


def _sent_out_on(scene: Scene, index: int, k: int) -> int | None:
    """Index of the verb that put a driver on a tyre or sent him out on it, with "on" or "with" at `k`."""
    items, tags = scene.items, scene.tags
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


def _stop_for(scene: Scene, k: int) -> int | None:
    """Index of the stop or change that was made for a tyre, with "for" or "to" at `k`, if there is one."""
    tags = scene.tags
    stop = k - 1
    while stop >= 0 and tags[stop] in _BETWEEN_STOP_AND_TYRE:
        stop -= 1
    if scene.tag(k - 1) in ("BOTH", "ALL", "EACH") and scene.preds[k] == "pit":
        return k  # "both for HARD"
    if scene.tag(k - 1) == "DRIVER":
        if scene.tag(stop) == "DRY":
            return stop  # "from INTERMEDIATE to slicks on lap 33 (AAA to MEDIUM, ..."
        if stop in scene.changed and tags[stop + 1 : k - 1] in ([","], ["AND"]):
            return k  # "... BBB to HARD)"
        if tags[stop] == "AND" and stop - 1 in scene.changed:
            return k  # "AAA for HARD and BBB for MEDIUM"
    if _goes_on(scene, stop, k):
        return k  # "MEDIUM to HARD on lap 8, and then to MEDIUM"
    if stop >= 0 and (tags[stop] in ("CHANGE", "PIT", "STOPS", "SAME") or (tags[stop] == "RUN" and _did(scene, stop))):
        return stop
    return None


def _goes_on(scene: Scene, stop: int, k: int) -> bool:
    """Whether a change that was told before goes on to another tyre, with "for" or "to" at `k`."""
    tags = scene.tags
    again = stop
    while again >= 0 and tags[again] in _BETWEEN_CHANGES:
        again -= 1
    if again not in scene.changed or scene.items[again].owner != scene.items[k].owner:
        return False
    before, to = scene.tag(k - 1), tags[k] == "TO"
    dated = before == "," and scene.tag(k - 2) in WHEN  # "and the second, on lap 40, for SOFT"
    then = dated or to or before in ("AND", "COMPARE", "BACK", "AFTER", "LAPNO", "INT")
    told = not WHEN.isdisjoint(tags[again:k]) or "BACK" in tags[again:k]
    told = told or (to and tags[again + 1 : k] in (["AND"], [",", "AND"]))  # "... and then to MEDIUM"
    return then and told


def fitted_after(scene: Scene, index: int) -> int:
    """Index of the verb after the tyre that it put on, or 0: "on HARD fitted on lap 12", "the HARD that he took"."""
    if "CHANGE" not in scene.has:
        return 0
    k = index + 1
    while scene.tag(k) in _BEFORE_PARTICIPLE and k < index + 5:
        k += 1
    fitted = scene.tag(k) == "CHANGE" and scene.items[k].value == "fitted"
    return k if fitted and scene.tag(k + 1) in _AFTER_PARTICIPLE else 0


def _did(scene: Scene, verb: int) -> bool:
    """Whether a verb that stands for any other is said of a lap: "BBB did on lap 11, for HARD"."""
    return scene.items[verb].flag and "LAPNO" in scene.tags[verb + 2 : verb + 4]
