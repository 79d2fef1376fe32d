"""How a fact can be put into words: the phrasing bank of the training targets, in three languages.

Invariant: the phrasings of a slot all state the same facts, so that any combination of them, in any of the orders,
states exactly what the record requires. The last phrasing of each slot is held out: it is never trained on and serves
the out-of-template test.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

Slot = Literal["count_place", "count", "place", "none_place", "stop", "red_flag", "battle", "laps", "worked", "failed"]

# The orders in which a text may state its slots. `stops` stands for one sentence a stop, in the order of the race.
ORDERS: Mapping[str, Sequence[Sequence[str]]] = {
    "stint_strategy": (("count_place", "stops"), ("stops", "count_place"), ("count", "stops", "place")),
    "battle": (("battle", "laps", "result"), ("laps", "battle", "result"), ("battle", "result", "laps")),
}

PHRASES: Mapping[str, Mapping[Slot, Sequence[str]]] = {
    "en": {
        "count_place": (
            "{d} made {stops} and finished P{p}.",
            "{d} finished P{p} after making {stops}.",
            "{d} was classified P{p} and made {stops} in all.",
            "{d} took P{p} with {stops}.",
        ),
        "count": (
            "{d} made {stops}.",
            "{d} made {stops} in this race.",
            "In all, {d} made {stops}.",
            "Over the race {d} completed {stops}.",
        ),
        "place": (
            "{d} finished P{p}.",
            "At the end {d} was P{p}.",
            "{d} crossed the line in P{p}.",
            "{d} came home P{p}.",
        ),
        "none_place": ("{d} made no pit stops and finished P{p}.", "{d} finished P{p} and made no pit stops."),
        "stop": (
            "On lap {lap}, {d} pitted and changed from {f} to {t}.",
            "{d} pitted on lap {lap}, switching from {f} to {t}.",
            "{d} stopped on lap {lap} and went from {f} to {t}.",
            "{d} came in on lap {lap}, swapping {f} for {t}.",
        ),
        "red_flag": (
            "Under the red flag, {d} changed from {f} to {t}.",
            "During the red flag {d} switched from {f} to {t}.",
        ),
        "battle": (
            "{a} attempted an {kind} on {b}.",
            "{a} went for an {kind} on {b}.",
            "{a} tried an {kind} on {b}.",
            "The {kind} was made by {a} on {b}.",
        ),
        "laps": (
            "{a} pitted on lap {la} and {b} pitted on lap {lb}.",
            "{a} stopped on lap {la}; {b} stopped on lap {lb}.",
            "{b} pitted on lap {lb}, while {a} pitted on lap {la}.",
            "{a} came in on lap {la} and {b} came in on lap {lb}.",
        ),
        "worked": (
            "The {kind} worked and gained {g} seconds.",
            "The {kind} gained {g} seconds and worked.",
            "The {kind} succeeded, with {g} seconds gained.",
            "The {kind} was a success and gained {g} seconds.",
        ),
        "failed": (
            "The {kind} did not work, although it gained {g} seconds.",
            "The {kind} gained {g} seconds but did not work.",
            "The {kind} failed despite gaining {g} seconds.",
            "The {kind} was not a success, although it gained {g} seconds.",
        ),
    },
    "es": {
        "count_place": (
            "{d} hizo {stops} y terminó P{p}.",
            "{d} terminó P{p} tras hacer {stops}.",
            "{d} acabó P{p} e hizo {stops} en total.",
            "{d} logró la P{p} con {stops}.",
        ),
        "count": (
            "{d} hizo {stops}.",
            "{d} hizo {stops} en esta carrera.",
            "En total, {d} hizo {stops}.",
            "En la carrera {d} completó {stops}.",
        ),
        "place": (
            "{d} terminó P{p}.",
            "Al final {d} fue P{p}.",
            "{d} cruzó la meta en P{p}.",
            "{d} llegó a la meta en P{p}.",
        ),
        "none_place": (
            "{d} no hizo ninguna parada y terminó P{p}.",
            "{d} terminó P{p} y no hizo ninguna parada.",
        ),
        "stop": (
            "En la vuelta {lap}, {d} paró y cambió de {f} a {t}.",
            "{d} paró en la vuelta {lap} y pasó de {f} a {t}.",
            "{d} entró en boxes en la vuelta {lap} y cambió de {f} a {t}.",
            "{d} se detuvo en la vuelta {lap} para pasar de {f} a {t}.",
        ),
        "red_flag": (
            "Bajo la bandera roja, {d} cambió de {f} a {t}.",
            "Durante la bandera roja {d} pasó de {f} a {t}.",
        ),
        "battle": (
            "{a} intentó un {kind} a {b}.",
            "{a} buscó un {kind} a {b}.",
            "{a} hizo un {kind} a {b}.",
            "El {kind} fue de {a} a {b}.",
        ),
        "laps": (
            "{a} paró en la vuelta {la} y {b} paró en la vuelta {lb}.",
            "{a} entró en boxes en la vuelta {la}; {b} entró en boxes en la vuelta {lb}.",
            "{b} paró en la vuelta {lb}, mientras que {a} paró en la vuelta {la}.",
            "{a} se detuvo en la vuelta {la} y {b} se detuvo en la vuelta {lb}.",
        ),
        "worked": (
            "El {kind} funcionó y ganó {g} segundos.",
            "El {kind} ganó {g} segundos y funcionó.",
            "El {kind} tuvo éxito y ganó {g} segundos.",
            "El {kind} fue un éxito y ganó {g} segundos.",
        ),
        "failed": (
            "El {kind} no funcionó, aunque ganó {g} segundos.",
            "El {kind} ganó {g} segundos, pero no funcionó.",
            "El {kind} fracasó a pesar de ganar {g} segundos.",
            "El {kind} no tuvo éxito, aunque ganó {g} segundos.",
        ),
    },
    "pt": {
        "count_place": (
            "{d} fez {stops} e terminou P{p}.",
            "{d} terminou P{p} depois de fazer {stops}.",
            "{d} acabou P{p} e fez {stops} no total.",
            "{d} conseguiu a P{p} com {stops}.",
        ),
        "count": (
            "{d} fez {stops}.",
            "{d} fez {stops} nesta corrida.",
            "No total, {d} fez {stops}.",
            "Na corrida {d} completou {stops}.",
        ),
        "place": (
            "{d} terminou P{p}.",
            "No fim {d} foi P{p}.",
            "{d} cruzou a linha de chegada em P{p}.",
            "{d} chegou em P{p}.",
        ),
        "none_place": (
            "{d} não fez nenhuma parada e terminou P{p}.",
            "{d} terminou P{p} e não fez nenhuma parada.",
        ),
        "stop": (
            "Na volta {lap}, {d} parou e trocou de {f} para {t}.",
            "{d} parou na volta {lap} e passou de {f} para {t}.",
            "{d} entrou nos boxes na volta {lap} e trocou de {f} para {t}.",
            "{d} fez sua parada na volta {lap} para passar de {f} para {t}.",
        ),
        "red_flag": (
            "Sob bandeira vermelha, {d} trocou de {f} para {t}.",
            "Durante a bandeira vermelha {d} passou de {f} para {t}.",
        ),
        "battle": (
            "{a} tentou um {kind} em {b}.",
            "{a} buscou um {kind} em {b}.",
            "{a} fez um {kind} em {b}.",
            "O {kind} foi de {a} em {b}.",
        ),
        "laps": (
            "{a} parou na volta {la} e {b} parou na volta {lb}.",
            "{a} entrou nos boxes na volta {la}; {b} entrou nos boxes na volta {lb}.",
            "{b} parou na volta {lb}, enquanto {a} parou na volta {la}.",
            "{a} fez sua parada na volta {la} e {b} fez sua parada na volta {lb}.",
        ),
        "worked": (
            "O {kind} funcionou e ganhou {g} segundos.",
            "O {kind} ganhou {g} segundos e funcionou.",
            "O {kind} deu certo, com {g} segundos ganhos.",
            "O {kind} foi um sucesso e ganhou {g} segundos.",
        ),
        "failed": (
            "O {kind} não funcionou, apesar de ganhar {g} segundos.",
            "O {kind} ganhou {g} segundos, mas não funcionou.",
            "O {kind} fracassou apesar de ganhar {g} segundos.",
            "O {kind} não deu certo, apesar de ganhar {g} segundos.",
        ),
    },
}

# Other ways to ask, beside the domain's own question; the last of each is held out.
QUESTIONS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "en": {
        "stint_strategy": (
            "What was {a}'s tyre strategy, and where did {a} finish? Use these data only.",
            "Summarise the stops and tyres of {a} and the final result from these data.",
            "Walk me through {a}'s afternoon: stops, tyres, result. Nothing beyond the data.",
        ),
        "battle": (
            "How did {a}'s {kind} on {b} go, and did it work? Use these data only.",
            "Explain the {kind} that {a} tried on {b}, with laps, gain and outcome, from these data.",
            "Walk me through the {kind} by {a} against {b} and its result. Nothing beyond the data.",
        ),
    },
    "es": {
        "stint_strategy": (
            "¿Cuál fue la estrategia de neumáticos de {a} y en qué posición terminó? Usa solo estos datos.",
            "Resume las paradas y los neumáticos de {a} y el resultado final a partir de estos datos.",
            "Repasa la carrera de {a}: paradas, neumáticos, resultado. Nada que no esté en los datos.",
        ),
        "battle": (
            "¿Cómo fue el {kind} de {a} a {b}, y funcionó? Usa solo estos datos.",
            "Explica el {kind} que {a} intentó a {b}, con vueltas, ganancia y desenlace, a partir de estos datos.",
            "Repasa el {kind} de {a} frente a {b} y su resultado. Nada que no esté en los datos.",
        ),
    },
    "pt": {
        "stint_strategy": (
            "Qual foi a estratégia de pneus de {a} e em que posição terminou? Use apenas estes dados.",
            "Resuma as paradas e os pneus de {a} e o resultado final a partir destes dados.",
            "Repasse a corrida de {a}: paradas, pneus, resultado. Nada além dos dados.",
        ),
        "battle": (
            "Como foi o {kind} de {a} em {b}, e funcionou? Use apenas estes dados.",
            "Explique o {kind} que {a} tentou em {b}, com voltas, ganho e desfecho, a partir destes dados.",
            "Repasse o {kind} de {a} contra {b} e seu resultado. Nada além dos dados.",
        ),
    },
}

SYSTEM: Mapping[str, str] = {
    "en": "Explain race strategy from the data.",
    "es": "Explica la estrategia de carrera con los datos.",
    "pt": "Explique a estratégia de corrida com os dados.",
}


def choices(slot: Slot, lang: str, *, held_out: bool) -> Sequence[str]:
    """The phrasings of a slot: those to train on, or the one that is held out.

    A slot with two phrasings only (what happens seldom) holds none out.
    """
    every = PHRASES[lang][slot]
    if len(every) < 3:
        return every
    return every[-1:] if held_out else every[:-1]
