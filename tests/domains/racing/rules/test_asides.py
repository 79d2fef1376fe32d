"""What is told beside a claim and is none itself, and whose a number is that stands in a comparison or an aside."""

from __future__ import annotations

from readings import affirmed, in_three_languages, wanted

NO_CLAIMS = [
    (
        "N AAA 3",
        "AAA made three stops. The race was 57 laps long.",
        "AAA hizo tres paradas. La carrera fue de 57 vueltas.",
        "AAA fez três paradas. A corrida foi de 57 voltas.",
    ),
    (
        "T AAA H; C AAA H>M; P AAA 20",
        "AAA had a three-stop plan (excluding safety car stops), starting on HARD and changing to MEDIUM on lap 20.",
        "AAA hizo tres paradas (excluyendo las paradas bajo SC): empezó con HARD y cambió a MEDIUM en la vuelta 20.",
        "AAA fez três paradas (excluindo as paradas sob SC): começou com HARD e trocou para MEDIUM na volta 20.",
    ),
    (
        "",
        "The averages of AAA were in the mid-75-second range.",
        "Los promedios de AAA estuvieron en el rango de los 75 segundos.",
        "As médias de AAA ficaram na faixa de 75 segundos.",
    ),
    (
        "T AAA M",
        "The wear of AAA on MEDIUM suggests lap times of 84.4 s on laps 29-30.",
        "La degradación de AAA en MEDIUM sugiere tiempos de 84,4 s en las vueltas 29-30.",
        "A degradação de AAA no MEDIUM sugere tempos de 84,4 s nas voltas 29-30.",
    ),
    (
        "P AAA 20",
        "AAA stopped on lap 20. On his lap right after the stop (lap 21), AAA was faster.",
        "AAA paró en la vuelta 20. En su vuelta posterior a la parada (vuelta 21), AAA fue más rápido.",
        "AAA parou na volta 20. Na volta seguinte à parada (volta 21), AAA foi mais rápido.",
    ),
    (
        "B u AAA BBB",
        "AAA undercut BBB. AAA emerged 7.1 seconds farther behind BBB than before the stops.",
        "AAA hizo un undercut a BBB. AAA salió 7,1 segundos más atrás de BBB que antes de las paradas.",
        "AAA fez um undercut em BBB. AAA saiu 7,1 segundos mais atrás de BBB do que antes das paradas.",
    ),
    (
        "B u AAA BBB",
        "The undercut by AAA on BBB had a limited effect.",
        "El undercut de AAA a BBB tuvo un efecto limitado.",
        "O undercut de AAA sobre BBB teve efeito limitado.",
    ),
    (
        "",
        "The early stop gave AAA a long and effective final stint.",
        "La parada temprana dio a AAA un stint final largo y eficaz.",
        "A parada antecipada deu a AAA um stint final longo e eficiente.",
    ),
]
NO_CLAIMS += [
    (
        "C AAA ?>M",
        "AAA stopped late for MEDIUM, with only 13 laps remaining.",
        "AAA paró tarde para MEDIUM, con solo 13 vueltas restantes.",
        "AAA parou tarde para MEDIUM, com apenas 13 voltas restantes.",
    ),
    (
        "T AAA M; L AAA M 13",
        "AAA completed the remaining 13 laps on MEDIUM.",
        "AAA completó las 13 vueltas restantes con MEDIUM.",
        "AAA completou as 13 voltas restantes com MEDIUM.",
    ),
    (
        "B u AAA BBB; Q AAA BBB 1.2",
        "AAA undercut BBB. Before the pit sequence (presumably on lap 7), the gap was 1.2 s.",
        "AAA hizo un undercut a BBB. Antes de las paradas (supuestamente en la vuelta 7), la brecha era de 1,2 s.",
        "AAA fez um undercut em BBB. Antes da sequência de paradas (volta 7), a diferença era de 1,2 s.",
    ),
]
DEFENCES = [
    (
        "B u STR GAS; G 10.503; D ALO PER; H ALO PER 18",
        "1. Undercuts: Stroll gained on Gasly (10.503 s).\n"
        "2. Critical defenses shaped the top five: Alonso defended against Pérez for 18 laps.",
        "1. Undercuts: Stroll ganó 10,503 s a Gasly.\n"
        "2. Las defensas clave marcaron el top 5: Alonso se defendió de Pérez durante 18 vueltas.",
        "1. Undercuts: Stroll ganhou sobre Gasly (10,503 s).\n"
        "2. As defesas decisivas marcaram o top 5: Alonso defendeu-se de Pérez por 18 voltas.",
    ),
    (
        "D HAM VER; H HAM VER 9",
        "HAM held off his rival (VER) for nine laps.",
        "HAM aguantó a su rival (VER) nueve vueltas.",
        "HAM segurou o rival (VER) por nove voltas.",
    ),
]
MOVES = [
    (
        "O +; B u LEC OCO; B u BEA OCO; B u ALB OCO; G 8",
        "1. Successful undercuts: Leclerc, Bearman and Albon all gained over 8 seconds on Ocon by pitting earlier.",
        "1. Undercuts exitosos: Leclerc, Bearman y Albon ganaron más de 8 segundos a Ocon parando antes.",
        "1. Undercuts bem-sucedidos: Leclerc, Bearman e Albon ganharam mais de 8 segundos sobre Ocon ao parar antes.",
    ),
    (
        "",
        "LEC and BEA gained time on OCO with an undercut or an overcut.",
        "LEC y BEA ganaron tiempo a OCO con un undercut o un overcut.",
        "LEC e BEA ganharam tempo sobre OCO com um undercut ou um overcut.",
    ),
    (
        "B u LEC OCO; B o LEC OCO",
        "LEC gained time on OCO with an undercut and an overcut.",
        "LEC hizo un undercut y un overcut a OCO.",
        "LEC ganhou tempo sobre OCO com um undercut e um overcut.",
    ),
]
TYRES = [
    (
        "T AAA M; A AAA M 76.4; R AAA M 0.09",
        "AAA averaged 76.4 s (degradation +0.09 s/lap) on MEDIUM.",
        "AAA tuvo una media de 76,4 s (degradación +0,09 s/vuelta) en MEDIUM.",
        "AAA teve uma média de 76,4 s (degradação +0,09 s/volta) no MEDIUM.",
    ),
    (
        "T AAA M; T AAA H; A AAA H 77.2; R AAA H 0.02",
        "AAA ran MEDIUM and then HARD. HARD was steady: 77.2 s on average (identical to his MEDIUM stint) and wear of "
        "+0.02 s/lap.",
        "AAA usó MEDIUM y luego HARD. El HARD fue estable: 77,2 s de media (idéntica a su stint con MEDIUM) y desgaste "
        "de +0,02 s/vuelta.",
        "AAA usou MEDIUM e depois HARD. O HARD foi estável: 77,2 s de média (idêntica ao seu stint com MEDIUM) e "
        "desgaste de +0,02 s/volta.",
    ),
    (
        "B u AAA BBB; T AAA I; T BBB I; R AAA I 0.66; R BBB I 0.54",
        "AAA undercut BBB as the INTERMEDIATE wore (+0.66 s/lap for AAA, +0.54 s/lap for BBB).",
        "AAA hizo un undercut a BBB, ya que las INTERMEDIATE se degradaban (+0,66 s/vuelta para AAA, +0,54 s/vuelta "
        "para BBB).",
        "AAA fez um undercut em BBB, pois os INTERMEDIATE degradavam (+0,66 s/volta para AAA, +0,54 s/volta para BBB).",
    ),
    (
        "T AAA I; A AAA I 104.2; R AAA I -0.12; T BBB I; A BBB I 103.9; R BBB I -0.24; L BBB I 11-42",
        "The INTERMEDIATE of AAA wore little (avg 104.2 s, deg -0.12 s/lap), while BBB (laps 11-42, avg 103.9 s, deg "
        "-0.24 s/lap) pushed.",
        "Los INTERMEDIATE de AAA se degradaron poco (media 104,2 s, deg -0,12 s/vuelta), mientras que BBB (vueltas "
        "11-42, media 103,9 s, deg -0,24 s/vuelta) empujó.",
        "Os INTERMEDIATE de AAA degradaram pouco (média 104,2 s, deg -0,12 s/volta), enquanto BBB (voltas 11-42, média "
        "103,9 s, deg -0,24 s/volta) forçou.",
    ),
    (
        "F BBB 14; T BBB I; A BBB I 91.2; T AAA I; A AAA I 93.6",
        "BBB finished P14 (BBB was faster in the final stint on INTERMEDIATE: 91.2 s vs 93.6 s of AAA).",
        "BBB terminó P14 (BBB fue más rápido en el stint final con INTERMEDIATE: 91,2 s vs 93,6 s de AAA).",
        "BBB terminou P14 (BBB foi mais rápido no stint final com INTERMEDIATE: 91,2 s vs 93,6 s de AAA).",
    ),
    (
        "T AAA M; T BBB H; A AAA M 86.3; A BBB H 86.4",
        "AAA used MEDIUM and BBB used HARD, with very close averages: 86.3 s vs 86.4 s.",
        "AAA usó MEDIUM y BBB usó HARD, con medias muy próximas: 86,3 s vs 86,4 s.",
        "AAA usou MEDIUM e BBB usou HARD, com médias próximas: 86,3 s vs 86,4 s.",
    ),
    (
        "T BBB H; T AAA M; L AAA M 34-44; A AAA M 85.8; A BBB H 89.5",
        "BBB used HARD, losing time compared to the MEDIUM of AAA (laps 34-44), which averaged 85.8 s vs. 89.5 s of "
        "BBB.",
        "BBB usó HARD, perdiendo tiempo en comparación con los MEDIUM de AAA (vueltas 34-44) que promediaron 85,8 s "
        "vs. 89,5 s de BBB.",
        "BBB usou HARD, perdendo tempo em comparação com os MEDIUM de AAA (voltas 34-44) que tiveram média de 85,8 s "
        "vs. 89,5 s de BBB.",
    ),
    (
        "T AAA S; L AAA S 12; T AAA M; L AAA M 30; L AAA M 27; A AAA M 70.2; A AAA M 71.0",
        "AAA used SOFT (12 laps). The first MEDIUM (30 laps) was steady. The second MEDIUM (27 laps) was faster (avg "
        "70.2 s vs 71.0 s).",
        "AAA usó SOFT (12 vueltas). El primer MEDIUM (30 vueltas) fue estable. El segundo MEDIUM (27 vueltas) fue más "
        "rápido (media 70,2 s vs 71,0 s).",
        "AAA usou SOFT (12 voltas). O primeiro MEDIUM (30 voltas) foi estável. O segundo MEDIUM (27 voltas) foi mais "
        "rápido (média 70,2 s vs 71,0 s).",
    ),
]


