"""Places that were but held in the course of the race, and counted reasons, which are no places at all.

Invariant: what stands in the place's own part of the sentence decides, and a word for finishing there outweighs it.
"""

from __future__ import annotations

from artifact.domains.racing.rules.scene import BREAKS, FINISHED, Scene

_PARTING = BREAKS | {",", "AND", "(", ")", ":", "AFTER", "BEFORE", "TO"}
_ENDING = frozenset({"FINISH", "EXTEND"})  # "finished the first lap", "ended lap one"
_BEFORE_PART = frozenset({"TO", "ORD", "OPENING", "HIS", "FINAL", "PER"})
_PARTS = frozenset({"LAPNO", "LAP", "STINT"})
_DATING = _PARTS | {"NLAPS", "PIT"}
_GIVING_UP = frozenset({"RETIRE", "MATTER"})
_FRONTING = frozenset({"", "-", "AND", "BUT"})
# what makes a sentence that opens with a place one about the result: "in second place, AAA finished 2.5 s behind"
_OF_RESULT = frozenset({"FINISH", "FLAG", "ORDER", "WIN", "SECS", "DEC", "BEHIND", "AHEAD", "POINTS", "WHO", "QUE"})


def on_the_way(scene: Scene, index: int) -> bool:
    """Whether a place is one that was held for a while, or not a place: "was fifth on lap 20", "in the first place"."""
    if "ON_THE_WAY" in scene.has and _for_a_while(scene, index):
        return True
    if scene.tag(index - 1) == "IN" and scene.tag(index + 1) == "," and _is_reason(scene, index):
        return True
    if scene.tag(index - 1) == "BE" and not scene.has.isdisjoint(_GIVING_UP) and _gives_up(scene, index):
        return True
    return not scene.has.isdisjoint(_DATING) and (_of_a_part(scene, index) or _dated(scene, index))


def _gives_up(scene: Scene, index: int) -> bool:
    """Whether a driver who was in a place did not see the flag there: "was fourth, but then his engine failed"."""
    return scene.right(index, _GIVING_UP, frozenset({"DRIVER", "."})) > 0


def _for_a_while(scene: Scene, index: int) -> bool:
    """Whether a word says for how long, or when: "briefly held second place", "at the restart, AAA was sixth"."""
    for step in (-1, 1):
        k, finished = index + step, False
        while 0 <= k < len(scene.tags):
            tag = scene.tags[k]
            if tag == "ON_THE_WAY":
                return not finished or abs(k - index) == 1
            if tag in _PARTING and not (tag == "," and scene.tag(k - 1) == "ON_THE_WAY"):
                break
            finished = finished or tag in FINISHED
            k += step
    return False


def _of_a_part(scene: Scene, index: int) -> bool:
    """Whether what was finished in a place is a lap or a stint: "finished the first lap in fifth place"."""
    verb = scene.left(index, _ENDING, _PARTING - {"TO"})
    k = verb + 1
    while scene.tag(k) in _BEFORE_PART:
        k += 1
    return verb >= 0 and k < index and scene.tag(k) in _PARTS and scene.items[k].at <= scene.items[verb].to + 4


def _dated(scene: Scene, index: int) -> bool:
    """Whether a lap, or for how many, follows a place where nobody finished: "rose to fifth place on lap 12"."""
    lap = scene.tags[index + 1 : index + 3]
    first = scene.right(index, frozenset({"LAP"}), _PARTING)  # "fifth at the end of lap one"
    if 0 < first < index + 5 and scene.tag(first + 1) == "WORDNUM":
        return scene.left(index, FINISHED, BREAKS | {","}) < 0
    told = lap in (["IN", "LAPNO"], ["ON", "LAPNO"], ["FOR", "NLAPS"], ["DURING", "NLAPS"])
    if scene.tag(index + 1) in ("WHILE", "AFTER"):
        told = "PIT" in scene.tags[index + 2 : index + 5] and "FINISH" not in scene.tags[index + 2 :]
    return told and scene.left(index, FINISHED, BREAKS | {","}) < 0


def _is_reason(scene: Scene, index: int) -> bool:
    """Whether "in second place, ..." counts what is said: what follows is about no result."""
    if index > 2 or scene.tag(index - 2) not in _FRONTING or (index == 1 and scene.tags[0] != "IN"):
        return False
    after = scene.tags[index + 2 :]
    goes_on = [tag for tag in after if tag not in ("DRIVER", ".", ",", "AND", "TO", ";", ":")]
    return _OF_RESULT.isdisjoint(after) and (bool(goes_on) or scene.items[-1].at > scene.items[index].to + 4)
