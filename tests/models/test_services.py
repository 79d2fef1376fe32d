"""Whom a model's name names, and what may stand in a providers' file."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifact.errors import InputError
from artifact.models.pricing import FREE, Price, estimate
from artifact.models.services import read_providers, target
from artifact.models.values import Request, Turn

GOOD = """
[lab]
base_url = "https://models.example.org/v1/"
api_key_env = "LAB_API_KEY"
temperature = 0
timeout = 60
concurrency = 8
prices.tiny-1 = [0.2, 0.8]
prices."org/tiny-2" = [1, 2]
extra.thinking = { type = "disabled" }
"""


def providers(folder: Path, text: str) -> Path:
    path = folder / "providers.toml"
    path.write_text(text)
    return path


def test_a_plain_name_is_a_model_of_anthropic() -> None:
    chosen = target("claude-haiku-4-5-20251001")
    assert (chosen.service.name, chosen.service.key_variable) == ("anthropic", "ANTHROPIC_API_KEY")
    assert chosen.price == Price(1.0, 5.0)  # the dated snapshot costs what the model costs
    assert chosen.service.temperature is None


def test_an_unknown_price_is_not_a_guess() -> None:
    assert target("claude-of-the-future").price is None


def test_a_named_provider(tmp_path: Path) -> None:
    chosen = target("lab:org/tiny-2", providers=providers(tmp_path, GOOD))
    service = chosen.service
    assert (service.name, service.identity, service.base_url) == ("lab", *["https://models.example.org"] * 2)
    assert (service.key_variable, service.temperature, service.timeout) == ("LAB_API_KEY", 0, 60)
    assert (service.concurrency, service.extra) == (8, {"thinking": {"type": "disabled"}})
    assert (chosen.model, chosen.price) == ("org/tiny-2", Price(1.0, 2.0))


def test_the_file_can_be_named_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARTIFACT_PROVIDERS", str(providers(tmp_path, GOOD)))
    assert target("lab:tiny-1").service.name == "lab"


def test_an_address_takes_any_name() -> None:
    chosen = target("llama3:8b", base_url="http://127.0.0.1:8080/v1/")
    assert (chosen.model, chosen.service.base_url) == ("llama3:8b", "http://127.0.0.1:8080")


def test_the_packaged_model_is_free_and_needs_no_file_to_be_named() -> None:
    chosen = target("local:smollm2")
    assert (chosen.price, chosen.service.temperature) == (FREE, 0.0)
    assert chosen.service.identity == f"gguf:{chosen.service.weights.digest}"  # type: ignore[union-attr]
    assert target("torch:smollm2").service.identity != chosen.service.identity


def test_weights_are_named_by_what_they_hold(tmp_path: Path) -> None:
    first, second = tmp_path / "a.gguf", tmp_path / "b.gguf"
    for path in (first, second):
        path.write_bytes(b"GGUF same")
    assert target(f"local:{first}").service.identity == target(f"local:{second}").service.identity


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("", "no model is named"),
        ("lap:tiny-1", "unknown provider 'lap', did you mean 'lab'"),
        ("lab:", "no model is named after 'lab:'"),
        ("local:smollm", "did you mean 'smollm2'"),
        ("local:nowhere.gguf", "nowhere.gguf: no such file"),
    ],
)
def test_names_that_name_nothing(tmp_path: Path, spec: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        target(spec, providers=providers(tmp_path, GOOD))


def test_a_file_that_is_no_model(tmp_path: Path) -> None:
    path = tmp_path / "notes.gguf"
    path.write_text("these are notes")
    with pytest.raises(InputError, match="not a GGUF file"):
        target(f"local:{path}")


@pytest.mark.parametrize(
    "url", ["ftp://x", "models.example.org", "https://user:secret@x.org", "https://x.org?key=secret"]
)
def test_addresses_that_are_none_or_hold_a_key(url: str) -> None:
    with pytest.raises(InputError) as caught:
        target("tiny-1", base_url=url)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[lab", "not valid TOML"),
        ("lab = 1", r"\[lab\]: a provider is a table"),
        ('[lab]\nbase_url = "https://x.org"\napi_key = "sk-1"', "a key does not belong in a file"),
        ('[lab]\nbase_url = "https://x.org"\nbase_urls = "y"', "did you mean 'base_url'"),
        ("[lab]\ntimeout = 3", "base_url .* must be text"),
        ('[lab]\nbase_url = "https://x.org"\ntemperature = "hot"', "temperature must be a number"),
        ('[lab]\nbase_url = "https://x.org"\nconcurrency = 0', "concurrency must be a number from 1 to"),
        ('[lab]\nbase_url = "https://x.org"\nprices.a = 3', r"a price is \[INPUT, OUTPUT\]"),
        ('[lab]\nbase_url = "https://x.org"\nprices.a = [1, -2]', r"a price is \[INPUT, OUTPUT\]"),
        ('[lab]\nbase_url = "https://x.org"\nprices = 3', "prices must be a table"),
        ('[lab]\nbase_url = "https://x.org"\nextra = "x"', "extra must be a table"),
    ],
)
def test_faults_of_a_providers_file(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(InputError, match=message) as caught:
        read_providers(providers(tmp_path, text))
    assert str(caught.value).startswith(str(tmp_path)) and "sk-1" not in str(caught.value)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no such file"):
        read_providers(tmp_path / "none.toml")


def test_an_estimate_is_no_less_than_what_a_tokenizer_of_single_digits_counts() -> None:
    """The packaged model spells numbers digit by digit: it read this question of 275 bytes as 150 tokens."""
    question = Request("", "", (Turn("user", "x" * 275),), 256)
    assert estimate(question).input_tokens >= 150
    assert estimate(question).output_tokens == 256
