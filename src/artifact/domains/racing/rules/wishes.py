"""What is wished, ordered, refused or rumoured, and therefore not told.

Invariant: such a word counts only where what would be a claim stands right after it, and reaches to the end of its
part of the sentence; what stands before it is asserted.
"""

from __future__ import annotations

from artifact.domains.racing.rules.items import Item

# what it would be that is not a fact
_GOVERNED = frozenset(
    {"PIT", "CALLED", "HALTED", "ONLY_STOP", "COMPOUND", "WIN", "FINISH", "HOLD", "HOLDING", "BLOCK", "PROTECT"}
)
_GOVERNED |= {"UNDERCUT", "OVERCUT", "GAIN", "CHANGE", "fastest_lap", "UNMOVED", "FIT", "TO_FIT", "COVERED"}
# what may stand between
_BETWEEN = frozenset({"MOVE", "OF", "WORDNUM", "NUM", "PER", "TYRE", "-", "TO", "DRIVER", "EPITHET", "HE", "HIS", "BE"})
_BETWEEN |= {"TEAMMATE", "WITH", "ANOTHER", "“", "”", "ON", "IN", "FOR", "ORD", "NEG", "MOTION", "START", "STAY", "RUN"}
_BETWEEN |= {"QUE", "EXTEND", "FINAL", "OPENING"}
_FAR = 7  # tokens
# what was nearly done
_DEEDS = frozenset({"PIT", "WIN", "UNDERCUT", "OVERCUT", "CHANGE", "FINISH", "HOLD", "GAIN"})
_ALMOST = ("almost", "nearly", "casi", "quase")


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
