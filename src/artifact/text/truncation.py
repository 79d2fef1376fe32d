"""Was a text cut off? Told from the text alone, where no finish reason was kept.

Invariant: a text that ends as texts of its form end is never called truncated. Prose ends with a full stop or its
like; a list may end without one if its items do; a table row ends with its bar. What breaks off inside a word that
happens to be a whole word, just after a full stop, cannot be seen.
"""

from __future__ import annotations

import re

from artifact.text.fold import fold
from artifact.text.numbers import CARDINALS, ORDINALS

SHORT_NOTE_WORDS = 12  # a single line of so few words can be a note that never had a full stop

_TAIL = 64  # characters that tell how a line ends

_CLOSERS = "\"'”’»)]}*_`~ \t"
_STOPPED = re.compile(r"[.!?…。]$")
_ITEM = re.compile(r"^\s*(?:[-*+•·–—]|\d{1,3}[.)])\s+")
_BARE_MARKER = re.compile(r"^\s*(?:[-*+•·–—#]+|\d{1,3}[.)])\s*[*_]*$")
_HEADING = re.compile(r"^\s*#{1,6}\s")
_ABBREVIATION = re.compile(r"(?:^|[\s(])(?:vs|approx|aprox|e\.g|i\.e|p\.\s?ej|sr|sra|dr)\.$", re.IGNORECASE)
_HALF_NUMBER = re.compile(r"(?:^|[\s(])[+\-−]\d+[.,]$")  # a signed figure is a decimal: "-2." was going to be "-2.9"
_CONNECTOR = re.compile(r"(?:[,:;/=+&(\[{<|~^$€£#@]|[-–—→]|->|=>)$")
_AWAITS_NUMBER = re.compile(
    r"(?:\b(?:on|until|to|from|after|before)\s+laps?|\b(?:en|hasta|desde|de)\s+la\s+vuelta|\blas\s+vueltas"
    r"|\b(?:na|da|até\s+a|à)\s+volta|\b(?:nas|das|às)\s+voltas|\bP"
    r"|\b(?:stop(?:s|ped)?|pit(?:s|ted)?|box(?:es|ed)?|finish(?:es|ed)?|came\s+in)\s+(?:on|in|at)"
    r"|\b(?:par(?:ou|a|aram)|entrou|terminou)\s+no)$",
    re.IGNORECASE,
)
_LAST_WORD = re.compile(r"[^\W\d_]+\Z")
_PAIRS = (("(", ")"), ("[", "]"), ("“", "”"), ("«", "»"))

# words after which a sentence or an item cannot end
_FUNCTION_WORDS = (
    "the a an of and or but to with than his its their which that who whose as at while was were is are because "
    "from into between until during "
    "el la los las un una unos unas y o pero de del con que al su sus como mientras fue era es porque cuando sin "
    "en entre hasta desde "
    "os um uma e ou mas do da dos das em ao aos com seu sua enquanto foi é quando sem para por na nas até"
)
_DANGLING = frozenset(fold(word) for word in _FUNCTION_WORDS.split())

_LAST_NUMBER = re.compile(r"[0-9]+(?:[.,:][0-9]+)*\Z")
_HIGHEST = 130  # what is counted in laps, places, degrees or per cent
# points of the compass: "north" may have been going to be "northwest"
_POINTS = (
    "northeast northwest southeast southwest north-northeast south-southwest "
    "noreste noroeste nordeste norte sureste suroeste sudeste sudoeste este-nordeste oeste-noroeste"
)

# "twenty" may have been going to be "twenty-one"
_TENS = frozenset(word for words in CARDINALS.values() for word, value in words.items() if value in range(20, 100, 10))
_GROWN = (*_POINTS.split(), *(word for words in (*CARDINALS.values(), *ORDINALS.values()) for word in words))


def looks_truncated(text: str) -> bool:
    """Whether a text was cut off before its end. English, Spanish and Portuguese alike.

    An empty text is not truncated: it is empty.

    >>> looks_truncated("AAA stopped on lap 14. BBB stayed out until lap")
    True
    >>> looks_truncated("AAA stopped on lap 14 and won.")
    False
    """
    text = text.rstrip()
    if not text:
        return False
    last = text[text.rfind("\n") + 1 :]
    if text.count("```") % 2 or _BARE_MARKER.match(last):
        return True
    if last.rstrip().endswith("|") and last.count("|") > 1:
        return _lacks_cells(_lines(text))
    if _unclosed(_paragraph(text)):
        return True
    bare = last.rstrip(_CLOSERS)
    if not bare:  # a rule or a closing fence
        return False
    bare = bare[-_TAIL:]
    if _ABBREVIATION.search(bare) or _HALF_NUMBER.search(bare):
        return True
    if _STOPPED.search(bare):
        return False
    if _HEADING.match(last) or _CONNECTOR.search(bare) or _AWAITS_NUMBER.search(bare) or _dangles(bare):
        return True
    if _ITEM.match(last):
        return _breaks_list(_lines(text))
    return len(_lines(text)) > 1 or _long(text)


def may_go_on(text: str) -> bool:
    """Whether the last word or number of a text that was cut off may be the beginning of a longer one.

    >>> [may_go_on(f"AAA stopped on lap {end}") for end in ("1", "14", "fif", "six", "9 and fitted HARD")]
    [True, False, True, True, False]
    """
    text = text.rstrip()
    number = _LAST_NUMBER.search(text[-_TAIL:])
    if number is not None:
        digits = number.group()
        return not digits.isdigit() or int(digits) * 10 < _HIGHEST
    last = _LAST_WORD.search(text[-_TAIL:])
    if last is None:
        return not text.endswith("%")
    word = fold(last.group())
    return len(word) < 3 or word in _TENS or any(longer.startswith(word) and longer != word for longer in _GROWN)


def _lines(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.strip()]


def _dangles(bare: str) -> bool:
    word = _LAST_WORD.search(bare)
    return word is not None and fold(word.group()) in _DANGLING


def _has_full_stop(text: str) -> bool:
    return re.search(r"[^\d\s][.!?…](?:[\"')*_]*)\s", text) is not None


def _paragraph(text: str) -> str:
    """The last paragraph, within which brackets and emphasis are closed."""
    start = end = len(text)
    while start >= 0:
        start = text.rfind("\n", 0, end)
        if not text[start + 1 : end].strip():
            break
        end = start
    return text[end + 1 :]


def _unclosed(paragraph: str) -> bool:
    if paragraph.count("**") % 2 or paragraph.replace("```", "").count("`") % 2:
        return True
    # "a)" and ":)" close what was never opened: only an opening bracket that waits counts
    return any(paragraph.rfind(opening) > paragraph.rfind(closing) for opening, closing in _PAIRS)


def _breaks_list(lines: list[str]) -> bool:
    """Whether the last item lacks the full stop that the others of its list have, or is the list's first of many."""
    ends: list[bool] = []
    for line in reversed(lines[:-1]):
        if _ITEM.match(line):
            ends.append(_STOPPED.search(line.rstrip().rstrip(_CLOSERS)) is not None)
        elif not line.startswith((" ", "\t")):
            break
    if not ends:
        return len(lines) > 1 or _long(lines[0])
    return sum(ends) * 2 > len(ends)


def _long(text: str) -> bool:
    return _has_full_stop(text) or len(text.split()) > SHORT_NOTE_WORDS


def _lacks_cells(lines: list[str]) -> bool:
    """Whether the last row of a table has fewer cells than its header."""
    rows = [line.count("|") for line in lines if line.lstrip().startswith("|")]
    return len(rows) > 1 and rows[-1] < rows[0]
