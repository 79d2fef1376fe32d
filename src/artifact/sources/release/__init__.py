"""The paper's public release: race facts, generations and published scores, read into this project's own schema.

Invariant: only facts and figures of the release go into files of the project; its sentences stay where they are.
"""

from __future__ import annotations

from artifact.sources.release.files import ARCHIVE_URL, COMMIT, check_files, checksums, fetch, find_release
from artifact.sources.release.generations import (
    SOURCES,
    Generation,
    claims_of_release,
    claims_row,
    release_generations,
    release_scores,
)
from artifact.sources.release.races import release_instances, release_races, released_samples

__all__ = [
    "ARCHIVE_URL",
    "COMMIT",
    "SOURCES",
    "Generation",
    "check_files",
    "checksums",
    "claims_of_release",
    "claims_row",
    "fetch",
    "find_release",
    "release_generations",
    "release_instances",
    "release_races",
    "release_scores",
    "released_samples",
]
