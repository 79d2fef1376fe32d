# %% [markdown]
# # Speed, scale, and staying whole
#
# {glue:text}`reliability_answer`
#
# **Question.** How fast are the stages, what do more processes bring, and what becomes of the files when a run is
# killed, the disk is full, a file is damaged or the input is hostile?
#
# **Method.** `make bench` measures every stage on one machine and holds it to a limit; `make reliability` kills
# commands at random moments (signal 9, with all their children), starves them of space, damages what they have stored,
# and gives every parser thousands of hostile inputs; `make coverage` counts what the tests run. All leave a record,
# from which this page is made. Processor time is used where other programs could disturb the clock. The release has
# data and no code, so its own speed could not be measured in the same run.

# %% tags=["parameters"]
from typing import Annotated

generations: Annotated[float, "1..1e15"] = 1e9  # for the plan of a large run
workers: Annotated[int, "1..1000000"] = 64  # processes of that run

# %% tags=["hide-input"]
from artifact import paths
from artifact.files import read_json
from artifact.report import Report
from artifact.tables import Column

report = Report()
bench = read_json(paths.results() / "bench" / "bench.json")
kills = read_json(paths.results() / "reliability" / "kills.json")["commands"]
hostile = read_json(paths.results() / "reliability" / "hostile.json")
faults = read_json(paths.results() / "reliability" / "faults.json")["cases"]
covered = read_json(paths.results() / "reliability" / "coverage.json")
machine, stages = bench["machine"], bench["stages"]
for row in stages:
    row["rate"] = row["items"] / row["processor"]
    row["used"] = None if row["limit"] is None else row["processor"] / row["limit"]
rate = {row["stage"]: row["rate"] for row in stages}

# %% [markdown]
# ## Speed
#
# {glue:text}`reliability_machine`
#
# {numref}`tab-reliability-speed` gives each stage's rate on one core and how much of its limit it uses.

# %% tags=["hide-input"]
packages = ", ".join(f"{name} {version}" for name, version in machine["packages"].items())
report.text(
    "reliability_machine",
    f"The machine: {machine['processor']}, {machine['cores']} cores, {machine['memory_gib']} GiB, "
    f"{machine['system']}, Python {machine['python']}, {packages}; "
    f"{machine['load_before']:.1f} processes wanted a core when it began.",
)
report.table(
    "reliability_speed",
    [row for row in stages if not row["stage"].startswith("extract, ") or row["seconds"] is None],
    [
        Column("Stage", "stage"),
        Column("Items", "items", ",d"),
        Column("of", "unit"),
        Column("Processor, s", "processor", ".2f"),
        Column("A second", "rate", ",.0f"),
        Column("Of the limit", "used", ".0%"),
        Column("Memory, MiB", "peak_mib", ".0f"),
    ],
    caption="Processor time of the stages",
)

# %% [markdown]
# ## A whole run
#
# The first run also installs the environment; a later one runs what changed and nothing else.

# %% tags=["hide-input"]
# `make reproduce TIMINGS=results/bench/reproduce.json` after `make clean`; a checkout may be without one
timed = paths.results() / "bench" / "reproduce.json"
if timed.is_file():
    whole = read_json(timed)
    seconds = {row["stage"]: row["seconds"] for row in whole["stages"]}
    books = {name: value for name, value in seconds.items() if name.startswith("notebook ")}
    versions = ", ".join(f"{name} {version}" for name, version in whole["machine"]["packages"].items())
    report.markdown(
        f"`make reproduce` took {whole['total']:.0f} s with {whole['jobs']} notebooks at a time on "
        f"{whole['machine']['processor']}, {whole['machine']['cores']} cores, Python {whole['machine']['python']} "
        f"({versions}): {seconds['all notebooks']:.0f} s for {len(books)} notebooks, {seconds['book']:.0f} s for the "
        f"book, {seconds['check']:.0f} s for the comparison"
        + (
            f"; before it, once, {seconds['environment']:.0f} s for the environment."
            if "environment" in seconds
            else "."
        )
        + " {numref}`tab-reliability-reproduce` has all of them."
    )
    slowest = sorted(books.items(), key=lambda item: -item[1])
    others = [(name, value) for name, value in seconds.items() if name not in books]
    report.table(
        "reliability_reproduce",
        [{"stage": name, "seconds": value} for name, value in [*slowest, *others]],
        [Column("Stage", "stage"), Column("Clock, s", "seconds", ".1f")],
        caption="What each stage of a whole run took",
    )
