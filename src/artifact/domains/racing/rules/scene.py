"""A sentence with its predicates, and the tags that its readers search for."""

from __future__ import annotations

from collections.abc import Callable

from artifact.domains.racing.rules.items import Item

PREDICATES = {
    "PIT": "pit",
    "STOPS": "pit",
    "NO_STOPS": "pit",
    "CHANGE": "change",
    "SAME_CHANGE": "change",
    "REVERSED": "change",
    "OFF": "change",
    "STAY": "stay",
    "EXTEND": "extend",
    "STINT": "stint",
    "STINTS": "stint",
    "RUN": "run",
    "START": "start",
    "FINISH": "finish",
    "GAP": "gap",
    "HOLD": "hold",
    "fastest_lap": "fastest",
    "WIN": "win",
    "RETIRE": "retire",
    "AVG": "average",
    "DEG": "degradation",
    "UNDERCUT": "battle",
    "OVERCUT": "battle",
}
_GOVERNING = frozenset(PREDICATES) | {"(", ")"}  # what the predicate in force may change at
STOPPING = frozenset({"pit", "change"})
BREAKS = frozenset({"WHILE", "BUT", ";", "."})  # beyond which a word has no say
BREAKS_OR_DRIVER = BREAKS | {"DRIVER"}
UP_TO_COMMA = BREAKS_OR_DRIVER | {","}
HALTS = frozenset({".", ";"})
# what is searched for most often, each alone
AFTER, AVG, DRIVER, LAPNO, LOSE, NEG = (frozenset({tag}) for tag in ("AFTER", "AVG", "DRIVER", "LAPNO", "LOSE", "NEG"))
PIT, STAY, STOPS, THAN, WHILE = (frozenset({tag}) for tag in ("PIT", "STAY", "STOPS", "THAN", "WHILE"))
BEFORE, CHANGE, GAP, ON, RUN, SAME, TRY = (
    frozenset({tag}) for tag in ("BEFORE", "CHANGE", "GAP", "ON", "RUN", "SAME", "TRY")
)
RESPECTIVELY = frozenset({"RESPECTIVELY"})
OPENED, CLOSED, COLON, COMMA, FULL_STOP = (frozenset({mark}) for mark in "():,.")
AGAINST = frozenset({"ON", "VERSUS"})
PIT_OR_STOPS = frozenset({"PIT", "STOPS"})
STOPS_OR_CHANGE = PIT_OR_STOPS | {"CHANGE"}
DATES = frozenset({"LAPNO", "INT"})  # a number that may be that of a lap
LAPS = DATES | {"SPAN", "NLAPS"}
DEFENDING = frozenset({"HOLD", "HOLDING", "HELD"})
MOVES = frozenset({"UNDERCUT", "OVERCUT"})
CAUSES = MOVES | {"MOVE", "PIT"}  # what a place or a result may come of
FINISHED = frozenset({"FINISH", "FLAG", "WIN", "ORDER"})
FASTER_OR_SLOWER = frozenset({"FASTER", "SLOWER"})
LINKS = frozenset({">", "TO", "FOR"})  # between a tyre and the one that it is changed for
RELATIVE = frozenset({"QUE", "WHO"})
PERSONS = frozenset({"DRIVER", "HE", "HIS"})
# nouns and measures that do not end a verb's government ("pitted after a stint of ... on lap 9")
_WEAK = frozenset({"AVG", "DEG", "GAP", "UNDERCUT", "OVERCUT"})
# what is no predicate of its own in some places
_YIELDING = _WEAK | {"STINT", "STINTS", "FINISH", "RUN", "CHANGE"}
_NOTHING: frozenset[str] = frozenset()
_MARGIN = [""] * 256  # more items than a sentence has


