"""Seconds gained: by many verbs and labels, as the answer to a question, as what the gaps differ by; and what is none.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

# claims affirmed, English, Spanish, Portuguese
CASES: tuple[Case, ...] = (
    # verbs for to take time
    (
        "B u AAA BBB; G 2.7",
        "AAA took 2.7 s out of BBB with the undercut.",
        "AAA hizo el undercut a BBB y le sacó 2,7 s.",
        "AAA fez o undercut em BBB e tirou 2,7 s.",
    ),
    (
        "B u AAA BBB; G 2.7",
        "AAA undercut BBB and found 2.7 seconds.",
        "AAA hizo el undercut a BBB: le endosó 2,7 segundos.",
        "AAA fez o undercut em BBB: foram 2,7 segundos arrancados.",
    ),
    (
        "B u AAA BBB; G 2.7",
        "AAA undercut BBB. He shaved 2.7 s off the gap.",
        "AAA hizo el undercut a BBB. 2,7 segundos fueron de este modo recuperados.",
        "AAA fez o undercut em BBB, que rendeu-lhe uns expressivos 2,7 s.",
    ),
    (
        "B u AAA BBB; G 2.7",
        "AAA undercut BBB, a turnaround of 2.7 s.",
        "AAA hizo el undercut a BBB. Arañó 2,7 s.",
        "O undercut em BBB rendeu a AAA uns expressivos 2,7 s.",
    ),
    # labels and questions
    (
        "B u AAA BBB; G 2.7",
        "AAA undercut BBB. Net: +2.7 s.",
        "AAA hizo el undercut a BBB. Neto: +2,7 s.",
        "AAA fez o undercut em BBB. Líquido: +2,7 s.",
    ),
    (
        "B u AAA BBB; G 2.73",
        "AAA undercut BBB. How much was it worth? 2.73 s.",
        "AAA hizo el undercut a BBB. ¿Cuánto valió? 2,73 s.",
        "AAA fez o undercut em BBB. Quanto valeu? 2,73 s.",
    ),
    # what the gaps differ by
    (
        "B u AAA BBB; Q AAA BBB 2.4; Q AAA BBB 5.8; G 3.4",
        "UC AAA on BBB. Gap 2.4 to 5.8 s, +3.4 s for AAA.",
        "UC de AAA sobre BBB, dif. de 2,4 a 5,8 s, +3,4 s para AAA.",
        "UC de AAA sobre BBB, dif. de 2,4 a 5,8 s, +3,4 s para AAA.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 0.453; Q AAA BBB 1.747; G 1.29",
        "AAA undercut BBB. Gap AAA to BBB: 0.453 -> 1.747. So +1.29 s.",
        "AAA hizo el undercut a BBB. Dif. AAA a BBB: 0,453 -> 1,747. O sea, +1,29 s.",
        "AAA fez o undercut em BBB. Dif. AAA a BBB: 0,453 -> 1,747. Ou seja, +1,29 s.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 1.88; Q AAA BBB 2.86",
        "AAA undercut BBB: from 1.88 to 2.86 seconds.",
        "AAA hizo el undercut a BBB: de 1,88 a 2,86 segundos.",
        "AAA fez o undercut em BBB: de 1,88 para 2,86 segundos.",
    ),
    # none
    (
        "B u AAA BBB",
        "AAA undercut BBB. The stop took 2.7 s.",
        "AAA hizo el undercut a BBB. Sacó los neumáticos.",
        "AAA fez o undercut em BBB. Tirou os pneus.",
    ),
    (
        "V BBB AAA 0.2; D AAA BBB",
        "AAA held BBB, who found 0.2 s a lap and was faster.",
        "AAA contuvo a BBB, que era 0,2 s por vuelta más rápido.",
        "AAA segurou BBB, que era 0,2 s por volta mais rápido.",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
