"""What the page "Audit an explanation" calls.

Invariant: JSON text in, JSON text out, standard library only: the page runs this package in the browser and holds no
second implementation. A text is data from beginning to end; nothing in it is ever executed.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache

from artifact import paths
from artifact.domain import DOMAINS, LANGUAGES, Domain, Record, check_language, get_domain
from artifact.errors import unknown
from artifact.explain import explain
from artifact.text.fold import fold

BENCHMARKS = {"racing": ("released", "released_summaries"), "weather": ("released",)}
LANGUAGE_NAMES = {"en": "English", "es": "Español", "pt": "Português"}
SEED = 7  # of the errors put into a truthful text


def call(name: str, arguments: str) -> str:
    """Call one of the page's functions.

    Args:
        name: one of `FUNCTIONS`.
        arguments: a JSON list of its arguments.

    Returns:
        Its result as JSON.
    """
    if name not in FUNCTIONS:
        raise unknown("function", name, FUNCTIONS)
    return json.dumps(FUNCTIONS[name](*json.loads(arguments)), ensure_ascii=False, allow_nan=False)


def options() -> dict[str, object]:
    """The domains and languages to choose from, as (value, label)."""
    return {
        "domains": [[name, name.capitalize()] for name in DOMAINS],
        "languages": [[lang, LANGUAGE_NAMES[lang]] for lang in LANGUAGES],
    }


def instances(domain: str) -> list[dict[str, str]]:
    """All instances of a domain: id, label, and folded text to search in."""
    return [
        {"id": record.id, "label": (label := _label(record)), "search": fold(f"{label} {record.id}")}
        for record in _records(domain).values()
    ]


def show(domain: str, instance: str, lang: str) -> dict[str, object]:
    """What the writer of an instance was asked and shown, and texts to start from."""
    made, record = _find(domain, instance)
    check_language(lang)
    return {
        "question": made.question(record, lang, "neutral"),
        "context": made.context(record, lang),
        "samples": samples(made, record, lang),
    }


def samples(domain: Domain, record: Record, lang: str) -> list[dict[str, str]]:
    """Texts to start from: truthful, with errors, saying little, and what our own models wrote."""
    rng = random.Random(SEED)
    wrong = [domain.falsify(fact, rng) if rng.random() < 0.5 else fact for fact in record.required]
    texts = {
        "a truthful text": domain.template(record, lang),
        "with errors": domain.say(wrong, record, lang),
        "one safe fact": domain.say(record.required[:1], record, lang),
        "nothing": "",
    }
    models = _models(domain.name).get((record.id, lang), {})
    return [{"label": label, "text": text} for label, text in {**texts, **models}.items()]


def audit(domain: str, instance: str, text: str, lang: str) -> object:
    """The view of `artifact.explain.explain`."""
    made, record = _find(domain, instance)
    return explain(record, text, made, lang=check_language(lang))


FUNCTIONS: dict[str, Callable[..., object]] = {
    "options": options,
    "instances": instances,
    "show": show,
    "audit": audit,
}


@cache
def _records(domain: str) -> dict[str, Record]:
    made = get_domain(domain)
    return {id_: record for name in BENCHMARKS[domain] for id_, record in made.load(name, "corrected").items()}


def _find(domain: str, instance: str) -> tuple[Domain, Record]:
    records = _records(domain)
    if instance not in records:
        raise unknown("instance", instance, records)
    return get_domain(domain), records[instance]


def _label(record: Record) -> str:
    """`2025 Abu Dhabi Grand Prix: overcut, ALB ANT`; for a forecast, place, number and period."""
    parts = record.id.replace("_", " ").split("::")
    period = record.shown.get("period")
    return f"{parts[0]}: {', '.join([*parts[1:], *([str(period)] if period else [])])}"


@cache
def _models(domain: str) -> dict[tuple[str, str], dict[str, str]]:
    """What our own models wrote, by instance and language, then by system (`generations/DOMAIN.jsonl`)."""
    out: dict[tuple[str, str], dict[str, str]] = {}
    path = paths.data() / "generations" / f"{domain}.jsonl"
    if path.is_file():
        for line in path.read_text("utf-8").splitlines():
            row = json.loads(line)
            out.setdefault((row["id"], row["lang"]), {})[row["system"]] = row["text"]
    return out
