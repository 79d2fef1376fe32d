"""The batched server on a tiny model, against what transformers writes one by one."""

from __future__ import annotations

import inspect
import json
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from typing import Any

import pytest

from artifact.models import batched
from artifact.models.batched import Batch, Engine, Written, _handler, repeats, write

torch = pytest.importorskip("torch", reason="needs the extra [train]")
transformers = pytest.importorskip("transformers", reason="needs the extra [train]")

END = 2
PROMPTS = [[5, 9, 12], [7], [30, 4, 4, 18, 25, 6, 11], [9, 9], [40, 41, 3, 8]]


@pytest.fixture(scope="module")
def model() -> Any:
    torch.manual_seed(1)
    config = transformers.LlamaConfig(
        vocab_size=48, hidden_size=32, intermediate_size=64, num_hidden_layers=2, num_attention_heads=4,
        num_key_value_heads=2, max_position_embeddings=256, eos_token_id=END,
    )  # fmt: skip
    return transformers.LlamaForCausalLM(config).eval()


def alone(model: Any, prompt: list[int], limit: int) -> list[int]:
    """What transformers writes to one prompt, up to the end of the turn."""
    ids = torch.tensor([prompt])
    with torch.inference_mode():
        out = model.generate(
            input_ids=ids, attention_mask=torch.ones_like(ids), do_sample=False, max_new_tokens=limit,
            eos_token_id=END, pad_token_id=END,
        )  # fmt: skip
    said: list[int] = out[0, len(prompt) :].tolist()
    return said[: said.index(END)] if END in said else said


def test_a_batch_writes_what_each_would_get_alone(model: Any) -> None:
    limits = [40, 1, 25, 40, 7]
    for (said, reason), prompt, limit in zip(write(model, PROMPTS, limits, END), PROMPTS, limits, strict=True):
        expected = alone(model, prompt, limit)
        if reason == "repetition":
            assert said == expected[: len(said)]
        else:
            assert said == expected
            assert reason == ("end_turn" if len(expected) < limit else "max_tokens")


def test_texts_that_join_later_change_nothing(model: Any) -> None:
    """Short and long prompts come and go in every order; each text is what it would be alone."""
    batch = Batch(model, END)
    batch.admit({0: (PROMPTS[0], 30), 1: (PROMPTS[1], 3)})
    done = batch.take_done()
    for late, limit in ((2, 12), (3, 30), (4, 1)):  # the first of them has a longer prompt than all before
        for _ in range(2):
            batch.step()
            done |= batch.take_done()
        batch.admit({late: (PROMPTS[late], limit)})
        done |= batch.take_done()
    while batch:
        batch.step()
        done |= batch.take_done()
    limits = {0: 30, 1: 3, 2: 12, 3: 30, 4: 1}
    assert done.keys() == limits.keys()
    for name, (said, reason) in done.items():
        expected = alone(model, PROMPTS[name], limits[name])
        assert said == (expected[: len(said)] if reason == "repetition" else expected)


def test_prompts_read_in_portions_change_nothing(model: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [12, 9, 12, 1, 7]
    together = write(model, PROMPTS, limits, END)
    monkeypatch.setattr(batched, "PROMPT_TOKENS", 6)
    read: list[tuple[int, ...]] = []
    forward = model.forward

    def watched(*args: Any, **kwargs: Any) -> Any:
        read.append(tuple(kwargs["input_ids"].shape))
        return forward(*args, **kwargs)

    watched.__signature__ = inspect.signature(forward)  # type: ignore[attr-defined]
    monkeypatch.setattr(model, "forward", watched)
    assert write(model, PROMPTS, limits, END) == together
    prompts = [shape for shape in read if shape[1] > 1 or shape[0] == 1]
    assert prompts[:4] == [(2, 2), (1, 3), (1, 4), (1, 7)]


def test_each_stops_for_its_own_reason(model: Any) -> None:
    """With the end-of-turn token made certain for one prompt, it alone ends its turn."""
    said = alone(model, PROMPTS[0], 3)
    rows = write(model, [PROMPTS[0], PROMPTS[2]], [30, 30], said[0])
    assert rows[0] == ([], "end_turn")
    assert rows[1][1] in ("max_tokens", "repetition", "end_turn") and rows[1][0]


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ([7] * 48, True),
        ([7] * 47, False),  # too short to say
        ([1, 2, 3, 4] * 12, True),
        (list(range(20)) + [1, 2, 3, 4] * 12, True),  # whatever came before
        ([*[1, 2, 3, 4] * 12, 5], False),  # it has gone on to something else
        (list(range(64)) * 3, True),
        (list(range(65)) * 3, False),  # a period too long to be looked for
        (list(range(30)) * 2, False),  # twice is not yet a habit
        ([], False),
    ],
)
def test_repetition(tokens: list[int], expected: bool) -> None:
    assert repeats(tokens) is expected


