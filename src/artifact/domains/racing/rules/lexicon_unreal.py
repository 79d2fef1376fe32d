"""Words that make no fact of what they govern: wishes, orders, refusals, rumours, and contests other than the race.

Invariant: folded, as the lexicons of the three languages, to which `lexicon` adds them. A `WISH` reaches what stands
after it alone (`wishes`), unlike a `HYP`; a phrase of `NONE` hides a verb that would else tell of the race.
"""

from __future__ import annotations

WORDS = {
    "en": {
        "WISH": "hoped to, hopes to, hoping to, wanted to, wants to, wanting to, wished to, about to, refused to, "
        "refuses to, refusing to, declined to, declines to, promised to, promises to, pretended to, pretends to, "
        "was told to, were told to, was ordered to, were ordered to, was asked to, were asked to, was expected to, "
        "were expected to, is expected to, was due to stop, was due to pit, was due to box, was due to come in, "
        "plans to, intends to, dreamt of, dreamed of, dreamt that, "
        "dreamed that, dreams of, doubts that, doubted that, false that, untrue that, rumour has it, rumor has it, "
        "rumoured to, rumored to, rumours that, rumors that, rumour that, rumor that, threatened to, threatens to, "
        "wanted, cancelled his, canceled his, cancelled the, called off his, aborted his, "
        "considered a one - stop, considered a two - stop, considered a three - stop, "
        "considered one stop, considered two stops, considered a one - stopper, considered a two - stopper, "
        "victory was within reach, win was within reach, was denied",
        "NONE": "won the sprint, wins the sprint, winning the sprint, won pole, won the pole, won pole position, "
        "won the start, won the battle, won the fight, won the duel, won the title, won the championship, "
        "won the world championship, won last year, won here last year, won last season, won here last season, "
        "won one place, won two places, won three places, won the driver of the day, "
        "finished the sprint, finishes the sprint, finishing the sprint, finished qualifying, finished practice, "
        "lost the win, lost victory, lost the victory, lost the race win, losing the win, losing victory",
        "GRID": "championship, championships, in the constructors, title race, in the formula 3 championship, "
        "in the championship, in the standings, in the title race, in the drivers, "
        "in the championship standings",
    },
    "es": {
        "WISH": "queria, querian, quiere parar, esperaba ganar, esperaba terminar, esperaba acabar, "
        "esperaba contener, espera ganar, espera terminar, espera acabar, se esperaba que, a punto de, se nego a, "
        "se negaba a, se niega a, rehuso, prometio, promete, fingio, finge, recibio la orden de, le ordenaron, "
        "le ordeno, le pidieron, le pidio, sono que, sono con, sonaba con, "
        "suena con, duda de que, duda que, dudaba de que, falso que, se rumorea que, se rumoreaba que, "
        "rumores de que, "
        "rumor de que, amenazo con, amenazaba con, a menos que, quiza, quizas, tal vez, puede que, es posible que, "
        "cancelo su, cancelo la, aborto su, considero una estrategia, consideraba una estrategia, "
        "victoria estaba al alcance, se le nego la",
        "NONE": "gano el esprint, gano la esprint, gano el sprint, gano la sprint, gano la pole, gano la salida, "
        "gano la batalla, gano la pelea, gano el duelo, gano el titulo, gano el campeonato, gano el mundial, "
        "gano el ano pasado, gano aqui el ano pasado, termino la sprint, termino el sprint, termino el esprint, "
        "perdio la victoria, perdiendo la victoria",
        "GRID": "campeonato, de la general, en la tabla, mundial, "
        "en el campeonato, en el mundial, en la general, del campeonato, del mundial",
    },
    "pt": {
        "WISH": "queria, queriam, esperava vencer, esperava ganhar, esperava terminar, espera vencer, "
        "espera ganhar, espera terminar, pode vencer, pode ganhar, prestes a, a ponto de, "
        "recusou a parar, recusou a proteger, recusou a segurar, recusou a entrar, prometeu, promete, fingiu, finge, "
        "recebeu ordem para, recebeu ordens para, recebeu a ordem de, sonhou que, "
        "sonhou com, sonhava com, sonha com, sonha em, sonhava em, duvida que, duvida de que, duvidava que, "
        "falso que, "
        "ha rumores de que, rumores de que, rumor de que, ameacou, ameacava, a menos que, talvez, pode ser que, "
        "e possivel que, cancelou a sua, cancelou a, cancelou sua, abortou a, considerou uma estrategia, "
        "considerava uma estrategia, "
        "vitoria estava ao alcance, foi negada a",
        "NONE": "venceu a sprint, venceu o sprint, vence a sprint, ganhou a sprint, venceu a largada, ganhou a pole, "
        "venceu a batalha, venceu a luta, venceu a disputa, venceu o duelo, venceu a briga, venceu o campeonato, "
        "venceu o titulo, venceu o mundial, venceu no ano passado, venceu aqui no ano passado, "
        "ganhou no ano passado, "
        "terminou a sprint, terminou o sprint, perdeu a vitoria, perdendo a vitoria",
        "GRID": "campeonato, na tabela, mundial, do mundial de pilotos, "
        "no campeonato, no mundial, do campeonato, do mundial",
    },
}
