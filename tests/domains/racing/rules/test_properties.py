"""What holds for any text: no exception, exact spans, linear time, order of unrelated sentences."""

from __future__ import annotations

import ast
import time
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from artifact.domains.racing.rules import extract
from artifact.domains.racing.rules.lexicon import entries
from artifact.status import Status
from artifact.text.segment import LONGEST
from readings import affirmed, wanted

LANGS = ("en", "es", "pt")
WORDS = sorted({" ".join(words) for lang in LANGS for words, _ in entries(lang)})
PIECES = st.sampled_from(
    [*WORDS, "AAA", "BBB", "AAA's", "lap 9", "laps 2-4", "1.5 s", "-0.2 s/lap", "P3", "(", ")", ",", ";", ":", ".", "?"]
)


@settings(max_examples=60)
@given(st.text(max_size=300), st.sampled_from([*LANGS, "auto"]))
def test_any_text_is_read(text: str, lang: str) -> None:
    found = extract(text, lang)
    assert found.status is Status.OK
    for claim in found.claims:
        assert claim.span is not None and claim.rule
        assert 0 <= claim.span[0] < claim.span[1] <= len(text)


@settings(max_examples=80)
@given(st.lists(PIECES, max_size=60), st.sampled_from(LANGS), st.sampled_from([" ", "\n- ", "\n", " **", "\n| "]))
def test_any_sequence_of_known_words_is_read_alike_each_time(pieces: list[str], lang: str, glue: str) -> None:
    text = glue.join(pieces)
    found = extract(text, lang)
    assert found == extract(text, lang)
    assert len(set(found.claims)) == len(found.claims)
    for claim in found.claims:
        assert claim.span is not None and 0 <= claim.span[0] < claim.span[1] <= len(text)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "AAA, whom CCC held, stopped on lap 9, together with BBB, undercut CCC by 2.7 s and finished fifth."),
        ("es", "AAA paró en la vuelta 9, junto con BBB, hizo un undercut a CCC, ganó 2,7 s y terminó quinto."),
        ("pt", "AAA parou na volta 9, com BBB, fez um undercut em CCC, ganhou 2,7 s e terminou em quinto."),
        (
            "en",
            "AAA made two stops in total. BBB ran three. At the flag it was AAA a fine eighth, BBB a distant ninth.",
        ),
        ("es", "AAA hizo dos paradas. BBB hizo tres. Al final ocupó AAA el octavo y BBB el noveno."),
        ("pt", "AAA fez duas paragens. BBB fez três. No final ocupou AAA o oitavo e BBB o nono."),
    ],
)
def test_a_text_may_end_anywhere(lang: str, text: str) -> None:
    for end in range(len(text) + 1):
        assert extract(text[:end], lang).status is Status.OK


@pytest.mark.parametrize(
    "piece",
    [
        "AAA lap 2 ",
        "vuelta 3 ",
        "AAA undercut BBB. ",
        "AAA stopped on lap 2, ",
        "(",
        "()",
        "|",
        "- ",
        "1.",
        "HARD → ",
        "é́",
        ". ",
        "AAA ",
        "9 ",
        "a\n",
        "**",
    ],
)
def test_time_is_linear(piece: str) -> None:
    """Four times the text takes about four times as long, where a square would take sixteen; processor time, and the
    better of two, so that other work counts little."""

    def seconds(characters: int) -> float:
        text = piece * (characters // len(piece))
        taken = []
        for _ in range(2):
            start = time.process_time()
            extract(text, "en")
            taken.append(time.process_time() - start)
        return min(taken)

    # the constant is for what takes no time at all
    assert seconds(200_000) < 12 * seconds(50_000) + 0.2  # 4 if linear, 16 if quadratic


def test_both_unicode_forms_give_the_same_claims() -> None:
    text = "Sergio Pérez paró en la vuelta 12, cambió de médios a duros y terminó décimo; Hülkenberg, undécimo."
    forms = [set(extract(unicodedata.normalize(form, text), "es").claims) for form in ("NFC", "NFD")]
    assert forms[0] == forms[1]
    assert len(forms[0]) >= 3


@settings(max_examples=24)
@given(st.permutations(["AAA stopped on lap 9.", "BBB won the race.", "CCC finished P7.", "DDD undercut EEE."]))
def test_sentences_that_do_not_refer_to_one_another_may_stand_in_any_order(sentences: list[str]) -> None:
    claims = set(extract(" ".join(sentences), "en").claims)
    assert claims == {claim for sentence in sentences for claim in extract(sentence, "en").claims}


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "AAA finished tenth, second BBB,"),
        ("es", "Resultado:\n- décimo AAA, segundo BBB,"),
        ("pt", "Resultado:\n- décimo AAA, segundo BBB,"),
    ],
)
def test_a_row_of_places_that_ends_in_a_driver_and_a_comma_is_read(lang: str, text: str) -> None:
    assert extract(text, lang).status is Status.OK


