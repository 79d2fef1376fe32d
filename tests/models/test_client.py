"""The client against a real server that misbehaves on demand, through the real SDK."""

from __future__ import annotations

import asyncio
import email.utils
import logging
import time
from pathlib import Path

import pytest

from artifact.errors import ArtifactError, InputError
from artifact.models.client import STOP_AFTER, Client, retry_after
from artifact.models.pricing import Meter, Price
from artifact.models.services import target
from artifact.models.store import Store
from artifact.models.values import Reply, Tool, Usage
from artifact.status import Status
from messages_service import KEY, Answer, Service, ask, failure, make_client, message

TOOL = Tool("record_claims", "Write down claims.", {"type": "object", "properties": {}})


def waited(client: Client) -> list[float]:
    return client.waited  # type: ignore[attr-defined,no-any-return]


def test_a_reply_says_all_that_is_known_of_it(service: Service, client: Client) -> None:
    service.answers = [message("AAA won.", tokens=(120, 7))]
    reply = client.ask(ask(client))
    assert (reply.status, reply.text, reply.finish_reason) == (Status.OK, "AAA won.", "end_turn")
    assert (reply.usage, reply.model, reply.max_tokens) == (Usage(120, 7), "tiny-1", 50)
    assert reply.at.endswith("+00:00") and reply.seconds >= 0
    assert service.seen == [
        {"model": "tiny-1", "max_tokens": 50, "messages": [{"role": "user", "content": "What happened?"}]}
    ]


def test_an_answered_question_is_never_sent_again(service: Service, client: Client, tmp_path: Path) -> None:
    first = client.ask(ask(client))
    other = Client(client.target, Store(tmp_path / "replies"))
    assert other.ask(ask(other)) == first
    assert len(service.seen) == 1


def test_a_full_store_needs_neither_key_nor_service(
    service: Service, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = client.ask(ask(client))
    service.close()
    monkeypatch.delenv("TEST_API_KEY")
    replayed = Client(client.target, client.store)
    assert replayed.ask(ask(replayed)) == first
    with pytest.raises(InputError, match="TEST_API_KEY is not set"):
        replayed.ask(ask(replayed, "Something new?"))


@pytest.mark.parametrize(
    "changes",
    [
        {"temperature": 0.5},
        {"max_tokens": 51},
        {"system": "Be brief."},
        {"tool": TOOL},
        {"extra": {"seed": 2}},
        {"repeat": 1},
        {"model": "tiny-2"},
        {"service": "https://elsewhere.example"},
    ],
)
def test_whatever_changes_the_answer_changes_the_key(client: Client, changes: dict[str, object]) -> None:
    from dataclasses import replace

    plain = ask(client)
    assert replace(plain, **changes).key() != plain.key()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        (message("AAA won."), Status.OK),
        (message("AAA won.", stop="stop_sequence"), Status.OK),
        (message(""), Status.EMPTY),
        (message(" \n"), Status.EMPTY),
        (message("AAA stopped on lap 1", stop="max_tokens"), Status.TRUNCATED),
        (message("", stop="max_tokens"), Status.TRUNCATED),  # a model that thought until its budget was used up
        (message("", stop="model_context_window_exceeded"), Status.TRUNCATED),
        (message("I cannot help with that.", stop="refusal"), Status.FILTERED),
        (message("AAA won.", stop=None), Status.ERROR),
        (message("AAA won.", stop="paused_by_the_moon"), Status.ERROR),
        (message("AAA won.", model="other-9"), Status.ERROR),
    ],
)
def test_statuses(service: Service, client: Client, answer: Answer, status: Status) -> None:
    service.answers = [answer]
    assert client.ask(ask(client)).status is status
    assert len(service.seen) == 1


def test_another_model_is_named(service: Service, client: Client) -> None:
    service.answers = [message("AAA won.", model="other-9")]
    assert client.ask(ask(client)).detail == "tiny-1 was asked and other-9 answered"


def test_a_failure_is_asked_again_later(service: Service, client: Client) -> None:
    service.answers = [failure(400, "invalid_request_error"), message("AAA won.")]
    assert client.ask(ask(client)).status is Status.ERROR
    assert client.ask(ask(client)).text == "AAA won."


def test_a_rate_limit_waits_as_long_as_the_service_says(service: Service, client: Client) -> None:
    service.answers = [failure(429, "rate_limit_error", retry_after="7"), message()]
    assert client.ask(ask(client)).status is Status.OK
    assert waited(client) == [7.0]


