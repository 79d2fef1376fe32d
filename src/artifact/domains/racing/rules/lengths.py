"""How many laps a stint lasted: not a head start, an age, the whole race or a part of a stint."""

from __future__ import annotations

from artifact.domains.racing.claims import StintLaps
from artifact.domains.racing.rules.attached import tyre_of
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import Item
from artifact.domains.racing.rules.placed import under_label
from artifact.domains.racing.rules.scene import (
    BEFORE,
    BREAKS,
    FULL_STOP,
    GAP,
    STAY,
    STOPPING,
    UP_TO_COMMA,
    WHILE,
    Scene,
)
from artifact.domains.racing.rules.stint_tyres import taken_off
from artifact.domains.racing.rules.stints import (
    BEFORE_TYRE,
    BESIDE,
    COMPOUND,
    LONG_WINDOW,
    STINT,
    STINT_WORDS,
    STINTS,
    TYRES,
    is_averaged,
    is_cut_off,
    is_given,
    meanwhile,
    of_a_stint,
    on_tyre,
)

_RACE_DISTANCE = 44  # laps of the shortest race: as many "completed" are the race
_UP_TO_SET = frozenset({"ON", "WITH", "IN", "ORD", "THESE", "HIS", "FINAL", "OPENING", "PARTIAL", "WORDNUM"})
_NO_LENGTH_AFTER = frozenset({"THESE", "BY", "BEFORE", "ALL", "COMPARE", "DURING", "WITHIN", "TOTAL"})
_BESIDE_CHANGE = frozenset({"TYRE", "DURING", "SC", "ON", "IN", "LAPNO"})  # between a change and what it came after
_HOLD = frozenset({"HOLD"})
_OTHER_NEWS = frozenset({"gap", "hold", "battle", "finish"})  # predicates that tell of no stint
_ENDS_OF_RACE = frozenset({"FLAG", "FINISH", "FINAL"})
_LONGER_THAN = ["COMPARE", "(", "NLAPS", "VERSUS"]  # "a longer stint (49 laps vs. 24 of BBB)"
_RETIRE = frozenset({"RETIRE"})
_TOLD_SET = frozenset({"TYRE", "OTHERS", "QUE", "THESE"})  # "with this compound", "con los que"
# predicates of a tyre that was on for some laps; "BBB: SOFT for 31 laps" has none
_LASTING = frozenset({"run", "start", "stint", "stay", "finish", "extend", "average", ""})
_OF_SEVERAL_STINTS = frozenset({"(", ",", "ON", "IN", "WITH", "COMPOUND", "TYRE", "TOTAL", "OF", "BETWEEN", "TO"})
_UP_TO_STINT = BREAKS | COMPOUND | {",", "CHANGE", "PIT"}
_UP_TO_CHANGE = BREAKS | {"PIT", "CHANGE", "DRIVER"}
_SO_FAR = frozenset({"SO_FAR"})
_OPENING = 4  # items at the beginning of a sentence
_ASIDE = frozenset({"OF", "DRIVER", ",", "WITH", "ON", "IN", "TYRE", "COMPOUND"})
_OTHERWISE = BREAKS | {"PIT", "CHANGE"}


def read(scene: Scene, talk: Discourse, index: int) -> None:
    """Read a count of laps that a stint lasted: "a 30-lap stint on HARD"."""
    item = scene.items[index]
    owners = talk.owners(item)
    if item.flag or item.unreal or not owners or not _is_length(scene, talk, index):
        return
    near = scene.has_near(index, STINT_WORDS, before=6, after=4) or is_cut_off(scene, index)
    near = near or _to_the_flag(scene, index) or scene.tags[max(index - 4, 0) : index] == _LONGER_THAN
    near = near or is_averaged(scene, index) or under_label(scene, index) is not None or _is_on_set(scene, index)
    for driver in owners:
        if not near and talk.fitted_in.get(driver) not in talk.around and len(scene.items) > 3:
            continue  # neither the words around nor the line speaks of a stint
        changed = _changed_after(scene, index)
        compound = tyre_of(scene, talk, index, driver) if changed is None else None
        if changed is not None:
            last = all(k < index for k in scene.changed)  # the change told last is this one
            compound = taken_off(scene, index, driver) or (talk.taken_off(driver, changed) if last else None)
        if compound is None and (changed is not None or not of_a_stint(scene, index)):
            talk.drop("stint_without_compound")
            continue
        known = talk.length(driver, item.whole)
        before = scene.tag(index - 1)
        lasted = before == "RUN" or (before == ":" and index < 4)
        lasted = lasted or (before == "FINAL" and is_averaged(scene, index))
        if not known and compound is not None and _is_sum_told(talk, driver, compound, item.whole):
            continue  # "32 laps on INTERMEDIATE", after stints of 12 and 20 laps
        if known and compound not in known and not (lasted or _names_stint(scene, index)):
            continue  # said again beside another tyre: "faster than the MEDIUM, above all in the 30-lap run"
        known.add(compound)
        talk.emit(StintLaps, item, item, "stint.length", driver=driver, compound=compound, n_laps=item.whole)
        for other in _lengths_before(scene, index):
            talk.length(driver, other.whole).add(compound)
            talk.emit(StintLaps, other, other, "stint.length", driver=driver, compound=compound, n_laps=other.whole)


