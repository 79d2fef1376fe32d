"""The grammar: from the items of a sentence to claims. One for all languages.

Invariant: each pass walks the items once and looks at a bounded number of neighbours, so that reading is linear in the
length of the text. A quantity is claimed only when its unit, or the word that governs it, says what it measures;
otherwise it is dropped with a reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from artifact.claim import Claim, Polarity
from artifact.domains.weather.claims import PrecipProb, SkyCondition, Temp, TempKind, Wind, WindDir
from artifact.domains.weather.rules.lexicon import Cat
from artifact.domains.weather.rules.scan import Item, Sentence
from artifact.domains.weather.units import celsius, speed_in_mph

REACH = 12  # items looked at to either side of one
NEAR = 6  # words between a governing word and a number without unit
WIDE = 10.0  # a range of more degrees than this spans the day: it names the low and the high

SPEEDS = frozenset(("mph", "km/h", "m/s", "kt"))
_DEGREES = frozenset(("F", "C", "deg"))
_FILLERS = frozenset(
    (Cat.ABOUT, Cat.NEARLY, Cat.BETWEEN, Cat.IN, Cat.DECADE, Cat.UP_TO, Cat.AT_LEAST, Cat.RISE, Cat.FALL)
)
_BOUNDS = frozenset((Cat.BETWEEN, Cat.UP_TO, Cat.AT_LEAST, Cat.DECADE))
_CLAUSE_ENDS = frozenset((Cat.BREAK, Cat.STOP))


@dataclass
class Context:
    """What a text has said so far, over its sentences.

    Attributes:
        celsius: whether a number of degrees without a scale is Celsius in this text.
        speeds: how many speeds the text states; with any, "calm" is only a comment on it.
        chance_open: the last sentence spoke of a chance and gave no number.
        dropped: candidates given up, by reason.
    """

    celsius: bool
    speeds: int
    chance_open: bool = False
    dropped: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number or a range with its unit.

    Attributes:
        low, high: ends; equal for a single number; None where open ("up to 10").
        unit: as in `Cat.UNIT`, or empty.
        first, last: indices of its first and last item, words such as "around" included.
        core: index of its first number.
        said: where its own words begin: its first number, or "up to", "between", "mid" before it.
        decade: written as "70s", with what was added for "mid".
    """

    low: float | None
    high: float | None
    unit: str
    first: int
    last: int
    core: int
    said: int
    decade: bool = False

    def middle(self) -> float:
        """The value that stands for a range."""
        ends = [end for end in (self.low, self.high) if end is not None]
        return round(sum(ends) / len(ends), 2)


def read(sentence: Sentence, context: Context) -> list[Claim]:
    """The claims of one sentence, in order."""
    reader = _Reader(sentence, context)
    found = [*reader.temperatures(), *reader.winds(), *reader.points(), *reader.chances(), *reader.sky()]
    context.chance_open = reader.leaves_chance_open()
    return sorted(found, key=lambda claim: claim.span or (0, 0))


def quantities(sentence: Sentence) -> list[Quantity]:
    """All numbers and ranges of a sentence."""
    items, out, index = sentence.items, [], 0
    while index < len(items):
        if items[index].cat is Cat.NUMBER and items[index].value is not None:
            quantity = _quantity(items, index)
            out.append(quantity)
            index = quantity.last + 1
        else:
            index += 1
    return out


