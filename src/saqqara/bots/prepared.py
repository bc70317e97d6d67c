"""Whether a game's search has been compiled and kept (`preparation` does it)."""

import hashlib
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path

from saqqara.core.cache_folder import cache_root
from saqqara.core.game import find

PACKAGE = Path(__file__).parents[1]


@cache
def marker(game: str) -> Path:
    """Return the file that says that a game's search, as it is written now, has been compiled and kept."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} {version('numba')} {version('numpy')}".encode())
    for folder in (PACKAGE / "core", PACKAGE / "bots", find(game).folder):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.relative_to(PACKAGE).as_posix().encode() + file.read_bytes())
    return cache_root() / f"prepared-{game}-{digest.hexdigest()[:16]}"


def is_prepared(game: str) -> bool:
    """Whether a game's search has been compiled and kept; a game that is not searched needs no preparation."""
    return not find(game).has("bots.evaluation") or marker(game).exists()
