"""What is chosen from in a game of Objective: the secret colours."""

from saqqara.core.tallying import Thing
from saqqara.games.objective.table import NAMES as COLOURS

EVEN: tuple[str, ...] = ()
"""The families of which no kind is meant to be better than another."""


def things(deck: None) -> dict[str, list[Thing]]:
    """By the name of the column, number by number."""
    return {"objective": [Thing(("colour", {"colour": name})) for name in COLOURS]}
