"""Laps, spans and lists of laps: "lap 14", "laps 5-34", "from lap 5 to 34", "laps 2, 3 and 4".

Invariant: a span ends on no lap before that on which it starts.
"""

from __future__ import annotations

from collections.abc import Callable

from artifact.domains.racing.rules.items import Item, drivers_of, is_lap_number, join

Inner = Callable[[str, list[Item]], list[Item]]  # reads what is told between two laps of a list


def read_lap(text: str, items: list[Item], i: int, out: list[Item], inner: Inner) -> int:
    """Read a lap word with the numbers that follow it: laps, a span, an enumeration.

    Args:
        text: that it stands in.
        items: of the sentence.
        i: index of the word.
        out: what is read before it; what it makes up is added.
        inner: reads what is told between two laps.

    Returns:
        The index after the last item read.
    """
    n = len(items)
    word = items[i]
    j = i + 1
    if (colon := _keyed_stop(items, j)) > 0:
        out.append(items[colon - 1] if items[colon - 1].tag == "PIT" else items[colon - 2])
        j = colon
    if j < n and items[j].tag == ":" and j + 1 < n and items[j + 1].tag in ("NUM", "("):
        j += 1
    looked_at = bool(out) and out[-1].tag in ("THESE", "TOTAL", "OF")  # "in those laps (26 and 27)"
    if not looked_at and (closed := _bracketed_laps(text, items, j)) > 0:
        listed = [item for item in items[j + 1 : closed] if item.tag == "NUM"]
        out.extend(join("LAPNO", item.whole, item, item) for item in listed)
        return closed + 1
    if j < n and items[j].tag == "-" and items[j].to == word.to + 1:
        j += 1  # "lap-56 switch"
    _comes_in(text, out, word)
    if j >= n or items[j].at > items[j - 1].to + 2 or not is_lap_number(text, items[j]):
        return _without_number(items, i, j, out)
    if _counts_another_unit(items, j):
        out.append(word)
        return i + 1
    first = items[j]
    span = span_end(text, items, j)
    if span is not None:
        # "lap 9 to lap 11" after "gap from" is no stint, but still a span
        out.append(join("SPAN", (first.whole, items[span].whole), word, items[span], items[j + 1].tag == "-"))
        return more_laps(text, items, span + 1, out, word, inner)
    out.append(join("LAPNO", first.whole, word, first, _labels_count(text, items, i, j, out)))
    return more_laps(text, items, j + 1, out, word, inner)


def _without_number(items: list[Item], i: int, j: int, out: list[Item]) -> int:
    """Read a lap word with no number in digits after it, at `j`: "on lap nine", or the word alone."""
    word = items[i]
    if _is_spelt_lap(items, i, out):
        out.append(join("LAPNO", items[j].whole, word, items[j]))  # "on lap nine"
        return j + 1
    if j < len(items) and items[j].tag == "ORD" and items[j].flag and items[j].at == word.to + 1:
        out.append(join("LAPNO", items[j].value, word, items[j]))
        return j + 1
    out.append(word)
    return i + 1


def _counts_another_unit(items: list[Item], j: int) -> bool:
    """Whether the number at `j` is one of seconds, of a rate, or of how many laps, not of the lap before it."""
    unit = items[j + 1].tag if j + 1 < len(items) and items[j + 1].at == items[j].to + 1 else ""
    if unit == "PER":
        after = [item.tag for item in items[j + 2 : j + 4]]
        return not (after[:1] == ["NUM"] or after == ["LAP", "NUM"])  # "laps 67/68", "L67/L68"
    return unit == "SECONDS" or (unit == "LAP" and not (j + 2 < len(items) and items[j + 2].tag == "NUM"))


def _keyed_stop(items: list[Item], j: int) -> int:
    """Index of the colon of "vueltas de parada: 14, 39", "volta_parada: [14]" after the lap word; else 0."""
    k = j + (j < len(items) and items[j].tag == "OF")
    tags = [item.tag for item in items[k : k + 3]]
    keyed = tags in (["PIT", ":", "NUM"], ["PIT", ":", "("]) and items[k].at <= items[j - 1].to + 2
    if tags == ["PIT", "NUM", ":"] and items[k + 3 : k + 4] and items[k + 3].tag == "NUM":
        return k + 2 if items[k + 2].at == items[k].to + 2 else 0  # "lap of stop 1: 17"
    return k + 1 if keyed and items[k + 1].at == items[k].to + 1 else 0


def _labels_count(text: str, items: list[Item], i: int, j: int, out: list[Item]) -> bool:
    """Whether a line says no more than "Laps: 24", which counts them where it is about a stint."""
    alone = not out and items[j - 1].tag == ":" and [item.tag for item in items[j + 1 :]] in ([], ["."])
    return alone and text[items[i].end - 1] == "s"


