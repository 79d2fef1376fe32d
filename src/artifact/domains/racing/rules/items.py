"""Items: concepts, and the quantities that numbers and what stands beside them make up.

Invariant: items are in order, each with its span in the text; what no rule speaks of is left out. A quantity is one
item whatever its wording: "lap 14", "v14", "la vuelta 14" and "the 14th lap" are one lap number, "laps 5-34",
"from lap 5 to 34" and "da volta 5 à 34" one span.
"""

from __future__ import annotations

import re

from artifact.domains.racing.rules.units import shares_laps, shares_rate

_STOPNOUNS = frozenset(
    {"stop", "stops", "parada", "paradas", "paragem", "paragens", "pitstop", "pitstops", "pits", "detenciones"}
    | {"stopper", "stoppers", "visit", "visits", "detencion", "boxes"}
)
_PERSONS = frozenset({"DRIVER", "HE", "EPITHET"})
_ARTICLES = frozenset({"un", "una", "um", "uma"})
_MAX_LAP = 200
_MOST_STOPS = 8  # that a text counts; "the lap 8/9 stop" is none


class Item:
    """One concept or quantity, and what the clause reader finds out about it.

    Attributes:
        tag: the concept, or DRIVER, COMPOUND, LAPNO, SPAN, NLAPS, SECS, RATE, DEC, INT, POS, ORD, STOPS, or a mark.
        value: the code, compound, number, or (first, last) lap.
        start: first character.
        end: after the last character.
        at: index of the first token.
        to: index of the last token.
        flag: possessive of a driver, comparison of a lap count ("two laps later"), part of a stop count ("three early
            stops"), sign of a number, digits of an ordinal, dash of a span, plural of a move, noun of a change, a verb
            that stands for another, whether some stints are the first.
        owner: codes of the drivers that it is said of (set by the clause reader).
        clause: number of its clause in the sentence (set by the clause reader).
        unreal: 1 denied, 2 hypothetical, 0 asserted (set by the clause reader).
    """

    __slots__ = ("at", "clause", "end", "flag", "owner", "start", "tag", "to", "unreal", "value")

    owner: tuple[str, ...]
    clause: int
    unreal: int

    def __init__(self, tag: str, value: object, start: int, end: int, at: int, to: int, flag: bool = False) -> None:
        self.tag = tag
        self.value = value
        self.start = start
        self.end = end
        self.at = at
        self.to = to
        self.flag = flag

    def moved(self, by: int) -> Item:
        """What the same words are `by` characters further on, before anything is made of them."""
        return Item(self.tag, self.value, self.start + by, self.end + by, self.at, self.to, self.flag)

    @property
    def code(self) -> str:
        """The driver code or compound that it names."""
        return str(self.value)

    @property
    def number(self) -> float:
        """Its number, of any quantity but a span."""
        return self.value if isinstance(self.value, float) else float(self.whole)

    @property
    def whole(self) -> int:
        """Its number, of a quantity that is counted."""
        return int(self.value) if isinstance(self.value, (int, float)) else 0

    @property
    def laps(self) -> tuple[int, int]:
        """First and last lap of a span."""
        return self.value if isinstance(self.value, tuple) else (self.whole, self.whole)

    def __repr__(self) -> str:
        shown = self.tag if self.value is None else f"{self.tag}={self.value}"
        return f"<{shown}{'!' if self.flag else ''} {'/'.join(getattr(self, 'owner', ()))}>"


# items that may be more than they are alone
_ASSEMBLED = frozenset({"LAP", "NUM", "WORDNUM", "P", "STINT", "ORD", "POSITION", "COMPOUND", "QUE", "DRIVER"})
# phrases that say what several items say, and words that depend on what follows
_SPELT_OUT = frozenset({"BOTH_STOPS", "POSITIONS", "UNDER_SC", "ONLY_STOP", "ONCE", "MOVE", "MOTION", "HOLD_HIM"})
_SPELT_OUT |= {"FOR_ANOTHER"}
_SPELT_OUT |= {"FAILED_TO", "CLEAR"}
# words that speak of tyres beside one, and say nothing elsewhere
_OF_TYRES = frozenset({"LEAVE", "OUT", "INSIDE", "INSTEAD", "YIELD"})
_TOPS = {"TOP_3": 3, "TOP_5": 5, "TOP_6": 6, "TOP_8": 8, "TOP_10": 10}  # how many lead a field
_SPELT_OUT |= _TOPS.keys()
_SPELT_OUT |= _OF_TYRES | {"START", "FITTED", "RENEW", "EXPLOIT", "WOULD", "WORK"}
# times in words that need no number beside them
_SPELT_SECONDS = {"HALF_SECOND": 0.5, "TENTH_SECOND": 0.1, "AND_A_HALF": 1.5}
_ASSEMBLED |= _SPELT_OUT | _SPELT_SECONDS.keys()
# words that may be other concepts, by what stands beside them
_AMBIGUOUS = frozenset({"KEEP", "RUN", "GAIN", "STAY", "DOWN", "CLOSE", "REACH", "BACK", "LOOSE"})
_LOOKED_AT = _ASSEMBLED | _AMBIGUOUS  # all others are what they are


