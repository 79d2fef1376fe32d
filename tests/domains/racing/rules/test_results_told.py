"""Results told freely: at the flag, in a row, turned round, behind a winner, of a team; and what is no result.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

# claims affirmed, English, Spanish, Portuguese
CASES: tuple[Case, ...] = (
    # at the flag
    (
        "F AAA 8",
        "AAA, eighth at the flag, had a quiet day.",
        "AAA, octavo al final, tuvo un día tranquilo.",
        "AAA, oitavo na bandeirada, teve um dia tranquilo.",
    ),
    (
        "F AAA 8; F BBB 11",
        "AAA trailed home eighth and BBB came home in 11th.",
        "AAA cortó la meta en octavo lugar y BBB no fue más allá del 11.º puesto.",
        "AAA viria a cortar a meta em oitavo e BBB não foi além do 11.º posto.",
    ),
    (
        "F AAA 5; F BBB 7",
        "AAA came fifth, BBB two places further back in seventh.",
        "AAA acabó quinto, y BBB, séptimo.",
        "AAA chegou em quinto, e BBB, em sétimo.",
    ),
    (
        "F AAA 12; F BBB 13",
        "AAA finished 12th and BBB, 13th.",
        "Al final AAA acabó 12 y BBB, 13.",
        "No final AAA acabou em 12.º e BBB, em 13.º.",
    ),
    (
        "F AAA 5; F BBB 8",
        "How did the race end? AAA in fifth, BBB in eighth.",
        "¿Cómo acabó la carrera? AAA en quinto, BBB en octavo.",
        "Como terminou a corrida? AAA em quinto, BBB em oitavo.",
    ),
    # the place before the driver
    (
        "F AAA 3; F BBB 4",
        "Third was therefore AAA, fourth BBB.",
        "Tercero AAA, cuarto BBB.",
        "Terceiro AAA, quarto BBB.",
    ),
    # of a team
    (
        "F AAA 6",
        "We finished sixth with AAA.",
        "Acabamos sextos con AAA.",
        "Terminamos sextos com AAA.",
    ),
    # in a row
    (
        "W AAA; F BBB 2; F CCC 3; F DDD 4; F EEE 5; F FFF 6",
        "Victory for AAA, followed by BBB and CCC, while DDD, EEE and FFF occupied places four to six.",
        "La victoria fue de AAA, seguido de BBB y CCC; DDD, EEE y FFF ocuparon del cuarto al sexto puesto.",
        "A vitória foi de AAA, seguido de BBB e CCC, enquanto DDD, EEE e FFF ocuparam do quarto ao sexto lugar.",
    ),
    (
        "W AAA; F BBB 2; F CCC 3",
        "The race was won by AAA, ahead of BBB and CCC, who completed the podium.",
        "La carrera fue ganada por AAA, por delante de BBB y CCC, que completaron el podio.",
        "A corrida foi vencida por AAA, à frente de BBB e CCC, que completaram o pódio.",
    ),
    (
        "W AAA; F BBB 2; F CCC 3; F DDD 4",
        "AAA won ahead of BBB and CCC; DDD was fourth.",
        "AAA ganó en Mónaco por delante de BBB y CCC; DDD fue cuarto.",
        "AAA venceu à frente de BBB e CCC; DDD foi o quarto.",
    ),
    (
        "W AAA; F DDD 5",
        "AAA won ahead of BBB and CCC; DDD was fifth.",
        "AAA ganó en Mónaco por delante de BBB y CCC; DDD fue quinto.",
        "AAA venceu à frente de BBB e CCC; DDD foi o quinto.",
    ),
    # who won
    (
        "W AAA; F BBB 2; F CCC 3",
        "The result: AAA wins, BBB second, CCC third.",
        "El resultado: gana AAA, segundo BBB, tercero CCC.",
        "O resultado: vence AAA, segundo BBB, terceiro CCC.",
    ),
    (
        "W AAA",
        "AAA won the Emilia Romagna Grand Prix.",
        "AAA ganó el Emilia Romagna Grand Prix.",
        "AAA ganhou o Emilia Romagna Grand Prix.",
    ),
    (
        "W AAA; F BBB 2",
        "Victory went to AAA; second place went to BBB.",
        "La victoria fue para AAA; el segundo puesto fue para BBB.",
        "A vitória ficou com AAA; o segundo lugar ficou com BBB.",
    ),
    # seconds that are won, battles that are won
    (
        "G 2.4; B u AAA BBB",
        "AAA won 2.4 seconds on BBB with the undercut.",
        "AAA gana 2,4 s a BBB con el undercut.",
        "AAA ganha 2,4 s sobre BBB com o undercut.",
    ),
    (
        "",
        "BBB came out on top: a battle won and a war lost.",
        "BBB salió delante: batalla ganada, guerra perdida.",
        "BBB saiu na frente: batalha ganha, guerra perdida.",
    ),
    # whoever the team-mate is
    (
        "F AAA 13",
        "AAA finished P13. The team-mate finished P14.",
        "AAA terminó P13. El compañero terminó P14.",
        "AAA terminou em P13. O companheiro terminou em P14.",
    ),
    # "first" opens the report
    (
        "F AAA 7; F BBB 10",
        "Result first: AAA P7, BBB P10.",
        "Resultado: AAA P7, BBB P10.",
        "Resultado: AAA P7, BBB P10.",
    ),
    # columns of a table that cut laps short
    (
        "P AAA 26; F AAA 16; P BBB 24; F BBB 14",
        "| Driver | Pit lap | Result |\n|---|---|---|\n| AAA | lap 26 | P16 |\n| BBB | lap 24 | P14 |",
        "| Piloto | Vuelta de parada | Final |\n|---|---|---|\n| AAA | v. 26 | P16 |\n| BBB | v. 24 | P14 |",
        "| Piloto | Volta da parada | Final |\n|---|---|---|\n| AAA | v. 26 | P16 |\n| BBB | v. 24 | P14 |",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
