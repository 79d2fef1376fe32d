"""Defences under labels, by barriers, in the passive and after an aside; numbers in units of something else.

Sentences are invented; claims are in the annotators' notation (`artifact.extract_eval`).
"""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

HELD = "D AAA BBB; H AAA BBB 6"

CASES: tuple[Case, ...] = (
    # labels, of a text about a defence
    (
        HELD,
        "# AAA's defence\n\n- **Defender:** AAA\n- **Pursuer:** BBB\n- **Duration:** 6 laps",
        "# La defensa\n\n- **Defensor:** AAA\n- **Perseguidor:** BBB\n- **Duración:** 6 vueltas",
        "# A defesa\n\n- **Defensor:** AAA\n- **Perseguidor:** BBB\n- **Duração:** 6 voltas",
    ),
    (
        HELD,
        "Summary of the defence\n\n* Who defended: AAA\n* Who attacked: BBB\n* Laps held: 6 laps",
        "Resumen de la defensa\n\n* Quién defendió: AAA\n* Quién atacaba: BBB\n* Duración: seis vueltas",
        "Resumo da defesa\n\n* Quem defendeu: AAA\n* Quem atacava: BBB\n* Duração: seis voltas",
    ),
    (
        "D AAA BBB; H AAA BBB 6; V BBB AAA 0.4",
        "Defence card.\n- Attacker: BBB\n- Defending driver: AAA\n- Duration: 6 laps\n- BBB 0.4 s per lap faster",
        "Ficha de la defensa.\n- Atacante: BBB\n- Piloto defensor: AAA\n- Duración: 6 vueltas\n"
        "- BBB, 0,4 s por vuelta más rápido",
        "Ficha da defesa.\n- Atacante: BBB\n- Piloto defensor: AAA\n- Duração: 6 voltas\n"
        "- BBB, 0,4 s por volta mais rápido",
    ),
    (
        HELD,
        "Defence AAA–BBB, Monaco 2019:\n\n– Duration: 6 laps",
        "Defensa AAA–BBB, Mónaco 2019:\n\n– Duración: 6 vueltas",
        "Defesa AAA–BBB, Mônaco 2019:\n\n– Duração: 6 voltas",
    ),
    (
        HELD,
        "Defence: AAA vs BBB. Duration: 6 laps.",
        "Defensa: AAA vs BBB. Duración: 6 vueltas.",
        "Defesa: AAA vs BBB. Duração: 6 voltas.",
    ),
    (
        "",  # of two only one is told
        "# The defence\n\n- Defender: AAA\n- Duration: 6 laps",
        "# La defensa\n\n- Defensor: AAA\n- Duración: 6 vueltas",
        "# A defesa\n\n- Defensor: AAA\n- Duração: 6 voltas",
    ),
    (
        "B u AAA BBB",  # the sides of another battle
        "AAA undercut BBB.\n\n- Attacker: AAA\n- Defender: BBB",
        "AAA hizo el undercut a BBB.\n\n- Atacante: AAA\n- Defensor: BBB",
        "AAA fez o undercut em BBB.\n\n- Atacante: AAA\n- Defensor: BBB",
    ),
    # who is in the way
    (
        HELD,
        "For six laps, AAA was a real roadblock for BBB.",
        "Durante seis vueltas, AAA fue un auténtico tapón para BBB.",
        "Durante seis voltas, AAA foi uma verdadeira rolha para BBB.",
    ),
    (
        HELD,
        "AAA became a wall for BBB over 6 laps.",
        "AAA se convirtió en un muro para BBB durante 6 vueltas.",
        "AAA virou um muro para BBB por 6 voltas.",
    ),
    (
        HELD,
        "AAA vs BBB, Silverstone 2019: a cork for six laps.",
        "AAA vs BBB, Silverstone 2019: tapón de 6 vueltas.",
        "AAA vs BBB, Silverstone 2019: rolha de 6 voltas.",
    ),
    (
        "F AAA 4",  # a wall of another kind
        "AAA touched the wall and finished P4, ahead of BBB.",
        "AAA tocó el muro y terminó P4, delante de BBB.",
        "AAA tocou no muro e terminou P4, à frente de BBB.",
    ),
    (
        "",
        "AAA was no obstacle for BBB.",
        "AAA no fue un obstáculo para BBB.",
        "AAA não foi um obstáculo para BBB.",
    ),
    # in the passive
    (
        HELD,
        "BBB was held behind by AAA for 6 laps.",
        "BBB quedó retenido por AAA durante 6 vueltas.",
        "BBB ficou retido por AAA durante 6 voltas.",
    ),
    (
        HELD,
        "BBB caught AAA and was contained for six laps.",
        "BBB alcanzó a AAA y quedó contenido durante seis vueltas.",
        "BBB colou em AAA e ficou contido por seis voltas.",
    ),
    # how long it was stands first
    (
        HELD,
        "Six laps: that is how long AAA held BBB.",
        "Seis vueltas: eso fue lo que AAA logró retener a BBB.",
        "Seis voltas: foi quanto AAA conseguiu segurar BBB.",
    ),
    # an article before the driver
    (
        HELD,
        "AAA's defence was short: for six laps he held off a BBB who was on new tyres.",
        "La defensa de AAA fue corta: durante seis vueltas contuvo a un BBB con gomas nuevas.",
        "A defesa de AAA foi curta: por seis voltas conteve um BBB com pneus novos.",
    ),
    # the same again in the next sentence
    (
        "D AAA BBB; H AAA BBB 6; D CCC DDD; H CCC DDD 9",
        "AAA held BBB for 6 laps. CCC did the same to DDD for 9 laps.",
        "AAA contuvo a BBB durante 6 vueltas. CCC hizo lo mismo con DDD durante 9 vueltas.",
        "AAA segurou BBB por 6 voltas. CCC fez o mesmo com DDD por 9 voltas.",
    ),
    # what one may consider is asserted
    (
        "D AAA BBB; V BBB AAA 0.4",
        "AAA held BBB, which is a lot if one considers that BBB was 0.4 s per lap faster.",
        "AAA contuvo a BBB, lo que es mucho si se tiene en cuenta que BBB era 0,4 s por vuelta más rápido.",
        "AAA segurou BBB, o que é muito se levarmos em conta que BBB era 0,4 s por volta mais rápido.",
    ),
    (
        "D AAA BBB; V BBB AAA 0.4",
        "BBB had 0.4 s a lap on AAA. AAA held him.",
        "BBB tenía 0,4 s por vuelta sobre AAA. AAA contuvo a BBB.",
        "BBB tinha 0,4 s por volta sobre AAA. AAA segurou BBB.",
    ),
    # units of something else
    (
        "T AAA M; L AAA M 20",
        "AAA ran 20 laps on mediums. His average was 92.441 km/h.",
        "AAA hizo 20 vueltas con medios. Su media fue de 92,441 km/h.",
        "AAA fez 20 voltas com médios. Sua média foi de 92,441 km/h.",
    ),
    (
        "T AAA M; L AAA M 20",
        "AAA ran 20 laps on mediums at an average of 92.441 minutes.",
        "AAA hizo 20 vueltas con medios a una media de 92,441 minutos.",
        "AAA fez 20 voltas com médios à média de 92,441 minutos.",
    ),
    (
        "T AAA M; L AAA M 20",
        "AAA ran 20 laps on mediums with a degradation of 0.05 s per hour.",
        "AAA hizo 20 vueltas con medios con una degradación de 0,05 s por hora.",
        "AAA fez 20 voltas com médios com uma degradação de 0,05 s por hora.",
    ),
    (
        "T AAA M; L AAA M 20",
        "AAA ran 20 laps on mediums with a degradation of 0.05 km per lap.",
        "AAA hizo 20 vueltas con medios con una degradación de 0,05 metros por vuelta.",
        "AAA fez 20 voltas com médios com uma degradação de 0,05 km por volta.",
    ),
    (
        "B u AAA BBB",
        "AAA undercut BBB, gaining 3.2 metres.",
        "AAA hizo el undercut a BBB y ganó 3,2 metros.",
        "AAA fez o undercut em BBB e ganhou 3,2 quilômetros.",
    ),
    (
        "K AAA 81.5",  # minutes are those of a clock
        "AAA set the fastest lap: 1:21.5 minutes.",
        "AAA marcó la vuelta rápida: 1:21,5 minutos.",
        "AAA fez a volta mais rápida: 1:21,5 minutos.",
    ),
)


@in_three_languages(CASES)
def test_all_and_nothing_else_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
