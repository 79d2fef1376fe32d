# %% [markdown]
# # Ten races, before and after
#
# {glue:text}`races_answer`
#
# **Question.** What do the corrected rules change in a race, and what in its laps says so?
#
# **Method.** The races are those in which most visits to the pit lane are stops under the release's definitions and
# none under the corrected rules. For each, every such visit is listed with what the lap table shows around it: the
# compound and the age of the tyres on the lap before and the lap after, how many of the cars on that lap entered the
# pit lane, and the status of the track. Tyres whose age goes on by one lap were not changed; a field that follows the
# safety car through the pit lane does not stop there. `artifact oracle evidence` made the list from the lap tables,
# which are not packaged. Terms are explained in [](../glossary.md).

# %% tags=["parameters"]
from typing import Annotated

races_shown: Annotated[int, "1..1000000"] = 10  # races to show

# %% tags=["hide-input"]
import pandas as pd

from artifact import paths
from artifact.domains.racing.oracle.effects import DIFFERENCES, battle_reasons
from artifact.domains.racing.oracle.evidence import grouped
from artifact.domains.racing.oracle.frames import frames_of_tables
from artifact.report import Report
from artifact.tables import Column, to_markdown

report = Report()
KEY = ["year", "event"]
facts = paths.data() / "racing" / "oracle"
paper, corrected = (frames_of_tables(facts / rules) for rules in ("paper", "corrected"))
shown_by_laps = pd.read_csv(paths.results() / "oracle_audit" / "evidence.csv")
battles = paper["battles"].assign(reason=list(battle_reasons(paper, corrected)))

# %% [markdown]
# ## The races
#
# *Transits* are visits to the pit lane on the same tyres; a red-flag change is a change of tyres while the race stood
# still ({numref}`tab-races-overview`).

# %% tags=["hide-input"]
before = paper["pit_stops"].groupby(KEY).size().rename("stops_before")
after = corrected["pit_stops"].pivot_table(index=KEY, columns="kind", aggfunc="size", fill_value=0)
fought = [
    made["battles"].groupby(KEY).size().rename(name)
    for made, name in ((paper, "battles_before"), (corrected, "battles_after"))
]
races = pd.concat([before, after, *fought], axis=1).fillna(0).astype(int)
for kind in ("stop", "pit_lane_transit", "red_flag_change", "ambiguous"):
    races[kind] = races.get(kind, 0)
longest = (
    paper["pit_stops"].groupby(KEY)["stop_duration_s"].max().rename("longest_before")
)  # a stop of many minutes is a car that was parked
races = races.join(longest).join(shown_by_laps.groupby(KEY).size().rename("none")).fillna({"none": 0})
shown = races.sort_values(["none", "stops_before"], ascending=False, kind="stable").head(races_shown).reset_index()
shown["race"] = shown["year"].astype(str) + " " + shown["event"]
report.table(
    "races_overview",
    shown.to_dict("records"),
    [
        Column("Race", "race"),
        Column("Stops before", "stops_before", "d"),
        Column("Longest (s)", "longest_before", ",.0f"),
        Column("Stops after", "stop", "d"),
        Column("Transits", "pit_lane_transit", "d"),
        Column("Red-flag changes", "red_flag_change", "d"),
        Column("Ambiguous", "ambiguous", "d"),
        Column("Battles before", "battles_before", "d"),
        Column("after", "battles_after", "d"),
    ],
    caption=f"The {len(shown)} races with most visits to the pit lane that were no stops",
)

# %% [markdown]
# ## Lap by lap
#
# Each race opens to its visits, cars that did the same on the same lap together, and to what became of its battles. The
# complete list, one row a car, is `results/oracle_audit/evidence.csv`.

# %% tags=["hide-input"]
WORDS = {
    "pit_lane_transit": "transit",
    "red_flag_change": "tyres changed under a red flag",
    "ambiguous": "ambiguous",
    "no visit": "no visit to the pit lane",
}
CAUSES = {"safety_car": "behind the safety car", "red_flag": "under a red flag", "drive_through": "drive-through"}
VISITS = [
    Column("Lap", "lap", "d"),
    Column("What it was", "what"),
    Column("Cars", "cars", "d"),
    Column("Same compound", "same_compound", "d"),
    Column("Age goes on", "age_goes_on", "d"),
    Column("In the lane, of running", "lane"),
    Column("Track", "track"),
    Column("Longest (s)", "longest_s", ".0f"),
    Column("Drivers", "drivers"),
]
saved = []
for race in shown.to_dict("records"):
    here = (shown_by_laps["year"] == race["year"]) & (shown_by_laps["event"] == race["event"])
    visits = grouped(shown_by_laps[here])
    visits["what"] = [
        " ".join(filter(None, [WORDS[verdict], CAUSES.get(cause, "")]))
        for verdict, cause in zip(visits["verdict"], visits["cause"], strict=True)
    ]
    visits["lane"] = visits["in_lane"].astype(str) + " of " + visits["running"].astype(str)
    saved += visits.assign(race=race["race"]).to_dict("records")
    lost = battles[(battles["year"] == race["year"]) & (battles["event"] == race["event"])]
    fates = [
        {"reason": reason, "rows": int(count), "meaning": DIFFERENCES["battles"][reason]}
        for reason, count in lost["reason"].value_counts(sort=True).items()
    ]
    reasons = [Column("Battles", "rows", "d"), Column("Reason", "reason"), Column("Meaning", "meaning")]
    report.markdown(
        f"::::{{dropdown}} {race['race']}: {race['none']:.0f} of {race['stops_before']} stops were none, "
        f"{race['battles_before']} battles become {race['battles_after']}\n\n"
        f"{to_markdown(visits.to_dict('records'), VISITS)}\n\n{to_markdown(fates, reasons) if fates else ''}\n\n::::"
    )
report.save_table("races_visits", saved)

# %% [markdown]
# ## Reading
#
# {glue:text}`races_reading`

# %% tags=["hide-input"]
listed = shown_by_laps.merge(shown[KEY], on=KEY)
same = listed["compound_before"].eq(listed["compound_after"])
goes_on = (listed["age_after"] - listed["age_before"]).eq(1)
transits, red = (listed["verdict"] == kind for kind in ("pit_lane_transit", "red_flag_change"))
crowded = listed["in_lane"] > listed["running"] / 2
these = "this race" if len(shown) == 1 else f"these {len(shown)} races"
report.text(
    "races_answer",
    f"In {these} {len(listed):,} of {shown['stops_before'].sum():,} stops of the release's "
    f"definitions were none, and {shown['battles_before'].sum():,} battles become "
    f"{shown['battles_after'].sum():,}.",
)
report.text(
    "races_reading",
    f"Of the {transits.sum()} visits that the corrected rules call transits, {(transits & same & goes_on).sum()} show "
    f"the same compound and an age that goes on by one lap, and in {(transits & crowded).sum()} of them more than half "
    f"of the field entered the pit lane on the same lap. Of the {red.sum()} changes under a red flag, "
    f"{(red & ~goes_on).sum()} show other tyres; they are no decision of strategy, since the race stood still. "
    f"{(listed['verdict'] == 'ambiguous').sum()} visits stay undecided, and nothing is stated of them.",
)
report.close({"races_shown": races_shown})