def _lengths_before(scene: Scene, index: int) -> list[Item]:
    """The lengths that are told before the last one: "two MEDIUM stints of 12, 11 and 10 laps"."""
    if scene.tag(index - 1) != "AND" or scene.tag(index - 2) not in ("INT", "NLAPS"):
        return []
    k = index - 2
    listed = [scene.items[k]]
    while scene.tag(k - 1) == "," and scene.tag(k - 2) in ("INT", "NLAPS"):
        k -= 2
        listed.append(scene.items[k])
    said = scene.left(k, STINTS, _OTHERWISE)
    count = scene.items[said].whole if said >= 0 and scene.tags[said] == "STINTS" else 0
    several = next(
        (scene.items[n].whole for n in range(said - 1, max(said - 4, -1), -1) if scene.tags[n] == "WORDNUM"), 0
    )
    both = "BOTH" in scene.tags[max(said - 3, 0) : k]
    return listed if said >= 0 and (len(listed) + 1 in (count, several) or (both and len(listed) == 1)) else []


def _is_sum_told(talk: Discourse, driver: str, compound: str, laps: int) -> bool:
    """Whether so many laps are all those of a driver's stints on a tyre that were told."""
    told = [count for count in talk.counts.get(driver, ()) if compound in talk.lengths[driver, count]]
    return len(told) > 1 and sum(told) == laps


def _changed_after(scene: Scene, index: int) -> str | None:
    """The tyre that was fitted after some laps, on another: "switched to HARD after 20 laps"."""
    tyre = index - 2
    while scene.tag(tyre) in _BESIDE_CHANGE:
        tyre -= 1
    after = scene.tag(index - 1) == "AFTER" and scene.tag(tyre) == "COMPOUND"
    fitted = tyre in scene.changed or (scene.tag(tyre - 1) == "FOR" and scene.tag(tyre - 2) == "PIT")
    return scene.items[tyre].code if after and fitted else None


def _is_on_set(scene: Scene, index: int) -> bool:
    """ "50 laps with the same set", "67 laps on one set of MEDIUM"; a few laps on a tyre may be but some of a stint."""
    k = index + 1
    item = scene.items[index]
    if item.whole < 2 * LONG_WINDOW or scene.tag(k) not in ("ON", "WITH", "IN") or scene.items[k].at > item.to + 1:
        return False
    while scene.tag(k) in _UP_TO_SET:
        k += 1
    return scene.tag(k) in TYRES


def _spans(scene: Scene, index: int) -> bool:
    """Whether the laps that are counted are named after the count: "46 laps, from lap 18 to 63"."""
    k = index + 1
    while scene.tag(k) in (",", "(", "OF", "FROM"):
        k += 1
    if scene.tag(k) != "SPAN":
        return False
    first, last = scene.items[k].laps
    return scene.items[index].whole == last - first + 1


def _names_stint(scene: Scene, index: int) -> bool:
    """Whether a stint or tyre stands beside a count of laps."""
    for side in (-1, 1):
        k = index + side
        while scene.tag(k) in BESIDE and scene.tag(k) != "STINT":
            k += side
        if scene.tag(k) in ("COMPOUND", "STINT") and scene.tag(k - 1) not in ("THAN", "VERSUS"):
            return True
    return False


