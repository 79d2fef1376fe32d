"""What belongs to another contest, another time, or a thing that was only aimed at, and is no part of the race.

Invariant: such words take out of the race what stands with them in their part of the sentence, and nothing beyond the
comma, "and", "but" or "after" that parts it; the sentence that they stand in decides.
"""

from __future__ import annotations

import re

from artifact.domains.racing.rules.items import HYPOTHETICAL, JOINING, Item

APART = frozenset({"ELSEWHERE", "AIM"})
# where a part of a sentence ends
_PARTING = frozenset({",", ";", ":", "(", ")", "AND", "BUT", "WHILE", "FROM", "AFTER", "BEFORE", "BECAUSE", "."})
_DATING = frozenset({"AFTER", "BEFORE", "BECAUSE"})
_LISTED = frozenset({"DRIVER", "EPITHET", "ORD", "POS"})
# what may stand before "in qualifying" that opens a part: "AAA, in qualifying, was fifth"
_OPENING = frozenset(
    {"DRIVER", "EPITHET", "HE", "HIS", "TEAMMATE", "LOOSE", "-", "IN", "ON", "FINAL", "ALL", "NONE", "RUN"}
)
# what tells of the race again: "fifteenth in qualifying, to finish fifth", "after the third in the sprint won"
_TELLING = frozenset(
    {"FINISH", "WIN", "HOLD", "PIT", "CHANGE", "UNDERCUT", "OVERCUT", "GAIN", "fastest_lap", "TO", "FOR"}
)
# what may be aimed at, feared, or missed
_AIMS = frozenset({"WIN", "fastest_lap", "UNDERCUT", "OVERCUT", "POSITION", "ORD", "P", "FINISH", "HOLD", "HOLDING"})
_AIMS |= {"HELD", "PROTECT", "GAIN", "FASTER", "ORDER"}
# what may stand between it and the word for the aim
_BETWEEN = frozenset(
    {"MOVE", "OF", "TO", "DRIVER", "EPITHET", "HE", "HIS", "BE", "PER", "WITH", "FOR", "NUM", "SECONDS"}
)
_BETWEEN |= {"LAP", "TEAMMATE", "FROM", "BY", "ON", "IN", "“", "”", "FINAL", "ANOTHER", "HYP", "NEG", "TRY", "SECS"}
_BETWEEN |= {"WORDNUM", "STAY", "RUN"}
_NO_AIM = frozenset({"PIT", "LAP", "STINT", "COMPOUND", "STOPS", "TYRE"})  # "chased a second stop"
_FAR = 7  # tokens from a word for an aim to what is aimed at
_BEYOND = 5  # and from there to what is said with it: "missed the fastest lap by 0.1 s"


def takes_out(items: list[Item]) -> None:
    """Take out of the race what a sentence tells of other contests and of aims: its items become suppositions."""
    for i, item in enumerate(items):
        if item.tag == "ELSEWHERE":
            _elsewhere(items, i)
        elif item.tag == "AIM":
            _aimed(items, i)


def _parts(items: list[Item], i: int, word: int = -1) -> bool:
    """Whether the item at `i` parts a sentence: no comma or "and" between two things of a kind.

    Args:
        items: of the sentence.
        i: of the item.
        word: index of what is said of another contest, with which something may be compared ("than in qualifying").
    """
    if items[i].tag not in _PARTING:
        return items[i].tag == "THAN" and word == i + 1
    if items[i].tag not in JOINING or not 0 < i < len(items) - 1:
        return True
    return items[i - 1].tag != items[i + 1].tag or items[i + 1].tag not in _LISTED


def _elsewhere(items: list[Item], i: int) -> None:
    """What goes before in the part of "in qualifying", and what follows: all of it where that opens the part."""
    k = i - 1
    while k >= 0 and not _parts(items, k, i):
        items[k].unreal = HYPOTHETICAL
        k -= 1
    dates = k >= 0 and items[k].tag in _DATING  # "after the drive-through, AAA stopped"
    opens = not dates and all(item.tag in _OPENING for item in items[k + 1 : i])
    k = i + 1
    if opens and k < len(items) and items[k].tag == ",":
        k += 1
    while k < len(items) and not _parts(items, k) and (opens or items[k].tag not in _TELLING):
        items[k].unreal = HYPOTHETICAL
        k += 1


def _aimed(items: list[Item], i: int) -> None:
    """What is aimed at, and what is said with it."""
    goal = _goal(items, i)
    if goal == len(items):
        return  # what was a goal to the words alone ("triumph") is none to the sentence ("triumphed three times")
    k = i + 1
    while k < len(items) and items[k].at <= items[goal].to + _BEYOND:
        if k > goal and (_parts(items, k) or items[k].tag in ("UNTIL", "WHO", "QUE")):
            break
        items[k].unreal = HYPOTHETICAL
        k += 1