def _quantity(items: Sequence[Item], core: int) -> Quantity:
    first = said = core
    between = up_to = at_least = False
    while first > 0 and core - first < 3 and items[first - 1].cat in _FILLERS and _adjacent(items, first - 1, first):
        first -= 1
        between |= items[first].cat is Cat.BETWEEN
        up_to |= items[first].cat is Cat.UP_TO
        at_least |= items[first].cat is Cat.AT_LEAST
        said = first if items[first].cat in _BOUNDS else said
    if core and items[core - 1].cat is Cat.OR_LESS:
        up_to, first, said = True, core - 1, core - 1
    low, decade = _value(items, core)
    unit, last = _unit(items, core + 1)
    high = low
    join = last + 1
    joins = {Cat.TO, Cat.DASH, Cat.UP_TO} | ({Cat.AND} if between else set())
    if join < len(items) and items[join].cat in joins and _close(items, last, join):
        other = join + 1
        while other < len(items) and items[other].cat in (Cat.ABOUT, Cat.DECADE) and other < join + 3:
            other += 1
        if other < len(items) and items[other].cat is Cat.NUMBER and items[other].value is not None:
            second_unit, second_last = _unit(items, other + 1)
            if _close(items, other - 1, other) and (not unit or not second_unit or unit[:1] == second_unit[:1]):
                high, second_decade = _value(items, other)
                decade |= second_decade
                unit, last = second_unit or unit, second_last
    if low > high and high >= 0:
        low, high = high, low
    start: float | None = None if up_to and low == high else low
    end: float | None = None if at_least and not up_to and low == high else high
    tail = last + 1
    if tail < len(items) and _adjacent(items, last, tail) and low == high:
        if items[tail].cat is Cat.OR_LESS:
            start, end, last = None, high, tail
        elif items[tail].cat is Cat.OR_MORE:
            start, end, last = low, None, tail
    return Quantity(start, end, unit, first, last, core, said, decade)


def _value(items: Sequence[Item], index: int) -> tuple[float, bool]:
    """A number's value; "mid 70s" is 75, and so is "70s" alone."""
    value = items[index].value or 0.0
    if not items[index].decade:
        return value, False
    before = items[index - 1] if index else None
    if before is not None and before.cat is Cat.DASH and index > 1:
        before = items[index - 2]
    offset = 5.0
    if before is not None and items[index].first - before.last <= 2:
        if before.cat is Cat.DECADE:
            offset = float(before.payload)
        elif before.cat in (Cat.LOW, Cat.HIGH):
            offset = 2.0 if before.cat is Cat.LOW else 8.0
    return value + offset, True


def _unit(items: Sequence[Item], index: int) -> tuple[str, int]:
    """The unit that follows a number at `index - 1`, and the index of its last item."""
    unit, last = "", index - 1
    if index + 1 < len(items) and items[index].cat is Cat.DASH and items[index].start == items[last].end:
        index += items[index + 1].cat is Cat.UNIT  # "a 60-degree low"
    while index < len(items) and items[index].cat is Cat.UNIT and _close(items, last, index):
        if unit and unit != "deg":
            break
        unit, last = items[index].payload, index
        index += 1
    return unit, last


def _adjacent(items: Sequence[Item], left: int, right: int) -> bool:
    return items[right].first - items[left].last <= 1


def _close(items: Sequence[Item], left: int, right: int) -> bool:
    return items[right].first - items[left].last <= 2


