"""What stands in for a game's `tally.py` where it has none: nobody leads, and nothing of its own is counted."""

from typing import Any

from saqqara.core.tally import Columns

COLUMNS: Columns = ()


def standing(s: Any, deck: Any, seat: Any) -> Any:
    """Nobody has points before the end."""
    return 0


def note(s: Any, deck: Any, seat: Any, move: Any, row: Any) -> Any:
    """Nothing is noted."""


def total(s: Any, deck: Any, row: Any) -> Any:
    """Nothing is counted."""
