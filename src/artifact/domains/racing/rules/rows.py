"""Rows of a table: the header says what the bare numbers below it are.

Invariant: a row without a header, or under one that says nothing of stops, stints or places, is left as it is; what
is put in has the span of what it stands for.
"""

from __future__ import annotations

from collections.abc import Sequence

from artifact.domains.racing.rules.items import Item, join

_MOST_STOPS = 7  # of a driver in a race; a higher number beside a stop is its lap

LAP, STOP, STOPS, CAR, OLD, NEW, PLACE = "lap", "stop", "stops", "car", "old", "new", "place"
LENGTH, WEAR = "length", "wear"  # of a stint
WHEN = "when"  # something happened
_RESULT = frozenset({"FINISH", "ORDER", "FLAG", "POSITION"})
_NO_RESULT = frozenset(
    {"START", "CHANGE", "GAIN", "LOSE", "BEFORE", "AFTER", "UP", "DOWN", "PIT", "LAP", "STINT", "GAP"}
)
_DRIVER = "driver "  # and his code
_GAP = "gap "  # and the codes of the two drivers that it lies between
_APART = frozenset({"ON", "-", ">", "TO", "VERSUS", "AND"})
_MOMENTS = frozenset({"BEFORE", "AFTER", "COMPARE", "OPENING", "FINAL", "WINDOW", "PIT", "OF"})


def roles(header: Sequence[Item]) -> list[str]:
    """What each column is, by the items of the header: whose, what to a stop or stint, or a place; else all empty."""
    cells = _cells(header)
    if sum([item.tag for item in cell] == ["DRIVER"] for cell in cells) > 1:
        return [_DRIVER + cell[0].code if [item.tag for item in cell] == ["DRIVER"] else "" for cell in cells]
    tags = [{item.tag for item in cell} for cell in cells]
    told = _of_stops(cells, tags) or _of_stints(tags) or _of_laps(tags) or [""] * len(tags)
    return [
        role or _between(cell) or (PLACE if _is_result(found) else "")
        for role, cell, found in zip(told, cells, tags, strict=True)
    ]


def _of_laps(tags: Sequence[set[str]]) -> list[str]:
    """What each column of a table of what happened is: "| Lap | Event |"; empty if it is none."""
    filled = [number for number, found in enumerate(tags) if found]
    return [WHEN if found else "" for found in tags] if [tags[k] for k in filled] == [{"LAP"}] else []


def _between(cell: Sequence[Item]) -> str:
    """ "| Moment | Gap AAA → BBB |": the column tells how far apart two drivers were; else empty."""
    for one, link, two in zip(cell, cell[1:], cell[2:], strict=False):
        if one.tag == two.tag == "DRIVER" and link.tag in _APART and one.code != two.code:
            return f"{_GAP}{one.code} {two.code}"
    return ""


def _of_stops(cells: Sequence[Sequence[Item]], tags: Sequence[set[str]]) -> list[str]:
    """What each column of a table of stops is: "| Pit lap | From | To |", "| Driver | Stops |"; empty if it is none."""
    lapped = any("LAP" in found and not found.isdisjoint(("PIT", "CHANGE")) for found in tags)
    by_stop = not lapped and any(not found.isdisjoint(("PIT", "CHANGE")) for found in tags)
    by_stop = by_stop and not any("STINT" in found for found in tags)
    if not lapped and not by_stop and {"PIT"} not in tags:
        return []
    out: list[str] = []
    for cell, found in zip(cells, tags, strict=True):
        role = ""
        if "LAP" in found and (by_stop or not found.isdisjoint(("PIT", "CHANGE"))):
            role = LAP
        elif "PIT" in found and any(item.tag == "PIT" and item.flag for item in cell):
            role = STOPS
        elif "PIT" in found and found <= {"PIT", "ORD"}:
            role = STOP
        elif "SC" in found:
            role = CAR
        elif found and found <= {"FROM", "OF"}:
            role = OLD
        elif found and found <= {"TO", "FOR"} and out[-1:] == [OLD]:
            role = NEW
        out.append(role)
    return out if not {LAP, STOP, STOPS}.isdisjoint(out) else []


def _of_stints(tags: Sequence[set[str]]) -> list[str]:
    """What each column of a table of stints is: "| Tyre | Laps | Average | Degradation |"; or empty."""
    everything = set().union(*tags)
    if everything.isdisjoint(("TYRE", "COMPOUND")) or everything.isdisjoint(("STINT", "AVG", "DEG")):
        return []
    return [
        LENGTH if "LAP" in found and found <= {"LAP", "STINT", "OF", "IN"} else WEAR if "DEG" in found else ""
        for found in tags
    ]


