"""What drivers are called by other than their names: nations, teams, and words such as "rival", folded.

Invariant: nothing here says who comes from where or drives what: that is for each text to tell, and for `persons`
(`antecedents`). Words of one nation or team have one key.
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
# the driver of the team that tells, and the other one
_OURS = {
    "en": "we, us, our, ours",
    "es": "nosotros, nuestro, nuestra, nuestros, nuestras",
    "pt": "nosso, nossa, nossos, nossas",
}
_THEIRS = {"en": "them, they", "es": "ellos", "pt": "eles"}
OURS, THEIRS = "ours", "theirs"
# champions, and before them how often
_CHAMPIONS = {
    "en": "champion, world champion, reigning champion, reigning world champion, defending champion, "
    "defending world champion, title holder",
    "es": "campeon, campeon del mundo, campeon mundial, vigente campeon, vigente campeon del mundo, actual campeon, "
    "campeon vigente, monarca",
    "pt": "campeao, campeao do mundo, campeao mundial, atual campeao, atual campeao do mundo, atual campeao mundial",
}
_TIMES: Mapping[str, Mapping[int, str]] = {
    "en": {2: "two, double", 3: "three, triple", 4: "four, quadruple", 5: "five", 6: "six", 7: "seven"},
    "es": {2: "dos, bi", 3: "tres, tri", 4: "cuatro, tetra", 5: "cinco, penta", 6: "seis, hexa", 7: "siete, hepta"},
    "pt": {2: "duas, bi", 3: "tres, tri", 4: "quatro, tetra", 5: "cinco, penta", 6: "seis, hexa", 7: "sete, hepta"},
}
# what stands between how often and the title; none after a prefix
_TIMES_OVER = {"en": (" - time ", " - times ", " times ", " "), "es": (" veces ", ""), "pt": (" vezes ", "")}
_TITLES = {
    "en": ("champion", "world champion"),
    "es": ("campeon", "campeon del mundo", "campeon mundial"),
    "pt": ("campeao", "campeao do mundo", "campeao mundial"),
}


def _champions(lang: str) -> dict[str, str]:
    """Every way to call a champion, with its key."""
    often = {
        f"{word}{over}{title}": f"champion {n}"
        for n, words in _TIMES[lang].items()
        for word in words.split(", ")
        for over in _TIMES_OVER[lang]
        for title in _TITLES[lang]
    }
    return {**dict.fromkeys(_CHAMPIONS[lang].split(", "), "champion"), **often}


def _keys(lang: str) -> dict[str, str]:
    groups = [*_PEOPLE[lang].items(), *_TEAMS.items()]
    groups += [(RIVAL, _RIVALS[lang]), (FORMER, _FORMER[lang]), (LATTER, _LATTER[lang])]
    groups += [(OURS, _OURS[lang]), (THEIRS, _THEIRS[lang])]
    groups += _ENGLISH_ADJECTIVES.items() if lang == "en" else []
    return {**_champions(lang), **{word: key for key, words in groups for word in words.split(", ")}}


KEYS: Mapping[str, Mapping[str, str]] = {lang: _keys(lang) for lang in _PEOPLE}
TEAMS = frozenset(_TEAMS)
NATIONS = frozenset(nation for people in _PEOPLE.values() for nation in people)
ADJECTIVES = frozenset(word for words in _ENGLISH_ADJECTIVES.values() for word in words.split(", "))