@pytest.mark.parametrize(
    "text",
    [
        "he and herda a AAA selou o triunfo tres vezes campeao do mundo",  # an aim whose goal turns out to be none
        "AAA did not overcut BBB. AAA finished P17 and BBB P18, but AAA's only stop, made",
        "Alonso paró en la vuelta 17. Dos vueltas más tarde entró Stroll",
        "Alonso parou na volta 17. Duas voltas mais tarde entrou Stroll",
        "Alonso stopped on lap 17. Two laps later in came Stroll",
    ],
)
@pytest.mark.parametrize("lang", LANGS)
def test_a_text_that_ends_before_it_says_all_is_read(text: str, lang: str) -> None:
    assert extract(text, lang).status is Status.OK


def test_the_texts_of_these_tests_may_end_after_any_word() -> None:
    written = [
        node.value
        for path in sorted(Path(__file__).parent.glob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and 20 < len(node.value) < 300
    ]
    assert len(written) > 5_000
    for text in written[::40]:
        for end in (k for k, char in enumerate(text) if char == " "):
            assert extract(text[:end]).status is Status.OK


@pytest.mark.parametrize("lang", LANGS)
def test_a_phrase_has_one_concept(lang: str) -> None:
    phrases = [words for words, _ in entries(lang)]
    assert sorted(phrases) == sorted(set(phrases))


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("Based on the data, AAA stayed out for as long as the tyres allowed and stopped on lap", "en"),
        ("Según los datos, AAA siguió en pista mientras los neumáticos aguantaron y paró en la vuelta", "es"),
        ("Com base nos dados, AAA seguiu na pista enquanto os pneus aguentaram e parou na volta", "pt"),
    ],
)
def test_a_number_that_may_be_cut_off_is_no_claim(text: str, lang: str) -> None:
    assert extract(text, lang).claims == ()
    assert extract(f"{text} 1", lang).claims == ()
    for whole in (f"{text} 1.", f"{text} 14"):
        assert [claim.type for claim in extract(whole, lang).claims] == ["pit_lap"]


@pytest.mark.parametrize("filler", ["OK. ", "1. ", "Wet weather. ", "So far, so good. "])
def test_sentences_that_say_nothing_change_no_claim_and_no_words(filler: str) -> None:
    said = ["AAA stopped on lap 14. ", "AAA won. ", "AAA stopped on lap 33. ", "AAA went from SOFT to HARD. "]

    def words(text: str) -> list[tuple[str, str]]:
        return [(str(claim), text[slice(*claim.span)]) for claim in extract(text, "en").claims if claim.span]

    plain, filled = "".join(said), filler + filler.join(said) + filler
    assert len(words(plain)) == 4
    assert [found for _, found in words(filled)] == [found for _, found in words(plain)]
    assert extract(filled, "en").claims == extract(plain, "en").claims


def test_what_hangs_on_a_line_above_is_read_where_it_stands() -> None:
    text = "AAA pitted twice:\n- OK.\n- lap 14.\n- OK.\n- lap 33.\n- lap 33."
    stops = [(claim.lap, text[slice(*claim.span)]) for claim in extract(text, "en").claims if claim.type == "pit_lap"]
    assert stops == [(14, "lap 14"), (33, "lap 33")]


def test_the_same_words_are_read_where_they_stand() -> None:
    text = "AAA was fast. Then he stopped on lap 9.\n\nBBB was slow. Then he stopped on lap 9."
    found = [(claim.driver, claim.span) for claim in extract(text, "en").claims if claim.type == "pit_lap"]
    second = text.rindex("lap 9")
    assert found == [("AAA", (text.index("lap 9"), text.index("lap 9") + 5)), ("BBB", (second, second + 5))]


def test_what_goes_on_without_end_is_read_in_pieces() -> None:
    text = f"AAA stopped on lap 9, {'x, ' * LONGEST} BBB stopped on lap 11, {'y ' * LONGEST} CCC stopped on lap 13."
    found = extract(text, "en").claims
    assert [text[slice(*claim.span)] for claim in found if claim.span] == ["lap 9", "lap 11", "lap 13"]


@pytest.mark.parametrize("between", [" ", "\n", "\n- "])
def test_a_sentence_in_an_endless_loop_says_what_it_said_before(between: str) -> None:
    told = ["AAA stopped on lap 12 for HARD tyres.", "BBB finished third."]
    once = between.join(told)
    looped = between.join(told * 3_000) + between + "CCC won the race."
    assert affirmed(looped, "en") == affirmed(once, "en") | wanted("W CCC")
    assert {claim.type for claim in affirmed(once, "en")} == {"pit_lap", "compound_change", "final_position"}