def quantities(text: str, items: list[Item]) -> list[Item]:
    """Assemble laps, spans, counts, times, positions and stints from numbers and what stands beside them."""
    out: list[Item] = []
    n = len(items)
    i = 0
    while i < n:
        item = items[i]
        tag = item.tag
        if tag not in _LOOKED_AT:
            out.append(item)
            i += 1
            continue
        if tag == "KEEP" or tag == "RUN":
            if _keeps_behind(text, items, i):
                item.tag = "HOLD"
            elif text[item.start : item.start + 2].casefold() in ("us", "ut") and _of_safety_car(items, i):
                item.tag = "DURING"
            elif tag == "KEEP":
                i += 1  # "kept pace": nobody is held
                continue
        elif tag == "GAIN" and item.flag and _wins(text, out, items, i):
            item.tag = "WIN"
        elif tag == "STAY" or tag == "DOWN" or tag == "CLOSE" or tag == "REACH":
            if _ends_in_place(text, items, i):
                item.tag = "FINISH"
            elif tag == "REACH":
                i += 1  # "secured the lead": nothing is said of a place
                continue
            elif tag == "CLOSE":
                tag = item.tag = "RUN"  # "closed out the race on softs"
        elif tag == "BACK" and _is_lap_word(text, items, i):
            tag = item.tag = "LAP"
        if tag == "LOOSE" and text[item.end - 4 : item.end] == "than" and not _counts_next(items, i):
            tag = item.tag = "THAN"  # "degraded more than BBB's"
        if tag == "LOOSE" and i + 1 < n and items[i + 1].tag == "COMPOUND" and items[i + 1].at == item.to + 1:
            i += 1  # "montó unos medios"
            continue
        if tag not in _ASSEMBLED:
            out.append(item)
            i += 1
        elif tag == "LAP":
            i = _lap(text, items, i, out)
        elif tag == "NUM" or tag == "WORDNUM":
            i = _number(text, items, i, out)
        elif tag == "P":
            following = items[i + 1] if i + 1 < n else None
            i += 1
            if following is not None and following.tag == "NUM" and following.at == item.to + 1 and _whole(following):
                out.append(_join("POS", _int(following), item, following))
                i += 1
        elif tag == "STINT":
            i = _stint(items, i, out)
        elif tag == "ORD":
            following = items[i + 1] if i + 1 < n else None
            if following is not None and following.tag == "-" and i + 2 < n and items[i + 2].tag == "POSITION":
                out.append(_join("POS", item.value, item, items[i + 2]))  # "a ninth-place finish"
                i += 3
                continue
            if following is not None and following.at <= item.to + 2:
                if following.tag == "POSITION":
                    out.append(_join("POS", item.value, item, following))
                    i += 2
                    continue
                if following.tag == "LAP" and (item.flag or _is_spelt_ordinal(items, i, out)):
                    out.append(_join("LAPNO", item.value, item, following))
                    i += 2
                    continue
            if out and out[-1].tag == "POSITION" and out[-1].to == item.at - 1:
                out[-1] = _join("POS", item.value, out[-1], item)
            elif _is_stint_again(items, i, out):
                out.append(_join("STINT", item.value, item, item))
            elif _is_lap_left_out(text, items, i, out):
                out.append(_join("LAPNO", item.value, item, item))
            else:
                out.append(item)
            i += 1
        elif tag == "POSITIONS":
            i = _places(items, i, out)
        elif tag == "POSITION":
            following = items[i + 1] if i + 1 < n else None
            if following is not None and following.tag == "NUM" and following.at <= item.to + 2 and _whole(following):
                out.append(_join("POS", _int(following), item, following))
                i += 2
            else:
                out.append(item)
                i += 1
        elif tag == "COMPOUND" and item.flag and [other.tag for other in items[i + 1 : i + 3]] == ["(", "COMPOUND"]:
            item.tag = "TYRE"  # "a harder compound (MEDIUM)" is the one in brackets
            out.append(item)
            i += 1
        elif tag in _SPELT_SECONDS:
            item.value = _SPELT_SECONDS[tag]
            i = _seconds(items, i, i, out)
        elif tag in _SPELT_OUT:
            out.extend(_spelt_out(text, items, i, out))
            i += 1
        elif tag == "QUE" and _compares(out, items, i):
            item.tag = "THAN"
            out.append(item)
            i += 1
        elif tag == "DRIVER" and _same_driver_again(out, items, i):
            # "Lewis Hamilton (HAM)": one mention, and the code in brackets counts
            opened = out.pop()
            name = out.pop()
            del opened
            merged = _join("DRIVER", item.value, name, item)
            closing = items[i + 1]
            merged.end, merged.to = closing.end, closing.to
            out.append(merged)
            i += 2
        else:
            out.append(item)
            i += 1
    return out


_TWO_IN_ONE = {
    "BOTH_STOPS": ("BOTH", "PIT"),
    "UNDER_SC": ("DURING", "SC"),
    "HOLD_HIM": ("HOLD", "HE"),
    "FOR_ANOTHER": ("FOR", "ANOTHER"),
    "FAILED_TO": ("NEG", "ACHIEVE"),
}


# what makes "the only stop" one of several: "the only pit-timing difference", "la única parada en la que ..."
_ONLY_OF_ITS_KIND = re.compile(
    r"[\s*_]*-|\s+(?:timing|window|cycle|sequence|phase|battle|exchange|where|among|in\s+which|on\s+which"
    r"|that\s+(?:was|is|were|did|came)\s*(?:not|n['’]t)|en\s+(?:la|el)\s+que|donde|entre|que\s+no"
    r"|(?:em|na|no)\s+que|onde|que\s+n[ãa]o)\b"
)


def _spelt_out(text: str, items: list[Item], i: int, out: list[Item]) -> list[Item]:
    """What the phrase at `i` says in items: "both stops", "behind the safety car", "the only stop"."""
    item = items[i]
    tag = item.tag
    if tag in _TWO_IN_ONE:
        first, last = _TWO_IN_ONE[tag]
        return [
            Item(first, None, item.start, item.end, item.at, item.at),
            Item(last, None, item.start, item.end, item.to, item.to),
        ]
    if tag in _OF_TYRES:
        return _beside_tyre(text, items, i)
    if tag in _TOPS:
        item.tag = "ORDER"
        item.value = _TOPS[tag] if _COMPLETES.search(text, max(item.start - 32, 0), item.start) else None
        return [item]
    if tag == "FITTED" or tag == "RENEW":
        item.tag, item.value = "CHANGE", tag.lower()
        return [item]
    if tag == "WORK":
        if _falls_off(text, items, i):
            item.tag = "OUT"
        return [item]
    if tag == "WOULD":
        item.tag = "HYP"
        return [] if _looks_ahead(items, i) else [item]
    if tag == "EXPLOIT":
        item.tag = "DURING" if _of_safety_car(items, i) else "BECAUSE"
        return [item] if item.tag == "DURING" or text[item.start : item.end].endswith(_REASONS) else []
    if tag == "CLEAR":  # "2.7 s clear of BBB", unlike "it is clear"
        item.tag = "AHEAD"
        measures = bool(out) and out[-1].tag in ("SECS", "DEC") and out[-1].to == item.at - 1
        return [item] if measures else []
    if tag == "START":
        if _comes_off(text, items, i):
            item.tag = "OUT"
        elif _leaves_pits(text, items, i, out):
            item.tag = "PIT_EXIT"
        elif _goes_onto(text, items, i):
            item.tag = "CHANGE"
        return [item]
    if tag == "ONLY_STOP" and _ONLY_OF_ITS_KIND.match(text, item.end):
        return [_join("PIT", None, item, item)]
    if tag == "ONLY_STOP" or tag == "ONCE":
        return [_join("STOPS" if tag == "ONLY_STOP" else "TWICE", 1, item, item)]
    if tag == "MOTION":
        item.tag, item.value = "CHANGE", "motion"  # a change if it is one to a tyre
    elif [other.tag for other in items[i + 1 : i + 3]] == ["TO", "COMPOUND"] and items[i + 1].at == item.to + 1:
        item.tag, item.flag = "CHANGE", True  # "the move to the HARD tyre"
    return [item]


# "completed the top five": what stands before the words for those who lead
_COMPLETES = re.compile(
    r"\b(?:complet\w+|round\w* (?:out|off)|fill\w* out|clos\w+ out|cerr[ao]\w*|fech[ao]\w*)"
    r"(?: (?:the|el|o|rest of the|resto del|resto do)?)?\s*\Z",
    re.IGNORECASE,
)
_BEFORE_TYRE = frozenset({"HIS", "TYRE", "OF", "TO", "WORDNUM", "FASTER", "SLOWER", "COMPARE", "ANOTHER", "BOTH", "-"})
_REASONS = ("ndo", "ing of", "ing on")  # "taking advantage of BBB's stop"
_BEFORE_FITTED = frozenset({"WITH", "ON", "IN", "OF"})
_BEFORE_TYRE |= _BEFORE_FITTED


def _of_safety_car(items: list[Item], i: int) -> bool:
    """Whether what is made use of at `i` is a safety car: "used the VSC", "aproveitou a neutralização"."""
    k = i + 1
    while k < len(items) and items[k].tag in ("TO", "OF", "WINDOW"):
        k += 1
    return k < len(items) and items[k].tag == "SC" and items[k].at <= items[i].to + 4


def _falls_off(text: str, items: list[Item], i: int) -> bool:
    """Whether "came off" is said of tyres: "the mediums came off and the hards went on"."""
    before = items[i - 1] if i else None
    tyre = before is not None and before.tag in ("COMPOUND", "TYRE") and before.to == items[i].at - 1
    return tyre and text[items[i].end - 4 : items[i].end].casefold() == " off"


