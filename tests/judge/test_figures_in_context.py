"""The `claims` judge on figures in awkward company: negations, parts, ranges, corrections, units, words, tables."""

from __future__ import annotations

import pytest

from artifact.judge.compare import judge_claims
from artifact.judge.judgement import CEILING, Reference, Task

ZERO = (
    "0%: the 180 IP addresses of the inventory all live in an unrelated 172.16.0.0/24; none are in the sites' own "
    "10.112.x.x prefixes."
)
ZERO_ES = (
    "El 0 %: las 180 direcciones IP del inventario están en 172.16.0.0/24; ninguna está en los prefijos de las sedes."
)

# question, reference: answers that agree or are not decided, answers that contradict
CASES: list[tuple[str, str, list[str], list[str]]] = [
    (
        "What percentage of the IP addresses at the sites Ash, Beech and Elm is allocated?",
        ZERO,
        [
            "180 addresses exist in 172.16.0.0/24, so none in the site prefixes: 0 %.",
            "180 addresses exist, all of them in 172.16.0.0/24, so none in the site prefixes: 0 %",
            "There are 180 addresses in total, but none in the prefixes of Ash, Beech or Elm: 0%.",
            "Of the 180 addresses none belongs to these sites, i.e. 0%.",
            "All 180 addresses sit elsewhere; zero at the three sites (0%).",
            "180 addresses exist and none of them are at the sites. 0%.",
            "There are 180 addresses, none allocated to the sites.",
            "0%. 180 addresses exist, not one of them at the sites.",
            "Not 7.7 % but 0 %.",
            "It is 0 %, not 7.7 %.",
            "The earlier figure of 7.7 % was wrong; the utilization is 0 %.",
            "Contrary to the earlier report of 17.6 %, 0 % is allocated.",
            "Instead of 7.7 % it is 0 %.",
            "You asked whether 17.6 % is allocated. In fact it is 0 %.",
            "The question asks what percentage is allocated at the 3 sites. It is 0 %.",
            "Is 7.7% right? No, it is 0 %.",
            "If every address counted, 17.6% would be used, but 0 % is.",
            "The allocation seems to be 0 %; 7.7 % cannot be ruled out.",
        ],
        [
            "There are 90 addresses in 172.16.0.0/24.",
            "It is 7.7 %, not 0 %.",
            "Not 0 % but 7.7 %.",
            "I estimate 7.7 %.",
            "It appears that 17.6 % is allocated.",
        ],
    ),
    (
        "¿Qué porcentaje de las direcciones IP de las sedes Ash, Beech y Elm está asignado?",
        ZERO_ES,
        [
            "Existen 180 direcciones, pero ninguna en los prefijos de las sedes: 0 %.",
            "Hay 180 direcciones en total y ninguna pertenece a las sedes, es decir, 0 %.",
            "De las 180 direcciones, ninguna está en Ash, Beech o Elm: 0 %.",
            "Las 180 direcciones están en otro rango, por lo que no hay ninguna en los prefijos de las sedes (0 %).",
            "No es el 7,7 % sino el 0 %.",
            "Es el 0 %, no el 7,7 %.",
            "Probablemente sea el 17,6 %.",
        ],
        [
            "Hay 180 direcciones y 32 pertenecen a las sedes: 17,8 %.",
            "No es el 0 % sino el 7,7 %.",
            "Se calcula que el 17,6 % está asignado.",
        ],
    ),
    (
        "Que percentagem dos endereços IP dos sites Ash, Beech e Elm está alocada?",
        "0 %: os 180 endereços IP do inventário estão em 172.16.0.0/24; nenhum está nos prefixos dos sites.",
        [
            "Existem 180 endereços, mas nenhum nos prefixos dos sites: 0 %.",
            "Há 180 endereços no total e nenhum pertence aos sites, ou seja, 0%.",
            "Dos 180 endereços, nenhum está em Ash, Beech ou Elm.",
            "Os 180 endereços ficam noutra rede, portanto não há nenhum nos prefixos dos sites: 0 %.",
            "Não é 7,7 %, mas sim 0 %.",
            "É 0 % e não 7,7 %.",
        ],
        ["Existem 180 endereços, dos quais 14 nos sites: 7,7 %.", "Não é 0 %, mas sim 7,7 %."],
    ),
    (
        "How many devices and racks has Oak?",
        "Oak has 12 devices in 3 racks.",
        ["Oak has 3 racks with 12 devices.", "Oak has 3 racks with 4 devices each."],
        ["Oak has 12 racks with 3 devices.", "Oak has 12 devices but no racks."],
    ),
    (
        "How many devices has Oak?",
        "Oak has 12 devices.",
        [
            "Oak has 12 devices and no spare ones.",
            "Oak has 12 devices, none of which is offline.",
            "Oak has 12 devices and no VLANs.",
        ],
        ["Oak doesn't have any devices.", "There are no devices at Oak."],
    ),
    (
        "¿Cuántos dispositivos tiene Oak?",
        "Oak tiene 12 dispositivos.",
        ["Oak tiene 12 dispositivos, ninguno de ellos fuera de servicio.", "Oak tiene 12 dispositivos, ninguno caído."],
        ["Oak no tiene ningún dispositivo.", "Oak no tiene dispositivos."],
    ),
    (
        "Quantos dispositivos tem Oak?",
        "Oak tem 12 dispositivos.",
        ["Oak tem 12 dispositivos, nenhum deles avariado."],
        ["Oak não tem nenhum dispositivo.", "Oak não tem dispositivos."],
    ),
    ("How many devices has Oak?", "Oak has no devices.", ["Oak does not have any device."], ["Oak has 2 devices."]),
    (
        "What percentage of the IP addresses at the sites Ash, Beech and Elm is allocated?",
        "45.4 % is allocated.",
        ["Roughly half of the addresses are allocated.", "About 180 of the 400 addresses (45 %) are allocated."],
        [],
    ),
    (
        "What percentage of the IP addresses at the sites Ash, Beech and Elm is allocated?",
        "17.6 % is allocated.",
        ["18 % is allocated.", "Nearly 18 %.", "Less than 20 %.", "between 15 % and 20 %", "15-20 %", "17.64%"],
        ["17 % is allocated.", "About 20 % is allocated.", "More than 20 %.", "between 25 % and 30 %", "17.9%"],
    ),
    (
        "How many addresses exist?",
        "180 addresses exist.",
        ["about 180 addresses", "almost 200 addresses", "One hundred and eighty addresses exist."],
        ["about 300 addresses", "one hundred twenty", "A dozen addresses."],
    ),
    (
        "¿Cuántas direcciones hay?",
        "Hay 180 direcciones.",
        ["Hay unas 180 direcciones.", "Hay ciento ochenta direcciones."],
        ["Hay ciento veinte direcciones."],
    ),
    (
        "Quantos endereços existem?",
        "Existem 180 endereços.",
        ["Existem cento e oitenta endereços."],
        ["Existem cento e vinte endereços."],
    ),
    ("How many switches are there?", "There are 12 switches.", ["A dozen switches."], []),
    (
        "How many of the 48 ports of core-sw1 are down?",
        "3 ports of core-sw1 are down.",
        ["Of the 48 ports of core-sw1, 3 are down."],
        ["Of the 48 ports of core-sw1, 7 are down."],
    ),
    (
        "How many devices are there?",
        "There are 30 devices: 10 routers and 20 switches.",
        ["30 devices in total, 10 of them routers.", "There are 10 routers and 20 switches, 30 devices in all."],
        ["There are 20 routers and 10 switches.", "35 devices: 15 routers and 20 switches."],
    ),
    (
        "How many devices are at Oslo and Bergen?",
        "Oslo has 6 devices and Bergen has 2 devices.",
        [
            "6 and 2, respectively.",
            "Oslo and Bergen have 6 and 2 devices respectively.",
            "Oslo has three times as many devices as Bergen (6 vs 2).",
            "Oslo has more devices than Bergen: 6 compared to 2.",
        ],
        ["Oslo and Bergen have 2 and 6 devices respectively.", "Oslo (6), Bergen (3)"],
    ),
    (
        "When was sw1 installed?",
        "sw1 was installed on 14 May 2031.",
        ["14/05/2031", "05/14/2031", "14.05.2031"],
        ["15/05/2031", "In May 2030.", "In 2030.", "14.06.2031"],
    ),
    (
        "¿Cuándo se instaló sw1?",
        "sw1 se instaló el 14 de mayo de 2031.",
        ["El 14/5/2031."],
        ["El 14 de junio de 2031."],
    ),
    ("Quando foi instalado sw1?", "sw1 foi instalado em 14 de maio de 2031.", [], ["Em 13 de maio de 2031."]),
    (
        "Which prefixes has Oak?",
        "Oak has 10.1.1.0/24 and 10.1.2.0/24.",
        ["10.1.2.0/24 and 10.1.1.0/24", "Only 10.1.1.0/24."],
        [],
    ),
    (
        "Which VLANs has Oak?",
        "Oak has VLAN 10 and VLAN 20.",
        ["Oak has VLANs 10 and 20. Ash has VLAN 30."],
        ["Oak has VLAN 30 and VLAN 40."],
    ),
    ("What is the speed of the circuit?", "The circuit has 100 Mbit/s.", ["The circuit runs at 100 Mbps."], []),
    (
        "What is the speed of the circuit?",
        "The circuit has a speed of 100 Mbit/s.",
        [],
        ["The circuit has a speed of 200 Mbit/s."],
    ),
    (
        "What is the capacity of the disk?",
        "The disk has a capacity of 2 TB.",
        ["The disk has a capacity of 2000 GB."],
        [],
    ),
    ("How long is the cable?", "The cable is 30 m long.", ["It is 30 metres long."], ["The cable is 50 m long."]),
    (
        "How many devices and racks have Ash and Elm?",
        "Ash has 4 devices and 2 racks; Elm has 6 devices and 3 racks.",
        [
            "| Site | Devices | Racks |\n|---|---|---|\n| Ash | 4 | 2 |\n| Elm | 6 | 3 |",
            "| | Ash | Elm |\n|---|---|---|\n| Devices | 4 | 6 |\n| Racks | 2 | 3 |",
        ],
        [
            "| Site | Devices | Racks |\n|---|---|---|\n| Ash | 4 | 3 |\n| Elm | 6 | 2 |",
            "| | Ash | Elm |\n|---|---|---|\n| Devices | 6 | 4 |\n| Racks | 2 | 3 |",
        ],
    ),
    (
        "How many devices has each site?",
        "Ash has 4 devices; Elm has 6 devices.",
        ["| Site | Devices |\n|---|---|\n| Ash | 4 |\n| Elm | 6 |\n| **Total** | **10** |"],
        [],
    ),
    (
        "Are there any VLANs at Elm?",
        "No, there are no VLANs at Elm.",
        ["Elm has none."],
        ["Elm has VLAN 30.", "Yes, there are."],
    ),
    ("Is any device offline?", "Yes, 2 devices are offline.", [], ["No device is offline.", "No devices are offline."]),
    ("¿Hay dispositivos caídos?", "Sí, hay 2 dispositivos caídos.", [], ["No hay dispositivos caídos."]),
    ("Há dispositivos inativos?", "Sim, há 2 dispositivos inativos.", [], ["Não há dispositivos inativos."]),
    (
        "What percentage of the IP addresses at the 3 sites is allocated?",
        "0%. The inventory has 180 IP addresses, all in 172.16.0.0/24.",
        [
            "180 addresses exist in 172.16.0.0/24, so none in the site prefixes: 0 %",
            "There are 180 addresses, none of them at the sites.",
            "Of 180 addresses, none is at the sites (0 %).",
            "180 addresses exist and the sites have none: 0 %.",
            "The sites hold none of the 180 addresses.",
            "180 addresses exist; zero are in the site prefixes.",
        ],
        [
            "90 addresses exist, so none in the site prefixes: 0 %",
            "180 addresses exist, 32 of them at the sites: 17.8 %",
        ],
    ),
    (
        "¿Qué porcentaje de las direcciones IP de las 3 sedes está asignado?",
        "El 0 %. El inventario tiene 180 direcciones IP, todas en 172.16.0.0/24.",
        [
            "Existen 180 direcciones en 172.16.0.0/24, así que ninguna en los prefijos de las sedes: 0 %",
            "Hay 180 direcciones y las sedes no tienen ninguna: 0 %.",
        ],
        ["Existen 90 direcciones, así que ninguna en las sedes: 0 %"],
    ),
    (
        "Que percentagem dos endereços IP dos 3 sites está alocada?",
        "0 %. O inventário tem 180 endereços IP, todos em 172.16.0.0/24.",
        [
            "Existem 180 endereços em 172.16.0.0/24, portanto nenhum nos prefixos dos sites: 0 %",
            "Há 180 endereços e os sites não têm nenhum: 0 %.",
        ],
        ["Existem 90 endereços, portanto nenhum nos sites: 0 %"],
    ),
    ("How many devices has Elm?", "Elm has no devices; Ash has 12 devices.", ["Ash has 12 devices, Elm has none."], []),
    ("How many devices has Elm?", "Elm has 4 devices; Ash has 12 devices.", [], ["Ash has 12 devices, Elm has none."]),
    ("How many devices has Elm?", "Elm has 4 devices.", [], ["None."]),
    (
        "How many devices are there?",
        "12 devices.",
        ["Elm has 4 devices and Ash has 8.", "There are 4 devices in Elm and 8 devices in Ash."],
        ["There are 4 devices.", "There are 4 devices; 4 devices are all that was found."],
    ),
    (
        "How many stops did AAA make?",
        "AAA made 2 stops, on laps 10 and 30.",
        ["AAA made one stop on lap 10 and another on lap 30."],
        ["AAA made one stop on lap 10.", "AAA made 3 stops."],
    ),
    (
        "¿Cuántas paradas hizo AAA?",
        "AAA hizo 2 paradas, en las vueltas 10 y 30.",
        ["AAA hizo una sola parada en seco, en la vuelta 10, y otra en la vuelta 30."],
        ["AAA hizo una sola parada.", "AAA hizo 3 paradas."],
    ),
    (
        "Quantas paradas fez AAA?",
        "AAA fez 2 paradas, nas voltas 10 e 30.",
        ["AAA fez apenas uma parada antes da chuva, na volta 10, e outra na volta 30."],
        ["AAA fez apenas uma parada.", "AAA fez 3 paradas."],
    ),
    (
        "Where did AAA finish?",
        "AAA finished P2.",
        ["AAA started P5 and finished P2.", "AAA started P5 and ended up second."],
        ["AAA finished P5.", "AAA started P2 and finished P5."],
    ),
    (
        "¿Dónde terminó AAA?",
        "AAA terminó en P2.",
        ["AAA salió en P5 y terminó segundo."],
        ["AAA terminó en P5."],
    ),
    (
        "Onde terminou AAA?",
        "AAA terminou em P2.",
        ["AAA largou em P5 e chegou em segundo."],
        ["AAA terminou em P5."],
    ),
    (
        "How cold does it get?",
        "The low is -5 °F.",
        ["The low is minus 5 °F.", "The low is 5 degrees below zero.", "The low is 5 °F below zero."],
        ["The low is 5 °F.", "The low is minus 25 °F."],
    ),
    (
        "¿Cuál es la mínima?",
        "La mínima es de -5 °C.",
        ["La mínima es de menos 5 °C.", "La mínima es de 5 grados Celsius bajo cero.", "La mínima: 5 °C negativos."],
        ["La mínima es de 5 °C.", "La mínima es de 5 grados Celsius."],
    ),
    (
        "Qual é a mínima?",
        "A mínima é de -5 °C.",
        ["A mínima é de menos 5 °C.", "A mínima é de 5 graus Celsius negativos.", "A mínima: 5 °C abaixo de zero."],
        ["A mínima é de 5 °C.", "A mínima é de 5 graus Celsius."],
    ),
    ("How warm does it get?", "The high is 86 degrees.", ["The high is 30 degrees Celsius."], ["The high is 30 °F."]),
]
_FLAT = [
    (q, r, a, wrong) for q, r, right, false in CASES for wrong, texts in ((False, right), (True, false)) for a in texts
]


@pytest.mark.parametrize(("question", "reference", "answer", "contradicts"), _FLAT)
def test_a_figure_is_compared_with_its_like(question: str, reference: str, answer: str, contradicts: bool) -> None:
    found = judge_claims(Task(question, answer, Reference(reference)))
    assert bool(found.contradictions) is contradicts, found.reason
    assert found.score is not None
    assert (found.score <= CEILING) is contradicts
