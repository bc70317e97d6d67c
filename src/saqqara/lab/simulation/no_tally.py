"""Stands in for a missing `tally.py` of a game: nobody leads, and nothing of its own is counted."""

from typing import Any

from saqqara.core.tally_declaration import Columns

COLUMNS: Columns = ()


def standing(s: Any, deck: Any, seat: Any) -> Any:
    """Write no points: there are none before the end."""
    return 0


def note(s: Any, deck: Any, seat: Any, move: Any, row: Any) -> Any:
    """Do nothing before a move."""


def total(s: Any, deck: Any, row: Any) -> Any:
    """Do nothing at the end."""
