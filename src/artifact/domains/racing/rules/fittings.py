"""What words for fitting, removing and driving tyres mean by what stands beside them.

Invariant: such a word speaks of tyres only where a tyre stands beside it; else it is what it is elsewhere, or nothing.
Only of a middle stint the rest of the text decides, whether its name is that of the tyre for light rain.
"""

from __future__ import annotations

import re

from artifact.domains.racing.rules.items import Item

# words that speak of tyres beside one, and say nothing elsewhere
OF_TYRES = frozenset({"LEAVE", "OUT", "INSIDE", "INSTEAD", "YIELD"})
_BEFORE_FITTED = frozenset({"WITH", "ON", "IN", "OF"})
_BEFORE_TYRE = _BEFORE_FITTED | {"HIS", "TYRE", "TO", "WORDNUM", "FASTER", "SLOWER", "COMPARE", "ANOTHER", "BOTH", "-"}
# what the last word of a phrase is where the phrase says nothing of tyres
_LAST_WORDS = {"to": "TO", "a": "TO", "ao": "TO", "aos": "TO", "de": "OF", "com": "WITH", "con": "WITH", "por": "FOR"}
_LAST_WORDS |= {"para": "FOR", "for": "FOR", "on": "ON"}


def fits(text: str, items: list[Item], i: int) -> list[Item]:
    """What a verb of many uses is at `i`: a change beside the tyre that it puts on ("metió duros"), or nothing."""
    item = items[i]
    whom = i + 1 + (i + 1 < len(items) and items[i + 1].tag == "TO")
    if _calls(text, items, i) and whom < len(items) and items[whom].tag in ("DRIVER", "BOTH", "EPITHET"):
        items[whom - 1].tag = "OF" if whom > i + 1 else items[whom - 1].tag
        item.tag, item.value = "PIT", None
        return [item]
    if _asks_for_tyres(items, i):
        item.tag, item.value = "CHANGE", "motion"
        return [item]
    of_stint = i > 0 and items[i - 1].tag in ("STINT", "ORD", "NUM", "TYRE")  # "o segundo foi de duros"
    if names_tyre(items, i) and not of_stint:
        item.tag, item.value = "CHANGE", "motion"
        return [item]
    words = text[item.start : item.end].casefold().split()
    last = _LAST_WORDS.get(words[-1]) if len(words) > 1 else None
    return [Item(last, None, item.end - len(words[-1]), item.end, item.to, item.to)] if last else []


def _calls(text: str, items: list[Item], i: int) -> bool:
    """Whether "metió", "metimos" has a date for what it did: "metimos a AAA en la 18"."""
    dated = any(other.tag in ("LAP", "NUM") for other in items[i + 1 : i + 6])
    return text[items[i].start : items[i].start + 3].casefold() == "met" and dated


def _asks_for_tyres(items: list[Item], i: int) -> bool:
    """Whether tyres, of whatever kind, are what the verb at `i` asks for: "called for new rubber on lap 12"."""
    tags = [other.tag for other in items[i + 1 : i + 3]]
    alone = tags[:1] == ["TYRE"] and (tags[1:] == [] or tags[1] in (".", ",", "IN", "ON"))
    return alone and items[i + 1].at <= items[i].to + 2


def to_fit(text: str, items: list[Item], i: int) -> list[Item]:
    """ "stopped to fit HARD": what was fitted alone is told, as the verb's value has it."""
    item = items[i]
    first = item.start + len(text[item.start : item.end].split()[0])
    link = "TO" if text[item.start : first].casefold() == "to" else "FOR"
    value = "fit" if names_tyre(items, i) else None
    return [
        Item(link, None, item.start, first, item.at, item.at),
        Item("CHANGE", value, first + 1, item.end, item.at + 1, item.to),
    ]


def names_tyre(items: list[Item], i: int) -> bool:
    """Whether a tyre is what stands after the verb at `i`: "picked up a fresh set of mediums"."""
    k = i + 1
    while k < len(items) and items[k].tag in _BEFORE_TYRE and items[k].at <= items[k - 1].to + 3:
        k += 1
    return k < len(items) and items[k].tag == "COMPOUND" and items[k].at <= items[k - 1].to + 3


_SAMPLE = 4_000  # characters that tell what tyres a text speaks of
_RAIN_TYRES = re.compile(r"INTER|\b(?:[Ii]nters\b|[Ii]ntermedi[a-z]*s\b|pneus? intermedi|lluvia|chuva)")
_DRY_TYRES = re.compile(r"SOFT|MEDIUM|HARD|\b(?:[Mm]aci[oa]s?|[Mm][eé]dios|[Bb]land[oa]s?|[Dd]ur[oa]s?)\b")


def measures_loss(items: list[Item], i: int) -> bool:
    """Whether a number of seconds stands after a verb for to drop."""
    k = i + 1
    while k < len(items) and items[k].tag in ("LOOSE", "OF", "BY"):
        k += 1
    if k >= len(items) or items[k].at > items[i].to + 4:
        return False
    unit = items[k + 1].tag if k + 1 < len(items) else ""
    return items[k].tag in ("HALF_SECOND", "TENTH_SECOND") or (items[k].tag in ("NUM", "WORDNUM") and unit in _TIMES)


_TIMES = frozenset({"SECONDS", "TENTHS", "HUNDREDTHS", "THOUSANDTHS"})


