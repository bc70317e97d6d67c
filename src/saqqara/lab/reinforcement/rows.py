"""Games side by side that networks play, inside compiled code. A template over a game's rules and the inputs of its networks: on the CPU
one call goes over all rows, inside a CUDA kernel each thread has one."""

from typing import Any, NamedTuple, Protocol

from saqqara.core.bits import nth
from saqqara.core.rng import begin
from saqqara.core.template_parts import Rules
from saqqara.core.templates import needed


class Described(Rules, Protocol):
    """The rules of a game, and the inputs of its value network (`SIDE`) and its policy network (`MOVE`)."""

    SIDE: int
    MOVE: int

    def describe(self, s: Any, deck: Any, w: Any, x: Any) -> Any:
        """Write the value network's inputs for each seat."""

    def look_over(self, s: Any, deck: Any, w: Any, seat: Any, x: Any) -> Any:
        """Write what all moves of a seat have in common."""

    def describe_move(self, s: Any, deck: Any, w: Any, seat: Any, move: Any, x: Any) -> Any:
        """Write the policy network's inputs for a move."""


game: Described = needed(Described)

LIMIT = 3000
"""A game is judged as it stands after so many moves."""


class Rows(NamedTuple):
    """Games in memory, a row each: the state, the seats, the options and the generator; the seat that acts with its `many` moves; how often
    it has been acted; whether the last move ended a game, and then each seat's part of the victory and its points."""

    states: Any
    deck: Any
    w: Any
    seats: Any
    options: Any
    rngs: Any
    x: Any
    moves: Any
    many: Any
    actor: Any
    steps: Any
    scores: Any
    places: Any
    ended: Any
    won: Any
    points: Any


def deal_rows(b: Any, seed: Any, first: Any, last: Any) -> Any:
    """Deal a game in each of some rows."""
    for i in range(first, last):
        begin(b.rngs[i], seed, int(i))
        game.deal(b.states[i], b.deck[0], int(b.seats[i]), b.options[i], b.rngs[i])
        b.steps[i] = 0


def describe_rows(b: Any, sides: Any, inputs: Any, first: Any, last: Any) -> Any:
    """Write the inputs of both networks for each of some rows: every seat's, and those of each move of the seat that acts."""
    deck = b.deck[0]
    for i in range(first, last):
        s, x = b.states[i], b.x[i]
        seat = nth(int(game.to_act(s)), 0)
        n = min(int(game.legal(s, deck, seat, b.moves[i])), inputs.shape[1])
        b.actor[i], b.many[i] = seat, n
        game.look_over(s, deck, b.w, seat, x)
        for k in range(n):
            game.describe_move(s, deck, b.w, seat, b.moves[i, k], x)
            for j in range(game.MOVE):
                inputs[i, k, j] = x[0, j]
        game.describe(s, deck, b.w, x)
        for one in range(int(b.seats[i])):
            for j in range(game.SIDE):
                sides[i, one, j] = x[one, j]


def play_rows(b: Any, chosen: Any, first: Any, last: Any) -> Any:
    """Make the chosen move in each of some rows; where it ends the game, note how, and deal the next one."""
    deck = b.deck[0]
    for i in range(first, last):
        s, rng, seats = b.states[i], b.rngs[i], int(b.seats[i])
        game.play(s, deck, int(b.actor[i]), int(b.moves[i, chosen[i]]), rng)
        b.steps[i] += 1
        b.ended[i] = int(game.to_act(s)) == 0 or b.steps[i] >= LIMIT
        if b.ended[i]:
            game.result(s, deck, b.scores[i], b.places[i])
            firsts = 0
            for seat in range(seats):
                firsts += b.places[i, seat] == 1
            for seat in range(seats):
                b.won[i, seat] = 1.0 / firsts if b.places[i, seat] == 1 else 0.0
                b.points[i, seat] = b.scores[i, seat]
            game.deal(s, deck, seats, b.options[i], rng)
            b.steps[i] = 0