else:
    report.markdown("No whole run is recorded here; `make reproduce` shows the slowest stages of each, and notes all.")

# %% [markdown]
# ## More processes
#
# {numref}`tab-reliability-scaling` is the same extraction by the clock. {glue:text}`reliability_scaling`

# %% tags=["hide-input"]
scaled = [row for row in stages if row["stage"].startswith("extract, ") and row["seconds"] is not None]
alone = next(row for row in scaled if row["stage"] == "extract, 1 process")
for row in scaled:
    row["engine"] = row["stage"].removeprefix("extract, ")
    row["speedup"] = alone["seconds"] / row["seconds"]
    row["cost"] = row["processor"] / alone["processor"]
report.table(
    "reliability_scaling",
    scaled,
    [
        Column("Engine", "engine"),
        Column("Texts", "items", ",d"),
        Column("Clock, s", "seconds", ".1f"),
        Column("Processor, s", "processor", ".1f"),
        Column("Speedup", "speedup", ".2f"),
        Column("Processor, times one process", "cost", ".2f"),
        Column("Memory of all processes, MiB", "peak_mib", ".0f"),
        Column("Wanted a core", "load", ".1f"),
    ],
    caption="Extraction with one and more processes",
)
two, dask = (
    next(row for row in scaled if row["stage"] == f"extract, {name}") for name in ("2 processes", "Dask, 2 workers")
)
wanted = max(row["load"] for row in scaled)
busy = wanted > machine["cores"] + 1
report.text(
    "reliability_scaling",
    (
        f"The machine was busy ({wanted:.0f} processes wanted one of {machine['cores']} cores), so that the clock says "
        "little here; the processor time holds. "
        if busy
        else f"Two processes are {two['speedup']:.2f} times as fast as one, two Dask workers {dask['speedup']:.2f} "
        f"times, on {machine['cores']} cores. "
    )
    + f"For {alone['items']:,} texts two processes take {two['cost']:.2f} times the processor time of one, two Dask "
    f"workers {dask['cost']:.2f} times, the start included. On one machine Dask does nothing that `--jobs` does not do "
    "with less; it pays when there is more than one.",
)

# %% [markdown]
# ## The plan for a large run
#
# {glue:text}`reliability_plan`

# %% tags=["hide-input"]
texts = [row for row in stages if row["stage"].startswith("extract, racing") and row["seconds"] is None]
per_core = sum(row["items"] for row in texts) / sum(row["processor"] for row in texts)
count = rate["score given claims"]
hours = generations / per_core / workers / 3600
PART, KEY = 2_000, 16  # lines of a part; bytes by which repeats are found
report.text(
    "reliability_plan",
    f"{generations:,.0f} generations at {per_core:,.0f} texts a second and core take {hours:,.1f} hours on {workers} "
    f"cores for extraction, and {generations / count / workers / 3600:,.1f} hours for verification and counting of the "
    f"claims. They make {generations / PART:,.0f} parts of {PART:,} texts, which each process writes itself "
    "(`--partitioned`), so that only sums and keys travel. The one process that hands out the parts breaks first: it "
    f"reads every line once, and the keys by which it finds repeats take {generations * KEY / 1e9:,.0f} GB. Beyond "
    "that, split the files by system: repeats are within a system, and tallies add up.",
)

# %% [markdown]
# ## Killed at random moments
#
# After each kill, every file under its final name was compared with that of an undisturbed run, and every finished
# item with what it was before ({numref}`tab-reliability-kills`). *In the middle* counts the kills that found some of
# the files and not all.

