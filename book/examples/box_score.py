"""Box scores of ball games: a domain of one's own, in one file."""

import json
import re
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from artifact.claim import Claim, key, value
from artifact.domain import Domain, Extraction, Record, Rules
from artifact.status import Status


@dataclass(frozen=True, slots=True)
class Points(Claim):
    """The player scored this many points."""

    type: ClassVar[str] = "points"
    player: str | None = key("player's surname")
    points: int | None = value("points scored")


@dataclass(frozen=True, slots=True)
class GameWinner(Claim):
    """The team that won the game."""

    type: ClassVar[str] = "game_winner"
    team: Literal["home", "away"] | None = value("home or away")


KINDS: dict[str, type[Claim]] = {kind.type: kind for kind in (Points, GameWinner)}
GAMES = [
    {"id": "g1", "home": {"Abel": 31, "Baker": 9}, "away": {"Cole": 22, "Dorn": 12}},
    {"id": "g2", "home": {"Ek": 18, "Fall": 15}, "away": {"Gray": 24, "Hart": 13}},
]
SAY = {  # how points and a win are said, and the teams are named, by language
    "en": ("{} scored {} points", "The {} team won", {"home": "home", "away": "visiting"}),
    "es": ("{} anotó {} puntos", "Ganó el equipo {}", {"home": "local", "away": "visitante"}),
    "pt": ("{} marcou {} pontos", "Venceu o time {}", {"home": "da casa", "away": "de fora"}),
}
POINTS = re.compile("|".join(points.format(r"(\w+)", r"(\d+)") for points, _, _ in SAY.values()))


def load(benchmark: str, rules: str) -> dict[str, Record]:
    return {game["id"]: record(game) for game in GAMES}


def record(game: dict) -> Record:
    scores = {**game["home"], **game["away"]}
    winner = "home" if sum(game["home"].values()) > sum(game["away"].values()) else "away"
    facts = (*(Points(player=who, points=n) for who, n in scores.items()), GameWinner(team=winner))
    decides = (*(Points(player=who) for who in scores), GameWinner())
    return Record(game["id"], "box_score", "game", game["id"], "test", facts, facts, decides, shown=game)


def say(claims, record: Record, lang: str) -> str:
    points, won, teams = SAY[lang]
    said = [points.format(c.player, c.points) if isinstance(c, Points) else won.format(teams[c.team]) for c in claims]
    return " ".join(f"{sentence}." for sentence in said)


def extract(text: str, lang: str = "auto") -> Extraction:
    scored = ((*filter(None, match.groups()), match.span()) for match in POINTS.finditer(text))
    found: list[Claim] = [Points(player=who, points=int(n), span=span) for who, n, span in scored]
    winners = {won.format(name): team for _, won, teams in SAY.values() for team, name in teams.items()}
    found += [GameWinner(team=team, span=(at, at + len(w))) for w, team in winners.items() if (at := text.find(w)) >= 0]
    return Extraction(Status.OK, tuple(dict.fromkeys(found)), lang if lang in SAY else "en")


def falsify(fact: Claim, rng, record=None, rules=None) -> Claim:
    if isinstance(fact, Points):
        return replace(fact, points=fact.points + rng.randint(3, 9))
    return GameWinner(team="away" if fact.team == "home" else "home")


DOMAIN = Domain(
    "box_score", "1", KINDS, {"corrected": Rules("corrected", frozenset(KINDS))}, ("game",), benchmarks=("games",),
    context=lambda record, lang: json.dumps(record.shown), question=lambda record, lang, style: "Report this game.",
    template=lambda rec, lang: say(rec.required, rec, lang), extract=extract, falsify=falsify, say=say, load=load,
)  # fmt: skip
