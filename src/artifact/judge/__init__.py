"""Reference-grounded correctness of stored answers, beside completeness.

Invariant: completeness asks how much of the question an answer addresses and never sees the right answer; correctness
is given the right answer and looks for contradiction alone. What cannot be judged has no score and a reason, never a
zero.
"""

from __future__ import annotations

from artifact.judge.evaluators import completeness_judge, correctness_judge, entity_coverage
from artifact.judge.judgement import Contradiction, Judgement, Reference, Task

__all__ = [
    "Contradiction",
    "Judgement",
    "Reference",
    "Task",
    "completeness_judge",
    "correctness_judge",
    "entity_coverage",
]
