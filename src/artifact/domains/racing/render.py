"""What a writer sees (context and question) and a truthful reference text (template), in three languages.

Invariant: everything printed comes from `record.shown`, from which the record's facts are made as well; a template
states every required fact of its record and nothing that the record contradicts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from artifact.claim import Claim
from artifact.domain import STYLES, Record, check_language
from artifact.domains.racing import claims as c
from artifact.domains.racing.records import succeeded
from artifact.domains.racing.shown import DriverRace, Hold, Shown, Stint, Stop, Swing
from artifact.domains.racing.wording import lap_time, listed, number, stops, tyres
from artifact.errors import unknown

_CONTEXT: Mapping[str, Mapping[str, str]] = {
    "en": {
        "race": "Race: {event} {year}, {laps} laps",
        "race_open": "Race: {event} {year}",
        "driver": "{driver}: {place}, {stops}",
        "place": "finished P{position}",
        "disqualified": "disqualified",
        "not_started": "did not start",
        "retired": "not classified (retired)",
        "unknown_place": "final position not recorded",
        "unknown_stops": "number of stops not recorded",
        "stint": "- stint {index}: {tyres}, laps {start} to {end} ({n_laps} laps){pace}{slope}",
        "pace": ", average lap {seconds} s",
        "slope": ", degradation {slope} s per lap",
        "stop": "- pit stop on lap {lap}: {from_} to {to}{neutralised}",
        "neutralised": ", under the safety car or virtual safety car",
        "red_flag": "- tyres changed under the red flag on lap {lap}, not a pit stop: {from_} to {to}",
        "battle": "Pit battle: {kind} by {attacker} on {defender}{laps}; time gained {gained} s{gaps}",
        "laps": " ({attacker} stopped on lap {attacker_lap}, {defender} on lap {defender_lap})",
        "gaps": "; {attacker}'s lead over {defender} was {before} s before and {after} s after (negative: behind)",
        "hold": "Defense: {defender} held {pursuer} behind for {n_laps} laps{delta}{mate}",
        "delta": "; {pursuer} was {value} s a lap faster over the race",
        "mate_true": "; this protected the place of a team-mate",
        "mate_false": "; no team-mate's place was protected",
        "result": "Result: {places}",
        "fastest": "Fastest lap: {driver}, {lap_time}",
    },
    "es": {
        "race": "Carrera: {event} {year}, {laps} vueltas",
        "race_open": "Carrera: {event} {year}",
        "driver": "{driver}: {place}, {stops}",
        "place": "terminó P{position}",
        "disqualified": "descalificado",
        "not_started": "no salió",
        "retired": "sin clasificar (abandono)",
        "unknown_place": "posición final no registrada",
        "unknown_stops": "número de paradas no registrado",
        "stint": "- tanda {index}: {tyres}, vueltas {start} a {end} ({n_laps} vueltas){pace}{slope}",
        "pace": ", vuelta media {seconds} s",
        "slope": ", degradación {slope} s por vuelta",
        "stop": "- parada en la vuelta {lap}: de {from_} a {to}{neutralised}",
        "neutralised": ", bajo el coche de seguridad o el coche de seguridad virtual",
        "red_flag": "- cambio de neumáticos con bandera roja en la vuelta {lap}, no es una parada: de {from_} a {to}",
        "battle": "Duelo en boxes: {kind} de {attacker} a {defender}{laps}; tiempo ganado {gained} s{gaps}",
        "laps": " ({attacker} paró en la vuelta {attacker_lap}, {defender} en la vuelta {defender_lap})",
        "gaps": "; la ventaja de {attacker} sobre {defender} era de {before} s antes y de {after} s después"
        " (negativa: por detrás)",
        "hold": "Defensa: {defender} mantuvo detrás a {pursuer} durante {n_laps} vueltas{delta}{mate}",
        "delta": "; {pursuer} fue {value} s por vuelta más rápido en la carrera",
        "mate_true": "; con ello protegió la posición de su compañero",
        "mate_false": "; no protegió la posición de ningún compañero",
        "result": "Resultado: {places}",
        "fastest": "Vuelta rápida: {driver}, {lap_time}",
    },
    "pt": {
        "race": "Corrida: {event} {year}, {laps} voltas",
        "race_open": "Corrida: {event} {year}",
        "driver": "{driver}: {place}, {stops}",
        "place": "terminou P{position}",
        "disqualified": "desclassificado",
        "not_started": "não largou",
        "retired": "não classificado (abandono)",
        "unknown_place": "posição final não registrada",
        "unknown_stops": "número de paradas não registrado",
        "stint": "- stint {index}: {tyres}, voltas {start} a {end} ({n_laps} voltas){pace}{slope}",
        "pace": ", volta média {seconds} s",
        "slope": ", degradação {slope} s por volta",
        "stop": "- parada na volta {lap}: de {from_} para {to}{neutralised}",
        "neutralised": ", sob o safety car ou o safety car virtual",
        "red_flag": "- troca de pneus sob bandeira vermelha na volta {lap}, não é uma parada: de {from_} para {to}",
        "battle": "Duelo nos boxes: {kind} de {attacker} em {defender}{laps}; tempo ganho {gained} s{gaps}",
        "laps": " ({attacker} parou na volta {attacker_lap}, {defender} na volta {defender_lap})",
        "gaps": "; a vantagem de {attacker} sobre {defender} era de {before} s antes e de {after} s depois"
        " (negativa: atrás)",
        "hold": "Defesa: {defender} segurou {pursuer} atrás por {n_laps} voltas{delta}{mate}",
        "delta": "; {pursuer} foi {value} s por volta mais rápido na corrida",
        "mate_true": "; com isso protegeu a posição do companheiro",
        "mate_false": "; não protegeu a posição de nenhum companheiro",
        "result": "Resultado: {places}",
        "fastest": "Volta mais rápida: {driver}, {lap_time}",
    },
}

_QUESTION: Mapping[str, Mapping[str, str]] = {
    "en": {
        "stint_strategy": "Describe the tyre strategy that {a} followed and what came of it.",
        "undercut": "{a} went for an undercut on {b} in the pit stops. Tell how it went and whether it came off.",
        "overcut": "{a} went for an overcut on {b} in the pit stops. Tell how it went and whether it came off.",
        "defense": "{a} kept a faster {b} behind on track. Tell how that went.",
        "race_summary": "Report on this race: how it ended and which strategic moves stood out.",
        "neutral": "Rely on the data above alone.",
        "concise": "Rely on the data above alone, in three sentences at most.",
        "cover_all": "Rely on the data above alone and leave nothing out that they support: the number of stops, the "
        "lap of each stop, the compounds, each move and its outcome, the time gained, the final positions.",
    },
    "es": {
        "stint_strategy": "Describe la estrategia de neumáticos que siguió {a} y adónde lo llevó.",
        "undercut": "{a} buscó un undercut a {b} en las paradas. Cuenta cómo fue y si le salió bien.",
        "overcut": "{a} buscó un overcut a {b} en las paradas. Cuenta cómo fue y si le salió bien.",
        "defense": "{a} contuvo en pista a {b}, que era más rápido. Cuenta cómo fue.",
        "race_summary": "Haz la crónica de esta carrera: cómo acabó y qué jugadas estratégicas destacaron.",
        "neutral": "Apóyate solo en los datos de arriba.",
        "concise": "Apóyate solo en los datos de arriba, en tres frases como mucho.",
        "cover_all": "Apóyate solo en los datos de arriba y no dejes fuera nada que respalden: el número de paradas, "
        "la vuelta de cada una, los compuestos, cada maniobra y cómo acabó, el tiempo ganado, las posiciones finales.",
    },
    "pt": {
        "stint_strategy": "Descreva a estratégia de pneus que {a} seguiu e no que ela deu.",
        "undercut": "{a} buscou um undercut em {b} nas paradas. Conte como foi e se deu certo.",
        "overcut": "{a} buscou um overcut em {b} nas paradas. Conte como foi e se deu certo.",
        "defense": "{a} conteve na pista {b}, que era mais rápido. Conte como foi.",
        "race_summary": "Faça o relato desta corrida: como terminou e que jogadas estratégicas se destacaram.",
        "neutral": "Baseie-se apenas nos dados acima.",
        "concise": "Baseie-se apenas nos dados acima, em no máximo três frases.",
        "cover_all": "Baseie-se apenas nos dados acima e não deixe de fora nada que eles sustentem: o número de "
        "paradas, a volta de cada uma, os compostos, cada manobra e seu desfecho, o tempo ganho, as posições finais.",
    },
}

_TEMPLATE: Mapping[str, Mapping[str, str]] = {
    "en": {
        "strategy": "{driver} made {stops} and finished in P{position}.",
        "stops_alone": "{driver} made {stops}.",
        "stops_none": "{driver} made no pit stops.",
        "place_alone": "{driver} finished in P{position}.",
        "stop": "On lap {lap}, {driver} pitted and changed from {from_} to {to}.",
        "stop_alone": "On lap {lap}, {driver} pitted.",
        "red_flag": "Under the red flag, {driver} changed from {from_} to {to}.",
        "same": "another set of {tyres}",
        "battle": "{attacker} attempted an {kind} on {defender}. {attacker} stopped on lap {attacker_lap}; "
        "{defender} stopped on lap {defender_lap}.",
        "worked": "The {kind} gained {gained} seconds and worked.",
        "failed": "The {kind} gained {gained} seconds but did not work.",
        "hold": "{defender} kept {pursuer} behind for {n_laps} laps.",
        "winner": "{driver} won the race.",
        "first": "{driver} finished in P{position}",
        "next": "{driver} in P{position}",
    },
    "es": {
        "strategy": "{driver} hizo {stops} y terminó en P{position}.",
        "stops_alone": "{driver} hizo {stops}.",
        "stops_none": "{driver} no hizo ninguna parada.",
        "place_alone": "{driver} terminó en P{position}.",
        "stop": "En la vuelta {lap}, {driver} paró y cambió de {from_} a {to}.",
        "stop_alone": "En la vuelta {lap}, {driver} paró.",
        "red_flag": "Bajo la bandera roja, {driver} cambió de {from_} a {to}.",
        "same": "otros {tyres}",
        "battle": "{attacker} intentó un {kind} a {defender}. {attacker} paró en la vuelta {attacker_lap}; "
        "{defender} paró en la vuelta {defender_lap}.",
        "worked": "El {kind} ganó {gained} segundos y funcionó.",
        "failed": "El {kind} ganó {gained} segundos, pero no funcionó.",
        "hold": "{defender} mantuvo detrás a {pursuer} durante {n_laps} vueltas.",
        "winner": "{driver} ganó la carrera.",
        "first": "{driver} terminó en P{position}",
        "next": "{driver} en P{position}",
    },
    "pt": {
        "strategy": "{driver} fez {stops} e terminou em P{position}.",
        "stops_alone": "{driver} fez {stops}.",
        "stops_none": "{driver} não fez nenhuma parada.",
        "place_alone": "{driver} terminou em P{position}.",
        "stop": "Na volta {lap}, {driver} parou e trocou de {from_} para {to}.",
        "stop_alone": "Na volta {lap}, {driver} parou.",
        "red_flag": "Sob bandeira vermelha, {driver} trocou de {from_} para {to}.",
        "same": "outros {tyres}",
        "battle": "{attacker} tentou um {kind} em {defender}. {attacker} parou na volta {attacker_lap}; "
        "{defender} parou na volta {defender_lap}.",
        "worked": "O {kind} ganhou {gained} segundos e funcionou.",
        "failed": "O {kind} ganhou {gained} segundos, mas não funcionou.",
        "hold": "{defender} segurou {pursuer} atrás por {n_laps} voltas.",
        "winner": "{driver} venceu a corrida.",
        "first": "{driver} terminou em P{position}",
        "next": "{driver} em P{position}",
    },
}


def context(record: Record, lang: str) -> str:
    """The data as the writer sees them: one line a stint, a stop, a battle."""
    check_language(lang)
    return "\n".join(_context_lines(_shown(record), lang))


def question(record: Record, lang: str, style: str = "neutral") -> str:
    """The instruction.

    Args:
        record: of this domain.
        lang: `en`, `es` or `pt`.
        style: `neutral` (no word of length), `concise` or `cover_all` (everything the data support).
    """
    check_language(lang)
    if style not in STYLES:
        raise unknown("prompt style", style, STYLES)
    drivers = [*_shown(record)["drivers"], "", ""]
    phrases = _QUESTION[lang]
    return f"{phrases[record.decision_type].format(a=drivers[0], b=drivers[1])} {phrases[style]}"


def template(record: Record, lang: str) -> str:
    """A truthful text that states every required fact of the record."""
    check_language(lang)
    return " ".join(_template_sentences(record, lang))


def _shown(record: Record) -> Shown:
    return cast(Shown, record.shown)


def _context_lines(shown: Shown, lang: str) -> Iterator[str]:
    phrases = _CONTEXT[lang]
    heading = "race_open" if shown["total_laps"] is None else "race"
    yield phrases[heading].format(event=shown["event"], year=shown["year"], laps=shown["total_laps"])
    for driver, race in shown["drivers"].items():
        yield _driver_line(driver, race, lang)
        for index, stint in enumerate(race["stints"], start=1):
            yield _stint_line(index, stint, lang)
        yield from (_stop_line(stop, lang) for stop in race["stops"])
    if "battle" in shown:
        yield _battle_line(shown["battle"], lang)
    if "hold" in shown:
        yield _hold_line(shown["hold"], lang)
    places = [
        f"P{row['position']} {row['driver']}" for row in shown.get("classification", ())[: shown.get("positions_shown")]
    ]
    if places:
        yield phrases["result"].format(places=", ".join(places))
    fastest = shown.get("fastest_lap")
    if fastest is not None:
        yield phrases["fastest"].format(driver=fastest["driver"], lap_time=lap_time(fastest["seconds"], lang))
    yield from (_battle_line(battle, lang) for battle in shown.get("battles", ()))
    yield from (_hold_line(hold, lang) for hold in shown.get("holds", ()))


def _driver_line(driver: str, race: DriverRace, lang: str) -> str:
    phrases = _CONTEXT[lang]
    status = race.get("status") or ""
    if race["final_position"] is not None:
        place = phrases["place"].format(position=race["final_position"])
    else:
        place = phrases[status if status in ("disqualified", "not_started", "retired") else "unknown_place"]
    made = phrases["unknown_stops"] if race["n_stops"] is None else stops(race["n_stops"], lang)
    return phrases["driver"].format(driver=driver, place=place, stops=made)


def _stint_line(index: int, stint: Stint, lang: str) -> str:
    phrases = _CONTEXT[lang]
    pace, slope = stint["avg_laptime_s"], stint["degradation_s_per_lap"]
    return phrases["stint"].format(
        index=index,
        tyres=tyres(stint["compound"], lang),
        start=stint["start_lap"],
        end=stint["end_lap"],
        n_laps=stint["n_laps"],
        pace="" if pace is None else phrases["pace"].format(seconds=number(pace, lang)),
        slope="" if slope is None else phrases["slope"].format(slope=number(slope, lang, sign=True)),
    )


def _stop_line(stop: Stop, lang: str) -> str:
    phrases = _CONTEXT[lang]
    return phrases["stop" if stop["kind"] == "stop" else "red_flag"].format(
        lap=stop["lap"],
        from_=tyres(stop["from_compound"], lang),
        to=tyres(stop["to_compound"], lang),
        neutralised=phrases["neutralised"] if stop["under_neutralization"] else "",
    )


def _battle_line(battle: Swing, lang: str) -> str:
    phrases = _CONTEXT[lang]
    pair = {"attacker": battle["attacker"], "defender": battle["defender"]}
    before, after = battle["gap_before_s"], battle["gap_after_s"]
    gaps = laps = ""
    if before is not None and after is not None:
        signed = {"before": number(before, lang, sign=True), "after": number(after, lang, sign=True)}
        gaps = phrases["gaps"].format(**pair, **signed)
        laps = phrases["laps"].format(
            **pair, attacker_lap=battle["attacker_pit_lap"], defender_lap=battle["defender_pit_lap"]
        )
    gained = number(battle["gained_s"], lang)
    return phrases["battle"].format(kind=battle["kind"], gained=gained, gaps=gaps, laps=laps, **pair)


def _hold_line(hold: Hold, lang: str) -> str:
    phrases = _CONTEXT[lang]
    delta, mate = hold["pace_delta_s"], hold["teammate_protected"]
    return phrases["hold"].format(
        defender=hold["defender"],
        pursuer=hold["pursuer"],
        n_laps=hold["n_laps"],
        delta="" if delta is None else phrases["delta"].format(pursuer=hold["pursuer"], value=number(delta, lang)),
        mate="" if mate is None else phrases["mate_true" if mate else "mate_false"],
    )


def _template_sentences(record: Record, lang: str) -> Iterator[str]:
    shown, phrases = _shown(record), _TEMPLATE[lang]
    if record.decision_type == "stint_strategy":
        for driver, race in shown["drivers"].items():
            yield from _strategy_sentences(driver, race, lang)
    if "battle" in shown:
        yield from _battle_sentences(shown["battle"], record.required, lang)
    if "hold" in shown:
        hold = shown["hold"]
        yield phrases["hold"].format(defender=hold["defender"], pursuer=hold["pursuer"], n_laps=hold["n_laps"])
    yield from (phrases["winner"].format(driver=fact.driver) for fact in record.required if isinstance(fact, c.Winner))
    if record.decision_type == "race_summary":
        places = [fact for fact in record.required if isinstance(fact, c.FinalPosition)]
        said = [
            phrases["first" if index == 0 else "next"].format(driver=fact.driver, position=fact.position)
            for index, fact in enumerate(places)
        ]
        if said:
            yield f"{listed(said, lang)}."


def _strategy_sentences(driver: str, race: DriverRace, lang: str) -> Iterator[str]:
    phrases = _TEMPLATE[lang]
    count, place = race["n_stops"], race["final_position"]
    if count == 0:  # in a sentence of its own, so that nothing else falls under its denial
        yield phrases["stops_none"].format(driver=driver)
    elif count is not None:
        name = "stops_alone" if place is None else "strategy"
        yield phrases[name].format(driver=driver, stops=stops(count, lang), position=place)
    if place is not None and not count:
        yield phrases["place_alone"].format(driver=driver, position=place)
    for stop in race["stops"]:
        before, after = stop["from_compound"], stop["to_compound"]
        known = before is not None and after is not None
        if stop["kind"] != "stop" and not known:
            continue
        to = phrases["same"].format(tyres=tyres(after, lang)) if before == after else tyres(after, lang)
        name = ("stop" if known else "stop_alone") if stop["kind"] == "stop" else "red_flag"
        yield phrases[name].format(driver=driver, lap=stop["lap"], from_=tyres(before, lang), to=to)


def _battle_sentences(battle: Swing, required: tuple[Claim, ...], lang: str) -> Iterator[str]:
    phrases = _TEMPLATE[lang]
    yield phrases["battle"].format(
        kind=battle["kind"],
        attacker=battle["attacker"],
        defender=battle["defender"],
        attacker_lap=battle["attacker_pit_lap"],
        defender_lap=battle["defender_pit_lap"],
    )
    worked = next((fact.success for fact in required if isinstance(fact, c.BattleOutcome)), succeeded(battle))
    yield phrases["worked" if worked else "failed"].format(kind=battle["kind"], gained=number(battle["gained_s"], lang))
