"""Training on a tiny random model: branches, resuming after a kill, adapters, generation. Needs the extra `train`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from artifact.domain import get_domain
from artifact.errors import InputError
from artifact.files import read_jsonl, write_jsonl
from artifact.models.values import Reply, Usage
from artifact.status import Status
from artifact.tune.pairs import Pair
from artifact.tune.workers import Workers

torch = pytest.importorskip("torch", reason="needs the extra train (torch)")
pytest.importorskip("transformers", reason="needs the extra train (transformers)")
pytest.importorskip("peft", reason="needs the extra train (peft)")

from artifact.tune import train as training  # noqa: E402
from artifact.tune.attention import use_branched  # noqa: E402
from artifact.tune.encode import inputs, pack, prediction_places, prompt_ids  # noqa: E402
from artifact.tune.generate import generate, request  # noqa: E402
from artifact.tune.held_out import EVALUATIONS_FILE, Evaluator, evaluate, held_out_pairs  # noqa: E402
from artifact.tune.model import Loaded, add_lora, load_adapter, load_base, save_adapter  # noqa: E402
from artifact.tune.phrases import SYSTEM  # noqa: E402
from artifact.tune.train import TrainConfig, target_loss, train  # noqa: E402
from artifact.tune.write import Plan, questions, write_texts  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::DeprecationWarning", "ignore::UserWarning")

PAIRS = [
    Pair(
        f"r{i}",
        "en",
        "undercut",
        "race",
        "standard",
        f"AAA lap {i}, BBB lap {i + 2}",
        (f"AAA {i}.", f"On lap {i} AAA."),
    )
    for i in range(8)
]


def load(tiny: Path, dtype: Any = None) -> Loaded:
    return load_base(str(tiny), dtype=dtype or torch.float32)


def config(tiny: Path, **changes: Any) -> TrainConfig:
    return TrainConfig(**{"model": str(tiny), "rank": 4, "learning_rate": 1e-2, "steps": 6, "warmup": 1, **changes})


def test_branches_give_the_loss_of_single_sequences(tiny: Path) -> None:
    loaded = load(tiny)
    plain = load(tiny).model
    use_branched(loaded.model)
    pair = PAIRS[3]
    packed = pack(loaded.tokenizer, pair.prompt, pair.lang, pair.targets)
    with torch.no_grad():
        hidden = loaded.model.get_decoder()(**inputs(packed, "cpu")).last_hidden_state[0]
        for (start, end), target in zip(packed.branches, pair.targets, strict=True):
            single = pack(loaded.tokenizer, pair.prompt, pair.lang, [target])
            alone = plain.get_decoder()(torch.tensor([single.ids])).last_hidden_state[0]
            assert torch.allclose(hidden[start:end], alone[-(end - start) :], atol=1e-5)


def test_a_branch_does_not_see_the_others(tiny: Path) -> None:
    loaded = load(tiny)
    use_branched(loaded.model)
    losses = []
    for other in ("zzz", "quite another text"):
        packed = pack(loaded.tokenizer, "prompt", "en", [other, "AAA pitted."])
        start, end = packed.branches[1]
        with torch.no_grad():
            hidden = loaded.model.get_decoder()(**inputs(packed, "cpu")).last_hidden_state[0, start:end]
        losses.append(hidden)
    assert torch.allclose(losses[0], losses[1], atol=1e-5)


def test_targets_are_predicted_from_the_opening_token_to_the_end_of_turn(tiny: Path) -> None:
    tokenizer = load(tiny).tokenizer
    packed = pack(tokenizer, "prompt", "en", ["AAA", "BBB!"])
    _, expected = prediction_places(packed)
    assert tokenizer.decode(expected) == "AAA<|im_end|>BBB!<|im_end|>"
    first, second = packed.branches
    assert packed.positions[first[0]] == packed.positions[second[0]] == first[0]


@pytest.mark.parametrize("method", ["lora", "full"])
def test_training_lowers_the_loss(tiny: Path, tmp_path: Path, method: Any) -> None:
    loaded = load(tiny)
    before = target_loss(_branched(loaded.model), loaded.tokenizer, PAIRS)
    model = train(loaded, PAIRS, config(tiny, method=method, steps=30), tmp_path / "run")
    assert target_loss(model, loaded.tokenizer, PAIRS) < before - 0.3
    log = [row for _, row in read_jsonl(tmp_path / "run" / training.LOSS_FILE)]
    assert [row["step"] for row in log] == list(range(1, 31))


def test_a_stopped_run_ends_like_one_that_never_stopped(tiny: Path, tmp_path: Path) -> None:
    class Stop(Exception):
        pass

    def stop_after_four(progress: training.Progress) -> None:
        if progress.step == 5:  # after the checkpoint of step 4, before the next
            raise Stop

    whole = train(load(tiny), PAIRS, config(tiny), tmp_path / "whole", checkpoint_every=2)
    with pytest.raises(Stop):
        train(load(tiny), PAIRS, config(tiny), tmp_path / "cut", checkpoint_every=2, on_step=stop_after_four)
    resumed = train(load(tiny), PAIRS, config(tiny), tmp_path / "cut", checkpoint_every=2)
    for (name, left), right in zip(whole.named_parameters(), resumed.parameters(), strict=True):
        assert torch.equal(left, right), name


def test_decisions_to_evaluate_on_are_in_no_training_pair() -> None:
    domain = get_domain("racing")
    records = domain.load("corrected", "corrected")
    trained = held_out_pairs(domain, records, [], 12)
    held_out = held_out_pairs(domain, records, trained, 5, seed=0)
    assert not {pair.id for pair in trained} & {pair.id for pair in held_out}
    assert all(records[pair.id].split == "train" for pair in held_out)
    asked = [(pair.lang, pair.decision_type) for pair in held_out]
    types = [("overcut", 1), ("stint_strategy", 2), ("undercut", 2)]
    assert sorted(asked) == [(lang, name) for lang in ("en", "es", "pt") for name, n in types for _ in range(n)]
    only = {pair.id: records[pair.id] for pair in trained}
    with pytest.raises(InputError, match="leave no decision out"):
        held_out_pairs(domain, only, trained, 3)


def test_evaluation_changes_nothing_of_a_run_and_is_done_once(tiny: Path, tmp_path: Path) -> None:
    domain = get_domain("racing")
    records = domain.load("corrected", "corrected")
    held_out = held_out_pairs(domain, records, [], 1)
    measured: list[int] = []

    def evaluated(loaded: Loaded, out: Path) -> Evaluator:
        def measure(step: int, model: Any) -> Any:
            measured.append(step)
            return evaluate(loaded, model, domain, records, held_out, step)

        return Evaluator(measure, out)

    plain = train(load(tiny), PAIRS, config(tiny), tmp_path / "plain", checkpoint_every=2)
    watched = load(tiny)
    evaluator = evaluated(watched, tmp_path / "watched")
    model = train(watched, PAIRS, config(tiny), tmp_path / "watched", checkpoint_every=2, on_checkpoint=evaluator)
    for (name, left), right in zip(plain.named_parameters(), model.parameters(), strict=True):
        assert torch.equal(left, right), name
    evaluator(4, model)
    assert measured == [2, 4, 6]
    rows: list[Any] = [row for _, row in read_jsonl(tmp_path / "watched" / EVALUATIONS_FILE)]
    assert [row["step"] for row in rows] == [2, 4, 6]
    assert rows[-1]["loss"] == pytest.approx(target_loss(model, watched.tokenizer, held_out))
    for row in rows:
        assert set(row["by_language"]) == {"en", "es", "pt"}
        assert all(scores["texts"] == 1 and scores["recall"] == 0 for scores in row["by_language"].values())


def test_texts_are_scored_as_they_were_written(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    domain = get_domain("racing")
    records = domain.load("corrected", "corrected")
    pairs = held_out_pairs(domain, records, [], 3)
    said = {place: pair.targets[0] for place, pair in enumerate(pairs)}
    cut = next(place for place, pair in enumerate(pairs) if pair.lang == "es")
    said[cut] = ""

    def write(loaded: Loaded, asked: Any) -> Any:
        for place, text in said.items():
            status = Status.TRUNCATED if place == cut else Status.OK
            yield place, Reply(status, text, None, "max_tokens", Usage(1, 1), loaded.name, 9)

    monkeypatch.setattr("artifact.tune.held_out.generate", write)
    loaded = load(tiny)
    use_branched(loaded.model)
    found = evaluate(loaded, loaded.model, domain, records, pairs, 1).by_language
    perfect = {"texts": 3, "ended": 3, "precision": 1.0, "recall": 1.0, "f1": 1.0}
    assert vars(found["en"]) == vars(found["pt"]) == perfect
    missed = len(records[pairs[cut].id].required)
    required = sum(len(records[pair.id].required) for pair in pairs if pair.lang == "es")
    assert (found["es"].ended, found["es"].precision) == (2, 1.0)
    assert found["es"].recall == pytest.approx(1 - missed / required)
    assert loaded.model.config._attn_implementation == "branched"


def test_a_folder_of_another_run_is_refused(tiny: Path, tmp_path: Path) -> None:
    train(load(tiny), PAIRS, config(tiny, steps=1), tmp_path)
    with pytest.raises(InputError, match="another pairs_sha256, seed"):
        train(load(tiny), PAIRS[:4], config(tiny, steps=1, seed=9), tmp_path)


def test_adapter_survives_the_disk(tiny: Path, tmp_path: Path) -> None:
    model = train(load(tiny, torch.bfloat16), PAIRS, config(tiny), tmp_path)
    merged = load_adapter(load(tiny, torch.bfloat16), tmp_path)
    ids = torch.tensor([[5, 6, 7, 8, 9]])
    with torch.no_grad():
        expected = model.merge_and_unload().get_decoder()(ids, branches=()).last_hidden_state
        assert torch.equal(merged.model.get_decoder()(ids).last_hidden_state, expected) or torch.allclose(
            merged.model.get_decoder()(ids).last_hidden_state.float(), expected.float(), atol=0.1
        )


def test_adapters_are_added_and_loaded_in_silence(tiny: Path, tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", FutureWarning)
        save_adapter(add_lora(load(tiny).model, rank=2, alpha=4), tmp_path)
        load_adapter(load(tiny), tmp_path)


def test_adapter_of_another_model_is_refused(tiny: Path, tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"no adapter_model\.safetensors"):
        load_adapter(load(tiny), tmp_path)
    save_adapter(add_lora(load(tiny).model, rank=2, alpha=4), tmp_path)
    (tmp_path / "adapter_model.safetensors").write_bytes(b"not tensors")
    with pytest.raises(InputError, match="does not fit"):
        load_adapter(load(tiny), tmp_path)


def test_model_that_does_not_exist_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot load model"):
        load_base(str(tmp_path / "nothing"), dtype=torch.float32)


def test_generation_says_how_it_ended(tiny: Path) -> None:
    loaded = load(tiny)
    asked = [request(loaded.identity, loaded.name, "x" * n, "en", max_tokens=3) for n in (9, 1, 5)]
    answers = list(generate(loaded, asked, batch=2))
    assert [place for place, _ in answers] == [1, 2, 0]  # by length
    for place, reply in answers:
        assert reply.status.value in ("truncated", "ok", "empty")
        assert (reply.finish_reason == "end_turn") == (reply.status.value != "truncated")
        assert reply.usage.output_tokens <= 3
        assert reply.usage.input_tokens == len(prompt_ids(loaded.tokenizer, "x" * (9, 1, 5)[place], SYSTEM["en"]))
        assert next(generate(loaded, [asked[place]])) == (0, reply)


def test_texts_are_written_once_and_by_one_model(tiny: Path, tmp_path: Path) -> None:
    domain, out = get_domain("racing"), tmp_path / "texts.jsonl"
    records = [r for r in domain.load("released", "corrected").values() if r.decision_type == "undercut"][:2]
    plan = Plan(records, ["en", "pt"], "standard", 0, "tiny", max_tokens=2)
    rows = write_texts(domain, load(tiny), plan, out)
    assert rows == [row for _, row in read_jsonl(out)]
    keys = {asked.key() for _, asked in questions(domain, plan, load(tiny).identity, str(tiny))}
    assert {row["request"] for row in rows} == keys and len(keys) == 4
    more = write_texts(domain, load(tiny), replace(plan, condition="renamed", langs=["en"]), out)
    assert more[:4] == rows and [row["condition"] for row in more[4:]] == ["renamed", "renamed"]

    save_adapter(add_lora(load(tiny).model, rank=2, alpha=4), tmp_path / "adapter")
    other = load_adapter(load(tiny), tmp_path / "adapter")
    with pytest.raises(InputError, match="another model wrote"):
        write_texts(domain, other, plan, out)


def test_shares_cover_the_work_once_and_evenly() -> None:
    parts = [(size, size) for size in (900, 500, 450, 100, 80)]
    shares = [Workers(rank, 2).share(parts) for rank in range(2)]
    assert sorted(shares[0] + shares[1]) == sorted(size for size, _ in parts)
    assert shares == [[900, 100, 80], [500, 450]]


def test_command_resumes_after_kill_nine(tiny: Path, tmp_path: Path) -> None:
    pairs, out = tmp_path / "pairs.jsonl", tmp_path / "run"
    write_jsonl(pairs, (pair.to_json() for pair in PAIRS))
    arguments = [sys.executable, "-m", "artifact", "finetune", "--model", str(tiny), "--pairs", str(pairs)]
    arguments += [
        "--steps",
        "150",
        "--rank",
        "4",
        "--checkpoint-every",
        "2",
        "--threads",
        "1",
        "--json",
        "--out",
        str(out),
    ]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        deadline = time.monotonic() + 120
        while not (out / training.LOSS_FILE).is_file() and time.monotonic() < deadline:
            time.sleep(0.05)
        os.kill(process.pid, signal.SIGKILL)
    reached = len(list(read_jsonl(out / training.LOSS_FILE)))
    assert 0 < reached < 150
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=240, check=True)
    assert [row["step"] for _, row in read_jsonl(out / training.LOSS_FILE)] == list(range(1, 151))
    assert len(json.loads(done.stdout)["loss"]) == 150
    first = int(done.stderr.split("step ")[1].split("/")[0])
    assert first > reached  # goes on, rather than starting again


def _branched(model: Any) -> Any:
    use_branched(model)
    return model
