"""The paper's public release: race facts, generations and published scores, read into this project's own schema.

Invariant: only facts and figures of the release go into files of the project; its sentences stay where they are.
"""

from __future__ import annotations

from artifact.sources.release.races import release_instances, release_races, released_samples

__all__ = ["release_instances", "release_races", "released_samples"]
