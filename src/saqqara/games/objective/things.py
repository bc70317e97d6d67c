"""What is chosen from in a game of Objective: the secret colours."""

from saqqara.core.tallying import Thing
from saqqara.games.objective.words import COLOURS


def things(deck: None) -> dict[str, list[Thing]]:
    """By the name of the column, number by number."""
    return {"objective": [Thing(("colour", {"colour": name})) for name in COLOURS]}
