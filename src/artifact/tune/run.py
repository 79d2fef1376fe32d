"""A fine-tuning run from its options to its folder.

Invariant: the folder says how it came about: `config.json` (options and hash of the pairs), `pairs.jsonl` (if built
here), `loss.jsonl`, the adapter or model, and `manifest.json`, written when the run is complete.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from artifact.domain import get_domain
from artifact.errors import InputError
from artifact.files import read_json, read_jsonl, sha256, write_json, write_jsonl
from artifact.tune.held_out import Evaluation, Evaluator, evaluate, held_out_pairs, read_evaluations
from artifact.tune.model import ADAPTER_FILE, Loaded, best_device, keep_heap, load_base, save_adapter, versions
from artifact.tune.pairs import Pair, build_pairs
from artifact.tune.train import LOSS_FILE, Progress, TrainConfig, pairs_digest, pairs_of_step, read_pairs, train
from artifact.tune.workers import join

PAIRS_FILE, MANIFEST_FILE = "pairs.jsonl", "manifest.json"
DEFAULT_PAIRS = {"stint_strategy": 180, "undercut": 90, "overcut": 90}


@dataclass(frozen=True)
class RunOptions:
    """What does not change the result.

    Attributes:
        pairs_file: training data; None builds them into the run's folder.
        checkpoint_every: optimizer steps.
        keep_adapters: keep each checkpoint's adapter under `steps/`.
        evaluate: held-out pairs a language to evaluate on at each checkpoint; 0 for no evaluation.
        threads: of the CPU; None leaves PyTorch's choice.
        start: folder of an adapter to start from; its hash is part of the config.
        stop_after: end at this step, before the config's last one.
    """

    pairs_file: Path | None = None
    checkpoint_every: int = 40
    keep_adapters: bool = False
    evaluate: int = 0
    threads: int | None = None
    start: Path | None = None
    stop_after: int | None = None


def finetune(
    config: TrainConfig,
    out: Path,
    options: RunOptions,
    *,
    on_step: Callable[[Progress], None] = lambda progress: None,
    on_evaluation: Callable[[Evaluation], None] = lambda evaluation: None,
) -> dict[str, Any] | None:
    """Run, or go on with, a fine-tuning; returns the manifest (None in workers but the first).

    Raises:
        InputError: no such model or pairs, or the folder holds another run.
    """
    import torch

    keep_heap()
    if options.threads:
        torch.set_num_threads(options.threads)
    workers = join()
    if options.pairs_file is None and workers.is_first:
        _build_pairs(out / PAIRS_FILE, config.seed)
    workers.wait()
    pairs = read_pairs(options.pairs_file or out / PAIRS_FILE)
    loaded = load_base(config.model, dtype=torch.bfloat16, device=best_device())

    evaluator = _evaluator(loaded, pairs, options.evaluate, out, on_evaluation)

    def at_checkpoint(step: int, model: Any) -> None:
        if options.keep_adapters and config.method == "lora":
            save_adapter(model, out / "steps" / f"{step:05d}")
        if evaluator is not None:
            evaluator(step, model)

    model = train(
        loaded,
        pairs,
        config,
        out,
        checkpoint_every=options.checkpoint_every,
        on_step=on_step,
        on_checkpoint=at_checkpoint,
        workers=workers,
        start=options.start,
        stop_after=options.stop_after,
    )
    workers.wait()
    if not workers.is_first:
        return None
    if config.method == "full":
        model.save_pretrained(out / "model")
        loaded.tokenizer.save_pretrained(out / "model")
    manifest = describe(out, config, pairs, workers=workers.count, threads=torch.get_num_threads())
    write_json(out / MANIFEST_FILE, manifest)
    return manifest


def describe(out: Path, config: TrainConfig, pairs: Sequence[Pair], *, workers: int, threads: int) -> dict[str, Any]:
    """The manifest of a run, from its folder.

    `prompts` and `texts` count what was trained on, repeats included.
    """
    log = [row for _, row in read_jsonl(out / LOSS_FILE)]
    shown = [pair for step in range(1, len(log) + 1) for pair in pairs_of_step(pairs, config, step)]
    return {
        "config": asdict(config),
        "steps_done": len(log),
        "pairs": len(pairs),
        "pairs_sha256": pairs_digest(pairs),
        "prompts": len(shown),
        "texts": sum(len(pair.targets) for pair in shown),
        "device": best_device(),
        "workers": workers,
        "threads_a_worker": threads,
        "seconds": log[-1]["seconds"],
        "tokens": log[-1]["tokens"],
        "final_loss": log[-1]["loss"],
        "loss": [row["loss"] for row in log],
        "evaluations": read_evaluations(out),
        "versions": dict(versions()),
        "sha256": {ADAPTER_FILE: sha256(out / ADAPTER_FILE)} if config.method == "lora" else {},
    }


@dataclass(frozen=True)
class History:
    """Runs that each went on from the one before, as one.

    Attributes:
        loss: of every step.
        prompts: trained on up to each step, repeats included.
        texts: target texts in all.
        seconds: spent on optimizer steps.
        evaluations: made on the way, by step over all runs (see `artifact.tune.held_out.Evaluation`).
    """

    loss: tuple[float, ...]
    prompts: tuple[int, ...]
    texts: int
    seconds: float
    evaluations: tuple[dict[str, Any], ...] = ()


def read_history(manifests: Sequence[Path]) -> History:
    """Join the manifests of successive runs.

    Raises:
        InputError: a file is not a manifest.
    """
    loss: list[float] = []
    prompts: list[int] = []
    evaluations: list[dict[str, Any]] = []
    texts, seconds = 0, 0.0
    for path in manifests:
        found = read_json(path)
        if not isinstance(found, dict) or not {"config", "loss", "texts", "seconds"} <= set(found):
            raise InputError("not a manifest of artifact finetune", where=str(path))
        evaluations += [{**row, "step": row["step"] + len(loss)} for row in found.get("evaluations", ())]
        before = prompts[-1] if prompts else 0
        prompts += [before + found["config"]["batch"] * (step + 1) for step in range(len(found["loss"]))]
        loss += found["loss"]
        texts, seconds = texts + found["texts"], seconds + found["seconds"]
    return History(tuple(loss), tuple(prompts), texts, seconds, tuple(evaluations))


def _evaluator(
    loaded: Loaded, pairs: Sequence[Pair], count: int, out: Path, on_evaluation: Callable[[Evaluation], None]
) -> Evaluator | None:
    """What evaluates a run on `count` held-out pairs a language."""
    if not count:
        return None
    domain = get_domain("racing")
    records = domain.load("corrected", "corrected")
    held_out = held_out_pairs(domain, records, pairs, count)
    return Evaluator(lambda step, model: evaluate(loaded, model, domain, records, held_out, step), out, on_evaluation)


def _build_pairs(path: Path, seed: int) -> None:
    """The pairs of a run that was given none, built from the oracle at its first start."""
    if not path.is_file():
        domain = get_domain("racing")
        records = domain.load("corrected", "corrected").values()
        pairs = build_pairs(domain, records, per_type=DEFAULT_PAIRS, seed=seed)
        write_jsonl(path, (pair.to_json() for pair in pairs))
