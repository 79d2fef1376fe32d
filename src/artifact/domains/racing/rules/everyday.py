"""Names of tyres that are everyday adjectives: "hard", "duro", "macia" are a tyre where their place lets them.

Invariant: the words beside it decide. A tyre follows a preposition, an article, a verb for to fit or another tyre; an
adjective follows "is" or "very", what it is said of, or stands before that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from artifact.domains.racing.rules.lines import Line
from artifact.text.tokens import Reading


def _words(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


# in small letters, or where a sentence starts
ADJECTIVES: Mapping[str, frozenset[str]] = {
    "en": frozenset({"hard", "soft", "medium", "intermediate"}),
    "es": frozenset(
        {"duro", "dura", "duros", "duras", "blando", "blanda", "blandos", "blandas", "medio"}
        | {"intermedio", "intermedia"}
    ),
    "pt": frozenset({"duro", "dura", "duros", "duras", "macio", "macia", "macios", "macias", "medio"}),
}
# after them an adjective says what something is like
_LIKENING = {
    "en": _words(
        "so very too quite fairly rather relatively is was it how really work worked push pushed pushing are were be "
        "been being as pretty extremely incredibly more equally just that drove"
    ),
    "es": _words(
        "es era fue fueron son eran ser siendo sido sera seria resulta resulto parece parecia muy tan demasiado "
        "bastante menos algo poco"
    ),
    "pt": _words("era foi foram sao eram ser sendo sido sera seria parece parecia muito tao demasiado")
    | frozenset({"bastante", "menos", "pouco", "é"}),
}
_MORE = frozenset({"mas", "mais"})  # "el más duro" is a tyre, "un camino más duro" none
_ARTICLES = _words("el la los las lo o a os as un una um uma al del ao do")
# what may stand before a tyre, of words that the grammar does not know
_BEFORE_TYRE = {
    "en": _words(
        "the a an to on from for of his her their its our my your in with and or by at into onto as but then than "
        "new fresh old used worn same either both long short first last next only another again still already also "
        "out up off own second third final that this those these which if when while after before until per vs "
        "consistent durable available trusty preferred favoured conservative aggressive slower faster late earlier "
        "later earlier early full double good quick between against over under through without not no"
    ),
    "es": _words(
        "el la los las lo un una unos unas al del a de con en por para y e o u su sus mi nuestro nuestros otro otra "
        "otros otras nuevo nueva nuevos nuevas usado usada usados usadas viejo vieja viejos viejas fresco fresca "
        "frescos frescas mismo misma mismos mismas gastado gastada gastados gastadas primer primera ultimo ultima "
        "ese esa este esta estos estas esos esas aquel sobre sin hasta entre ya siempre luego despues entonces solo "
        "tanto ni tambien que cuando como si sea dos tres segundo segunda tercer mezcla opcion variante alternativa "
        "especificacion version hacia desde tras contra ante bajo"
    ),
    "pt": _words(
        "o a os as um uma uns umas ao aos do da dos das de no na nos nas em com por pelo pela pelos pelas para pra p "
        "pro pros e ou seu sua seus suas meu nosso outro outra outros outras novo nova novos novas usado usada usados "
        "usadas velho velha velhos velhas mesmo mesma mesmos mesmas gasto gasta gastos gastas primeiro primeira ultimo "
        "ultima esse essa este esta esses essas sobre sem ate entre ja sempre depois entao so tanto nem tambem tb que "
        "quando como se seja dois duas tres segundo segunda mistura opcao variante alternativa especificacao versao "
        "desde contra sob novinho novinhos"
    ),
}
# what may stand after one, of words that the grammar does not know
_AFTER_TYRE_EN = _words(
    "and or to for on in at with from of by as but then than again too also still just only here there now once twice "
    "today instead alone already before after while until when because since so if that which who whose this these "
    "those he she they it we i you his her their its the a an is was were are be been being has had have did does do "
    "will would could should can may might must not ones one phase phases spell spells option variant choice side rest "
    "free ready enough off out up away back came went gave got ran held took made kept fell rose felt let lay led lost "
    "paid set stood saw proved began cost beat grew shone came lap laps rather through within under over against "
    "without despite between knowing finish starter starters runner runners shod tyred tired go goes gives takes comes "
    "forty thirty twenty all both either each every straight"
)
_TYRED_EN = _words("shod tyred tired shoed clad weather compound")
_VERBAL_ES = (
    *("ó", "ou", "aron", "ieron", "aba", "aban", "ían", "ava", "avam", "iam", "aram", "eram", "iram", "ndo", "mente"),
    *("nueva", "nuevas", "nova", "novas", "vieja", "viejas", "velha", "velhas", "fresca", "frescas"),
    *("nuevo", "novo", "viejo", "velho", "fresco", "usado", "gastado", "usada", "usadas", "gastada", "gastadas"),
)
_AGED = ("ada", "adas", "ida", "idas", "ado", "ados", "ido", "idos", "ia", "eu", "iu")
_PERSONS = frozenset({"EPITHET", "OTHERS", "TEAMMATE", "PURSUER", "DEFENDER"})
_NOUNS = frozenset({"decision", "decisao", "defensa", "defesa", "resistencia", "sancion"})
_SHORTEST_NOUN = 4  # letters
_NOUNS_EN = frozenset({"start", "decision", "move", "moves", "day"})
_INDEFINITE = frozenset({"un", "una", "um", "uma", "unas", "umas", "este", "ese", "esta", "esa", "otra", "outra"})
_FEMININE = frozenset({"dura", "duras", "blanda", "blandas", "macia", "macias"})
# "defended hard", "fell hard", "un rival duro"
_TRIED = frozenset({"HOLD", "FALL", "TRY", "PASSED", "BLOCK", "BARRIER", "EPITHET", "OTHERS", "MATTER"})
_TYRES = frozenset({"TYRE", "COMPOUND"})
_NEAR = 4  # tokens


def is_adjective(line: Line, at: int, word: str, before: Sequence[Reading], after: Sequence[Reading]) -> bool:
    """Whether a word that may name a tyre says what something else is like.

    Args:
        line: that it stands in, as read up to it.
        at: index of its token.
        word: folded.
        before: the tokens before it, the nearest first, two at most.
        after: the tokens after it, two at most.
    """
    if any(item.tag in _TYRES and item.to >= at - _NEAR for item in line.out[-3:]):
        return False
    if (after and after[0].text == ">") or (before and before[0].text == ">"):
        return False
    concept = line.lexicon.single.get
    if after and after[0].kind == "word" and concept(after[0].text) in ("TYRE", "STINT", "COMPOUND"):
        return False
    if line.lexicon.lang == "en":
        return _english(line, at, word, before, after)
    return _romance(line, word, before, after)


def _english(line: Line, at: int, word: str, before: Sequence[Reading], after: Sequence[Reading]) -> bool:
    concept = line.lexicon.single.get
    if after and after[0].text == "-":
        second = after[1] if len(after) > 1 else None
        joined = second is not None and second.kind == "word" and not concept(second.text)
        return joined and second is not None and second.text not in _TYRED_EN and second.text not in _AFTER_TYRE_EN
    if after and after[0].kind == "word" and _is_noun_en(after[0], concept):
        return True
    if not before or before[0].kind != "word":
        return False
    previous = before[0]
    if previous.text in _LIKENING["en"]:
        return word in ("hard", "soft")
    if word != "hard" or previous.clitic:
        return False
    if line.out and line.out[-1].to == at - 1:
        return line.out[-1].tag in _TRIED
    return not (previous.text in _BEFORE_TYRE["en"] or previous.text.endswith("ing") or concept(previous.text))


def _is_noun_en(following: Reading, concept: Callable[[str], str | None]) -> bool:
    """Whether the word after an adjective is what it is said of: "a hard lesson"."""
    known = concept(following.text)
    if known or following.text in _AFTER_TYRE_EN:
        return following.text in _NOUNS_EN or known in _PERSONS
    return not following.text.endswith(("ed", "ly", "ing"))


def _romance(line: Line, word: str, before: Sequence[Reading], after: Sequence[Reading]) -> bool:
    concept, before_tyre = line.lexicon.single.get, _BEFORE_TYRE[line.lexicon.lang]
    if _precedes_noun(word, before, after, concept):
        return True
    if not before or before[0].kind != "word":
        return False
    previous = before[0]
    if previous.text in _MORE and previous.text not in before_tyre:
        further = before[1] if len(before) > 1 else None
        return further is not None and further.kind == "word" and further.text not in _ARTICLES
    if previous.text in _LIKENING[line.lexicon.lang]:
        return not (after and after[0].text in ("(", ">", ":"))
    known = concept(previous.text)
    if known and not word.endswith("s") and (known in _TRIED or previous.text == "tarde"):
        return True  # "frenó duro", "una tarde dura"
    if previous.text in before_tyre or known or len(previous.text) == 1:
        return False
    if word.endswith("s"):
        return previous.text.endswith("s")  # "palabras duras", unlike "estrenó duros"
    return True


def _precedes_noun(
    word: str, before: Sequence[Reading], after: Sequence[Reading], concept: Callable[[str], str | None]
) -> bool:
    """Whether what an adjective is said of stands after it: "una dura lección", "un duro golpe"."""
    if not after or after[0].kind != "word" or len(after[0].text) < _SHORTEST_NOUN:
        return False
    noun = after[0].text
    known = concept(noun)
    if known:
        return noun in _NOUNS or known in _PERSONS
    if noun in _BEFORE_TYRE["es"] or noun in _BEFORE_TYRE["pt"]:
        return False
    indefinite = bool(before) and before[0].text in _INDEFINITE
    if noun.endswith(_VERBAL_ES) or (noun.endswith(_AGED) and not (indefinite and not word.endswith("s"))):
        return False
    if word in _FEMININE:
        return not word.endswith("s") or noun.endswith("s")
    return indefinite and not word.endswith("s")
