"""The release's files: where they are, what they must hash to, how to get them.

Invariant: no file of the release is read before its SHA-256 is that of the pinned commit, so that a number computed
from the release is a number of that release. The checksums are committed in `data/release/SHA256SUMS`.
"""

from __future__ import annotations

import hashlib
import os
import tarfile
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import IO

from artifact.errors import ArtifactError, InputError
from artifact.files import atomic_path, read_bytes, sha256
from artifact.paths import data

REPOSITORY = "vectrayx/precision-is-not-faithfulness"
COMMIT = "052126d86df249c7acb1502915dd7cc17a7e9c50"
ARCHIVE_URL = f"https://codeload.github.com/{REPOSITORY}/tar.gz/{COMMIT}"
VARIABLE = "ARTIFACT_RELEASE"

# a folder of the release here -> where the repository has it
_PLACES: Mapping[str, str] = {
    "structured/": "data/structured/",
    "weather/": "data/weather/",
    "results/": "experiments/results/",
}
_TIMEOUT_S = 60


def checksums() -> dict[str, str]:
    """SHA-256 of each file of the release, by its path in the release's folder."""
    lines = read_bytes(data() / "release" / "SHA256SUMS").decode("utf-8").splitlines()
    return {name: digest for digest, name in (line.split(maxsplit=1) for line in lines)}


def find_release(given: Path | None = None) -> Path:
    """The release's folder: as given, or as the environment variable ARTIFACT_RELEASE names it.

    Raises:
        InputError: neither names a folder.
    """
    named = str(given) if given is not None else os.environ.get(VARIABLE, "")
    if not named or not Path(named).is_dir():
        source = f"{named} is no folder" if named else f"{VARIABLE} is not set"
        raise InputError(
            f"the paper's release is needed, and {source}",
            fix=f"download it with `artifact release fetch --out DIR`, then set {VARIABLE}=DIR",
        )
    return Path(named)


def check_files(folder: Path, names: Iterable[str] | None = None) -> int:
    """Compare files with their checksums.

    Args:
        folder: the release's folder.
        names: paths within it; all of the release's files if None.

    Returns:
        How many files were compared.

    Raises:
        InputError: a file is missing or differs.
    """
    known = checksums()
    wanted = list(known if names is None else names)
    for name in wanted:
        path = folder / name
        if not path.is_file():
            raise InputError("file of the release is missing", where=str(path), fix=_GET_AGAIN)
        if sha256(path) != known[name]:
            raise InputError("differs from the pinned release (SHA-256)", where=str(path), fix=_GET_AGAIN)
    return len(wanted)


_GET_AGAIN = f"get it again with `artifact release fetch --out DIR` (commit {COMMIT[:7]} of {REPOSITORY})"


def fetch(out: Path, url: str = ARCHIVE_URL, advance: Callable[[int], None] = lambda step: None) -> int:
    """Download the release into `out`. Nothing is written unless every file came and is what it must be.

    Args:
        out: folder for the files.
        url: a gzipped tar archive of the repository at the pinned commit; http, https or file.
        advance: called with 1 for each file that arrived.

    Returns:
        The number of files, 0 if all were there already.

    Raises:
        InputError: the URL is of another kind.
        ArtifactError: no network, or the archive is not the pinned release.
    """
    if not url.startswith(("https://", "http://", "file://")):
        raise InputError(f"cannot download from {url!r}", allowed=["https://", "http://", "file://"])
    known = checksums()
    if all((out / name).is_file() and sha256(out / name) == digest for name, digest in known.items()):
        return 0
    try:
        with urllib.request.urlopen(url, timeout=_TIMEOUT_S) as response:
            contents = _unpack(response, known, url, advance)
    except (urllib.error.URLError, TimeoutError, ConnectionError) as error:
        reason = getattr(error, "reason", None) or error
        raise ArtifactError(
            f"cannot download {url} ({reason}); without network, put the release's folders structured, weather and "
            f"results into one folder and set {VARIABLE} to it"
        ) from None
    except (tarfile.TarError, EOFError, OSError) as error:
        raise ArtifactError(f"{url} is not a gzipped tar archive ({error})") from None
    missing = [name for name in known if name not in contents]
    if missing:
        raise ArtifactError(f"{url} lacks {missing[0]} ({len(missing)} of {len(known)} files); is it commit {COMMIT}?")
    for name, content in contents.items():
        with atomic_path(out / name) as temporary:
            temporary.write_bytes(content)
    return len(contents)


def _unpack(stream: IO[bytes], known: Mapping[str, str], url: str, advance: Callable[[int], None]) -> dict[str, bytes]:
    """The release's files in an archive of the repository, checked."""
    here = {_in_repository(name): name for name in known}
    contents: dict[str, bytes] = {}
    with tarfile.open(fileobj=stream, mode="r|gz") as archive:
        for member in archive:
            name = here.get(member.name.partition("/")[2])  # the archive wraps everything in one folder
            source = archive.extractfile(member) if name is not None and member.isfile() else None
            if name is None or source is None:
                continue
            content = source.read()
            if hashlib.sha256(content).hexdigest() != known[name]:
                raise ArtifactError(f"{member.name} in {url} differs from commit {COMMIT} (SHA-256)")
            contents[name] = content
            advance(1)
    return contents


def _in_repository(name: str) -> str:
    for ours, theirs in _PLACES.items():
        if name.startswith(ours):
            return theirs + name.removeprefix(ours)
    return name
