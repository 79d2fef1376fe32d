"""`artifact finetune`: fine-tune a small model on the oracle."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from artifact.files import dump_json


@click.command()
@click.option(
    "--model", default="smollm2", show_default=True, help="smollm2, a folder, a .gguf file or a Hugging Face id."
)
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True, help="Folder of the run.")
@click.option(
    "--pairs", "pairs_file", type=click.Path(path_type=Path), help="Pairs file; built from the oracle if not given."
)
@click.option(
    "--method",
    type=click.Choice(["lora", "full"]),
    default="lora",
    show_default=True,
    help="Train low-rank adapters, or all weights.",
)
@click.option("--rank", default=16, show_default=True, type=click.IntRange(1, 512), help="Of the adapters.")
@click.option(
    "--alpha", default=32, type=click.IntRange(1), show_default=True, help="Scale of the adapters is alpha / rank."
)
@click.option("--first-layer", default=0, show_default=True, type=click.IntRange(0), help="Lowest layer adapted.")
@click.option(
    "--learning-rate",
    default=1e-3,
    show_default=True,
    type=click.FloatRange(0, 1, min_open=True),
    help="The highest, after warm-up.",
)
@click.option("--batch", default=2, show_default=True, type=click.IntRange(1), help="Pairs an optimizer step.")
@click.option("--steps", default=240, show_default=True, type=click.IntRange(1), help="Optimizer steps.")
@click.option("--stop-after", type=click.IntRange(1), help="End at this step; the schedule is that of --steps.")
@click.option(
    "--warmup", default=10, show_default=True, type=click.IntRange(0), help="Steps of a rising learning rate."
)
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0, 2**32 - 1), help="Of order and adapters.")
@click.option(
    "--from-adapter",
    "start",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder of an adapter to start from.",
)
@click.option("--gradient-checkpointing", is_flag=True, help="Less memory, a third more time.")
@click.option("--checkpoint-every", default=40, show_default=True, type=click.IntRange(1), help="Steps.")
@click.option("--keep-adapters", is_flag=True, help="Keep the adapter of every checkpoint, for a learning curve.")
@click.option(
    "--evaluate",
    default=6,
    show_default=True,
    type=click.IntRange(0),
    help="Decisions a language, held out of training, to evaluate on at each checkpoint; 0 for none.",
)
@click.option("--threads", type=click.IntRange(1), help="CPU threads.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON summary.")
def command(
    model: str,
    out: Path,
    pairs_file: Path | None,
    method: str,
    rank: int,
    alpha: int,
    first_layer: int,
    learning_rate: float,
    batch: int,
    steps: int,
    stop_after: int | None,
    warmup: int,
    seed: int,
    start: Path | None,
    gradient_checkpointing: bool,
    checkpoint_every: int,
    keep_adapters: bool,
    evaluate: int,
    threads: int | None,
    as_json: bool,
) -> None:
    """Fine-tune a small model on the oracle.

    Started again with the same options, a run that was stopped goes on from its last checkpoint.
    """
    from artifact.tune.model import adapter_hash, check_extra

    check_extra()
    from artifact.tune.held_out import Evaluation
    from artifact.tune.run import RunOptions, finetune
    from artifact.tune.train import Progress, TrainConfig

    config = TrainConfig(
        model=model,
        method="lora" if method == "lora" else "full",
        rank=rank,
        alpha=alpha,
        first_layer=first_layer,
        learning_rate=learning_rate,
        batch=batch,
        steps=steps,
        warmup=warmup,
        seed=seed,
        gradient_checkpointing=gradient_checkpointing,
        start_sha256=adapter_hash(start) if start is not None else "",
    )

    def show(progress: Progress) -> None:
        left = progress.seconds / progress.step * (steps - progress.step)
        line = (
            f"step {progress.step}/{steps}  loss {progress.loss:.4f}  {progress.tokens / progress.seconds:.0f} tokens/s"
        )
        print(f"{line}  {left / 60:.0f} min left", file=sys.stderr, flush=True)

    def show_evaluation(found: Evaluation) -> None:
        spoken = (
            f"{lang}: F1 {'-' if scores.f1 is None else format(scores.f1, '.3f')}, {scores.ended}/{scores.texts} ended"
            for lang, scores in found.by_language.items()
        )
        print(f"step {found.step}/{steps}  held out: loss {found.loss:.4f}; {'; '.join(spoken)}", file=sys.stderr)

    options = RunOptions(
        pairs_file=pairs_file,
        checkpoint_every=checkpoint_every,
        keep_adapters=keep_adapters,
        evaluate=evaluate,
        threads=threads,
        start=start,
        stop_after=stop_after,
    )
    manifest = finetune(config, out, options, on_step=show, on_evaluation=show_evaluation)
    if manifest is not None:
        click.echo(dump_json(manifest) if as_json else f"{out}: {steps} steps, final loss {manifest['final_loss']:.4f}")
