"""A step of many games at once, inside compiled code.

A template over a game's rules and observation, and a search whose heuristic plays the other seats. `b` is
a `Batch`, `i` one of its rows. On the CPU one call goes over all rows, inside a CUDA kernel each thread has one: the same functions.
"""

from typing import Any, Protocol

from saqqara.core.game import CLOCK
from saqqara.core.random_games import actor
from saqqara.core.rng import begin
from saqqara.core.template_parts import Observation
from saqqara.core.templates import needed
from saqqara.envs.batch_memory import AGAIN, ANEW, AT_RANDOM, CHANCE, LEARNER, LIMIT, NOBODY, PLANES, RIVALS, SWAPS
from saqqara.envs.planes import swap_action, swap_rows, swap_values, write_planes


class Search(Protocol):
    """The parts of a search that are needed."""

    def err(self, s: Any, deck: Any, w: Any, seat: Any, noise: Any, overlooked: Any, greed: Any, habit: Any, moves: Any, rng: Any) -> Any:
        """Return the move of a player who errs."""


game: Observation = needed(Observation)
search: Search = needed(Search)

GAMES = 32
"""Bits of a game's number that count the games of one environment; those above are the environment."""

WITHOUT_END = 1 << 62


def next_seat(s: Any, deck: Any, rng: Any) -> Any:
    """Return the seat that acts next, each of those who may as likely as the next; the clock acts at once when it is drawn. -1 when the
    game is over."""
    acting = int(game.to_act(s))
    while acting != 0:
        seat = int(actor(acting, rng))
        if seat != CLOCK:
            return seat
        game.play(s, deck, seat, game.sample(s, deck, seat, rng), rng)
        acting = int(game.to_act(s))
    return -1


def next_learner(b: Any, i: Any, limit: Any) -> Any:
    """Return the next seat whose action comes from outside; the others have played before it. -1 when the game is over or has had its
    moves."""
    s, deck, rng, level = b.states[i], b.deck[0], b.rngs[i], b.level
    rivals, learner = b.ways[RIVALS], int(b.learners[i])
    seat = int(next_seat(s, deck, rng))
    while rivals != NOBODY and seat >= 0 and seat != learner:
        if b.steps[i] >= limit:
            return -1
        if rivals == CHANCE:
            move = int(game.sample(s, deck, seat, rng))
        else:
            moves = b.moves[i if b.moves.shape[0] > 1 else 0]
            move = int(search.err(s, deck, b.weights, seat, level[0], level[1], level[2], level[3], moves, rng))
        game.play(s, deck, seat, move, rng)
        b.steps[i] += 1
        seat = int(next_seat(s, deck, rng))
    return seat


def begin_one(b: Any, i: Any) -> Any:
    """Deal the next game of an environment; who acts first."""
    seat, seats = -1, b.returns.shape[1]
    while seat < 0:  # a game that is over before anybody has acted is none
        begin(b.rngs[i], b.seed, (int(i) << GAMES) + int(b.games[i]))
        if b.ways[RIVALS] != NOBODY:
            b.learners[i] = b.ways[LEARNER] if b.ways[LEARNER] >= 0 else b.games[i] % seats
        b.games[i] += 1
        b.steps[i] = 0
        game.deal(b.states[i], b.deck[0], seats, b.options, b.rngs[i])
        seat = int(next_learner(b, i, WITHOUT_END))
    return seat


def reward_one(b: Any, i: Any) -> Any:
    """Write the rewards of a finished game: each seat's share of the victory, scaled to sum to 0 with 1 for a sole winner."""
    seats = b.returns.shape[1]
    game.result(b.states[i], b.deck[0], b.scores[i], b.places[i])
    winners = 0
    for seat in range(seats):
        winners += b.places[i, seat] == 1
    for seat in range(seats):
        share = 1.0 / winners if b.places[i, seat] == 1 else 0.0
        b.returns[i, seat] = (share * seats - 1.0) / (seats - 1.0)


def clear_one(b: Any, i: Any) -> Any:
    """Forget how the game before ended."""
    b.terminated[i] = False
    b.truncated[i] = False
    b.rewards[i] = 0.0
    for seat in range(b.returns.shape[1]):
        b.returns[i, seat] = 0.0
        b.scores[i, seat] = 0


def show_one(b: Any, i: Any, seat: Any) -> Any:
    """Write what a seat may know, and which actions it has."""
    s, deck, numbers, masks = b.states[i], b.deck[0], b.numbers[i if b.numbers.shape[0] > 1 else 0], b.masks[i]
    game.observe(s, deck, seat, numbers)
    game.mask(s, deck, seat, masks)
    own = int(numbers[b.ways[SWAPS]]) if b.ways[SWAPS] >= 0 else 0
    b.own[i] = own
    if own > 1:
        swap_values(numbers, b.values, own)
        swap_rows(numbers, b.rows, own)
        swap_rows(masks, b.action_rows, own)
    if b.ways[PLANES] != 0:
        write_planes(numbers, b.coding, b.observations[i])


def step_rows(b: Any, actions: Any, first: Any, last: Any) -> Any:
    """Make one action in each environment of some rows; where it ends the game, or that has had as many moves as it may, the next one
    begins."""
    deck, limit, again = b.deck[0], b.ways[LIMIT], b.ways[AGAIN] != 0
    for i in range(first, last):  # a loop here and no function of one row: to hand so many arrays over took a third of the time
        s, rng = b.states[i], b.rngs[i]
        action, seat = int(actions[i]), int(b.seat[i])
        anew = action == ANEW
        if anew or b.terminated[i] or b.truncated[i]:
            clear_one(b, i)
        if not anew:
            if action == AT_RANDOM:
                move = int(game.sample(s, deck, seat, rng))
            else:
                own = int(b.own[i])
                move = int(game.move_of(s, deck, seat, swap_action(action, b.columns, own) if own > 1 else action))
            game.play(s, deck, seat, move, rng)
            b.steps[i] += 1
            mover, seat = seat, int(next_learner(b, i, limit))
            if int(game.to_act(s)) == 0:
                b.terminated[i] = True
                reward_one(b, i)
                b.rewards[i] = b.returns[i, mover]
            elif b.steps[i] >= limit:
                b.truncated[i] = True
            anew = b.terminated[i] or b.truncated[i]
            if anew and not again:
                anew, seat = False, mover
        if anew:
            seat = int(begin_one(b, i))
        b.seat[i] = seat
        show_one(b, i, seat)


def refused(masks: Any, actions: Any, first: Any, last: Any) -> Any:
    """Return the first of some rows whose action is not one that its environment allows now; -1 when all are."""
    for i in range(first, last):
        action = int(actions[i])
        if action < 0 or action >= masks.shape[1] or not masks[i, action]:
            return int(i)
    return -1
