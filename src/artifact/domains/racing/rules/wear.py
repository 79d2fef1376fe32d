"""How a tyre wore: seconds a lap, told as wear or as lap times that go up or down."""

from __future__ import annotations

from itertools import pairwise, takewhile

from artifact.domains.racing.claims import Degradation
from artifact.domains.racing.rules.attached import tyre_of
from artifact.domains.racing.rules.discourse import Discourse
from artifact.domains.racing.rules.items import MEASURES, Item
from artifact.domains.racing.rules.scene import AVG, BREAKS, FASTER_OR_SLOWER, WHILE, Scene
from artifact.domains.racing.rules.stints import BEFORE_TYRE, COMPARING, TYRES, WORN, is_lap_time, is_new

_OPENED, _CLOSED = frozenset({"("}), frozenset({")"})
_IN_BRACKET = frozenset({"DEC", "RATE", "WITH", "ON", "IN", "COMPOUND", "TYRE", "AND", ",", ";", "PER"})
_FASTER = frozenset({"FASTER", "SLOWER", "COMPARE"})
# what may stand between a verb for a trend and its size
_BEFORE_DRIFT = frozenset(
    {"BY", "IN", "LOOSE", "TO", "OF", "FOR", ",", ":", "WORDNUM", "STINT", "ORD", "HIS", "WITH", "HE"}
)
_BEFORE_DRIFT |= {"BOTH", "ALL", "EACH", "AND"}
# what may follow "on" after the size of a trend: no rival
_BESIDE_DRIFT = frozenset({"COMPOUND", "HIS", "RATE", "DEC", "", "AND", ".", ",", ";", "THESE", "TYRE", "NLAPS"})
_TRENDS = frozenset({"FALL", "RISE", "DOWN", "UP"})
_NO_WEAR = FASTER_OR_SLOWER | {"GAP", "GAIN", "DOWN", "UP"}
_ABOUT_WEAR = _NO_WEAR | {"DEG"}
_ABOUT_WEAR_OR_ENDING = _ABOUT_WEAR | BREAKS
_ABOUT_PACE = frozenset({"FASTER", "SLOWER", "GAIN", "GAP", "AVG", "DRIVER"})
_MOST_DRIFT = 0.3  # seconds a lap each lap that are said to be lost or won; more is a rival's pace
_MOST_GAIN = 0.15  # and won as the fuel burned
_OF_ITSELF = frozenset({"LAPTIME", "FUEL"})
_MOST_WEAR = 8.0  # seconds a lap each lap
_RATE = frozenset({"RATE"})
_DEG = frozenset({"DEG"})
_UP_TO_PACE = BREAKS | {"SECS", "DEG"}
_PROGRESS = frozenset({"GAIN", "LOSE", "SHIFT"})
_AVG_OR_LAPTIME = frozenset({"AVG", "LAPTIME"})
_UP_TO_DEG = BREAKS | {"DEG"}
_DOWN_OR_UP = frozenset({"DOWN", "UP"})
_UP_TO_RATE = BREAKS | {"RATE"}


def read(scene: Scene, talk: Discourse, index: int) -> None:
    """Read a number that may be how much a tyre wore a lap."""
    item = scene.items[index]
    value = item.number
    if item.tag == "RATE" and scene.tag(index - 1) == "LOOSE" and scene.tag(index + 1) == "(":
        exact = scene.items[index + 2] if scene.tag(index + 3) == ")" else item
        if exact.flag and exact.tag in MEASURES and 0 < abs(abs(exact.number) - value) < value / 2:
            return  # "almost three tenths a lap (-0.28)"
    drift = _drift(scene, index) if item.tag == "RATE" and not item.flag and value <= _MOST_WEAR else 0
    if value > _MOST_DRIFT and drift and not _is_of_tyre(scene, index):
        drift = 0
    if drift < 0 and "GAIN" in scene.tags[max(index - 3, 0) : index]:
        drift *= value <= _MOST_GAIN and not scene.has.isdisjoint(_OF_ITSELF)  # else gained on a rival
    if drift and ("LAPTIME" in scene.has or scene.tag(index - 1) == "QUICKEN"):
        _emit(scene, talk, index, drift * value)
    elif abs(value) <= _MOST_WEAR and _is_wear(scene, index, item):
        # "negative wear of 0.02 s/lap"
        negative = not item.flag and "NEGATIVE" in scene.tags[max(index - 3, 0) : index]
        _emit(scene, talk, index, -value if negative else value)
    elif drift:
        _emit(scene, talk, index, drift * value)


def _emit(scene: Scene, talk: Discourse, index: int, value: float) -> None:
    item = scene.items[index]
    if item.unreal:
        return
    for driver in talk.owners(item):
        compound = tyre_of(scene, talk, index, driver)
        if is_new(scene, talk, "wear", index, driver, compound):
            talk.emit(Degradation, item, item, "stint.wear", driver=driver, compound=compound, value=value)


