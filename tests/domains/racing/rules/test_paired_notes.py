"""Notes on two drivers: what is told in the order of a pair, defences under a label, numbers set in square brackets.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

# claims affirmed, English, Spanish, Portuguese
CASES: tuple[Case, ...] = (
    # two laps after a pair: one each, in its order
    (
        "B u AAA BBB; P AAA 9; P BBB 12",
        "AAA/BBB - undercut, L9 vs L12.",
        "AAA/BBB - undercut, V9 vs V12.",
        "AAA/BBB - undercut, V9 vs V12.",
    ),
    (
        "B o AAA BBB; P AAA 33; P BBB 30",
        "AAA vs BBB: overcut, lap 33 against lap 30.",
        "AAA vs BBB: overcut, vuelta 33 contra vuelta 30.",
        "AAA vs BBB: overcut, volta 33 contra volta 30.",
    ),
    (
        "B u AAA BBB; P AAA 9; P BBB 12",
        "Undercut AAA/BBB: L9/L12.",
        "Undercut AAA/BBB: V9/V12.",
        "Undercut AAA/BBB: V9/V12.",
    ),
    (
        "B u AAA BBB; B u CCC DDD; P CCC 20; P DDD 22",
        "AAA undercut BBB. CCC/DDD: another undercut, L20 v L22.",
        "AAA hizo un undercut a BBB. CCC/DDD: otro undercut, V20 vs V22.",
        "AAA fez um undercut em BBB. CCC/DDD: outro undercut, V20 vs V22.",
    ),
    (
        "P AAA 9; P BBB 12",
        "AAA/BBB: box L9/L12.",
        "AAA/BBB: boxes V9/V12.",
        "AAA/BBB: boxes V9/V12.",
    ),
    # what the gap came to
    (
        "B u AAA BBB; G 2.5; P AAA 9; P BBB 12",
        "Undercut AAA/BBB, L9 vs L12, +2.5 s.",
        "Undercut AAA/BBB, V9 vs V12, +2,5 s.",
        "Undercut AAA/BBB, V9 vs V12, +2,5 s.",
    ),
    (
        "B o AAA BBB; Q AAA BBB 2.1; Q AAA BBB 4.6; G 2.5",
        "Overcut AAA/BBB. Gap 2.1 s before / 4.6 s after → +2.5 s in favour of AAA.",
        "Overcut AAA/BBB. Diferencia 2,1 s antes / 4,6 s después → +2,5 s a favor de AAA.",
        "Overcut AAA/BBB. Diferença 2,1 s antes / 4,6 s depois → +2,5 s a favor de AAA.",
    ),
    # the stop of the second by what he did on that lap
    (
        "P AAA 16; C AAA M>H; P BBB 17; C BBB M>H",
        "AAA: L16, M→H. BBB: L17, same change.",
        "AAA: V16, M→H. BBB: V17, mismo cambio.",
        "AAA: V16, M→H. BBB: V17, mesma troca.",
    ),
    # defences under a label
    (
        "D AAA BBB; H AAA BBB 9; V BBB AAA 0.3; D CCC DDD; H CCC DDD 4; M CCC +",
        "Holds: AAA over BBB, 9 laps, 0.3 s a lap quicker; CCC over DDD, 4 laps, team-mate shielded.",
        "Defensas: AAA sobre BBB, 9 vueltas, 0,3 s por vuelta más rápido; CCC sobre DDD, 4 vueltas, compañero "
        "protegido.",
        "Defesas: AAA sobre BBB, 9 voltas, 0,3 s por volta mais rápido; CCC sobre DDD, 4 voltas, companheiro "
        "protegido.",
    ),
    (
        "D AAA BBB; H AAA BBB 9; D CCC DDD; H CCC DDD 4",
        "Defence - AAA/BBB, 9 laps; CCC/DDD, 4 laps.",
        "Defensa - AAA/BBB, 9 vueltas; CCC/DDD, 4 vueltas.",
        "Defesa - AAA/BBB, 9 voltas; CCC/DDD, 4 voltas.",
    ),
    (
        "D AAA BBB; H AAA BBB 9",
        "Defences: AAA vs BBB (9 laps).",
        "Defensas: AAA a BBB (9 vueltas).",
        "Defesas: AAA em BBB (9 voltas).",
    ),
    # square brackets are brackets
    (
        "Q AAA BBB -0.5; Q AAA BBB 3.4; B o AAA BBB",
        "The overcut of AAA on BBB: before, he was behind [-0.5 s]; after, ahead [+3.4 s].",
        "El overcut de AAA a BBB: antes iba por detrás [-0,5 s]; después, por delante [+3,4 s].",
        "O overcut de AAA em BBB: antes vinha atrás [-0,5 s]; depois, à frente [+3,4 s].",
    ),
    (
        "D AAA BBB; H AAA BBB 5; V BBB AAA 0.3",
        "AAA held BBB for five laps. BBB was the faster [0.3 s per lap].",
        "AAA contuvo a BBB durante cinco vueltas. BBB era el más rápido [0,3 s por vuelta].",
        "AAA segurou BBB por cinco voltas. BBB era o mais rápido [0,3 s por volta].",
    ),
    (
        "T AAA M; L AAA M 1-15; A AAA M 80.1; R AAA M 0.05",
        "AAA started on mediums [laps 1-15, average 80.1 s]: wear was modest [+0.05 s/lap].",
        "AAA salió con medios [vueltas 1-15, media 80,1 s]: el desgaste fue modesto [+0,05 s/vuelta].",
        "AAA largou de médios [voltas 1-15, média 80,1 s]: o desgaste foi modesto [+0,05 s/volta].",
    ),
    (
        "P AAA 30; C AAA M>H; S AAA 30",
        "AAA stopped on lap 30 [safety car] and went from mediums to hards.",
        "AAA paró en la vuelta 30 [safety car] y pasó de medios a duros.",
        "AAA parou na volta 30 [safety car] e passou de médios para duros.",
    ),
    # no pair, no order
    ("", "Laps 9/12 were quick for AAA/BBB.", "AAA/BBB: vueltas 9/12 rápidas.", "AAA/BBB: voltas 9/12 rápidas."),
    (
        "B u AAA BBB",
        "Undercut AAA/BBB. Not on lap 9.",
        "Undercut AAA/BBB. No en la vuelta 9.",
        "Undercut AAA/BBB. Não na volta 9.",
    ),
    (
        "T AAA H; R AAA H -0.05",
        "AAA: hards, deg -0.05 s/lap.",
        "AAA: duros, deg. -0,05 s/v.",
        "AAA: duros, deg. -0,05 s/v.",
    ),
    (
        "",
        "AAA could have held BBB [0.3 s per lap].",
        "AAA podría haber contenido a BBB [9 vueltas].",
        "AAA poderia ter contido BBB [9 voltas].",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
