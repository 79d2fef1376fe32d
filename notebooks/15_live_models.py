# %% [markdown]
# # A live model on the benchmark
#
# {glue:text}`live_answer`
#
# **Question.** The paper's second version names systems whose texts were not released. What would it take to measure
# one, or any other model, and how does it score?
#
# **Method.** The model is asked what the released systems were asked, about the same instances; its texts are read and
# verified by the same rules. As the book is built, nothing is asked: asking takes the parameter `ask`, a key in the
# environment variable that the service names, and stays below `max_cost`. Answers are stored, so that running again
# costs nothing. For example
#
#     artifact run live_models -p model claude-sonnet-4-6 -p ask True -p sample 20 -p max_cost 1.0
#
# `local:smollm2` needs no key and runs on this machine.

# %% tags=["parameters"]
from typing import Annotated, Literal

model: str = "claude-sonnet-4-6"  # as for artifact generate --model
ask: bool = False  # whether to ask the model; without it the page says what asking would cost
sample: Annotated[int, "1..1000000"] | None = None  # how many instances, evenly spread; None for all
languages: list[Literal["en", "es", "pt"]] = ["en", "es", "pt"]  # languages to ask in
prompt: Literal["neutral", "concise", "cover_all"] = "neutral"  # how to ask
max_cost: Annotated[float, "0..1000000"] = 5.0  # US dollars at most
rules: Literal["corrected", "paper"] = "corrected"  # rule set of the verifier
resamples: Annotated[int, "100..100000"] = 10_000  # of the bootstrap
seed: Annotated[int, "0..4294967295"] = 12345  # of the bootstrap

# %% tags=["hide-input"]
import os

from artifact import generate
from artifact.domain import get_domain
from artifact.extractors import Rules
from artifact.files import write_jsonl
from artifact.models.client import Client
from artifact.models.pricing import BATCH_DISCOUNT, PRICES, PRICES_AS_OF, Meter, estimate
from artifact.models.services import target
from artifact.models.store import Store, default_folder
from artifact.models.values import Usage
from artifact.report import LANGUAGE_NAMES, Report
from artifact.score import Policy, signature
from artifact.scoring import score_claims
from artifact.stats import differences, summary
from artifact.stored_claims import load_claims, own_claims
from artifact.tables import Column

report = Report()
domain = get_domain("racing")
policy = Policy(rules=rules)
chosen = target(model)
cap = None if chosen.price is None else max_cost
client = Client(chosen, Store(default_folder()), Meter(chosen.price, max_cost=cap))
jobs = generate.jobs(generate.sample(domain, "released", sample), languages, [prompt])
requests = generate.address(client, domain, jobs)

# %% [markdown]
# ## What asking costs
#
# {numref}`tab-live-cost` has the cost of these {glue:text}`live_calls` questions at the list prices of
# {glue:text}`live_prices_as_of`, at most: tokens are estimated from above, and every answer is taken to use its whole
# budget. An answer that is cut off is asked for once more with twice the budget.

# %% tags=["hide-input"]
total = sum((estimate(request) for request in requests), Usage())
report.number("live_calls", len(requests), "d")
report.text("live_prices_as_of", PRICES_AS_OF)
prices = PRICES | ({} if chosen.price is None else {chosen.model: chosen.price})
report.table(
    "live_cost",
    [
        {
            "model": name,
            "price_in": price.input,
            "price_out": price.output,
            "calls": len(requests),
            "tokens_in": total.input_tokens,
            "tokens_out": total.output_tokens,
            "cost": price.of(total),
            "cost_batch": BATCH_DISCOUNT * price.of(total),
        }
        for name, price in sorted(prices.items())
    ],
    [
        Column("Model", "model"),
        Column("$ a million tokens read", "price_in", ".2f"),
        Column("$ a million written", "price_out", ".2f"),
        Column("Calls", "calls"),
        Column("Cost at most ($)", "cost", ".2f"),
        Column("In batches ($)", "cost_batch", ".2f"),
    ],
    caption="Cost at most of asking a model these questions, in US dollars",
)