def _is_wear(scene: Scene, index: int, item: Item) -> bool:
    """Whether the words around a number say that it is wear, not a gain, a gap or a difference of averages."""
    tags = scene.tags
    if item.flag and scene.tag(index - 1) == "(" and scene.tag(index - 2) == "RATE" and _drift(scene, index - 2):
        return True  # "losing almost half a second a lap (+0.499)"
    if scene.tag(index + 1) == "DEG" or _follows_pace(scene, index):
        return True
    opened = _opened_by_tyres(scene, index) if item.flag else -1
    if opened >= 0 and _restates_trend(scene, opened + 1) and not _compares_pace(scene, index):
        return True
    if not item.flag and (scene.tag(index + 1) == "SHIFT" or _is_shift_of_pace(scene, index)):
        return False  # "a 0.3 s improvement despite higher wear"
    if not item.flag and _is_shift_of_wear(scene, index):
        return False
    compared = scene.tag(index - 1) == "VERSUS" and scene.tag(index - 2) == "RATE"
    if item.tag == "RATE" and item.flag and (compared or scene.tag(index - 1) == "("):
        return not _compares_pace(scene, index)
    if item.flag and scene.tag(index - 1) == "OF" and scene.tag(index - 2) == "GAP":
        return False  # "finished the stint with a deficit of -0.04 s/lap"
    if scene.tag(index + 1) in _FASTER and scene.items[index + 1].at == item.to + 1:
        return False
    by = not item.flag and scene.tag(index - 1) == "BY" and scene.tag(index - 2) in ("DOWN", "GAIN")
    if by and scene.tag(index - 3) == "DRIVER":
        return False  # "AAA's tyres wore and BBB closed by 0.2 s a lap"
    for k in range(index - 1, -1, -1) if not scene.has.isdisjoint(_ABOUT_WEAR) else ():
        tag = tags[k]
        if tag not in _ABOUT_WEAR_OR_ENDING:
            continue
        if tag in _NO_WEAR and item.tag != "RATE":
            return False
        if tag in FASTER_OR_SLOWER and _is_rivals_wear(scene, index, k):
            return True
        if tag in FASTER_OR_SLOWER:
            # "on MEDIUM, slower (83.1 s), -0.03 s a lap": by how much the pace was, is told
            return item.flag and any(is_lap_time(scene, j) for j in range(k + 1, index) if tags[j] == "SECS")
        if tag == "DEG":
            return True
        if tag in BREAKS:
            break
    if item.tag == "RATE" and "WHILE" in scene.has and _goes_on(scene, index):
        return True
    apart = item.tag != "RATE" and not item.flag and scene.tag(index + 1) in ("AND", ",")  # "by a second, and wear ..."
    if "DEG" in tags[index + 1 : index + 4] and not apart:
        return True
    return item.tag == "RATE" and item.flag and "FASTER" not in tags[index + 1 : index + 3]


def _is_rivals_wear(scene: Scene, index: int, faster: int) -> bool:
    """ "The wear of AAA's SOFT (0.06 s/lap) was superior to that of BBB (0.01 s/lap)"."""
    between = scene.tags[faster + 1 : index]
    named = scene.tags[max(index - 2, 0) : index] == ["DRIVER", "("] and {"THAN", "OF", "DRIVER", "("}.issuperset(
        between
    )
    return named and scene.tag(faster - 1) == ")" and scene.left(faster, _DEG, BREAKS) >= 0


def _goes_on(scene: Scene, index: int) -> bool:
    """ "the MEDIUM wore by 0.15 s/lap, while the HARD did so by 0.02 s/lap"."""
    turn = scene.left(index, WHILE)
    own = scene.tags[turn + 1 : index]
    if turn < 0 or "COMPOUND" not in own or not _ABOUT_PACE.isdisjoint(own):
        return False
    earlier = scene.left(turn, _RATE)
    return earlier > 0 and scene.left(earlier, _DEG, BREAKS) >= 0


def _compares_pace(scene: Scene, index: int) -> bool:
    """Whether a number in a bracket is said of how fast one was, not of a tyre that wore.

    "AAA's stint was faster (-0.1 s/lap) than BBB's (-0.2 s/lap)", "his average was better (-0.1 s/lap)", "a small lead
    (+0.1 s/lap)", "an improvement (-0.1 s/lap) compared to the first stint".
    """
    for k in range(index - 1, -1, -1):
        tag = scene.tags[k]
        if tag in _UP_TO_PACE:
            return False
        if tag in FASTER_OR_SLOWER and scene.tag(k - 1) == "DEG":
            return False  # "degraded faster (-0.1 s/lap)"
        if tag in FASTER_OR_SLOWER or (tag == "COMPARE" and not AVG.isdisjoint(scene.tags[max(k - 8, 0) : index])):
            return True
        if tag == "GAP" and scene.tag(k + 1) == "(":
            return True
        if tag in _PROGRESS:
            about = scene.tags[k + 1 : index] + scene.tags[index + 2 : index + 4]
            return "ON" in about and not (AVG | {"STINT", "ORD"}).isdisjoint(about[about.index("ON") :])
    return False


