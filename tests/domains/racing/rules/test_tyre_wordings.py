"""How tyre changes and stints are told by any author: verbs, nicknames, notes, lists, wear in words.

Sentences are invented; claims are in the annotators' notation. A case lists what a text affirms of tyres and stints,
but that the numbers of a stint tell its tyre.
"""

from __future__ import annotations

from artifact.claim import Claim
from artifact.domains.racing.claims import CompoundChange, Degradation, StintCompound, StintLaps, StintPace
from readings import Case, affirmed, in_three_languages, wanted

_NUMBERS = (StintLaps, StintPace, Degradation)

# claims, and the text in each language
CASES: list[Case] = [
    (
        "C AAA ?>H",
        "AAA pitted on lap 9 and took hards.",
        "AAA paró en la vuelta 9 y puso duros.",
        "AAA parou na volta 9 e pôs duros.",
    ),
    (
        "C AAA ?>H",
        "AAA stopped one time, on lap 29, for the hard tyres.",
        "AAA paró una vez en la vuelta 29 para poner los duros.",
        "AAA parou uma vez na volta 29 para os pneus duros.",
    ),
    (
        "C AAA ?>H",
        "AAA stopped on lap 9 and slapped on hards.",
        "AAA paró en la 9 y metió duros.",
        "AAA parou na 9 e meteu duros.",
    ),
    (
        "C AAA ?>H",
        "AAA boxed on lap 9 and threw on a set of hards.",
        "AAA entró en la vuelta 9 y le pusieron un juego de duros.",
        "AAA entrou na volta 9 e botou um jogo de duros.",
    ),
    (
        "C AAA ?>H",
        "AAA pitted on lap 9 and went for hards.",
        "AAA paró en la vuelta 9 y se decantó por los duros.",
        "AAA parou na volta 9 e foi de duros.",
    ),
    (
        "C AAA ?>H",
        "On lap 9 AAA strapped on the hards.",
        "En la vuelta 9 AAA se calzó los duros.",
        "Na volta 9 AAA calçou os duros.",
    ),
    (
        "C AAA ?>H",
        "AAA pitted on lap 9, picking up hard tyres.",
        "AAA paró en la vuelta 9 y recurrió a los duros.",
        "AAA parou na volta 9 e recorreu aos duros.",
    ),
    (
        "C AAA ?>H",
        "AAA pitted on lap 9 and settled on hards.",
        "AAA paró en la vuelta 9 y escogió los duros.",
        "AAA parou na volta 9 e escolheu os duros.",
    ),
    (
        "C AAA ?>H",
        "AAA came in on lap 9 and left on hards.",
        "AAA entró en la vuelta 9 y salió con duros.",
        "AAA entrou na volta 9 e saiu de duros.",
    ),
    (
        "C AAA ?>H",
        "AAA comes in on lap 9 and comes out on hards.",
        "AAA para en la vuelta 9 y sale con duros.",
        "AAA para na volta 9 e sai com duros.",
    ),
    (
        "C AAA ?>H",
        "AAA stopped on lap 9 and was given hards.",
        "AAA paró en la vuelta 9 y recibió duros.",
        "AAA parou na volta 9 e recebeu duros.",
    ),
    (
        "C AAA ?>H",
        "AAA pitted on lap 9, this time for hards.",
        "AAA paró en la vuelta 9, esta vez para poner duros.",
        "AAA parou na volta 9, desta vez para pneus duros.",
    ),
    (
        "C AAA ?>H",
        "AAA pitted on lap 9, going onto hards.",
        "AAA paró en la vuelta 9 a por los duros.",
        "AAA parou na volta 9 pra colocar os duros.",
    ),
    (
        "C AAA ?>H",
        "AAA pitted on lap 9, opting for the hard compound.",
        "AAA paró en la vuelta 9, optando por el compuesto duro.",
        "AAA parou na volta 9 e optou pelos pneus duros.",
    ),
    (
        "C AAA ?>W",
        "AAA pitted on lap 9 and opted for the extreme wets.",
        "AAA paró en la vuelta 9 y optó por los neumáticos de lluvia extrema.",
        "AAA parou na volta 9 e optou pelos pneus de chuva extrema.",
    ),
    (
        "C AAA ?>H",
        "AAA stopped on lap 9 and moved onto the hard tyre.",
        "AAA paró en la vuelta 9 y se pasó al neumático duro.",
        "AAA parou na volta 9 e migrou para o pneu duro.",
    ),
    (
        "C AAA ?>H",
        "AAA's stop on lap 9 was for hards.",
        "La parada de AAA en la vuelta 9 fue para montar duros.",
        "A parada de AAA na volta 9 foi para colocar duros.",
    ),
    (
        "C AAA ?>H",
        "AAA ditched the tyres on lap 9 and bolted on the hards.",
        "AAA paró en la vuelta 9 y enfundó los duros.",
        "AAA parou na volta 9 e espetou os duros.",
    ),
    (
        "C AAA M>H",
        "AAA ditched his mediums for hards on lap 9.",
        "AAA se deshizo de los medios por los duros en la vuelta 9.",
        "AAA largou os médios pelos duros na volta 9.",
    ),
    (
        "C AAA M>H",
        "AAA gave up the mediums for hards on lap 9.",
        "AAA dejó los medios por los duros en la vuelta 9.",
        "AAA deixou os médios pelos duros na volta 9.",
    ),
    (
        "C AAA M>H",
        "Mediums off, hards on for AAA on lap 9.",
        "Fuera medios, dentro duros para AAA en la vuelta 9.",
        "Saem os médios, entram os duros para AAA na volta 9.",
    ),
    (
        "C AAA M>H",
        "AAA pitted on lap 9: off with the mediums, on with the hards.",
        "AAA paró en la vuelta 9: quita medios, pone duros.",
        "AAA parou na volta 9: tira os médios, bota os duros.",
    ),
    (
        "C AAA M>H",
        "AAA pitted on lap 9, mediums off and hards on.",
        "AAA paró en la vuelta 9, quitó los medios y puso los duros.",
        "AAA parou na volta 9, tirou os médios e colocou os duros.",
    ),
    (
        "C AAA M>H",
        "AAA pitted on lap 9, taking off the mediums and putting on the hards.",
        "AAA paró en la vuelta 9, quitando los medios y poniendo los duros.",
        "AAA parou na volta 9, tirando os médios e colocando os duros.",
    ),
    (
        "C AAA M>H",
        "AAA pitted on lap 9, medium for hard.",
        "AAA paró en la vuelta 9, de medio a duro.",
        "AAA parou na volta 9, de médio pra duro.",
    ),
    (
        "C AAA M>H",
        "AAA pitted on lap 9, again from medium to hard.",
        "AAA paró en la 9, también de medio a duro.",
        "AAA parou na 9, também de médio para duro.",
    ),
    (
        "C AAA M>H",
        "AAA made the medium-to-hard switch on lap 9.",
        "AAA hizo el cambio de medio a duro en la vuelta 9.",
        "AAA fez a troca de médio para duro na volta 9.",
    ),
    (
        "C AAA M>H",
        "AAA pitted on lap 9 (medium → hard).",
        "AAA paró en la vuelta 9 (medio → duro).",
        "AAA parou na volta 9 (médio → duro).",
    ),
    (
        "C AAA M>H",
        "AAA pitted on lap 9 (M→H).",
        "AAA paró en la vuelta 9 (M→D).",
        "AAA parou na volta 9 (M→D).",
    ),
    (
        "C AAA S>M; C AAA M>H",
        "AAA: S>M>H",
        "AAA: S>M>H",
        "AAA: S>M>H",
    ),
    (
        "C AAA S>M",
        "AAA box L21 S->M.",
        "AAA box V21 S->M.",
        "AAA box V21 S->M.",
    ),
    (
        "C AAA S>H",
        "AAA ext to L12, S->H.",
        "AAA alargó a V12, S->H.",
        "AAA esticou até V12, S->H.",
    ),
    (
        "C AAA M>H",
        "The mediums were swapped for hards by AAA on lap 9.",
        "AAA paró en la vuelta 9 y los medios fueron sustituidos por los duros.",
        "AAA parou na volta 9 e os médios foram trocados pelos duros.",
    ),
    (
        "C AAA W>I",
        "AAA changed from wets to intermediates on lap 9.",
        "AAA pasó de lluvia a intermedios en la vuelta 9.",
        "AAA passou de chuva para intermediários na volta 9.",
    ),
    (
        "C AAA W>I",
        "AAA pitted on lap 9 (wet to intermediate).",
        "AAA paró en la vuelta 9 (de lluvia a intermedio).",
        "AAA parou na volta 9 (de chuva para intermédio).",
    ),
    (
        "C AAA I>M",
        "AAA swapped inters for mediums on lap 9.",
        "AAA cambió las intermedias por medios en la vuelta 9.",
        "AAA trocou os inters por médios na volta 9.",
    ),
    (
        "C AAA M>M",
        "AAA swapped mediums for a fresh set of mediums on lap 9.",
        "AAA cambió los medios por un juego nuevo de medios en la vuelta 9.",
        "AAA trocou os médios por um jogo novo de médios na volta 9.",
    ),
    (
        "C AAA ?>H",
        "AAA pitted on lap 9 for a fresh set of hards.",
        "AAA paró en la vuelta 9 para montar un juego nuevo de duros.",
        "AAA parou na volta 9 para colocar um jogo novo de duros.",
    ),
    (
        "C AAA M>M",
        "AAA pitted on lap 9 for another set of mediums.",
        "AAA paró en la vuelta 9 para montar otro juego de medios.",
        "AAA parou na volta 9 para colocar outro jogo de médios.",
    ),
    (
        "C AAA M>M",
        "AAA took a second set of mediums on lap 9.",
        "AAA montó un segundo juego de medios en la vuelta 9.",
        "AAA colocou um segundo jogo de médios na volta 9.",
    ),
    (
        "T AAA M; C AAA M>M",
        "AAA started on mediums and on lap 9 switched to another set of the same compound.",
        "AAA salió con medios y en la vuelta 9 cambió a otro juego del mismo compuesto.",
        "AAA largou com médios e na volta 9 trocou por outro jogo do mesmo composto.",
    ),
    (
        "C AAA ?>S",
        "AAA pitted on lap 9 for the red-walled tyres.",
        "AAA paró en la vuelta 9 para montar la goma roja.",
        "AAA parou na volta 9 para colocar os pneus vermelhos.",
    ),
    (
        "L AAA M 29",
        "AAA did 29 laps on the yellow-walled tyres.",
        "AAA dio 29 vueltas con la goma amarilla.",
        "AAA deu 29 voltas com os pneus amarelos.",
    ),
    (
        "L AAA H 29",
        "AAA did 29 laps on the white-walled Pirellis.",
        "AAA dio 29 vueltas con los neumáticos blancos.",
        "AAA deu 29 voltas com os pneus brancos.",
    ),
    (
        "L AAA S 29",
        "AAA did 29 laps on the red-marked softs.",
        "AAA dio 29 vueltas con los blandos de banda roja.",
        "AAA deu 29 voltas com os macios de faixa vermelha.",
    ),
    (
        "C AAA ?>I",
        "AAA pitted on lap 9 for the green-walled tyres.",
        "AAA paró en la vuelta 9 a por las intermedias.",
        "AAA parou na volta 9 para colocar os inters.",
    ),
    (
        "T AAA S",
        "AAA started on the red-walled rubber.",
        "AAA salió con el compuesto rojo.",
        "AAA largou com a borracha vermelha.",
    ),
    (
        "L AAA M 1-18; L AAA H 19-35; L AAA M 36-56; A AAA M 100.4; A AAA H 99.8; A AAA M 98.6",
        "AAA ran medium (laps 1-18), hard (19-35), medium (36-56). Average pace: 100.4 s, 99.8 s, 98.6 s.",
        "AAA usó medios (vueltas 1-18), duros (19-35), medios (36-56). Ritmo medio: 100,4 s, 99,8 s, 98,6 s.",
        "AAA usou médios (voltas 1-18), duros (19-35), médios (36-56). Ritmo médio: 100,4 s, 99,8 s, 98,6 s.",
    ),
    (
        "T AAA S; C AAA S>M; A AAA S 80.1; A AAA M 79.2; R AAA S 0.05; R AAA M 0.02",
        "AAA started on softs and changed from softs to mediums on lap 9. He averaged 80.1 s and 79.2 s, "
        "respectively, with wear of +0.05 and +0.02 s per lap, respectively.",
        "AAA salió con blandos y cambió de blandos a medios en la vuelta 9. Promedió 80,1 s y 79,2 s, "
        "respectivamente, con una degradación de +0,05 y +0,02 s por vuelta, respectivamente.",
        "AAA largou com macios e trocou de macios para médios na volta 9. Fez médias de 80,1 s e 79,2 s, "
        "respectivamente, com degradação de +0,05 e +0,02 s por volta, respectivamente.",
    ),
    (
        "T AAA S; T AAA M; T AAA H; L AAA M 32",
        "AAA went soft-medium-hard, stretching his middle stint to 32 laps.",
        "AAA hizo blando-medio-duro y su stint intermedio duró 32 vueltas.",
        "AAA fez macio-médio-duro e o seu stint intermediário durou 32 voltas.",
    ),
]