_SUPPOSING = frozenset({"HYP", "NEG", "WOULD"})


def _looks_ahead(items: list[Item], i: int) -> bool:
    """Whether "would" tells what came later, with its lap, and supposes nothing: "AAA would stop again on lap 50"."""
    if any(item.tag in _SUPPOSING for k, item in enumerate(items) if k != i):
        return False
    for k in range(i + 1, min(i + 8, len(items))):
        if items[k].tag in (",", ";", "WHILE", "BUT", "."):
            return False
        if items[k].tag == "LAP":
            return items[k - 1].tag in ("ON", "IN") and any(item.tag in ("PIT", "CHANGE") for item in items[i + 1 : k])
    return False


def _comes_off(text: str, items: list[Item], i: int) -> bool:
    """Whether "salieron" is said of the tyres that came off: "salieron los medios y entraron los duros"."""
    after = items[i + 1] if i + 1 < len(items) else None
    if text[items[i].start : items[i].start + 3].casefold() != "sal" or after is None:
        return False
    return after.tag == "COMPOUND" and after.at <= items[i].to + 3


def _goes_onto(text: str, items: list[Item], i: int) -> bool:
    """Whether "salió" is said of changing to a tyre: "salió a duros"."""
    tags = [item.tag for item in items[i + 1 : i + 3]]
    near = tags == ["TO", "COMPOUND"] and items[i + 2].at <= items[i].to + 3
    return near and text[items[i].start : items[i].start + 3].casefold() == "sal"