def _is_length(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a count of laps is the length of a stint: not a difference, a head start, a hold or the whole race."""
    adjective, phase = _is_adjective(scene, index), _is_phase(scene, index)
    if scene.preds[index] in _OTHER_NEWS and not (adjective or phase or _held_together(scene, index)):
        return False
    if phase and scene.tag(index - 1) == "AFTER" and on_tyre(scene, index):
        return True
    told = _by_place(scene, talk, index, adjective=adjective)
    if told is None:
        told = _by_verb(scene, index)
    if told is None and _is_lead(scene, talk, index):
        return False
    return _by_tyre(scene, talk, index) if told is None else told


def _is_adjective(scene: Scene, index: int) -> bool:
    """ "a 25-lap MEDIUM stint"."""
    if scene.tag(index + 1) == "STINT":
        return scene.carries(index)  # "This was a 24-lap stint"
    if scene.tags[index + 1 : index + 3] == ["COMPOUND", "STINT"]:
        return True
    named = scene.tags[index + 1 : index + 4] == ["(", "DRIVER", ")"]  # "an 11-lap (AAA) or 10-lap (BBB) final stint"
    return named and 0 < scene.right(index, STINT, BREAKS) < index + 12


def _is_phase(scene: Scene, index: int) -> bool:
    """ "ended with a phase on MEDIUM of 14 laps", "finished on MEDIUM for 16 laps"."""
    link = index - 2 if scene.tag(index - 1) == "FINAL" else index - 1
    tyre = link - 2 if scene.tag(link - 1) == "TYRE" else link - 1
    if scene.tag(tyre) == "COMPOUND" and scene.tag(link) in ("OF", "FOR", "DURING"):
        return True
    lasted = scene.tag(index - 1) == "HOLD" and "COMPOUND" in scene.tags[max(index - 4, 0) : index - 1]
    if lasted and scene.tag(index + 1) != "TO":
        return True  # "a AAA los medios le aguantaron siete vueltas"
    if scene.preds[index] in ("hold", "finish") and on_tyre(scene, index) and _holds_nobody(scene, index):
        return True  # "aguantó siete vueltas con el SOFT", "llegó tras 31 vueltas con SOFT"
    return _to_the_flag(scene, index)


def _holds_nobody(scene: Scene, index: int) -> bool:
    """Whether it is a tyre that was held, unlike "contuvo a BBB siete vueltas con SOFT"."""
    held = scene.left(index, _HOLD) if scene.preds[index] == "hold" else index
    return "DRIVER" not in scene.tags[held:index]


def _held_together(scene: Scene, index: int) -> bool:
    """ "held his SOFT together: 22 laps, an average of 80.1 s"."""
    alone = scene.preds[index] == "hold" and scene.tag(index - 1) == ":" and _holds_nobody(scene, index)
    return alone and is_averaged(scene, index)


def _by_place(scene: Scene, talk: Discourse, index: int, *, adjective: bool) -> bool | None:
    """Whether what stands right around some laps makes them the length of a stint, or of a part or an age of one."""
    before, short = scene.tag(index - 1), scene.items[index].whole < LONG_WINDOW
    if scene.tags[max(index - 2, 0) : index] == ["FOR", "FINAL"] and index - 3 in scene.changed:
        return True  # "took softs for the final three laps"
    if before == "FINAL" and short and "STINT" not in scene.tags[index + 1 : index + 3]:
        return False  # "his final two MEDIUM laps" are not all
    if not adjective and (_is_age(scene, index) or _is_part(scene, index)):
        return False
    if not adjective and (_is_sum(scene, index) or meanwhile(scene, talk, index)):
        return False
    if (
        before in ("WITH", "LOOSE", "WORDNUM")
        and scene.tag(index + 1) == "STAY"
        and "WITH" in scene.tags[max(index - 2, 0) : index]
    ):
        return False  # "stopped late for MEDIUM, with only 13 laps remaining"
    if before in ("EXTEND", "IN") and short:
        return False  # "extended two laps", "antecipou a troca para MEDIUM em uma volta"
    if scene.tags[max(index - 4, 0) : index] in (["WITH", "TYRE", "COMPOUND", "OF"], ["IN", "TYRE", "COMPOUND", "OF"]):
        return False  # "con neumáticos HARD de 20 vueltas": an age
    if before == "BEFORE" and scene.tag(index + 1) in ("STINT", "RUN"):
        return True  # "before a 42-lap run on HARD"
    if not described_after(scene, index) and _of_another_thing(scene, index):
        return False
    return True if _stays_on(scene, index) or _to_the_flag(scene, index) else None


def _by_verb(scene: Scene, index: int) -> bool | None:
    """Whether the verb and preposition before some laps make them the length of a stint, or a difference."""
    before, back = scene.tag(index - 1), scene.tag(index - 2)
    if before in _NO_LENGTH_AFTER and not (before == "COMPARE" and back == "AND"):
        return before == "DURING" and (_lasted(scene, index) or _stretched(scene, index))
    if _ends_after(scene, index):
        return True
    if scene.tags[max(index - 3, 0) : index] == ["STINT", "EXTEND", "FOR"] or _stretched(scene, index):
        return True  # "el primer stint se extendió por 27 vueltas"
    if scene.preds[index] == "extend":
        if before == "FOR" and back == "COMPOUND" and scene.items[index].whole >= 2 * LONG_WINDOW:
            return True  # "esticou os seus MEDIUM por 27 voltas"
        longer = before in ("FOR", "BY", "STINT") or (before == "COMPOUND" and back in ("ON", "IN", "WITH"))
        if longer and scene.tags[index + 1 : index + 3] != ["(", "SPAN"]:
            return False  # "extended his stint by three laps"
    return False if [back, before] == ["UNTIL", "ORD"] else None  # "through the first 37 laps"


def _stretched(scene: Scene, index: int) -> bool:
    """ "The first stint, on MEDIUM, stretched over 15 laps": what stretched is the stint itself."""
    if scene.tag(index - 1) not in ("FOR", "DURING", "TO") or scene.tag(index - 2) != "EXTEND":
        return False
    stint = scene.left(index - 2, STINT, BREAKS)
    aside = scene.tags[stint + 1 : index - 2]
    return 0 <= stint < _OPENING and aside[-1:] == [","] and {"COMPOUND"} <= set(aside) <= _ASIDE


def _lasted(scene: Scene, index: int) -> bool:
    """Whether it is a tyre that something is told of for some laps: "usó el MEDIUM durante 19 vueltas"."""
    if scene.tag(index - 2) in ("COMPOUND", "TYRE") and scene.preds[index] in _LASTING:
        return True
    if scene.tag(index - 2) == "RUN" and scene.tag(index - 3) in ("QUE", "WHO", "COMPOUND", "TYRE"):
        return True  # "un neumático que usó durante 19 vueltas", "MEDIUM usados durante 19 vueltas"
    k = index - 2
    while scene.tag(k) in ("GIVE", "AVG"):
        k -= 1
    if scene.tag(k) in ("QUE", "WHO") and scene.tag(k - 1 - (scene.tag(k - 1) == ",")) in TYRES:
        return True  # "duros, un compuesto que le dio ritmo durante 29 vueltas"
    return is_averaged(scene, index)


def _is_lead(scene: Scene, talk: Discourse, index: int) -> bool:
    """ "a two-lap advantage", "uma volta de vantagem"."""
    if scene.tag(index + 2 if scene.tag(index + 1) == "OF" else index + 1) == "GAP":
        return True
    near = scene.has_near(index, GAP, before=4, after=0) and not is_averaged(scene, index)
    return near or _is_advantage(scene, talk, index)


def _by_tyre(scene: Scene, talk: Discourse, index: int) -> bool:
    """Whether a stint or tyre near some laps makes them its length, unless they are one lap or the whole race."""
    item, before = scene.items[index], scene.tag(index - 1)
    described = _is_described(scene, index)
    if not described and (before == "PARTIAL" or (before == "AFTER" and not scene.changed)):
        started = scene.tags[: index + 1].count("COMPOUND") == 1 and "START" in scene.has
        return before == "AFTER" and started and "PIT" in scene.tags[max(index - 4, 0) : index]
    if item.whole >= _RACE_DISTANCE and scene.tag(index + 1) == ":":
        described = False  # "Bahrain's 57 laps: MEDIUM for ..."
    if item.whole == 1:
        if scene.tag(index + 1) in ("ON", "WITH", "IN") and scene.tag(index + 2) == "TYRE":
            return False  # "one lap on fresh rubber was enough"
        described = described and ("STINT" in scene.tags[index + 1 : index + 4] or before in ("(", ",", "AND"))
    alone = item.whole == 1 and before not in ("(", ",", "AND", "+")  # "one lap later he did a slow lap"
    described = described or not (alone or item.whole >= _RACE_DISTANCE)
    if not (described or _is_listed(scene, index) or _has_laps(talk, item)):
        return False
    if scene.tag(index + 1) == "STINT" and scene.items[index + 1].flag:
        return False  # "one-lap stints": of no one tyre
    if scene.preds[index] != "pit" or scene.carries(index):
        return True
    near = scene.has_near(index, STINT, before=6, after=3) or scene.has_near(index, COMPOUND, 6, 4)
    return near or is_averaged(scene, index)


def _is_described(scene: Scene, index: int) -> bool:
    """Whether a tyre, a stint, an average or a span is told beside some laps: "30 laps (laps 9-38)"."""
    item = scene.items[index]
    for other in scene.items[index + 1 : index + 4]:
        if other.at <= item.to + 4 and (other.tag == "COMPOUND" or (other.tag == "STINT" and not other.flag)):
            return True
    if scene.tags[max(index - 3, 0) : index] == ["WITH", "QUE", "RUN"] or _ran_on_told(scene, index):
        return True
    if scene.tags[max(index - 2, 0) : index + 2] == _LONGER_THAN:
        return True  # "a longer first stint on HARD (49 laps vs. 24 of BBB)"
    return is_averaged(scene, index) or _is_on_set(scene, index) or _spans(scene, index)


def _ran_on_told(scene: Scene, index: int) -> bool:
    """Whether laps were run on a tyre that was just told: "with them he covered the remaining 45 laps"."""
    k = index - 1
    while scene.tag(k) in ("STAY", "LOOSE", "FINAL", "WORDNUM"):
        k -= 1
    if scene.tag(k) != "RUN":
        return False
    k -= 1
    while scene.tag(k) in ("DRIVER", "HE"):
        k -= 1
    return scene.tag(k) in _TOLD_SET and scene.tag(k - 1) in ("WITH", "ON", "IN")


def _is_listed(scene: Scene, index: int) -> bool:
    """Whether a tyre, a stint or its laps stand right before: "HARD (one lap)"."""
    item = scene.items[index]
    return any(
        other.tag in ("COMPOUND", "STINT", "SPAN") and other.to >= item.at - 3
        for other in scene.items[max(index - 3, 0) : index]
    )


def described_after(scene: Scene, index: int) -> bool:
    """Whether the tyre that was on for some laps stands right after them: "30 laps on HARD"."""
    return scene.tag(index + 1) in ("ON", "IN", "WITH", "COMPOUND") and "COMPOUND" in scene.tags[index + 1 : index + 4]


def _of_another_thing(scene: Scene, index: int) -> bool:
    """Whether laps are those of a defence, or of a race that ended early: "the defence lasted 2 laps"."""
    if scene.tag(index - 1) == "RUN" and scene.tag(index - 2) in ("HOLDING", "HOLD"):
        return True
    retired = scene.left(index, _RETIRE, _UP_TO_STINT)
    return retired >= 0 and scene.items[index].at <= scene.items[retired].to + 8


def _stays_on(scene: Scene, index: int) -> bool:
    """ "started on INTERMEDIATE and stayed out for 50 laps"."""
    if scene.tag(index - 1) not in ("FOR", "DURING") or scene.preds[index] != "stay":
        return False
    stay = scene.left(index, STAY, BREAKS)
    tyre = scene.left(stay, COMPOUND, _UP_TO_CHANGE)
    return tyre >= 0 and stay >= index - 4 and scene.items[index].whole >= 2 * LONG_WINDOW and tyre not in scene.changed


def _to_the_flag(scene: Scene, index: int) -> bool:
    """ "fitted HARD on lap 15, and with them reached the flag: 55 laps in a row"."""
    if not scene.changed or scene.tag(index - 1) not in (":", ",", "-") or scene.items[index].whole < 2 * LONG_WINDOW:
        return False
    fitted = max((k for k in scene.changed if k < index), default=-1)
    if fitted < 0:
        return False
    between = scene.tags[fitted:index]
    return not _ENDS_OF_RACE.isdisjoint(between) and {"PIT", "DRIVER", "."}.isdisjoint(between)


def _has_laps(talk: Discourse, item: Item) -> bool:
    """Whether so many laps are those of a stint that was told: "HARD, laps 12-57", and then "46 laps"."""
    return item.whole > 1 and any((driver, item.whole) in talk.lengths for driver in item.owner)


def _is_part(scene: Scene, index: int) -> bool:
    """Whether laps are some of a stint's, or of no stint: "the final two laps on SOFT", "a three-lap window"."""
    after = scene.tags[index + 1 : index + 6]
    if "WINDOW" in after[:2] and after[0] in ("WINDOW", "PIT", "OF"):
        return True
    if scene.tags[max(index - 2, 0) : index] == ["WINDOW", "OF"]:
        return True  # "una ventana de tres vueltas"
    if scene.tag(index - 1) not in ("FINAL", "OPENING", "ORD") or scene.tag(index + 1) == "STINT":
        return False
    if scene.items[index].whole < LONG_WINDOW:
        return True
    own = after[1:2] == ["HIS"]
    return after[:1] == ["OF"] and "STINT" in after[1 + own : 5]  # "the first 12 laps of his HARD stint"


def _is_age(scene: Scene, index: int) -> bool:
    """Whether laps are those that tyres had done by then: "had already run 20 laps on SOFT", "llevaba 20 vueltas"."""
    since = scene.left(index, _SO_FAR, UP_TO_COMMA)
    return since >= 0 and scene.items[index].at <= scene.items[since].to + 8


def _is_sum(scene: Scene, index: int) -> bool:
    """Whether laps are those of several stints together: "51 laps on HARD, split into two stints"."""
    k = index + 1
    while scene.tag(k) in _OF_SEVERAL_STINTS:
        k += 1
    if (scene.tag(k) == "STINTS" and scene.items[k].whole > 1) or (
        scene.tag(k) == "STINT" and scene.items[k].flag and scene.tag(k + 1) == "SPAN"
    ):
        return scene.tag(k - 1) != "AND"
    listed = scene.tags[k : k + 4] == [":", "SPAN", ",", "SPAN"]
    return listed and scene.items[k + 1].laps[1] - scene.items[k + 1].laps[0] + 1 < scene.items[index].whole


def _ends_after(scene: Scene, index: int) -> bool:
    """Whether laps are those after which a stint was ended: "cut his HARD stint short after 11 laps"."""
    if scene.tag(index - 1) != "AFTER" or scene.preds[index] in STOPPING:
        return False
    near = [item for item in scene.items[max(index - 6, 0) : index - 1] if item.tag not in BEFORE_TYRE]
    tags = [item.tag for item in near[-2:]]
    if tags == ["EXTEND", "COMPOUND"]:
        return near[-2].to > near[-2].at  # "terminó su stint con HARD tras 11 vueltas"
    if tags == ["OFF", "COMPOUND"]:
        return True  # "abandoned his MEDIUM after eight laps"
    return tags in (["STINT", "COMPOUND"], ["COMPOUND", "STINT"])


def _is_advantage(scene: Scene, talk: Discourse, index: int) -> bool:
    """ "that gave AAA two laps on the hard tyre before BBB stopped" tells a head start, not a stint."""
    if scene.tag(index + 1) == "OF" and scene.tag(index + 2) == "TYRE":
        of = scene.tag(index + 3) == "OF"
        named = scene.tag(index + 4 if of else index + 3) == "COMPOUND"  # "got 42 laps out of a set of HARD"
        return not named or scene.items[index].whole < LONG_WINDOW  # "two laps of fresh tyres"
    if len(talk.cast) < 2:
        return False
    if is_given(scene, index):
        return True
    before = scene.right(index, BEFORE, BREAKS)
    if 0 < before < index + 6 and scene.tag(before + 1) == "DRIVER":
        return True
    meanwhile = scene.right(index, WHILE, FULL_STOP)  # "had two laps on HARD while BBB ..."
    stint = scene.has_near(index, STINTS, before=6, after=4) or scene.preds[index] == "run"
    stint = stint or is_averaged(scene, index)
    # "AAA stayed on HARD for 24 laps, while BBB ...": no head start is as long
    stint = stint or (scene.preds[index] == "stay" and scene.items[index].whole >= 2 * LONG_WINDOW)
    near = 0 < meanwhile < index + 7 and scene.tag(index - 1) != "("
    return near and scene.tag(meanwhile + 1) == "DRIVER" and not stint