class _Reader:
    """One sentence being read: its items, its quantities, and which item belongs to which quantity."""

    def __init__(self, sentence: Sentence, context: Context) -> None:
        self.sentence, self.items, self.context = sentence, sentence.items, context
        self.quantities = [q for q in quantities(sentence) if not self._cut_off(q)]
        self.owner = {index: q for q in self.quantities for index in range(q.core, q.last + 1)}

    # -- temperature

    def temperatures(self) -> Iterator[Claim]:
        """Quantities in degrees, and bare numbers that a high, a low or a temperature governs."""
        kind_before: TempKind | None = None
        last: Quantity | None = None
        for quantity in self.quantities:
            governor = self._temp_governor(quantity)
            if quantity.unit not in _DEGREES and (
                quantity.unit or governor is None or not self._bare_ok(quantity, governor)
            ):
                continue
            if self._is_relative(quantity) or self._foreign(quantity) or self._is_bearing(quantity):
                self.context.dropped["other_measure"] += 1
                continue
            if governor is None and last is not None and self._restates(last, quantity):
                kind = kind_before
            else:
                kind = self._kind(quantity, governor)
            span = self._temp_span(quantity, governor, last)
            yield from self._temp_claims(quantity, kind, span)
            kind_before, last = kind, quantity

    def _temp_claims(self, quantity: Quantity, kind: TempKind | None, span: tuple[int, int]) -> Iterator[Claim]:
        polarity = self._polarity(quantity.first)
        low, high = quantity.low, quantity.high
        rule = "temp.decade" if quantity.decade else "temp.unit" if quantity.unit else "temp.bare"
        if kind is None and low is not None and high is not None and high - low > WIDE:
            for end, which in ((low, "low"), (high, "high")):
                value = self._fahrenheit(end, quantity.unit)
                yield Temp(kind=which, value=value, polarity=polarity, span=span, rule="temp.range")  # type: ignore[arg-type]
            return
        if low != high and low is not None and high is not None:
            rule = "temp.range"
        value = self._fahrenheit(quantity.middle(), quantity.unit)
        yield Temp(kind=kind, value=value, polarity=polarity, span=span, rule=rule)

    def _temp_span(self, quantity: Quantity, governor: int | None, before: Quantity | None) -> tuple[int, int]:
        """From the governing word on, unless another quantity stands between."""
        if governor is None or (before is not None and governor < before.core < quantity.core):
            return self._span(quantity.said, quantity.last)
        return self._span(min(governor, quantity.said), max(governor, quantity.last))

    def _fahrenheit(self, value: float, unit: str) -> float:
        return celsius(value) if unit == "C" or (unit != "F" and self.context.celsius) else value

    def _temp_governor(self, quantity: Quantity) -> int | None:
        """The word that says what a temperature is: just to its right ("a 60-degree low"), else to its left."""
        after = quantity.last + 1
        if (
            after < len(self.items)
            and self.items[after].cat in (Cat.HIGH, Cat.LOW)
            and _adjacent(self.items, after - 1, after)
        ):
            ends = after + 1
            while ends < len(self.items) and self.items[ends].cat in _FILLERS:
                ends += 1
            if ends >= len(self.items) or self.items[ends].cat not in (Cat.NUMBER, Cat.CHANCE, Cat.FOREIGN, Cat.WIND):
                return after
        for index in self._left(quantity.first):
            cat = self.items[index].cat
            if cat in (Cat.HIGH, Cat.LOW):
                if not self._says_how_likely(index):
                    return index
            elif cat is Cat.TEMP:
                return index
            elif cat in (Cat.STOP, Cat.FOREIGN) or self._is_number_of_other(index):
                break
        for index in range(quantity.last + 1, min(quantity.last + 3, len(self.items))):
            cat = self.items[index].cat
            if cat in (Cat.HIGH, Cat.LOW) and _close(self.items, index - 1, index) and not self._says_how_likely(index):
                return index
            if cat not in (Cat.ABOUT, Cat.OPEN, Cat.DASH):
                break
        return None

    def _is_number_of_other(self, index: int) -> bool:
        quantity = self.owner.get(index)
        return quantity is not None and index == quantity.core and quantity.unit not in (*_DEGREES, "")

    def _kind(self, quantity: Quantity, governor: int | None) -> TempKind | None:
        """High or low: as the governing word says, else as the verb does if nothing in the sentence said so before."""
        if governor is not None and self.items[governor].cat is not Cat.TEMP:
            return "high" if self.items[governor].cat is Cat.HIGH else "low"
        verb = self._verb(quantity, governor)
        named = any(
            item.cat in (Cat.HIGH, Cat.LOW) and not self._says_how_likely(index)
            for index, item in enumerate(self.items[: quantity.first])
        )
        if verb is None or named:
            return None
        return "high" if verb is Cat.RISE else "low"

    def _verb(self, quantity: Quantity, governor: int | None) -> Cat | None:
        floor = governor if governor is not None else max(quantity.core - 4, -1)
        for index in range(quantity.core - 1, floor, -1):
            if self.items[index].cat in (Cat.RISE, Cat.FALL):
                return self.items[index].cat
            if self.items[index].cat in (Cat.STOP, Cat.NUMBER):
                break
        return None

    def _bare_ok(self, quantity: Quantity, governor: int) -> bool:
        """Whether a number without unit is a temperature: right after its governing word, and nothing else after it."""
        items = self.items
        if governor > quantity.first or items[quantity.core].first - items[governor].last > NEAR:
            return False
        skip = _FILLERS | {Cat.COMMA, Cat.TO, Cat.NEG, Cat.TEMP, Cat.POINT, Cat.AND}
        if any(items[index].cat not in skip for index in range(governor + 1, quantity.core)):
            return False
        return not self._followed_by_other_unit(quantity)

    def _followed_by_other_unit(self, quantity: Quantity) -> bool:
        index = quantity.last + 1
        return index < len(self.items) and self.items[index].cat is Cat.TIME and _adjacent(self.items, index - 1, index)

    def _restates(self, last: Quantity, quantity: Quantity) -> bool:
        """Whether a quantity is the one before it in another unit: "64°F (18°C)", "64°F / 18°C"."""
        between = self.items[last.last + 1 : quantity.core]
        joins = (Cat.OPEN, Cat.SLASH, Cat.ABOUT, Cat.OR, Cat.COMMA)
        return 0 < len(between) <= 3 and all(item.cat in joins for item in between)

    def _is_relative(self, quantity: Quantity) -> bool:
        index = quantity.last + 1
        return (
            index < len(self.items) and self.items[index].cat is Cat.RELATIVE and _close(self.items, index - 1, index)
        )

    def _is_bearing(self, quantity: Quantity) -> bool:
        """Degrees of the compass: "wind 220 degrees"."""
        return quantity.unit == "deg" and (quantity.high or 0) > 150

    def _foreign(self, quantity: Quantity) -> bool:
        """Whether the nearest word before the quantity that names a measure names another one."""
        measures = (Cat.HIGH, Cat.LOW, Cat.TEMP, Cat.WIND, Cat.CHANCE, Cat.PRECIP, Cat.WEATHER, Cat.FOREIGN)
        near = next((index for index in self._left(quantity.first) if self.items[index].cat in measures), None)
        if near is not None and self.items[near].cat is Cat.FOREIGN:
            return not any(self.items[i].cat is Cat.NUMBER for i in range(near, quantity.core))
        after = quantity.last + 1
        return after < len(self.items) and self.items[after].cat is Cat.FOREIGN and _close(self.items, after - 1, after)

    # -- wind

    def winds(self) -> Iterator[Claim]:
        """Speeds; a calm or no wind is a speed of 0 unless the text states one."""
        for quantity in self.quantities:
            bare = not quantity.unit and self._bare_wind(quantity)
            if quantity.unit not in SPEEDS and not bare:
                continue
            if self._is_gust(quantity) or self._foreign(quantity):
                self.context.dropped["gust"] += 1
                continue
            low = None if self._is_maximum(quantity) else 0.0 if self._begins_calm(quantity) else quantity.low
            ends = [None if end is None else speed_in_mph(end, quantity.unit or "mph") for end in (low, quantity.high)]
            yield Wind(
                low=ends[0],
                high=ends[1],
                polarity=self._polarity(quantity.first),
                span=self._span(quantity.said, quantity.last),
                rule="wind.bare" if bare else "wind.unit",
            )
        if not self.context.speeds:
            yield from self._calm()

    def _begins_calm(self, quantity: Quantity) -> bool:
        """ "Calm to 10 mph" begins at 0."""
        near = self.items[max(quantity.first - 2, 0) : quantity.core]
        cats = [item.cat for item in near]
        return quantity.low in (None, quantity.high) and Cat.CALM in cats and cats[-1] is not Cat.CALM

    def _is_maximum(self, quantity: Quantity) -> bool:
        """ "A maximum of 10 mph" leaves the lower end open."""
        before = quantity.first - 1
        return quantity.low == quantity.high and before >= 0 and self.items[before].cat is Cat.HIGH

    def _calm(self) -> Iterator[Claim]:
        for index, item in enumerate(self.items):
            if item.cat is not Cat.CALM:
                continue
            text = self.sentence.text[item.start : item.end].lower()
            alone = " " in text and any(word in text for word in ("wind", "vient", "vent"))
            near = [
                other
                for other in (index - 1, index + 1)
                if 0 <= other < len(self.items) and self.items[other].cat is Cat.WIND
                and abs(self.items[other].first - item.first) <= 4
            ]  # fmt: skip
            if alone or near:
                ends = [index, *near]
                span = self._span(min(ends), max(ends))
                yield Wind(low=0.0, high=0.0, polarity=self._polarity(index), span=span, rule="wind.calm")
                return

    def _bare_wind(self, quantity: Quantity) -> bool:
        """A range without unit right after a wind word: "winds SE 5 to 10"."""
        if quantity.low is None or quantity.high is None or quantity.low == quantity.high or quantity.decade:
            return False
        if self._followed_by_other_unit(quantity):
            return False
        for index in self._left(quantity.first):
            item = self.items[index]
            if item.cat is Cat.WIND:
                return self.items[quantity.core].first - item.last <= NEAR
            if item.cat not in (*_FILLERS, Cat.POINT, Cat.COMMA):
                return False
        return False

    def _is_gust(self, quantity: Quantity) -> bool:
        """Whether a speed is that of gusts. A lone range is the wind's: "north wind, with gusts of 1 to 13 mph"."""
        if self.context.speeds == 1 and None not in (quantity.low, quantity.high) and quantity.low != quantity.high:
            return False
        for index in self._left(quantity.first):
            if self.items[index].cat is Cat.GUST:
                return True
            if self.items[index].cat in (Cat.WIND, Cat.NUMBER, Cat.STOP):
                break
        after = quantity.last + 1
        return after < len(self.items) and self.items[after].cat is Cat.GUST and _close(self.items, after - 1, after)

    # -- direction

    def points(self) -> Iterator[Claim]:
        """Compass points that say where the wind comes from."""
        for index, item in enumerate(self.items):
            if item.cat is not Cat.POINT or self._is_other_word(index):
                continue
            if self._of_the_wind(index):
                yield WindDir(
                    dir=item.payload,  # type: ignore[arg-type]
                    polarity=self._polarity(index, across=(Cat.WIND,)),
                    span=(item.start, item.end),
                    rule="dir.point",
                )
            else:
                self.context.dropped["point_without_wind"] += 1

    def _of_the_wind(self, index: int) -> bool:
        items, item = self.items, self.items[index]
        before = items[index - 1] if index else None
        if before is not None and before.cat in (Cat.IN, Cat.TOWARD) and item.first - before.last <= 1:
            return False
        after = items[index + 1] if index + 1 < len(items) else None
        if after is not None and after.cat is Cat.WIND and after.first - item.last <= 3:
            return True
        for other in self._left(index):
            cat = items[other].cat
            if cat is Cat.WIND or (cat is Cat.UNIT and items[other].payload in SPEEDS):
                return True
            if cat in (Cat.TEMP, Cat.HIGH, Cat.LOW, Cat.CHANCE, Cat.WEATHER, Cat.COVER, Cat.BASE, Cat.STOP, Cat.NUMBER):
                break
        for quantity in self.quantities:
            if quantity.unit in SPEEDS and quantity.core > index and items[quantity.core].first - item.last <= 4:
                return all(
                    items[i].cat in (*_FILLERS, Cat.COMMA, Cat.POINT, Cat.TO) for i in range(index + 1, quantity.core)
                )
        return False

    def _is_other_word(self, index: int) -> bool:
        """Whether a compass word is none here: "este sábado", "the north side", "South Bend"."""
        after = self.items[index + 1] if index + 1 < len(self.items) else None
        if after is not None and after.cat is Cat.TIME and after.first - self.items[index].last == 1:
            return True
        return self._is_place_name(self.items[index])

    def _is_place_name(self, item: Item) -> bool:
        """A capitalised point before another capitalised word, inside a sentence: "South Bend", "West Palm Beach"."""
        text, tokens = self.sentence.text, self.sentence.tokens
        following = tokens[item.last + 1] if item.last + 1 < len(tokens) else None
        if (
            item.end - item.start <= 3
            or not text[item.start].isupper()
            or following is None
            or following.kind != "word"
        ):
            return False
        wind = any(other.first == item.last + 1 and other.cat is Cat.WIND for other in self.items)
        return text[following.start].isupper() and not wind

    # -- chance of precipitation

    def chances(self) -> Iterator[Claim]:
        """Percentages of precipitation, and chances said to be none."""
        stated = False
        for quantity in self.quantities:
            if quantity.unit != "pct":
                continue
            subject = self._wet_word(quantity)
            if subject is None and not self.context.chance_open:
                self.context.dropped["percentage_of_something_else"] += 1
                continue
            stated = True
            ends = [quantity.said, quantity.last, *(() if subject is None else (subject,))]
            span = self._span(min(ends), max(ends))
            polarity = self._polarity(quantity.first)
            yield PrecipProb(value=quantity.middle(), polarity=polarity, span=span, rule="prob.percent")
        if stated:
            return
        for index, item in enumerate(self.items):
            if (
                item.cat is Cat.CHANCE
                and (word := self._none_of(index)) is not None
                and self._complement(index) == "wet"
            ):
                span = self._span(min(word, index), max(word, index))
                yield PrecipProb(value=0.0, span=span, rule="prob.none")
                return

    def _wet_word(self, quantity: Quantity) -> int | None:
        """The word by which a percentage is one of precipitation: the nearest, to its left first."""
        wet = (Cat.CHANCE, Cat.PRECIP, Cat.WEATHER)
        left = next((i for i in self._left(quantity.first) if self.items[i].cat in (*wet, Cat.FOREIGN, Cat.STOP)), None)
        right = next(
            (i for i in self._right(quantity.last) if self.items[i].cat in (*wet, Cat.FOREIGN, Cat.STOP)), None
        )
        after = self._after(quantity)
        if after is not None and self.items[after].cat in (Cat.FOREIGN, Cat.CHANCE):
            return after if self.items[after].cat is Cat.CHANCE else None
        for index in (left, right):
            if index is not None and self.items[index].cat in wet:
                return index
            if index is not None and self.items[index].cat is Cat.FOREIGN:
                return None
        return None

    def _after(self, quantity: Quantity) -> int | None:
        """The item right after a quantity, fillers apart."""
        after = quantity.last + 1
        while after < len(self.items) and self.items[after].cat in (Cat.ABOUT, Cat.FAINT, Cat.DASH):
            after += 1
        return after if after < len(self.items) and _close(self.items, after - 1, after) else None

    def _none_of(self, chance: int) -> int | None:
        """The word that says there is no chance: "no chance", "probabilidad nula"."""
        for index in range(chance - 1, max(chance - 4, -1), -1):
            item = self.items[index]
            if item.cat in (Cat.NEG, Cat.NONE) and self.items[chance].first - item.last <= 4:
                return index
            if item.cat not in (Cat.NEARLY, Cat.ABOUT, Cat.WEATHER, Cat.PRECIP, Cat.FAINT):
                break
        for index in range(chance + 1, min(chance + 6, len(self.items))):
            item = self.items[index]
            if item.cat is Cat.NONE:
                return index
            if item.cat not in (Cat.NEARLY, Cat.ABOUT, Cat.WEATHER, Cat.PRECIP, Cat.COMMA, Cat.GRADE):
                break
        return None

    def _complement(self, chance: int) -> str:
        """What the chance is of: `wet` for precipitation as such or nothing named, else `other`."""
        for index in range(chance + 1, min(chance + 4, len(self.items))):
            item = self.items[index]
            if item.cat is Cat.PRECIP or (item.cat is Cat.WEATHER and item.generic):
                return "wet" if self._partner(index) is None else "other"
            if item.cat in (Cat.WEATHER, Cat.BASE, Cat.COVER, Cat.GUST, Cat.WIND):
                return "other"
            if item.cat is not Cat.ABOUT:
                break
        return "wet"

    def leaves_chance_open(self) -> bool:
        """Whether the sentence speaks of a chance and gives no percentage: "The chance of rain?"."""
        pct = any(quantity.unit == "pct" for quantity in self.quantities)
        return not pct and any(item.cat in (Cat.CHANCE, Cat.PRECIP) for item in self.items)

    # -- sky and weather

    def sky(self) -> Iterator[Claim]:
        """Conditions of the sky, with the grade before or after them, and weather."""
        denied_until = -1
        for index, item in enumerate(self.items):
            if item.cat in (Cat.NEG, Cat.UNLIKELY, Cat.NONE):
                denied_until = max(denied_until, self._scope(index))
            if item.cat in (Cat.WEATHER, Cat.COVER):
                said = [(item.payload, index, index)]
            elif item.cat is Cat.BASE:
                said = self._graded(index)
            elif item.cat is Cat.PRECIP and index <= denied_until and not self._of_a_chance(index):
                said = [("rain", index, index)]
            else:
                continue
            if item.cat is Cat.WEATHER and item.generic and self._only_a_chance(index):
                continue
            denied = index <= denied_until or self._denied_after(index)
            for condition, first, last in said:
                yield SkyCondition(
                    condition=condition,  # type: ignore[arg-type]
                    polarity=Polarity.DENIED if denied else Polarity.AFFIRMED,
                    span=self._span(first, last),
                    rule="sky.no_precipitation" if item.cat is Cat.PRECIP else f"sky.{item.cat.name.lower()}",
                )

    def _graded(self, index: int) -> list[tuple[str, int, int]]:
        """What a base word and its grades make: "mostly sunny", "nublado en parte", "partly to mostly clear".

        Returns:
            Each condition with its first and last item.
        """
        items, base = self.items, self.items[index].payload
        before, after = index - 1, index + 1
        if before >= 0 and items[before].cat is Cat.GRADE and _close(items, before, index):
            found = [(_GRADED[items[before].payload, base], before, index)]
            earlier = before - 2
            if earlier >= 0 and items[earlier].cat is Cat.GRADE and items[earlier + 1].cat is Cat.TO:
                found.insert(0, (_GRADED[items[earlier].payload, base], earlier, index))
            return found
        if after < len(items) and items[after].cat is Cat.GRADE and _close(items, index, after):
            return [(_GRADED[items[after].payload, base], index, after)]
        return [(base, index, index)]

    def _only_a_chance(self, index: int) -> bool:
        """Whether "rain" only says what a stated or denied chance is of: "20% chance of rain", "no chance of rain"."""
        if self._partner(index) is not None:
            return False
        chance = self._of_a_chance(index)
        if chance is None:
            return False
        if self._none_of(chance) is not None:
            return True
        if any(quantity.unit == "pct" and self._chance_of(quantity) == chance for quantity in self.quantities):
            return True
        near = [*range(max(chance - 3, 0), chance), *range(chance + 1, min(chance + 5, len(self.items)))]
        return any(
            self.items[i].cat is Cat.FAINT or (self.items[i].cat is Cat.LOW and self._says_how_likely(i)) for i in near
        )

    def _chance_of(self, quantity: Quantity) -> int | None:
        """The chance that a percentage is the value of: the one right after it, else the nearest before it."""
        after = self._after(quantity)
        if after is not None and self.items[after].cat is Cat.CHANCE:
            return after
        return next((i for i in self._left(quantity.first) if self.items[i].cat is Cat.CHANCE), None)

    def _of_a_chance(self, index: int) -> int | None:
        """The chance that a weather word goes with: "chance of rain", "chance of 20% of rain", "rain chances"."""
        items = self.items
        for other in range(index - 1, max(index - 6, -1), -1):
            if items[other].cat is Cat.CHANCE:
                return other if items[index].first - items[other].last <= 5 else None
            if items[other].cat not in (Cat.ABOUT, Cat.UNIT, Cat.NUMBER, Cat.FAINT, Cat.NEARLY):
                break
        after = index + 1
        if after < len(items) and items[after].cat is Cat.CHANCE and _close(items, index, after):
            return after
        return None

    def _partner(self, index: int) -> int | None:
        """Another kind of weather joined to this one: "rain and thunderstorms"."""
        for step in (1, -1):
            join, other = index + step, index + 2 * step
            if not 0 <= other < len(self.items) or self.items[join].cat not in (Cat.AND, Cat.OR, Cat.COMMA, Cat.SLASH):
                continue
            if self.items[other].cat is Cat.WEATHER and abs(self.items[other].first - self.items[index].first) <= 4:
                return other
        return None

    def _scope(self, neg: int) -> int:
        """The last item that a negation before it denies."""
        last = neg
        joined = False
        for index in range(neg + 1, min(neg + REACH, len(self.items))):
            item = self.items[index]
            if item.cat in _CLAUSE_ENDS or item.cat in (Cat.NUMBER, Cat.OPEN, Cat.CLOSE):
                break
            if item.cat in (Cat.WEATHER, Cat.BASE, Cat.COVER, Cat.PRECIP):
                if last > neg and not joined:
                    break
                wet = item.cat in (Cat.WEATHER, Cat.PRECIP)
                if last > neg and not wet:
                    break  # "no rain and sunny"
                last, joined = index, False
            elif item.cat in (Cat.OR, Cat.AND, Cat.SLASH):
                joined = True
            elif item.cat is Cat.COMMA:
                if last == neg:
                    break
                joined = self._list_goes_on(index)
        return last

    def _list_goes_on(self, comma: int) -> bool:
        """Whether a comma stands in a list that ends with "or": "no rain, snow or fog"."""
        following = [item.cat for item in self.items[comma + 1 : comma + 5]]
        return len(following) > 1 and following[0] is Cat.WEATHER and following[1] in (Cat.OR, Cat.COMMA)

    def _denied_after(self, index: int) -> bool:
        """A denial that follows: "rain is not expected", "tormentas poco probables"."""
        for other in range(index + 1, min(index + 4, len(self.items))):
            cat = self.items[other].cat
            if cat is Cat.UNLIKELY:
                return self.items[other].first - self.items[index].last <= 4
            if cat is Cat.NEG:
                speaks_of_next = self._scope(other) > other or any(
                    item.cat in (Cat.CHANCE, Cat.NUMBER, Cat.WIND) for item in self.items[other + 1 : other + 4]
                )
                return not speaks_of_next and self.items[other].first - self.items[index].last <= 3
            if cat not in (Cat.OR, Cat.AND, Cat.WEATHER):
                break
        return False

    # -- shared

    def _says_how_likely(self, index: int) -> bool:
        """Whether a high or a low is that of a chance or of another measure: "low chance", "probabilidad muy baja"."""
        skip = (Cat.WEATHER, Cat.PRECIP, Cat.ABOUT, Cat.NEARLY, Cat.AND, Cat.COMMA, Cat.GRADE)
        after = index + 1
        if after < len(self.items) and self.items[after].cat in (Cat.CHANCE, Cat.FOREIGN, Cat.WIND):
            return self.items[after].first - self.items[index].last <= 2
        for other in range(index - 1, max(index - 5, -1), -1):
            cat = self.items[other].cat
            if cat in (Cat.CHANCE, Cat.FOREIGN):
                return self.items[index].first - self.items[other].last <= NEAR
            if cat not in skip:
                break
        return False

    def _polarity(self, index: int, across: tuple[Cat, ...] = ()) -> Polarity:
        """Denied if a negation stands right before, fillers and `across` apart."""
        for other in range(index, max(index - 4, -1), -1):
            cat = self.items[other].cat
            if cat is Cat.NEG:
                return Polarity.DENIED
            if other != index and cat not in _FILLERS and cat not in across:
                break
        return Polarity.AFFIRMED

    def _left(self, index: int) -> range:
        return range(index - 1, max(index - REACH, -1), -1)

    def _right(self, index: int) -> range:
        return range(index + 1, min(index + REACH, len(self.items)))

    def _span(self, first: int, last: int) -> tuple[int, int]:
        return self.items[first].start, self.items[last].end

    def _cut_off(self, quantity: Quantity) -> bool:
        """A number at which the text breaks off may have lost a digit or its unit."""
        if not self.sentence.cut or quantity.unit or self.items[quantity.last].last < len(self.sentence.tokens) - 1:
            return False
        self.context.dropped["cut_off"] += 1
        return True


_GRADED: dict[tuple[str, str], str] = {
    ("very", "clear"): "clear",
    ("very", "cloudy"): "cloudy",
    ("mostly", "clear"): "mostly_clear",
    ("mostly", "cloudy"): "cloudy",
    ("partly", "clear"): "partly_cloudy",
    ("partly", "cloudy"): "partly_cloudy",
    ("slightly", "clear"): "partly_cloudy",
    ("slightly", "cloudy"): "mostly_clear",
}
