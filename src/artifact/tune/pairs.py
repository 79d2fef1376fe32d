"""Training pairs from the oracle: what the writer is shown, and texts that state exactly what the record requires.

Invariant: a pair is kept only if our own extractor and verifier give each of its targets precision 1 and recall 1, and
only records of the train split are ever used. The same seed gives the same pairs, byte for byte.

A pair has one prompt and several targets (other phrasings, other orders of the same facts): training reads the long
prompt once for all of them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, cast

from artifact.claim import Claim
from artifact.domain import LANGUAGES, Domain, Record
from artifact.domains.racing.claims import BattleOutcome
from artifact.domains.racing.shown import DriverRace, Shown, Swing
from artifact.domains.racing.wording import number, stops, tyres
from artifact.errors import InputError
from artifact.score import Counts, Item, score_item
from artifact.status import Status
from artifact.tune.phrases import ORDERS, QUESTIONS, Slot, choices

TRAINED_TYPES = ("stint_strategy", "undercut", "overcut")
MANY_STOPS = 3

Layout = Literal["standard", "shuffled", "trimmed"]


@dataclass(frozen=True)
class Pair:
    """One prompt with the texts that answer it."""

    id: str
    lang: str
    decision_type: str
    cluster: str
    layout: Layout
    prompt: str
    targets: tuple[str, ...]

    def to_json(self) -> dict[str, object]:
        """The wire form, one line of a pairs file."""
        return {
            "id": self.id,
            "lang": self.lang,
            "decision_type": self.decision_type,
            "cluster": self.cluster,
            "layout": self.layout,
            "prompt": self.prompt,
            "targets": list(self.targets),
        }


@dataclass
class Tally:
    """What building kept and what verification refused, by the sentences that were in the refused texts."""

    kept: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)


def build_pairs(
    domain: Domain,
    records: Iterable[Record],
    *,
    per_type: Mapping[str, int],
    targets: int = 3,
    seed: int = 0,
    held_out: bool = False,
    tally: Tally | None = None,
) -> Iterator[Pair]:
    """Pairs in a shuffled order, languages in turn.

    Args:
        domain: gives prompts, the extractor and the verifier.
        records: of any split; those of the test split are left out.
        per_type: number of pairs of each decision type in each language.
        targets: texts a pair.
        seed: of every choice.
        held_out: word the targets and questions in the held-out phrasings.
        tally: filled with what was kept and refused.

    Raises:
        InputError: the train split has no usable record of a wanted decision type.
    """
    rng = random.Random(seed)
    tally = tally if tally is not None else Tally()
    usable = [r for r in records if r.split == "train" and r.decision_type in TRAINED_TYPES and _complete(r)]
    plan: list[tuple[Record, str]] = []
    for decision_type, count in per_type.items():
        for lang in LANGUAGES:
            plan += [(record, lang) for record in _draw(usable, decision_type, count, rng)]
    rng.shuffle(plan)
    for record, lang in plan:
        pair = _pair(domain, record, lang, targets, rng, held_out, tally)
        if pair is not None:
            yield pair


def held_out_question(record: Record, lang: str) -> str:
    """The question that is never trained on."""
    return _other_questions(record, lang)[-1]


def say_targets(record: Record, lang: str, rng: random.Random, count: int, *, held_out: bool = False) -> list[str]:
    """Up to `count` different texts that each state all that the record requires, and nothing else."""
    found: dict[str, None] = {}
    for _ in range(count * 3):
        if len(found) < count:
            found[_say(record, lang, rng, held_out)] = None
    return list(found)


def verify_text(domain: Domain, record: Record, lang: str, text: str) -> Counts:
    """Counts of a text under the corrected rules, read by the domain's own extractor."""
    read = domain.extract(text, lang)
    scored = score_item(Item(record, read.status, read.claims), domain)
    return scored.counts if scored.counts is not None and read.status is Status.OK else Counts()


def is_exact(counts: Counts) -> bool:
    """Precision 1 and recall 1, and something was required."""
    return 0 < counts.required == counts.covered and counts.supported == counts.claims


def lay_out(context: str, layout: Layout, rng: random.Random) -> str:
    """The same data in another arrangement.

    `shuffled` moves the lines of each driver among themselves and the last line (the battle, if there is one) to the
    front at times; `trimmed` also drops most lines about single stints and stops, which battle questions do not need.
    """
    if layout == "standard":
        return context
    head, *lines = context.split("\n")
    blocks: list[list[str]] = []
    for line in lines:
        if line.startswith("- ") and blocks:
            blocks[-1].append(line)
        else:
            blocks.append([line])
    for block in blocks:
        details = block[1:]
        rng.shuffle(details)
        block[1:] = details[: rng.randint(0, 1)] if layout == "trimmed" else details
    if rng.random() < 0.5:
        blocks.insert(0, blocks.pop())
    return "\n".join([head, *(line for block in blocks for line in block)])


def _draw(usable: Sequence[Record], decision_type: str, count: int, rng: random.Random) -> list[Record]:
    """`count` records, even over outcomes and stop counts (half as many with many stops), the rare ones repeated."""
    groups: dict[object, list[Record]] = {}
    for record in usable:
        if record.decision_type == decision_type:
            groups.setdefault(_stratum(record), []).append(record)
    if not groups:
        raise InputError(f"no usable train record of type {decision_type}", fix="choose another benchmark")
    queues: dict[object, list[Record]] = {stratum: [] for stratum in groups}
    cycle = [stratum for stratum in sorted(groups, key=str) for _ in range(1 if stratum == MANY_STOPS else 2)]
    drawn: list[Record] = []
    while len(drawn) < count:
        stratum = cycle[len(drawn) % len(cycle)]
        if not queues[stratum]:
            queues[stratum] = rng.sample(groups[stratum], len(groups[stratum]))
        drawn.append(queues[stratum].pop())
    return drawn


