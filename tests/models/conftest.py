"""A service that misbehaves on demand, and a client of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from artifact.models.client import Client
from messages_service import Service, make_client


@pytest.fixture
def service() -> Iterator[Service]:
    running = Service()
    yield running
    running.close()


@pytest.fixture
def client(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Client:
    """A client of the service, which does not really wait between attempts (`client.waited` has the waits)."""
    return make_client(service, tmp_path, monkeypatch)
