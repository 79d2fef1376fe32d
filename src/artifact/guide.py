"""Generation guided by the verifier: write, verify, say what to mend, write again.

Invariant: the verifier that guides is the one that scores, and every round is kept with its precision and recall, so
that what guiding gained can be read off. The text that is kept is the best by F1, the earliest of equals, among those
that came to an end if any did. A draft that was cut off is verified as far as it goes, to guide the next, and keeps its
status.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace

from artifact.claim import Claim, Verdict
from artifact.domain import Domain, Judged, Record
from artifact.extractors import Extractor
from artifact.generate import MAX_TOKENS, MAX_TOKENS_LIMIT, Job, request
from artifact.generations import Generation, read_claims
from artifact.models.client import Client
from artifact.models.values import Request, Turn, Usage
from artifact.score import Counts, Item, Policy, prf, score_item
from artifact.status import Status

ROUNDS = 3


@dataclass(frozen=True)
class Setup:
    """How to guide.

    Attributes:
        domain: of the records.
        extractor: reads the claims of each draft.
        rounds: rewrites at most, after the first draft.
        policy: how drafts are verified; it leaves none out.
        max_tokens, limit: budget of a text, and up to which a cut-off one is asked for again.
        temperature: as in requests.
    """

    domain: Domain
    extractor: Extractor
    rounds: int = ROUNDS
    policy: Policy = Policy(failures="as_written")
    max_tokens: int = MAX_TOKENS
    limit: int = MAX_TOKENS_LIMIT
    temperature: float | None = None


@dataclass(frozen=True, kw_only=True)
class Verified:
    """What the verifier finds in a draft.

    Attributes:
        text: the draft.
        status: how writing and reading it ended.
        counts: of its claims, as far as it goes.
        fix: contradicted claims, with the facts that contradict them.
        add: required facts that it does not cover.
        detail: what went wrong in reading, when something did.
    """

    text: str
    status: Status
    counts: Counts
    fix: tuple[Judged, ...]
    add: tuple[Claim, ...]
    detail: str = ""

    @property
    def f1(self) -> float | None:
        """F1 of this draft alone."""
        return prf(self.counts).f1

    @property
    def mendable(self) -> bool:
        """Whether there is a text, and something to mend in it."""
        if self.status is Status.TRUNCATED:
            return bool(self.text)
        return self.status is Status.OK and bool(self.fix or self.add)


@dataclass(frozen=True, kw_only=True)
class Round(Verified):
    """One draft, and what it took.

    Attributes:
        usage: tokens of the reply.
        model: that answered.
        key: of the request.
    """

    usage: Usage
    model: str
    key: str


@dataclass(frozen=True)
class Guided:
    """All drafts of one text."""

    job: Job
    rounds: tuple[Round, ...]

    @property
    def best(self) -> int:
        """The round to keep (see `best_of`)."""
        return best_of([(one.status is Status.OK, one.f1) for one in self.rounds])


def best_of(drafts: Sequence[tuple[bool, float | None]]) -> int:
    """Which draft to keep: of those that came to an end, if any did, the earliest with the highest F1.

    Args:
        drafts: whether each came to an end, and its F1.

    >>> best_of([(False, 0.9), (True, 0.4), (True, 0.4), (True, None)])
    1
    """
    return max(range(len(drafts)), key=lambda i: (drafts[i][0], -1.0 if (f1 := drafts[i][1]) is None else f1, -i))


def guide(job: Job, client: Client, setup: Setup) -> Guided:
    """Write one text, and rewrite it until it is clean or the rounds are used up.

    Raises:
        ArtifactError: the service refuses the key, does not know the model, or a cap is reached.
    """
    asked = client.request(request(setup.domain, job, setup.max_tokens, setup.temperature))
    question = asked.turns[0]
    rounds = [_round(job, asked, client, setup)]
    while rounds[-1].mendable and len(rounds) <= setup.rounds:
        last = rounds[-1]
        turns = (question, Turn("assistant", last.text), Turn("user", feedback(setup.domain, job, last)))
        rounds.append(_round(job, replace(asked, turns=turns), client, setup))
    return Guided(job, tuple(rounds))


def guide_all(
    jobs: Sequence[Job], client: Client, setup: Setup, *, done: Callable[[Guided], None] = lambda _: None
) -> list[Guided]:
    """Guide many texts, a few at a time; the results are in the order of the jobs. Errors as in `guide`."""
    with ThreadPoolExecutor(client.concurrency, thread_name_prefix="guide") as pool:
        running = {pool.submit(guide, job, client, setup): place for place, job in enumerate(jobs)}
        results: dict[int, Guided] = {}
        try:
            for future in as_completed(running):
                results[running[future]] = future.result()
                done(results[running[future]])
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [results[place] for place in range(len(jobs))]


def feedback(domain: Domain, job: Job, last: Round) -> str:
    """What the writer is told: which statements to correct, which facts to add, and to change nothing else.

    Each is said as the domain says its claims, in the text's language. A fact that corrects a statement is told once.
    """
    words = _WORDS[job.lang]

    def say(claim: Claim) -> str:
        return domain.say([claim], job.record, job.lang).strip()

    lines = [f"- {words['cut']}"] if last.status is Status.TRUNCATED else []
    for judged in last.fix:
        right = f" {words['instead']} {say(judged.fact)}" if judged.fact is not None else ""
        lines.append(f"- {words['fix']} {say(judged.claim)}{right}")
    told = {judged.fact for judged in last.fix}
    lines += [f"- {words['add']} {say(fact)}" for fact in last.add if fact not in told]
    return "\n".join([words["head"], *lines, words["foot"]])


_WORDS = {
    "en": {
        "head": "Your text needs these changes:",
        "fix": "The data contradict this:",
        "instead": "Right is:",
        "add": "This is missing:",
        "cut": "It did not come to an end: be brief.",
        "foot": "Write the whole text again with these changes and leave the rest as it is. Reply with the text alone.",
    },
    "es": {
        "head": "Tu texto necesita estos cambios:",
        "fix": "Los datos contradicen esto:",
        "instead": "Lo correcto es:",
        "add": "Falta esto:",
        "cut": "No llegó a su fin: sé breve.",
        "foot": "Escribe otra vez todo el texto con estos cambios y deja lo demás como está. Responde solo con él.",
    },
    "pt": {
        "head": "O seu texto precisa destas mudanças:",
        "fix": "Os dados contradizem isto:",
        "instead": "O certo é:",
        "add": "Falta isto:",
        "cut": "Não chegou ao fim: seja breve.",
        "foot": "Escreva de novo todo o texto com estas mudanças e deixe o resto como está. Responda só com ele.",
    },
}


def verify(record: Record, lang: str, text: str, status: Status, setup: Setup) -> Verified:
    """Read a draft and hold it against its record.

    Args:
        record: what the draft is about.
        lang: that it was asked for in.
        text: the draft.
        status: how writing it ended.
        setup: with what to read and verify it.
    """
    found = read_claims(Generation(record.id, "", lang, text, status, None, record.id), setup.extractor)
    scored = score_item(Item(record, found.status, found.claims), setup.domain, setup.policy)
    assert scored.counts is not None, "the policy leaves no draft out"
    pairs = zip(record.required, scored.covered_by, strict=True)
    return Verified(
        text=text,
        status=found.status,
        counts=scored.counts,
        fix=tuple(judged for judged in scored.judged if judged.verdict is Verdict.CONTRADICTED),
        add=tuple(fact for fact, by in pairs if by is None),
        detail=found.detail,
    )


def _round(job: Job, asked: Request, client: Client, setup: Setup) -> Round:
    reply = client.ask_until_whole(asked, setup.limit)
    found = vars(verify(job.record, job.lang, reply.text.strip(), reply.status, setup))
    found["detail"] = reply.detail or found["detail"]
    return Round(**found, usage=reply.usage, model=reply.model, key=asked.key())


def row(guided: Guided, system: str) -> Mapping[str, object]:
    """One line of a guided file: a generation (the best draft), and all rounds."""
    best, record = guided.rounds[guided.best], guided.job.record
    return {
        "id": record.id,
        "lang": guided.job.lang,
        "prompt": guided.job.style,
        "system": system,
        "decision_type": record.decision_type,
        "cluster": record.cluster,
        "status": best.status.value,
        "text": best.text,
        "model": best.model,
        "best": guided.best,
        "rounds": [_round_json(one) for one in guided.rounds],
    }


def _round_json(one: Round) -> dict[str, object]:
    said = {"text": one.text, **verified_json(one), "usage": vars(one.usage), "request": one.key}
    return said | ({"detail": one.detail} if one.detail else {})


def verified_json(found: Verified) -> dict[str, object]:
    """What the verifier found, as JSON types, without the text."""
    scores = prf(found.counts)
    return {
        "status": found.status.value,
        "precision": scores.precision,
        "recall": scores.recall,
        "f1": scores.f1,
        "counts": vars(found.counts),
        "fix": [judged.claim.to_json() for judged in found.fix],
        "add": [fact.to_json() for fact in found.add],
    }
