"""The rule extractor of the racing domain: one grammar over concepts, three lexicons.

A text is cut into blocks and sentences (`artifact.text`), words become concepts (`concepts`, by the `lexicon`),
concepts and numbers become quantities (`quantities`, of `numbers` with their `units` and `spans` of laps; `senses` and
`fittings` for words that are several concepts; under the header of a table, `rows`), each item gets its driver and
polarity (`clauses`, with `subjects`, `referents`, `roles`, `owners` and `polarity`), and one reader for each family of
claim kinds turns items into claims (`stops`, by way of `changes` with `exchanges`, `put_on`, `same_changes`,
`old_tyres` and `dated_changes`, `laps`, with `lap_rules`, `announced_laps`, `laps_beside`, `told_laps` and
`red_flags`, `counts` and `neutralised`; `tyres`, by way of `compounds`, `runs`, `lengths`, `paces` and `wear`, of
which tyre each by `attached`, `placed`, `compared_tyres`, `stint_tyres` and `succession`; `battles`, `outcomes`,
`gaps`, `places`, with `ordinals`, `whose_place`, `place_words` and `standings`, `results`, `defences`, by way of
`noted_defences`, `stuck`, `unpassed` and `hold_laps`, with `differences` in pace, `teammates`, and `declared` for
kinds that need no reader of their own).

Invariant: standard library only; any Unicode text is read, in time linear in its length; spans are half-open offsets
into the text as given.
"""

from __future__ import annotations

from artifact.domains.racing.rules.reader import extract

__all__ = ["extract"]