class Scene:
    """One sentence.

    Attributes:
        items: its items.
        preds: for each item, the predicate in force.
        carried: the predicate that the line above hands down.
        tags: the items' tags.
        tag: the tag of the item at an index, or empty beyond either end.
        has: the tags that occur, and the move that what is said is about.
        answers: what the question before it asked of stops, if that is what it answers.
    """

    def __init__(self, items: list[Item], carried: str, tags: list[str], has: frozenset[str]) -> None:
        """Find the predicates of a sentence.

        Args:
            items: of the sentence.
            carried: the predicate that the line above hands down.
            tags: the items' tags.
            has: the set of them.
        """
        self.items = items
        self.tags = tags
        # asked more than anything else; indices below 0 count from the end of a list, so one margin does for both ends
        self.tag: Callable[[int], str] = (tags + _MARGIN).__getitem__
        self.has = has
        self.preds: list[str] = []
        self.carried = carried
        self.last_pred = carried
        self.answers = ""
        if has.isdisjoint(PREDICATES):
            self.preds = [carried] * len(tags)
        else:
            self._govern()
        self.changed: set[int] = set()  # compounds that belong to a tyre change (set by the reader of stops)
        self._named: frozenset[str] | None = None  # once somebody asks
        self.taken: set[int] = set()  # quantities that belong to a declared claim
        self.roles: dict[int, str] = {}  # of its numbers of seconds (set by the reader of gaps)
        self.announced = (-1, "")  # where the last lap that was read is told to be a stop's, and by which rule

    def _govern(self) -> None:
        """Find the predicate in force at each item."""
        pred = self.carried
        preds = self.preds
        stack: list[str] = []
        for place in [place for place, tag in enumerate(self.tags) if tag in _GOVERNING]:
            preds += [pred] * (place - len(preds))
            tag = self.tags[place]
            if tag == "(":
                stack.append(pred)
            elif tag == ")":
                pred = stack.pop() if stack else pred
            elif tag not in _YIELDING or not self._yields(place, tag, pred):
                pred = PREDICATES[tag]
        preds += [pred] * (len(self.tags) - len(preds))
        self.last_pred = pred

    def _yields(self, place: int, tag: str, pred: str) -> bool:
        """Whether the word at `place` leaves the predicate in force as it is."""
        if tag in _WEAK:
            of_change = tag == "GAP" and self.tags[max(place - 2, 0) : place] == ["CHANGE", "OF"]
            return pred in STOPPING and not of_change
        if tag == "CHANGE":  # "the gap changed from ..." is no stop
            return pred == "gap" and self.tags[place + 1 :] in (["FROM", ":"], [":"])
        if tag == "FINISH":
            return self._came(place)
        return self._made(place, pred) if tag == "RUN" else pred == "extend"

    def _made(self, place: int, pred: str) -> bool:
        """Whether "made" is said of stops: "the stops were made on laps 9 and 11", "the stops ... were both made"."""
        before = self.tags[place - 1] if place else ""
        named = before == "DRIVER" and place > 1  # "el cambio que hizo AAA en la 31", "the switch AAA made on lap 31"
        noun = self.tags[place - 2] if before in ("QUE", "WHO") or named else ""
        noun = self.tags[place - 3] if noun in ("QUE", "WHO") and place > 2 else noun
        if noun in ("CHANGE", "PIT") and pred in STOPPING and "NLAPS" not in self.tags[place : place + 3]:
            return True
        if before in ("WHO", "QUE") and pred == "pit" and self.tags[place + 1 : place + 3] == ["MOVE", "ON"]:
            return True  # "one visit was needed by AAA, who made it on lap 24"
        if before == "," and place > 1 and self.tags[place - 2] in PIT_OR_STOPS and self.tag(place + 1) in ("ON", "IN"):
            return True  # "his only stop, made on lap 24"
        return before in PIT_OR_STOPS or (
            before in ("BOTH", "ALL") and pred == "pit" and self.tags[place - 2] in (*PIT_OR_STOPS, ")")
        )

    def _came(self, place: int) -> bool:
        """Whether a verb for finishing is said of a stop: "la parada de AAA llegó en la vuelta 9"."""
        before = self.tags[max(place - 5, 0) : place]
        dated = self.tags[place + 1 : place + 3] in (["IN", "LAPNO"], ["UNTIL", "LAPNO"], ["IN", "INT"])
        return dated and ("PIT" in before or "CHANGE" in before) and "AND" not in before

    def tell_of(self, move: str) -> None:
        """What is said is about a move, though the sentence does not name it."""
        self.has |= {move}
        self.roles.clear()

    @property
    def named(self) -> frozenset[str]:
        """The drivers that the sentence names."""
        if self._named is None:
            self._named = frozenset([item.code for item in self.items if item.tag == "DRIVER"])
        return self._named

    def carries(self, index: int) -> bool:
        """Whether the predicate in force at an item comes from the line above."""
        return PREDICATES.keys().isdisjoint(self.tags[: index + 1])

    def left(self, index: int, tags: frozenset[str], stop: frozenset[str] = _NOTHING) -> int:
        """Index of the nearest item before `index` with one of `tags`, or -1; an item of `stop` ends the search."""
        if self.has.isdisjoint(tags):
            return -1
        own = self.tags
        for k in range(index - 1, -1, -1):
            tag = own[k]
            if tag in tags:
                return k
            if tag in stop:
                break
        return -1

    def right(self, index: int, tags: frozenset[str], stop: frozenset[str] = _NOTHING) -> int:
        """Index of the nearest item after `index` with one of `tags`, or -1; an item of `stop` ends the search."""
        if self.has.isdisjoint(tags):
            return -1
        own = self.tags
        for k in range(index + 1, len(own)):
            tag = own[k]
            if tag in tags:
                return k
            if tag in stop:
                break
        return -1

    def has_near(self, index: int, tags: frozenset[str], before: int, after: int) -> bool:
        """Whether one of `tags` occurs at most `before` items before or `after` items after an item."""
        return not tags.isdisjoint(self.tags[max(index - before, 0) : index + after + 1])
