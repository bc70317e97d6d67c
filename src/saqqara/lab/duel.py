"""Many games between two ways to judge a move, inside compiled code. A template: `prefer` is that of the game's search."""

from typing import Any

import numpy as np

from saqqara.core.bits import nth
from saqqara.core.compile import compiled

deal: Any
to_act: Any
play: Any
result: Any
prefer: Any

LIMIT = 3000


@compiled
def one(
    s: Any, deck: Any, seats: Any, options: Any, ws: Any, noise: Any, turned: Any, rng: Any, moves: Any, scores: Any, places: Any
) -> Any:
    """One game in which seats judge by ws[0] and ws[1] in turn; the result is in `scores` and `places`."""
    deal(s, deck, seats, options, rng)
    mask = np.int64(to_act(s))
    n = 0
    while mask != 0 and n < LIMIT:
        seat = nth(mask, 0)
        play(s, deck, seat, prefer(s, deck, ws[(seat + turned) & 1], seat, noise, 0.0, moves, rng), rng)
        mask = np.int64(to_act(s))
        n += 1
    result(s, deck, scores, places)


@compiled
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
