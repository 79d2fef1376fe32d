"""`artifact judge`: reference-grounded correctness of stored answers, beside completeness."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from artifact.commands.groups import Group
from artifact.commands.model_options import ModelOptions, connect
from artifact.console import Cell, note, progress, score_cell, show_table
from artifact.errors import InputError
from artifact.files import dump_json

if TYPE_CHECKING:
    import pandas as pd

    from artifact.judge.evaluators import Backend


@click.group(cls=Group, name="judge")
def command() -> None:
    """Judge stored answers against references: contradiction, not completeness."""


@command.command(name="rescore")
@click.argument("answers", type=click.Path(path_type=Path))
@click.option("--references", required=True, type=click.Path(path_type=Path), help="JSONL of questions and references.")
@click.option("--out", required=True, type=click.Path(path_type=Path), help="JSONL of judgements.")
@click.option("--runs", type=click.IntRange(1, 1000), default=3, show_default=True, help="Judgements of each answer.")
@click.option(
    "--judge", "spec", default="claims", show_default=True, metavar="SPEC", help="claims, oracle or llm:MODEL."
)
@click.option("--allow-same-model", is_flag=True, help="Let a model judge its own answers; it is recorded.")
@click.option("--base-url", metavar="URL", help="For llm:MODEL: any service that speaks the Messages API.")
@click.option("--api-key-env", metavar="NAME", help="Environment variable with the key for --base-url.")
@click.option("--providers", type=click.Path(path_type=Path), envvar="ARTIFACT_PROVIDERS", help="TOML of providers.")
@click.option("--store", type=click.Path(path_type=Path), envvar="ARTIFACT_STORE", help="Folder of stored replies.")
@click.option("--max-calls", type=click.IntRange(0), help="Calls of a model at most.")
@click.option(
    "--form",
    type=click.Choice(["statements", "yes-no"]),
    default="statements",
    show_default=True,
    help="For llm:MODEL: a verdict on each statement, by a tool call; or one word, for models that call no tools.",
)
@click.option(
    "--completeness",
    "completeness_by",
    type=click.Choice(["judge", "claims"]),
    default="judge",
    show_default=True,
    help="Who says how complete an answer is; claims saves half of a model's calls.",
)
@click.option(
    "--temperature", type=click.FloatRange(0, 2), help="For llm:MODEL: sent if given; above 0, repeats differ."
)
@click.option(
    "--max-tokens", type=click.IntRange(1), help="For llm:MODEL: of one verdict, at most (default: 2048, up to 8192)."
)
@click.option(
    "--concurrency", type=click.IntRange(1, 64), default=4, show_default=True, help="Questions to a model at once."
)
@click.option("--seed", type=click.IntRange(0), default=12345, show_default=True, help="Seed of the intervals.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def rescore_command(
    answers: Path,
    references: Path,
    out: Path,
    runs: int,
    spec: str,
    allow_same_model: bool,
    base_url: str | None,
    api_key_env: str | None,
    providers: Path | None,
    store: Path | None,
    max_calls: int | None,
    form: str,
    completeness_by: str,
    temperature: float | None,
    max_tokens: int | None,
    concurrency: int,
    seed: int,
    as_json: bool,
) -> None:
    """Judge stored ANSWERS again, without asking anyone to answer again.

    ANSWERS has a line for each: {"id", "system", "answer"}, optionally "run", "lang", "finish_reason". References have
    {"id", "question", "reference_answer"}, optionally "accepted" (other readings that are right), "expected_entities",
    and "record" ({"domain", "id"}) for the oracle. An interrupted run goes on where it stopped.
    """
    from artifact.judge.evaluators import Divided, get_backend
    from artifact.judge.independence import check
    from artifact.judge.rescore import MIN_RUNS, plans, rescore, systems, table
    from artifact.judge.stored import read_answers, read_questions

    model = spec.removeprefix("llm:") if spec.startswith("llm:") else ""
    client = None
    if model:
        options = ModelOptions(
            model=model,
            base_url=base_url,
            api_key_env=api_key_env,
            providers=providers,
            store=store,
            max_calls=max_calls,
            concurrency=concurrency,
        )
        client = connect(options)
    elif temperature is not None or max_tokens is not None or form != "statements":
        raise InputError(f"--form, --temperature and --max-tokens are for llm:MODEL, not for {spec}")
    backend = get_backend(spec, client, form=form, temperature=temperature, max_tokens=max_tokens)
    if completeness_by == "claims" and model:
        backend = Divided(backend)
    questions = read_questions(references)
    stored = read_answers(answers, questions)
    for path in (answers, references):
        if out.resolve() == path.resolve():
            raise InputError("--out would replace an input file", where=str(out))
    names = backend.models
    warnings = (
        check(names[0], {a.system for a in stored}, aliases=names[1:], allow_same=allow_same_model) if names else []
    )
    for warning in warnings:
        note(f"warning: {warning}")
    todo = plans(stored, questions, runs, backend.name)
    with progress("judging", len(todo)) as advance:
        rows = rescore(todo, backend, out, concurrency=concurrency if model else 1, advance=advance)
    judged = table(rows)
    found = systems(judged, seed=seed)
    ranked = "rank_change" in found
    caveat = ""
    if not ranked:
        caveat = f"no ranking: {int(found['runs'].min())} of at least {MIN_RUNS} runs"
    elif not model and max(answer.run for answer in stored) < MIN_RUNS:
        caveat = (
            f"{backend.name} always judges alike: its repeats show no spread, and the order of systems rests on one "
            f"stored answer a question; store answers of at least {MIN_RUNS} runs to see theirs"
        )
    if as_json:
        click.echo(dump_json(_result(backend, found, judged, caveat, warnings)))
        return
    _show(found, judged, ranked)
    if caveat:
        note(caveat)
    note(f"{len(rows)} judgements of {len(stored)} answers by {rows[0]['by']}: {out}")


@command.command(name="check")
@click.option("--question", default="", help="What was asked.")
@click.option("--answer", required=True, help="What was answered.")
@click.option("--reference", default="", help="The right answer.")
@click.option("--accepted", multiple=True, help="Another reading that is right; can be repeated.")
@click.option("--judge", "spec", default="claims", show_default=True, metavar="SPEC", help="claims or llm:MODEL.")
def check_command(question: str, answer: str, reference: str, accepted: tuple[str, ...], spec: str) -> None:
    """Judge one answer and print key, score and comment as JSON."""
    from artifact.judge.evaluators import completeness_judge, correctness_judge, get_backend

    backend = get_backend(spec)
    data = {"reference_answer": reference, "accepted": list(accepted)}
    for evaluate in (completeness_judge, correctness_judge):
        click.echo(dump_json(evaluate({"question": question}, {"answer": answer}, data, backend=backend)))


@command.command(name="release")
@click.option(
    "--from", "folder", type=click.Path(path_type=Path), help="The release's folder (default: ARTIFACT_RELEASE)."
)
@click.option("--out", required=True, type=click.Path(path_type=Path), help="Folder for one parquet file a source.")
def release_command(folder: Path | None, out: Path) -> None:
    """Judge the paper's released generations by the words of truthful templates; keep figures, no texts."""
    import pandas as pd

    from artifact.files import atomic_path
    from artifact.judge.released import JUDGED, judge_release
    from artifact.sources.release import find_release

    found = find_release(folder)
    for source in JUDGED:
        with progress(source, None) as advance:
            rows = pd.DataFrame(list(judge_release(found, [source], advance)))
        with atomic_path(out / f"{source}.parquet") as path:
            rows.drop(columns="source").to_parquet(path, index=False)
        note(f"{out / source}.parquet: {len(rows)} generations, {int((rows['contradicted'] > 0).sum())} contradict")


