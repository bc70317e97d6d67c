"""Many games side by side, one step of each at a call, inside compiled code.

A template over a game's rules and observation. `b` is
a `Batch`, `i` one of its rows. On the CPU one call goes over all rows, inside a CUDA kernel each thread has one: the same functions.
"""

from typing import Any

from saqqara.core.game import CLOCK
from saqqara.core.random_games import actor
from saqqara.core.rng import begin
from saqqara.core.template_parts import Observation
from saqqara.core.templates import needed
from saqqara.envs.batch_memory import ANEW, AT_RANDOM

game: Observation = needed(Observation)

GAMES = 32
"""Bits of a game's number that count the games of one environment; those above are the environment."""


def next_seat(s: Any, deck: Any, rng: Any) -> Any:
    """Who acts next, each of those who may as likely as the next; the clock acts at once when it is drawn. -1 when the game is over."""
    acting = int(game.to_act(s))
    while acting != 0:
        seat = int(actor(acting, rng))
        if seat != CLOCK:
            return seat
        game.play(s, deck, seat, game.sample(s, deck, seat, rng), rng)
        acting = int(game.to_act(s))
    return -1


def begin_one(b: Any, i: Any) -> Any:
    """Deal the next game of an environment; who acts first."""
    seat = -1
    while seat < 0:  # a game that is over before anybody has acted is none
        begin(b.rngs[i], b.seed, (int(i) << GAMES) + int(b.games[i]))
        b.games[i] += 1
        game.deal(b.states[i], b.deck[0], b.rewards.shape[1], b.options, b.rngs[i])
        seat = next_seat(b.states[i], b.deck[0], b.rngs[i])
    b.steps[i] = 0
    return seat


def reward_one(b: Any, i: Any) -> Any:
    """What a finished game brings: each seat's share of the victory, such that all sum to 0 and who wins alone has 1."""
    seats = b.rewards.shape[1]
    game.result(b.states[i], b.deck[0], b.scores[i], b.places[i])
    winners = 0
    for seat in range(seats):
        winners += b.places[i, seat] == 1
    for seat in range(seats):
        share = 1.0 / winners if b.places[i, seat] == 1 else 0.0
        b.rewards[i, seat] = (share * seats - 1.0) / (seats - 1.0)


def clear_one(b: Any, i: Any) -> Any:
    """Forget how the game before ended."""
    b.terminated[i] = False
    b.truncated[i] = False
    for seat in range(b.rewards.shape[1]):
        b.rewards[i, seat] = 0.0
        b.scores[i, seat] = 0


def step_rows(b: Any, actions: Any, first: Any, last: Any) -> Any:
    """One action in each environment of some rows; where it ends the game, or that has had as many steps as it may, the next one begins."""
    deck, limit = b.deck[0], b.limit[0]
    for i in range(first, last):  # a loop here and no function of one row: to hand so many arrays over took a third of the time
        s, rng = b.states[i], b.rngs[i]
        action, seat = int(actions[i]), int(b.seat[i])
        anew = action == ANEW
        if anew or b.terminated[i] or b.truncated[i]:
            clear_one(b, i)
        if not anew:
            game.play(s, deck, seat, game.sample(s, deck, seat, rng) if action == AT_RANDOM else game.move_of(s, deck, seat, action), rng)
            b.steps[i] += 1
            seat = next_seat(s, deck, rng)
            if seat < 0:
                b.terminated[i] = True
                reward_one(b, i)
            elif b.steps[i] >= limit:
                b.truncated[i] = True
            anew = b.terminated[i] or b.truncated[i]
        if anew:
            seat = begin_one(b, i)
        b.seat[i] = seat
        game.observe(s, deck, seat, b.observations[i])
        game.mask(s, deck, seat, b.masks[i])


def refused(masks: Any, actions: Any, first: Any, last: Any) -> Any:
    """The first of some rows whose action is not one that its environment allows now; -1 when all are."""
    for i in range(first, last):
        action = int(actions[i])
        if action < 0 or action >= masks.shape[1] or not masks[i, action]:
            return int(i)
    return -1