# texts that affirm nothing of the kind, or less than a hasty reader would say
NEGATIVE: list[Case] = [
    (
        "",
        "AAA did not switch to hards on lap 9.",
        "AAA no cambió a duros en la vuelta 9.",
        "AAA não trocou para duros na volta 9.",
    ),
    (
        "",
        "AAA saw a red flag on lap 9 and a yellow flag on lap 12.",
        "AAA vio una bandera roja en la vuelta 9 y una amarilla en la 12.",
        "AAA viu uma bandeira vermelha na volta 9 e uma amarela na 12.",
    ),
    (
        "",
        "It was a wet race and AAA stopped on lap 9.",
        "Fue una carrera con lluvia y AAA paró en la vuelta 9.",
        "Foi uma corrida com chuva e AAA parou na volta 9.",
    ),
    (
        "",
        "AAA picked up two places after lap 9.",
        "AAA metió presión a BBB desde la vuelta 9.",
        "AAA meteu pressão em BBB desde a volta 9.",
    ),
]


def _of_tyres(claims: set[Claim]) -> set[Claim]:
    """The claims of tyres and stints, without the tyre of a stint whose numbers name it."""
    told = {claim for claim in claims if isinstance(claim, (CompoundChange, StintCompound, *_NUMBERS))}
    implied = {
        StintCompound(driver=claim.driver, compound=claim.compound)
        for claim in told
        if isinstance(claim, _NUMBERS) and claim.compound is not None
    }
    return told - implied


@in_three_languages(CASES)
def test_what_is_told_of_tyres(notation: str, text: str, lang: str) -> None:
    assert _of_tyres(affirmed(text, lang)) == _of_tyres(wanted(notation))


@in_three_languages(NEGATIVE)
def test_no_more_than_is_told_of_tyres(notation: str, text: str, lang: str) -> None:
    assert _of_tyres(affirmed(text, lang)) == _of_tyres(wanted(notation))
