"""The examples in docstrings hold."""

from __future__ import annotations

import doctest

import pytest

from artifact.domains.racing.oracle import events, track


@pytest.mark.parametrize("module", [events, track], ids=lambda module: module.__name__.rsplit(".", 1)[-1])
def test_examples_in_docstrings(module):
    found = doctest.testmod(module)
    assert found.attempted > 0 and found.failed == 0
