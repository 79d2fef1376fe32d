"""The weather domain: public forecasts of the National Weather Service."""

from artifact.domain import Domain
from artifact.domains.weather.claims import KINDS
from artifact.domains.weather.records import BENCHMARKS, DECISION_TYPE, RULES, load
from artifact.domains.weather.render import context, falsify, question, say, template
from artifact.domains.weather.rules import extract

DOMAIN = Domain(
    name="weather",
    version="1",
    kinds=KINDS,
    rules=RULES,
    decision_types=(DECISION_TYPE,),
    extract=extract,
    context=context,
    question=question,
    template=template,
    falsify=falsify,
    say=say,
    load=load,
    benchmarks=BENCHMARKS,
)
