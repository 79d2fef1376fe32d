"""Claims into text: one plain sentence a claim, in three languages, true or not.

Invariant: a sentence says what its claim says and no more. Some kinds cannot be said without another: what is said of
a stint says that its tyres were run, that a stop was made under neutralisation says that there was a stop, and how long
a hold lasted says that there was one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from artifact.claim import Claim, Polarity
from artifact.domain import Record, check_language
from artifact.domains.racing import claims as c
from artifact.domains.racing.wording import lap_time, number, stops, tyres

_Forms = Mapping[str, tuple[str, str]]

# name of the form -> what is said when the claim is affirmed, and when it is denied
_SENTENCES: Mapping[str, _Forms] = {
    "en": {
        "pit_lap": ("{driver} stopped on lap {lap}.", "{driver} did not stop on lap {lap}."),
        "change": (
            "{driver} changed from {from_} to {to}.",
            "{driver} did not change from {from_} to {to}.",
        ),
        "change_to": ("{driver} changed to {to}.", "{driver} did not change to {to}."),
        "change_from": ("{driver} took off the {from_}.", "{driver} did not take off the {from_}."),
        "change_open": ("{driver} changed tyres.", "{driver} did not change tyres."),
        "n_stops": ("{driver} made {stops} in the race.", "{driver} did not make {stops} in the race."),
        "n_stops_1": (
            "{driver} made one pit stop in the race.",
            "{driver} did not make just one pit stop in the race.",
        ),
        "n_stops_0": ("{driver} made no pit stops in the race.", "It is not true that {driver} made no pit stops."),
        "stint_compound": ("{driver} ran a stint on {tyres}.", "{driver} did not run a stint on {tyres}."),
        "final_position": ("{driver} finished in P{position}.", "{driver} did not finish in P{position}."),
        "battle": (
            "{attacker} made an {kind} on {defender}.",
            "{attacker} did not make an {kind} on {defender}.",
        ),
        "battle_outcome": ("The move worked.", "The move did not work."),
        "gain": ("The move gained {value} seconds.", "The move did not gain {value} seconds."),
        "defense": ("{defender} held {pursuer} behind.", "{defender} did not hold {pursuer} behind."),
        "winner": ("{driver} won the race.", "{driver} did not win the race."),
        "stint_span": (
            "{driver}'s stint on {tyres} ran from lap {start} to lap {end}.",
            "{driver}'s stint on {tyres} did not run from lap {start} to lap {end}.",
        ),
        "stint_length": (
            "{driver}'s stint on {tyres} lasted {n_laps} laps.",
            "{driver}'s stint on {tyres} did not last {n_laps} laps.",
        ),
        "stint_pace": (
            "{driver} averaged {seconds} seconds a lap on {tyres}.",
            "{driver} did not average {seconds} seconds a lap on {tyres}.",
        ),
        "degradation": (
            "On {tyres}, {driver}'s degradation was {slope} seconds per lap.",
            "On {tyres}, {driver}'s degradation was not {slope} seconds per lap.",
        ),
        "gap": (
            "The gap from {from_} to {to} was {value} seconds.",
            "The gap from {from_} to {to} was not {value} seconds.",
        ),
        "neutralised_stop": (
            "{driver} stopped on lap {lap} under the safety car.",
            "{driver} did not stop under the safety car on lap {lap}.",
        ),
        "neutralised_stop_open": (
            "{driver} stopped under the safety car.",
            "{driver} did not stop under the safety car.",
        ),
        "hold_laps": (
            "{defender} held {pursuer} behind for {n_laps} laps.",
            "{defender} did not hold {pursuer} behind for {n_laps} laps.",
        ),
        "pace_delta": (
            "{pursuer} was {value} seconds a lap faster than {defender}.",
            "{pursuer} was not {value} seconds a lap faster than {defender}.",
        ),
        "fastest_lap": (
            "{driver} set the fastest lap, {lap_time}.",
            "{driver} did not set the fastest lap of {lap_time}.",
        ),
        "fastest_lap_open": ("{driver} set the fastest lap.", "{driver} did not set the fastest lap."),
        "teammate_protected": (
            "{driver} protected the place of a team-mate.",
            "{driver} did not protect the place of a team-mate.",
        ),
        "anyone": ("a driver", ""),
        "move": ("a move in the pit stops", ""),
    },
    "es": {
        "pit_lap": ("{driver} paró en la vuelta {lap}.", "{driver} no paró en la vuelta {lap}."),
        "change": ("{driver} cambió de {from_} a {to}.", "{driver} no cambió de {from_} a {to}."),
        "change_to": ("{driver} cambió a {to}.", "{driver} no cambió a {to}."),
        "change_from": ("{driver} quitó los {from_}.", "{driver} no quitó los {from_}."),
        "change_open": ("{driver} cambió de neumáticos.", "{driver} no cambió de neumáticos."),
        "n_stops": ("{driver} hizo {stops} en la carrera.", "{driver} no hizo {stops} en la carrera."),
        "n_stops_1": (
            "{driver} hizo una sola parada en la carrera.",
            "{driver} no hizo solo una parada en la carrera.",
        ),
        "n_stops_0": ("{driver} no hizo ninguna parada.", "No es cierto que {driver} no hiciera ninguna parada."),
        "stint_compound": ("{driver} hizo una tanda con {tyres}.", "{driver} no hizo ninguna tanda con {tyres}."),
        "final_position": ("{driver} terminó en P{position}.", "{driver} no terminó en P{position}."),
        "battle": (
            "{attacker} le hizo un {kind} a {defender}.",
            "{attacker} no le hizo un {kind} a {defender}.",
        ),
        "battle_outcome": ("La maniobra funcionó.", "La maniobra no funcionó."),
        "gain": ("La maniobra ganó {value} segundos.", "La maniobra no ganó {value} segundos."),
        "defense": ("{defender} mantuvo detrás a {pursuer}.", "{defender} no mantuvo detrás a {pursuer}."),
        "winner": ("{driver} ganó la carrera.", "{driver} no ganó la carrera."),
        "stint_span": (
            "La tanda de {driver} con {tyres} fue de la vuelta {start} a la vuelta {end}.",
            "La tanda de {driver} con {tyres} no fue de la vuelta {start} a la vuelta {end}.",
        ),
        "stint_length": (
            "La tanda de {driver} con {tyres} duró {n_laps} vueltas.",
            "La tanda de {driver} con {tyres} no duró {n_laps} vueltas.",
        ),
        "stint_pace": (
            "{driver} promedió {seconds} segundos por vuelta con {tyres}.",
            "{driver} no promedió {seconds} segundos por vuelta con {tyres}.",
        ),
        "degradation": (
            "Con {tyres}, la degradación de {driver} fue de {slope} segundos por vuelta.",
            "Con {tyres}, la degradación de {driver} no fue de {slope} segundos por vuelta.",
        ),
        "gap": (
            "La diferencia de {from_} a {to} era de {value} segundos.",
            "La diferencia de {from_} a {to} no era de {value} segundos.",
        ),
        "neutralised_stop": (
            "{driver} paró en la vuelta {lap} bajo el coche de seguridad.",
            "{driver} no paró bajo el coche de seguridad en la vuelta {lap}.",
        ),
        "neutralised_stop_open": (
            "{driver} paró bajo el coche de seguridad.",
            "{driver} no paró bajo el coche de seguridad.",
        ),
        "hold_laps": (
            "{defender} mantuvo detrás a {pursuer} durante {n_laps} vueltas.",
            "{defender} no mantuvo detrás a {pursuer} durante {n_laps} vueltas.",
        ),
        "pace_delta": (
            "{pursuer} era {value} segundos por vuelta más rápido que {defender}.",
            "{pursuer} no era {value} segundos por vuelta más rápido que {defender}.",
        ),
        "fastest_lap": (
            "{driver} marcó la vuelta rápida, {lap_time}.",
            "{driver} no marcó la vuelta rápida de {lap_time}.",
        ),
        "fastest_lap_open": ("{driver} marcó la vuelta rápida.", "{driver} no marcó la vuelta rápida."),
        "teammate_protected": (
            "{driver} protegió la posición de su compañero.",
            "{driver} no protegió la posición de su compañero.",
        ),
        "anyone": ("un piloto", ""),
        "move": ("una maniobra en las paradas", ""),
    },
    "pt": {
        "pit_lap": ("{driver} parou na volta {lap}.", "{driver} não parou na volta {lap}."),
        "change": ("{driver} trocou de {from_} para {to}.", "{driver} não trocou de {from_} para {to}."),
        "change_to": ("{driver} trocou para {to}.", "{driver} não trocou para {to}."),
        "change_from": ("{driver} tirou os {from_}.", "{driver} não tirou os {from_}."),
        "change_open": ("{driver} trocou de pneus.", "{driver} não trocou de pneus."),
        "n_stops": ("{driver} fez {stops} na corrida.", "{driver} não fez {stops} na corrida."),
        "n_stops_1": (
            "{driver} fez uma única parada na corrida.",
            "{driver} não fez só uma parada na corrida.",
        ),
        "n_stops_0": ("{driver} não fez nenhuma parada.", "Não é verdade que {driver} não fez nenhuma parada."),
        "stint_compound": ("{driver} fez um stint com {tyres}.", "{driver} não fez nenhum stint com {tyres}."),
        "final_position": ("{driver} terminou em P{position}.", "{driver} não terminou em P{position}."),
        "battle": (
            "{attacker} fez um {kind} em {defender}.",
            "{attacker} não fez um {kind} em {defender}.",
        ),
        "battle_outcome": ("A manobra funcionou.", "A manobra não funcionou."),
        "gain": ("A manobra ganhou {value} segundos.", "A manobra não ganhou {value} segundos."),
        "defense": ("{defender} segurou {pursuer} atrás.", "{defender} não segurou {pursuer} atrás."),
        "winner": ("{driver} venceu a corrida.", "{driver} não venceu a corrida."),
        "stint_span": (
            "O stint de {driver} com {tyres} foi da volta {start} à volta {end}.",
            "O stint de {driver} com {tyres} não foi da volta {start} à volta {end}.",
        ),
        "stint_length": (
            "O stint de {driver} com {tyres} durou {n_laps} voltas.",
            "O stint de {driver} com {tyres} não durou {n_laps} voltas.",
        ),
        "stint_pace": (
            "{driver} teve média de {seconds} segundos por volta com {tyres}.",
            "{driver} não teve média de {seconds} segundos por volta com {tyres}.",
        ),
        "degradation": (
            "Com {tyres}, a degradação de {driver} foi de {slope} segundos por volta.",
            "Com {tyres}, a degradação de {driver} não foi de {slope} segundos por volta.",
        ),
        "gap": (
            "A diferença de {from_} para {to} era de {value} segundos.",
            "A diferença de {from_} para {to} não era de {value} segundos.",
        ),
        "neutralised_stop": (
            "{driver} parou na volta {lap} sob o safety car.",
            "{driver} não parou sob o safety car na volta {lap}.",
        ),
        "neutralised_stop_open": ("{driver} parou sob o safety car.", "{driver} não parou sob o safety car."),
        "hold_laps": (
            "{defender} segurou {pursuer} atrás por {n_laps} voltas.",
            "{defender} não segurou {pursuer} atrás por {n_laps} voltas.",
        ),
        "pace_delta": (
            "{pursuer} era {value} segundos por volta mais rápido que {defender}.",
            "{pursuer} não era {value} segundos por volta mais rápido que {defender}.",
        ),
        "fastest_lap": (
            "{driver} fez a volta mais rápida, {lap_time}.",
            "{driver} não fez a volta mais rápida de {lap_time}.",
        ),
        "fastest_lap_open": ("{driver} fez a volta mais rápida.", "{driver} não fez a volta mais rápida."),
        "teammate_protected": (
            "{driver} protegeu a posição do companheiro.",
            "{driver} não protegeu a posição do companheiro.",
        ),
        "anyone": ("um piloto", ""),
        "move": ("um movimento nas paradas", ""),
    },
}


def say(claims: Sequence[Claim], record: Record | None = None, lang: str = "en") -> str:
    """A text that states the given claims, in order, one sentence each.

    Args:
        claims: of this domain; affirmed or denied, true or false.
        record: not needed here; part of the interface of domains.
        lang: `en`, `es` or `pt`.

    >>> say([c.PitLap(driver="AAA", lap=14), c.NStops(driver="AAA", n=2, polarity=Polarity.DENIED)], lang="pt")
    'AAA parou na volta 14. AAA não fez duas paradas na corrida.'
    """
    check_language(lang)
    return " ".join(_sentence(claim, lang) for claim in claims)


def _sentence(claim: Claim, lang: str) -> str:
    affirmed = claim.polarity is Polarity.AFFIRMED
    name = claim.type
    slots: dict[str, object] = {spec.name: getattr(claim, spec.name) for spec in claim.specs()}
    match claim:
        case c.CompoundChange():
            name = {(True, True): "change", (False, True): "change_to", (True, False): "change_from"}.get(
                (claim.from_ is not None, claim.to is not None), "change_open"
            )
            slots |= {"from_": tyres(claim.from_, lang), "to": tyres(claim.to, lang)}
        case c.NStops():
            name = {0: "n_stops_0", 1: "n_stops_1"}.get(claim.n or 0, "n_stops")
            slots["stops"] = stops(claim.n or 0, lang)
        case c.BattleOutcome():  # that it did not work is one thing, said of either value
            affirmed = affirmed == bool(claim.success)
        case c.TeammateProtected():
            affirmed = affirmed == bool(claim.value)
        case c.StintLaps():
            name = "stint_length" if claim.start is None or claim.end is None else "stint_span"
        case c.StintPace():
            slots["seconds"] = number(claim.seconds or 0.0, lang)
        case c.Degradation():
            slots["slope"] = number(claim.value or 0.0, lang, digits=4, sign=True)
        case c.Gain() | c.Gap() | c.PaceDelta():
            slots["value"] = number(claim.value or 0.0, lang)
        case c.NeutralisedStop() if claim.lap is None:
            name = "neutralised_stop_open"
        case c.FastestLap():
            name = "fastest_lap_open" if claim.seconds is None else "fastest_lap"
            slots["lap_time"] = lap_time(claim.seconds or 0.0, lang)
        case _:
            pass
    if "compound" in slots:
        compound = slots["compound"]
        slots["tyres"] = tyres(compound if isinstance(compound, str) else None, lang)
    filled = {slot: what if what is not None else _open(slot, lang) for slot, what in slots.items()}
    sentence = _SENTENCES[lang][name][0 if affirmed else 1].format(**filled)
    return sentence[0].upper() + sentence[1:]


def _open(slot: str, lang: str) -> str:
    return _SENTENCES[lang]["move" if slot == "kind" else "anyone"][0]
