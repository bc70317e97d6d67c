"""Tells whether a game's search has been compiled and kept (`preparation` does it)."""

import hashlib
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path

from saqqara.bots.strength import placed
from saqqara.core import weights
from saqqara.core.cache_folder import cache_root
from saqqara.core.game import find

PACKAGE = Path(__file__).parents[1]


@cache
def digest_of(game: str) -> str:
    """Return a hash of what a game's search is compiled from, as it is written now."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} {version('numba')} {version('numpy')}".encode())
    for folder in (PACKAGE / "core", PACKAGE / "bots", find(game).folder):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.relative_to(PACKAGE).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def marker(game: str) -> Path:
    """Return the file that says that a game's search has been compiled and kept."""
    return cache_root() / f"prepared-{game}-{digest_of(game)}"


def is_prepared(game: str) -> bool:
    """Return whether a game's search has been compiled and kept; a game that is not searched needs no preparation."""
    return not find(game).has("bots.evaluation") or marker(game).exists()


def is_searching(game: str, level: str, seats: int, options: weights.Options = ()) -> bool:
    """Return whether a bot of a level, or of a strength between two, searches at such a table."""
    place = placed(level)
    if place is None or not find(game).has("bots.evaluation"):
        return False
    levels = weights.load(game, seats, options)["levels"]
    return bool(levels.get(place.upper, {}).get("simulations", 0))
