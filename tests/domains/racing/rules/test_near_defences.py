"""What is defended, held or protected otherwise than on the track."""

from __future__ import annotations

from readings import Case, affirmed, in_three_languages, wanted

NEAR: list[Case] = [
    ("", "AAA defended himself in the press.", "AAA se defendió en la prensa.", "AAA defendeu-se na imprensa."),
    (
        "",
        "AAA defended the team's decision on BBB.",
        "AAA defendió la decisión del equipo sobre BBB.",
        "AAA defendeu a decisão da equipe sobre BBB.",
    ),
    (
        "",
        "AAA defended BBB in the press conference.",
        "AAA defendió a BBB en la rueda de prensa.",
        "AAA defendeu BBB na coletiva de imprensa.",
    ),
    (
        "",
        "AAA defended his title against BBB.",
        "AAA defendió su título contra BBB.",
        "AAA defendeu o título contra BBB.",
    ),
    (
        "",
        "AAA held a press conference with BBB.",
        "AAA mantuvo una reunión con BBB.",
        "AAA manteve uma reunião com BBB.",
    ),
    (
        "",
        "AAA held talks with BBB's team.",
        "AAA mantuvo conversaciones con el equipo de BBB.",
        "AAA manteve conversas com a equipe de BBB.",
    ),
    (
        "",
        "AAA held BBB responsible for the crash.",
        "AAA responsabilizó a BBB del choque.",
        "AAA responsabilizou BBB pelo acidente.",
    ),
    ("", "AAA kept quiet about BBB.", "AAA guardó silencio sobre BBB.", "AAA manteve silêncio sobre BBB."),
    (
        "",
        "AAA held the lead ahead of BBB.",
        "AAA mantuvo el liderato por delante de BBB.",
        "AAA manteve a liderança à frente de BBB.",
    ),
    (
        "",
        "AAA held his line as BBB spun.",
        "AAA mantuvo la línea cuando BBB trompeó.",
        "AAA manteve a linha quando BBB rodou.",
    ),
    (
        "",
        "AAA blocked BBB in qualifying.",
        "AAA bloqueó a BBB en la sesión de clasificación.",
        "AAA bloqueou BBB na qualificação.",
    ),
    (
        "",
        "AAA resisted the temptation to follow BBB.",
        "AAA resistió la tentación de seguir a BBB.",
        "AAA resistiu à tentação de seguir BBB.",
    ),
    (
        "",
        "AAA held back tears after BBB's win last year.",
        "AAA contuvo las lágrimas al ver a BBB.",
        "AAA conteve as lágrimas ao ver BBB.",
    ),
    (
        "",
        "AAA held his breath as BBB spun.",
        "AAA contuvo la respiración cuando BBB trompeó.",
        "AAA conteve a respiração quando BBB rodou.",
    ),
    ("", "AAA kept BBB waiting.", "AAA hizo esperar a BBB.", "AAA fez BBB esperar."),
    (
        "",
        "AAA braked late and BBB ran wide.",
        "AAA frenó tarde y BBB se fue largo.",
        "AAA freou tarde e BBB passou reto.",
    ),
    ("", "AAA braked before BBB.", "AAA frenó antes que BBB.", "AAA freou antes de BBB."),
    (
        "",
        "AAA was stuck behind the safety car for five laps.",
        "AAA estuvo atrapado detrás del coche de seguridad cinco vueltas.",
        "AAA ficou preso atrás do safety car por cinco voltas.",
    ),
    (
        "",
        "AAA was held in the pits while BBB went by.",
        "AAA fue retenido en su box mientras pasaba BBB.",
        "AAA foi retido no box enquanto BBB passava.",
    ),
    (
        "",
        "AAA limited the damage against BBB.",
        "AAA contuvo los daños ante BBB.",
        "AAA conteve os danos diante de BBB.",
    ),
    (
        "",
        "AAA withstood the heat better than BBB.",
        "AAA aguantó el calor mejor que BBB.",
        "AAA aguentou o calor melhor que BBB.",
    ),
    ("", "AAA could not hold BBB.", "AAA no pudo contener a BBB.", "AAA não conseguiu conter BBB."),
    (
        "",
        "AAA blocked BBB on social media.",
        "AAA bloqueó a BBB en las redes sociales.",
        "AAA bloqueou BBB nas redes sociais.",
    ),
    (
        "",
        "AAA stood up for BBB after the race.",
        "AAA defendió a BBB ante los comisarios.",
        "AAA defendeu BBB perante os comissários.",
    ),
    (
        "",
        "AAA had BBB as a guest in his motorhome.",
        "AAA tuvo a BBB de invitado en su motorhome.",
        "AAA teve BBB como convidado no motorhome.",
    ),
    ("", "AAA held the record before BBB.", "AAA tenía el récord antes que BBB.", "AAA tinha o recorde antes de BBB."),
    (
        "",
        "AAA held the trophy next to BBB.",
        "AAA sostuvo el trofeo junto a BBB.",
        "AAA segurou o troféu ao lado de BBB.",
    ),
    (
        "",
        "AAA held off BBB in qualifying.",
        "AAA contuvo a BBB en la sesión de clasificación.",
        "AAA conteve BBB na qualificação.",
    ),
    (
        "",
        "AAA held off BBB in last year's race for nine laps.",
        "El año pasado AAA contuvo a BBB durante nueve vueltas.",
        "No ano passado AAA segurou BBB por nove voltas.",
    ),
    (
        "",
        "AAA expected to hold off BBB for nine laps.",
        "AAA confiaba en contener a BBB nueve vueltas.",
        "AAA confiava em segurar BBB por nove voltas.",
    ),
    (
        "",
        "AAA feared being stuck behind BBB.",
        "AAA temía quedar atrapado detrás de BBB.",
        "AAA temia ficar preso atrás de BBB.",
    ),
    ("", "AAA defended his engineer.", "AAA defendió a su ingeniero.", "AAA defendeu o seu engenheiro."),
    (
        "",
        "AAA defends the title this year against BBB.",
        "AAA defiende el título este año ante BBB.",
        "AAA defende o título este ano diante de BBB.",
    ),
    (
        "",
        "AAA held a meeting with BBB after the race.",
        "AAA se reunió con BBB después de la carrera.",
        "AAA se reuniu com BBB depois da corrida.",
    ),
    (
        "",
        "AAA held out hope that BBB would retire.",
        "AAA mantenía la esperanza de que BBB abandonara.",
        "AAA mantinha a esperança de que BBB abandonasse.",
    ),
    ("", "AAA kept an eye on BBB.", "AAA vigilaba a BBB.", "AAA vigiava BBB."),
    ("", "AAA kept his promise to BBB.", "AAA cumplió su promesa a BBB.", "AAA cumpriu a promessa feita a BBB."),
    ("", "AAA did not hold up BBB.", "AAA no frenó a BBB.", "AAA não segurou BBB."),
    (
        "",
        "AAA let BBB past without defending.",
        "AAA dejó pasar a BBB sin defenderse.",
        "AAA deixou BBB passar sem se defender.",
    ),
    (
        "",
        "AAA was unable to defend against BBB.",
        "AAA no pudo defenderse de BBB.",
        "AAA não conseguiu se defender de BBB.",
    ),
    (
        "",
        "AAA complained that BBB blocked him in practice.",
        "AAA se quejó de que BBB lo bloqueó en los libres.",
        "AAA reclamou que BBB o bloqueou nos treinos.",
    ),
    (
        "",
        "AAA braked too late behind BBB.",
        "AAA frenó demasiado tarde detrás de BBB.",
        "AAA freou tarde demais atrás de BBB.",
    ),
    (
        "",
        "AAA was ordered not to hold up BBB.",
        "A AAA le ordenaron no frenar a BBB.",
        "AAA recebeu ordem para não segurar BBB.",
    ),
    ("", "AAA must hold off BBB.", "AAA debe contener a BBB.", "AAA deve segurar BBB."),
    ("", "AAA was held up by traffic.", "AAA fue frenado por el tráfico.", "AAA foi atrapalhado pelo tráfego."),
    (
        "",
        "AAA held the position in the championship ahead of BBB.",
        "AAA mantiene su posición en el campeonato por delante de BBB.",
        "AAA mantém a posição no campeonato à frente de BBB.",
    ),
    (
        "",
        "AAA's defence lawyer spoke to BBB.",
        "El abogado de la defensa de AAA habló con BBB.",
        "O advogado de defesa de AAA falou com BBB.",
    ),
    ("", "AAA protected his tyres from BBB's dirty air.", "AAA protegió sus neumáticos.", "AAA protegeu os pneus."),
    (
        "",
        "AAA protected his team-mate in the press.",
        "AAA protegió a su compañero ante la prensa.",
        "AAA protegeu o companheiro perante a imprensa.",
    ),
    (
        "",
        "AAA helped his team-mate with the set-up.",
        "AAA ayudó a su compañero con la puesta a punto.",
        "AAA ajudou o companheiro com o acerto.",
    ),
    (
        "",
        "AAA gave his team-mate a tow in qualifying to help him.",
        "AAA ayudó a su compañero con un rebufo en la clasificación.",
        "AAA ajudou o companheiro com o vácuo na qualificação.",
    ),
    (
        "",
        "AAA was asked to protect his team-mate.",
        "A AAA le pidieron proteger a su compañero.",
        "Pediram a AAA para proteger o companheiro.",
    ),
    ("", "AAA congratulated his team-mate.", "AAA felicitó a su compañero.", "AAA cumprimentou o companheiro."),
    (
        "",
        "AAA beat his team-mate in qualifying.",
        "AAA batió a su compañero en la clasificación.",
        "AAA bateu o companheiro na qualificação.",
    ),
    (
        "",
        "AAA is 15 points behind his team-mate.",
        "AAA está a 15 puntos de su compañero.",
        "AAA está a 15 pontos do companheiro.",
    ),
    (
        "",
        "AAA was supposed to protect his team-mate from BBB.",
        "AAA debía proteger a su compañero de BBB.",
        "AAA deveria proteger o companheiro de BBB.",
    ),
    (
        "",
        "AAA shares a garage with his team-mate BBB.",
        "AAA comparte garaje con su compañero BBB.",
        "AAA divide a garagem com o companheiro BBB.",
    ),
    (
        "",
        "AAA protected his rear tyres, unlike his team-mate.",
        "AAA protegió sus neumáticos traseros, a diferencia de su compañero.",
        "AAA protegeu os pneus traseiros, ao contrário do companheiro.",
    ),
    (
        "",
        "AAA helped his team-mate up after the crash.",
        "AAA ayudó a levantarse a su compañero.",
        "AAA ajudou o companheiro a se levantar.",
    ),
    (
        "",
        "Could AAA protect his team-mate?",
        "¿Podría AAA proteger a su compañero?",
        "Poderia AAA proteger o companheiro?",
    ),
    (
        "",
        "The team wants AAA to protect his team-mate.",
        "El equipo quiere que AAA proteja a su compañero.",
        "A equipe quer que AAA proteja o companheiro.",
    ),
]