class Scripted:
    """An engine that knows its answers."""

    def ask(self, messages: list[dict[str, str]], max_tokens: int) -> Written:
        if messages[-1]["content"] == "break":
            raise RuntimeError("out of memory")
        return Written(" / ".join(m["role"] for m in messages), 9, 3, "end_turn")


@pytest.fixture
def url() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(Scripted(), "tiny-1"))  # type: ignore[arg-type]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def post(url: str, **body: object) -> tuple[int, dict[str, Any]]:
    request = urllib.request.Request(f"{url}/v1/messages", json.dumps(body).encode())
    try:
        with urllib.request.urlopen(request) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


def test_it_speaks_the_messages_api(url: str) -> None:
    said = [{"role": "user", "content": "Hello"}]
    code, answer = post(url, messages=said, max_tokens=5, system="Be brief.", temperature=0.0)
    assert (code, answer["stop_reason"], answer["model"]) == (200, "end_turn", "tiny-1")
    assert answer["content"] == [{"type": "text", "text": "system / user"}]
    assert answer["usage"] == {"input_tokens": 9, "output_tokens": 3}


def test_what_it_cannot_do_it_refuses(url: str) -> None:
    said = [{"role": "user", "content": "Hello"}]
    assert post(url, messages=said, max_tokens=5, temperature=0.7)[0] == 400
    assert post(url, messages=said, max_tokens=5, tools=[{"name": "x"}])[0] == 400


def test_a_fault_of_the_engine_is_told(url: str) -> None:
    code, answer = post(url, messages=[{"role": "user", "content": "break"}], max_tokens=5)
    assert (code, answer["error"]["message"]) == (500, "out of memory")


class Letters:
    """A tokenizer of one token a letter."""

    eos_token_id = END

    def apply_chat_template(self, messages: list[dict[str, str]], **_: object) -> dict[str, list[int]]:
        return {"input_ids": [3 + ord(char) % 40 for message in messages for char in message["content"]]}

    def decode(self, ids: list[int], **_: object) -> str:
        return "".join(chr(97 + number % 26) for number in ids)


def test_questions_that_come_together_are_answered_together(model: Any) -> None:
    engine = Engine(model, Letters(), batch=3)
    answers: dict[str, Written] = {}

    def ask(text: str) -> None:
        answers[text] = engine.ask([{"role": "user", "content": text}], 6)

    threads = [threading.Thread(target=ask, args=(text,)) for text in ("one", "three", "fifteen", "a")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    for text, written in answers.items():
        ids = Letters().apply_chat_template([{"role": "user", "content": text}])["input_ids"]
        assert written.text == Letters().decode(alone(model, ids, 6)) and written.read == len(text)
    assert len(answers) == 4


def test_an_engine_survives_a_fault(model: Any) -> None:
    engine = Engine(model, Letters(), batch=2)
    with pytest.raises(RuntimeError):
        engine.ask([{"role": "user", "content": ""}], 6)  # an empty prompt is none
    assert engine.ask([{"role": "user", "content": "ok"}], 6).written > 0
