"""Seconds that texts tell in passing: gains of a list, gaps told again of later, shifts in favour of a driver.

Sentences are invented; claims are in the annotators' notation, those of gaps and gains alone.
"""

from __future__ import annotations

import pytest

from artifact.domains.racing.claims import Gain, Gap
from readings import affirmed, wanted

# language, claims and text
CASES: list[tuple[str, str, str]] = [
    # several gains
    ("en", "G 3.1; G 2.4", "AAA overcut BBB twice, by 3.1 s and 2.4 s."),
    ("en", "G 3.1", "AAA undercut BBB in the pits (+3.1 s)."),
    ("en", "G 3.1; G 2.4", "AAA gained twice, undercutting:\n- BBB by 3.1 s\n- CCC by 2.4 s"),
    ("es", "G 3.1; G 2.4", "Undercuts:\n- AAA sobre BBB (3,1 s)\n- AAA sobre CCC (2,4 s)"),
    ("pt", "G 3.1; G 2.4", "Undercuts:\n- AAA → BBB: 3,1 s\n- AAA → CCC: 2,4 s"),
    ("en", "G 3.1", "AAA undercut BBB by 3.1 s and kept a 0.1 s per lap edge."),
    # a race that was stopped
    ("en", "G 1305.2", "AAA undercut BBB, gaining 1305.2 s."),
    ("en", "", "AAA undercut BBB. The gap was 1305.2 s."),
    # shifts
    ("en", "G 1.2", "That is a 1.2 s improvement for AAA relative to BBB."),
    ("es", "G 1.2", "Hubo un swing de 1,2 s a favor de AAA frente a BBB."),
    ("pt", "Q AAA BBB -0.5; Q AAA BBB 0.7; G 1.2", "O gap AAA→BBB foi de -0,5 s a +0,7 s, uma inversão de 1,2 s."),
    (
        "en",
        "Q AAA BBB 0.5; Q AAA BBB 1.7; G 1.2",
        "The gap AAA→BBB went from 0.5 s to 1.7 s.\n- Change: +1.2 s in favour of AAA.",
    ),
    ("en", "", "AAA found a 1.2 s improvement for AAA's SOFT stint."),
    # the gap of later
    (
        "en",
        "Q AAA BBB -0.5; Q AAA BBB 0.7",
        "Before the stops the gap AAA→BBB was -0.5 s. After both had stopped it stood at +0.7 s.",
    ),
    ("es", "Q AAA BBB -0.5; Q AAA BBB 0.7", "Antes, el gap AAA→BBB era -0,5 s; tras las paradas pasó a +0,7 s."),
    ("pt", "Q AAA BBB -0.5; Q AAA BBB 0.7", "O gap AAA→BBB era -0,5 s.\n- Depois das paradas, passou para +0,7 s."),
    (
        "en",
        "Q AAA BBB -0.5",
        "Before the stops the gap AAA→BBB was -0.5 s. After them AAA averaged 79.2 s.",
    ),
    # a pair with an arrow
    ("en", "Q AAA BBB -0.5; Q AAA BBB 0.7", "- AAA→BBB: -0.5 s before\n- AAA→BBB: +0.7 s after"),
    ("es", "Q AAA BBB -0.5; Q AAA BBB 0.7", "AAA→BBB: de -0,5 s a +0,7 s."),
    ("pt", "Q AAA BBB 0.5; Q AAA BBB 0.7", "De 0,5 s AAA→BBB para 0,7 s AAA→BBB."),
    ("en", "Q AAA BBB -0.5; Q AAA BBB 0.7", "The gap from AAA to BBB changed from:\n- **-0.5 s** to **+0.7 s**"),
]


@pytest.mark.parametrize(("lang", "claims", "text"), CASES)
def test_seconds_told_in_passing(lang: str, claims: str, text: str) -> None:
    read = affirmed(text, lang)
    told = wanted(claims)
    assert {claim for claim in read if isinstance(claim, (Gain, Gap))} == told
