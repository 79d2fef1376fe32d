"""Capital letters that stand for tyres: "M->H", "Stint 1: M", "24 laps on H"."""

from __future__ import annotations

from artifact.domains.racing.rules.lines import Line


def _beside_arrow(line: Line, at: int) -> bool:
    before, after = line.out[-1] if line.out else None, line.next(at)
    return after in (">", "-") or (before is not None and before.to == at - 1 and before.tag in (">", "-"))


# what stands before the letter of a tyre in notes: "24 laps on M", "stint 2 H", "deg M 0.05"
_BEFORE_LETTER = frozenset({"WITH", "ON", "DEG", "STINT"})
# and before one whose laps follow: "Final stint: S, 27 v"
_BEFORE_LETTER_AND_LAPS = frozenset({":", "(", ",", "-", "RUN", "EXTEND", "DRIVER"})
_LAPS_IN_NOTES = frozenset({"l", "v", "lap", "laps", "vueltas", "voltas", "vtas", "vts", "vt", "giros"})


def _of_numbered_stint(line: Line, at: int) -> bool:
    """Whether a letter tells the tyre of a numbered stint: "Stint 1: M (laps 1-19)", "Stint 2: H |"."""
    label = [item.tag for item in line.out[-3:]] == ["STINT", "NUM", ":"]
    return label and line.next(at) in ("", "(", ",", "|", "-", ".", ";")


def _starts_or_ends_on(line: Line, at: int) -> bool:
    """Whether a letter tells on what a driver started or ended: "salió con D, acabó con M"."""
    tags = [item.tag for item in line.out[-2:]]
    return tags in (["START", "WITH"], ["FINISH", "WITH"], ["START", "OF"]) and line.out[-1].to == at - 1


def is_letter_tyre(line: Line, at: int) -> bool:
    """Whether a capital letter is a tyre: beside an arrow, or where notes name one."""
    if _beside_arrow(line, at):
        return True
    begin = line.tokens[at][0]
    letter = line.text[begin].lower()
    if _of_numbered_stint(line, at) or (letter == "d" and _starts_or_ends_on(line, at)):
        return not line.text[begin + 1 : begin + 2].isalnum()
    if letter in "iwd" or line.text[begin + 1 : begin + 2].isalnum():
        return False
    following = line.following(at, 3)
    words = [reading.text for reading in following]
    if words[:1] and line.lexicon.single.get(words[0]) == "STINT":
        return True  # "the H stint"
    out = line.out
    before = out[-1] if out and out[-1].to == at - 1 else None
    if before is None or (letter == "s" and before.tag == "NUM" and (len(out) < 2 or out[-2].tag != "STINT")):
        return False
    numbered = before.tag == "NUM" and len(out) > 1 and out[-2].tag == "STINT" and out[-2].to == at - 2
    goes_on = not following or following[0].kind != "word" or words[0] in _LAPS_IN_NOTES
    if (before.tag in _BEFORE_LETTER or numbered) and goes_on:
        return True
    if words[:1] in ([","], ["("]):
        following, words = following[1:], words[1:]
    counted = len(words) > 1 and following[0].kind == "number" and words[1] in _LAPS_IN_NOTES
    return counted and before.tag in _BEFORE_LETTER_AND_LAPS