def _result(
    backend: Backend, found: pd.DataFrame, judged: pd.DataFrame, caveat: str, warnings: list[str]
) -> dict[str, object]:
    plain = found.astype(object).where(found.notna(), None)
    wrong = judged[judged["complete_and_wrong"] & (judged["repeat"] == 1)]
    return {
        "judge": backend.name,
        "systems": plain.to_dict("records"),
        "complete_and_wrong": wrong[["id", "system", "run", "completeness", "correctness", "why"]].to_dict("records"),
        "caveat": caveat,
        "warnings": warnings,
    }


def _show(found: pd.DataFrame, judged: pd.DataFrame, ranked: bool) -> None:
    def cell(row: Mapping[Hashable, float], name: str) -> str | None:
        return score_cell(row[name], row[f"{name}_low"], row[f"{name}_high"])

    def spread(row: Mapping[Hashable, float]) -> str | None:
        value = row["correctness_spread"]
        return f"{value:.3f}" if value == value else None

    headers = ["system", "judged", "unscored", "runs", "completeness", "correctness", "spread", "complete and wrong"]
    lines: list[list[Cell]] = []
    for row in found.to_dict("records"):
        line: list[Cell] = [str(row["system"]), int(row["answers"]), int(row["unscored"]), int(row["runs"])]
        line += [cell(row, "completeness"), cell(row, "correctness"), spread(row), int(row["complete_and_wrong"])]
        if ranked:
            places = f"{int(row['rank_completeness'])} → {int(row['rank_correctness'])}"
            line += [places, f"{int(row['rank_change']):+d}"]
        lines.append(line)
    show_table("", headers + (["rank", "change"] if ranked else []), lines)
    wrong = judged[judged["complete_and_wrong"] & (judged["repeat"] == 1)]
    click.echo(f"{len(wrong)} answers are complete and contradict the reference")
    for row in wrong.head(20).to_dict("records"):
        run = f" (run {row['run']})" if judged["run"].nunique() > 1 else ""
        click.echo(f"  {row['system']}, {row['id']}{run}: {row['why']}")
    if len(wrong) > 20:
        click.echo(f"  ... and {len(wrong) - 20} more")
