"""The `claims` judge: what it takes for a contradiction, and what it does not."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artifact.judge.compare import judge_claims
from artifact.judge.judgement import CEILING, Judgement, Reference, Task, read_reference
from artifact.paths import data
from artifact.status import Status

QUESTION = "What percentage of the IP addresses at the sites Ash, Beech and Elm is allocated?"
ZERO = (
    "0%: the 140 IP addresses of the inventory all live in an unrelated 172.20.5.0/24; none are in the sites' own "
    "10.60.x.x prefixes."
)


def judge(question: str, reference: str, answer: str, *accepted: str) -> Judgement:
    return judge_claims(Task(question, answer, Reference(reference, accepted)))


@pytest.mark.parametrize(
    "answer",
    [
        "7.7%",
        "The utilization is 17.6%.",
        "100% of the addresses are allocated.",
        "About 23.2 percent at Ash, Beech and Elm.",
        "Ash: 13/254 (5.1%), Beech: 0%, Elm: 0%",
        "Each site has 46 of the 140 IP addresses, i.e. 33.3% each.",
        "| Site | Allocated | % |\n|---|---|---|\n| Ash | 14 | 7.7% |\n| Beech | 32 | 17.6% |\n| Elm | 42 | 23.2% |",
        "El 17,6 % de las direcciones está asignado.",
        "Cerca de 23,2 % dos endereços estão alocados.",
    ],
)
def test_a_figure_where_the_truth_is_zero_is_a_fabrication(answer: str) -> None:
    found = judge(QUESTION, ZERO, answer)
    assert found.score is not None and found.score <= CEILING
    assert any(one.fabricated for one in found.contradictions)
    assert "the reference says 0 %" in found.reason
    assert "makes up" in found.reason


@pytest.mark.parametrize(
    "answer",
    [
        "0%",
        "Zero percent.",
        "0.0 % at Ash, 0.0 % at Beech, 0.0 % at Elm.",
        "No IP addresses are allocated at the three sites.",
        "None of the sites has any: all 140 IP addresses live in 172.20.5.0/24.",
        "172.20.5.0/24 is 55.1% utilized with 140 addresses, but the sites' own prefixes are at 0%.",
        "| Site | Utilization |\n|---|---|\n| Ash | 0% |\n| Beech | 0% |\n| Elm | 0% |",
        "100% of the sites' addresses are free.",
        "Ninguna dirección de las tres sedes está asignada: 0 %.",
        "Nenhum endereço está alocado nos três sites: 0%.",
    ],
)
def test_the_truth_in_any_words_and_with_any_right_detail_scores_one(answer: str) -> None:
    assert judge(QUESTION, ZERO, answer).score == 1.0


def test_without_a_reference_there_is_no_score_and_not_zero() -> None:
    for reference in ("", "  \n"):
        found = judge(QUESTION, reference, "7.7%")
        assert found.score is None
        assert found.reason == "there is no reference answer to compare with"
        assert found.status is Status.OK


def test_without_an_answer_there_is_no_score() -> None:
    found = judge(QUESTION, ZERO, " ")
    assert (found.score, found.status) == (None, Status.EMPTY)


def test_an_accepted_reading_is_no_contradiction() -> None:
    """The clarified reference: four devices a site are right if the patch panel is counted."""
    question, terse = "How many devices does each branch have?", "Each branch has 3 tenant devices."
    accepted = "Each branch has 4 devices: 3 tenant devices and 1 tenant-less patch panel."
    answer = "Each branch has 4 devices (3 tenant devices + 1 tenant-less patch panel)."
    assert judge(question, terse, answer, accepted).score == 1.0
    assert judge(question, "Each branch has 3 devices.", answer).score != 1.0
    assert judge(question, "Each branch has 3 devices.", answer, accepted).score == 1.0
    wrong = judge(question, terse, "Each branch has 6 devices.", accepted)
    assert wrong.score == 0.0


def test_the_wrong_value_is_named_with_what_the_reference_says() -> None:
    found = judge("How many racks has Oak?", "Oak has 5 racks.", "Oak has 7 racks and 2 floors.")
    (one,) = found.contradictions
    assert (one.stated, one.expected, one.measure, one.fabricated) == ("7", "5", "rack of oak", False)
    assert one.said == "Oak has 7 racks"
    assert found.reason == "says 7 for rack of oak, the reference says 5"
    assert one.span is not None and "Oak has 7 racks and 2 floors."[slice(*one.span)].startswith("7")


def test_the_more_is_right_the_higher_the_score_but_never_above_the_ceiling() -> None:
    reference = "Ash has 4 racks, Beech has 6 racks, Elm has 8 racks."
    question = "How many racks have Ash, Beech and Elm?"
    one_wrong = judge(question, reference, "Ash has 4 racks, Beech has 6 racks, Elm has 9 racks.")
    all_wrong = judge(question, reference, "Ash has 5 racks, Beech has 7 racks, Elm has 9 racks.")
    assert one_wrong.score == pytest.approx(CEILING * 2 / 3)
    assert all_wrong.score == 0.0


def test_what_the_writer_does_not_vouch_for_is_not_counted() -> None:
    for answer in (
        "I could not determine it; it might be 12%.",
        "If the pattern holds, it would be 12%.",
        "No pude determinarlo; podría ser el 12 %.",
        "Não consegui verificar; talvez seja 12%.",
        "Is it 12%?",
    ):
        found = judge(QUESTION, ZERO, answer)
        assert found.score == 1.0, answer
        assert found.agreed == 0
    assert judge(QUESTION, ZERO, "It is not 12%.").score == 1.0
    assert judge(QUESTION, ZERO, "It is not 0%.").score == 0.0


CASES = [
    ("How many racks are at Dublin?", "Dublin has 5 racks.", "There are five racks at Dublin.", False),
    ("How many racks are at Dublin?", "Dublin has 5 racks.", "Dublin has 7 racks.", True),
    ("How many racks are at Dublin?", "Dublin has 5 racks.", "7", True),
    ("How many racks are at Dublin?", "Dublin has 5 racks.", "5", False),
    ("How many racks are at Dublin?", "Dublin has 5 racks.", "At least 5 racks.", False),
    (
        "How many racks are at Dublin?",
        "Dublin has 5 racks.",
        "Dublin has 5 racks and 40 devices; Cork has 3 racks.",
        False,
    ),
    ("How many racks are at Dublin?", "Dublin has 5 racks.", "Dublin has 2 empty racks out of 5 racks.", False),
    ("How many racks are at Dublin?", "5", "Dublin has 7 racks", True),
    ("How many racks are at Dublin?", "5", "Dublin has 5 racks", False),
    ("¿Cuántos racks hay en Dublín?", "Hay cinco racks en Dublín.", "En Dublín hay 5 racks.", False),
    ("¿Cuántos racks hay en Dublín?", "Hay cinco racks en Dublín.", "En Dublín hay siete racks.", True),
    (
        "Quantos switches existem em Lisboa?",
        "Existem 12 switches em Lisboa.",
        "Em Lisboa existem doze switches.",
        False,
    ),
    ("Quantos switches existem em Lisboa?", "Existem 12 switches em Lisboa.", "Em Lisboa existem 14 switches.", True),
    ("Quantos switches existem em Lisboa?", "Não há switches em Lisboa.", "Em Lisboa existem 2 switches.", True),
    ("Quantos switches existem em Lisboa?", "Não há switches em Lisboa.", "Nenhum.", False),
    ("¿Qué porcentaje está en uso?", "El 12,5 % del prefijo está en uso.", "12.5%", False),
    ("¿Qué porcentaje está en uso?", "El 12,5 % del prefijo está en uso.", "El 21,5 % está en uso.", True),
    ("¿Qué porcentaje está en uso?", "El 12,5 % del prefijo está en uso.", "Un 13 %.", False),
    ("¿Qué porcentaje está en uso?", "El 12,5 % del prefijo está en uso.", "El 87,5 % está libre.", False),
    (
        "Which subnet serves the Kyoto office?",
        "2001:db8:40::/48 serves the Kyoto office.",
        "The Kyoto office is served by 2001:0db8:0040::/48.",
        False,
    ),
    (
        "Which subnet serves the Kyoto office?",
        "2001:db8:40::/48 serves the Kyoto office.",
        "The Kyoto office is served by 2001:db8:41::/48.",
        True,
    ),
    ("Which VLAN does the guest network use?", "The guest network uses VLAN 300.", "VLAN 300", False),
    ("Which VLAN does the guest network use?", "The guest network uses VLAN 300.", "It uses VLAN 310.", True),
    ("When does the circuit contract end?", "The contract ends on 31 December 2030.", "It ends on 2030-12-31.", False),
    ("When does the circuit contract end?", "The contract ends on 31 December 2030.", "It ends on 30 June 2030.", True),
    (
        "When does the circuit contract end?",
        "The contract ends on 31 December 2030.",
        "It ends in December 2030.",
        False,
    ),
    ("Is the firewall redundant?", "Yes, there are 2 firewalls.", "No, there is only 1 firewall.", True),
    ("Is the firewall redundant?", "Yes, there are 2 firewalls.", "Yes.", False),
    ("Which sites have no devices?", "None: every site has at least 3 devices.", "No site is without devices.", False),
    (
        "How many interfaces are down on core-sw1?",
        "3 interfaces are down on core-sw1.",
        "core-sw1 has 48 interfaces, 3 of which are down.",
        False,
    ),
    (
        "How many interfaces are down on core-sw1?",
        "3 interfaces are down on core-sw1.",
        "core-sw1 has 48 interfaces, 5 of which are down.",
        True,
    ),
    ("How many tenants own prefixes?", "4 tenants own prefixes.", "It is not 5 tenants but 4 tenants.", False),
    (
        "How many devices are there at Oslo and Bergen?",
        "Oslo has 6 devices and Bergen has 2 devices.",
        "There are 8 devices in all.",
        False,
    ),
    (
        "How many devices are there at Oslo and Bergen?",
        "Oslo has 6 devices and Bergen has 2 devices.",
        "Oslo: 2 devices. Bergen: 6 devices.",
        True,
    ),
    (
        "How many devices are there at Oslo and Bergen?",
        "Oslo has 6 devices and Bergen has 2 devices.",
        "- Oslo\n  - 6 devices\n- Bergen\n  - 2 devices",
        False,
    ),
    (
        "How many devices are there at Oslo and Bergen?",
        "Oslo has 6 devices and Bergen has 2 devices.",
        "## Oslo\nThere are 6 devices.\n\n## Bergen\nThere are 3 devices.",
        True,
    ),
    (
        "How many devices are there at Oslo and Bergen?",
        "Oslo has 6 devices and Bergen has 2 devices.",
        "Oslo has roughly 6 devices; I could not count Bergen.",
        False,
    ),
    (
        "What is the management address of edge-fw2?",
        "edge-fw2 has the management address 10.9.0.2.",
        "10.9.0.2/24",
        False,
    ),
    (
        "What is the management address of edge-fw2?",
        "edge-fw2 has the management address 10.9.0.2.",
        "edge-fw2 is managed at 10.9.0.20.",
        True,
    ),
    (
        "How many addresses are free in 10.1.1.0/28?",
        "3 addresses are free in 10.1.1.0/28.",
        "11 addresses are used in 10.1.1.0/28, leaving 3 free.",
        False,
    ),
    (
        "How many addresses are free in 10.1.1.0/28?",
        "3 addresses are free in 10.1.1.0/28.",
        "There are 13 free addresses.",
        True,
    ),
    (
        "Which device has serial number FX2031?",
        "lab-srv03 has the serial number FX2031.",
        "The device is lab-srv03.",
        False,
    ),
    (
        "Which device has serial number FX2031?",
        "lab-srv03 has the serial number FX2031.",
        "The device is lab-srv08 (serial number FX2031).",
        True,
    ),
    (
        "How many prefixes are defined for tenant Halcyon?",
        "Tenant Halcyon has 17 prefixes.",
        "Halcyon owns seventeen prefixes across two VRFs.",
        False,
    ),
    (
        "How many prefixes are defined for tenant Halcyon?",
        "Tenant Halcyon has 17 prefixes.",
        "The tenant Halcyon currently has 19 prefixes defined in NetBox.",
        True,
    ),
    (
        "List the number of devices per role.",
        "There are 10 routers, 20 switches and 5 firewalls.",
        "Routers: 10\nSwitches: 20\nFirewalls: 5",
        False,
    ),
    (
        "List the number of devices per role.",
        "There are 10 routers, 20 switches and 5 firewalls.",
        "- Routers: 10\n- Switches: 22\n- Firewalls: 5",
        True,
    ),
    (
        "List the number of devices per role.",
        "There are 10 routers, 20 switches and 5 firewalls.",
        "| Role | Count |\n|---|---|\n| Router | 10 |\n| Switch | 20 |\n| Firewall | 5 |",
        False,
    ),
    (
        "List the number of devices per role.",
        "There are 10 routers, 20 switches and 5 firewalls.",
        "| Role | Count |\n|---|---|\n| Router | 10 |\n| Switch | 25 |\n| Firewall | 5 |",
        True,
    ),
    ("Are there any inactive circuits?", "No, all 6 circuits are active.", "There are no inactive circuits.", False),
    (
        "Are there any inactive circuits?",
        "No, all 6 circuits are active.",
        "Yes: 2 inactive circuits were found.",
        True,
    ),
    ("Are there any inactive circuits?", "No, all 6 circuits are active.", "No. There are 6 active circuits.", False),
    ("Are there any inactive circuits?", "No, all 6 circuits are active.", "No. There are 8 active circuits.", True),
    ("¿Hay circuitos inactivos?", "No, los 6 circuitos están activos.", "Sí, hay 2 circuitos inactivos.", True),
    ("¿Hay circuitos inactivos?", "No, los 6 circuitos están activos.", "No hay ningún circuito inactivo.", False),
    ("Existem circuitos inativos?", "Não, os 6 circuitos estão ativos.", "Sim, existem 2 circuitos inativos.", True),
    ("Existem circuitos inativos?", "Não, os 6 circuitos estão ativos.", "Não existem circuitos inativos.", False),
    ("Qual é o prefixo da sede Porto?", "10.8.4.0/22", "O prefixo da sede Porto é 10.8.4.0/22.", False),
    ("Qual é o prefixo da sede Porto?", "10.8.4.0/22", "O prefixo da sede Porto é 10.8.8.0/22.", True),
    ("Qual é a utilização do prefixo 10.8.4.0/22?", "25,4 %", "A utilização é de 25,4%.", False),
    ("Qual é a utilização do prefixo 10.8.4.0/22?", "25,4 %", "A utilização é de 52,4%.", True),
    ("Qual é a utilização do prefixo 10.8.4.0/22?", "25,4 %", "Cerca de 25%.", False),
    (
        "Compare device counts of Turin and Milan.",
        "Turin has 30 devices; Milan has 45 devices, which is 15 more.",
        "Milan (45 devices) has 15 more devices than Turin (30 devices).",
        False,
    ),
    (
        "Compare device counts of Turin and Milan.",
        "Turin has 30 devices; Milan has 45 devices, which is 15 more.",
        "Turin has 45 devices and Milan has 30 devices.",
        True,
    ),
    (
        "How many VLANs does Leeds have?",
        "Leeds has 3 VLANs: VLAN 10, VLAN 20 and VLAN 30.",
        "VLANs 10, 20 and 30 are configured at Leeds.",
        False,
    ),
    (
        "How many VLANs does Leeds have?",
        "Leeds has 3 VLANs: VLAN 10, VLAN 20 and VLAN 30.",
        "Leeds has 4 VLANs: 10, 20, 30 and 40.",
        True,
    ),
    ("How many VLANs does Leeds have?", "Leeds has 3 VLANs: VLAN 10, VLAN 20 and VLAN 30.", "It has three.", False),
    (
        "What share of switches is offline?",
        "20% (4 of 20 switches) is offline.",
        "4 of the 20 switches are offline, or 20%.",
        False,
    ),
    (
        "What share of switches is offline?",
        "20% (4 of 20 switches) is offline.",
        "80% of the switches are online.",
        False,
    ),
    (
        "What share of switches is offline?",
        "20% (4 of 20 switches) is offline.",
        "5 of the 20 switches are offline, i.e. 25%.",
        True,
    ),
    (
        "How many sites are there?",
        "There are 24 sites.",
        "There are 24 sites in 3 regions: 10 in North, 8 in South and 6 in West.",
        False,
    ),
    ("How many sites are there?", "There are 24 sites.", "There are 26 sites in 3 regions.", True),
    ("How many sites are there?", "There are 24 sites.", "The 24 sites have 1,240 devices and 3.500 cables.", False),
    ("How many cables are there?", "There are 3,500 cables.", "There are 3500 cables.", False),
    ("How many cables are there?", "There are 3,500 cables.", "Hay 3.500 cables.", False),
    ("How many cables are there?", "There are 3,500 cables.", "There are 35,000 cables.", True),
    ("How many cables are there?", "There are 3,500 cables.", "There are more than 3000 cables.", False),
    ("How many cables are there?", "There are 3,500 cables.", "There are fewer than 3000 cables.", True),
    ("Which rack holds nas-01?", "nas-01 is in rack B12.", "nas-01 stands in rack B12, unit 20.", False),
    ("Which rack holds nas-01?", "nas-01 is in rack B12.", "nas-01 stands in rack B14, unit 20.", True),
    ("What firmware version runs on ap-7?", "ap-7 runs version 8.10.2.", "ap-7 runs firmware version 8.10.2.", False),
    ("What firmware version runs on ap-7?", "ap-7 runs version 8.10.2.", "ap-7 runs firmware version 8.10.1.", True),
    (
        "How many devices have no primary IP?",
        "6 devices have no primary IP address.",
        "Six devices lack a primary IP.",
        False,
    ),
    ("How many devices are in Accra?", "I do not have this information.", "There are 5 devices in Accra.", False),
]


@pytest.mark.parametrize(("question", "reference", "answer", "contradicts"), CASES)
def test_contradictions(question: str, reference: str, answer: str, contradicts: bool) -> None:
    found = judge(question, reference, answer)
    assert bool(found.contradictions) is contradicts, found.reason
    assert found.score is not None
    assert (found.score <= CEILING) is contradicts


def test_a_further_stop_is_no_contradiction_unless_the_reference_lists_them_all() -> None:
    question = "How did ASH and ELM stop?"
    some = "ASH stopped on lap 12; ELM stopped on lap 14."
    every = "ASH made two stops. ASH stopped on lap 12 and on lap 40."
    assert judge(question, some, "ASH stopped on lap 12 and again on lap 40.").score == 1.0
    assert judge(question, every, "ASH stopped on lap 40.").score == 1.0
    assert judge(question, every, "ASH stopped on lap 41.").score == 0.0


def test_a_code_is_a_name_even_if_it_reads_like_a_word() -> None:
    reference = "PER finished in P1, ASH in P2."
    assert judge("", reference, "ELM finished in P4.").score == 1.0
    assert judge("", reference, "PER finished in P1 and ASH in P2.").score == 1.0


def test_every_constructed_answer_is_judged_as_it_was_constructed() -> None:
    questions = {row["id"]: row for row in _lines("questions.jsonl")}
    answers = _lines("answers.jsonl")
    assert len(questions) >= 12
    assert {row["system"] for row in answers} == {"terse", "verbose", "fabricated", "hedged"}
    assert len(answers) == 4 * len(questions)
    assert all(row["constructed"] for row in (*questions.values(), *answers))
    assert {row["lang"] for row in questions.values()} == {"en", "es", "pt"}
    for row in answers:
        asked = questions[row["id"]]
        found = judge_claims(Task(asked["question"], row["answer"], read_reference(asked)))
        assert bool(found.contradictions) is row["contradicts"], (row["id"], row["system"], found.reason)
        assert row["contradicts"] == (found.score is not None and found.score <= CEILING)


def _lines(name: str) -> list[dict[str, object]]:  # type: ignore[type-arg]
    return [json.loads(line) for line in (data() / "judge" / name).read_text(encoding="utf-8").splitlines()]


_VOCABULARY = (
    *(
        "Ash",
        "0%",
        "7.7%",
        "12",
        "devices",
        "racks",
        "none",
        "10.60.1.0/24",
        "VLAN",
        "30",
        "no",
        "and",
        ",",
        ".",
        "\n- ",
    ),
    *("|", "is", "each", "2031-05-14", "¿", "%", "of", "the", "free", "\n", ":", "(", ")", "not", "ninguna", "há"),
)
_WORDS = st.lists(st.sampled_from(_VOCABULARY), max_size=25).map(" ".join)


@given(_WORDS, _WORDS, _WORDS)
def test_any_texts_are_judged_and_the_score_fits_the_contradictions(question: str, reference: str, answer: str) -> None:
    found = judge(question, reference, answer)
    if found.score is None:
        assert not reference.strip() or not answer.strip()
    else:
        assert (found.score <= CEILING) if found.contradictions else (found.score == 1.0)


@given(_WORDS)
def test_a_text_with_one_figure_never_contradicts_itself(text: str) -> None:
    for part in text.split("\n"):
        figures = [word for word in part.split() if any(c.isdigit() for c in word) or word in ("none", "no", "ninguna")]
        if len(figures) == 1 and "not" not in part:
            assert not judge("", part, part).contradictions, part


@given(st.text(max_size=200), st.text(max_size=200))
def test_hostile_text_is_judged_without_an_error(reference: str, answer: str) -> None:
    found = judge("How many?", reference, answer)
    assert found.key == "correctness"
