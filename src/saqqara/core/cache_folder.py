"""The folder in which compiled code is kept."""

import os
from functools import cache
from pathlib import Path

FOLDER = "NUMBA_CACHE_DIR"
"""The variable that names another folder."""


def cache_root() -> Path:
    """Return the folder of kept code: `NUMBA_CACHE_DIR`, or the user's cache folder."""
    given = os.environ.get(FOLDER)
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "saqqara" / "compiled"


@cache
def can_keep(folder: Path) -> bool:
    """Return whether compiled code can be kept there; otherwise it is compiled at each start."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)
