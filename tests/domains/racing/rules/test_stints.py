"""What texts say of stints: tyre, length, pace and wear, in freer words than the data's.

Sentences are invented; claims are in the annotators' notation. A case lists everything that a text affirms, but
that the numbers of a stint tell its tyre.
"""

from __future__ import annotations

import pytest

from artifact.claim import Polarity
from artifact.domains.racing.claims import Degradation, StintCompound, StintLaps, StintPace
from artifact.domains.racing.rules import extract
from artifact.extract_eval import parse_notation

# claims, language and text
CASES: list[tuple[str, str, str]] = [
    # minutes and seconds
    ("A AAA S 80.4", "en", "AAA averaged 1'20\"4 on softs."),
    ("A AAA S 80.4", "es", "AAA promedió 1 min 20,4 s con blandos."),
    ("A AAA S 80.4", "pt", "AAA teve média de 1min20s4 com macios."),
    ("A AAA S 80.4; A AAA H 79.5", "es", "AAA rodó con blandos a 1min20s4 y con duros a 79,5 s."),
    # fractions of a second
    ("R AAA S 0.05", "en", "AAA lost five hundredths of a second a lap on softs."),
    ("R AAA S 0.05", "es", "AAA perdía cinco centésimas por vuelta con blandos."),
    ("R AAA S 0.05", "pt", "AAA perdia cinco centésimos por volta com macios."),
    ("R AAA S 0.045", "en", "On softs AAA lost 0.045 a lap."),
    # notes
    (
        "L AAA M 12; A AAA M 80.5; L AAA H 13-40; A AAA H 79.5; R AAA H 0.02",
        "es",
        "AAA S1: MED, 12 v, media 80,5. S2: DUR v13→v40, media 79,5, deg +0,02.",
    ),
    (
        "L AAA S 12; A AAA S 80.5; L AAA H 13-40; A AAA H 79.5; R AAA H 0.02",
        "pt",
        "AAA S1: MAC, 12 v, média 80,5. S2: DUR V13–V40, média 79,5, deg +0,02.",
    ),
]


@pytest.mark.parametrize(("claims", "lang", "text"), CASES)
def test_what_is_said_of_stints(claims: str, lang: str, text: str) -> None:
    told = {parse_notation(part, "racing") for part in filter(None, claims.split("; "))}
    implied = {
        StintCompound(driver=claim.driver, compound=claim.compound)
        for claim in told
        if isinstance(claim, (StintLaps, StintPace, Degradation)) and claim.compound is not None
    }
    assert {claim for claim in extract(text, lang).claims if claim.polarity is Polarity.AFFIRMED} == told | implied
