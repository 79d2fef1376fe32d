"""Values that are no figures: whether something worked, and which way something points.

Invariant: a category has few values, each with its own words in every language; what is denied is the opposite where
there are two, and is left out where there are more. What is said to hold in part is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from artifact.judge import lexicon
from artifact.text.tokens import Token

OUTCOME = "outcome"
DIRECTION = "direction"

_SUCCESS = lexicon.words(
    "worked works succeeded successful effective funciono exitoso exitosa exito efectivo efectiva eficaz funcionou "
    "sucesso sucedido sucedida efetivo efetiva"
)
_FAILURE = lexicon.words(
    "failed unsuccessful ineffective fracaso fallo fallido fallida ineficaz falhou fracassou falhado malsucedido "
    "malsucedida"
)
_BARE = lexicon.words("work funcionar succeed")  # only after a denial or "did"
_DENY = lexicon.DENIALS | lexicon.words("no sin sem without hardly nem ni nor tampoco")
# "there is no evidence that it worked" does not say that it failed
_UNPROVEN = lexicon.words(
    "evidence evidencia prueba prova proof confirm confirma confirmar show shows mean means muestra muestran mostra "
    "mostram prove permite permiten permitem atribuir caracterizar afirmar demonstrate indicate indica indicam "
    "demuestra comprova conclude concluir"
)
PARTLY = lexicon.words(
    "partially partly partial limited limitado limitada parcialmente parcial parte mixed mixto temporarily initially "
    "inicialmente temporalmente potentially would could should"
)

_POINTS: Mapping[str, str] = {
    word: point
    for point, text in {
        "N": "north northerly norte nor",
        "S": "south southerly sur sul",
        "E": "east easterly leste este",
        "W": "west westerly oeste",
        "NE": "northeast northeasterly noreste nordeste",
        "NW": "northwest northwesterly noroeste",
        "SE": "southeast southeasterly sureste sudeste",
        "SW": "southwest southwesterly suroeste sudoeste",
    }.items()
    for word in text.split()
}
_THIS = lexicon.words("del do de da el o al desde leste")  # "este" is "this", unless one of these stands before it
_ABBREVIATED = frozenset({"NE", "NW", "SE", "SW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW", "NNW"})


def outcomes(tokens: Sequence[Token]) -> Iterator[tuple[str, Token]]:
    """`success` or `failure` where a clause says that something worked or did not, with the word that says so."""
    words = [token.text for token in tokens]
    if PARTLY & set(words) or (_UNPROVEN & set(words) and any(t.clitic == "t" or t.text in _DENY for t in tokens)):
        return
    for place, token in enumerate(tokens):
        before = tokens[max(0, place - 5) : place]
        denied = any(t.clitic == "t" or t.text in _DENY for t in before)
        did = any(t.text in ("did", "does") for t in before)
        following = words[place + 1 : place + 3]
        if token.text in _SUCCESS or (token.text in _BARE and (denied or did)):
            yield ("failure" if denied else "success"), token
        elif token.text in _FAILURE and not lexicon.CONCEPTS.keys() & set(following):  # not "3 failed devices"
            yield ("success" if denied else "failure"), token


def directions(tokens: Sequence[Token], plain: str) -> Iterator[tuple[str, int, int]]:
    """Points of the compass in a clause, with the places of the first and the last token of each.

    "West-northwest" and "oeste noroeste" are `WNW`.
    """
    place = 0
    while place < len(tokens):
        first, point = place, _point(tokens, place, plain)
        place += 1
        if not point:
            continue
        joined = place + (place < len(tokens) and tokens[place].text == "-")
        second = _point(tokens, joined, plain) if joined < len(tokens) else ""
        if len(point) == 1 and len(second) == 2:
            point, place = point + second, joined + 1
        yield point, first, place - 1


def _point(tokens: Sequence[Token], place: int, plain: str) -> str:
    token = tokens[place]
    raw = plain[token.start : token.end]
    if raw in _ABBREVIATED:
        return raw
    before = tokens[place - 1].text if place else ""
    if token.text == "este" and before not in _THIS and before != "-":
        return ""
    return _POINTS.get(token.text, "") if token.kind == "word" else ""
