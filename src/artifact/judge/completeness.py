"""How much of what was asked an answer addresses, true or not.

Invariant: nothing here reads the reference answer. An answer that fills every slot with invented figures is complete;
that is what completeness cannot see, and why correctness stands beside it.
"""

from __future__ import annotations

from artifact.judge.compare import BY, opening
from artifact.judge.judgement import Judgement, Task, unscored
from artifact.judge.mentions import Mention, Question, names_of, read_mentions, read_question
from artifact.judge.names import Name, same_name
from artifact.status import Status
from artifact.text.fold import fold


def judge_completeness(task: Task) -> Judgement:
    """Judge how much of the question an answer addresses.

    With expected entities, the score is the share of them that the answer speaks of and, where the question asks for a
    figure, gives one for (or for all alike). Without, it is whether the answer gives a value of the kind asked for.
    """
    key = "completeness"
    if not task.answer.strip():
        return unscored(key, "there is no answer", BY, Status.EMPTY)
    question = read_question(task.question)
    entities = task.reference.entities
    known = frozenset(_name(entity) for entity in entities) | question.subjects | names_of(task.answer)
    said = [m for m in read_mentions(task.answer, known=known, question=question) if m.vouched and not m.denied]
    fitting = [mention for mention in said if answers(mention, question)]
    opened = opening(task.answer) != ""
    if not entities:
        if not question.kinds:
            return unscored(key, "it cannot be told what the question asks for, and no entity is expected", BY)
        done = bool(fitting)
        return Judgement(key, float(done), "gives" if done else "does not give" + " what was asked for", BY)
    covered = [
        entity
        for entity in entities
        if (not question.kinds and mentions_entity(task.answer, entity))
        or any(_gives(mention, _name(entity), question, entities) for mention in fitting)
        or (opened and (mentions_entity(task.answer, entity) or _only_subject(_name(entity), question)))
    ]
    missing = [entity for entity in entities if entity not in covered]
    reason = f"addresses {len(covered)} of {len(entities)}" + (f", not {', '.join(missing[:5])}" if missing else "")
    return Judgement(key, len(covered) / len(entities), reason, BY)


def judge_entities(task: Task) -> Judgement:
    """The share of the expected entities that an answer names: whole words, in any case and accent."""
    key, by = "entity_coverage", "words-1"
    entities = task.reference.entities
    if not entities:
        return unscored(key, "no entities are expected", by)
    if not task.answer.strip():
        return unscored(key, "there is no answer", by, Status.EMPTY)
    found = [entity for entity in entities if mentions_entity(task.answer, entity)]
    missing = [entity for entity in entities if entity not in found]
    reason = f"names {len(found)} of {len(entities)}" + (f", not {', '.join(missing[:5])}" if missing else "")
    return Judgement(key, len(found) / len(entities), reason, by)


def answers(mention: Mention, question: Question) -> bool:
    """Whether a statement is of a kind, and about a thing, that the question asks for."""
    if not question.kinds:
        return True
    if mention.kind not in question.kinds and {mention.kind, *question.kinds} != {"address", "prefix"}:
        # "none" answers "which"
        return mention.kind == "count" and mention.value == 0 and mention.measure in question.measures
    if mention.kind == "count":
        return not question.measures or mention.measure in question.measures
    return True


def mentions_entity(text: str, entity: str) -> bool:
    """Whether a text names something, as whole words in a row.

    >>> mentions_entity("The sites are Akron and São Paulo.", "sao paulo"), mentions_entity("akrony", "Akron")
    (True, False)
    """
    wanted, words = _words(entity), _words(text)
    if not wanted:
        return False
    return any(words[place : place + len(wanted)] == wanted for place in range(len(words) - len(wanted) + 1))


def _only_subject(entity: Name, question: Question) -> bool:
    """Whether the question is about this alone, so that an answer need not name it."""
    return len(question.subjects) == 1 and same_name(entity, next(iter(question.subjects)))


def _gives(mention: Mention, entity: Name, question: Question, entities: tuple[str, ...]) -> bool:
    """Whether a statement is about an entity, is one itself, or is about all alike."""
    if any(same_name(entity, name) for name in mention.subjects):
        return True
    if any(same_name(entity, _name(place)) for place in mention.places):
        return True
    if isinstance(mention.value, str) and same_name(entity, _name(mention.value)):
        return True
    nothing_named = not mention.subjects and not mention.places
    return nothing_named and (mention.each or len(entities) == 1 or _only_subject(entity, question))


def _name(text: str) -> Name:
    return frozenset(_words(text))


def _words(text: str) -> list[str]:
    """Words and numbers, folded; dots and slashes inside an address stay."""
    return [
        fold(part.strip(".,;:!?()[]{}\"'`*_«»“”|")) for part in text.replace("-", " ").split() if part.strip(".,;:|*_-")
    ]