def test_a_rate_limit_without_a_word_waits_longer_each_time(service: Service, client: Client) -> None:
    service.answers = [failure(429, "rate_limit_error")]
    assert client.ask(ask(client)).status is Status.RATE_LIMITED
    assert [int(wait) for wait in waited(client)] == [1, 2, 4]
    assert len(service.seen) == 4


def test_a_service_that_asks_for_hours_is_given_up_for_now(service: Service, client: Client) -> None:
    service.answers = [failure(429, "rate_limit_error", retry_after="7200")]
    assert client.ask(ask(client)).status is Status.RATE_LIMITED
    assert (waited(client), len(service.seen)) == ([], 1)


def test_a_date_to_retry_after() -> None:
    wait = retry_after(email.utils.formatdate(time.time() + 30, usegmt=True))
    assert wait is not None and 28 <= wait <= 30


@pytest.mark.parametrize("code", [500, 503, 529])
def test_a_fault_of_the_service_is_tried_again(service: Service, client: Client, code: int) -> None:
    service.answers = [failure(code, "api_error"), failure(code, "api_error"), message()]
    assert client.ask(ask(client)).status is Status.OK
    assert len(waited(client)) == 2


def test_half_an_answer_is_no_answer(service: Service, client: Client) -> None:
    whole = message("AAA stopped on lap 14.")
    service.answers = [Answer(body=whole.body, half=True), whole]
    assert client.ask(ask(client)).text == "AAA stopped on lap 14."
    service.answers, service.seen = [Answer(body=whole.body, half=True)], []
    assert client.ask(ask(client, "And then?")).status is Status.ERROR


@pytest.mark.parametrize("body", ["<html>Bad gateway</html>", [], {"type": "message"}, "null"])
def test_what_is_not_a_message_is_an_error(service: Service, client: Client, body: object) -> None:
    service.answers = [Answer(body=body)]
    assert client.ask(ask(client)).status is Status.ERROR


