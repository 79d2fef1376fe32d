"""Who is spoken of, and whether it is asserted: drivers, clauses and polarity of the items of one sentence.

Invariant: an item's owner is the driver that the sentence says it of, or nobody. Pronouns and left-out subjects take
the one driver that the discourse is about; where two are possible the owner stays empty and readers drop the candidate.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from artifact.domains.racing.rules.antecedents import NOBODY, STRONG, WEAK, Antecedents, is_rival, place
from artifact.domains.racing.rules.items import Item

DENIED, HYPOTHETICAL = 1, 2

RETAGGED = frozenset({"EPITHET", "HALTED"})  # tags that attribution replaces
HARD_BREAKS = frozenset({"WHILE", "BUT", ";"})
_STEERING = HARD_BREAKS | {"DRIVER", "(", ")", ":", "WHO", "QUE", ",", "AND", "BOTH", "VERSUS", "ON", "NEG", "UNTIL"}
_STEERING |= {
    "×",
    "HYP",
    "SHOW",
    "BECAUSE",
    "EPITHET",
    "HOLD",
    "HOLDING",
    "HELD",
    "ANOTHER",
    "PARTIAL",
    "NOBODY",
    "TEAMMATE",
    "HALTED",
    "WHOM",
}
_POSSESSOR = frozenset({"OF", "FOR", "BY"})
_OBJECT = frozenset(
    {
        "THAN",
        "ON",
        "BEHIND",
        "AHEAD",
        "FOLLOWED",
        "TO",
        "IN",
        "FROM",
        "BETWEEN",
        "HOLD",
        "UNDERCUT",
        "OVERCUT",
        "PASSED",
        "GET_PAST",
        "LED",
        ">",
    }
)
# what stands before a driver who is not the subject
_APART = _OBJECT | {"VERSUS", "WITH", "OF", "BY"}
_RELATIVE = frozenset({"THAN", "BEHIND", "AHEAD", "ON", "VERSUS"})
# what a subject does: a driver right before one of these is the subject, whatever stands before
_ACTS = frozenset(
    {
        "FINISH",
        "PIT",
        "HALTED",
        "PIT_EXIT",
        "SAME",
        "SAME_CHANGE",
        "CHANGE",
        "STAY",
        "EXTEND",
        "RUN",
        "GAIN",
        "LOSE",
        "START",
        "WIN",
        "PASSED",
        "HOLD",
    }
)
_VALUES = frozenset({"LAPNO", "SPAN", "NLAPS", "SECS", "RATE", "DEC", "INT", "POS", "ORD", "COMPOUND", "STOPS"})
# what nobody does: "nobody tried an undercut"
_TRIES = _ACTS | {"TRY", "ACHIEVE", "UNDERCUT", "OVERCUT", "PRODUCE", "BE"}
# what stands before "of BBB" and is not his: "aguantó los ataques de BBB", "on lap 9 instead of lap 11 of BBB"
_UNATTACHED = frozenset({",", ")", "(", "DRIVER", ":", "VERSUS", "ON", "THAN", "AND", "HOLD", "AFTER", "BEFORE", "NEG"})
_COMPARED = frozenset(
    {"OF", "OPENING", "FINAL", "ORD", "PARTIAL", "COMPOUND", "AVG", "STINT", "TYRE", "LAPTIME", "COMPARE"}
)
_TIME = frozenset({"LAPNO", "INT", "ON", "IN", "DURING", "SC", ","})
_MOVES = frozenset({"UNDERCUT", "OVERCUT", "PASSED", "HOLD"})
_IN_A_LIST = frozenset({",", "AND", "(", ")", "POS", "ORD", "DRIVER", "TEAMMATE", "HIS"})
_MEASURES = frozenset({"SECS", "RATE", "DEC"})
_LISTED_MEASURES = _MEASURES | {",", "AND"}
_LOCAL_VALUES = frozenset({"SECS", "RATE", "DEC", "COMPOUND", "POS"})


def acts_next(items: list[Item], index: int) -> bool:
    """Whether the driver at `index` does what stands right after: "CCC stopped"."""
    after = items[index + 1] if index + 1 < len(items) else None
    return after is not None and after.tag in _ACTS and after.at == items[index].to + 1 and not items[index].flag


class Attribution:
    """Reads one sentence from left to right.

    Attributes:
        subject: whom the sentence is about when it ends.
        subjects: every single driver that was a subject, in order.
    """

    def __init__(self, items: list[Item], subject: tuple[str, ...], antecedents: Antecedents) -> None:
        """Attribute.

        Args:
            items: of the sentence; their owner, clause and polarity are set.
            subject: whom the discourse is about before it.
            antecedents: whom the epithets of the text stand for. Told whom the sentence names.
        """
        self.items = items
        self.cast = antecedents.cast
        self._antecedents = antecedents
        self._met: list[tuple[Item, str]] = []  # the epithets so far, and for whom they stand
        self.subject = subject
        self.subjects: list[str] = []
        self.mentioned: list[str] = []
        self._current = subject
        self._own = False  # whether the clause has a subject of its own
        self._clause = 0
        self._clause_start = 0
        self._comma = 0
        self._resumed: tuple[str, ...] = ()  # whose clause goes on after a relative clause
        self._untold = False  # whether two drivers are spoken of as "one" and "the other"
        self._related = False  # in a relative clause that no comma has closed yet: "BBB, who stopped and finished P5"
        self._aside = False  # between the commas of "BBB, who, stopping later, ..."
        self._held_in: tuple[tuple[str, ...], bool] | None = None  # who, before "whom AAA held", goes on after it
        self._fronted = bool(items) and items[0].tag in ("BUT", "WHILE", "AFTER", "BEFORE")
        self._denied = False
        self._reach = 0  # the last token that a denying preposition reaches; 0 if it was no preposition
        self._unreal_clause = -1
        self._brackets: list[tuple[tuple[str, ...], tuple[str, ...], bool, bool]] = []
        self._run()

    def _run(self) -> None:
        items = self.items
        question = bool(items) and items[-1].tag == "?"
        for index, item in enumerate(items):
            tag = item.tag
            if tag in _STEERING:
                self._steer(index, item)
            elif self._denied and 0 < self._reach < item.at and tag in _ACTS:
                self._denied = False  # "with no wear at all he finished P5"
            item.clause = self._clause
            if item.tag != "DRIVER":
                item.owner = self._current
            if question or self._unreal_clause == self._clause:
                item.unreal = HYPOTHETICAL
            else:
                item.unreal = DENIED if self._denied else 0
            if tag == "RESPECTIVELY":
                self._distribute(index)
        self._antecedents.pair_told = tuple(self.mentioned) if len(self.mentioned) == 2 else ()
        if self._untold or (self._met and any(code == NOBODY for _, code in self._met)):
            self._forget()

    def _steer(self, index: int, item: Item) -> None:
        """Change who is spoken of, or whether it is asserted, as one of `_STEERING` has it."""
        tag = item.tag
        if tag == "DRIVER":
            if item.code == NOBODY:
                self._untold = True
            else:
                self._antecedents.hear(item.code)
            self._driver(index, item)
        elif tag == "(":
            self._open(index)
        elif tag == ")":
            self._close()
        elif tag in HARD_BREAKS:
            if not (self._aside_of_subject(index) or (tag == "BUT" and self._sets_adjectives(index))):
                self._break(index)
        elif tag == ":":
            if self._after_than(index) and self._compares(index):
                self._current = self.subject  # "AAA's was better than BBB's: 1 vs 2"
            self._unreal_clause = -1
            self._clause_start = index
            self._denied = False
        elif tag == "WHOM" or (tag == "QUE" and self._is_whom(index)):
            item.tag = "WHOM"
            self._held_in = self.subject, self._own
        elif tag in ("WHO", "QUE"):
            self._relate(index)
        elif tag == ",":
            self._comma = index
            if (
                self._held_in is not None
                and self.items[index + 1 : index + 2][:1]
                and self.items[index - 1].tag != "WHOM"
            ):
                (self.subject, self._own), self._held_in = self._held_in, None
            resumed, self._resumed = self._resumed, ()
            self._related = False
            if self._ends_fronted(index):
                self._fronted = False
                self._own = False  # "despite BBB stopping twice, AAA's ..."
            both = self._brackets and len(self._current) > 1  # "(both under the safety car, from SOFT to MEDIUM)"
            if not (both or self._follows_relative(index) or self._opens_relative(index) or self._lists_values(index)):
                self._current = resumed or self.subject
            if self._denied and self._unreal_clause == self._clause and self._ends_in_place(index):
                self._unreal_clause = -1  # "that did not let AAA reach the top five, finishing ninth"
                self._clause_start = index
            if self._denied and not self._enumerates(index):
                self._denied = False
            supposed = self.items[0].tag == "HYP"  # "if it rained, AAA would finish P3"
            if self._unreal_clause == self._clause and not supposed and self._tells_result(index):
                self._unreal_clause = -1  # "that did not let AAA pass BBB, as BBB finished P3"
                self._clause_start = index
            self._appose(index)
            self._called_in(index)
        elif tag == "AND":
            if self._denied and any(item.tag in ("FINISH", "SAME") for item in self.items[index + 1 : index + 3]):
                self._denied = False  # "did not gain a place and finished P5"
            elif self._denied and self._asserts_next(index):
                self._denied = False  # "did not stop again and ran 30 laps on HARD"
            both = len(self._current) > 1 and [item.tag for item in self.items[index + 1 : index + 2]] == ["WITH"]
            kept = both or self._brackets or self._related or self._lists_values(index)
            if not (kept or self._goes_on_comparing(index)):
                self._current = self.subject
        elif tag == "BOTH":
            self._both(index)
        elif tag == "VERSUS" or (tag in ("ON", "×") and self._contrasts(index)):
            self._versus(index)
        elif tag == "NEG":
            self._denied = True
            self._reach = item.to + 3 if item.flag else 0
            if item.value == "neither":
                self._both(index)
        elif tag == "EPITHET":
            self._epithet(index, item)
        elif tag in ("HOLD", "HOLDING", "HELD"):
            self._hold(index)
        elif tag == "ANOTHER" or tag == "PARTIAL":
            self._one_or_other(index)
        elif tag == "TEAMMATE":
            self._mate(index)
        elif tag == "HALTED":
            item.tag = "PIT"  # that it was done to him is settled by now
        elif tag == "NOBODY":
            after = self.items[index + 1 : index + 2]
            self._denied = self._denied or any(other.tag in _TRIES for other in after)
        elif tag == "UNTIL" or (tag == "BECAUSE" and self.items[index - 1].tag != "NEG"):
            self._denied = False  # "did not stop until lap 40", "... because BBB stopped on lap 9"
            if tag == "BECAUSE" and self._unreal_clause == self._clause:
                self._unreal_clause = -1  # "we do not know if it worked, because AAA stopped on lap 9"
                self._clause_start = index
        elif (tag == "HYP" and not self._only_later(index)) or (tag == "SHOW" and self._denied):
            # "does not show that it worked" neither says that it did nor that it did not
            relative = index > 0 and self.items[index - 1].tag in ("WHO", "QUE")  # "rivals who may have stopped"
            first = max(self._clause_start, self._comma)
            first = index if self.items[index - 1].tag == "AND" else first  # "stopped on lap 9 and would stop again"
            first = index - 1 if self._placed_before(first, index) else first
            for earlier in () if relative else self.items[first:index]:
                earlier.unreal = HYPOTHETICAL
            self._unreal_clause = self._clause

    def _goes_on_comparing(self, index: int) -> bool:
        """Whether "and" joins two things of whom something is compared with: "than BBB's SOFT laps and MEDIUM pace"."""
        if not self._after_than(index):
            return False
        whose = next(k for k in range(index - 1, -1, -1) if self.items[k].tag in ("DRIVER", "THAN"))
        of = self.items[whose]
        after = list(takewhile(lambda item: item.tag in _COMPARED, self.items[index + 1 : index + 7]))
        end = self.items[index + 1 + len(after)] if index + 1 + len(after) < len(self.items) else None
        his = of.tag == "DRIVER" and (of.flag or self.items[whose - 1].tag == "OF")
        return his and bool(after) and end is not None and end.tag == "("

    def _tells_result(self, index: int) -> bool:
        """Whether what follows a comma is where a driver finished: "..., as AAA finished P3"."""
        tags = [item.tag for item in self.items[index + 1 : index + 5]]
        return tags[:2] == ["DRIVER", "FINISH"] and not {"POS", "ORD"}.isdisjoint(tags[2:])

    def _ends_in_place(self, index: int) -> bool:
        """Whether a comma opens how it ended: ", finishing ninth"."""
        tags = [item.tag for item in self.items[index + 1 : index + 4]]
        return tags[:1] == ["FINISH"] and not {"POS", "ORD"}.isdisjoint(tags[1:])

    def _placed_before(self, first: int, index: int) -> bool:
        """Whether a place was told before who could do something: "AAA finished in P3 as he could hold the pace"."""
        who = self.items[index - 1] if index else None
        if who is None or who.tag not in ("HE", "DRIVER") or who.to != self.items[index].at - 1:
            return False
        tags = [item.tag for item in self.items[first : index - 1]]
        return tags[-1:] in (["POS"], ["ORD"]) and "FINISH" in tags[-3:-1]

    def _epithet(self, index: int, item: Item) -> None:
        """Read an epithet as the driver that it stands for, or as one whom nothing can be said of."""
        keys = item.value if isinstance(item.value, tuple) else ()
        self._antecedents.meet(item)
        code = self._antecedent(index, keys)
        self._met.append((item, code or NOBODY))
        if code:
            item.tag = "DRIVER"
        item.value = code or NOBODY
        self._driver(index, item)

    def _antecedent(self, index: int, keys: tuple[str, ...]) -> str:
        """Whom an epithet stands for; empty if the text leaves it open."""
        antecedents = self._antecedents
        called = antecedents.called(keys)
        if called:
            return "" if called == NOBODY else called
        known = "" if antecedents.learning or is_rival(keys) else antecedents.known(keys)
        placed = place(keys, list(antecedents.heard))
        if known or placed:
            return known or placed
        epithets = {id(item) for item, _ in self._met}
        named = [item.code for item in self.items if item.tag == "DRIVER" and id(item) not in epithets]
        pair = antecedents.pair(named)
        if is_rival(keys) and len(keys) > 1 and keys[1] in self.cast:
            return next(code for code in self.cast if code != keys[1]) if len(self.cast) == 2 else ""
        outpaced = self._outpaced(index) if set(named) <= set(antecedents.held) else ""
        if outpaced:
            code = next(code for code in antecedents.held if code != outpaced)
            antecedents.vote(keys, code, STRONG)
            return code
        if len(pair) == 1 and not is_rival(keys):
            return pair[0]
        if len(pair) != 2:
            return ""
        other, weight = self._set_apart(index, keys, [code for code in pair if code in named])
        code = next(code for code in pair if code != other)
        weight = weight if other in pair else 0
        if not weight:
            return ""
        antecedents.vote(keys, code, weight)
        return code

    def _set_apart(self, index: int, keys: tuple[str, ...], named: list[str]) -> tuple[str, int]:
        """The driver that an epithet does not stand for, as grammar or contrast have it, and how surely.

        Args:
            index: of the epithet.
            keys: of the epithet.
            named: the drivers of the two in question that the sentence names.
        """
        subject = self.subject[0] if len(self.subject) == 1 else ""
        role = self._role(index)
        apart = role in _APART if any(item.tag == "DRIVER" for item in self.items[:index]) else role in _RELATIVE
        if subject and (apart or (is_rival(keys) and not named)):
            return subject, STRONG
        if len(named) == 1 and not self._met:
            where = next(k for k, item in enumerate(self.items) if item.tag == "DRIVER")
            if where > index:
                return named[0], STRONG if self._set_against(index, where) else 0
            contrasted = self._contrasted(index)
            return (named[0], STRONG if contrasted else WEAK) if contrasted or subject == named[0] else ("", 0)
        clause = self._named_beside(index)
        if len(clause) == 1 and clause[0] in named:
            return clause[0], STRONG  # "yet once BBB rejoined the German was ahead"
        return (subject, STRONG) if is_rival(keys) or self._contrasted(index) else ("", 0)

    def _named_beside(self, index: int) -> list[str]:
        """The drivers named in the clause of an epithet before it, the epithets before it among them."""
        within = self.items[self._clause_start : index]
        if not within or within[0].tag not in HARD_BREAKS:
            return []
        return list(dict.fromkeys(item.code for item in within if item.tag in ("DRIVER", "EPITHET")))

    def _set_against(self, index: int, where: int) -> bool:
        """Whether what is said of the driver at `where` is not said of the epithet before him."""
        if self._role(where) in _APART:
            return True
        between = [item.tag for item in self.items[index:where]]
        return not HARD_BREAKS.isdisjoint(between) or ("," in between and between[-1] != "AND")

    def _one_or_other(self, index: int) -> None:
        """ "uno en la vuelta 9, el otro en la 11": which of the two is which, nobody tells."""
        after = self.items[index + 1] if index + 1 < len(self.items) else None
        if len(self.subject) != 2 or after is None or after.tag not in ("IN", "ON", "LAPNO"):
            return
        if after.at > self.items[index].to + 1:
            return
        noun = self.items[index + 2] if index + 2 < len(self.items) else None
        if after.tag == "LAPNO" and noun is not None and noun.tag == "PIT" and noun.flag:
            return  # "both made identical lap-47 stops"
        for item in self.items[:index]:
            if item.tag in _VALUES and item.owner == self.subject:
                item.owner = (NOBODY,)
        self._current = self.subject = (NOBODY,)
        self._untold = True

    def _mate(self, index: int) -> None:
        """ "AAA's team-mate stopped on lap 9", "su compañero paró en la vuelta 9": the other of two, or nobody."""
        before = self.items[index - 1] if index else None
        after = self.items[index + 1] if index + 1 < len(self.items) else None
        if before is None or after is None or after.at > self.items[index].to + 1:
            return
        following = [item.tag for item in self.items[index + 1 : index + 4] if item.tag != ","]
        dated = following[:1] in (["IN"], ["ON"]) and following[1:2] in (["LAPNO"], ["INT"])
        dated = dated and before.tag == "HIS" and index > 1 and self.items[index - 2].tag in ("AND", ";", "WHILE")
        if after.tag not in _ACTS and not dated:
            return  # unlike "AAA paró en la 9 y su compañero, en la 11"
        possessive = before.tag == "HIS" or (before.tag == "DRIVER" and before.flag)
        if not possessive or (index > 1 and self.items[index - 2].tag in (_OBJECT | _POSSESSOR | {"PROTECT", "WITH"})):
            return
        whose = self.subject if before.tag == "HIS" else (before.code,)
        others = tuple(code for code in self.cast if code not in whose)
        known = len(whose) == len(others) == 1
        self._become(others[0] if known else NOBODY)
        self._untold = self._untold or not known

    def _hold(self, index: int) -> None:
        """Remember who holds whom: it tells later whose car was the faster one."""
        named = [item.code for item in self.items[index + 1 : index + 6] if item.tag == "DRIVER"]
        passive = self.items[index].tag == "HELD" or any(item.tag == "BY" for item in self.items[index + 1 : index + 2])
        possessed = self.items[index].tag == "HOLDING" and not (index and self.items[index - 1].tag == "DRIVER")
        sides = named[:2] if possessed else [*self._current, *named[:1]]
        if len(set(sides)) == 2 and NOBODY not in sides:
            self._antecedents.held = tuple(sides[::-1] if passive else sides)

    def _outpaced(self, index: int) -> str:
        """Which of a defence is not meant: who held, where one is faster; where one is slower, or holds, the other."""
        held = self._antecedents.held
        tags = [item.tag for item in self.items[index + 1 : index + 10]]
        tags = list(takewhile(lambda tag: tag not in HARD_BREAKS and tag not in ("DRIVER", "EPITHET", "."), tags))
        if not held or self._role(index) in _APART:
            return ""
        if tags[:1] in (["HOLD"], ["PROTECT"]) or tags[:2] == ["ACHIEVE", "HOLD"]:
            return held[1]
        if _MEASURES.isdisjoint(tags):
            return ""
        return held[0] if "FASTER" in tags else held[1] if "SLOWER" in tags else ""

    def _contrasted(self, index: int) -> bool:
        """Whether an epithet is the subject of a clause that is set against another: "whereas the German ..."."""
        within = self.items[self._clause_start : index]
        opened = bool(within) and within[0].tag in HARD_BREAKS and (bool(self._met) or within[0].tag != ";")
        return opened and not any(item.tag == "DRIVER" for item in within)

    def _forget(self) -> None:
        """Nothing is said of a driver whom the text leaves open."""
        for item in self.items:
            if NOBODY in item.owner:
                item.owner = ()
        if NOBODY in self.subject:
            self.subject = ()

    def _appose(self, index: int) -> None:
        """ "better than stint 2 of BBB on HARD, 76.5 s": the number is that of what stands before the comma."""
        after = self.items[index + 1] if index + 1 < len(self.items) else None
        if self._brackets or after is None or after.tag not in _MEASURES or after.at > self.items[index].to + 1:
            return
        for item in reversed(self.items[max(index - 7, self._clause_start) : index]):
            if item.tag == "DRIVER":
                self._current = (item.code,) if self._after_than(index) else self._current
                return
            if item.tag in _MEASURES or item.tag == "THAN":
                return

    def _called_in(self, index: int) -> None:
        """ "AAA undercut BBB, in on lap 11", "BBB, chamado na volta 11, ...": the lap is that of whom stands before."""
        before = self.items[index - 1] if index else None
        if before is None or before.tag != "DRIVER":
            return
        after = self.items[index + 1 : index + 4]
        tags = [item.tag for item in after]
        called = tags[:2] in (["IN", "LAPNO"], ["ON", "LAPNO"]) and tags[2:] in ([","], ["."], [";"])
        than = [item.tag for item in self.items[max(index - 3, 0) : index - 1]]
        his = before.flag and than[-1:] in (["THAN"], ["BEFORE"], ["AFTER"])  # "three laps before BBB's, on lap 11"
        his = his or than[-2:] in (["THAN", "OF"], ["QUE", "OF"], ["BEFORE", "OF"])  # "antes que la de BBB, en la 11"
        called = called and (his or after[0].at == self.items[index].to + 2)  # one word for what was done
        if called or tags[:1] == ["HALTED"]:
            self._current = (before.code,)

    def _lists_values(self, index: int) -> bool:
        """Whether "," or "and" goes on a list of one driver's values: "against BBB's 77.8 s, 76.0 s and 77.5 s"."""
        before = self.items[index - 1] if index else None
        if before is not None and before.tag == "," and self.items[index].tag == "AND" and index > 1:
            before = self.items[index - 2]  # "77.8 s, 76.0 s, and 77.5 s"
        if before is None or before.tag not in _MEASURES:
            return False
        after = next((item for item in self.items[index + 1 : index + 3] if item.tag != "AND"), None)
        return after is not None and after.tag == before.tag and after.at <= before.to + 3

    def _ends_fronted(self, index: int) -> bool:
        """Whether the comma at `index` ends a subordinate clause that the sentence starts with."""
        after = self.items[index + 1] if index + 1 < len(self.items) else None
        return self._fronted and not self._brackets and after is not None and after.tag == "DRIVER"

    def _only_later(self, index: int) -> bool:
        """ "before BBB could do the same": said of a time, not of a possibility."""
        before = self.items[max(index - 3, 0) : index]
        return any(item.tag == "BEFORE" for item in before)

    def _distribute(self, index: int) -> None:
        """ "AAA and BBB ... (laps 24 and 13, respectively)": to each driver his value."""
        drivers = self.subject if len(self.subject) > 1 else tuple(self.mentioned[-2:])
        if len(drivers) < 2 or self._told_before(drivers):
            return
        groups: list[list[Item]] = []
        apart = 0
        for item in self.items[max(index - 6 * len(drivers), self._clause_start) : index]:
            apart += 1
            if item.tag in _VALUES:
                listed = groups and groups[-1][-1].tag == item.tag and apart < 4
                groups[-1].append(item) if listed else groups.append([item])
                apart = 0
            elif item.tag not in (",", "AND"):
                apart += 4
        for values in groups:
            if len(values) == len(drivers):
                for item, code in zip(values, drivers, strict=True):
                    item.owner = (code,)

    def _told_before(self, drivers: tuple[str, ...]) -> bool:
        """ "AAA stopped on laps 9 and 30, whereas BBB stopped on laps 11 and 33, respectively": BBB's are both."""
        if len(self.subject) != 1:
            return False
        others = {(code,) for code in drivers if code not in self.subject}
        return any(
            item.tag in _VALUES and item.clause != self._clause and item.owner in others
            for item in self.items[: self._clause_start]
        )

    def _opens_relative(self, index: int) -> bool:
        return index + 1 < len(self.items) and self.items[index + 1].tag in ("WHO", "QUE")

    def _follows_relative(self, index: int) -> bool:
        """Whether the comma opens or closes what stands right after "who": "BBB, who, stopping later, ..."."""
        opened = index > 1 and self.items[index - 1].tag in ("WHO", "QUE") and self.items[index - 2].tag == ","
        within, self._aside = self._aside or opened, opened
        return within

    def _enumerates(self, index: int) -> bool:
        if not 0 < index < len(self.items) - 1 or self.items[index - 1].tag != self.items[index + 1].tag:
            return False
        # unlike "instead of AAA, BBB stopped"
        return self.items[index + 1].tag != "DRIVER" or not acts_next(self.items, index + 1)

    def _break(self, index: int) -> None:
        self._clause += 1
        self._clause_start = index
        self._denied = False
        self._own = False
        self._related = False
        self._current = self.subject

    def _aside_of_subject(self, index: int) -> bool:
        """ "AAA, however, stopped on lap 9": what stands between commas after the subject begins no clause."""
        around = self.items[max(index - 2, 0) : index] + self.items[index + 1 : index + 2]
        if self._aside and [item.tag for item in around[1:]] == [",", ","] and around[0].tag in ("WHO", "QUE"):
            return True  # "BBB, que, por su parte, ..."
        return [item.tag for item in around] == ["DRIVER", ",", ","] and around[0].owner == self.subject

    def _sets_adjectives(self, index: int) -> bool:
        """Whether "but" stands between what is said of one tyre: "on the faster but aging HARD"."""
        before, after = self.items[index - 1] if index else None, self.items[index + 1 : index + 2]
        adjectives = before is not None and before.tag in ("FASTER", "SLOWER", "COMPARE") and bool(after)
        return adjectives and after[0].tag in ("COMPOUND", "TYRE") and after[0].at <= self.items[index].to + 2

    def _open(self, index: int) -> None:
        self._brackets.append((self.subject, self._current, self._own, self._denied))
        self._denied = False
        before = self.items[index - 1] if index else None
        named = before is not None and before.tag == "DRIVER"
        if (named or self._after_than(index)) and self._compares(index):
            self._current = self.subject  # "AAA's stint was better than BBB's stint (1 vs 2)": AAA's stands first
            return
        self.subject = self._current
        if before is not None and before.tag == "DRIVER":
            self._current = self.subject = (before.code,)

    def _after_than(self, index: int) -> bool:
        return any(item.tag == "THAN" for item in self.items[max(index - 8, self._clause_start) : index])

    def _compares(self, index: int) -> bool:
        """Whether the bracket that opens here sets two values against each other: "(lap 32 vs. lap 28)"."""
        for k in range(index + 1, len(self.items)):
            tag = self.items[k].tag
            if tag in (")", "DRIVER"):
                return False
            if tag == "VERSUS" or (tag in ("ON", "×") and self._contrasts(k)):
                return True
        return False

    def _contrasts(self, index: int) -> bool:
        """Whether "against", "contra", "frente a" stands between two values: "P7 contra P8"."""
        around = self.items[index - 1 : index + 2]
        if [item.tag for item in around] == ["LAPNO", "ON", "INT"]:
            return True  # "vuelta 9 frente a 11"
        return len(around) == 3 and around[0].tag == around[2].tag and around[0].tag in _VALUES

    def _relate(self, index: int) -> None:
        """A relative clause ("BBB, who stayed on ..."): its subject is the driver before it."""
        k = index - 1
        if k >= 0 and self.items[k].tag == ",":
            k -= 1
        after = self.items[index + 1] if index + 1 < len(self.items) else None
        if k < 0 or self.items[k].tag != "DRIVER" or self.items[k].flag or after is None or after.tag == "DRIVER":
            return
        if self.items[index].tag == "WHO" or k < index - 1:
            self._current = (self.items[k].code,)
            self._related = True
            if k == index - 2 and k and self.items[k - 1].tag in ("BEFORE", "AFTER"):
                self._resumed = self._current  # "before BBB, who had started on hards, made his stop on lap 27"

    def _is_whom(self, index: int) -> bool:
        """Whether Portuguese "que" is whom somebody held: "BBB, que AAA segurou por nove voltas, ..."."""
        around = [item.tag for item in self.items[max(index - 2, 0) : index + 3]]
        return (
            around == ["DRIVER", ",", "QUE", "DRIVER", "HOLD"] and self.items[index].at == self.items[index - 1].to + 1
        )

    def _close(self) -> None:
        if self._brackets:
            self.subject, self._current, self._own, self._denied = self._brackets.pop()

    def _driver(self, index: int, item: Item) -> None:
        code = item.code
        items = self.items
        after = items[index + 1] if index + 1 < len(items) else None
        role = self._role(index)
        self._related = False
        if role in _OBJECT or self._is_direct(index):
            self._is_not(index)
        item.owner = (code,)
        self._label_before(index, code)
        if code not in self.mentioned:
            self.mentioned.append(code)
        if not item.flag and self._sets_lap_against(index, code):
            return
        joined = self._joined(index) if not item.flag else None
        if not item.flag and (self._is_protected(index) or (joined is None and self._lists_rivals(index))):
            return
        if joined is not None:
            if self.subject[-1:] == joined.owner and not self._is_object(index - 2):
                self.subject = self._current = (*self.subject, code)
            return
        if item.flag:  # possessive
            if not self._own and role not in _OBJECT:
                self._become(code)
            self._current = (code,)
        elif role in _POSSESSOR:
            self._attach_before(index, code)
            if not self._own and role != "BY":
                self._become(code)
            self._current = (code,)
        elif self._joins_in(index, role):
            self._current = (code,)
        elif role in ("TO", "FOR") and index - 1 == self._clause_start + (self._clause > 0) and self._closed(index):
            self._become(code)  # "a AAA lo pararon en la 9; a BBB, en la 11"
        elif role == "VERSUS" or (role == "WITH" and self._own and self.items[index - 2].tag not in (",", "(")):
            self._current = (code,)
        elif role == "THAN" and self._fronted and index == 1:
            self._current = (code,)  # "after BBB stopped on lap 9, AAA ..."
        elif role in _OBJECT:
            measured = after is not None and after.tag in _LOCAL_VALUES and after.at <= item.to + 2
            if measured or (not self._own and role in ("TO", "ON")):
                self._current = (code,)
            elif role == "THAN" and [i.tag for i in items[index + 1 : index + 4]] == ["ACHIEVE", "ON", "COMPOUND"]:
                self._current = (code,)  # "than BBB managed on HARD"
            elif after is not None and after.tag in ("IN", "ON", "WITH") and index + 2 < len(items):
                value = items[index + 2].tag
                if value == "HIS" and role == "THAN":
                    self._current = (code,)  # "than BBB in his MEDIUM stint"
                measured = value in _MEASURES and after.tag == "WITH" and role == "ON"
                # "ahead of BBB in P13", "than BBB on worn tyres", "on lap 9, earlier than BBB on lap 11"
                if (
                    measured
                    or value in ("POS", "COMPOUND")
                    or (value in ("LAPNO", "INT") and role == "THAN" and self._has_lap(index))
                ):
                    self._current = (code,)
        elif not self._is_direct(index):
            self._front(index, code)
            self._become(code)

    def _is_direct(self, index: int) -> bool:
        """Whether a driver follows the subject and a verb that no rule speaks of: "AAA shadowed BBB"."""
        before = self.items[index - 1] if index else None
        if before is None or before.tag not in ("DRIVER", "HE") or before.flag or before.owner != self.subject:
            return False
        if before.tag == "DRIVER" and not (self.subject and self._own):
            return False
        if before.tag == "HE" and before.to > before.at and self.items[index].at == before.to + 1:
            return False  # "the driver AAA"
        return 2 <= self.items[index].at - before.to <= 3 and not acts_next(self.items, index)

    def _is_not(self, index: int) -> None:
        """ "he beat BBB": of two drivers, who does something to the one is the other."""
        if len(self.subject) == 1 or self._own or len(self.cast) != 2 or self.items[index].flag:
            return
        k = index - 1
        while k > self._clause_start and self.items[k].tag not in ("HE", "DRIVER", ",", "AND"):
            k -= 1
        if k >= 0 and self.items[k].tag == "HE" and len(self.items[k].owner) != 1:
            self.subject = self._current = tuple(code for code in self.cast if code != self.items[index].code)
            for item in self.items[k:index]:
                item.owner = self.subject

    def _label_before(self, index: int, code: str) -> None:
        """ "laps 32 (AAA) and 34 (BBB)": the bracket names whose the value before it is."""
        if index < 2 or self.items[index - 1].tag != "(" or self.items[index - 2].tag not in _VALUES:
            return
        if index + 1 < len(self.items) and self.items[index + 1].tag == ")":
            self.items[index - 2].owner = (code,)

    def _sets_lap_against(self, index: int, code: str) -> bool:
        """ "stopping on lap 19, against lap 18 of BBB", "contra a 18 do rival": the second lap is his."""
        if index < 3:
            return False
        k = index - 1 - (self.items[index - 1].tag in _POSSESSOR)
        lap = self.items[k]
        first = k - 1 - (self.items[k - 1].tag == "TO")
        if first < 1 or lap.tag not in ("LAPNO", "INT") or lap.at < self.items[index].at - 3:
            return False
        told = self.items[first - 2 if self.items[first - 1].tag == "," else first - 1].tag
        if self.items[first].tag not in ("ON", "VERSUS") or told not in ("LAPNO", "INT"):
            return False
        lap.owner = (code,)
        return True

    def _front(self, index: int, code: str) -> None:
        """ "On lap 9, AAA stopped", "after stopping on lap 9, AAA ...": what stands before the subject is about it."""
        if self._brackets or self.items[index].flag:
            return
        if self._own and not self._labelled_by_pair():
            for item in self._dated_before(index):
                item.owner = (code,)
            return
        fronted: list[Item] = []
        depth = 0
        for k in range(self._clause_start, index):
            tag = self.items[k].tag
            if depth and tag != ")":
                continue
            if tag in ("(", ")"):
                depth = int(tag == "(" and self._sets_apart(k))  # "stopping on lap 9 (BBB on lap 11), AAA ..."
                if tag == "(" and not depth:
                    return
                continue
            if tag == "DRIVER" and self._role(k) == "THAN":
                break  # "stopping on lap 9, before BBB (lap 11), AAA ..."
            if tag in ("DRIVER", "HE", "HIS", "BOTH"):
                return
            fronted.append(self.items[k])
        for item in fronted:
            item.owner = (code,)

    def _asserts_next(self, index: int) -> bool:
        """Whether "and" ends a denial: "helped nobody and had to make two stops", "... and made two stops"."""
        tags = [item.tag for item in self.items[index + 1 : index + 3]]
        return tags[:1] == ["HAD_TO"] or tags in (["RUN", "NLAPS"], ["RUN", "STOPS"])

    def _labelled_by_pair(self) -> bool:
        """Whether two drivers are a label: "AAA vs. BBB: by stopping on lap 9, AAA ..."."""
        start = self._clause_start
        label = [item.tag for item in self.items[:start]]
        return self.items[start].tag == ":" and label[:3] == ["DRIVER", "VERSUS", "DRIVER"]

    def _sets_apart(self, index: int) -> bool:
        """Whether the bracket that opens at `index` tells when another did so: "(BBB on lap 11)"."""
        within = {item.tag for item in takewhile(lambda item: item.tag != ")", self.items[index + 1 : index + 8])}
        return "DRIVER" in within and not within.isdisjoint(("LAPNO", "INT"))

    def _dated_before(self, index: int) -> list[Item]:
        """The time that opens a clause of its own: "AAA undercut BBB and on lap 9 CCC stopped"."""
        if not acts_next(self.items, index):
            return []
        when = list(takewhile(lambda item: item.tag in _TIME, reversed(self.items[self._clause_start : index])))
        link = self.items[index - 1 - len(when)].tag
        comma = [item.tag for item in when].count(",") - (bool(when) and when[-1].tag == ",")
        opens = link == "AND" or (bool(when) and when[-1].tag == "," and link == "DRIVER")
        return when if opens and not comma else []

    def _role(self, index: int) -> str:
        """What the word before a driver makes of it: "than", "que" after a comparison, "two laps after", ..."""
        if not index or self.items[index - 1].at < self.items[index].at - 5:
            return ""
        tag = self.items[index - 1].tag
        if index == 1 and tag in ("IN", "ON", "WITH", "DURING") and self.items[1].at > self.items[0].to + 2:
            return ""  # "In the end AAA ..."
        if tag == "," and index > 1 and self.items[index - 2].tag == "TEAMMATE" and self._closed(index):
            tag = "TEAMMATE"  # "held his team-mate, BBB, for nine laps"
        if tag in ("TEAMMATE", "HIS") and index > 1 and self.items[index].tag == "DRIVER":
            before = self.items[max(index - 4, 0) : index]
            behind = next((item.tag for item in reversed(before) if item.tag not in ("TEAMMATE", "HIS", ",")), "")
            tag = behind if behind in _OBJECT else tag  # "held his team-mate BBB"
        if tag == "WORDNUM" and index > 1 and self.items[index - 1].whole == 1:
            tag = self.items[index - 2].tag  # "contuvo a un BBB que era más rápido"
        if tag == "OF" and index > 1 and self.items[index - 2].tag in ("BEHIND", "AHEAD"):
            tag = self.items[index - 2].tag  # "por detrás del BBB"
        after = self.items[index + 1] if index + 1 < len(self.items) else None
        acts = after is not None and after.tag in _ACTS and after.at <= self.items[index].to + 2
        if tag == "QUE":
            return ""
        if tag in ("BEFORE", "AFTER"):
            possible = after is not None and after.tag == "HYP" and after.at == self.items[index].to + 1
            return "" if acts or possible else "THAN"  # "before BBB could stop"
        acts = acts and after is not None and after.at == self.items[index].to + 1
        moved = index > 1 and self.items[index - 2].tag in _MOVES  # "a BBB deteniéndose": who moved on BBB does it
        return (
            ""
            if acts and tag in ("IN", "TO", "FOR", "WITH", "ON") and not self.items[index].flag and not moved
            else tag
        )

    def _closed(self, index: int) -> bool:
        """Whether a comma follows right after an item."""
        return index + 1 < len(self.items) and self.items[index + 1].tag == ","

    def _joins_in(self, index: int, role: str) -> bool:
        """ "AAA, together with BBB, stopped on lap 9"."""
        if role != "WITH" or not self._own or index < 2 or self.items[index - 2].tag != ",":
            return False
        for k in range(index + 1, min(index + 8, len(self.items) - 1)):
            if self.items[k].tag == ",":
                return self.items[k + 1].tag in _ACTS  # "AAA, with BBB on his gearbox, stopped on lap 9"
            if self.items[k].tag in _ACTS or self.items[k].tag in HARD_BREAKS or self.items[k].tag == "DRIVER":
                return False
        return False

    def _has_lap(self, index: int) -> bool:
        """Whether the subject's own lap was given before item `index`."""
        return any(item.tag == "LAPNO" and item.owner == self.subject for item in self.items[:index])

    def _become(self, code: str) -> None:
        self.subject = self._current = (code,)
        self._own = True
        if code not in self.subjects and not self._brackets:
            self.subjects.append(code)

    def _joined(self, index: int) -> Item | None:
        """The driver that this one is coordinated with ("AAA and BBB", "AAA, BBB"), if there is one."""
        if index < 2:
            return None
        link, other = self.items[index - 1], self.items[index - 2]
        nor = link.tag == "NEG" and index > 2 and self.items[index - 3].tag == "NEG"  # "neither AAA nor BBB"
        if other.tag != "DRIVER" or other.flag or not (nor or link.tag in ("AND", "PER", ",", "&")):
            return None
        if link.at > other.to + 2 or self.items[index].at > link.to + 2:
            return None
        if self._is_object(index - 2) and (acts_next(self.items, index) or self._moves_next(index)):
            return None  # "AAA undercut BBB and CCC stopped", "... and CCC undercut DDD"
        if link.tag == ",":
            after = self.items[index + 1] if index + 1 < len(self.items) else None
            if after is None or after.tag not in ("AND", ",", "."):
                return None
        return other

    def _moves_next(self, index: int) -> bool:
        """Whether a driver makes a move on another right after: "CCC undercut DDD"."""
        after = self.items[index + 1 : index + 4]
        tags = [item.tag for item in after]
        return tags[:2] in (["UNDERCUT", "DRIVER"], ["OVERCUT", "DRIVER"], ["PASSED", "DRIVER"]) and (
            after[0].at == self.items[index].to + 1
        )

    def _is_protected(self, index: int) -> bool:
        """ "protected his team-mate CCC by holding BBB": who does so goes on being spoken of."""
        return self.items[index - 1].tag == "TEAMMATE" and any(
            item.tag == "PROTECT" for item in self.items[max(index - 4, 0) : index - 1]
        )

    def _lists_rivals(self, index: int) -> bool:
        """ "AAA won ahead of BBB (P2), CCC (P3) and DDD (P4), and set ...": each after the first is an object, too."""
        if self.items[index - 1].tag not in (",", "AND") or acts_next(self.items, index) or not self._own:
            return False
        for k in range(index - 1, max(index - 40, self._clause_start), -1):
            tag = self.items[k].tag
            if tag == "DRIVER" and self.items[k - 1].tag in ("AHEAD", "FROM", "FOLLOWED"):
                return self.items[index - 2].tag == ")" and not self._brackets
            if tag not in _IN_A_LIST:
                return False
        return False

    def _is_object(self, index: int) -> bool:
        return index > 0 and (self.items[index - 1].tag in _OBJECT or self.items[index - 1].tag in _POSSESSOR)

    def _attach_before(self, index: int, code: str) -> None:
        """ "81.14 s of AAA", "the stop of AAA": what stands right before belongs to the driver."""
        first = index - 1
        while first > max(index - 7, self._clause_start):
            item = self.items[first - 1]
            if (item.tag == "DRIVER" and item.flag) or item.tag == "HIS":
                return  # "AAA's undercut of BBB" is AAA's
            if item.tag == "AND" and any(other.tag == "POINTS" for other in self.items[first : first + 2]):
                first -= 1
                continue  # "P9 and two points for AAA"
            if item.tag in _UNATTACHED:
                break
            first -= 1
        for item in self.items[first : index - 1]:
            item.owner = (code,)
        listed = list(
            takewhile(lambda item: item.tag in _LISTED_MEASURES, reversed(self.items[max(index - 12, 0) : index - 1]))
        )
        before = self.items[index - 2 - len(listed)].tag if index - 2 >= len(listed) else ""
        if before in ("ON", "VERSUS"):
            for item in listed:
                item.owner = (code,)  # "frente a 75,5 s, 75,0 s y 74,7 s de BBB"
        if [item.tag for item in self.items[max(first - 2, 0) : first + 1]] == ["LAPNO", "(", "PIT"]:
            self.items[first - 2].owner = (code,)  # "between lap 13 (stop of AAA) and lap 56 (stop of BBB)"

    def _both(self, index: int) -> None:
        if len(self.mentioned) >= 2:
            pair = tuple(self.mentioned[-2:])
        elif len(self.cast) == 2 and not self._own:
            pair = tuple(self.cast)
        elif self._antecedents.pair_told and not self._own and not self.mentioned and not self._pairs_things(index):
            pair = self._antecedents.pair_told  # "AAA fought BBB. Both stopped on lap 9": of a text about more
        else:
            return
        for item in self._laps_before(index):
            item.owner = pair
        if self._closes(index):
            for item in self._listed_before(index):
                item.owner = pair
            return
        self._current = pair
        if not self._own:
            self.subject = pair

    def _pairs_things(self, index: int) -> bool:
        """Whether "both" is said of what stands after it, not of drivers: "both an undercut and an overcut"."""
        return any(item.tag in ("UNDERCUT", "OVERCUT", "COMPOUND") for item in self.items[index + 1 : index + 2])

    def _closes(self, index: int) -> bool:
        """Whether "both" ends what is said of the two: "MEDIUM to HARD for both", "HARD em ambos os casos"."""
        after = self.items[index + 1].tag if index + 1 < len(self.items) else "."
        return self.items[index - 1].tag in ("FOR", "IN", "BY", "ON") and after in (".", ";", ")", ",")

    def _laps_before(self, index: int) -> list[Item]:
        """The laps of "stops on laps 66, 67 and 68 for both", unless they are told of one of the two."""
        if self.items[index - 1].tag != "FOR":
            return []
        laps = list(takewhile(lambda item: item.tag in ("LAPNO", ",", "AND"), reversed(self.items[: index - 1])))
        before = self.items[max(index - 3 - len(laps), 0) : index - 1 - len(laps)]
        return [] if any(item.tag == "DRIVER" for item in before) else laps

    def _listed_before(self, index: int) -> Iterator[Item]:
        """The tyres and what stands between them, right before an item."""
        for item in reversed(self.items[: index - 1]):
            if item.tag not in ("COMPOUND", "TYRE", ">", "TO", "FOR", "FROM", "OF", "-", "SC", "DURING"):
                return
            yield item

    def _versus(self, index: int) -> None:
        # "pit lap 7 vs. pit lap 8", "en la vuelta 7 vs. en la 8"
        after = next((item for item in self.items[index + 1 : index + 4] if item.tag not in ("PIT", "IN", "ON")), None)
        if after is None or after.tag not in _VALUES:
            return
        if after.tag in _MEASURES and any(item.tag == "COMPOUND" for item in self.items[index + 2 : index + 5]):
            return  # "77.75s on HARD vs 75.54s on MEDIUM": one driver's two stints
        than = any(item.tag == "THAN" for item in self.items[max(index - 5, 0) : max(index - 3, 0)])
        measured = after.tag in _MEASURES and not than
        if measured and index > 2 and [item.tag for item in self.items[index - 3 : index - 1]] == ["DRIVER", ":"]:
            return  # "(AAA: 81.1 s vs 83.4 s; BBB: ...)": two values of each
        if len(self._current) == 2 and self.items[index - 2].tag == "(" and self.items[index - 1].tag == after.tag:
            # "both averaged about the same (80.1 s vs 80.2 s)": each has his own
            self.items[index - 1].owner, self._current = self._current[:1], self._current[1:]
            return
        other = self._other()
        if other is not None:
            self._current = (other,)

    def _other(self) -> str | None:
        """The one driver that the current one is compared with."""
        if len(self._current) != 1:
            return None
        pool = [code for code in self.mentioned if code != self._current[0]]
        if len(pool) == 1:
            return pool[0]
        others = [code for code in self.cast if code != self._current[0]]
        return others[0] if len(others) == 1 else None
