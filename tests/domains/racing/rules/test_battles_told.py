"""Battles told freely: leads and arrears, what a move brought, moves of several drivers, moves that nobody made.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

# claims affirmed, English, Spanish, Portuguese
CASES: tuple[Case, ...] = (
    (
        "B u AAA BBB; Q AAA BBB -2.4; Q AAA BBB 1.1",
        "AAA undercut BBB. He was 2.4 s adrift before and 1.1 s clear of BBB afterwards.",
        "AAA le hizo el undercut a BBB. Iba 2,4 segundos por detrás y salió 1,1 por delante.",
        "AAA fez o undercut em BBB. Vinha 2,4 s atrás e apareceu 1,1 s à frente.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 2.4; Q AAA BBB 6.9",
        "AAA undercut BBB: he had led BBB by 2.4 s and came out with a cushion of 6.9 s.",
        "AAA le hizo el undercut a BBB: de ir 2,4 segundos por delante pasó a aventajarlo en 6,9.",
        "AAA fez o undercut em BBB: tinha 2,4 s de frente e saiu com 6,9 s de folga.",
    ),
    (
        "B o AAA BBB; Q AAA BBB 3.6; Q AAA BBB 6.0",
        "AAA was ahead by 3.6 s before his overcut on BBB and by 6.0 s after it.",
        "Con el overcut a BBB, AAA pasó de una renta de 3,6 s a una de 6,0 s.",
        "Com o overcut em BBB, AAA passou de uma folga de 3,6 s a uma de 6,0 s.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 4.123; Q AAA BBB 6.253; G 2.13",
        "AAA undercut BBB: the gap went from 4.123 s to 6.253 s, 2.130 s all told.",
        "AAA le hizo el undercut a BBB: la brecha pasó de 4,123 s a 6,253 s, es decir, 2,130 s.",
        "AAA fez o undercut em BBB: a diferença foi de 4,123 s para 6,253 s, ou seja, 2,130 s.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 4.123; Q AAA BBB 6.253",
        "AAA undercut BBB: the gap went from 6.253 s to 4.123 s, and AAA lost 2.130 s.",
        "AAA le hizo el undercut a BBB: la brecha pasó de 6,253 s a 4,123 s; AAA perdió 2,130 s.",
        "AAA fez o undercut em BBB: a diferença foi de 6,253 s para 4,123 s; AAA perdeu 2,130 s.",
    ),
    (
        "B u AAA BBB; G 2.7",
        "AAA's undercut on BBB brought him 2.7 s.",
        "El undercut de AAA sobre BBB le reportó, pues, 2,7 s.",
        "O undercut de AAA sobre BBB lhe trouxe 2,7 s.",
    ),
    (
        "Q AAA BBB 1.2; Q AAA BBB 4.4; B u AAA BBB",
        "The gap grew from 1.2 s to 4.4 s while BBB stayed out. AAA had undercut BBB.",
        "La diferencia creció de 1,2 s a 4,4 s mientras BBB seguía en pista. AAA le había hecho el undercut a BBB.",
        "A diferença cresceu de 1,2 s para 4,4 s enquanto BBB seguia na pista. AAA tinha feito o undercut em BBB.",
    ),
    (
        "B u AAA BBB; B u CCC DDD; G 2.7; G 3.1",
        "AAA's undercut on BBB gained 2.7 s, CCC's on DDD gained 3.1 s.",
        "Undercuts: AAA sobre BBB (+2,7 s), CCC sobre DDD (+3,1 s).",
        "Undercuts: AAA sobre BBB (+2,7 s), CCC sobre DDD (+3,1 s).",
    ),
    (
        "B u AAA BBB; B u AAA CCC",
        "AAA made the undercut on two cars: on BBB, and on CCC.",
        "AAA hizo el undercut a dos coches: sobre BBB y sobre CCC.",
        "AAA fez o undercut em dois carros: sobre BBB e sobre CCC.",
    ),
    (
        "B u AAA BBB; B u CCC BBB",
        "BBB was undercut by AAA and by CCC.",
        "AAA y CCC le hicieron el undercut a BBB.",
        "AAA e CCC fizeram o undercut em BBB.",
    ),
    (
        "P AAA 9; P BBB 11",
        "AAA pitted on lap 9 and BBB on lap 11, but nobody attempted an undercut.",
        "AAA paró en la vuelta 9 y BBB en la vuelta 11, pero nadie intentó un undercut.",
        "AAA parou na volta 9 e BBB na volta 11, mas ninguém tentou um undercut.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA failed to undercut BBB.",
        "AAA no consiguió el undercut a BBB.",
        "AAA não conseguiu o undercut em BBB.",
    ),
    (
        "B u AAA BBB",
        "AAA tried to undercut BBB, and it is clear that BBB was up to it.",
        "AAA intentó el undercut a BBB; es claro que no bastaba.",
        "AAA tentou o undercut em BBB; é claro que não bastava.",
    ),
    (
        "B u AAA BBB; O +",
        "AAA undercut BBB. Why did it work? Nobody knows.",
        "AAA le hizo el undercut a BBB. ¿Por qué funcionó? Nadie lo sabe.",
        "AAA fez o undercut em BBB. Por que funcionou? Ninguém sabe.",
    ),
    (
        "B u AAA BBB; O -",
        "AAA tried an undercut on BBB: he did not get by and the attempt failed.",
        "AAA intentó un undercut sobre BBB: no lo pasó y el intento fracasó.",
        "AAA tentou um undercut em BBB: não passou e a tentativa fracassou.",
    ),
    (
        "B u AAA BBB; Q AAA BBB -2.8; Q AAA BBB -2.1",
        "AAA undercut BBB: before the stops he was 2.8 s behind and, after, 2.1 s.",
        "AAA le hizo el undercut a BBB: antes iba 2,8 s por detrás y, después, 2,1 s.",
        "AAA fez o undercut em BBB: antes vinha 2,8 s atrás; depois, 2,1 s.",
    ),
    (
        "B u AAA BBB; B u AAA CCC; G 6.4; G 4.4",
        "AAA undercut BBB and CCC and gained 6.4 and 4.4 seconds.",
        "AAA les hizo el undercut a BBB y CCC y ganó 6,4 y 4,4 segundos.",
        "AAA fez o undercut em BBB e CCC e ganhou 6,4 e 4,4 segundos.",
    ),
    (
        "B u AAA BBB; B u CCC DDD; G 2.75; G 3.15",
        "There were two undercuts. AAA's on BBB gained him 2.75 s. CCC's on DDD gained him 3.15 s.",
        "Hubo dos undercuts. El de AAA a BBB le dio 2,75 s. El de CCC a DDD le dio 3,15 s.",
        "Houve dois undercuts. O de AAA sobre BBB lhe deu 2,75 s. O de CCC sobre DDD lhe deu 3,15 s.",
    ),
    (
        "B o AAA BBB; G 2.7",
        "AAA gained 2.7 s on BBB by overcutting him.",
        "AAA le ganó 2,7 s a BBB con un overcut.",
        "AAA ganhou 2,7 s sobre BBB com um overcut.",
    ),
    (
        "Q AAA BBB 1.351; Q AAA BBB 4.92; B u AAA BBB",
        "AAA undercut BBB. The gap before was 1.351 and the gap after was 4.920.",
        "AAA le hizo el undercut a BBB. El intervalo antes era 1,351 y el intervalo después era 4,920.",
        "AAA fez o undercut em BBB. O intervalo antes era 1,351 e o intervalo depois era 4,920.",
    ),
    (
        "B u AAA BBB",
        "AAA undercut BBB, and AAA's work was done.",
        "AAA le hizo el undercut a BBB. ¿Funcionó?",
        "AAA fez o undercut em BBB. Será que funcionou?",
    ),
    (
        "B u AAA BBB; O +",
        "AAA undercut BBB. As to whether it worked: yes, on the clock.",
        "AAA le hizo el undercut a BBB. Sobre si funcionó: sí, en el reloj.",
        "AAA fez o undercut em BBB. Sobre se funcionou: sim, no relógio.",
    ),
    (
        "B u AAA BBB; Q AAA BBB -4.184; Q AAA BBB 1.029; G 5.213",
        "AAA undercut BBB.\n\n| Moment | Gap AAA-BBB |\n|---|---|\n| Before | -4.184 s |\n"
        "| After | 1.029 s |\n| Gain | 5.213 s |\n",
        "Undercut de AAA a BBB.\n\n| Momento | AAA respecto a BBB |\n|---|---|\n| Antes | -4,184 s |\n"
        "| Después | 1,029 s |\n| **Ganancia** | 5,213 s |\n",
        "Undercut de AAA sobre BBB.\n\n| Momento | Diferença AAA → BBB |\n|---|---|\n| Antes | -4,184 s |\n"
        "| Depois | 1,029 s |\n| Ganho | 5,213 s |\n",
    ),
    (
        "B u AAA BBB; G 2.77",
        "AAA's undercut on BBB brought him, then, 2.77 s.",
        "AAA le hizo el undercut a BBB y le recortó, pues, 2,77 s.",
        "AAA fez o undercut em BBB e reduziu, portanto, 2,77 s.",
    ),
    (
        "B u AAA BBB; Q AAA BBB -0.6",
        "AAA undercut BBB but was still 0.6 s adrift.",
        "AAA le hizo el undercut a BBB. AAA seguía por detrás, a 0,6 s.",
        "AAA fez o undercut em BBB. AAA continua atrás, agora a 0,6 s.",
    ),
    (
        "B u AAA BBB; B o AAA BBB; O +",
        "AAA won the pit battle against BBB via both an undercut and an overcut.",
        "AAA ganó la batalla de boxes: hizo un undercut y un overcut a BBB.",
        "AAA venceu a batalha dos boxes: fez um undercut e um overcut em BBB.",
    ),
    (
        "B u AAA BBB; B u CCC BBB",
        "BBB was undercut twice: by AAA and by CCC.",
        "AAA y CCC le hicieron el undercut a BBB en boxes.",
        "AAA e CCC fizeram o undercut em BBB nos boxes.",
    ),
    (
        "B o AAA BBB",
        "AAA took the place of BBB with an overcut.",
        "AAA le quitó la posición a BBB con un overcut.",
        "AAA tomou a posição de BBB com um overcut.",
    ),
    (
        "B o AAA BBB; O -",
        "AAA's overcut on BBB did not pan out.",
        "El overcut de AAA frente a BBB no prosperó.",
        "O overcut de AAA diante de BBB não prosperou.",
    ),
    (
        "B u AAA BBB; Q AAA BBB -2.2; G 1.3",
        "AAA's undercut left him 2.2 s behind BBB, though he clawed back 1.3 s.",
        "Con el undercut, AAA siguió 2,2 s por detrás de BBB, aunque había recuperado 1,3 s.",
        "Com o undercut, AAA continuou 2,2 s atrás de BBB, embora tenha recuperado 1,3 s.",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