def _opened_by_tyres(scene: Scene, index: int) -> int:
    """Where a bracket opens that holds numbers and their tyres alone, or -1: "(-0.1 on SOFT, -0.2 on HARD)"."""
    opened = scene.left(index, _OPENED, _CLOSED)
    closed = scene.right(index, _CLOSED, _OPENED)
    return opened if opened >= 0 and closed > 0 and _IN_BRACKET.issuperset(scene.tags[opened + 1 : closed]) else -1


def _restates_trend(scene: Scene, index: int) -> bool:
    """Whether a bracket gives the size of a trend that is told in words: "his HARD had got quicker (-0.02)"."""
    if abs(scene.items[index].number) > 1:
        return False
    near = frozenset(takewhile(lambda tag: tag not in BREAKS, reversed(scene.tags[max(index - 10, 0) : index])))
    told = "QUICKEN" in near or "LAPTIME" in near or ("RATE" in near and "LOSE" in near)
    return told and near.isdisjoint(("GAP", "GAIN", "FASTER", "SLOWER", "THAN"))


def _is_shift_of_pace(scene: Scene, index: int) -> bool:
    """Whether a number is by how much an average changed: "lowered his average by 1.9 s and the wear, too"."""
    k = index - 1
    while scene.tag(k) in ("LOOSE", "~", "≈"):
        k -= 1
    if scene.tag(k) not in ("BY", "IN"):
        return False
    average = scene.left(k, _AVG_OR_LAPTIME, _UP_TO_DEG)
    return average > 0 and scene.left(average, _DOWN_OR_UP, BREAKS) >= average - 3


def _is_shift_of_wear(scene: Scene, index: int) -> bool:
    """Whether a number is by how much wear changed: "HARD lowered the wear by 0.02 s a lap"."""
    k = index - 1
    while scene.tag(k) in ("LOOSE", "~", "≈"):
        k -= 1
    if scene.tag(k) not in ("BY", "IN") or scene.tag(k - 1) != "DEG":
        return False
    return scene.left(k - 1, _DOWN_OR_UP, _UP_TO_RATE) >= 0


def _follows_pace(scene: Scene, index: int) -> bool:
    """Whether a number a lap stands right after a lap time: "at 79.1 s and 0.10 s/lap"."""
    pace = scene.tag(index - 2) == "SECS" and is_lap_time(scene, index - 2)
    noted = scene.tags[index] == "DEC" and scene.items[index].flag and scene.tag(index - 1) == "PER"  # "80.1 s / -0.04"
    wear = (
        (noted or scene.tags[index] == "RATE")
        and abs(scene.items[index].number) < 1
        and scene.tag(index + 1) not in _FASTER
    )
    return pace and wear and scene.tags[index - 1] in ("AND", ",", "PER", "WITH")


def _drift(scene: Scene, index: int) -> int:
    """Which way lap times are said to go: 1 if "AAA lost 0.05 s a lap on HARD", -1 if he "got faster by 0.05 s a lap".

    0 where nobody speaks of a tyre or stint, or another driver or tyre is what one is faster or slower than.
    """
    if len(scene.items[index].owner) != 1 or "THAN" in scene.has:
        return 0
    if scene.tag(index + 1) == "LOSE":
        k, sign = index, 1  # "0.05 s de pérdida por vuelta"
    else:
        k = index - 1
        while scene.tag(k) in _BEFORE_DRIFT or (scene.tag(k) == "DRIVER" and _costs_driver(scene, k)):
            k -= 1
        again = _measured_before(scene, k)
        if again >= 0:
            return _drift(scene, again)
        sign = _trend(scene, k)
        if scene.tag(index + 1) in ("FOR", "TO") and scene.tag(index + 2) == "DRIVER" and scene.tag(k) == "LOSE":
            return 0  # "perdia 0,2 s por volta para BBB"
    if not sign:
        return 0
    worn = "LAPTIME" in scene.tags[:index] or not scene.has.isdisjoint(WORN) or _is_on_them(scene, index)
    if not worn and not any(is_lap_time(scene, j) for j in range(index)):
        return 0
    after = scene.tags[index + 1 : index + 4]
    compared = not COMPARING.isdisjoint(after[:1]) and _BESIDE_DRIFT.isdisjoint(after[1:2] or [""])
    owner = scene.items[index].owner
    end = index + 1 if after[:1] == [","] else index + 4
    near = takewhile(lambda item: item.tag not in BREAKS, scene.items[k:end])
    rival = any(item.tag == "DRIVER" and item.code not in owner for item in near) and "THESE" not in scene.has
    return 0 if compared or rival else sign


