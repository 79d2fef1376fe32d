"""The packaged gold claims, and how well an extractor's committed claims agree with them.

Invariant: of the release's texts the project holds the annotators' claims and never the texts that they read. Such a
text is named by the table that its extracted claims are in (`results/claims/TABLE.parquet`), system, language and
instance. No text is in two parts, but that `held_out_once` has the texts of `held_out` as their annotator left them.

Beside them are texts of other authors, whole: a language model wrote them for this project from records of our
benchmark, in the manner of other models and of people. Their `source` is the manner (`models`, `people`), their
`system` whose manner it is: no such model or person wrote them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath

from artifact.domain import Extraction, get_domain
from artifact.errors import InputError
from artifact.extract_eval import Comparison, GoldText, compare_read, read_gold
from artifact.files import write_jsonl
from artifact.paths import data, facts
from artifact.scoring import claim_reader
from artifact.sources.release import SOURCES
from artifact.status import Status
from artifact.stored_claims import load_claims

# what rules were written with (`dev`, `second`), and what nobody who wrote them looked at: after a second reader, blind
# to whose claim it was, decided where annotator and rules differ, and before
PARTS: Mapping[str, str] = {
    "dev": "gold/claims.jsonl",
    "second": "gold/second.jsonl",
    "held_out": "gold/held_out.jsonl",
    "held_out_once": "gold/held_out_once.jsonl",
}
EACH_ONCE = ("dev", "second", "held_out")
AUTHORS: Mapping[str, str] = {"at_hand": "gold/authors.jsonl", "held_out": "gold/authors_held_out.jsonl"}


def package_gold(path: Path | str, part: str = "dev", out: Path | None = None) -> int:
    """Write the claims of a gold file without its texts. Returns the number of texts.

    Args:
        path: as for `artifact.extract_eval.read_gold`.
        part: of `PARTS`, that it is.
        out: where to; the packaged file if None.

    Raises:
        InputError: a text comes from a file that is not one of the release's.
    """
    tables = {source.file: source.name for source in SOURCES}
    rows = []
    for text in read_gold(path):
        name = PurePosixPath(text.source).name
        if name not in tables:
            raise InputError(f"unknown source {text.source!r} of text {text.uid}", where=str(path), allowed=tables)
        rows.append(
            {
                "uid": text.uid,
                "domain": text.domain,
                "source": tables[name],
                "system": text.system,
                "lang": text.lang,
                "instance_id": text.instance_id,
                "claims": [claim.to_json() for claim in text.claims],
            }
        )
    return write_jsonl(out or data() / PARTS[part], rows)


def packaged_gold(domain: str | None = None, part: str = "dev") -> list[GoldText]:
    """The packaged gold claims of a part (`PARTS`), texts empty; `source` is the name of a table of claims."""
    return read_gold(facts(PARTS[part]), domain)


def authored(domain: str | None = None, part: str = "held_out") -> list[GoldText]:
    """Texts of other authors, with their claims.

    Args:
        domain: only texts of this one.
        part: of `AUTHORS`: at hand while rules were written, or held out.
    """
    return read_gold(facts(AUTHORS[part]), domain)


def compare_packaged(domain: str, parts: Sequence[str] = EACH_ONCE) -> Comparison:
    """The committed claims of our rules against the packaged gold claims of a domain, arguments as `packaged_pairs`."""
    return compare_read(packaged_pairs(domain, parts))


def packaged_pairs(domain: str, parts: Sequence[str] = EACH_ONCE) -> Iterator[tuple[GoldText, Extraction]]:
    """Each text of the packaged gold claims of a domain with the committed claims of our rules.

    Args:
        domain: `racing` or `weather`.
        parts: of `PARTS`, which to take.

    Raises:
        InputError: a gold text has no row in its table of claims.
    """
    gold = [text for part in parts for text in packaged_gold(domain, part)]
    read = claim_reader(get_domain(domain))
    stored: dict[tuple[str, str, str, str], tuple[object, str]] = {}
    for table in sorted({text.source for text in gold}):
        rows = load_claims(table)
        for system, lang, id_, claims, status in zip(
            *(rows[name] for name in ("system", "lang", "id", "claims", "status")), strict=True
        ):
            # the release names the variant of a small model beside its name: "Qwen2.5-3B (zero-shot)"
            stored[table, str(system).partition(" (")[0], lang, id_] = (claims, status)
    for text in gold:
        key = (text.source, text.system.partition(" (")[0], text.lang, text.instance_id)
        if key not in stored:
            raise InputError(
                f"no claims were read in text {text.uid}", where="/".join(key), fix="artifact release claims"
            )
        claims, _ = stored[key]
        # a cut-off text is read as it is, by annotators and rules alike
        yield text, Extraction(Status.OK, read(claims, "/".join(key)), text.lang)
