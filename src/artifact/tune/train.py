"""The training loop.

Invariant: a run is a function of its config and its pairs. It can be killed at any time: started again with the same
config and folder it goes on from the last checkpoint and ends as if it had never stopped.

Weights are bfloat16; the optimizer works on float32 copies of what is trained, so that small steps are not lost.
"""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from artifact.errors import InputError
from artifact.files import atomic_path, dump_json, read_json, read_jsonl, write_json, write_jsonl
from artifact.tune.attention import use_branched
from artifact.tune.encode import Packed, inputs, pack, prediction_places
from artifact.tune.model import Loaded, Method, add_lora, fill_adapter, save_adapter
from artifact.tune.pairs import Pair
from artifact.tune.workers import Workers

if TYPE_CHECKING:
    import torch

ALONE = Workers()
CONFIG_FILE, LOSS_FILE, STATE_FILE = "config.json", "loss.jsonl", "checkpoint.pt"


@dataclass(frozen=True)
class TrainConfig:
    """Everything that decides a run, besides the pairs.

    Attributes:
        model: as given to `load_base`.
        method: `lora` or `full`.
        rank: of the adapters.
        alpha: their scale is alpha / rank.
        first_layer: lowest layer that gets an adapter; those below need no backward pass.
        learning_rate: at its peak, after the warm-up; it then falls linearly to a tenth.
        batch: pairs an optimizer step.
        steps: optimizer steps.
        warmup: steps until the peak.
        seed: order of the pairs and start of the adapters.
        gradient_checkpointing: recompute activations, to save memory at a third more time.
        start_sha256: hash of the adapter that the run starts from, empty for fresh ones.
    """

    model: str
    method: Method = "lora"
    rank: int = 16
    alpha: int = 32
    first_layer: int = 0
    learning_rate: float = 1e-3
    batch: int = 4
    steps: int = 250
    warmup: int = 10
    seed: int = 0
    gradient_checkpointing: bool = False
    start_sha256: str = ""


@dataclass(frozen=True)
class Progress:
    """One optimizer step: mean loss a target token, tokens and seconds spent so far."""

    step: int
    loss: float
    pairs: int
    tokens: int
    seconds: float


def read_pairs(path: Path) -> list[Pair]:
    """Read the file that `artifact sft build` wrote.

    Raises:
        InputError: a line lacks a field, or there is none.
    """
    pairs = []
    for where, row in read_jsonl(path):
        try:
            fields = {name: row[name] for name in ("id", "lang", "decision_type", "cluster", "layout", "prompt")}
            targets = row["targets"]
        except KeyError as error:
            raise InputError(f"lacks {error.args[0]!r}", where=where, fix="build it with: artifact sft build") from None
        if not isinstance(targets, list) or not targets or not all(isinstance(t, str) and t for t in targets):
            raise InputError("targets must be a list of texts", where=where)
        pairs.append(Pair(**fields, targets=tuple(targets)))  # type: ignore[arg-type]
    return pairs


def pairs_digest(pairs: Sequence[Pair]) -> str:
    """Hash of the training data."""
    digest = hashlib.sha256()
    for pair in pairs:
        digest.update(dump_json(pair.to_json()).encode() + b"\n")
    return digest.hexdigest()


def train(
    loaded: Loaded,
    pairs: Sequence[Pair],
    config: TrainConfig,
    out: Path,
    *,
    checkpoint_every: int = 25,
    on_step: Callable[[Progress], None] = lambda progress: None,
    on_checkpoint: Callable[[int, Any], None] = lambda step, model: None,
    workers: Workers = ALONE,
    start: Path | None = None,
    stop_after: int | None = None,
) -> Any:
    """Train, or go on with, the run in `out`; returns the trained model.

    Args:
        loaded: base model, on its device.
        pairs: training data.
        config: of the run.
        out: receives config, loss log, checkpoint and, with LoRA, the adapter.
        checkpoint_every: optimizer steps.
        on_step: called after each step, for progress.
        on_checkpoint: called with the step and the model after each checkpoint, for evaluation.
        workers: that share the work; only the first one writes and calls back.
        start: folder of an adapter to go on from.
        stop_after: end at this step, before the config's last one; the learning rate follows the config all the same.

    Raises:
        InputError: `out` holds a run of another config or other pairs.
    """
    import torch

    described = {**asdict(config), "pairs_sha256": pairs_digest(pairs)}
    if workers.is_first:
        _claim_folder(out, described)
    workers.wait()
    torch.manual_seed(config.seed)
    model = loaded.model
    model.config.use_cache = False
    use_branched(model)
    if config.gradient_checkpointing:
        model.gradient_checkpointing_enable()
        model.enable_input_require_grads()
    if config.method == "lora":
        model = add_lora(model, rank=config.rank, alpha=config.alpha, first_layer=config.first_layer)
        if start is not None:
            fill_adapter(model, start)
    trained = [p for p in model.parameters() if p.requires_grad]
    masters = [p.detach().float().clone().requires_grad_(True) for p in trained]
    optimizer = torch.optim.AdamW(masters, lr=config.learning_rate, weight_decay=0.0)
    log = _resume(out, masters, trained, optimizer)
    model.train()
    device = str(next(model.parameters()).device)
    last = min(config.steps, stop_after or config.steps)
    for step in range(len(log) + 1, last + 1):
        started = time.monotonic()
        chosen = pairs_of_step(pairs, config, step)
        packed = [pack(loaded.tokenizer, pair.prompt, pair.lang, pair.targets) for pair in chosen]
        total = _backward(model, workers.share([(len(p.ids), p) for p in packed]), device)
        _set_rate(optimizer, config, step)
        for parameter, master in zip(trained, masters, strict=True):
            master.grad = torch.zeros_like(master) if parameter.grad is None else parameter.grad.float()
            parameter.grad = None
        workers.add_up([*(master.grad for master in masters if master.grad is not None), total])
        places = sum(len(prediction_places(p)[0]) for p in packed)
        for master in masters:
            master.grad = None if master.grad is None else master.grad / places
        torch.nn.utils.clip_grad_norm_(masters, 1.0)
        optimizer.step()
        _copy(masters, trained)
        before = log[-1] if log else Progress(0, 0.0, 0, 0, 0.0)
        tokens = before.tokens + sum(len(p.ids) for p in packed)
        seconds = before.seconds + time.monotonic() - started
        log.append(Progress(step, float(total) / places, before.pairs + len(chosen), tokens, seconds))
        if not workers.is_first:
            continue
        on_step(log[-1])
        if step % checkpoint_every == 0 or step == last:
            _checkpoint(out, masters, optimizer, log)
            if config.method == "lora":
                save_adapter(model, out)
            model.eval()
            on_checkpoint(step, model)
            model.train()
    model.eval()
    return model


