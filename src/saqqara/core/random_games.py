"""Random games over any game's rules. A template: `Game.loops` is this module, bound to a game's rules and compiled."""

from typing import Any

from saqqara.core.bits import count, nth
from saqqara.core.rng import begin, draw
from saqqara.core.template_parts import Rules
from saqqara.core.templates import needed

game: Rules = needed(Rules)


def actor(mask: Any, rng: Any) -> Any:
    """One of those who may act, each as likely as the next."""
    if mask & (mask - 1) == 0:
        return nth(mask, 0)
    return nth(mask, draw(rng, count(mask)))


def playout(s: Any, deck: Any, rng: Any, limit: Any) -> Any:
    """Random moves to the end of the game, or `limit` of them; how many."""
    moves = 0
    mask = int(game.to_act(s))
    while mask != 0 and moves < limit:
        seat = actor(mask, rng)
        game.play(s, deck, seat, game.sample(s, deck, seat, rng), rng)
        moves += 1
        mask = int(game.to_act(s))
    return moves


def playouts(s: Any, deck: Any, seats: Any, options: Any, rng: Any, games: Any) -> Any:
    """Many random games, each from a new deal; how many moves in all."""
    moves = 0
    for _ in range(games):
        game.deal(s, deck, seats, options, rng)
        moves += playout(s, deck, rng, 1 << 60)
    return moves


def numbered(s: Any, deck: Any, seats: Any, options: Any, seed: Any, first: Any, games: Any, rng: Any, scores: Any, places: Any) -> Any:
    """Random games of a seed by their numbers, scored: how many moves, and a sum that every score and place goes into."""
    moves, total = 0, 0
    for number in range(first, first + games):
        begin(rng, seed, number)
        game.deal(s, deck, seats, options, rng)
        moves += playout(s, deck, rng, 1 << 60)
        game.result(s, deck, scores, places)
        for seat in range(seats):
            total += (2 * seat + 1) * scores[seat] + (seat + 1) * places[seat]
    return moves, total


def samples(s: Any, deck: Any, seat: Any, rng: Any, counts: Any, draws: Any) -> Any:
    """Count how often each move is drawn."""
    for _ in range(draws):
        counts[game.sample(s, deck, seat, rng)] += 1
