"""A plausible player, to see what a deck is worth: it looks one move ahead, likes what scores, and wants to come nearer to its tombs."""

from typing import Any

from saqqara.core.rng import Rng, draw
from saqqara.games.expedition import rules, state
from saqqara.games.expedition.bots.evaluation import squares_away
from saqqara.games.expedition.geometry.patterns import PLACEMENTS, SQUARES, beside

STEP, CROSS, BRANCH = 2.2, 3.0, 0.15
"""The worth of a square nearer to the tomb, of a red cross and of a further square to go on from, in points."""


def gem_worth(red: int, green: int) -> float:
    """Gems as E23 counts them, and a little for one that still waits for its partner."""
    pairs = min(red, green)
    return 5 * pairs + 1.7 * (red + green - 2 * pairs)


def sheet_worth(s: Any, deck: Any, seat: int, number: int, squares: int) -> float:
    """Return the worth of the symbols on these squares."""
    red, green, torches, skulls = (int(entry) for entry in s.sheet[seat])
    more: dict[str, int] = {
        name: (squares & getattr(deck, name)[number]).bit_count() for name in ("red", "green", "torch", "skull", "potion", "cross")
    }
    after = max(min(skulls + more["skull"], state.SKULLS) - 2 * more["potion"], 0)
    worth = gem_worth(min(red + more["red"], state.GEMS), min(green + more["green"], state.GEMS)) - gem_worth(red, green)
    worth += 5 if more["torch"] and not torches >> int(s.round) - 1 & 1 else 0
    worth += CROSS * more["cross"]
    return worth + (skulls - after) * 1.2


def mark_worth(s: Any, deck: Any, seat: int, move: int) -> float:
    """Return the worth of a mark."""
    place, which = divmod(move - state.MARKS, state.PER_PLACE)
    squares = 1 << which if which < SQUARES else PLACEMENTS[which - SQUARES]
    number, marked = s.card[seat][place], s.marked[seat][place]
    worth = sheet_worth(s, deck, seat, number, squares)
    if marked & deck.tomb[number]:
        return worth
    worth += STEP * (squares_away(deck, number, marked) - squares_away(deck, number, marked | squares))
    if squares & deck.tomb[number]:
        return worth + 4
    open_ways: int = (beside(marked | squares) & deck.free[number] & ~marked).bit_count()
    return worth + BRANCH * open_ways


def card_worth(deck: Any, number: int) -> float:
    """Return the worth of a fresh card."""
    treasures: int = sum(getattr(deck, name)[number].bit_count() for name in ("red", "green", "torch"))
    return CROSS * int(deck.cross[number]).bit_count() + treasures - STEP * squares_away(deck, number, 0)


def choose(s: Any, deck: Any, seat: int, rng: Rng) -> int:
    """Return the best move by its lights; equal ones by lot."""
    out = [0] * state.MAX_LEGAL
    moves = out[: rules.legal(s, deck, seat, out)]
    worths = []
    for move in moves:
        if move < state.MARKS:
            worths.append(sum(card_worth(deck, s.dealt[seat][i]) for i in state.PAIRS[move]))
        elif move < state.TAKE:
            worths.append(mark_worth(s, deck, seat, move))
        elif move < state.TAKE_PILE:
            worths.append(card_worth(deck, s.display[move - state.TAKE]))
        else:
            worths.append(-100.0)
    best = [move for move, worth in zip(moves, worths, strict=True) if worth == max(worths)]
    return best[draw(rng, len(best))]


def trial(deck: Any, seats: int, rng: Rng) -> list[tuple[int, int]]:
    """Play one game of such players; return completed cards and score of each."""
    s = state.State()
    rules.deal(s, deck, seats, [0], rng)
    while mask := rules.to_act(s):
        seat = (mask & -mask).bit_length() - 1
        rules.play(s, deck, seat, choose(s, deck, seat, rng), rng)
    scores, places = [0] * seats, [0] * seats
    rules.result(s, deck, scores, places)
    return [(s.completed[seat].bit_count(), scores[seat]) for seat in range(seats)]