def _leaves_pits(text: str, items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether "salió" is said of leaving the pits on a tyre: "paró en la vuelta 12 y salió con duros"."""
    after = items[i + 1] if i + 1 < len(items) else None
    if text[items[i].start : items[i].start + 3].casefold() != "sal" or after is None or after.tag != "WITH":
        return False
    for item in reversed(out):
        if item.tag in ("PIT", "START", ":", "(", ";", "WHILE", "BUT", "STOPS", "WHO", "BEFORE"):
            return item.tag == "PIT" and not item.flag
    return False


def _beside_tyre(text: str, items: list[Item], i: int) -> list[Item]:
    """What a word that speaks of tyres means at `i`: "left his mediums", "softs out, hards in", "emerged on hards"."""
    item = items[i]
    tag = item.tag
    k = i + 1
    fitted = k < len(items) and items[k].tag in _BEFORE_FITTED and items[k].at == item.to + 1
    while k < len(items) and items[k].tag in _BEFORE_TYRE and items[k].at <= items[k - 1].to + 2:
        k += 1
    tyre = k < len(items) and items[k].tag == "COMPOUND" and items[k].at <= items[k - 1].to + 3
    before = items[i - 1] if i else None
    after = before is not None and before.to >= item.at - 2 and before.tag in ("COMPOUND", "TYRE")
    after = after and (k == i + 1 or not tyre)
    if tag == "INSTEAD":
        item.tag, item.value = "NEG", "replaced" if tyre else None
        return [item]
    if tag == "YIELD":
        item.tag = ">"
        return [item] if after or tyre else []
    if tag == "LEAVE":
        stopped = fitted and any(other.tag == "PIT" for other in items[:i])
        item.tag = "PIT_EXIT" if stopped else "OFF"  # "his stop left him on mediums"
        return [item] if tyre and (stopped or not fitted) else []
    if tag == "OUT" and fitted and tyre:
        item.tag = "PIT_EXIT"
        return [] if item.end - item.start == 3 else [item]  # "got 42 laps out of a set of HARD"
    if after or (tyre and not fitted):
        return [item]
    if text[item.end - 3 : item.end] == " on":  # "went on lap 20 to HARD"
        return [
            Item("CHANGE", "motion", item.start, item.end, item.at, item.at),
            Item("ON", None, item.start, item.end, item.to, item.to),
        ]
    return []


# first letters of the words for to keep and for to have
_KEEPING, _HAVING = ("man", "kee", "kep"), ("had", "hav", "tuv", "tev", "tin", "ten", "tie")
_PENNED = frozenset({"BEHIND", "HELD", "HOLD", "BACK"})  # "at bay", "stuck", "bottled up"


def _keeps_behind(text: str, items: list[Item], i: int) -> bool:
    """Whether "kept", "mantuvo", "manter" has a driver kept behind: "kept BBB at bay", "mantener detrás a BBB".

    To have one behind is to hold him if it says for how long, or that he was stuck.
    """
    verb = text[items[i].start : items[i].start + 3].casefold()
    if verb not in _KEEPING and verb not in _HAVING:
        return False
    k = i + 1
    while k < len(items) and (
        items[k].tag in ("TO", "BOTH", "WORDNUM", "HIS", "TEAMMATE") or (items[k].tag in _PENNED and k == i + 1)
    ):
        k += 1
    first = k
    while k + 1 < len(items) and items[k].tag in _PERSONS and items[k + 1].tag in ("AND", ","):
        k += 2  # "kept BBB and CCC behind"
    kept = [item.tag for item in items[k : k + 4]]
    if items[k - 1].tag == "TEAMMATE" and kept[:1] != ["DRIVER"]:
        first = k = k - 1  # "kept his team-mate back"
        kept = ["TEAMMATE", *kept][:4]
    elif not kept or kept[0] not in _PERSONS:
        return False
    if items[first].at > items[i].to + 5:
        return False
    fronted = first - i > 1 and items[i + 1].tag in _PENNED  # "mantuvo detrás a BBB"
    near = k + 1 < len(items) and items[k + 1].at <= items[k].to + 3
    at_bay = kept[1:3] == ["TO", "GAP"] and kept[3:] != ["OF"]  # "manteve BBB à distância"
    near = near and not (kept[1:2] == ["HOLD"] and items[k + 1].at > items[k].to + 1)
    behind = kept[1:2] and kept[1] in _PENNED and kept[2:3] != ["DRIVER"]
    held = fronted or items[first - 1].tag == "BEHIND" or (near and (at_bay or bool(behind)))
    if not held:
        return False
    penned = items[i + 1] if fronted else items[k + 1]
    lasting = [item.tag for item in items[k + 1 : k + 8]]
    for_laps = any(tag in ("NUM", "WORDNUM") and "LAP" in lasting[m + 1 : m + 3] for m, tag in enumerate(lasting))
    if verb in _HAVING and penned.tag == "BEHIND" and not for_laps:
        return False  # "had BBB behind him"
    penned.tag = "BEHIND"
    return True


_LONGEST_LINK = 40  # items between a stint's number and the next that is not called one
# what may stand right after the number of a stint that is not called one again
_AFTER_STINT = frozenset({"NUM", ",", ".", ")", "(", ":", "AND", "ON", "WITH", "IN", "OF", "AVG"})


def _is_stint_again(items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether an ordinal is a stint's: "79.1 s in the first stint and 80.0 s in the second"."""
    following = items[i + 1] if i + 1 < len(items) else None
    ends = following is None or (following.tag in _AFTER_STINT and following.at == items[i].to + 1)
    led = bool(out) and out[-1].tag in ("IN", "AND", ",", "AFTER", "THAN", "VERSUS", "TO", "WHILE")
    return ends and led and any(item.tag == "STINT" and item.whole > 0 for item in out[-_LONGEST_LINK:])


def _is_lap_word(text: str, items: list[Item], i: int) -> bool:
    """Whether "de volta", "de vuelta" names a lap, and nobody is back: "HARD de volta 26 à 62"."""
    following = items[i + 1] if i + 1 < len(items) else None
    number = following is not None and following.at == items[i].to + 1 and _is_lap_number(text, following)
    unit = items[i + 2].tag if i + 2 < len(items) else ""
    return number and unit not in ("SECONDS", "PER", "LAP")


def _counts_next(items: list[Item], i: int) -> bool:
    following = items[i + 1] if i + 1 < len(items) else None
    return following is not None and following.tag in ("NUM", "WORDNUM") and following.at <= items[i].to + 2


_ENDING_VERBS = ("fic", "que", "se q", "fech")  # "ficou", "quedó", "se quedó", "fechou"
_PLACES = frozenset({"ORD", "P", "POSITION"})
_COUNTABLE = frozenset({"PIT", "STINT", "LAP", "COMPOUND", "TYRE", "CHANGE", "MOVE", "UNDERCUT", "OVERCUT"})


def _places(items: list[Item], i: int, out: list[Item]) -> int:
    """Places counted through: "places six to ten", "puestos 6 a 10". Alone the word says nothing."""
    told = items[i + 1 : i + 4]
    if [item.tag in ("NUM", "WORDNUM") for item in told] != [True, False, True] or told[0].at > items[i].to + 2:
        return i + 1
    first, link, last = told
    if link.tag not in ("TO", "-", "UNTIL") or not (_whole(first) and _whole(last)) or last.at > first.to + 3:
        return i + 1
    out.extend((_join("POS", _int(first), first, first), link, _join("POS", _int(last), last, last)))
    return i + 4


def _ends_in_place(text: str, items: list[Item], i: int) -> bool:
    """Whether a verb for to stay, close or reach says where a driver finished: "ficou em 12º", "settled for tenth"."""
    if items[i].tag not in ("CLOSE", "REACH") and not text[items[i].start : items[i].end].casefold().startswith(
        _ENDING_VERBS
    ):
        return False
    k = i + 1
    if items[i].tag == "CLOSE" and k < len(items) and items[k].tag == "TO":
        k += 1  # "encerrou a corrida em nono"
    if k < len(items) and items[k].tag in ("IN", "WITH") and items[k].at <= items[k - 1].to + k - i:
        k += 1
    if k >= len(items) or items[k].tag not in _PLACES or items[k].at > items[k - 1].to + 2:
        return False
    counted = k + 1 < len(items) and items[k + 1].at <= items[k].to + 2 and items[k + 1].tag in _COUNTABLE
    return not counted  # unlike "claimed the first stop"


def _wins(text: str, out: list[Item], items: list[Item], i: int) -> bool:
    """Whether "ganó", "ganhou" is "won": a driver is its subject, and nothing is said to be gained."""
    after = [item.tag for item in items[i + 1 : i + 6]]
    if after[:2] == ["AHEAD", "DRIVER"] and items[i + 1].at == items[i].to + 1:
        return True  # "ganó por delante de BBB"
    if not out or out[-1].tag != "DRIVER" or out[-1].to != items[i].at - 1:
        return False
    if after and items[i + 1].at > items[i].to + 1:
        return False  # "ganó terreno"
    place = items[i + 1].end + 1 if after[:1] == ["IN"] and after[1:2] in ([","], ["AND"], [";"]) else 0
    if place and text[place : place + 1].isupper() and items[i + 2].at <= items[i + 1].to + 4:
        return True  # "ganó en Mónaco, y ..."
    if not after or after[0] in (".", ";", ")") or after in (["IN", "."], ["IN"]):
        return True  # "ganó.", "ganó en Mónaco."
    if after[:2] in (["AND", "DRIVER"], [",", "WITH"], [",", "DRIVER"], [",", "FOLLOWED"]):
        return after[2:3] != ["LOSE"]
    return after[:2] == ["WITH", "NUM"] and "GAP" in after  # "ganó con 3,1 s de ventaja"


_COMPARING = frozenset({"COMPARE", "FASTER", "SLOWER", "BEFORE", "PARTIAL"})


def _compares(out: list[Item], items: list[Item], i: int) -> bool:
    """Whether "que" is "than": right after a comparison, or before a driver once a bracket after one is closed."""
    if not out:
        return False
    if out[-1].tag in _COMPARING and out[-1].to >= items[i].at - 3:
        return True
    driver = i + 1 < len(items) and items[i + 1].tag == "DRIVER" and items[i + 1].at == items[i].to + 1
    if driver and out[-1].tag in ("RATE", "SECS") and any(item.tag in ("FASTER", "SLOWER") for item in out[-4:-1]):
        return True  # "más rápido en 0,3 s por vuelta que BBB"
    if out[-1].tag == "AVG" and any(item.tag in ("FASTER", "SLOWER", "COMPARE") for item in out[-3:-1]):
        return True  # "más rápido en promedio que", "mejor promedio que"
    tyre = [item.tag for item in items[i + 1 : i + 3]] in (["IN", "COMPOUND"], ["WITH", "COMPOUND"])
    if tyre and out[-1].tag == "COMPOUND" and any(item.tag in _COMPARING for item in out[-4:]):
        return True  # "menor en HARD que en MEDIUM"
    return driver and out[-1].tag == ")" and any(item.tag in _COMPARING for item in out[-12:])


def _same_driver_again(out: list[Item], items: list[Item], i: int) -> bool:
    return (
        len(out) > 1
        and out[-1].tag == "("
        and out[-2].tag == "DRIVER"
        and out[-2].end - out[-2].start > 3
        and out[-2].to == items[i].at - 2
        and items[i].end - items[i].start == 3
        and i + 1 < len(items)
        and items[i + 1].tag == ")"
        and items[i + 1].at == items[i].to + 1
    )


def _join(tag: str, value: object, first: Item, last: Item, flag: bool = False) -> Item:
    return Item(tag, value, first.start, last.end, first.at, last.to, flag)


def _whole(item: Item) -> bool:
    value = item.value
    return isinstance(value, float) and not item.flag and value == int(value) and 0 <= value <= 999


def _int(item: Item) -> int:
    assert isinstance(item.value, float)
    return int(item.value)


def _is_lap_number(text: str, item: Item) -> bool:
    value = item.value  # a span of digits alone has no sign and is whole
    return (
        item.tag == "NUM"
        and isinstance(value, float)
        and 0 < value <= _MAX_LAP
        and text[item.start : item.end].isdigit()
    )


def _lap(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A lap word: what numbers follow it (laps, a span, an enumeration), or which count stands before it."""
    n = len(items)
    word = items[i]
    j = i + 1
    if j < n and items[j].tag == ":" and j + 1 < n and items[j + 1].tag == "NUM":
        j += 1
    looked_at = bool(out) and out[-1].tag in ("THESE", "TOTAL", "OF")  # "in those laps (26 and 27)"
    if not looked_at and (closed := _bracketed_laps(text, items, j)) > 0:
        listed = [item for item in items[j + 1 : closed] if item.tag == "NUM"]
        out.extend(_join("LAPNO", _int(item), item, item) for item in listed)
        return closed + 1
    if j < n and items[j].tag == "-" and items[j].to == word.to + 1:
        j += 1  # "lap-56 switch"
    _comes_in(text, out, word)
    if j >= n or items[j].at > items[j - 1].to + 2 or not _is_lap_number(text, items[j]):
        if _is_spelt_lap(items, i, out):
            out.append(_join("LAPNO", _int(items[j]), word, items[j]))  # "on lap nine"
            return j + 1
        if j < n and items[j].tag == "ORD" and items[j].flag and items[j].at == word.to + 1:
            out.append(_join("LAPNO", items[j].value, word, items[j]))
            return j + 1
        out.append(word)
        return i + 1
    first = items[j]
    unit = items[j + 1].tag if j + 1 < n and items[j + 1].at == first.to + 1 else ""
    counts = unit == "LAP" and not (j + 2 < n and items[j + 2].tag == "NUM")
    if unit == "PER" and j + 2 < n and items[j + 2].tag == "NUM":
        unit = ""  # "laps 67/68"
    if unit in ("SECONDS", "PER") or counts:
        out.append(word)
        return i + 1
    span = _span_end(text, items, j)
    if span is not None:
        # "lap 9 to lap 11" after "gap from" is no stint, but still a span
        out.append(_join("SPAN", (_int(first), _int(items[span])), word, items[span], items[j + 1].tag == "-"))
        end = span + 1
        return _more_laps(text, items, end, out, word)
    out.append(_join("LAPNO", _int(first), word, first))
    return _more_laps(text, items, j + 1, out, word)


_DATING = frozenset({"ON", "IN", "UNTIL", "TO", "FROM", "OF", "BEFORE", "AFTER"})


def _is_spelt_lap(items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether the lap word at `i` is followed by its number in words: "at the end of lap nine"."""
    number = items[i + 1] if i + 1 < len(items) else None
    if number is None or number.tag != "WORDNUM" or number.at != items[i].to + 1 or _int(number) < 2:
        return False
    unit = items[i + 2].tag if i + 2 < len(items) and items[i + 2].at <= number.to + 2 else ""
    dated = bool(out) and out[-1].tag in _DATING and out[-1].to >= items[i].at - 2
    return dated and unit not in ("SECONDS", "LAP", "PER", "FASTER", "SLOWER", "%")


def _comes_in(text: str, out: list[Item], word: Item) -> None:
    """Read "in" before the time as what it is short for: "AAA, in on lap 12", "called him in on lap 12"."""
    if len(out) < 2 or out[-1].tag not in ("ON", "UNTIL") or out[-2].tag != "IN":
        return
    beside = out[-1].to == word.at - 1 and out[-2].to == out[-1].at - 1
    if beside and text[out[-2].start : out[-2].end].casefold() == "in":
        out[-2].tag = "HALTED"


def _is_spelt_ordinal(items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether the ordinal at `i`, before the lap word, dates something: "na quinta volta", "in the fifth lap"."""
    after = items[i + 2].tag if i + 2 < len(items) and items[i + 2].at <= items[i + 1].to + 2 else ""
    dated = bool(out) and out[-1].tag in _DATING and out[-1].to >= items[i].at - 2
    return dated and items[i + 1].at == items[i].to + 1 and after not in ("ON", "WITH", "IN", "AFTER", "OF", "FASTER")


_AFTER_LAP = frozenset({".", ",", ";", ")", "AND", "BEFORE", "WHILE", "FOR"})
_STOPPED = frozenset({"PIT", "CHANGE", "RESPOND", "EXTEND", "STAY", "SAME", "LAPNO"})
_PLACED = frozenset({"FINISH", "POSITION", "POS", "STINT", "WIN", "ORDER", "START", "GAP", "FLAG", "PASSED"})


def _is_lap_left_out(text: str, items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether a feminine ordinal is that of a lap told before: "parou na volta 18; BBB, na 19.ª"."""
    item = items[i]
    if not out or out[-1].tag not in ("IN", "UNTIL") or out[-1].to < item.at - 2 or text[item.end - 1] not in "aª":
        return False
    following = items[i + 1] if i + 1 < len(items) else None
    if following is not None and following.at <= item.to + 1 and following.tag not in _AFTER_LAP:
        return False
    tags = [other.tag for other in reversed(out)]
    said = next((tag for tag in tags if tag in _STOPPED or tag in _PLACED), "")
    return said in _STOPPED and ("LAPNO" in tags or (item.flag and said == "PIT"))


def _bracketed_laps(text: str, items: list[Item], j: int) -> int:
    """Index of the end of a bracket at `j` that lists lap numbers alone: "the same laps (2, 3 and 4)"; else 0."""
    if j >= len(items) or items[j].tag != "(" or items[j].at != items[j - 1].to + 1:
        return 0
    k = j + 1
    while k < len(items) and (_is_lap_number(text, items[k]) or (k > j + 1 and items[k].tag in (",", "AND"))):
        k += 1
    together = k < len(items) and items[k].tag == ")" and items[k].at - items[j].at == k - j  # no word between
    return k if together and items[k - 1].tag == "NUM" else 0


def _more_laps(text: str, items: list[Item], j: int, out: list[Item], word: Item) -> int:
    """Further numbers of an enumeration: "laps 2, 3 and 4", "lap 9 vs. 11", "vueltas 1-2, 3 y 4"."""
    n = len(items)
    while j + 1 < n:
        told = _detail_between(text, items, j)
        if told:
            out.extend(quantities(text, items[j:told]))
            j = told
        k = j
        while k < n and items[k].tag in (",", "AND", "PER", "VERSUS") and k - j < 3:
            k += 1
        if k == j or k >= n or not _is_lap_number(text, items[k]) or items[k].at > items[k - 1].to + 2:
            break
        following = items[k + 1] if k + 1 < n else None
        if following is not None and following.at == items[k].to + 1 and following.tag in _UNIT_TAGS:
            listed = following.tag == "PER" and k + 2 < n and items[k + 2].tag == "NUM"  # "laps 67/68/69"
            if not listed:
                break
        if following is not None and following.tag in ("STINT", "PIT") and following.at <= items[k].to + 2:
            break
        if [item.tag for item in items[k + 1 : k + 3]] == ["-", "LAP"] and items[k + 2].at == items[k].to + 2:
            break  # "on lap 8, a 44-lap stint"
        if items[k - 1].tag == "PER" and text[items[k - 1].start] != "/":
            break
        goes_on = following is not None and following.tag == "PER"
        two = items[k - 1].tag == "PER" and not goes_on and [item.tag for item in out[-2:]] != ["PER", "LAPNO"]
        plural = text[word.end - 1] == "s"
        if two and not (plural and _stops_of_one(items, out)):
            out.pop()  # "laps 12/13": one lap for each of two drivers, and the text does not say whose is whose
            return k + 1
        out.extend(items[j:k])
        span = _span_end(text, items, k)
        if span is not None:
            out.append(
                _join("SPAN", (_int(items[k]), _int(items[span])), items[k], items[span], items[k + 1].tag == "-")
            )
            j = span + 1
        else:
            out.append(_join("LAPNO", _int(items[k]), items[k], items[k]))
            j = k + 1
    return j


def _stops_of_one(items: list[Item], out: list[Item]) -> bool:
    """Whether "pitted on laps 12/30", of which the first is read, is said of the one driver whom the sentence names."""
    before = [item.tag for item in out[-3:-1]]
    named = {item.code for item in items if item.tag == "DRIVER"}
    return len(named) == 1 and (before[-1:] == ["PIT"] or before in (["PIT", "ON"], ["PIT", "IN"]))


def _detail_between(text: str, items: list[Item], j: int) -> int:
    """Index after what is told of a lap at `j` if another lap with its own follows, else 0.

    "laps 20 (M → H), 41 (H → S)", "laps 20 M → H and 41 H → S"
    """
    end = k = _detail_end(items, j)
    while 0 < k < len(items) and items[k].tag in (",", "AND", ";") and k - end < 2:
        k += 1
    if not end or k == end or k >= len(items) or not _is_lap_number(text, items[k]):
        return 0
    if items[k].at != items[k - 1].to + 1:
        return 0
    bare = k + 1  # "laps 20 (M → H), 40, 41 (H → S)"
    while bare + 1 < len(items) and items[bare].tag in (",", "AND"):
        following = bare + 1 + (items[bare + 1].tag == "AND")
        if following >= len(items) or not _is_lap_number(text, items[following]):
            break
        bare = following + 1
    return end if _detail_end(items, bare) else 0


def _detail_end(items: list[Item], j: int) -> int:
    """Index after the bracket or the tyre change that starts at `j`, right after a lap, else 0."""
    n = len(items)
    if j >= n or items[j].at > items[j - 1].to + 1:
        return 0
    if items[j].tag == "(":
        end = next((k for k in range(j + 1, min(j + 10, n)) if items[k].tag in ("(", ")")), 0)
        return end + 1 if end and items[end].tag == ")" else 0
    if [item.tag for item in items[j : j + 3]] not in (["COMPOUND", ">", "COMPOUND"], ["COMPOUND", "TO", "COMPOUND"]):
        return 0
    return j + 5 if [item.tag for item in items[j + 3 : j + 5]] == ["DURING", "SC"] else j + 3


_UNIT_TAGS = frozenset({"SECONDS", "PER", "LAP", "%"})
_SPAN_LINKS = frozenset({"-", "TO", "UNTIL", ">"})


def _span_end(text: str, items: list[Item], j: int) -> int | None:
    """Index of the number that ends a span of laps that starts with number `j`, if there is one."""
    n = len(items)
    k = j + 1
    if k >= n:
        return None
    linked = items[k].tag in _SPAN_LINKS and items[k].at <= items[j].to + 1
    if not linked and not (items[k].tag == "AND" and _between(items, j)):
        return None
    k += 1
    if k < n and (items[k].tag == "LAP" or (items[k].tag == "TO" and items[k - 1].tag == "AND")):
        k += 1  # "entre a volta 5 e a volta 34", "entre a 5 e a 34"
    if k >= n or not _is_lap_number(text, items[k]) or items[k].at > items[k - 1].to + 3:
        return None
    if _int(items[k]) < _int(items[j]):
        return None
    if k + 1 < n and items[k + 1].tag in ("SECONDS", "%") and items[k + 1].at == items[k].to + 1:
        return None
    return k


def _between(items: list[Item], j: int) -> bool:
    return any(items[k].tag == "BETWEEN" for k in range(max(j - 3, 0), j))


# "1min20s4", "1 min 20,4 s", "1'20"4", "1m20.4s"
_MINUTES = re.compile(
    r"([1-3]) ?(?:min(?:utos?|utes?)?|m|['’′]) ?(?:(?:y|e|and) )?([0-5]?[0-9])"
    r"(?: ?(?:s|[\"”″]|[.,]) ?([0-9]{1,3})(?![0-9.,]?[0-9]))?(?: ?(?:segundos?|seconds?|seg|secs?|s|[\"”″])(?![^\W_]))?"
)
_MINUTE_MARKS = frozenset(" m'’′")
_FRACTIONS = {"TENTHS": 0.1, "HUNDREDTHS": 0.01, "THOUSANDTHS": 0.001}  # of a second


def _timed(item: Item, timed: re.Match[str], last: Item) -> Item:
    """A time in minutes and seconds, the last of whose items is given."""
    minutes, seconds, decimals = timed.groups()
    value = round(60.0 * int(minutes) + float(f"{seconds}.{decimals or 0}"), 6)
    return Item("SECS", value, item.start, timed.end(), item.at, last.to)


def _number(text: str, items: list[Item], i: int, out: list[Item]) -> int:
    """A number: what unit follows it decides what it is."""
    n = len(items)
    item = items[i]
    is_digit = item.tag == "NUM"
    literal = text[item.start : item.end]
    j = i + 1
    following = items[j] if j < n else None
    near = following is not None and following.at <= item.to + 1
    if is_digit and item.value is None:
        return i + 1
    if is_digit and item.end - item.start == 1 and text[item.end : item.end + 1] in _MINUTE_MARKS:
        timed = _MINUTES.match(text, item.start)
        if timed is not None:
            while j < n and items[j].start < timed.end():
                j += 1
            out.append(_timed(item, timed, items[j - 1]))
            return j
    if following is not None and following.tag == "NUM" and is_digit and ":" not in literal:
        out.append(_bare(text, item))
        return j
    if is_digit and ":" in literal:
        end = following if near and following is not None and following.tag == "SECONDS" else item
        out.append(_join("SECS", item.value, item, end, item.flag))
        return j + (end is not item)
    tenth = following is not None and following.tag == "ORD" and following.whole == 10 and not following.flag
    if tenth and item.value == 1.0 and _per_lap(items, j + 1):
        item.value = 0.1  # "um décimo por volta"
        return _seconds(items, i, j, out)
    if following is not None and following.tag in _FRACTIONS and following.at <= item.to + 2:
        item.value = round(item.number * _FRACTIONS[following.tag], 6)
        return _seconds(items, i, j, out)
    if near and following is not None:
        if following.tag == "-" and j + 1 < n and items[j + 1].tag == "SECONDS" and items[j + 1].at == following.to + 1:
            out.append(_join("SECS", item.value, item, items[j + 1], item.flag))  # "a 1.239-second advantage"
            return j + 2
        if following.tag == "SECONDS":
            return _seconds(items, i, j, out)
        if following.tag == "AND_A_HALF":
            item.value = item.number + 0.5  # "two seconds and a half"
            return _seconds(items, i, j, out)
        if following.tag == "POSITION" and is_digit and _whole(item) and _in_place(items, j, out):
            out.append(_join("POS", _int(item), item, following))  # "terminou em 4 lugar"
            return j + 1
        lap = _per_lap(items, j) if following.tag == "PER" or not literal.isdigit() else 0
        if lap and items[lap].tag == "LAP":
            out.append(_join("RATE", item.value, item, items[lap], item.flag))
            return lap + 1
        if following.tag in ("%", "×"):
            return j + 1
    if is_digit and _is_range_of_seconds(items, i):
        return j + 3  # "90-92 s": a range has no one value
    if is_digit and not _is_lap_number(text, item):
        bare = _bare(text, item)
        if bare.tag == "DEC" and shares_rate(out, bare):
            bare.tag = "RATE"
        out.append(bare)
        return j
    # whole numbers: counts of laps, stops, stints; spans; bare integers
    k = j
    if k < n and items[k].tag == "-" and items[k].at == item.to + 1:
        k += 1
    if k + 1 < n and items[k + 1].tag == "LAP" and items[k].at == item.to + 1 and _is_in_a_row(text, items[k]):
        k += 1
    if k < n and items[k].tag == "LAP" and items[k].at <= item.to + 3 and not _lap_goes_on(text, items, k, item):
        end = items[k]
        if len(out) > 1 and out[-1].tag == "OF" and out[-2].tag == "INT":
            return k + 1  # "47 of 57 laps"
        if _is_race(text, item, end):
            return k + 1  # "in the 53-lap race", "una carrera de 53 vueltas"
        out.append(_join("NLAPS", _int(item), item, end, _compared(text, items, k + 1)))
        return k + 1
    if _counts_laps_on(text, items, i):
        out.append(_join("NLAPS", _int(item), item, item, _compared(text, items, i + 3)))
        out.append(items[i + 1])
        return i + 3
    if (is_digit and _shares_unit(text, items, i)) or (_int(item) > 1 and shares_laps(text, items, i, out)):
        out.append(_join("NLAPS", _int(item), item, item))
        return j
    if is_digit:
        span = _span_end(text, items, i)
        if span is not None and (_int(items[span]) > _int(item) or items[i + 1].tag == "-"):
            link = items[i + 1].tag
            after = items[span + 1] if span + 1 < n else None
            if after is not None and after.at <= items[span].to + 2 and after.tag in ("LAP", "-"):
                return span + 1  # "36-40-lap-old tyres": an age
            led = bool(out) and out[-1].tag in ("FROM", "OF", "BETWEEN", "IN", "LAP", "SPAN", ",", "(")
            led = led or [part.tag for part in out[-2:]] == ["BETWEEN", "TO"]
            if link == "-" or (led and link in ("TO", "UNTIL", "AND")):
                out.append(_join("SPAN", (_int(item), _int(items[span])), item, items[span], link == "-"))
                return _more_laps(text, items, span + 1, out, item)
    stop = _stop_noun(text, items, k, item) if _int(item) <= _MOST_STOPS else None
    article = stop is not None and text[item.start : item.end].casefold() in _ARTICLES
    if article and stop is not None and not _of_plan(out) and not _all_of_it(items, stop, out):
        return j  # "una parada tardía": an article
    if stop is not None:
        partial = any(part.tag in ("PARTIAL", "COMPARE", "SC", "DURING", "LAP", "NLAPS") for part in items[k:stop])
        after = items[stop + 1] if stop + 1 < n else None
        partial = partial or (
            after is not None and after.at <= items[stop].to + 2 and after.tag in ("PARTIAL", "COMPARE")
        )
        partial = partial or (bool(out) and out[-1].tag in ("ORD", "OPENING") and out[-1].to >= item.at - 1)
        out.extend(part for part in items[k:stop] if part.tag == "SC")  # "three SC stops"
        out.append(_join("STOPS", _int(item), item, items[stop], partial))
        return stop + 1
    # "the first two stints", "los dos primeros stints"
    first = bool(out) and out[-1].tag in ("ORD", "OPENING") and out[-1].to == item.at - 1
    if k + 1 < n and items[k].tag == "PARTIAL" and items[k + 1].tag == "STINT":
        first, k = True, k + 1
    if k < n and items[k].tag == "STINT" and items[k].at <= item.to + 2:
        out.append(_join("STINTS", _int(item), item, items[k], first))
        return k + 1
    if k < n and items[k].tag in ("TIMES",) and items[k].at <= item.to + 1:
        out.append(_join("TWICE", item.value, item, items[k]))
        return k + 1
    if is_digit:
        out.append(_bare(text, item))
    elif out and out[-1].tag == "POSITION":
        out[-1] = _join("POS", _int(item), out[-1], item)
    else:
        out.append(item)
    return j


_RACE_AFTER = re.compile(r"[\s*_]+(?:[A-Z][\w'’.-]*\s+){0,3}(?:race|Grand Prix|GP)\b")
_RACE_BEFORE = re.compile(r"\b(?:carrera|corrida|prova|race|Grande Prémio|Gran Premio|GP)\s+(?:de|a|of)\s+\**\Z")


def _is_race(text: str, first: Item, last: Item) -> bool:
    """Whether a count of laps is the distance of the race."""
    if last.at == first.to + 2 and _RACE_AFTER.match(text, last.end):
        return True  # with a dash: "the 57-lap race"
    return _RACE_BEFORE.search(text, max(first.start - 24, 0), first.start) is not None


def _in_place(items: list[Item], j: int, out: list[Item]) -> bool:
    """Whether the word for a place at `j` is one that a driver finished in, and does not count places."""
    compares = j + 1 < len(items) and items[j + 1].tag in ("AHEAD", "BEHIND", "COMPARE")
    return bool(out) and out[-1].tag in ("IN", "FINISH") and not compares


def _bare(text: str, item: Item) -> Item:
    """A number that nothing beside it makes more of."""
    item.tag = "INT" if not item.flag and text[item.start : item.end].isdigit() else "DEC"
    return item


def _counts_laps_on(text: str, items: list[Item], i: int) -> bool:
    """ "32 MEDIUM laps": the number counts laps, the tyre between; not "Stint 2, HARD laps 20-58"."""
    following = items[i + 1 : i + 4]
    if [item.tag for item in following[:2]] != ["COMPOUND", "LAP"] or following[1].at > items[i].to + 3:
        return False
    numbered = len(following) > 2 and _is_lap_number(text, following[2]) and following[2].at <= following[1].to + 2
    return not numbered


def _shares_unit(text: str, items: list[Item], i: int) -> bool:
    """ "two sets of HARD (24 and 27 laps)": the first number too counts laps."""
    tags = [item.tag for item in items[i + 1 : i + 5]]
    of_stints = i > 1 and items[i - 1].tag == "OF" and items[i - 2].tag in ("STINT", "ORD")
    if of_stints and tags[:3] == ["AND", "NUM", "LAP"]:
        return True  # "two stints of 24 and 27 laps"
    opened = i > 0 and items[i - 1].tag == "("
    again = of_stints and any(item.tag == "LAP" for item in items[max(i - _LONGEST_LINK, 0) : i])
    if again and tags[:2] in (["ON", "COMPOUND"], ["WITH", "COMPOUND"], ["IN", "COMPOUND"]):
        return True  # "a first stint of 20 laps on MEDIUM and a second of 15 on HARD"
    return opened and tags[:3] == ["AND", "NUM", "LAP"] and tags[3:] in ([")"], ["RESPECTIVELY"])


_OPENING = frozenset({".", ",", ";", ":", "AND", "(", "|", "BUT", "WHILE"})  # before what starts anew


def _all_of_it(items: list[Item], stop: int, out: list[Item]) -> bool:
    """Whether "hizo una parada" counts all stops: it says so ("en total"), or nothing says more of that one stop."""
    after = items[stop + 1] if stop + 1 < len(items) else None
    if after is not None and after.tag == "TOTAL" and after.at <= items[stop].to + 2:
        return True
    tags = [item.tag for item in items[stop + 1 : stop + 3]]
    if tags[:1] in (["EACH"], ["PER"]) and tags[1:] in ([], ["."], [","], [";"], ["AND"]):
        return True  # "uma parada cada um", "fizeram uma parada cada"
    if not out or out[-1].tag in _OPENING:
        # "una parada para AAA", "uma parada cada um", "Una parada."
        alone = [item.tag for item in items[stop + 1 : stop + 3]]
        if alone[:1] == ["EACH"] or alone in (["FOR", "DRIVER"], ["FOR", "EACH"], ["FOR", "BOTH"]):
            return True
        labelled = bool(out) and out[-1].tag == ":" and alone == ["(", "COMPOUND"]  # "Estratégia: uma parada (...)"
        return labelled or (not out and alone[:1] in ([], ["."]))
    if not out or out[-1].tag not in ("RUN", "AFTER"):
        return False
    if after is None or after.at > items[stop].to + 1:
        return after is None
    tags = [item.tag for item in items[stop + 2 : stop + 4]]
    if after.tag == "WITH":
        return tags == ["NUM", "LAP"]  # "hizo una parada con 55 vueltas de duro"
    return after.tag in ("AND", ".", ",", ";", "BUT") or (after.tag == "IN" and "LAP" not in tags and "NUM" not in tags)


def _is_range_of_seconds(items: list[Item], i: int) -> bool:
    if i + 3 >= len(items) or items[i + 1].tag != "-" or items[i + 3].tag not in ("SECONDS", "PER"):
        return False
    following = items[i + 1 : i + 4]
    tags = [item.tag for item in following]
    return tags[:2] == ["-", "NUM"] and tags[2:] in (["SECONDS"], ["PER"]) and following[2].at == items[i].to + 3


def _of_plan(out: list[Item]) -> bool:
    """Whether what is read last announces a count: "estrategia de una parada", "a uma parada", "plan: una parada"."""
    tags = [item.tag for item in out[-3:]]
    if tags == ["MOVE", "OF", "DRIVER"] or tags[1:] == ["MOVE", ":"]:
        return True  # "la estrategia de AAA fue una parada"
    return len(out) > 1 and out[-1].tag in ("OF", "TO") and out[-2].tag == "MOVE"


def _lap_goes_on(text: str, items: list[Item], k: int, number: Item) -> bool:
    """Whether the lap word at `k` rather names the number after it ("on 3, lap 4")."""
    n = len(items)
    return (
        number.tag == "WORDNUM"
        and k + 1 < n
        and items[k + 1].at == items[k].to + 1
        and _is_lap_number(text, items[k + 1])
    )


def _seconds(items: list[Item], i: int, j: int, out: list[Item]) -> int:
    """Seconds whose unit stands at `j`, or seconds a lap."""
    lap = _per_lap(items, j + 1)
    if lap:
        out.append(_join("RATE", items[i].value, items[i], items[lap], items[i].flag))
        return lap + 1
    if j + 1 < len(items) and items[j + 1].tag == "LOSE" and items[j + 1].at == items[j].to + 1:
        lap = _per_lap(items, j + 2)
        if lap:
            out.append(_join("RATE", items[i].value, items[i], items[j], items[i].flag))
            out.append(items[j + 1])  # "0,4 s perdidos a cada volta"
            return lap + 1
    noun = [item.tag for item in items[j + 1 : j + 3]] == ["OF", "LOSE"] and items[j + 2].at <= items[j].to + 2
    lap = _per_lap(items, j + 3) if noun else 0
    if lap:
        out.append(_join("RATE", items[i].value, items[i], items[j], items[i].flag))
        out.append(items[j + 2])  # "0,05 s de pérdida por vuelta"
        return lap + 1
    out.append(_join("SECS", items[i].value, items[i], items[j], items[i].flag))
    return j + 1


def _per_lap(items: list[Item], k: int) -> int:
    """Index of the noun of "per lap", "por vuelta", "with each lap", "a cada giro" that starts at `k`, or 0."""
    n = len(items)
    if k + 1 < n and items[k].tag in ("TO", "WITH", "IN", "FOR", "ON") and items[k + 1].tag in ("PER", "EACH"):
        k += 1
    each = k < n and items[k].tag == "EACH" and items[k].to > items[k].at
    if each and (items[k - 1].tag == "TO" or items[k].to > items[k].at + 1):
        return k  # "a cada una", "each time round"
    if k + 1 >= n or items[k].tag not in ("PER", "EACH", "FOR") or items[k + 1].tag not in ("LAP", "STINT"):
        return 0
    several = items[k + 1].tag == "STINT" and (items[k + 1].flag or items[k].tag == "EACH")  # "for stints 24-62"
    near = items[k].at <= items[k - 1].to + 2 and items[k + 1].at <= items[k].to + 2
    return k + 1 if near and not several else 0


_IN_A_ROW = ("consec", "segui", "suces", "success", "repeat", "back", "inint", "ininter")


def _is_in_a_row(text: str, item: Item) -> bool:
    """Whether an adjective tells laps to be consecutive."""
    return item.tag == "PARTIAL" and text[item.start : item.end].casefold().startswith(_IN_A_ROW)


def _compared(text: str, items: list[Item], k: int) -> bool:
    """Whether a count of laps that ends before item `k` is a difference ("two laps later")."""
    if k >= len(items):
        return False
    if items[k].tag == "-" and k + 1 < len(items):
        k += 1  # "a one-lap-earlier stop"
    first = items[k]
    near = first.at <= items[k - 1].to + 2
    if _is_in_a_row(text, first):
        return False  # "veinte vueltas seguidas"
    if first.tag in ("COMPARE", "BEHIND", "AHEAD", "PARTIAL"):
        return near
    if first.tag in ("BEFORE", "AFTER"):
        whose = [item.tag for item in items[k + 1 : k + 4]]
        return near and (whose[:1] == ["DRIVER"] or whose == ["PIT", "OF", "DRIVER"])
    return first.tag in ("TO", "OF") and near and k + 1 < len(items) and items[k + 1].tag == "COMPARE"


def _stop_noun(text: str, items: list[Item], k: int, number: Item) -> int | None:
    """Index of the noun of a count of stops that follows a number, over at most three adjectives."""
    n = len(items)
    for j in range(k, min(k + 4, n)):
        item = items[j]
        if item.at > number.to + 6:
            return None
        if item.tag == "PIT":
            words = text[item.start : item.end].casefold().replace("-", " ").split()
            return j if words[-1] in _STOPNOUNS else None
        if item.tag not in ("PARTIAL", "COMPARE", "TOTAL", "SC", "PER", "-", "NLAPS", "LAP", "DURING", "ALL"):
            return None
    return None


def _stint(items: list[Item], i: int, out: list[Item]) -> int:
    """A stint, with its number: "stint 2", "second stint", "final HARD stint" (-1 is the last)."""
    n = len(items)
    item = items[i]
    if i + 1 < n and items[i + 1].tag == "NUM" and items[i + 1].at == item.to + 1 and _whole(items[i + 1]):
        after = items[i + 2] if i + 2 < n else None
        is_span = after is not None and after.tag == "-" and after.at == items[i + 1].to + 1
        named = (
            i + 3 < n and items[i + 3].tag == "NUM" and items[i + 3].at == items[i + 2].to + 1
        )  # "stint 5 laps 34-47"
        unit = after is not None and after.tag in ("SECONDS", "LAP") and after.at == items[i + 1].to + 1
        if not is_span and not (unit and not (after is not None and after.tag == "LAP" and named)):
            out.append(_join("STINT", _int(items[i + 1]), item, items[i + 1]))
            return i + 2
    value: int | None = None
    for back in range(1, 4):
        if len(out) < back or out[-back].at < item.at - 5:
            break
        previous = out[-back]
        if previous.tag == "ORD" and isinstance(previous.value, int):
            value = previous.value
        elif previous.tag == "OPENING":
            value = 1
        elif previous.tag == "FINAL":
            value = -1
        elif previous.tag in ("COMPOUND", "TYRE", "NLAPS", "STINT", "-", "THESE") or (
            previous.tag == "OF" and back > 1 and out[-back + 1].tag == "THESE"
        ):
            continue
        break
    if value is None and i + 1 < n and items[i + 1].at == item.to + 1:
        # "stint inicial", "stint final"
        value = {"OPENING": 1, "FINAL": -1}.get(items[i + 1].tag)
        if items[i + 1].tag == "ORD" and isinstance(items[i + 1].value, int):
            value = items[i + 1].value  # type: ignore[assignment]
    out.append(Item("STINT", value, item.start, item.end, item.at, item.to, item.flag))
    return i + 1
