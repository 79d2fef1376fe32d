"""Instances that rest on pit stops that were none.

Invariant: an instance is doubtful only on evidence: the corrected oracle, derived from the laps, knows the visit to the
pit lane and finds no change of tyres in it. Where the laps are not at hand, nothing is doubted.
"""

from __future__ import annotations

from collections.abc import Iterable

import pandas as pd

from artifact.domain import Record
from artifact.domains.racing.claims import PitLap

NO_STOP = ("pit_lane_transit", "red_flag_change", "ambiguous")


def doubtful(records: Iterable[Record], stops: pd.DataFrame) -> pd.DataFrame:
    """Required stops that the corrected oracle does not count as stops.

    Args:
        records: racing records, whose `shown` names year and event.
        stops: the corrected oracle's `pit_stops` table.

    Returns:
        One row a stop: `id`, `decision_type`, `cluster`, `driver`, `lap`, `kind` (one of `NO_STOP`).
    """
    kinds = {
        (year, event, driver, lap): kind
        for year, event, driver, lap, kind in stops[["year", "event", "driver", "lap", "kind"]].itertuples(index=False)
    }
    rows = [
        (record.id, record.decision_type, record.cluster, fact.driver, fact.lap, kind)
        for record in records
        for fact in record.required
        if isinstance(fact, PitLap)
        and (kind := kinds.get((record.shown["year"], record.shown["event"], fact.driver, fact.lap))) in NO_STOP
    ]
    return pd.DataFrame(rows, columns=["id", "decision_type", "cluster", "driver", "lap", "kind"])
