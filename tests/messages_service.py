"""A small server that speaks the Messages API and misbehaves on demand."""

from __future__ import annotations

import contextlib
import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from artifact.models.client import Client, Patience
from artifact.models.pricing import Meter
from artifact.models.services import target
from artifact.models.store import Store
from artifact.models.values import Request, Turn

KEY = "sk-test-5f3c9a"  # what must never be seen again


@dataclass
class Answer:
    """One reply of the server: a status and a body, after a while, perhaps only half of it."""

    code: int = 200
    body: object = None
    headers: dict[str, str] = field(default_factory=dict)
    wait: float = 0.0
    half: bool = False


def message(
    text: str = "AAA stopped on lap 14.",
    *,
    stop: str | None = "end_turn",
    model: str = "tiny-1",
    tool: dict[str, object] | None = None,
    tokens: tuple[int, int] = (100, 10),
) -> Answer:
    """A good reply."""
    content: list[dict[str, object]] = [{"type": "text", "text": text}] if text else []
    if tool is not None:
        content.append({"type": "tool_use", "id": "t1", "name": "record_claims", "input": tool})
    usage = {"input_tokens": tokens[0], "output_tokens": tokens[1]}
    body = {"id": "m1", "type": "message", "role": "assistant", "model": model, "content": content}
    return Answer(body={**body, "stop_reason": stop, "stop_sequence": None, "usage": usage})


def failure(code: int, kind: str, text: str = "no", **headers: str) -> Answer:
    """An error as the service reports it."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Answer(code, {"type": "error", "error": {"type": kind, "message": text}}, named)


class Service:
    """Replies in turn with what it was given; the last one for ever."""

    def __init__(self) -> None:
        self.answers: list[Answer | Callable[[dict[str, object]], Answer]] = [message()]
        self.seen: list[dict[str, object]] = []
        self.paths: list[str] = []
        self.keys: list[str] = []
        self.others: dict[str, Callable[[str, dict[str, object]], Answer]] = {}  # by "METHOD prefix"
        self._lock = threading.Lock()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def reply(self, method: str, path: str, body: dict[str, object], key: str) -> Answer:
        with self._lock:
            self.paths.append(f"{method} {path}")
            self.keys.append(key)
            for prefix, answer in self.others.items():
                if f"{method} {path}".startswith(prefix):
                    return answer(path, body)
            self.seen.append(body)
            answer = self.answers[min(len(self.seen), len(self.answers)) - 1]
        return answer if isinstance(answer, Answer) else answer(body)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def _do(self, method: str) -> None:
                length = int(self.headers.get("content-length") or 0)
                body = json.loads(self.rfile.read(length)) if length else {}
                bearer = self.headers.get("authorization", "").removeprefix("Bearer ")
                answer = service.reply(method, self.path, body, self.headers.get("x-api-key", bearer))
                time.sleep(answer.wait)
                data = answer.body.encode() if isinstance(answer.body, str) else json.dumps(answer.body).encode()
                sent = data[: len(data) // 2] if answer.half else data
                self.send_response(answer.code)
                for name, value in {"content-type": "application/json", **answer.headers}.items():
                    self.send_header(name, value)
                self.send_header("content-length", str(len(sent)))
                self.end_headers()
                self.wfile.write(sent)

            def do_POST(self) -> None:
                self._do("POST")

            def do_GET(self) -> None:
                self._do("GET")

            def log_message(self, *_: object) -> None:
                pass

            def handle(self) -> None:
                # a client that stopped listening, or died before it had said everything
                with contextlib.suppress(ConnectionError, TimeoutError, json.JSONDecodeError):
                    super().handle()

        return Handler


@pytest.fixture
def service() -> Iterator[Service]:
    """A running service, which answers well until told otherwise."""
    running = Service()
    yield running
    running.close()


@pytest.fixture
def client(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Client:
    """A client of the service, which does not really wait between attempts (`client.waited` has the waits)."""
    return make_client(service, tmp_path, monkeypatch)


def make_client(
    service: Service,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    meter: Meter | None = None,
    timeout: float = 10.0,
    concurrency: int = 2,
) -> Client:
    from dataclasses import replace

    monkeypatch.setenv("TEST_API_KEY", KEY)
    chosen = target("tiny-1", base_url=service.url, key_variable="TEST_API_KEY")
    chosen = replace(chosen, service=replace(chosen.service, timeout=timeout))
    waited: list[float] = []
    made = Client(
        chosen, Store(folder / "replies"), meter, patience=Patience(attempts=4), concurrency=concurrency,
        sleep=waited.append,
    )  # fmt: skip
    made.waited = waited  # type: ignore[attr-defined]
    return made


def ask(client: Client, text: str = "What happened?", **changes: object) -> Request:
    """A request to the client's model."""
    request = Request("", "", (Turn("user", text),), 50)
    from dataclasses import replace

    return client.request(replace(request, **changes))  # type: ignore[arg-type]
