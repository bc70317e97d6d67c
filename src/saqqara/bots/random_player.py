"""`chance`: any legal move, each as likely as the next."""

from typing import Any

from saqqara.bots.interface import Choice
from saqqara.core.determinization import imagine_state
from saqqara.core.game import find
from saqqara.core.look import Look
from saqqara.core.rng import bytes_of, draw, generator

SLOWEST = 25
"""The longest time of chance, in seconds, where a clock runs: it answers after 2 to 25."""


class Chance:
    """Draws among the legal moves of a record imagined from the look, so that free-form moves are filled in too."""

    def __init__(self, seed: bytes, deck: Any) -> None:
        self.rng = generator(seed)
        self.deck = deck

    def choose(self, look: Look, waited: float = 0.0) -> Choice:
        """Return a move at random."""
        assert look.seat is not None
        after = 2 + int(draw(self.rng, 1000 * (SLOWEST - 2))) / 1000
        kind = find(look.game)
        record, tables = imagine_state(look, generator(bytes_of(self.rng)), self.deck)
        move = kind.rules.sample(record, tables, look.seat, self.rng)
        return Choice(kind.part("notation").write(record, tables, look.seat, move), after)
