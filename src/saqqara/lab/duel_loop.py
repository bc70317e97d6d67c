"""A loop of games between two ways to judge a move, or two levels, inside compiled code. A template over a game's rules and its search."""

from typing import Any, Protocol

import numpy as np

from saqqara.core.bits import nth
from saqqara.core.rng import begin
from saqqara.core.template_parts import Rules
from saqqara.core.templates import needed


class Search(Protocol):
    """The parts of the search that a duel needs."""

    def prefer(self, s: Any, deck: Any, w: Any, seat: Any, noise: Any, overlooked: Any, moves: Any, rng: Any) -> Any:
        """Return the move that looks best."""

    def err(self, s: Any, deck: Any, w: Any, seat: Any, noise: Any, overlooked: Any, greed: Any, habit: Any, moves: Any, rng: Any) -> Any:
        """Return the same for a player who errs."""


game: Rules = needed(Rules)
search: Search = needed(Search)

LIMIT = 3000


def one(
    s: Any, deck: Any, seats: Any, options: Any, ws: Any, noise: Any, turned: Any, rng: Any, moves: Any, scores: Any, places: Any
) -> Any:
    """Play one game in which seats judge by ws[0] and ws[1] in turn; the result is in `scores` and `places`."""
    game.deal(s, deck, seats, options, rng)
    mask = int(game.to_act(s))
    n = 0
    while mask != 0 and n < LIMIT:
        seat = nth(mask, 0)
        game.play(s, deck, seat, search.prefer(s, deck, ws[(seat + turned) & 1], seat, noise, 0.0, moves, rng), rng)
        mask = int(game.to_act(s))
        n += 1
    game.result(s, deck, scores, places)


def duel(
    s: Any,
    deck: Any,
    seats: Any,
    options: Any,
    ws: Any,
    noise: Any,
    games: Any,
    rng: Any,
    kept: Any,
    moves: Any,
    scores: Any,
    places: Any,
    total: Any,
) -> Any:
    """Pairs of games on the same seed with seats exchanged: victories (shared ones in part) and points of the first way go to `total`."""
    for _ in range(games):
        for turned in range(2):
            if turned == 0:
                for i in range(4):
                    kept[i] = rng[i]
            else:
                for i in range(4):
                    rng[i] = kept[i]
            one(s, deck, seats, options, ws, noise, turned, rng, moves, scores, places)
            firsts, mine, points, others = 0, 0, 0.0, 0.0
            for seat in range(seats):
                firsts += places[seat] == 1
                if (seat + turned) & 1 == 0:
                    mine += places[seat] == 1
                    points += scores[seat]
                else:
                    others += scores[seat]
            total[0] += mine / firsts
            total[1] += points
            total[2] += others
        rng[0] ^= np.uint64(0x9E3779B97F4A7C15)


def levelled(
    states: Any,
    decks: Any,
    seats: Any,
    options: Any,
    w: Any,
    levels: Any,
    seatings: Any,
    seed: Any,
    first: Any,
    rng: Any,
    moves: Any,
    scores: Any,
    places: Any,
    wins: Any,
) -> Any:
    """Deals from that number on, as many as `wins` has rows, each in all games of the next of `seatings` (for each seat the place of its
    level): how much of the victories each level wins. `levels` has for each its noise, what part it overlooks, its greed and its habit, or
    a negative noise for chance."""
    s, deck = states[0], decks[0]
    for i in range(len(wins)):
        games = seatings[(first + i) % len(seatings)]
        for number in range(games.shape[0]):
            seating = games[number]
            begin(rng, seed, first + i)
            game.deal(s, deck, seats, options, rng)
            mask = int(game.to_act(s))
            n = 0
            while mask != 0 and n < LIMIT:
                seat = nth(mask, 0)
                who = seating[seat]
                if levels[who, 0] < 0.0:
                    move = int(game.sample(s, deck, seat, rng))
                else:
                    noise, overlooked, greed, habit = levels[who, 0], levels[who, 1], levels[who, 2], levels[who, 3]
                    move = int(search.err(s, deck, w, seat, noise, overlooked, greed, habit, moves, rng))
                game.play(s, deck, seat, move, rng)
                mask = int(game.to_act(s))
                n += 1
            game.result(s, deck, scores, places)
            firsts = 0
            for seat in range(seats):
                firsts += places[seat] == 1
            for seat in range(seats):
                if places[seat] == 1:
                    wins[i, seating[seat]] += 1.0 / firsts
