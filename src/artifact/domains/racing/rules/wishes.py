"""What is wished, ordered, planned, forecast, refused or rumoured, and therefore not told.

Invariant: such a word counts only where what would be a claim stands right after it, and reaches to the end of its
part of the sentence, or to what the sentence goes on to tell; what stands before it is asserted.
"""

from __future__ import annotations

from artifact.domains.racing.rules.items import FOR_SURE, JOINING, Item

# what it would be that is not a fact
_GOVERNED = frozenset(
    {"PIT", "CALLED", "HALTED", "ONLY_STOP", "COMPOUND", "WIN", "FINISH", "HOLD", "HOLDING", "BLOCK", "PROTECT"}
)
_GOVERNED |= {"UNDERCUT", "OVERCUT", "GAIN", "CHANGE", "fastest_lap", "UNMOVED", "FIT", "TO_FIT", "COVERED"}
_GOVERNED |= {"LAP", "DEG", "AVG", "LOSE", "SC", "AHEAD", "BEHIND"}
# what may stand between
_BETWEEN = frozenset({"MOVE", "OF", "WORDNUM", "NUM", "PER", "TYRE", "-", "TO", "DRIVER", "EPITHET", "HE", "HIS", "BE"})
_BETWEEN |= {"TEAMMATE", "WITH", "ANOTHER", "“", "”", "ON", "IN", "FOR", "ORD", "NEG", "MOTION", "START", "STAY", "RUN"}
_BETWEEN |= {"QUE", "EXTEND", "FINAL", "OPENING", "KEEP", "BACK", "BY", "SHOW", "GIVE", "LOOSE", "SECONDS", "WOULD"}
_BETWEEN |= {"TENTHS"}
_FAR = 7  # tokens
# what was nearly done
_DEEDS = frozenset({"PIT", "WIN", "UNDERCUT", "OVERCUT", "CHANGE", "FINISH", "HOLD", "GAIN"})
_ALMOST = ("almost", "nearly", "casi", "quase")
# what an order or a plan is about
_DOINGS = frozenset({"PIT", "CHANGE", "START", "STAY", "EXTEND", "RUN", "FIT", "TO_FIT", "HOLD", "HALTED", "GIVE"})
_DOINGS |= {"MOTION", "SAME"}
_BIDDEN = frozenset({"DRIVER", "EPITHET", "HE", "HIS", "TEAMMATE", "TO", "FOR", "QUE", "BACK"})
_PLANNED = _BIDDEN | {"OF", "BE", "KEEP", "NEG", "“", "”"}
_VERDICTS = frozenset({"WORK", "SUCCESS", "EFFECTIVELY", "FAIL"})  # on a plan that was carried out
_TOLD = _DOINGS | _DEEDS
_WHO_GOES_ON = frozenset({"DRIVER", "HE", "BOTH", "EPITHET", "NEG", "BACK", "FINAL"})
_ASKING = ("ped", "pid")  # "pidió los duros" is to fit them, "pidió parar" no stop
# verbs that make somebody do what follows: "hizo que AAA parara"
_CAUSING = ("hizo", "hace", "fez", "faz", "perm", "llev", "lev", "oblig", "obrig", "forz", "forç", "caus", "prov")
_SUBJUNCTIVES = (
    *("are", "ase", "asse", "ere", "iera", "iese", "isse", "esse", "pare", "entre", "ara", "aran", "asen", "assem"),
    *("ieran", "detenga", "pite", "entren", "paren", "parem", "entrem", "ga", "gue"),
)
_TELLING_EN = frozenset({"came", "made", "ran", "won", "took", "went", "began", "did", "led", "held", "lost", "had"})
_TELLING_EN |= {"kept", "fell", "got", "drove", "chose", "dived", "put", "stood"}
_TELLING = (
    *("ó", "ou", "eu", "iu", "aron", "ieron", "aram", "eram", "iram", "hizo", "tuvo", "fue", "fez", "foi", "teve"),
    *("aba", "ava", "puso", "pôs", "ed", "vino", "veio"),
)
# before a "que" of a fact: a time, or whom a relative clause is about ("AAA, que parara na volta 9")
_BEFORE_FACT = frozenset({"UNTIL", "AFTER", "BEFORE", "BUT", ",", "DRIVER", "EPITHET", "TEAMMATE", "HE"})
_REACH = 40  # items that what is not told may reach over
_LOOK_BACK = 24  # characters


def wishes(items: list[Item], i: int) -> bool:
    """Whether the wish, order or rumour at `i` governs what would be a claim: "hoped to stop on lap 9"."""
    for item in items[i + 1 : i + 1 + _FAR]:
        if item.at > items[i].to + _FAR:
            return False
        if item.tag in _GOVERNED:
            return True
        if item.tag not in _BETWEEN:
            return False
    return False


