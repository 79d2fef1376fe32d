"""Views as self-contained HTML files."""

from __future__ import annotations

from html.parser import HTMLParser

from artifact.domain import get_domain
from artifact.explain import explain
from artifact.html import comparison_page, view_page

DOMAIN = get_domain("racing")
RECORD = DOMAIN.load("released", "corrected")["2025_Abu_Dhabi_Grand_Prix::stint::HUL"]


class Reader(HTMLParser):
    """Text, tags and attributes of a page, as a browser would see them."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.text += data


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    return reader


def test_a_text_is_shown_with_its_verdicts_and_scores() -> None:
    made = read(
        view_page(explain(RECORD, "HUL stopped on lap 7 and on lap 40.", DOMAIN, lang="en"), context="the data")
    )
    assert ("class", "claim supported") in made.attributes and ("class", "claim contradicted") in made.attributes
    assert "50.0 %" in made.text and "the data" in made.text and "rules:corrected" in made.text
    assert "stopped" in made.text


def test_markup_in_a_text_is_shown_and_never_run() -> None:
    hostile = "<script>alert(1)</script><img src=x onerror=alert(2)> HUL stopped on lap 7."
    made = read(view_page(explain(RECORD, hostile, DOMAIN, lang="en"), question="</pre><script>", context=hostile))
    assert hostile in made.text
    assert "script" not in made.tags and "img" not in made.tags
    assert not any(name.startswith("on") for name, _ in made.attributes)


def test_the_file_needs_nothing_else() -> None:
    made = read(view_page(explain(RECORD, "", DOMAIN, lang="en")))
    assert not {"link", "script", "img", "iframe"}.intersection(made.tags)
    assert not any(name in ("src", "href") for name, _ in made.attributes)
    assert "undefined" in made.text  # precision of silence


def test_two_systems_side_by_side() -> None:
    pair = tuple(explain(RECORD, text, DOMAIN, lang="en") for text in ("HUL stopped twice.", "HUL finished ninth."))
    made = read(comparison_page("A and <B>", ("A", "<B>"), [(pair[0], pair[1])], "F1 0.1"))
    assert made.tags.count("section") == 2
    assert "HUL stopped twice." in made.text and "HUL finished ninth." in made.text and "<B>" in made.text
    ids = [value for name, value in made.attributes if name == "id"]
    assert len(ids) == len(set(ids))
