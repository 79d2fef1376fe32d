"""The store of replies, addressed by the content of their requests.

Invariant: a file of the store is whole (it is moved into place when on disk), holds the request beside the reply with
the reply's hash, and is found under the request's hash, so that a killed run loses at most the answers still on their
way and a full store replays with neither model nor key. What is no longer as it was written is refused, never served.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

from artifact.errors import InputError
from artifact.files import read_json, write_json
from artifact.models.values import KEPT, Reply, Request
from artifact.paths import root

VARIABLE = "ARTIFACT_STORE"


def default_folder() -> Path:
    """Where replies are kept: where ARTIFACT_STORE says, or in the checkout's cache, which git ignores."""
    named = os.environ.get(VARIABLE, "")
    return Path(named) if named else root() / ".cache" / "replies"


class Store:
    """Replies on disk, one file each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, request: Request) -> Path:
        """Where the reply to `request` is or would be."""
        key = request.key()
        return self.folder / key[:2] / f"{key}.json"

    def get(self, request: Request) -> Reply | None:
        """The stored reply, or None.

        Raises:
            InputError: the file was damaged by someone else.
        """
        path = self.path(request)
        if not path.is_file():
            return None
        content = read_json(path)
        reply = content.get("reply") if isinstance(content, dict) else None
        found = Reply.from_json(reply, where=str(path))
        whole = _entry(request, found)
        before = {name: value for name, value in whole.items() if name != "sha256"}  # as earlier versions stored it
        if content not in (whole, before):
            raise InputError(
                "is not as it was stored", where=str(path), fix="delete the file; it will be asked for again"
            )
        return found

    def put(self, request: Request, reply: Reply) -> None:
        """Keep a reply. What is not an answer (`values.KEPT`) is not kept: it is asked for again."""
        if reply.status in KEPT:
            write_json(self.path(request), _entry(request, reply))


def _entry(request: Request, reply: Reply) -> dict[str, object]:
    """What a file holds, as JSON types."""
    content = reply.to_json()
    text = json.dumps(content, sort_keys=True, ensure_ascii=True, allow_nan=False)
    entry = {"request": request.to_json(), "reply": content, "sha256": hashlib.sha256(text.encode()).hexdigest()}
    read: dict[str, object] = json.loads(json.dumps(entry))  # a schema may hold tuples, which JSON makes lists
    return read
