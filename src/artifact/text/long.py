"""Reading without the collector of cycles."""

from __future__ import annotations

import functools
import gc
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
_LONG = 500  # characters from which the collector costs more than it finds


def uncollected(read: Callable[..., T]) -> Callable[..., T]:
    """Let a function of a text and its language read all but short texts without the collector of cycles.

    Reading makes small objects that live until the end, none of them in a cycle; to look through them again and again
    takes a quarter of the time of a text of a million characters, and still a thirtieth of that of one of a thousand.
    """

    @functools.wraps(read)
    def reading(text: str, lang: str = "auto") -> T:
        if len(text) <= _LONG or not gc.isenabled():
            return read(text, lang)
        gc.disable()
        try:
            return read(text, lang)
        finally:
            gc.enable()

    return reading