def _stratum(record: Record) -> object:
    """What to balance: whether the battle worked; for a strategy one stop or none, two, and more."""
    for fact in record.required:
        if isinstance(fact, BattleOutcome):
            return fact.success
    race = next(iter(_shown(record)["drivers"].values()))
    return min(max(race["n_stops"] or 0, 1), MANY_STOPS)


def _pair(
    domain: Domain, record: Record, lang: str, targets: int, rng: random.Random, held_out: bool, tally: Tally
) -> Pair | None:
    exact = []
    for text in say_targets(record, lang, rng, targets, held_out=held_out):
        if is_exact(verify_text(domain, record, lang, text)):
            exact.append(text)
            tally.kept[lang] += 1
        else:
            tally.refused[f"{lang}: {text}"] += 1
    layout: Layout = "standard"
    if not held_out:
        kinds: tuple[Layout, ...] = (
            ("standard", "shuffled") if _battle(record) is None else ("standard", "shuffled", "trimmed")
        )
        layout = rng.choices(kinds, weights=(0.75, 0.25) if len(kinds) == 2 else (0.2, 0.1, 0.7))[0]
    context = lay_out(domain.context(record, lang), layout, rng)
    question = _question(domain, record, lang, rng, held_out)
    if not exact:
        return None
    return Pair(record.id, lang, record.decision_type, record.cluster, layout, f"{context}\n\n{question}", tuple(exact))


def _question(domain: Domain, record: Record, lang: str, rng: random.Random, held_out: bool) -> str:
    if held_out:
        return held_out_question(record, lang)
    if rng.random() < 0.6:
        return domain.question(record, lang, "neutral")
    if rng.random() < 0.4:
        return domain.question(record, lang, rng.choice(("concise", "cover_all")))
    return rng.choice(_other_questions(record, lang)[:-1])


def _other_questions(record: Record, lang: str) -> list[str]:
    battle = _battle(record)
    bank = QUESTIONS[lang]["stint_strategy" if battle is None else "battle"]
    names = dict(zip("ab", [*_shown(record)["drivers"], ""], strict=False))
    return [phrase.format(**names, kind=battle["kind"] if battle is not None else "") for phrase in bank]


def _say(record: Record, lang: str, rng: random.Random, held_out: bool) -> str:
    battle = _battle(record)
    if battle is not None:
        return _say_battle(battle, record.required, lang, rng, held_out)
    driver, race = next(iter(_shown(record)["drivers"].items()))
    return _say_strategy(driver, race, lang, rng, held_out)


def _say_battle(battle: Swing, required: Sequence[Claim], lang: str, rng: random.Random, held_out: bool) -> str:
    worked = next(fact.success for fact in required if isinstance(fact, BattleOutcome))
    fields = {
        "a": battle["attacker"],
        "b": battle["defender"],
        "kind": battle["kind"],
        "la": str(battle["attacker_pit_lap"]),
        "lb": str(battle["defender_pit_lap"]),
        "g": number(battle["gained_s"], lang),
    }
    slots: Mapping[str, Slot] = {"battle": "battle", "laps": "laps", "result": "worked" if worked else "failed"}
    order = rng.choice(ORDERS["battle"])
    return " ".join(rng.choice(choices(slots[name], lang, held_out=held_out)).format(**fields) for name in order)


def _say_strategy(driver: str, race: DriverRace, lang: str, rng: random.Random, held_out: bool) -> str:
    fields = {"d": driver, "p": str(race["final_position"]), "stops": stops(race["n_stops"] or 0, lang)}
    order = rng.choice(ORDERS["stint_strategy"])
    if not race["n_stops"]:
        order = tuple(name for name in order if name != "place")
    sentences: list[str] = []
    for name in order:
        if name == "stops":
            for stop in race["stops"]:
                slot: Slot = "stop" if stop["kind"] == "stop" else "red_flag"
                before, after = tyres(stop["from_compound"], lang), tyres(stop["to_compound"], lang)
                same = ANOTHER_SET[lang].format(after) if before == after else after
                phrase = rng.choice(choices(slot, lang, held_out=held_out))
                sentences.append(phrase.format(d=driver, lap=stop["lap"], f=before, t=same))
        else:
            named = cast(Slot, name if race["n_stops"] else "none_place")
            sentences.append(rng.choice(choices(named, lang, held_out=held_out)).format(**fields))
    return " ".join(sentences)


ANOTHER_SET = {"en": "another set of {}", "es": "otros {}", "pt": "outros {}"}


def _battle(record: Record) -> Swing | None:
    return _shown(record).get("battle")


def _shown(record: Record) -> Shown:
    return cast(Shown, record.shown)


def _complete(record: Record) -> bool:
    """Whether everything that the phrasings mention is known."""
    battle = _battle(record)
    if battle is not None:
        return battle["gap_after_s"] is not None and any(isinstance(fact, BattleOutcome) for fact in record.required)
    race = next(iter(_shown(record)["drivers"].values()))
    known = all(stop["from_compound"] and stop["to_compound"] for stop in race["stops"])
    return known and race["n_stops"] is not None and race["final_position"] is not None