# %% tags=["hide-input"]
report.table(
    "reliability_kills",
    kills,
    [
        Column("Command", "command"),
        Column("Kills", "kills", "d"),
        Column("In the middle", "in_the_middle", "d"),
        Column("Ended before its kill", "ended_before", "d"),
        Column("Finished items lost", "items_lost", "d"),
        Column("Half files taken for whole", "half_files", "d"),
    ],
    caption="Commands killed at random moments",
)

# %% [markdown]
# ## Faults of the machine
#
# The commands that write were run on a disk with too little room (a part of what they need), on one that may only be
# read, and twice at the same moment into the same place; stored replies and parts had one bit changed or were cut short
# ({numref}`tab-reliability-faults`). A case is passed when the command says what is wrong in one line and fails, leaves
# no half file and no changed one, and completes when the fault is gone; or when what was damaged is made again, or
# refused by name. FastF1's own cache has no checksums: what it stores is validated when it is read, not compared.

# %% tags=["hide-input"]
names = dict.fromkeys(row["fault"] for row in faults)
kinds = {name: [row for row in faults if row["fault"] == name] for name in names}
report.table(
    "reliability_faults",
    [
        {
            "fault": kind,
            "commands": len(rows),
            "cases": sum(row["cases"] for row in rows),
            "failed": sum(row["failed"] for row in rows),
        }
        for kind, rows in kinds.items()
    ],
    [
        Column("Fault", "fault"),
        Column("Commands or stores", "commands", "d"),
        Column("Cases", "cases", ",d"),
        Column("Not passed", "failed", "d"),
    ],
    caption="Faults of the machine, tried for real",
)

# %% [markdown]
# ## What the tests run
#
# {numref}`tab-reliability-coverage` counts the lines and branches of the core that its tests run, without the paper's
# release and lap tables. {glue:text}`reliability_covered`

# %% tags=["hide-input"]
parts = covered["parts"]
core = {name: sum(row[name] for row in parts) for name in parts[0] if name != "part"}
shown = [*parts, {"part": "core", **core}]
for row in shown:
    row["line_rate"] = row["covered_lines"] / row["num_statements"]
    row["branch_rate"] = row["covered_branches"] / row["num_branches"]
report.table(
    "reliability_coverage",
    shown,
    [
        Column("Part", "part"),
        Column("Modules", "modules", "d"),
        Column("Lines", "num_statements", ",d"),
        Column("of them run", "line_rate", ".1%"),
        Column("Branches", "num_branches", ",d"),
        Column("of them taken", "branch_rate", ".1%"),
    ],
    caption="Lines and branches of the core that the tests run",
)
report.text(
    "reliability_covered",
    f"`make coverage` fails below {covered['least']:.0%} of either.",
)

# %% [markdown]
# ## Hostile input
#
# Deep nesting, numbers of thousands of digits, undefined ones, repeated keys, other encodings, control characters,
# half surrogate pairs, paths that leave the folder, and words that address the reader. A parser gives a value or one
# clear line ({numref}`tab-reliability-hostile`). {glue:text}`reliability_mended`

# %% tags=["hide-input"]
report.table(
    "reliability_hostile",
    hostile["parsers"],
    [Column("Parser", "parser"), Column("Inputs", "inputs", ",d"), Column("Faults", "faults", "d")],
    caption="Hostile inputs, by what reads them",
)
killed, tried = sum(row["kills"] for row in kills), sum(row["inputs"] for row in hostile["parsers"])
report.text(
    "reliability_mended",
    f"{hostile['mended']} inputs that once ended in something else were mended and are tests; the memory of the run "
    f"grew by {hostile['memory_grown_mib']:,} MiB.",
)
report.text(
    "reliability_answer",
    f"{killed} kills at random moments lost {sum(row['items_lost'] for row in kills)} finished items and left "
    f"{sum(row['half_files'] for row in kills)} half files; {tried:,} hostile inputs met "
    f"{sum(row['faults'] for row in hostile['parsers'])} faults; rules read {per_core:,.0f} racing texts a second and "
    "core.",
)
report.close({"generations": generations, "workers": workers})
