"""Generations as researchers hand them in: one JSON object a line.

Invariant: a generation's status is known before its text is read. What was cut off, filtered, empty or never came is
told apart from a text that says nothing, and half a number or word at the end of a cut-off text is no claim.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from artifact.claim import Claim
from artifact.domain import LANGUAGES, Extraction, check_language
from artifact.errors import InputError, shown, unknown
from artifact.files import dump_json, read_jsonl
from artifact.status import Status
from artifact.text.foreign import foreign_language
from artifact.text.profile import profile
from artifact.text.truncation import looks_truncated, may_go_on

# what the services call the end of a reply, in lower case
FINISH: Mapping[str, Status] = {
    **dict.fromkeys(("stop", "end_turn", "stop_sequence", "eos", "eos_token", "completed", "complete"), Status.OK),
    **dict.fromkeys(
        ("length", "max_tokens", "max_output_tokens", "incomplete", "model_context_window_exceeded"), Status.TRUNCATED
    ),
    **dict.fromkeys(
        ("content_filter", "filtered", "safety", "refusal", "recitation", "blocked", "prohibited_content"),
        Status.FILTERED,
    ),
    **dict.fromkeys(("error", "failed", "cancelled"), Status.ERROR),
    "timeout": Status.TIMEOUT,
}
# of a row of claims that is stored, see `claims_row`
STORED_COLUMNS = (
    "system", "lang", "id", "decision_type", "status", "n_chars", "text_sha256", "claims", "lang_detected", "profile",
)  # fmt: skip
_STATUSES = {status.value: status for status in Status}
_EXAMPLE = (
    'expected for example {"id": "...", "lang": "en", "text": "...", "system": "my-model", "finish_reason": "stop"}'
)
_SENTENCE_END = re.compile(r"""[.!?…:;)\]"'»”*_|`]\s*\Z|\n\s*\Z""")


@dataclass(frozen=True, slots=True)
class Generation:
    """One text to score.

    Attributes:
        id: the instance that it explains.
        system: what wrote it.
        lang: `en`, `es`, `pt`, or `auto`.
        text: empty when there is none.
        status: how the generation ended.
        claims: the claims as given in the line (flat wire form, not yet read), None when it has none.
        where: file and line.
        end_known: whether the line says how the generation ended (a status or a finish reason).
    """

    id: str
    system: str
    lang: str
    text: str
    status: Status
    claims: object
    where: str
    end_known: bool = True

    @property
    def looks_cut(self) -> bool:
        """Whether the text breaks off and the line does not say how it ended."""
        return self.status is Status.OK and not self.end_known and looks_truncated(self.text)


def read_generations(
    path: Path | str, *, lang: str | None = None, system: str | None = None, needs: str = "text"
) -> Iterator[Generation]:
    """Yield the generations of a JSONL file. Arguments and errors as in `parse_generation`."""
    name = system if system is not None else Path(path).stem
    for where, row in read_jsonl(path):
        yield parse_generation(row, where, lang=lang, system=name, needs=needs)


def parse_generation(
    row: Mapping[str, object], where: str, *, lang: str | None = None, system: str = "", needs: str = "text"
) -> Generation:
    """Read one line.

    Args:
        row: the line's object. Further keys are ignored.
        where: file and line, for messages.
        lang: the language of lines that name none.
        system: the system of lines that name none.
        needs: the key that a generation with status ok must have: `text`, or `claims`.

    Raises:
        InputError: a key is missing or of the wrong type, or the language, status or finish reason is not known.
    """
    name = _text(row, "id", where)
    if not name:
        raise InputError("id must not be empty", where=where)
    status = read_status(row, where)
    given = row.get("text")
    if given is None and needs == "text" and status is Status.OK and "text" not in row:
        raise _missing("text", row, where)
    if given is not None and not isinstance(given, str):
        raise InputError(f"text must be a string or null, not {shown(given)}", where=where)
    text = given or ""
    claims = row.get("claims")
    if needs == "claims":
        if claims is None and status is Status.OK:
            raise _missing("claims", row, where)
    elif status is Status.OK and not text.strip():
        status = Status.EMPTY
    spoken = _text(row, "lang", where) if row.get("lang") is not None or lang is None else lang
    return Generation(
        id=name,
        system=_text(row, "system", where) if row.get("system") is not None else system,
        lang=check_language(spoken, auto=True, where=where),
        text=text,
        status=status,
        claims=claims,
        where=where,
        end_known=row.get("status") is not None or row.get("finish_reason") is not None,
    )


