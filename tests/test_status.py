"""Statuses."""

from __future__ import annotations

import pytest

from artifact.status import Status


def test_statuses_are_a_closed_set_of_wire_names() -> None:
    assert [status.value for status in Status] == [
        "ok", "empty", "truncated", "filtered", "error", "timeout", "rate_limited", "parse_error",
        "unsupported_language",
    ]  # fmt: skip
    with pytest.raises(ValueError, match="fine"):
        Status("fine")