def middle_stint(text: str, item: Item) -> list[Item]:
    """What "stint intermédio" is: the second of three, or one on the tyre for light rain, if the text tells of that."""
    words = text[item.start : item.end].casefold()
    rain = "interm" in words and (_RAIN_TYRES.search(text, 0, _SAMPLE) or not _DRY_TYRES.search(text, 0, _SAMPLE))
    if not rain:
        return [Item("STINT", 2, item.start, item.end, item.at, item.to)]
    noun = item.start + len(words.split()[0])
    return [
        Item("STINT", None, item.start, noun, item.at, item.at),
        Item("COMPOUND", "INTERMEDIATE", noun + 1, item.end, item.to, item.to),
    ]


_DRIVES = frozenset({"dio", "dieron", "da", "dan", "dar", "dando", "deu", "deram", "dão"})
_FEW = 6  # laps that something may give a driver


def drives_laps(text: str, items: list[Item], i: int) -> bool:
    """Whether "dio", "deu" is said of laps driven: "dio 34 vueltas con los duros"."""
    following = items[i + 1 : i + 3]
    counted = [item.tag for item in following] in (["NUM", "LAP"], ["WORDNUM", "LAP"])
    return (
        counted
        and following[0].number >= _FEW
        and following[0].at <= items[i].to + 3
        and text[items[i].start : items[i].end].casefold() in _DRIVES
    )


def picks_up_tyre(text: str, items: list[Item], i: int) -> bool:
    """Whether what is picked up at `i` is a tyre: "pitted on lap 9, picking up hards"."""
    return text[items[i].start : items[i].start + 4].casefold() == "pick" and names_tyre(items, i)


def falls_off(text: str, items: list[Item], i: int) -> bool:
    """Whether "came off" is said of tyres: "the mediums came off and the hards went on"."""
    before = items[i - 1] if i else None
    tyre = before is not None and before.tag in ("COMPOUND", "TYRE") and before.to == items[i].at - 1
    return tyre and text[items[i].end - 4 : items[i].end].casefold() == " off"


def _is_salir(text: str, item: Item) -> bool:
    """Whether a verb for to start is "salir", which is to come off and to come out, too."""
    return text[item.start : item.start + 3].casefold() == "sal"


def comes_off(text: str, items: list[Item], i: int) -> bool:
    """Whether "salieron" is said of the tyres that came off: "salieron los medios y entraron los duros"."""
    after = items[i + 1] if i + 1 < len(items) else None
    if after is None or not _is_salir(text, items[i]):
        return False
    return after.tag == "COMPOUND" and after.at <= items[i].to + 3


def goes_onto(text: str, items: list[Item], i: int) -> bool:
    """Whether "salió" is said of changing to a tyre: "salió a duros"."""
    tags = [item.tag for item in items[i + 1 : i + 3]]
    near = tags == ["TO", "COMPOUND"] and items[i + 2].at <= items[i].to + 3
    return near and _is_salir(text, items[i])


def leaves_pits(text: str, items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether "salió" is said of leaving the pits on a tyre: "paró en la vuelta 12 y salió con duros"."""
    after = items[i + 1] if i + 1 < len(items) else None
    if after is None or not _is_salir(text, items[i]) or after.tag != "WITH":
        return False
    for item in reversed(out):
        if item.tag in ("PIT", "START", ":", "(", ";", "WHILE", "BUT", "STOPS", "WHO", "BEFORE"):
            return item.tag == "PIT" and not item.flag
    return False


def _is_after_stop(items: list[Item], i: int) -> bool:
    """Whether a stop with its lap is told before: "parou na volta 9 e saiu de duros"."""
    stop = next((k for k in range(i - 1, -1, -1) if items[k].tag == "PIT"), i)
    return any(item.tag == "LAP" for item in items[stop:i])


def beside_tyre(text: str, items: list[Item], i: int) -> list[Item]:
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
    dropping = tag == "LEAVE" and text[item.start : item.start + 4].casefold() in ("drop", "shed")
    if dropping and measures_loss(items, i):
        item.tag = "LOSE"  # "the HARD were shedding 0.14 s a lap"
        return [item]
    if tag == "LEAVE":
        stopped = fitted and any(other.tag == "PIT" for other in items[:i])
        item.tag = "PIT_EXIT" if stopped else "OFF"  # "his stop left him on mediums"
        return [item] if tyre and (stopped or not fitted) else []
    if tag == "OUT" and fitted and tyre:
        item.tag = "PIT_EXIT"
        put_on = items[i + 1].tag == "OF" and text[items[i + 1].start : items[i + 1].end] == "de"
        put_on = put_on and _is_after_stop(items, i) and not text[item.start : item.end].endswith("ndo")
        item.value = "fitted" if put_on else None  # "saiu de duros", unlike "saiu dos duros"
        out_of = text[item.start : item.end].casefold() == "out"
        return [] if out_of else [item]  # "got 42 laps out of a set of HARD"
    if after or (tyre and not fitted):
        return [item]
    if text[item.end - 3 : item.end] == " on":  # "went on lap 20 to HARD"
        return [
            Item("CHANGE", "motion", item.start, item.end, item.at, item.at),
            Item("ON", None, item.start, item.end, item.to, item.to),
        ]
    return []