def read_claims(generation: Generation, extract: Callable[[str, str], Extraction]) -> Extraction:
    """The claims of a generation, with the status of the weaker of the two steps.

    Where there is no text, nothing is extracted, nor from one that is clearly in another language than the supported
    ones, which would be taken for one that says nothing. A cut-off text is read, and keeps its status: what is scored
    of it is the policy's choice. In it a claim that ends where the text was cut is dropped ("stopped on lap 1|7").
    """
    if not generation.text.strip():
        status = Status.EMPTY if generation.status is Status.OK else generation.status
        return Extraction(status, (), generation.lang)
    other = foreign_language(generation.text)
    if other is not None:
        detail = f"the text reads as {other}; supported are {', '.join(LANGUAGES)}"
        return Extraction(Status.UNSUPPORTED, (), generation.lang, detail=detail)
    found = extract(generation.text, generation.lang)
    if generation.status is Status.OK or found.status is not Status.OK:
        return found
    if generation.status is not Status.TRUNCATED:
        return replace(found, status=generation.status)
    whole = tuple(claim for claim in found.claims if not is_cut(claim, generation.text))
    dropped = dict(found.dropped)
    if len(whole) < len(found.claims):
        dropped["cut_off"] = len(found.claims) - len(whole)
    return replace(found, status=generation.status, claims=whole, dropped=dropped)


def claims_row(
    generation: Generation, decision_type: str, extract: Callable[[str, str], Extraction], *, told: str | None = None
) -> dict[str, object]:
    """A row of a table of claims: what was read in a generation, and figures of its text, without the text.

    A truncated text keeps its status; its claims are there for the policies that score what was written.

    Args:
        generation: the text.
        decision_type: of its record.
        extract: reads it.
        told: the language that the extractor is told, if not the generation's: `auto` where some texts are not in the
            language that was asked for.

    Returns:
        The values of `STORED_COLUMNS`: claims are JSON of the flat wire form, with spans; the language detected is None
        where there was nothing to read; profile is JSON of `artifact.text.profile.Profile`.
    """
    described = profile(generation.text)
    read = read_claims(generation if told is None else replace(generation, lang=told), extract)
    values = (
        generation.system,
        read.lang if generation.lang == "auto" else generation.lang,
        generation.id,
        decision_type,
        read.status.value,
        described.n_chars,
        described.sha256,
        dump_json([claim.to_json() for claim in read.claims]),
        read.lang if generation.text.strip() else None,
        dump_json(described.to_json()),
    )
    return dict(zip(STORED_COLUMNS, values, strict=True))


def is_cut(claim: Claim, text: str) -> bool:
    """Whether a claim of a cut-off text ends where the text does, with what may be half a number or word.

    >>> from artifact.domains.racing.claims import PitLap
    >>> is_cut(PitLap(driver="AAA", lap=1, span=(0, 20)), "AAA stopped on lap 1")
    True
    >>> is_cut(PitLap(driver="AAA", lap=1, span=(0, 20)), "AAA stopped on lap 1.")
    False
    """
    at_end = claim.span is not None and claim.span[1] >= len(text.rstrip())
    return at_end and not _SENTENCE_END.search(text) and may_go_on(text)


def _text(row: Mapping[str, object], name: str, where: str) -> str:
    if name not in row:
        raise _missing(name, row, where)
    value = row[name]
    if not isinstance(value, str):
        raise InputError(f"{name} must be a string, not {shown(value)}", where=where)
    return value


def _missing(name: str, row: Mapping[str, object], where: str) -> InputError:
    keys = {key[:40].lower(): key for key in row}
    near = difflib.get_close_matches(name, keys, n=1, cutoff=0.5)
    hint = f" (there is {shown(keys[near[0]])})" if near else ""
    fix = _EXAMPLE if name != "lang" else f"{_EXAMPLE}, or name the language of the whole file with --lang"
    return InputError(f"key {name!r} is missing{hint}", where=where, fix=fix)


def read_status(row: Mapping[str, object], where: str) -> Status:
    """The stated status, unless it is absent or ok and the finish reason says otherwise."""
    stated, finish = row.get("status"), row.get("finish_reason")
    status = Status.OK
    if stated is not None:
        if not isinstance(stated, str) or stated not in _STATUSES:
            raise unknown("status", stated, _STATUSES, where=where)
        status = _STATUSES[stated]
    if finish is None or status is not Status.OK:
        return status
    if not isinstance(finish, str) or finish.lower() not in FINISH:
        raise unknown("finish_reason", finish, FINISH, where=where)
    return FINISH[finish.lower()]
