"""Single games, step by step from Python, inside compiled code.

A template over a game's rules, its observation and `core/random_games.playout`. States and decks are arrays of one,
as in `core/random_games.py`.
"""

from typing import Any, Protocol

from saqqara.core.bits import count, first, nth
from saqqara.core.game import CLOCK
from saqqara.core.rng import begin, draw
from saqqara.core.template_parts import Observation
from saqqara.core.templates import needed


class Stepped(Observation, Protocol):
    """The parts of a game that stepping needs."""

    def playout(self, s: Any, deck: Any, rng: Any, limit: Any) -> Any:
        """Play random moves; return how many."""


game: Stepped = needed(Stepped)

NOBODY = -1
REFUSED, PLAYED, DRAWN = 0, 1, 2
"""The results of an action: not allowed now; played; played, and chance was drawn for it."""

NOT_ALLOWED, CHANCE_FIRST, OVER = -1, -2, -3
"""The answers of `decide` in place of the acting seat."""


def acting(states: Any) -> Any:
    """Return the seats that may act, as a set."""
    return int(game.to_act(states[0]))


def set_up(states: Any, decks: Any, seats: Any, options: Any, rng: Any) -> Any:
    """Deal."""
    game.deal(states[0], decks[0], seats, options, rng)


def see(states: Any, decks: Any, seat: Any, out: Any, allowed: Any) -> Any:
    """Write what a seat may know, and which actions it has."""
    game.observe(states[0], decks[0], seat, out)
    game.mask(states[0], decks[0], seat, allowed)


def know(states: Any, decks: Any, seat: Any, out: Any) -> Any:
    """Write what a seat may know."""
    game.observe(states[0], decks[0], seat, out)


def choices(states: Any, decks: Any, seat: Any, allowed: Any, out: Any) -> Any:
    """List the actions of a seat, ascending; how many."""
    game.mask(states[0], decks[0], seat, allowed)
    n = 0
    for action in range(len(allowed)):
        if allowed[action]:
            out[n] = action
            n += 1
    return n


def meaning(states: Any, decks: Any, seat: Any, action: Any) -> Any:
    """Return the move that an action stands for."""
    return game.move_of(states[0], decks[0], seat, action)


def act(states: Any, decks: Any, seat: Any, action: Any, rng: Any, allowed: Any) -> Any:
    """Take an action, if the seat has it now; what became of it."""
    if action < 0 or action >= len(allowed):
        return REFUSED
    game.mask(states[0], decks[0], seat, allowed)
    if not allowed[action]:
        return REFUSED
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    game.play(states[0], decks[0], seat, game.move_of(states[0], decks[0], seat, action), rng)
    return PLAYED if rng[0] == a and rng[1] == b and rng[2] == c and rng[3] == d else DRAWN


def decide(states: Any, decks: Any, seat: Any, action: Any, rng: Any, allowed: Any, out: Any) -> Any:
    """Take an action after which no chance comes, and list the actions of who acts next: how many × 8 + the seat; or a word (see above).

    Where chance comes first, the generator is as it was; the state is not.
    """
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    became = act(states, decks, seat, action, rng, allowed)
    if became == REFUSED:
        return NOT_ALLOWED
    able = int(game.to_act(states[0]))
    if became == DRAWN or able >> CLOCK & 1:
        rng[0], rng[1], rng[2], rng[3] = a, b, c, d
        return CHANCE_FIRST
    if able == 0:
        return OVER
    seat = int(first(able))
    return choices(states, decks, seat, allowed, out) << 3 | seat


def tick(states: Any, decks: Any, rng: Any) -> Any:
    """Return the clock acts."""
    game.play(states[0], decks[0], CLOCK, game.sample(states[0], decks[0], CLOCK, rng), rng)


def turn(states: Any, decks: Any, rng: Any) -> Any:
    """Return the seat that acts next: the first of those who may; where the clock may too, each is as likely. If it is the clock, it has
    acted."""
    able = int(game.to_act(states[0]))
    if able == 0:
        return NOBODY
    if able >> CLOCK & 1 == 0:
        return int(first(able))
    seat = int(nth(able, draw(rng, count(able))))
    if seat == CLOCK:
        tick(states, decks, rng)
    return seat


def next_seat(states: Any, decks: Any, rng: Any) -> Any:
    """Return the seat that acts next, the clock having acted as often as it was its turn; nobody when it is over."""
    seat = turn(states, decks, rng)
    while seat == CLOCK:
        seat = turn(states, decks, rng)
    return seat


def outcome(states: Any, decks: Any, scores: Any, places: Any) -> Any:
    """Return the result of a game that is over."""
    game.result(states[0], decks[0], scores, places)


def redraw(states: Any, decks: Any, seat: Any, actor: Any, rng: Any) -> Any:
    """Draw anew all that a seat must not know, until the one who acts now may act there too."""
    while True:
        game.redeal(states[0], decks[0], seat, rng)
        if int(game.to_act(states[0])) >> actor & 1:
            return


def stir(rng: Any, number: Any) -> Any:
    """Go on from here with another generator, one for each number."""
    begin(rng, rng, number)


def finish(states: Any, decks: Any, rng: Any, limit: Any) -> Any:
    """Random moves to the end of the game, or `limit` of them; how many."""
    return game.playout(states[0], decks[0], rng, limit)