def pairs_of_step(pairs: Sequence[Pair], config: TrainConfig, step: int) -> list[Pair]:
    """The pairs of one optimizer step, counted from 1."""
    rng = random.Random(config.seed)
    order: list[int] = []
    while len(order) < step * config.batch:
        order += rng.sample(range(len(pairs)), len(pairs))
    return [pairs[index] for index in order[(step - 1) * config.batch : step * config.batch]]


def target_loss(model: Any, tokenizer: Any, pairs: Sequence[Pair]) -> float:
    """Mean loss a target token over pairs, without training on them."""
    import torch

    device = str(next(model.parameters()).device)
    total, count = 0.0, 0
    with torch.no_grad():
        for pair in pairs:
            loss, n = _summed_loss(model, pack(tokenizer, pair.prompt, pair.lang, pair.targets), device)
            total, count = total + float(loss), count + n
    return total / count


def _backward(model: Any, packed: Sequence[Packed], device: str) -> torch.Tensor:
    """Accumulate gradients of the loss summed over target tokens; returns that sum."""
    import torch

    total = torch.zeros((), device=device)
    for sequence in packed:
        loss, _ = _summed_loss(model, sequence, device)
        torch.autograd.backward(loss)
        total += loss.detach()
    return total


def _summed_loss(model: Any, packed: Packed, device: str) -> tuple[torch.Tensor, int]:
    """Cross-entropy summed over target tokens. The output layer is computed for them alone."""
    import torch

    places, expected = prediction_places(packed)
    core = model.get_base_model() if hasattr(model, "get_base_model") else model
    hidden = core.get_decoder()(**inputs(packed, device)).last_hidden_state[0, places]
    logits = core.get_output_embeddings()(hidden).float()
    loss = torch.nn.functional.cross_entropy(logits, torch.tensor(expected, device=device), reduction="sum")
    return loss, len(places)


def _set_rate(optimizer: torch.optim.Optimizer, config: TrainConfig, step: int) -> None:
    rising = min(1.0, step / max(1, config.warmup))
    left = (config.steps - step) / max(1, config.steps - config.warmup)
    for group in optimizer.param_groups:
        group["lr"] = config.learning_rate * rising * max(0.1, min(1.0, left))


def _copy(masters: Sequence[torch.Tensor], trained: Sequence[torch.Tensor]) -> None:
    import torch

    with torch.no_grad():
        for master, parameter in zip(masters, trained, strict=True):
            parameter.copy_(master)


def _claim_folder(out: Path, described: dict[str, object]) -> None:
    existing = out / CONFIG_FILE
    if existing.is_file():
        found = read_json(existing)
        if found != described:
            other = sorted(k for k in described if not isinstance(found, dict) or found.get(k) != described[k])
            raise InputError(
                f"holds a run with another {', '.join(other)}", where=str(out), fix="choose another --out, or delete it"
            )
        return
    write_json(existing, described)


def _checkpoint(
    out: Path, masters: Sequence[torch.Tensor], optimizer: torch.optim.Optimizer, log: Sequence[Progress]
) -> None:
    import torch

    state = {
        "masters": [m.detach() for m in masters],
        "optimizer": optimizer.state_dict(),
        "log": [asdict(p) for p in log],
    }
    with atomic_path(out / STATE_FILE) as temporary:
        torch.save(state, temporary)
    write_jsonl(out / LOSS_FILE, (asdict(p) for p in log))


def _resume(
    out: Path,
    masters: Sequence[torch.Tensor],
    trained: Sequence[torch.Tensor],
    optimizer: torch.optim.Optimizer,
) -> list[Progress]:
    """Restore the last checkpoint, if there is one; returns the log up to it."""
    import torch

    if not (out / STATE_FILE).is_file():
        return []
    state = torch.load(out / STATE_FILE, weights_only=True, map_location=masters[0].device)
    with torch.no_grad():
        for master, saved in zip(masters, state["masters"], strict=True):
            master.copy_(saved)
    optimizer.load_state_dict(state["optimizer"])
    _copy(masters, trained)
    return [Progress(**row) for row in state["log"]]