@in_three_languages(NO_CLAIMS)
def test_what_a_text_tells_beside_its_claims_is_none(lang: str, notation: str, text: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(DEFENCES)
def test_a_heading_holds_nobody_and_a_name_in_brackets_is_whom_the_words_mean(
    lang: str, notation: str, text: str
) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(TYRES)
def test_a_number_is_of_the_tyre_that_the_aside_or_comparison_around_it_names(
    lang: str, notation: str, text: str
) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(MOVES)
def test_a_joint_move_is_of_each_and_one_of_two_moves_is_neither(lang: str, notation: str, text: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


def test_him_whom_another_overcut_is_the_one_named_before() -> None:
    text = "Norris gained 19 s by undercutting Ocon, while Hamilton gained a similar time by overcutting him."
    assert affirmed(text, "en") == wanted("B u NOR OCO; G 19; B o HAM OCO")


PACES_AND_LENGTHS = [
    (
        "T AAA H; T BBB M; V AAA BBB 0.3",
        "The new HARD of AAA was 0.30 s/lap faster than the worn MEDIUM of BBB.",
        "El HARD nuevo de AAA fue 0,30 s/vuelta más rápido que el MEDIUM gastado de BBB.",
        "O novo HARD de AAA foi 0,30 s/volta mais rápido que o MEDIUM desgastado de BBB.",
    ),
    (
        "V AAA BBB 1.6",
        "AAA was doing laps 1.6 s faster than BBB.",
        "AAA hacía vueltas 1,6 s más rápidas que BBB.",
        "AAA fez voltas ~1,6 s mais rápidas que BBB.",
    ),
    (
        "T AAA M; L AAA M 8; L AAA M 25-32",
        "AAA started on used MEDIUM tyres for 8 laps (laps 25-32).",
        "AAA comenzó con neumáticos MEDIUM usados durante 8 vueltas (vueltas 25-32).",
        "AAA começou com pneus MEDIUM usados durante 8 voltas (voltas 25-32).",
    ),
    (
        "T AAA H; L AAA H 25; L AAA H 33-57; A AAA H 85.1",
        "In the final 25 laps (laps 33-57) on HARD, AAA had the best average (85.1 s).",
        "En las 25 vueltas finales (vueltas 33-57) con HARD, AAA tuvo el mejor promedio (85,1 s).",
        "Nas 25 voltas finais (voltas 33-57) com HARD, AAA teve o melhor ritmo médio (85,1 s).",
    ),
    (
        "T AAA H; L AAA H 49; T BBB H; L BBB H 24",
        "AAA's HARD stint was longer (49 laps vs. 24 of BBB).",
        "El stint con HARD de AAA fue más largo (49 vueltas vs. 24 de BBB).",
        "O stint com HARD de AAA foi mais longo (49 voltas vs. 24 de BBB).",
    ),
]
COUNTS = [
    (
        "P AAA 8; P AAA 52",
        "AAA's strategy was one stop on lap 8, followed by a second on lap 52.",
        "La estrategia de AAA fue una parada en la vuelta 8, seguida de otra en la 52.",
        "A estratégia de AAA foi uma parada na volta 8, seguida por uma segunda parada na volta 52.",
    ),
    (
        "N AAA 1",
        "AAA's strategy was one stop, followed by a long stint.",
        "La estrategia de AAA fue una parada, seguida de un stint largo.",
        "A estratégia de AAA foi uma parada, seguida de um stint longo.",
    ),
    (
        "N AAA 1; T AAA M",
        "AAA used a one-change strategy, starting on MEDIUM.",
        "AAA usó una estrategia de un solo cambio, iniciando con MEDIUM.",
        "AAA fez uma estratégia de uma só troca, começando com MEDIUM.",
    ),
    (
        "B u AAA BBB; P AAA 19; P BBB 22; F AAA 11; F BBB 15",
        "AAA undercut BBB (lap 19 vs lap 22). AAA finished P11 and BBB P15, as there were more stops under the safety "
        "car.",
        "AAA hizo un undercut a BBB (vuelta 19 vs vuelta 22). AAA terminó P11 y BBB P15, pues hubo más paradas bajo "
        "safety car.",
        "AAA fez um undercut em BBB (volta 19 vs volta 22). AAA terminou P11 e BBB P15, pois houve mais paradas sob "
        "safety car.",
    ),
]


@in_three_languages(PACES_AND_LENGTHS)
def test_laps_and_tyres_are_faster_or_last_longer_than_anothers(lang: str, notation: str, text: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(COUNTS)
def test_a_stop_that_others_follow_is_not_the_only_one(lang: str, notation: str, text: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


STOPS = [
    (
        "B u AAA BBB; P AAA 14; P BBB 16",
        "AAA undercut BBB by bringing his first stop forward by 2 laps (lap 14 vs. 16).",
        "AAA realizó el undercut a BBB al adelantar su primera parada en 2 vueltas (vuelta 14 vs. 16).",
        "AAA fez o undercut em BBB ao antecipar sua primeira parada em 2 voltas (volta 14 vs. 16).",
    ),
    (
        "B o AAA BBB; P BBB 9",
        "AAA overcut BBB by the timing of the stops on laps 9 and 10. BBB stopped on lap 9.",
        "AAA hizo un overcut a BBB por el timing de las paradas en las vueltas 9 y 10. BBB paró en la vuelta 9.",
        "AAA fez um overcut em BBB pelo timing das paradas nas voltas 9 e 10. BBB parou na volta 9.",
    ),
    (
        "P AAA 47; P BBB 44; B u AAA BBB; O -",
        "AAA stopped on lap 47 and BBB on lap 44. The undercut did not work to pass BBB.",
        "AAA paró en la vuelta 47 y BBB en la 44. El undercut no funcionó para superar a BBB.",
        "AAA parou na volta 47 e BBB na 44. O undercut não funcionou para ultrapassar BBB.",
    ),
    (
        "P AAA 14; C AAA M>S; P BBB 17",
        "AAA stopped on lap 14 (MEDIUM → SOFT). AAA took SOFT early, while BBB stayed out until lap 17.",
        "AAA paró en la vuelta 14 (MEDIUM → SOFT). AAA montó SOFT antes, mientras BBB siguió en pista hasta la 17.",
        "AAA parou na volta 14 (MEDIUM → SOFT). AAA colocou SOFT antes, enquanto BBB ficou na pista até a volta 17.",
    ),
    (
        "Q AAA BBB -3.8; Q AAA BBB -2.8",
        "After AAA had made his last stop, the gap AAA→BBB went from -3.8 s to -2.8 s.",
        "Después de que AAA hubiera hecho su última parada, el gap AAA→BBB pasó de -3,8 s a -2,8 s.",
        "Depois de AAA ter feito a sua última parada, o gap AAA→BBB passou de -3,8 s para -2,8 s.",
    ),
    (
        "T AAA I; T BBB H",
        "AAA's fresh INTERMEDIATE let him lap faster than BBB on degrading HARD.",
        "Los INTERMEDIATE de AAA le permitieron rodar más rápido que BBB con HARD degradados.",
        "Os INTERMEDIATE de AAA permitiram rodar mais rápido que BBB com HARD degradados.",
    ),
]


@in_three_languages(STOPS)
def test_a_stop_or_a_tyre_is_of_the_driver_it_is_told_of(lang: str, notation: str, text: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