_DATING = frozenset({"ON", "IN", "UNTIL", "TO", "FROM", "OF", "BEFORE", "AFTER"})


def _is_spelt_lap(items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether the lap word at `i` is followed by its number in words: "at the end of lap nine"."""
    number = items[i + 1] if i + 1 < len(items) else None
    if number is None or number.tag != "WORDNUM" or number.at != items[i].to + 1 or number.whole < 2:
        return False
    unit = items[i + 2].tag if i + 2 < len(items) and items[i + 2].at <= number.to + 2 else ""
    dated = bool(out) and out[-1].tag in _DATING and out[-1].to >= items[i].at - 2
    return dated and unit not in ("SECONDS", "LAP", "PER", "FASTER", "SLOWER", "%")


def _comes_in(text: str, out: list[Item], word: Item) -> None:
    """Read "in" before the time as what it is short for: "AAA, in on lap 12", "called him in on lap 12"."""
    if len(out) < 2 or out[-1].tag not in ("ON", "UNTIL") or out[-2].tag != "IN":
        return
    beside = out[-1].to == word.at - 1 and out[-2].to == out[-1].at - 1
    if beside and text[out[-2].start : out[-2].end].casefold() == "in":
        out[-2].tag = "HALTED"


def is_spelt_ordinal(items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether the ordinal at `i`, before the lap word, dates something: "na quinta volta", "in the fifth lap"."""
    after = items[i + 2].tag if i + 2 < len(items) and items[i + 2].at <= items[i + 1].to + 2 else ""
    dated = bool(out) and out[-1].tag in _DATING and out[-1].to >= items[i].at - 2
    return dated and items[i + 1].at == items[i].to + 1 and after not in ("ON", "WITH", "IN", "AFTER", "OF", "FASTER")


_AFTER_LAP = frozenset({".", ",", ";", ")", "AND", "BEFORE", "WHILE", "FOR"})
_STOPPED = frozenset({"PIT", "CHANGE", "RESPOND", "EXTEND", "STAY", "SAME", "LAPNO"})
_PLACED = frozenset({"FINISH", "POSITION", "POS", "STINT", "WIN", "ORDER", "START", "GAP", "FLAG", "PASSED"})


def is_lap_left_out(text: str, items: list[Item], i: int, out: list[Item]) -> bool:
    """Whether a feminine ordinal is that of a lap told before: "parou na volta 18; BBB, na 19.ª"."""
    item = items[i]
    if (
        not out
        or out[-1].tag not in ("IN", "UNTIL", "TO")
        or out[-1].to < item.at - 2
        or text[item.end - 1] not in "aª"
    ):
        return False
    following = items[i + 1] if i + 1 < len(items) else None
    if following is not None and following.at <= item.to + 1 and following.tag not in _AFTER_LAP:
        return following.tag == "TO" and item.flag and _told_after(items, i)  # "fez na 46.ª a terceira parada"
    tags = [other.tag for other in reversed(out)]
    said = next((tag for tag in tags if tag in _STOPPED or tag in _PLACED), "")
    if out[-1].tag == "TO" and not (item.flag and said in ("PIT", "LAPNO")):
        return False  # "passou da 5.ª à 3.ª"
    return said in _STOPPED and ("LAPNO" in tags or (item.flag and said == "PIT"))


def _told_after(items: list[Item], i: int) -> bool:
    """Whether a stop that is counted follows an ordinal: "a terceira visita aos boxes"."""
    tags = [item.tag for item in items[i + 1 : i + 7]]
    return "PIT" in tags and "ORD" in tags[: tags.index("PIT")]


def _bracketed_laps(text: str, items: list[Item], j: int) -> int:
    """Index of the end of a bracket at `j` that lists lap numbers alone: "the same laps (2, 3 and 4)"; else 0."""
    if j >= len(items) or items[j].tag != "(" or items[j].at != items[j - 1].to + 1:
        return 0
    k = j + 1
    while k < len(items) and (is_lap_number(text, items[k]) or (k > j + 1 and items[k].tag in (",", "AND"))):
        k += 1
    together = k < len(items) and items[k].tag == ")" and items[k].at - items[j].at == k - j  # no word between
    return k if together and items[k - 1].tag == "NUM" else 0


def more_laps(text: str, items: list[Item], j: int, out: list[Item], word: Item, inner: Inner) -> int:
    """Further numbers of an enumeration: "laps 2, 3 and 4", "lap 9 vs. 11", "vueltas 1-2, 3 y 4"."""
    n = len(items)
    while j + 1 < n:
        told = _detail_between(text, items, j)
        if told:
            out.extend(inner(text, items[j:told]))
            j = told
        k = j
        while k < n and items[k].tag in (",", "AND", "PER", "VERSUS") and k - j < 3:
            k += 1
        if k == j or k >= n or not is_lap_number(text, items[k]) or items[k].at > items[k - 1].to + 2:
            break
        following = items[k + 1] if k + 1 < n else None
        if following is not None and following.at == items[k].to + 1 and following.tag in _UNIT_TAGS:
            listed = following.tag == "PER" and k + 2 < n and items[k + 2].tag == "NUM"  # "laps 67/68/69"
            if not listed:
                break
        if following is not None and following.tag in ("STINT", "PIT") and following.at <= items[k].to + 2:
            break
        if [item.tag for item in items[k + 1 : k + 3]] == ["-", "LAP"] and items[k + 2].at == items[k].to + 2:
            break  # "on lap 8, a 44-lap stint"
        if items[k - 1].tag == "PER" and text[items[k - 1].start] != "/":
            break
        goes_on = following is not None and following.tag == "PER"
        two = items[k - 1].tag == "PER" and not goes_on and [item.tag for item in out[-2:]] != ["PER", "LAPNO"]
        plural = text[word.end - 1] == "s"
        if two and not (plural and _stops_of_one(items, out)):
            out.pop()  # "laps 12/13": one lap for each of two drivers, and the text does not say whose is whose
            return k + 1
        out.extend(items[j:k])
        span = span_end(text, items, k)
        if span is not None:
            out.append(
                join("SPAN", (items[k].whole, items[span].whole), items[k], items[span], items[k + 1].tag == "-")
            )
            j = span + 1
        else:
            out.append(join("LAPNO", items[k].whole, items[k], items[k]))
            j = k + 1
    return j


def _stops_of_one(items: list[Item], out: list[Item]) -> bool:
    """Whether "pitted on laps 12/30", of which the first is read, is said of the one driver whom the sentence names."""
    before = [item.tag for item in out[-3:-1]]
    named = drivers_of(items)
    return len(named) == 1 and (before[-1:] == ["PIT"] or before in (["PIT", "ON"], ["PIT", "IN"]))


def _detail_between(text: str, items: list[Item], j: int) -> int:
    """Index after what is told of a lap at `j` if another lap with its own follows, else 0.

    "laps 20 (M → H), 41 (H → S)", "laps 20 M → H and 41 H → S"
    """
    end = k = _detail_end(items, j)
    while 0 < k < len(items) and items[k].tag in (",", "AND", ";") and k - end < 2:
        k += 1
    if not end or k == end or k >= len(items) or not is_lap_number(text, items[k]):
        return 0
    if items[k].at != items[k - 1].to + 1:
        return 0
    bare = k + 1  # "laps 20 (M → H), 40, 41 (H → S)"
    while bare + 1 < len(items) and items[bare].tag in (",", "AND"):
        following = bare + 1 + (items[bare + 1].tag == "AND")
        if following >= len(items) or not is_lap_number(text, items[following]):
            break
        bare = following + 1
    return end if _detail_end(items, bare) else 0


def _detail_end(items: list[Item], j: int) -> int:
    """Index after the bracket or the tyre change that starts at `j`, right after a lap, else 0."""
    n = len(items)
    if j >= n or items[j].at > items[j - 1].to + 1:
        return 0
    if items[j].tag == "(":
        end = next((k for k in range(j + 1, min(j + 10, n)) if items[k].tag in ("(", ")")), 0)
        return end + 1 if end and items[end].tag == ")" else 0
    if [item.tag for item in items[j : j + 3]] not in (["COMPOUND", ">", "COMPOUND"], ["COMPOUND", "TO", "COMPOUND"]):
        return 0
    return j + 5 if [item.tag for item in items[j + 3 : j + 5]] == ["DURING", "SC"] else j + 3


_UNIT_TAGS = frozenset({"SECONDS", "PER", "LAP", "%"})
_SPAN_LINKS = frozenset({"-", "TO", "UNTIL", ">"})


def span_end(text: str, items: list[Item], j: int) -> int | None:
    """Index of the number that ends a span of laps that starts with number `j`, if there is one."""
    n = len(items)
    k = j + 1
    if k >= n:
        return None
    linked = items[k].tag in _SPAN_LINKS and items[k].at <= items[j].to + 1
    if not linked and not (items[k].tag == "AND" and _between(items, j)):
        return None
    k += 1
    if k < n and (items[k].tag == "LAP" or (items[k].tag == "TO" and items[k - 1].tag == "AND")):
        k += 1  # "entre a volta 5 e a volta 34", "entre a 5 e a 34"
    if k >= n or not is_lap_number(text, items[k]) or items[k].at > items[k - 1].to + 3:
        return None
    if items[k].whole < items[j].whole:
        return None
    if k + 1 < n and items[k + 1].tag in ("SECONDS", "%") and items[k + 1].at == items[k].to + 1:
        return None
    return k


def _between(items: list[Item], j: int) -> bool:
    """Whether the number at `j` is the first of two: "between 5 and 34"."""
    return any(items[k].tag == "BETWEEN" for k in range(max(j - 3, 0), j))