# %% [markdown]
# ## Answers
#
# {glue:text}`live_reading`

# %% tags=["hide-input"]
variable = chosen.service.key_variable
asked = ask and (variable is None or bool(os.environ.get(variable)))
cost = "not known" if chosen.price is None else f"${chosen.price.of(total):.2f} at most"
if not asked:
    asking = "the one question" if len(requests) == 1 else f"the {len(requests)} questions"
    missing = f"the environment variable {variable} is not set" if ask else "the parameter ask is not set"
    report.text(
        "live_answer",
        f"Asking {model} {asking} costs {cost}. Nothing was asked: {missing}.",
    )
    report.text("live_reading", "There are none in this run; the rows of the verdict that need them stay open.")

# %% tags=["remove-input"]
if asked:
    pending = [request for request in requests if client.missing(request) is not None]
    client.meter.plan(pending)
    replies = client.ask_all(requests, generate.MAX_TOKENS_LIMIT)
    path = report.folder / "generations.jsonl"
    rows = [generate.row(j, q, r, chosen.model) for j, q, r in zip(jobs, requests, replies, strict=True)]
    write_jsonl(path, rows)
    claims = own_claims(path, domain)
    counts = score_claims(claims, domain, policy)
    signed = signature(domain, policy, by=Rules(domain).name, n=len(counts), boot=resamples, seed=seed)
    scores = summary(counts, policy, n_boot=resamples, seed=seed).to_dict("records")
    report.table(
        "live_scores",
        scores,
        [
            Column("System", "system"),
            Column("Language", "lang"),
            Column("Texts", "n"),
            Column("Scored", "scored"),
            Column("Precision", "precision", ".3f", "precision_low", "precision_high"),
            Column("Recall", "recall", ".3f", "recall_low", "recall_high"),
            Column("F1", "f1", ".3f", "f1_low", "f1_high"),
        ],
        caption="The model on these instances, with 95% intervals",
        signature=signed,
    )
    whole = claims["id"].nunique() == load_claims("racing")["id"].nunique() and prompt == "neutral"
    recalls = {row["lang"]: row["recall"] for row in scores}
    report.text(
        "live_answer",
        f"{chosen.model} was asked {len(requests)} question{'s' * (len(requests) != 1)}. Recall: "
        + ", ".join(f"{recall:.3f} in {LANGUAGE_NAMES[lang]}" for lang, recall in recalls.items())
        + ".",
    )
    report.text(
        "live_reading",
        f"{{numref}}`tab-live-scores` has the scores; {int(counts['scored'].sum())} of {len(counts)} texts ended well.",
    )

# %% tags=["remove-input"]
# The rows of the verdict that this model fills, if it was asked about all instances.
if asked and whole:
    for row in scores:
        for metric in ("precision", "recall", "f1"):
            values = {"low": row[f"{metric}_low"], "high": row[f"{metric}_high"], "signature": signed}
            report.value("coverage_llm", chosen.model, row["lang"], metric, row[metric], **values)
        if row["lang"] == "en":
            report.value("small_models_f1", chosen.model, "en", "f1", row["f1"], low=row["f1_low"], high=row["f1_high"])
    if set(languages) == set(LANGUAGE_NAMES) and chosen.model.startswith("claude-sonnet"):
        pairs = [(lang, "en") for lang in ("es", "pt")]
        rises = differences(
            counts, policy, by=("lang",), pairs=pairs, metrics=("recall",), n_boot=resamples, seed=seed
        ).to_dict("records")
        report.finding(
            "claude_recall_rises",
            holds=all(row["low"] > 0 for row in rises),
            direction=all(row["difference"] > 0 for row in rises),
            evidence="From English, recall changes by "
            + " and ".join(f"{row['difference']:+.3f} in {LANGUAGE_NAMES[row['a']]}" for row in rises)
            + ".",
        )
report.close(
    {
        "model": model, "ask": ask, "sample": sample, "languages": languages, "prompt": prompt, "max_cost": max_cost,
        "rules": rules, "resamples": resamples, "seed": seed,
    }
)  # fmt: skip
