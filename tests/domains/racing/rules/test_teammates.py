"""Whether, and by whom, a team-mate is said to have been protected. Sentences are invented."""

from __future__ import annotations

import pytest

from artifact.domains.racing.rules import extract

HELD = {
    "en": "AAA held up BBB for five laps.",
    "es": "AAA contuvo al rival BBB durante las cinco vueltas siguientes.",
    "pt": "AAA segurou BBB.",
}

CASES = [
    ("en", "AAA held up BBB for five laps and protected his team-mate.", "AAA +"),
    ("es", "AAA frenó a BBB cinco vueltas y protegió a su compañero.", "AAA +"),
    ("pt", "AAA segurou BBB por cinco voltas e protegeu o companheiro de equipe.", "AAA +"),
    ("en", f"{HELD['en']} BBB was faster by 0.4 s per lap. No team-mate was being protected.", "AAA -"),
    ("es", f"{HELD['es']} BBB era más rápido. No se protegió a ningún compañero.", "AAA -"),
    ("pt", f"{HELD['pt']} BBB era mais rápido. Nenhum companheiro de equipe foi protegido.", "AAA -"),
    ("en", f"{HELD['en']} He was protecting nobody.", "AAA -"),
    ("es", f"{HELD['es']} No protegía a nadie.", "AAA -"),
    ("pt", f"{HELD['pt']} Não protegia ninguém.", "AAA -"),
    ("en", f"{HELD['en']}\n- Team-mate protected: no", "AAA -"),
    ("es", f"{HELD['es']}\n- Compañero protegido: sí", "AAA +"),
    ("pt", f"{HELD['pt']}\n- Companheiro protegido: não", "AAA -"),
    ("en", f"{HELD['en']}\n- Team-mate protected? **Yes**", "AAA +"),
    ("es", f"{HELD['es']}\n- ¿Protegió a un compañero? **No**", "AAA -"),
    ("en", "AAA defended from BBB, which helped protect AAA's teammate.", "AAA +"),
    ("en", f"{HELD['en']} A team-mate was protected by CCC.", "CCC +"),
    ("en", "Neither AAA nor BBB was protecting a team-mate.", "AAA -, BBB -"),
    ("pt", "Nem AAA nem BBB protegiam um companheiro de equipe.", "AAA -, BBB -"),
    ("es", "AAA contuvo a BBB, sin proteger a compañero alguno.", "AAA -"),
    ("en", f"{HELD['en']} CCC held off DDD, shielding his team-mate.", "CCC +"),
    ("en", f"{HELD['en']} No team-mate benefited from it.", "AAA -"),
    ("es", f"{HELD['es']} Ningún compañero se benefició de ello.", "AAA -"),
    ("pt", f"{HELD['pt']} Nenhum companheiro se beneficiou da manobra.", "AAA -"),
    ("en", f"{HELD['en']} It did nothing for his team-mate.", "AAA -"),
    ("es", f"{HELD['es']} De nada le sirvió a su compañero.", "AAA -"),
    ("pt", f"{HELD['pt']} De nada valeu ao companheiro de equipa.", "AAA -"),
    ("en", f"{HELD['en']} It was of no help to anyone.", "AAA -"),
    ("es", f"{HELD['es']} Lo hizo sin beneficio para ningún compañero.", "AAA -"),
    ("pt", f"{HELD['pt']} Serviu ao companheiro.", "AAA +"),
    ("en", "AAA held BBB and CCC held DDD, although neither protected a team-mate.", "AAA -, CCC -"),
    ("es", "AAA contuvo a BBB y CCC contuvo a DDD, aunque ninguno de los dos protegió a un compañero.", "AAA -, CCC -"),
    ("pt", "AAA segurou BBB e CCC segurou DDD, mas nenhum deles protegeu um companheiro.", "AAA -, CCC -"),
    ("en", f"{HELD['en']} Did it help anyone? Not a team-mate, at any rate.", "AAA -"),
    ("es", f"{HELD['es']} ¿Le sirvió a alguien? A ningún compañero.", "AAA -"),
    ("pt", f"{HELD['pt']} Serviu a alguém? Ao companheiro.", "AAA +"),
    # it is not said, or not said of whom
    ("en", f"{HELD['en']} Did it help anyone? The data do not say.", ""),
    ("en", "AAA stopped on lap 9, which did nothing for his team-mate.", ""),
    ("es", "La parada de AAA de nada le sirvió a su compañero.", ""),
    ("pt", "A parada de AAA de nada valeu ao companheiro.", ""),
    ("en", "AAA would have protected his team-mate.", ""),
    ("en", "AAA stopped to protect his position from his rival.", ""),
    ("en", "AAA stopped on lap 9, BBB on lap 11. No team-mate was protected.", ""),
    ("en", "AAA held up BBB. Was a team-mate protected? The data do not say.", ""),
    ("es", "AAA cubrió 20 vueltas y BBB es su compañero.", ""),
]


@pytest.mark.parametrize(("lang", "text", "wanted"), CASES, ids=[case[1][-60:] for case in CASES])
def test_protection(lang: str, text: str, wanted: str) -> None:
    claims = [claim.to_json() for claim in extract(text, lang).claims if claim.type == "teammate_protected"]
    assert ", ".join(f"{claim['driver']} {'+' if claim['value'] else '-'}" for claim in claims) == wanted
    assert all(claim["polarity"] == "affirmed" for claim in claims)
