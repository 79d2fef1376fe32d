"""Forms of regular verbs, in the third person, for the lexicons.

Invariant: only forms that forecasts use (present, future, conditional, subjunctive, infinitive, gerund); a verb that is
irregular is written out where it is listed.
"""

from __future__ import annotations

_ENDINGS = {
    "es": {
        "ar": ("a", "an", "ará", "arán", "aría", "arían", "e", "en", "ando"),
        "er": ("e", "en", "erá", "erán", "ería", "erían", "a", "an", "iendo"),
        "ir": ("e", "en", "irá", "irán", "iría", "irían", "a", "an", "iendo"),
    },
    "pt": {
        "ar": ("a", "am", "ará", "arão", "aria", "ariam", "e", "em", "ando"),
        "er": ("e", "em", "erá", "erão", "eria", "eriam", "a", "am", "endo"),
        "ir": ("e", "em", "irá", "irão", "iria", "iriam", "a", "am", "indo"),
    },
}


def forms(verbs: str, lang: str, *tails: str) -> str:
    """Forms of regular verbs of `lang`, with each of `tails` after them, separated by commas.

    >>> forms("rebasar", "es")[:37]
    'rebasar, rebasa, rebasan, rebasará, r'
    >>> forms("passar", "pt", "de", "dos")[:35]
    'passar de, passar dos, passa de, pa'
    """
    found = (
        f"{form} {tail}".rstrip()
        for verb in verbs.split()
        for form in (verb, *(verb[:-2] + ending for ending in _ENDINGS[lang][verb[-2:]]))
        for tail in tails or ("",)
    )
    return ", ".join(found)
