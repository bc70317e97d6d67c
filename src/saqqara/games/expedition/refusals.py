"""Why a move is not legal."""

from typing import Any

from saqqara.core.errors import Refused
from saqqara.games.expedition import marking, rules, state
from saqqara.games.expedition.geometry.patterns import PATTERNS, RANGES, SQUARE_NAMES, SQUARES

GAME = "expedition"


def refusal(s: Any, deck: Any, seat: int, move: int) -> Refused | None:
    """The first clause that a move breaks, or None when it is legal."""
    phase = state.KEEP if move < state.MARKS else state.MARK if move < state.TAKE or move == state.PASS else state.REPLACE
    out_of_turn = not_now(s, seat, phase)
    if out_of_turn is not None or phase == state.KEEP:
        return out_of_turn
    if move == state.PASS:
        return Refused("ER4", "refused-pass", GAME) if any(marking.reach(s, deck, seat, place) for place in range(state.PLACES)) else None
    if move == state.TAKE_PILE:
        return Refused("E19", "refused-pile", GAME) if s.pile == 0 else None
    if phase == state.REPLACE:
        gap = s.display[move - state.TAKE] == 0
        return Refused("E17", "refused-gap", GAME, place=move - state.TAKE + 1) if gap else None
    return mark_refusal(s, deck, seat, move)


def not_now(s: Any, seat: int, phase: int) -> Refused | None:
    """A move of one phase in another, or by a seat that has nothing to do now."""
    if s.phase == state.OVER:
        return Refused("E22", "refused-over", GAME)
    if s.phase == state.KEEP and phase != state.KEEP:
        return Refused("E4", "refused-keep-first", GAME)
    if s.phase == state.MARK and phase != state.MARK:
        return Refused("E7", "refused-mark-first", GAME)
    if s.phase == state.REPLACE and phase != state.REPLACE:
        return Refused("E17", "refused-replace-first", GAME)
    if int(rules.to_act(s)) >> seat & 1:
        return None
    if phase == state.KEEP:
        return Refused("E4", "refused-kept", GAME)
    if phase == state.MARK:
        return Refused("E7", "refused-finished", GAME)
    return Refused("E18", "refused-turn", GAME, turn=int(rules.replacing(s)))


def mark_refusal(s: Any, deck: Any, seat: int, move: int) -> Refused | None:
    """Return the clause that a mark breaks, in a marking step, by a seat that is to mark."""
    place, which = divmod(move - state.MARKS, state.PER_PLACE)
    single, pattern, owed = which < SQUARES, int(s.pattern), bool(s.owed[seat])
    card = int(s.card[seat][place])
    if card == 0:
        return Refused("E7", "refused-place", GAME, place=place + 1)
    if owed and not single:
        return Refused("E11", "refused-owed", GAME)
    if not single and not RANGES[pattern] <= which - SQUARES < RANGES[pattern + 1]:
        return Refused("E7", "refused-pattern", GAME, pattern=PATTERNS[pattern])
    squares = marking.squares_of(which)
    walls = squares & ~int(deck.free[card])
    if walls:
        return Refused("E8", "refused-wall", GAME, square=first_name(walls), card=card)
    marked = int(s.marked[seat][place])
    if squares & marked:
        return Refused("E8", "refused-marked", GAME, square=first_name(squares & marked), card=card)
    if squares & int(marking.reach(s, deck, seat, place)):
        return None
    missing = "refused-apart" if marked else "refused-start"
    start = first_name(int(deck.start[card]))
    return Refused("E11" if owed else "E10" if single else "E9", missing, GAME, card=card, start=start)


def first_name(squares: int) -> str:
    """The first of some squares, as it is written."""
    return SQUARE_NAMES[(squares & -squares).bit_length() - 1]
