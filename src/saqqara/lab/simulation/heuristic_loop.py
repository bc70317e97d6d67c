"""Games between levels that play by heuristic, each a row, inside compiled code. A template over `row_loop.py` of the same game
(`start`, `step`, `finish`) and its search (`err`).

What a move is worth at first sight depends on nothing that the seat cannot know (a law of the bots), so it may be asked of the true state.
"""

from typing import Any, Protocol

from saqqara.core.rng import begin
from saqqara.core.template_parts import Rules
from saqqara.core.templates import needed


class Loop(Protocol):
    """The parts of `row_loop` and `core/random_games` that are needed."""

    def actor(self, mask: Any, rng: Any) -> Any:
        """Return one of those who may act."""

    def start(self, s: Any, deck: Any, seats: Any, row: Any) -> Any:
        """Begin a row."""

    def step(self, s: Any, deck: Any, seats: Any, seat: Any, move: Any, rng: Any, row: Any) -> Any:
        """Note a move and make it."""

    def finish(self, s: Any, deck: Any, seats: Any, row: Any) -> Any:
        """Complete a row."""


class Search(Protocol):
    """The parts of the search that are needed."""

    def err(self, s: Any, deck: Any, w: Any, seat: Any, noise: Any, overlooked: Any, greed: Any, habit: Any, moves: Any, rng: Any) -> Any:
        """Return the move of a player who errs."""


game: Rules = needed(Rules)
loop: Loop = needed(Loop)
search: Search = needed(Search)


def one_game(s: Any, deck: Any, seats: Any, options: Any, w: Any, levels: Any, turned: Any, moves: Any, rng: Any, row: Any) -> Any:
    """Play one game. `levels` has for each player its noise, what part it overlooks, its greed and its habit, or a negative noise for
    chance; a seat's player is the one of its number, moved on by `turned`."""
    game.deal(s, deck, seats, options, rng)
    loop.start(s, deck, seats, row)
    mask = int(game.to_act(s))
    while mask != 0:
        seat = loop.actor(mask, rng)
        who = (seat + turned) % seats
        if levels[who, 0] < 0.0:
            move = int(game.sample(s, deck, seat, rng))
        else:
            noise, overlooked, greed, habit = levels[who, 0], levels[who, 1], levels[who, 2], levels[who, 3]
            move = int(search.err(s, deck, w, seat, noise, overlooked, greed, habit, moves, rng))
        loop.step(s, deck, seats, seat, move, rng, row)
        mask = int(game.to_act(s))
    loop.finish(s, deck, seats, row)


def games(
    states: Any, decks: Any, seats: Any, options: Any, w: Any, levels: Any, moves: Any, seed: Any, number: Any, rng: Any, rows: Any
) -> Any:
    """Play as many games as there are rows, from that number on."""
    for i in range(len(rows)):
        begin(rng, seed, number + i)
        one_game(states[0], decks[0], seats, options, w, levels, (number + i) % seats, moves, rng, rows[i])
