"""Training pairs: what they may contain, that they are exact, that nothing of the test seasons leaks."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner

from artifact.cli import main_group
from artifact.domain import LANGUAGES, Record
from artifact.domains.racing import DOMAIN
from artifact.domains.racing.records import make_record
from artifact.files import read_jsonl
from artifact.tune.pairs import (
    Pair,
    Tally,
    build_pairs,
    held_out_question,
    is_exact,
    lay_out,
    say_targets,
    verify_text,
)
from artifact.tune.phrases import PHRASES, choices
from artifact.tune.train import read_pairs

PER_TYPE = {"stint_strategy": 20, "undercut": 12, "overcut": 12}


@pytest.fixture(scope="module")
def records() -> Mapping[str, Record]:
    return DOMAIN.load("corrected", "corrected")


@pytest.fixture(scope="module")
def pairs(records: Mapping[str, Record]) -> list[Pair]:
    return list(build_pairs(DOMAIN, records.values(), per_type=PER_TYPE, seed=3))


def battle_record(gap_after: float) -> Record:
    stint = {
        "compound": "SOFT",
        "start_lap": 1,
        "end_lap": 20,
        "n_laps": 20,
        "avg_laptime_s": 90.1,
        "degradation_s_per_lap": 0.05,
    }
    stop = {
        "lap": 20,
        "from_compound": "SOFT",
        "to_compound": "HARD",
        "under_neutralization": False,
        "kind": "stop",
    }
    race = {"final_position": 4, "n_stops": 1, "stints": [stint], "stops": [stop]}
    instance = {
        "id": "x",
        "released_id": None,
        "decision_type": "undercut",
        "split": "train",
        "shown": {
            "year": 2020,
            "event": "Invented Grand Prix",
            "total_laps": 60,
            "drivers": {"AAA": race, "BBB": {**race, "final_position": 5, "stops": [{**stop, "lap": 22}]}},
            "battle": {
                "kind": "undercut",
                "attacker": "AAA",
                "defender": "BBB",
                "attacker_pit_lap": 20,
                "defender_pit_lap": 22,
                "gap_before_s": gap_after - 2.2,
                "gap_after_s": gap_after,
                "gained_s": 2.2,
                "position_swap": gap_after > 0,
            },
        },
    }
    return make_record(instance, "corrected")  # type: ignore[arg-type]


def test_every_target_is_exact(records: Mapping[str, Record], pairs: list[Pair]) -> None:
    assert {(p.lang, p.decision_type) for p in pairs} == {(a, b) for a in LANGUAGES for b in PER_TYPE}
    for pair in pairs:
        for target in pair.targets:
            assert is_exact(verify_text(DOMAIN, records[pair.id], pair.lang, target)), target


def test_inexact_texts_are_told_apart() -> None:
    record = battle_record(1.0)
    laps = "AAA attempted an undercut on BBB. AAA pitted on lap 20 and BBB pitted on lap 22."
    assert is_exact(verify_text(DOMAIN, record, "en", f"{laps} The undercut worked and gained 2.2 seconds."))
    wrong = f"{laps} The undercut gained 2.2 seconds but did not work."
    assert not is_exact(verify_text(DOMAIN, record, "en", wrong))
    assert not is_exact(verify_text(DOMAIN, record, "en", laps))
    assert not is_exact(verify_text(DOMAIN, record, "en", ""))


def test_the_outcome_follows_the_gap_after() -> None:
    for gap, words in ((1.0, "worked"), (-1.0, "did not work")):
        texts = say_targets(battle_record(gap), "en", random.Random(1), 12)
        assert any(words in text for text in texts)
        assert all(is_exact(verify_text(DOMAIN, battle_record(gap), "en", text)) for text in texts)


def test_nothing_of_the_test_seasons_leaks(records: Mapping[str, Record], pairs: list[Pair]) -> None:
    test = [record for record in records.values() if record.split == "test"]
    assert test
    assert not {pair.cluster for pair in pairs} & {record.cluster for record in test}
    assert not {pair.id for pair in pairs} & {record.id for record in test}
    written = "\n".join("\n".join((pair.prompt, *pair.targets)) for pair in pairs)
    for lang in LANGUAGES:
        for record in test:
            head, *lines = DOMAIN.context(record, lang).split("\n")
            assert head not in written
            # a stint with its pace, or a battle with its gaps, is a fingerprint of one driver's race
            for line in lines:
                if any(mark in line for mark in ("average lap", "vuelta media", "volta média", " before ", " antes ")):
                    assert line not in written


def test_held_out_phrasings_are_never_trained_on(records: Mapping[str, Record], pairs: list[Pair]) -> None:
    written = " ".join(target for pair in pairs for target in pair.targets)
    for phrase in ("came in on lap", "completed", "came home", "was a success", "fue un éxito", "foi um sucesso"):
        assert phrase not in written
    for pair in pairs:
        assert held_out_question(records[pair.id], pair.lang) not in pair.prompt
    held = list(build_pairs(DOMAIN, records.values(), per_type=PER_TYPE, seed=3, held_out=True))
    assert any("came in on lap" in target for pair in held for target in pair.targets)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_phrasings_of_a_slot_have_the_same_fields(lang: str) -> None:
    for slot, phrasings in PHRASES[lang].items():
        fields = {
            frozenset(part.split("}")[0] for part in phrase.split("{")[1:]) - {"d", "kind"} for phrase in phrasings
        }
        assert len(fields) == 1, (slot, fields)
        assert (
            not set(choices(slot, lang, held_out=True)) & set(choices(slot, lang, held_out=False)) or len(phrasings) < 3
        )


def test_several_phrasings_and_orders(pairs: list[Pair]) -> None:
    firsts = {target.split(". ")[0] for p in pairs if p.lang == "en" for target in p.targets}
    assert len(firsts) > 40
    assert all(len(set(pair.targets)) == len(pair.targets) for pair in pairs)


def test_same_seed_same_pairs(records: Mapping[str, Record], pairs: list[Pair]) -> None:
    assert list(build_pairs(DOMAIN, records.values(), per_type=PER_TYPE, seed=3)) == pairs
    assert list(build_pairs(DOMAIN, records.values(), per_type=PER_TYPE, seed=4)) != pairs


def test_layouts_keep_the_data() -> None:
    record = battle_record(1.0)
    context = DOMAIN.context(record, "en")
    assert lay_out(context, "standard", random.Random(0)) == context
    shuffled = lay_out(context, "shuffled", random.Random(1))
    assert sorted(shuffled.split("\n")) == sorted(context.split("\n"))
    assert shuffled.split("\n")[0] == context.split("\n")[0]
    trimmed = lay_out(context, "trimmed", random.Random(0)).split("\n")
    assert len(trimmed) < len(context.split("\n"))
    assert set(trimmed) <= set(context.split("\n"))
    assert context.split("\n")[-1] in trimmed  # the battle itself is never dropped


def test_refused_texts_are_counted(records: Mapping[str, Record]) -> None:
    tally = Tally()
    kept = list(build_pairs(DOMAIN, records.values(), per_type={"undercut": 5}, seed=1, tally=tally))
    assert sum(tally.kept.values()) == sum(len(pair.targets) for pair in kept)


def test_command_writes_pairs_that_training_reads(tmp_path: Path) -> None:
    out = tmp_path / "pairs.jsonl"
    arguments = ["sft", "build", "--out", str(out), "--stint", "3", "--battle", "2", "--targets", "2", "--json"]
    result = CliRunner().invoke(main_group, arguments)
    assert result.exit_code == 0, result.output
    pairs = read_pairs(out)
    assert len(pairs) == len(list(read_jsonl(out))) > 0
    assert f'"pairs": {len(pairs)}' in result.output


def test_instances_of_the_test_split_are_left_out(records: Mapping[str, Record]) -> None:
    test = [record for record in records.values() if record.split == "test"]
    with pytest.raises(Exception, match="no usable train record"):
        list(build_pairs(DOMAIN, test, per_type={"undercut": 1}))