def test_a_slow_service_times_out(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = make_client(service, tmp_path, monkeypatch, timeout=0.2)
    service.answers = [Answer(body=message().body, wait=1.0)]
    reply = client.ask(ask(client))
    assert (reply.status, reply.detail) == (Status.TIMEOUT, "no answer in 0.2 s")


def test_nobody_there(service: Service, client: Client) -> None:
    service.close()
    assert client.ask(ask(client)).status is Status.ERROR


@pytest.mark.parametrize("code", [401, 403])
def test_a_refused_key_names_the_variable(service: Service, client: Client, code: int) -> None:
    service.answers = [failure(code, "authentication_error", f"invalid x-api-key {KEY}")]
    with pytest.raises(InputError, match="set TEST_API_KEY to a valid key") as caught:
        client.ask(ask(client))
    assert KEY not in str(caught.value) and caught.value.__cause__ is None


def test_a_model_that_is_gone_is_a_clear_error(service: Service, client: Client) -> None:
    service.answers = [failure(404, "not_found_error", "model: tiny-1")]
    with pytest.raises(InputError, match="has no model 'tiny-1'"):
        client.ask(ask(client))


def test_the_key_is_sent_and_never_seen_again(
    service: Service, client: Client, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    service.answers = [failure(400, "invalid_request_error", f"your key {KEY} may not do that"), message()]
    refused = client.ask(ask(client))
    client.ask(ask(client, "Again?"))
    assert set(service.keys) == {KEY}
    assert KEY not in str(refused) and "[key]" in refused.detail
    assert KEY not in repr(client.target) and KEY not in caplog.text
    stored = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert stored and not any(KEY in path.read_text() for path in stored)


def test_the_key_for_anthropic_goes_to_nobody_else(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", KEY)
    monkeypatch.setenv("ANTHROPIC_AUTH_TOKEN", KEY)
    client = Client(target("tiny-1", base_url=service.url), Store(tmp_path))
    assert client.ask(ask(client)).status is Status.OK
    assert service.keys == ["none"]


def test_a_cut_off_answer_is_asked_for_with_a_larger_budget(service: Service, client: Client) -> None:
    service.answers = [message("AAA stop", stop="max_tokens"), message("AAA stopped once.")]
    reply = client.ask_until_whole(ask(client), limit=80)
    assert (reply.status, reply.max_tokens) == (Status.OK, 80)
    assert [body["max_tokens"] for body in service.seen] == [50, 80]


def test_up_to_a_limit_and_then_it_stays_cut_off(service: Service, client: Client) -> None:
    service.answers = [message("AAA stop", stop="max_tokens")]
    reply = client.ask_until_whole(ask(client), limit=200)
    assert (reply.status, reply.max_tokens) == (Status.TRUNCATED, 200)
    assert [body["max_tokens"] for body in service.seen] == [50, 100, 200]
    client.ask_until_whole(ask(client), limit=200)
    assert len(service.seen) == 3


def test_what_only_repeats_itself_is_not_asked_for_again(service: Service, client: Client) -> None:
    service.answers = [message("AAA AAA AAA", stop="repetition")]
    assert client.ask_until_whole(ask(client), limit=200).status is Status.TRUNCATED
    assert len(service.seen) == 1


def test_many_at_a_time_in_order_and_equal_ones_once(service: Service, client: Client) -> None:
    def echo(body: dict[str, object]) -> Answer:
        messages = body["messages"]
        assert isinstance(messages, list)
        return message(f"re: {messages[0]['content']}")

    service.answers = [echo]
    names = ["a", "b", "a", "c"]
    came: list[Reply] = []
    replies = client.ask_all([ask(client, name) for name in names], done=came.append)
    assert [reply.text for reply in replies] == [f"re: {name}" for name in names]
    assert len(service.seen) == len(came) == 3


def test_a_run_that_only_fails_stops(service: Service, client: Client) -> None:
    service.answers = [failure(400, "invalid_request_error", "temperature is not supported")]
    with pytest.raises(ArtifactError, match=f"the first {STOP_AFTER} requests failed.*temperature"):
        client.ask_all([ask(client, str(number)) for number in range(50)])
    assert len(service.seen) < 10


def test_a_single_failure_does_not_stop_a_run(service: Service, client: Client) -> None:
    service.answers = [failure(400, "invalid_request_error"), message()]
    replies = client.ask_all([ask(client, str(number)) for number in range(4)])
    assert sorted(reply.status.value for reply in replies) == ["error", "ok", "ok", "ok"]


def test_caps_hold_before_the_first_call(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = make_client(service, tmp_path, monkeypatch, meter=Meter(Price(1.0, 5.0), max_calls=10))
    with pytest.raises(InputError, match="11 calls are needed and --max-calls is 10; none was made"):
        client.meter.plan([ask(client, str(number)) for number in range(11)])
    costly = Meter(Price(0.0, 1000.0), max_cost=0.49)  # 10 answers of 50 tokens cost 0.50 at most
    with pytest.raises(InputError, match=r"could cost \$0.50 and --max-cost is \$0.49"):
        costly.plan([ask(client, str(number)) for number in range(10)])
    assert service.seen == []


def test_and_while_it_runs(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = make_client(service, tmp_path, monkeypatch, meter=Meter(Price(0.0, 1000.0), max_calls=3), concurrency=1)
    with pytest.raises(ArtifactError, match="stopped at --max-calls 3"):
        client.ask_all([ask(client, str(number)) for number in range(5)])
    assert len(service.seen) == 3
    assert client.meter.cost == pytest.approx(0.03)  # three answers of 10 tokens
    again = make_client(service, tmp_path, monkeypatch, meter=Meter(Price(0.0, 1000.0), max_calls=3))
    assert len(again.ask_all([ask(again, str(number)) for number in range(5)])) == 5
    assert len(service.seen) == 5


def test_a_cap_on_cost_counts_what_is_on_its_way(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # an answer may cost 0.05 and does cost 0.01: the first three fit under 0.07, the fourth could exceed it
    client = make_client(service, tmp_path, monkeypatch, meter=Meter(Price(0.0, 1000.0), max_cost=0.07), concurrency=1)
    with pytest.raises(ArtifactError, match=r"stopped at \$0.0300"):
        client.ask_all([ask(client, str(number)) for number in range(5)])
    assert len(service.seen) == 3


def test_refused_calls_cost_nothing(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = make_client(service, tmp_path, monkeypatch, meter=Meter(Price(1.0, 1.0), max_calls=1))
    service.answers = [failure(500, "api_error"), failure(429, "rate_limit_error"), message()]
    assert client.ask(ask(client)).status is Status.OK
    assert client.meter.calls == 1


def test_a_cap_on_an_unknown_cost_is_refused() -> None:
    with pytest.raises(InputError, match="needs a price"):
        Meter(None, max_cost=1.0)


def test_it_works_under_a_running_event_loop_twice(client: Client) -> None:
    async def cell(number: int) -> list[Reply]:
        return client.ask_all([ask(client, f"{number}, first?"), ask(client, f"{number}, second?")])

    for number in range(2):
        assert [reply.status for reply in asyncio.run(cell(number))] == [Status.OK, Status.OK]
