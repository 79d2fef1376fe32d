"""How much of what one system leaves out is explained by where its texts break off.

Invariant: the others' texts are broken off at the lengths of its own, instance by instance, and nothing else is
changed; all shares are of differences under the same resamples.
"""

from __future__ import annotations

import numpy as np
import pandas as pd

from artifact.score import Policy
from artifact.stats import N_BOOT, SEED, bootstrap, interval


def share_of_gap(
    whole: pd.DataFrame,
    cut: pd.DataFrame,
    system: str,
    policy: Policy,
    *,
    n_boot: int = N_BOOT,
    seed: int = SEED,
) -> pd.DataFrame:
    """Split each other system's lead in recall over `system`.

    Args:
        whole: counts of all texts (`artifact.scoring.score_claims`), `system`'s among them.
        cut: counts of the same texts after `artifact.audit.shorten.cut_like`.
        system: the one that breaks off.
        policy: gives the pooling.
        n_boot: number of resamples.
        seed: of the resamples.

    Returns:
        One row a language and other system: `lang`, `system`, `whole` and `cut` (its recall as written and broken off),
        `target` (the recall of the one that breaks off) and `share`, `share_low`, `share_high`: of the gap `whole -
        target`, the part that breaking off makes, `(whole - cut) / (whole - target)`; None where there is no gap.
    """
    both = pd.concat([whole.assign(version="whole"), cut.assign(version="cut")], ignore_index=True)
    boot = bootstrap(both, policy, by=("lang", "system", "version"), n_boot=n_boot, seed=seed)
    value, draws = boot.of("recall")
    place = {series: index for index, series in enumerate(boot.series)}
    rows = []
    for (lang, name, version), index in place.items():
        if name == system or version != "whole":
            continue
        broken, target = place[lang, name, "cut"], place[lang, system, "whole"]
        gap = value[index] - value[target]
        with np.errstate(divide="ignore", invalid="ignore"):
            drawn = (draws[:, index] - draws[:, broken]) / (draws[:, index] - draws[:, target])
        low, high = interval(drawn[:, None])
        rows.append(
            {
                "lang": lang,
                "system": name,
                "whole": float(value[index]),
                "cut": float(value[broken]),
                "target": float(value[target]),
                "share": float((value[index] - value[broken]) / gap) if gap > 0 else None,
                "share_low": float(low[0]) if gap > 0 else None,
                "share_high": float(high[0]) if gap > 0 else None,
            }
        )
    return pd.DataFrame(rows)
