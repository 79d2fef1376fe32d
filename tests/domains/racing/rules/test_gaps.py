"""Gaps: who was behind, what words for it mean, and what is told of before and after the stops.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

# claims affirmed, English, Spanish, Portuguese
CASES: tuple[Case, ...] = (
    # who was behind
    (
        "B u AAA BBB; Q AAA BBB -3.1; Q AAA BBB -1.9",
        "AAA undercut BBB. He trailed BBB by 3.1 s before the stops and by 1.9 s after them.",
        "AAA hizo el undercut a BBB. Estaba 3,1 s por detrás y, después de las paradas, 1,9 s por detrás.",
        "AAA fez o undercut em BBB. Estava 3,1 s atrás e, depois das paradas, ainda 1,9 s atrás.",
    ),
    (
        "B u AAA BBB; Q AAA BBB -2.4; Q AAA BBB 1.1",
        "AAA undercut BBB: he went in 2.4 s down and came out 1.1 s up.",
        "AAA hizo el undercut a BBB: entró 2,4 s abajo y salió 1,1 s arriba.",
        "AAA fez o undercut em BBB: entrou 2,4 s atrás e saiu 1,1 s à frente.",
    ),
    (
        "B u AAA BBB; Q AAA BBB -3.6; Q AAA BBB 7.9",
        "AAA's undercut on BBB turned a 3.6-second deficit into a 7.9-second lead.",
        "El undercut de AAA a BBB convirtió una desventaja de 3,6 s en una ventaja de 7,9 s.",
        "O undercut de AAA em BBB transformou uma desvantagem de 3,6 s numa vantagem de 7,9 s.",
    ),
    (
        "B u AAA BBB; Q AAA BBB -2.9; Q AAA BBB -1.6",
        "AAA undercut BBB. His deficit plunged from 2.9 s to 1.6 s.",
        "AAA hizo el undercut a BBB. Su desventaja se desplomó de 2,9 s a 1,6 s.",
        "AAA fez o undercut em BBB. A sua desvantagem despencou de 2,9 s para 1,6 s.",
    ),
    (
        "B u AAA BBB; Q AAA BBB -4.2; Q AAA BBB -2.5",
        "AAA undercut BBB. He was 4.2 s behind; after the stops the gap had fallen to 2.5 s.",
        "AAA hizo el undercut a BBB. Iba 4,2 s por detrás; tras las paradas la diferencia había bajado a 2,5 s.",
        "AAA fez o undercut em BBB. Vinha 4,2 s atrás; após as paradas a diferença tinha caído para 2,5 s.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 1.2; Q AAA BBB 3.4",
        "AAA undercut BBB. The gap fell open from 1.2 s to 3.4 s.",
        "AAA hizo el undercut a BBB. La diferencia pasó de 1,2 s a 3,4 s.",
        "AAA fez o undercut em BBB. A diferença passou de 1,2 s para 3,4 s.",
    ),
    # before and after
    (
        "B u AAA BBB; Q AAA BBB 1.2; Q AAA BBB 3.4",
        "AAA undercut BBB. Gap before: +1.2 s; after: +3.4 s.",
        "AAA hizo el undercut a BBB. Gap antes: +1,2 s; después: +3,4 s.",
        "AAA fez o undercut em BBB. Gap antes: +1,2 s; depois: +3,4 s.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 1.92; Q AAA BBB 2.55; G 0.63",
        "AAA undercut BBB. AAA's lead over BBB: 1.92 s before; 2.55 s after; a gain of 0.63 s.",
        "AAA hizo el undercut a BBB. Ventaja de AAA sobre BBB: 1,92 s antes; 2,55 s después; ganancia de 0,63 s.",
        "AAA fez o undercut em BBB. Vantagem de AAA sobre BBB: 1,92 s antes; 2,55 s depois; ganho de 0,63 s.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 1.45; Q AAA BBB 8.06; G 6.6",
        "UC by AAA on BBB. Gap AAA-BBB before: +1.45. After: +8.06. Net gain 6.6 s.",
        "UC de AAA sobre BBB. Gap AAA-BBB antes: +1,45. Después: +8,06. Ganancia neta 6,6 s.",
        "UC de AAA sobre BBB. Gap AAA-BBB antes: +1,45. Depois: +8,06. Ganho líquido 6,6 s.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 0.83; Q AAA BBB 1.42",
        "AAA undercut BBB. The lead was 0.83 s beforehand and the lead was 1.42 s afterwards.",
        "AAA hizo el undercut a BBB. La ventaja era de 0,83 s antes y la ventaja era de 1,42 s después.",
        "AAA fez o undercut em BBB. A vantagem era de 0,83 s antes e a vantagem era de 1,42 s depois.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 4.8; Q AAA BBB 10.5; G 5.67",
        "AAA undercut BBB: the lead ballooned from 4.8 s to 10.5 s, that is 5.67 s of gain.",
        "AAA hizo el undercut a BBB: la renta se disparó de 4,8 s a 10,5 s, es decir, 5,67 s de ganancia.",
        "AAA fez o undercut em BBB: a vantagem saltou de 4,8 s para 10,5 s, ou seja, 5,67 s de ganho.",
    ),
    # in round figures: alone they are told, beside the exact number they say it again
    (
        "B o AAA BBB; Q AAA BBB 25",
        "AAA overcut BBB and emerged nearly 25 seconds ahead.",
        "AAA hizo el overcut a BBB y salió casi 25 segundos por delante.",
        "AAA fez o overcut em BBB e saiu quase 25 segundos à frente.",
    ),
    (
        "B o AAA BBB; Q AAA BBB -0.89; Q AAA BBB 5.07",
        "AAA overcut BBB, from nearly one second behind to over five seconds ahead: AAA→BBB went from -0.89 s to "
        "+5.07 s.",
        "AAA hizo el overcut a BBB, de casi 1 segundo por detrás a más de 5 segundos por delante: AAA→BBB pasó de "
        "-0,89 s a +5,07 s.",
        "AAA fez o overcut em BBB, de quase 1 segundo atrás para mais de 5 segundos à frente: AAA→BBB foi de -0,89 s a "
        "+5,07 s.",
    ),
    # not gaps
    (
        "B u AAA BBB; A AAA H 79.2; T AAA H; Q AAA BBB -2.1",
        "AAA undercut BBB. He was 2.1 s behind before; afterwards AAA averaged 79.2 s on HARD.",
        "AAA hizo el undercut a BBB. Antes iba 2,1 s por detrás; después AAA promedió una media de 79,2 s con HARD.",
        "AAA fez o undercut em BBB. Antes estava 2,1 s atrás; depois AAA teve média de 79,2 s com HARD.",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