def almost_done(text: str, items: list[Item], i: int) -> bool:
    """Whether what loosens a number stands before a deed instead, which then was not done: "almost stopped"."""
    following = items[i + 1] if i + 1 < len(items) else None
    done = following is not None and following.at == items[i].to + 1 and following.tag in _DEEDS
    return done and text[items[i].start : items[i].end].casefold() in _ALMOST


def bids(text: str, items: list[Item], i: int) -> bool:
    """Whether somebody is told at `i` to do something: "told AAA to box", "mandou AAA entrar"."""
    k = i + 1
    while k < len(items) and items[k].tag in _BIDDEN:
        k += 1
    if k >= len(items) or items[k].tag not in _DOINGS or items[k].at > items[i].to + _FAR:
        return False
    return _is_infinitive(text, items, k)


def asks_to(text: str, items: list[Item], i: int) -> bool:
    """Whether a verb for to fit a tyre that is one for to ask, too, asks to do something: "pidió parar"."""
    return text[items[i].start : items[i].start + 3].casefold() in _ASKING and bids(text, items, i)


def plans(text: str, items: list[Item], i: int) -> bool:
    """Whether the plan at `i` is one of a stop or tyre, of which nothing says that it came off: "the plan was to stop".

    A plan that is judged was carried out: "AAA's plan to stop on lap 9 worked".
    """
    k = i + 1
    while k < len(items) and items[k].tag in _PLANNED:
        k += 1
    if k >= len(items) or items[k].tag not in _DOINGS or items[k].at > items[i].to + _FAR + 1:
        return False
    if not _is_infinitive(text, items, k) and items[k - 1].tag != "DRIVER":
        return False
    return not any(item.tag in _VERDICTS for item in items[k : k + _REACH])


def _is_infinitive(text: str, items: list[Item], k: int) -> bool:
    """Whether the verb at `k` says what to do, not what was done: "to box", "parar", "que pare"."""
    before = items[k - 1]
    word = text[items[k].start : items[k].end].casefold().partition(" ")[0]
    if before.tag == "TO" and before.at == items[k].at - 1 and text[before.start : before.end].casefold() == "to":
        return True
    if before.tag == "QUE":
        return word.endswith(_SUBJUNCTIVES)
    return word.endswith(("ar", "er", "ir", "rse"))


def only_wanted(text: str, items: list[Item], i: int) -> bool:
    """Whether "que" opens what somebody wants or awaits, and nothing tells: "esperaban que AAA parara"."""
    k = i + 1
    while k < len(items) and items[k].tag in ("DRIVER", "HE", "EPITHET", "BOTH", "NEG", "TEAMMATE", "BACK"):
        k += 1
    if k >= len(items) or items[k].tag not in _DOINGS or items[k].at > items[i].to + _FAR:
        return False
    word = text[items[k].start : items[k].end].casefold().partition(" ")[0]
    before = items[i - 1] if i else None
    beside = before is not None and before.to == items[i].at - 1
    if not word.endswith(_SUBJUNCTIVES) or (beside and before is not None and before.tag in _BEFORE_FACT):
        return False
    led = text[max(items[i].start - _LOOK_BACK, 0) : items[i].start].casefold().split()[-3:]
    return not any(piece.startswith(_CAUSING) for piece in led)


def mark_resumptions(text: str, items: list[Item], i: int) -> None:
    """Mark each "and" or comma after `i` after which it is told what was done: "was told to pit and stopped on lap 9".

    A verb with a subject of its own, or that can be no participle, tells it for sure, whatever went before.
    """
    for k in range(i + 1, min(i + _REACH, len(items))):
        item = items[k]
        if item.tag in JOINING and item.value is None:
            n = k + 1
            while n < min(k + 3, len(items)) and items[n].tag in _WHO_GOES_ON:
                n += 1
            if n < len(items) and items[n].tag in _TOLD and _is_told(text, items[n]):
                sure = n > k + 1 or not _is_english(text, items[n])
                sure = sure or (item.tag == "," and items[n].at > item.to + 1)  # ", then stopped"
                item.value = FOR_SURE if sure else "told"


def _is_english(text: str, item: Item) -> bool:
    """Whether a verb may be a participle, too: "stopped", unlike "paró"."""
    word = text[item.start : item.end].casefold().partition(" ")[0]
    return word in _TELLING_EN or word.endswith("ed")


def _is_told(text: str, item: Item) -> bool:
    """Whether a verb is finite and of the past: "stopped", "paró", "entrou nos boxes"."""
    word = text[item.start : item.end].casefold().partition(" ")[0]
    return word in _TELLING_EN or word.endswith(_TELLING)
