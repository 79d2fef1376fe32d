"""Statuses of generations, extractions and judgements.

Invariant: silence and failure differ. Only `ok` carries something to score; every other status is counted and reported,
and enters a score only where a policy says so by name (`artifact.score.Policy.failures`).
"""

from __future__ import annotations

from enum import Enum


class Status(str, Enum):
    """How a generation or an extraction ended."""

    OK = "ok"
    EMPTY = "empty"
    TRUNCATED = "truncated"
    FILTERED = "filtered"
    ERROR = "error"
    TIMEOUT = "timeout"
    RATE_LIMITED = "rate_limited"
    PARSE_ERROR = "parse_error"
    UNSUPPORTED = "unsupported_language"
