"""How far a number or a word reaches: parts and sums of stints, looks at a few laps, the tyre that comes first.

Sentences are invented; claims are in the annotators' notation. A case lists everything that a text affirms.
"""

from __future__ import annotations

import pytest

from readings import affirmed, wanted

# what it is about: (language, text, claims affirmed)
CASES = {
    "the tyre that a sentence opens with is of all": [
        (
            "en",
            "In the first stint on SOFT, AAA averaged 80.1 s, while BBB averaged 80.4 s.",
            "T AAA S; A AAA S 80.1; T BBB S; A BBB S 80.4",
        ),
        (
            "es",
            "En el primer stint con SOFT, AAA promedió 80,1 s, mientras BBB promedió 80,4 s.",
            "T AAA S; A AAA S 80.1; T BBB S; A BBB S 80.4",
        ),
        (
            "pt",
            "No primeiro stint de SOFT, AAA fez média de 80,1 s, enquanto BBB fez 80,4 s.",
            "T AAA S; A AAA S 80.1; T BBB S; A BBB S 80.4",
        ),
    ],
    "a stint set against that of another on the same tyre": [
        (
            "en",
            "BBB ran HARD. AAA's MEDIUM stint was faster than BBB's (80.1 s vs 80.4 s).",
            "T BBB H; T AAA M; A AAA M 80.1; T BBB M; A BBB M 80.4",
        ),
        (
            "es",
            "BBB usó HARD. El stint con MEDIUM de AAA fue más rápido que el de BBB (80,1 s vs 80,4 s).",
            "T BBB H; T AAA M; A AAA M 80.1; T BBB M; A BBB M 80.4",
        ),
        (
            "pt",
            "BBB usou HARD. O stint com MEDIUM de AAA foi mais rápido que o de BBB (80,1 s vs 80,4 s).",
            "T BBB H; T AAA M; A AAA M 80.1; T BBB M; A BBB M 80.4",
        ),
    ],
    "a few laps looked at while another did something": [
        ("en", "AAA was on HARD from laps 10-12, while BBB was still on SOFT.", "T AAA H; T BBB S"),
        ("es", "AAA rodó con HARD en las vueltas 10-12, mientras BBB seguía con SOFT.", "T AAA H; T BBB S"),
        ("pt", "AAA rodou com HARD nas voltas 10-12, enquanto BBB seguia com SOFT.", "T AAA H; T BBB S"),
        (
            "en",
            "AAA ran HARD on laps 10-32, while BBB ran SOFT on laps 10-34.",
            "T AAA H; L AAA H 10-32; T BBB S; L BBB S 10-34",
        ),
        ("en", "AAA ran his first stint on HARD on laps 1-3, while BBB led.", "T AAA H; L AAA H 1-3"),
    ],
    "the last laps of a stint, or none of one": [
        ("en", "AAA was on HARD as BBB completed the final two laps of his MEDIUM stint.", "T AAA H; T BBB M"),
        ("es", "AAA completaba las últimas dos vueltas de su stint con MEDIUM.", "T AAA M"),
        ("pt", "AAA completava as últimas duas voltas do seu stint de MEDIUM.", "T AAA M"),
        ("en", "AAA ran the final 20 laps on HARD.", "T AAA H; L AAA H 20"),
        ("en", "The three-lap window let AAA use his MEDIUM tyres against BBB.", "T AAA M"),
        ("es", "Fue una ventana de tres vueltas para AAA con MEDIUM frente a BBB.", "T AAA M"),
        ("pt", "AAA teve 3 voltas de antecipação com MEDIUM sobre BBB.", "T AAA M"),
    ],
    "laps of several stints": [
        ("en", "AAA ran 51 laps on HARD, split into two stints.", "T AAA H"),
        ("es", "AAA hizo 51 vueltas con HARD, divididas en dos stints.", "T AAA H"),
        ("pt", "AAA fez 51 voltas com HARD, divididas em dois stints.", "T AAA H"),
        ("en", "AAA ran 20 laps on HARD and two stints on SOFT.", "T AAA H; L AAA H 20; T AAA S"),
        ("en", "AAA had several short HARD stints on laps 60-66.", "T AAA H"),
        ("es", "AAA hizo varios stints cortos con HARD en las vueltas 60-66.", "T AAA H"),
        ("pt", "AAA fez vários stints curtos com HARD nas voltas 60-66.", "T AAA H"),
        (
            "en",
            "AAA ran one-lap HARD stints on laps 61-63.",
            "T AAA H; L AAA H 1; L AAA H 61-61; L AAA H 62-62; L AAA H 63-63",
        ),
        (
            "es",
            "AAA hizo stints de una vuelta con HARD en las vueltas 61-63.",
            "T AAA H; L AAA H 1; L AAA H 61-61; L AAA H 62-62; L AAA H 63-63",
        ),
        (
            "pt",
            "AAA fez stints de uma volta com HARD nas voltas 61-63.",
            "T AAA H; L AAA H 1; L AAA H 61-61; L AAA H 62-62; L AAA H 63-63",
        ),
        (
            "en",
            "Both AAA and BBB ran 29-lap SOFT stints on laps 5-33.",
            "T AAA S; T BBB S; L AAA S 29; L BBB S 29; L AAA S 5-33; L BBB S 5-33",
        ),
    ],
    "the distance of the race": [
        ("en", "AAA used MEDIUM and HARD in the 53-lap race.", "T AAA M; T AAA H"),
        ("en", "AAA used MEDIUM and HARD in the 57-lap Bahrain Grand Prix.", "T AAA M; T AAA H"),
        ("es", "AAA usó MEDIUM y HARD en una carrera de 53 vueltas.", "T AAA M; T AAA H"),
        ("pt", "AAA usou MEDIUM e HARD numa corrida de 53 voltas.", "T AAA M; T AAA H"),
    ],
    "a length that a dash joins to its unit": [
        (
            "en",
            "AAA stopped on lap 8, had a 44-lap HARD stint and finished P7.",
            "P AAA 8; T AAA H; L AAA H 44; F AAA 7",
        ),
        ("en", "AAA stopped on lap 8, a **44**-lap HARD stint being next.", "P AAA 8; T AAA H; L AAA H 44"),
    ],
    "when all were in, or nobody yet": [
        ("en", "After both had stopped (by lap 21), AAA and BBB were close.", ""),
        ("en", "Before the stops (lap 20), AAA was 1.2 s behind BBB.", "Q AAA BBB -1.2"),
        ("es", "Antes de las paradas (vuelta 20), AAA estaba a 1,2 s de BBB.", "Q AAA BBB -1.2"),
        ("pt", "Antes das paradas (volta 20), AAA estava a 1,2 s de BBB.", "Q AAA BBB -1.2"),
        ("en", "After his stop (lap 20), AAA was on HARD.", "P AAA 20; T AAA H"),
    ],
    "a lap on which the new tyre was already on": [
        (
            "en",
            "- AAA stopped on lap 11:\n  - That meant AAA had lap 12 on HARD while BBB was still on SOFT.",
            "P AAA 11; T AAA H; T BBB S",
        ),
        (
            "en",
            "AAA stopped on lap 11 and had lap 12 on new HARD tyres while BBB was still on SOFT.",
            "P AAA 11; T AAA H; T BBB S",
        ),
        (
            "es",
            "- AAA paró en la vuelta 11:\n  - En la vuelta 12, AAA ya estaba con HARD mientras BBB seguía con SOFT.",
            "P AAA 11; T AAA H; T BBB S",
        ),
        (
            "pt",
            "- AAA parou na volta 11:\n  - Portanto, AAA teve a volta 12 com HARD enquanto BBB seguia com SOFT.",
            "P AAA 11; T AAA H; T BBB S",
        ),
    ],
    "a lap for which the tyres were on": [
        ("en", "AAA stopped on lap 9. He was on new HARD tyres for lap 10.", "P AAA 9; T AAA H"),
        (
            "en",
            "AAA stopped on lap 9. AAA was on HARD tyres on lap 10 while BBB was on SOFT.",
            "P AAA 9; T AAA H; T BBB S",
        ),
        (
            "es",
            "AAA paró en la vuelta 9. AAA estaba con HARD en la vuelta 10 mientras BBB seguía con SOFT.",
            "P AAA 9; T AAA H; T BBB S",
        ),
        (
            "pt",
            "AAA parou na volta 9. AAA estava com HARD na volta 10 enquanto BBB seguia com SOFT.",
            "P AAA 9; T AAA H; T BBB S",
        ),
        ("en", "AAA stopped on lap 9 for HARD while BBB stayed out.", "P AAA 9; C AAA ?>H"),
    ],
    "by how much an average changed": [
        ("en", "AAA's switch lowered his average by 1.9 s and reduced the wear of his HARD.", "T AAA H"),
        ("es", "El cambio de AAA redujo la media en 1,9 s y el desgaste de su HARD.", "T AAA H"),
        ("pt", "A troca de AAA reduziu a média em 1,9 s e o desgaste do seu HARD.", "T AAA H"),
        ("en", "AAA's HARD stint delivered a 0.3 s improvement despite higher wear.", "T AAA H"),
        ("en", "AAA's HARD stint averaged 80.1 s with 0.05 s/lap of wear.", "T AAA H; A AAA H 80.1; R AAA H 0.05"),
    ],
    "laps that tyres had done by then": [
        ("en", "When BBB stopped on lap 30, AAA had already run 20 laps on HARD.", "P BBB 30; T AAA H"),
        ("es", "Cuando BBB paró en la vuelta 30, AAA llevaba 20 vueltas con HARD.", "P BBB 30; T AAA H"),
        ("pt", "Quando BBB parou na volta 30, AAA já levava 20 voltas com HARD.", "P BBB 30; T AAA H"),
        ("en", "AAA ran 20 laps on HARD.", "T AAA H; L AAA H 20"),
        ("es", "AAA hizo 20 vueltas con HARD.", "T AAA H; L AAA H 20"),
        ("pt", "AAA fez 20 voltas com HARD.", "T AAA H; L AAA H 20"),
    ],
    "the only stop of its kind": [
        ("en", "The only pit-timing difference is that AAA stopped on lap 2.", "P AAA 2"),
        ("en", "AAA's only pit stop that was not under the safety car came late.", ""),
        ("es", "La única parada en la que AAA y BBB difieren fue en la vuelta 20.", "P AAA 20; P BBB 20"),
        ("pt", "A única parada em que AAA e BBB diferem foi na volta 20.", "P AAA 20; P BBB 20"),
        ("en", "AAA made his only stop on lap 20.", "N AAA 1; P AAA 20"),
        ("es", "AAA hizo su única parada en la vuelta 20.", "N AAA 1; P AAA 20"),
        ("pt", "AAA fez a sua única parada na volta 20.", "N AAA 1; P AAA 20"),
    ],
    "several moves of those named after them": [
        (
            "en",
            "AAA finished P1 and BBB P2, while the main themes were the undercuts by CCC and DDD.",
            "F AAA 1; F BBB 2",
        ),
        ("es", "AAA terminó P1 y BBB P2, mientras lo demás fueron los undercuts de CCC y DDD.", "F AAA 1; F BBB 2"),
        ("pt", "AAA terminou P1 e BBB P2, enquanto o resto foram os undercuts de CCC e DDD.", "F AAA 1; F BBB 2"),
        ("en", "The undercuts by AAA, BBB and CCC on DDD.", "B u AAA DDD; B u BBB DDD; B u CCC DDD"),
        ("en", "The undercuts by AAA and BBB on DDD.", "B u AAA DDD; B u BBB DDD"),
        ("es", "Los undercuts de AAA y BBB sobre DDD.", "B u AAA DDD; B u BBB DDD"),
        ("pt", "Os undercuts de AAA e BBB sobre DDD.", "B u AAA DDD; B u BBB DDD"),
    ],
    "stops of which some alone are counted": [
        ("en", "AAA gained between the two stops of BBB and CCC.", ""),
        ("en", "The final three stops of AAA came late.", ""),
        ("es", "Las últimas tres paradas de AAA llegaron tarde.", ""),
        ("pt", "As últimas três paradas de AAA vieram tarde.", ""),
        ("en", "AAA ran a two-stop race (excluding the late ones).", ""),
        ("es", "AAA hizo dos paradas (sin contar las del coche de seguridad).", ""),
        ("pt", "AAA fez duas paradas (sem contar as do safety car).", ""),
        ("en", "AAA was on a one-stop strategy until the late safety car.", ""),
        ("es", "AAA iba a una parada hasta el safety car final.", ""),
        ("pt", "AAA estava numa estratégia de uma parada até o safety car final.", ""),
        ("en", "AAA ran a two-stop strategy.", "N AAA 2"),
        ("es", "AAA hizo dos paradas.", "N AAA 2"),
        ("pt", "AAA fez duas paradas.", "N AAA 2"),
    ],
    "the stop under the safety car, of several": [
        (
            "en",
            "AAA stopped on laps 11 and 29, and the second stop was made under the safety car.",
            "P AAA 11; P AAA 29; S AAA 29",
        ),
        (
            "es",
            "AAA paró en las vueltas 11 y 29, y la segunda parada fue hecha bajo el safety car.",
            "P AAA 11; P AAA 29; S AAA 29",
        ),
        (
            "pt",
            "AAA parou nas voltas 11 e 29, e a segunda parada foi feita sob o safety car.",
            "P AAA 11; P AAA 29; S AAA 29",
        ),
        (
            "en",
            "AAA stopped on laps 12: SOFT-to-MEDIUM, 30: MEDIUM-to-HARD, 44: HARD-to-SOFT under SC.",
            "P AAA 12; P AAA 30; P AAA 44; C AAA S>M; C AAA M>H; C AAA H>S; S AAA 44",
        ),
    ],
    "two places set against each other": [
        ("en", "AAA finished ahead of BBB by one position, **P6 to P7**.", "F AAA 6; F BBB 7"),
        ("en", "AAA finished behind BBB, P17 to P13.", "F AAA 17; F BBB 13"),
        (
            "en",
            "AAA stopped on lap 9 and BBB on lap 11. AAA finished ahead, P3 to P4.",
            "P AAA 9; P BBB 11; F AAA 3; F BBB 4",
        ),
        ("es", "AAA terminó por delante de BBB, P6 frente a P7.", "F AAA 6; F BBB 7"),
        ("es", "AAA terminó detrás de BBB (P9 vs P8).", "F AAA 9; F BBB 8"),
        ("pt", "AAA terminou à frente de BBB em P6 contra P7.", "F AAA 6; F BBB 7"),
        ("en", "AAA finished ahead of BBB, from P9 to P4.", "F AAA 4"),
        ("en", "AAA moved ahead of BBB, P9 to P4.", ""),
    ],
    "both ends of a gap that changed": [
        (
            "en",
            "AAA's undercut on BBB produced a gap swing from -0.7 s (AAA behind BBB) to +8.6 s.",
            "B u AAA BBB; Q AAA BBB -0.7; Q AAA BBB +8.6",
        ),
        (
            "es",
            "El undercut de AAA sobre BBB llevó el gap de 2,1 s (antes de la parada de AAA) a 13,5 s.",
            "B u AAA BBB; Q AAA BBB 2.1; Q AAA BBB 13.5",
        ),
        (
            "pt",
            "O undercut de AAA sobre BBB levou o gap de 2,1 s (antes da parada de AAA) para 13,5 s.",
            "B u AAA BBB; Q AAA BBB 2.1; Q AAA BBB 13.5",
        ),
    ],
    "by how much a gap changed": [
        ("en", "AAA's undercut on BBB brought a 3.9 s net gap increase.", "B u AAA BBB; G 3.9"),
        ("en", "AAA's undercut on BBB ended in a 3.9 s gap reduction.", "B u AAA BBB; G 3.9"),
        ("es", "El undercut de AAA sobre BBB dio una reducción de la brecha de 3,9 s.", "B u AAA BBB; G 3.9"),
        ("pt", "O undercut de AAA sobre BBB deu uma redução da diferença de 3,9 s.", "B u AAA BBB; G 3.9"),
    ],
    "a move whose maker was cut off": [
        ("en", "AAA stopped on lap 9 with an undercut of", "P AAA 9"),
        ("es", "AAA paró en la vuelta 9 con un undercut de", "P AAA 9"),
        ("pt", "AAA parou na volta 9 com um undercut de", "P AAA 9"),
    ],
    "several moves of nobody whom the sentence names": [
        ("en", "AAA won, while the gains came from undercuts on BBB. CCC stopped.", "W AAA"),
        ("es", "AAA terminó P1, mientras que lo demás vino de undercuts sobre BBB. CCC paró.", "F AAA 1"),
        ("pt", "AAA venceu, enquanto o resto veio de undercuts sobre BBB. CCC parou.", "W AAA"),
        ("en", "AAA made two undercuts on BBB and CCC.", "B u AAA BBB; B u AAA CCC"),
        ("en", "There were undercuts and long defensive stints by AAA and BBB. CCC stopped.", ""),
        ("es", "Hubo undercuts y largas defensas de AAA y BBB. CCC paró.", ""),
        ("pt", "Houve undercuts e longas defesas de AAA e BBB. CCC parou.", ""),
    ],
    "one move after another": [
        ("en", "AAA undercut BBB (2.7 s), CCC overcut BBB (3.9 s).", "B u AAA BBB; G 2.7; B o CCC BBB; G 3.9"),
        (
            "es",
            "AAA con undercut a BBB (2,7 s), CCC con overcut a BBB (3,9 s).",
            "B u AAA BBB; G 2.7; B o CCC BBB; G 3.9",
        ),
        (
            "pt",
            "AAA com undercut em BBB (2,7 s), CCC com overcut em BBB (3,9 s).",
            "B u AAA BBB; G 2.7; B o CCC BBB; G 3.9",
        ),
        (
            "en",
            "AAA and CCC gained by undercuts, 2.7 s on BBB and 3.9 s on DDD respectively.",
            "B u AAA BBB; B u CCC DDD; G 2.7; G 3.9",
        ),
    ],
    "one second is no second place": [
        ("en", "AAA ended up farther behind BBB by just over one second.", ""),
        ("es", "AAA acabó detrás de BBB por poco más de un segundo.", ""),
        ("pt", "AAA acabou atrás de BBB por pouco mais de um segundo.", ""),
    ],
}


@pytest.mark.parametrize(
    ("lang", "text", "claims"), [case for cases in CASES.values() for case in cases], ids=lambda value: str(value)[:60]
)
def test_limits(lang: str, text: str, claims: str) -> None:
    found = affirmed(text, lang)
    assert found == wanted(claims)