def headed(columns: Sequence[str], row: Sequence[Item]) -> list[Item]:
    """The items of a row, with what its header says of them.

    Args:
        columns: what each column is (`roles`).
        row: items of one row.
    """
    cells = _cells(row)
    if len(cells) != len(columns) or not any(columns):
        return list(row)
    told = next((cell for cell in cells if cell), [])
    lead = _role_of_label({item.tag for item in told}, told)
    bars = [item for item in row if item.tag == "|"]
    out: list[Item] = []
    for number, (cell, role) in enumerate(zip(cells, columns, strict=True)):
        if role.startswith(_DRIVER) and cell and cell is not told:
            cell = _told(cell, lead)
            cell = [
                Item("DRIVER", role.removeprefix(_DRIVER), cell[0].start, cell[0].start, cell[0].at, cell[0].at),
                *cell,
            ]
        elif role.startswith(_GAP):
            if told and cell is not told and _MOMENTS.issuperset({item.tag for item in told}):
                cell = _apart(cell, role.split()[1:])
        elif role in (LAP, STOPS, PLACE):
            cell = _told(cell, role)
        elif role == WHEN:
            cell = [_as("LAPNO", item, item.whole) if item.tag == "INT" else item for item in cell]
        elif role == LENGTH and _is_span(cell):
            cell = [join("SPAN", (cell[0].whole, cell[2].whole), cell[0], cell[2], True)]
        elif role == STOP and any(item.tag == "LAPNO" for item in cell):
            cell = _told(cell, LAP)  # "| Parada |" over "v. 26"
        elif role == LENGTH:
            cell = [_as("NLAPS", item, item.whole) if item.tag == "INT" else item for item in cell]
        elif role == WEAR:
            cell = [_rate(item) if item.tag == "DEC" else item for item in cell]
        elif role == CAR:
            cell = [_as("SC", item) if item.tag == "YES" else item for item in cell if item.tag != "NEG"]
        out.extend(cell)
        if number < len(bars):
            changed = columns[number : number + 2] == [OLD, NEW]
            mark = ">" if changed else ":" if role == WHEN and cell else ""
            out.append(_as(mark, bars[number]) if mark else bars[number])
    return out


def _is_span(cell: list[Item]) -> bool:
    """Whether a cell tells from which lap to which: "1 to 21", "22 a 46"."""
    told = [item.tag for item in cell] in (["INT", "TO", "INT"], ["INT", "-", "INT"], ["INT", "UNTIL", "INT"])
    return told and cell[0].whole < cell[2].whole


def _apart(cell: list[Item], codes: list[str]) -> list[Item]:
    """A gap with the drivers that it lies between before it."""
    if [item.tag for item in cell] not in (["SECS"], ["DEC"]):
        return cell
    first = cell[0]
    tags = (("DRIVER", codes[0]), (">", None), ("DRIVER", codes[1]), (":", None))
    return [*(Item(tag, value, first.start, first.start, first.at, first.at) for tag, value in tags), *cell]


def _role_of_label(tags: set[str], label: list[Item]) -> str:
    """What the cell that a row begins with makes of the numbers after it: "| Pit lap | 9 | 11 |"."""
    if _is_result(tags):
        return PLACE
    if "PIT" not in tags:
        return ""
    return STOPS if "LAP" not in tags and any(item.tag == "PIT" and item.flag for item in label) else LAP


def _is_result(tags: set[str]) -> bool:
    return not tags.isdisjoint(_RESULT) and tags.isdisjoint(_NO_RESULT)


def _told(cell: list[Item], role: str) -> list[Item]:
    """A cell as what it is by the header, or by the label of its row (`role`, or empty)."""
    if role == PLACE:
        return [_as("POS", item, item.whole) if item.tag in ("INT", "ORD") else item for item in cell]
    return _stops(cell, role) if role else cell


def _cells(row: Sequence[Item]) -> list[list[Item]]:
    cells: list[list[Item]] = [[]]
    for item in row:
        if item.tag == "|":
            cells.append([])
        else:
            cells[-1].append(item)
    return cells


def _as(tag: str, item: Item, value: object = None) -> Item:
    return Item(tag, value, item.start, item.end, item.at, item.to)


def _rate(item: Item) -> Item:
    return Item("RATE", item.value, item.start, item.end, item.at, item.to, flag=True)


def _stops(cell: list[Item], role: str) -> list[Item]:
    """A cell of laps, or of a count, as if it were told: "(stops on laps 12, 30)"."""
    numbers = [item for item in cell if item.tag == "INT"]
    if role == STOPS and len(numbers) == 1 and numbers[0].whole <= _MOST_STOPS:
        return [_as("STOPS", item, item.whole) if item is numbers[0] else item for item in cell]
    if not numbers and not any(item.tag == "LAPNO" for item in cell):
        return cell
    told = [_as("LAPNO", item, item.whole) if item.tag == "INT" else item for item in cell]
    return [_as("(", cell[0]), _as("PIT", cell[0]), *told, _as(")", cell[-1])]
