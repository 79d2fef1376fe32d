# %% [markdown]
# # Is the oracle right about the races?
#
# {glue:text}`oracle_answer`
#
# **Question.** Everything here is measured against facts that were derived from lap tables. Do the release's
# definitions, applied to the same races, give the release's facts? And do those facts hold up against the laps?
#
# **Method.** The oracle derives its facts twice from the laps of {glue:text}`oracle_races` races: under rules `paper`,
# the release's definitions, and under rules `corrected`, which ask of every fact what in the laps bears it out: other
# tyres, or an age that does not go on; a pit lane open for racing; both cars on the same lap. The tables below were
# made from the lap tables by `artifact oracle compare`; the facts themselves are packaged, the laps are not. Ten races
# are told lap by lap in [](16_ten_races.ipynb).

# %% tags=["parameters"]
measures: list[str] | None = None  # faults to show in the audit of the facts, None for all

# %% tags=["hide-input"]
import pandas as pd

from artifact import paths
from artifact.errors import unknown
from artifact.report import Report
from artifact.tables import Column

report = Report()
folder = paths.results()
counts = pd.read_csv(folder / "oracle_agreement" / "counts.csv")
causes = pd.read_csv(folder / "oracle_agreement" / "causes.csv")
audit = pd.read_csv(folder / "oracle_audit" / "summary.csv")
effects = pd.read_csv(folder / "oracle_audit" / "effects.csv")
facts = paths.data() / "racing" / "oracle"
paper, corrected = (
    {name: pd.read_parquet(facts / rules / f"{name}.parquet") for name in ("races", "battles")}
    for rules in ("paper", "corrected")
)

# %% [markdown]
# ## The release's definitions give the release's facts
#
# {numref}`tab-oracle-agreement` counts, on the races that both have, the rows that are identical in every field that
# names the fact. What differs is listed with its cause in {numref}`tab-oracle-causes`: mostly tyre data that a newer
# version of the source has corrected since.

# %% tags=["hide-input"]
report.table(
    "oracle_agreement",
    counts.to_dict("records"),
    [
        Column("Facts", "table"),
        Column("Release", "release", ",d"),
        Column("Ours", "ours", ",d"),
        Column("Identical", "identical", ",d"),
        Column("Share of the release's", "share", ".1%"),
    ],
    caption=f"Facts under rules `paper`, from the lap tables, against the release's, on {counts['races'].iloc[0]} "
    f"races",
)

# %% tags=["hide-input"]
report.table(
    "oracle_causes",
    causes.to_dict("records"),
    [
        Column("Facts", "table"),
        Column("Only in", "side"),
        Column("Rows", "rows", ",d"),
        Column("Cause", "meaning"),
    ],
    caption="Rows that differ, by cause",
)

# %% [markdown]
# ## What the laps do not bear out
#
# {numref}`tab-oracle-audit` counts facts that the laps contradict: in the release's own data, in ours under its
# definitions, and under rules `corrected`. A fact that is true in every row cannot tell a good explanation from a bad
# one: that every battle of the release succeeded is the clearest case.

# %% tags=["hide-input"]
asked = audit if measures is None else audit[audit["measure"].isin(measures)]
known = sorted(audit["measure"].unique())
for name in measures or ():
    if name not in known:
        raise unknown("measure", name, known)
wide = asked.pivot_table(
    index=["measure", "meaning"], columns="facts", values=["rows", "of", "share"], sort=False
).reset_index()
wide.columns = ["_".join(filter(None, name)) for name in wide.columns]
report.table(
    "oracle_audit",
    wide.to_dict("records"),
    [
        Column("What", "meaning"),
        Column("Release", "rows_release", ",.0f"),
        Column("share", "share_release", ".1%"),
        Column("Ours, rules paper", "rows_paper", ",.0f"),
        Column("share", "share_paper", ".1%"),
        Column("Ours, rules corrected", "rows_corrected", ",.0f"),
        Column("share", "share_corrected", ".1%"),
    ],
    caption="Facts that the laps do not bear out",
)

# %% [markdown]
# {numref}`tab-oracle-effects` says what became of each row under rules `corrected`.

# %% tags=["hide-input"]
report.table(
    "oracle_effects",
    effects.to_dict("records"),
    [Column("Facts", "table"), Column("Outcome", "reason"), Column("Rows", "rows", ",d"), Column("Meaning", "meaning")],
    caption="What the corrected rules make of the rows that the release's definitions give",
)

# %% [markdown]
# ## Reading
#
# {glue:text}`oracle_reading`

# %% tags=["hide-input"]
rows = audit.set_index(["facts", "measure"])
none, resting, twice, ahead = (
    rows.loc[("release", name)]
    for name in ("stops_without_change", "battles_on_no_stop", "swings_twice", "always_succeeded")
)
kept = effects[(effects["table"] == "battles") & (effects["reason"] == "kept")]["rows"].sum()
total = len(paper["battles"])
refused = int(corrected["races"]["refused"].notna().sum())
report.number("oracle_races", len(corrected["races"]), "d")
report.text(
    "oracle_answer",
    f"The release's definitions give {counts['share'].min():.0%} to {counts['share'].max():.0%} of its facts from "
    f"the laps, but "
    f"{none['share']:.0%} of its pit stops were none and {resting['share']:.0%} of its battles rest on one of them.",
)
report.text(
    "oracle_reading",
    f"Of the release's {none['of']:,.0f} pit stops, {none['rows']:,.0f} show no other tyres or last over two "
    f"minutes, in "
    f"{none['races']:.0f} races; {resting['rows']:,.0f} of {resting['of']:,.0f} battles rest on one of them, "
    f"{twice['rows']:,.0f} swings are "
    f"listed twice, and {ahead['rows']:,.0f} battles count as won by a driver who was behind after both stops. Of "
    f"our {total:,} battles "
    f"under the release's definitions, {kept:,} ({kept / total:.0%}) stand under the corrected rules. {refused} "
    f"races are refused, because "
    "their lap tables contradict the results.",
)
report.close({"measures": measures})
