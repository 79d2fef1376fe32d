"""What drivers are called by other than their names: nations, teams, and words such as "rival", folded.

Invariant: nothing here says who comes from where or drives what: that is for each text to tell (`antecedents`). Words
of one nation or team have one key.
"""

from __future__ import annotations

from collections.abc import Mapping

# by language and nation: nouns for its people
_PEOPLE: Mapping[str, Mapping[str, str]] = {
    "en": {
        "america": "american",
        "argentina": "argentine, argentinian",
        "australia": "australian, aussie",
        "austria": "austrian",
        "belgium": "belgian",
        "brazil": "brazilian",
        "britain": "briton, brit, englishman, scot, scotsman",
        "canada": "canadian, quebecer",
        "china": "chinese",
        "colombia": "colombian",
        "denmark": "dane",
        "finland": "finn",
        "france": "frenchman",
        "germany": "german",
        "india": "indian",
        "ireland": "irishman",
        "italy": "italian",
        "japan": "japanese",
        "mexico": "mexican",
        "monaco": "monegasque",
        "netherlands": "dutchman",
        "new zealand": "new zealander, kiwi",
        "poland": "pole",
        "portugal": "portuguese",
        "russia": "russian",
        "spain": "spaniard",
        "sweden": "swede",
        "switzerland": "swiss",
        "thailand": "thai",
        "venezuela": "venezuelan",
    },
    "es": {
        "america": "estadounidense, norteamericano",
        "argentina": "argentino",
        "australia": "australiano, aussie",
        "austria": "austriaco",
        "belgium": "belga",
        "brazil": "brasileno",
        "britain": "britanico, ingles, escoces",
        "canada": "canadiense",
        "china": "chino",
        "colombia": "colombiano",
        "denmark": "danes",
        "finland": "finlandes, fines",
        "france": "frances, galo",
        "germany": "aleman, germano, teuton",
        "india": "indio",
        "ireland": "irlandes",
        "italy": "italiano",
        "japan": "japones, nipon",
        "mexico": "mexicano, tapatio",
        "monaco": "monegasco",
        "netherlands": "neerlandes, holandes",
        "new zealand": "neozelandes, kiwi",
        "poland": "polaco",
        "portugal": "portugues, luso",
        "russia": "ruso",
        "spain": "espanol",
        "sweden": "sueco",
        "switzerland": "suizo",
        "thailand": "tailandes",
        "venezuela": "venezolano",
    },
    "pt": {
        "america": "americano, norte - americano, estadunidense",
        "argentina": "argentino",
        "australia": "australiano",
        "austria": "austriaco",
        "belgium": "belga",
        "brazil": "brasileiro",
        "britain": "britanico, ingles, escoces",
        "canada": "canadense, canadiano",
        "china": "chines",
        "colombia": "colombiano",
        "denmark": "dinamarques",
        "finland": "finlandes",
        "france": "frances, gaules",
        "germany": "alemao, germanico",
        "india": "indiano",
        "ireland": "irlandes",
        "italy": "italiano",
        "japan": "japones, nipo, niponico",
        "mexico": "mexicano",
        "monaco": "monegasco",
        "netherlands": "holandes, neerlandes",
        "new zealand": "neozelandes, kiwi",
        "poland": "polones, polaco",
        "portugal": "portugues, luso",
        "russia": "russo",
        "spain": "espanhol",
        "sweden": "sueco",
        "switzerland": "suico",
        "thailand": "tailandes",
        "venezuela": "venezuelano",
    },
}
# English adjectives, which take a noun ("the British driver")
_ENGLISH_ADJECTIVES = {
    "britain": "british, english, scottish",
    "denmark": "danish",
    "finland": "finnish",
    "france": "french",
    "ireland": "irish",
    "netherlands": "dutch",
    "poland": "polish",
    "spain": "spanish",
    "sweden": "swedish",
}
_TEAMS = {
    "alfa romeo": "alfa romeo, alfa",
    "alphatauri": "alphatauri, alpha tauri",
    "alpine": "alpine",
    "aston martin": "aston martin, aston",
    "audi": "audi",
    "cadillac": "cadillac",
    "ferrari": "ferrari",
    "force india": "force india",
    "haas": "haas",
    "mclaren": "mclaren",
    "mercedes": "mercedes",
    "racing bulls": "racing bulls",
    "racing point": "racing point",
    "red bull": "red bull",
    "renault": "renault",
    "sauber": "sauber, kick sauber",
    "toro rosso": "toro rosso",
    "williams": "williams",
}
# another than the one spoken of
_RIVALS = {
    "en": "rival, opponent, adversary, counterpart, pursuer, compatriot, countryman, fellow countryman, man behind, "
    "car behind, driver behind",
    "es": "rival, adversario, oponente, contrincante, perseguidor, compatriota, contendiente",
    "pt": "rival, adversario, oponente, perseguidor, compatriota, concorrente",
}
_LATTER = {
    "en": "the latter",
    "es": "este ultimo, este, aquel otro",
    "pt": "este ultimo, esse ultimo, este",
}
_FORMER = {
    "en": "the former",
    "es": "el primero de ellos, aquel",
    "pt": "o primeiro deles, aquele",
}
RIVAL, FORMER, LATTER = "rival", "former", "latter"


def _keys(lang: str) -> dict[str, str]:
    groups = [*_PEOPLE[lang].items(), *_TEAMS.items()]
    groups += [(RIVAL, _RIVALS[lang]), (FORMER, _FORMER[lang]), (LATTER, _LATTER[lang])]
    groups += _ENGLISH_ADJECTIVES.items() if lang == "en" else []
    return {word: key for key, words in groups for word in words.split(", ")}


KEYS: Mapping[str, Mapping[str, str]] = {lang: _keys(lang) for lang in _PEOPLE}
TEAMS = frozenset(_TEAMS)
NATIONS = frozenset(nation for people in _PEOPLE.values() for nation in people)
ADJECTIVES = frozenset(word for words in _ENGLISH_ADJECTIVES.values() for word in words.split(", "))
