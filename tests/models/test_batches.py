"""The Message Batches API, against a server that has one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from artifact.errors import ArtifactError, InputError
from artifact.models.batches import ask_batch
from artifact.models.client import Client
from artifact.models.pricing import Meter, Price
from artifact.status import Status
from messages_service import Answer, Service, ask, failure, make_client, message


class Batches:
    """Batches of a service: each ends at the second look, and answers what `answers` says of its text."""

    def __init__(self, service: Service) -> None:
        self.made: list[list[dict[str, object]]] = []
        self.looks = 0
        self.answers: dict[str, dict[str, object]] = {}
        service.others = {
            "GET /v1/messages/batches/b": self._look,
            "POST /v1/messages/batches": self._create,
        }

    def texts(self, batch: int) -> list[str]:
        return [_text(request) for request in self.made[batch]]

    def _create(self, path: str, body: dict[str, object]) -> Answer:
        requests = body["requests"]
        assert isinstance(requests, list)
        self.made.append(requests)
        return Answer(body=self._batch(len(self.made) - 1, "in_progress"))

    def _look(self, path: str, body: dict[str, object]) -> Answer:
        number = int(path.split("/")[4][1:])
        if path.endswith("/results"):
            lines = [
                json.dumps({"custom_id": request["custom_id"], "result": self.answers[_text(request)]})
                for request in self.made[number]
            ]
            return Answer(body="\n".join(lines) + "\n", headers={"content-type": "application/x-jsonl"})
        self.looks += 1
        return Answer(body=self._batch(number, "ended" if self.looks > 1 else "in_progress"))

    def _batch(self, number: int, status: str) -> dict[str, object]:
        counts = dict.fromkeys(("processing", "succeeded", "errored", "canceled", "expired"), 0)
        times = dict.fromkeys(("archived_at", "cancel_initiated_at", "ended_at"), None)
        made, name = "2026-01-01T00:00:00Z", f"b{number}"
        return {
            "id": name, "type": "message_batch", "processing_status": status, "request_counts": counts, **times,
            "created_at": made, "expires_at": made, "results_url": f"/v1/messages/batches/{name}/results",
        }  # fmt: skip


def _text(request: dict[str, object]) -> str:
    params = request["params"]
    assert isinstance(params, dict)
    return f"{params['messages'][0]['content']}/{params['max_tokens']}"


def succeeded(text: str, stop: str = "end_turn") -> dict[str, object]:
    return {"type": "succeeded", "message": message(text, stop=stop).body}


def test_a_batch_is_asked_once_and_stored(service: Service, client: Client) -> None:
    batches = Batches(service)
    error = {"type": "error", "error": {"type": "invalid_request_error", "message": "too long"}, "request_id": None}
    batches.answers = {
        "a/50": succeeded("A"),
        "b/50": {"type": "errored", "error": error},
        "c/50": {"type": "expired"},
    }
    requests = [ask(client, name) for name in ("a", "b", "a", "c")]
    replies = ask_batch(client, requests)
    assert [reply.status for reply in replies] == [Status.OK, Status.ERROR, Status.OK, Status.TIMEOUT]
    assert replies[1].detail == "invalid_request_error: too long"
    assert sorted(batches.texts(0)) == ["a/50", "b/50", "c/50"]
    ask_batch(client, requests)
    assert sorted(batches.texts(1)) == ["b/50", "c/50"]  # what failed, and nothing else


def test_what_is_cut_off_goes_into_a_second_batch(service: Service, client: Client) -> None:
    batches = Batches(service)
    batches.answers = {"a/50": succeeded("A"), "b/50": succeeded("B ...", "max_tokens"), "b/80": succeeded("B.")}
    replies = ask_batch(client, [ask(client, "a"), ask(client, "b")], limit=80)
    assert [reply.text for reply in replies] == ["A", "B."]
    assert [sorted(batches.texts(0)), batches.texts(1)] == [["a/50", "b/50"], ["b/80"]]


def test_a_run_that_was_killed_finds_its_batch_again(
    service: Service, client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches = Batches(service)
    batches.answers = {"a/50": succeeded("A")}

    def die(seconds: float) -> None:
        raise KeyboardInterrupt

    client.sleep = die
    with pytest.raises(KeyboardInterrupt):
        ask_batch(client, [ask(client, "a")])
    again = make_client(service, tmp_path, monkeypatch)
    assert ask_batch(again, [ask(again, "a")])[0].text == "A"
    assert len(batches.made) == 1
    assert not list((tmp_path / "replies" / "batches").iterdir())


def test_half_the_price(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Batches(service).answers = {"a/50": succeeded("A")}
    client = make_client(service, tmp_path, monkeypatch, meter=Meter(Price(0.0, 1000.0), factor=0.5))
    ask_batch(client, [ask(client, "a")])
    assert client.meter.cost == pytest.approx(0.005)  # ten tokens at half of 0.001
    assert client.meter.calls == 1


def test_a_service_without_batches_is_an_error_in_one_line(service: Service, client: Client) -> None:
    service.others = {"POST /v1/messages/batches": lambda path, body: failure(405, "invalid_request_error")}
    with pytest.raises(ArtifactError, match="run again to go on"):
        ask_batch(client, [ask(client, "a")])
    service.others = {"POST /v1/messages/batches": lambda path, body: failure(401, "authentication_error")}
    with pytest.raises(InputError, match="TEST_API_KEY"):
        ask_batch(client, [ask(client, "a")])