TOLD: list[Case] = [
    ("D AAA BBB", "AAA defended from BBB.", "AAA se defendió de BBB.", "AAA defendeu-se de BBB."),
    (
        "D AAA BBB; H AAA BBB 9",
        "AAA held off BBB for nine laps.",
        "AAA contuvo a BBB durante nueve vueltas.",
        "AAA segurou BBB por nove voltas.",
    ),
    (
        "D AAA BBB",
        "AAA defended his fifth place against BBB.",
        "AAA defendió su quinto puesto frente a BBB.",
        "AAA defendeu o seu quinto lugar contra BBB.",
    ),
    ("D AAA BBB", "AAA blocked BBB.", "AAA bloqueó a BBB.", "AAA bloqueou BBB."),
    ("D AAA BBB", "AAA kept BBB behind.", "AAA mantuvo detrás a BBB.", "AAA manteve BBB atrás."),
    ("D AAA BBB", "BBB was stuck behind AAA.", "BBB estaba atrapado detrás de AAA.", "BBB estava preso atrás de AAA."),
    (
        "D AAA BBB; H AAA BBB 9",
        "BBB was stuck behind AAA for nine laps.",
        "BBB estuvo atrapado detrás de AAA nueve vueltas.",
        "BBB ficou preso atrás de AAA por nove voltas.",
    ),
    (
        "D AAA BBB; F AAA 5",
        "AAA held off BBB and finished fifth.",
        "AAA contuvo a BBB y terminó quinto.",
        "AAA segurou BBB e terminou em quinto.",
    ),
    ("D AAA BBB", "AAA resisted BBB.", "AAA resistió a BBB.", "AAA resistiu a BBB."),
    ("D AAA BBB", "AAA withstood BBB's attacks.", "AAA aguantó los ataques de BBB.", "AAA aguentou os ataques de BBB."),
    (
        "D AAA BBB; M AAA +",
        "AAA held off BBB and protected his team-mate.",
        "AAA contuvo a BBB y protegió a su compañero.",
        "AAA segurou BBB e protegeu o companheiro.",
    ),
    (
        "M AAA +",
        "AAA protected his team-mate from BBB.",
        "AAA protegió a su compañero de BBB.",
        "AAA protegeu o seu companheiro de BBB.",
    ),
    (
        "D AAA BBB; M AAA -",
        "AAA held off BBB, but it did not protect a team-mate.",
        "AAA contuvo a BBB, pero no protegió a ningún compañero.",
        "AAA segurou BBB, mas não protegeu nenhum companheiro.",
    ),
    (
        "D AAA BBB",
        "AAA defended himself well against BBB.",
        "AAA se defendió bien de BBB.",
        "AAA defendeu-se bem de BBB.",
    ),
    (
        "D AAA BBB; H AAA BBB 6",
        "AAA resisted the temptation to stop and held off BBB for six laps.",
        "AAA resistió la tentación de parar y contuvo a BBB durante seis vueltas.",
        "AAA resistiu à tentação de parar e segurou BBB por seis voltas.",
    ),
    (
        "D AAA BBB",
        "In the press AAA said little, but on track he held off BBB.",
        "En la prensa AAA habló poco, pero en pista contuvo a BBB.",
        "Na imprensa AAA falou pouco, mas na pista segurou BBB.",
    ),
    (
        "D AAA BBB; H AAA BBB 6",
        "As last year, AAA held off BBB for six laps.",
        "Como el año pasado, AAA contuvo a BBB durante seis vueltas.",
        "Como no ano passado, AAA segurou BBB por seis voltas.",
    ),
    (
        "D AAA BBB; F AAA 4",
        "AAA held off BBB to finish fourth.",
        "AAA contuvo a BBB para terminar cuarto.",
        "AAA segurou BBB para terminar em quarto.",
    ),
    (
        "D AAA BBB; H AAA BBB 6",
        "For six laps AAA defended against BBB.",
        "Durante seis vueltas AAA se defendió de BBB.",
        "Durante seis voltas AAA defendeu-se de BBB.",
    ),
    (
        "D AAA BBB",
        "AAA kept BBB at bay until the flag.",
        "AAA mantuvo a raya a BBB hasta la bandera.",
        "AAA manteve BBB à distância até a bandeirada.",
    ),
    (
        "D AAA BBB; H AAA BBB 6",
        "BBB spent six laps stuck behind AAA.",
        "BBB pasó seis vueltas atrapado detrás de AAA.",
        "BBB passou seis voltas preso atrás de AAA.",
    ),
    (
        "D AAA BBB; M AAA +",
        "AAA held up BBB, which helped his team-mate.",
        "AAA frenó a BBB, lo que ayudó a su compañero.",
        "AAA segurou BBB, o que ajudou o companheiro.",
    ),
    (
        "D AAA BBB; M AAA +",
        "AAA blocked BBB and so protected his team-mate CCC.",
        "AAA bloqueó a BBB y así protegió a su compañero CCC.",
        "AAA bloqueou BBB e assim protegeu o companheiro CCC.",
    ),
    (
        "D AAA BBB",
        "AAA held his nerve and held off BBB.",
        "AAA mantuvo la calma y contuvo a BBB.",
        "AAA manteve a calma e segurou BBB.",
    ),
    (
        "D AAA BBB; H AAA BBB 6",
        "The defence of AAA against BBB lasted six laps.",
        "La defensa de AAA ante BBB duró seis vueltas.",
        "A defesa de AAA contra BBB durou seis voltas.",
    ),
]


@in_three_languages(NEAR)
def test_what_only_looks_like_a_claim_is_none(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)


@in_three_languages(TOLD)
def test_what_is_told_beside_it_is_read(notation: str, text: str, lang: str) -> None:
    assert affirmed(text, lang) == wanted(notation)