def aims(items: list[Item], i: int) -> bool:
    """Whether the words for an aim, a fear or a miss at `i` are of what would be a claim: "missed the fastest lap"."""
    for k in range(i + 1, len(items)):
        item = items[k]
        if item.at > items[i].to + _FAR:
            return False
        if item.tag in _AIMS:
            after = items[k + 1] if k + 1 < len(items) else None
            return item.tag != "ORD" or after is None or after.tag not in _NO_AIM or after.at > item.to + 1
        if item.tag not in _BETWEEN:
            return False
    return False


def fights(items: list[Item], i: int) -> bool:
    """Whether somebody fights for what would be a claim: "fought BBB for fifth place", not "fought back to P5"."""
    if not aims(items, i):
        return False
    return any(item.tag == "FOR" for item in items[i + 1 : _goal(items, i)])


def _goal(items: list[Item], i: int) -> int:
    """Index of what the words for an aim at `i` govern, behind the last item if there is none."""
    return next((k for k in range(i + 1, len(items)) if items[k].tag not in _BETWEEN), len(items))


_PLACES = frozenset({"WIN", "fastest_lap", "POS", "ORD", "ORDER"})


def escapes(out: list[Item], items: list[Item], i: int) -> bool:
    """Whether what was just told is what escaped a driver: "victory slipped through his fingers"."""
    return bool(out) and out[-1].tag in _PLACES and out[-1].to >= items[i].at - 3


# a word before what is won, other than those that end it
_WORD = (
    r"(?:(?!(?:and|y|e|ahead|with|con|com|by|for|from|in|at|after|en|em|race|carrera|corrida|saindo|largando|saliendo"
    r"|partiendo|desde|de|da|do|del)\b)[\w'’.-]+\s+)"
)
# what else is won
_ELSE = (
    r"toss|start|duel|battle|fight|bet|protest|appeal|argument|hearts?|award|vote|championships?|titles?|crown|crowd"
    r"|praise|plaudits|applause|acclaim|admiration|respect|trust|approval|promotion|pole|points?|pos?itions?|places?"
    r"|gold|silver|bronze|medals?|scholarship|lottery|lotteries|qualifying|sprint|drag|karting|kart|esports|virtual"
    r"|previous|support|junior|charity|formula\s+(?:2|3|4|e|two|three|four)|f[234]|le\s+mans|dakar|rally|rallies"
    r"|sorteo|apuesta|elogios|coraz[oó]n|corazones|premio\s+al|reclamaci[oó]n|protesta|duelo|batalla|pelea|t[ií]tulos?"
    r"|campeonatos?|mundial|mundiales|esprint|puntos|posiciones|puestos|plazas|salida|respeto|confianza|experiencia"
    r"|sorteio|aposta|elogios|cora[cç][aã]o|pr[eê]mio\s+de\s+piloto|protesto|recurso|disputa|briga|luta|pontos|posi[cç][oõ]es"
    r"|largada|respeito|confian[cç]a|experi[eê]ncia"
)
_WON_ELSE = re.compile(
    rf"\s+(?:{_WORD}{{0,3}}(?:{_ELSE})\b|over\s+(?:the|his|fans|many)\b|(?:the\s+|as\s+)?(?!both|ambas)[\w]+\s+"
    r"(?:previous\s+|last\s+)?(?:races|corridas|carreras|provas)\b|(?:here\s+|aqui\s+)?\w+\s+(?:times|vezes|veces)\b)",
    re.IGNORECASE,
)
# after "ganó la carrera": another one
_ANOTHER_RACE = re.compile(
    r"\s+(?:(?:de|al|del|da|do|dos)\s+)?(?:karts?|karting|f[oó]rmula\s*(?:[234]|e)\b|f[234]\b|virtual|anterior|previa|pr[eé]via"
    r"|hasta|at[eé]\b|sprint|esprint|clasificatoria|exhibici[oó]n|exibi[cç][aã]o|soporte|apoio|con\s+sus\s+amigos)",
    re.IGNORECASE,
)
_ANOTHER_DISTANCE = re.compile(r"\s+(?:the\s+)?(?:drag\s+)?race\s+(?:to|into|down)\b", re.IGNORECASE)
_RACES = re.compile(r"(?:race|carrera|corrida|prova|prueba)\Z", re.IGNORECASE)


