"""A game as an environment is asked for: seats, options, deck, and the compiled code that steps through it."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from saqqara.core.arrays import deck_array, option_codes, record_of, state_type
from saqqara.core.compile import twins
from saqqara.core.errors import BadSetup
from saqqara.core.game import Game, find
from saqqara.core.game_state import MEMBERS
from saqqara.core.table import Table
from saqqara.core.template_parts import observation_of
from saqqara.core.templates import bind
from saqqara.envs import single_step as template


@cache
def stepping(game: str) -> Any:
    """`stepping.py` over this game's rules and observations."""
    kind = find(game)
    return twins(bind(template, game, game={**observation_of(kind), "playout": kind.loops.playout}))


class Setting:
    """The settings that all games of an environment share."""

    def __init__(self, game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, deck: Any = None) -> None:
        self.kind = find(game)
        if not self.kind.has("lab.observation"):
            raise BadSetup("env-no-observation", name=game)
        self.seats = self.kind.seat_count(seats)
        self.options = self.kind.choices(self.seats, options or {})
        self.codes = option_codes(self.kind, self.options)
        self.deck = self.kind.deck(deck)
        self.own_deck = deck
        self.tables = deck_array(self.kind, self.deck)
        self.deck_tables = self.kind.tables(self.deck)
        self.code = stepping(game)
        observation = self.kind.part("lab.observation")
        self.layout, self.size, self.actions = observation.LAYOUT, int(observation.SIZE), int(observation.ACTIONS)
        self.state = state_type(self.kind)

    def __deepcopy__(self, memo: Any) -> "Setting":
        return self  # nothing in it changes

    def __reduce__(self) -> Any:
        return Setting, (self.kind.name, self.seats, self.options, self.own_deck)

    def empty(self) -> Any:
        """Return an array of one state, before the deal."""
        return np.zeros(1, self.state)

    def read(self, data: bytes) -> Any:
        """Return an array of one state from its bytes."""
        return np.frombuffer(bytearray(data), self.state)

    def record(self, states: Any) -> Any:
        """Return the record of an array of one state."""
        return record_of(self.kind, states)

    def members(self, acting: int) -> tuple[int, ...]:
        """Return the seats of a set."""
        return MEMBERS[acting & (1 << self.seats) - 1]

    def returns(self, states: Any) -> list[float]:
        """Return the worth of a finished game for each seat: the share of the victory × seats − 1, over seats − 1; in sum 0."""
        scores, places = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.int64)
        self.code.outcome(states, self.tables, scores, places)
        placed = places.tolist()
        won = (self.seats / placed.count(1) - 1) / (self.seats - 1)
        return [won if place == 1 else self.worst for place in placed]

    @property
    def worst(self) -> float:
        """Return the worth of a game for a seat without a share of the victory."""
        return -1 / (self.seats - 1)

    def drawn(self, states: Any) -> str:
        """Return the table as an onlooker sees it, drawn in text."""
        return drawn(self.kind, states, self.deck_tables, self.own_deck)

    def action_text(self, states: Any, seat: int, action: int) -> str:
        """Return an action of a seat as a move is written."""
        return action_text(self.kind, self.record(states), self.deck_tables, seat, action)


def drawn(kind: Game, states: Any, deck: Any, own_deck: Any) -> str:
    """Return a table as an onlooker sees it, drawn in text: it goes through a look, so that nothing hidden shows."""
    from rich.console import Console

    from saqqara.core.parsing import plain

    position = plain(kind.model.position(record_of(kind, states.copy()), deck))
    look = Table.from_position(position, b"", deck=own_deck).look(None)
    console = Console(width=100, color_system=None, highlight=False, emoji=False)
    with console.capture() as captured:
        console.print(kind.drawing(look, "en"), markup=False)
    return captured.get()


def action_text(kind: Game, record: Any, deck: Any, seat: int, action: int) -> str:
    """Return an action of a seat as a move is written; raises BadSetup where the seat cannot take it now."""
    part = kind.part("lab.observation")
    allowed = np.zeros(part.ACTIONS, bool)
    part.mask(record, deck, seat, allowed)
    if not whole_number(action) or not 0 <= action < part.ACTIONS or not allowed[action]:
        raise BadSetup("env-no-action", seat=str(seat), action=str(action)[:40])
    text: str = kind.part("notation").write(record, deck, seat, int(part.move_of(record, deck, seat, int(action))))
    return text


def whole_number(value: Any) -> bool:
    """Return whether a value is a whole number of Python or NumPy."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool | np.bool_)