def _costs_driver(scene: Scene, k: int) -> bool:
    """Whether a driver is whom his tyres cost time: "the MEDIUM were costing AAA 0.2 s a lap"."""
    verb = k - 2 if scene.tag(k - 1) == "TO" else k - 1
    return scene.tag(verb) == "LOSE" and scene.tag(verb - 1) in TYRES


def _measured_before(scene: Scene, k: int) -> int:
    """Where the number stands that another goes on from, or -1: "fell by 0.2 s a lap on SOFT and by 0.1 on HARD"."""
    if scene.tag(k) == "DRIVER":  # "the tyres of AAA lost 0.2 s a lap, those of BBB 0.1"
        while scene.tag(k) in ("DRIVER", "OF", "THESE", "HIS"):
            k -= 1
        while scene.tag(k) in (",", "AND", "WHILE", "ON", "VERSUS"):
            k -= 1
        return k if scene.tag(k) == "RATE" else -1
    if scene.tag(k) != "COMPOUND" or scene.tag(k + 1) not in ("AND", ","):
        return -1
    while scene.tag(k) in BEFORE_TYRE or scene.tag(k) == "COMPOUND":
        k -= 1
    return k if scene.tag(k) == "RATE" else -1


def _is_on_them(scene: Scene, index: int) -> bool:
    """ "losing 0.5 s a lap on them and ..."."""
    return scene.tag(index + 1) == "ON" and scene.tag(index + 2) in ("", ".", ",", "AND", ";")


def _is_of_tyre(scene: Scene, index: int) -> bool:
    """Whether a loss is told to be a tyre's: "losing 0.5 s a lap on them", "the SOFT of AAA lost 0.5 s a lap"."""
    if _is_on_them(scene, index):
        return True
    after = scene.tags[index + 1 : index + 4]
    if after[:1] in (["ON"], ["WITH"], ["IN"]) and not TYRES.isdisjoint(after[1:]):
        return not {"DRIVER", "LAPNO"} & set(after)
    k = index - 1
    while scene.tag(k) in _BEFORE_DRIFT:
        k -= 1
    again = _measured_before(scene, k)
    if again >= 0:
        return _is_of_tyre(scene, again)
    told_after = scene.tag(index + 1) == "LOSE" and not _trend(scene, k)
    k -= not told_after  # "the SOFT of AAA, with 0.5 s lost a lap"
    while scene.tag(k) in ("OF", "DRIVER", "QUE", "HIS", "WORDNUM", "ALL", "THESE"):
        k -= 1
    return scene.tag(k) in TYRES


def _falls_of_tyre(scene: Scene, k: int) -> bool:
    """Whether what is said to fall is a tyre: "the MEDIUM of AAA fell by 0.05 s a lap"."""
    k -= 1
    while scene.tag(k) in ("OF", "DRIVER", "HIS"):
        k -= 1
    return scene.tag(k) in TYRES and {"LAPTIME", "AVG"}.isdisjoint(scene.tags[max(k - 4, 0) : k])


def _trend(scene: Scene, k: int) -> int:
    """Which way the word at `k` says that lap times go: 1 up, -1 down, 0 if it says nothing of them."""
    if scene.tag(k) == "LAPTIME" and scene.tag(k - 1) in ("HIS", "DOWN", "FALL", "UP", "RISE"):
        # "rebajó sus tiempos dos centésimas por vuelta"
        verb = scene.tag(k - 2) if scene.tag(k - 1) == "HIS" else scene.tag(k - 1)
        return -1 if verb in ("DOWN", "FALL") else 1 if verb in ("UP", "RISE") else 0
    tag = scene.tag(k)
    if tag in ("LOSE", "QUICKEN", "GAIN"):
        return 1 if tag == "LOSE" else -1
    if tag not in _TRENDS:
        return 0
    if tag == "FALL" and _falls_of_tyre(scene, k):
        return 1
    about = scene.left(k, _AVG_OR_LAPTIME, BREAKS)
    if about < k - 7 or about < 0 or ("AND", "DRIVER") in pairwise(scene.tags[about + 1 : k]):
        return 0
    falls = tag in ("FALL", "DOWN")
    pace = scene.tags[about] == "AVG"
    if pace and not scene.items[about].flag:
        return 0  # an average is no trend
    return 1 if falls == pace else -1