def wins_another(text: str, item: Item) -> bool:
    """Whether what is won is not this race: "won the toss", "ganó la carrera de Fórmula 2", "venceu a aposta"."""
    if _RACES.search(text, item.start, item.end):
        return _ANOTHER_RACE.match(text, item.end) is not None
    following = _ANOTHER_DISTANCE.match(text, item.end) or _WON_ELSE.match(text, item.end)
    if following is not None:
        return True
    race = _ONE_RACE.match(text, item.end)
    if race is not None:
        return _ANOTHER_RACE.match(text, race.end()) is not None
    return _VERBS.match(text, item.start, item.end) is not None and _wins_thing(text, item.end)


def _wins_thing(text: str, end: int) -> bool:
    """Whether the object of a verb for to win, from `end` on, is no race: "won the argument", "won time"."""
    if _A_THING.match(text, end):
        return not (_A_RACE.match(text, end) or _A_NAMED.match(text, end))
    bare = _BARE.match(text, end) if text[end - 3 : end].casefold() in ("won", "ins") else None
    return bare is not None and bare.group(1) not in _AFTER_WON and not bare.group(1).endswith(("ly", "ing"))


_VERBS = re.compile(r"(?:won|wins|venceu|vence)\Z", re.IGNORECASE)
_A_THING = re.compile(r"\s+(?:the|a|an|his|their|another|o|os|as|um|uma|(?:[oa]\s+)?(?:seu|sua))\s", re.IGNORECASE)
_A_RACE = re.compile(
    rf"\s+{_WORD}{{1,6}}?(?:race|prix|gp|event|round|contest|opener|finale|thriller|epic|classic|edition|day|lot|encounter"
    r"|first|second|third|fourth|fifth|one|corrida|prova|pr[eê]mio|pr[eé]mio|etapa|edi[cç][aã]o|dia)\b",
    re.IGNORECASE,
)
_A_NAMED = re.compile(r"\s+(?:[a-zà-ÿ]+\s+){1,3}[A-Z0-9]")
_BARE = re.compile(r"\s+([a-z]+)(?![\w'’])")
# words after "won" that are not what was won
_FOLLOWING = """
a an the and but by from for in at on with without ahead after before despite as to under because thanks while
when since again here today yesterday once twice out through via too also instead outright anyway overall though
off this that there then who which where it all both home hands back so if or nor until against first five
between into even just only not no than over more
"""
_AFTER_WON = frozenset(_FOLLOWING.split())


_ONE_RACE = re.compile(r"\s+(?:a|la|an|una|uma)\s+(?:corrida|carrera|prova|prueba)", re.IGNORECASE)

# what an ordinal counts that is no place
_COUNTED = re.compile(
    r"[\s*_]+(?:en\s+\w+(?:ar|er|ir)|retirement|warning|reprimand|penalty|zone|drs|abandono|aviso|zona|advert[eê]ncia"
    r"|times?|gear|corners?|turns?|sector|rookie|newcomer|attempt|half|row|party|fastest|quickest|slowest|youngest"
    r"|oldest|year|season|car|engine|chicane|straight|phase|of\s+(?:his|the)\s+front|part|reason"
    r"|vez|ocasi[oó]n|marcha|curva|sector|novato|intento|mitad|fila|a[nñ]o|temporada|motor|recta|fase|parte|raz[oó]n"
    r"|setor|estreante|tentativa|metade|reta|raz[aã]o|ocasi[aã]o)\b",
    re.IGNORECASE,
)


def counts_else(text: str, item: Item) -> bool:
    """Whether an ordinal counts what is no place, by the word after it: "third gear", "por tercera vez"."""
    return _COUNTED.match(text, item.end) is not None


_BEST_ON = frozenset({"IN", "ON", "AFTER"})
_COMPARED = frozenset({"SLOWER", "FASTER", "COMPARE", "THAN"})


def is_own_best(out: list[Item], items: list[Item], i: int) -> bool:
    """Whether a fastest lap is but the best of whoever drove it: "his fastest lap on lap 30 was slower"."""
    before = out[-1] if out else None
    if [item.tag for item in out[-2:]] in (["SECS", "OF"], ["SECS", "OUT"], ["SECS", "FROM"]):
        return True  # "a 0,1 s de la vuelta rápida"
    his = before is not None and before.to == items[i].at - 1 and (before.tag in ("HIS", "SAME") or before.flag)
    after = [item.tag for item in items[i + 1 : i + 6]]
    if (
        his
        and before is not None
        and before.tag in ("HIS", "SAME")
        and after[:1]
        and after[0] in _BEST_ON
        and "LAP" in after[:3]
    ):
        return True
    of = after[:2] == ["OF", "DRIVER"]
    return (his or of) and not _COMPARED.isdisjoint(after)
