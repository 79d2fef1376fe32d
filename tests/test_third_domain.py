"""A domain of one's own, in under 80 lines and without touching the core: scored, perturbed, charted, installed."""

from __future__ import annotations

import importlib.util
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pandas as pd
import pytest

from artifact import domain as core
from artifact import figures
from artifact.claim import Verdict, parse_claim
from artifact.cli import main
from artifact.domain import LANGUAGES, Domain, domain_names, get_domain, register
from artifact.errors import InputError
from artifact.explain import explain
from artifact.perturbation import perturb
from artifact.score import DEFAULT, Counts, Item, prf, score_item, signature
from artifact.scoring import score_claims
from artifact.stats import summary
from artifact.status import Status

SOURCE = Path(__file__).resolve().parents[1] / "book" / "examples" / "box_score.py"


@pytest.fixture
def box_score(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The page's example, as a fresh module."""
    spec = importlib.util.spec_from_file_location("box_score", SOURCE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "box_score", module)
    monkeypatch.setattr(core, "_registered", {})
    spec.loader.exec_module(module)
    yield module


@pytest.fixture
def games(box_score: ModuleType) -> Domain:
    domain: Domain = box_score.DOMAIN
    return register(domain)


def test_the_example_is_small_and_touches_nothing_else() -> None:
    lines = SOURCE.read_text(encoding="utf-8").splitlines()
    assert len(lines) < 80
    imported = [line for line in lines if line.startswith(("import ", "from "))]
    assert {line.split()[1] for line in imported if "artifact" in line} == {
        "artifact.claim", "artifact.domain", "artifact.status",
    }  # fmt: skip


def test_a_registered_domain_is_found_by_name(games: Domain) -> None:
    assert get_domain("box_score") is games
    assert "box_score" in domain_names()
    assert register(games) is games
    with pytest.raises(InputError, match="'racing' exists"):
        register(Domain(**{**vars(games), "name": "racing"}))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_true_text_scores_one_and_a_false_one_as_worked_by_hand(games: Domain, lang: str) -> None:
    game = games.load("games", "corrected")["g1"]
    full = score_item(Item(game, Status.OK, games.extract(games.template(game, lang)).claims), games)
    assert full.counts == Counts(supported=5, required=5, covered=5)
    abel, baker, *_, winner = game.required
    # one true, one false, and the winner exchanged: 1 of 3 claims, 1 of 5 facts
    told = games.say(
        [abel, games.falsify(baker, random.Random(1)), games.falsify(winner, random.Random(1))], game, lang
    )
    counts = score_item(Item(game, Status.OK, games.extract(told).claims), games).counts
    assert counts == Counts(supported=1, contradicted=2, required=5, covered=1)
    assert prf(counts).precision == pytest.approx(1 / 3)
    assert prf(counts).recall == pytest.approx(1 / 5)


def test_its_texts_can_be_perturbed(games: Domain) -> None:
    found = perturb(
        games, [games.load("games", "corrected")["g1"]], languages=["en"], rates=[1.0], policy=DEFAULT, seed=1
    )
    assert found.facts["verdict"].tolist() == ["contradicted"] * 5


def test_who_did_not_play_is_unverifiable(games: Domain) -> None:
    game = games.load("games", "corrected")["g1"]
    (claim,) = games.extract("Zorn scored 40 points.").claims
    assert game.judge(claim, games.rules["corrected"]).verdict is Verdict.UNVERIFIABLE
    assert parse_claim(claim.to_json(), games.kinds) == claim


def perturbed(games: Domain, share: float, rng: random.Random) -> list[dict[str, object]]:
    """Claims of texts in which each fact is falsified with probability `share`."""
    rows: list[dict[str, object]] = []
    for id, game in games.load("games", "corrected").items():
        told = [games.falsify(fact, rng) if rng.random() < share else fact for fact in game.required]
        claims = games.extract(games.say(told, game, "en"), "en").claims
        rows.append({"system": f"{share:.0%} false", "lang": "en", "id": id, "status": "ok", "claims": claims})
    return rows


def test_perturbed_texts_are_scored_with_intervals_and_charted(games: Domain) -> None:
    import matplotlib.pyplot as plt

    rows = [row for share in (0.0, 0.5, 1.0) for row in perturbed(games, share, random.Random(4))]
    counts = score_claims(pd.DataFrame(rows), games, benchmark="games")
    scores = summary(counts, n_boot=200, seed=1).set_index("system")
    assert list(scores["precision"][["0% false", "100% false"]]) == [1.0, 0.0]
    assert 0.0 < scores["precision"]["50% false"] < 1.0
    assert signature(games, DEFAULT, by="rules").startswith("box_score@1|rules:corrected|by:rules")
    look = figures.looks(list(scores.index))
    with figures.styled():
        figure, axes = plt.subplots()
        for system, row in scores.iterrows():
            axes.plot(row["recall"], row["precision"], color=look[str(system)].color, marker=look[str(system)].marker)
    drawing = figures.to_svg(figure, "Precision against recall")
    plt.close(figure)
    assert drawing.startswith("<?xml")


def test_a_text_is_explained(games: Domain) -> None:
    game = games.load("games", "corrected")["g2"]
    view = explain(game, "Ek scored 18 points. The home team won.", games, lang="en")
    assert [claim["verdict"] for claim in view["claims"]] == ["supported", "contradicted"]


def test_an_installed_domain_is_open_to_every_command(
    box_score: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "box_score-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: box-score\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[artifact.domains]\nbox_score = box_score:DOMAIN\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert get_domain("box_score") is box_score.DOMAIN
    texts = tmp_path / "texts.jsonl"
    lines = [{"id": "g1", "lang": "en", "text": "Abel scored 31 points. Baker scored 10 points."}]
    texts.write_text("".join(json.dumps(line) + "\n" for line in lines))
    with pytest.raises(SystemExit) as exit:
        main(["score", str(texts), "--domain", "box_score", "--benchmark", "games", "--boot", "100", "--json"])
    printed = capsys.readouterr()
    assert exit.value.code == 0, printed.err
    assert '"precision": 0.5' in printed.out
    assert '"recall": 0.2' in printed.out


def test_an_entry_point_that_is_no_domain_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, box_score: ModuleType
) -> None:
    package = tmp_path / "broken-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[artifact.domains]\nbroken = box_score:GAMES\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(InputError, match="entry point 'box_score:GAMES' of domain 'broken' is no Domain"):
        get_domain("broken")
