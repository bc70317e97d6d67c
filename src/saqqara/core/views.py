"""What all seats of a table see and may do as JSON, in one call of compiled code: a call costs about as much as what is written by it.

A template: loaded once for each game that writes its views (`view_json`), with its `write` and its rules in place of the names declared
below, as `loops.py` is.
"""

from typing import Any

from saqqara.core.compile import compiled
from saqqara.core.json_text import put, put_byte

write: Any
legal: Any
BEGIN, COMMA, CLOSE = b"[,]"


@compiled
def write_all(states: Any, decks: Any, text: Any, begins: Any, seats: Any, acting: Any, first_move: Any, moves: Any, out: Any) -> Any:
    """For each seat its moves, of which the texts begin at `first_move`, and its view; how long all of it is. Where each of them ends is at
    the end of `moves`."""
    at, ends = 0, moves.size - 2 * seats
    for seat in range(seats):
        at = put_byte(out, at, BEGIN)
        if acting >> seat & 1:
            for number in range(legal(states[0], decks[0], seat, moves)):
                if number:
                    at = put_byte(out, at, COMMA)
                at = put(out, at, text, begins, first_move + moves[number])
        at = put_byte(out, at, CLOSE)
        moves[ends + 2 * seat] = at
        at += write(states, decks, text, begins, seat, out[min(at, out.size) :])
        moves[ends + 2 * seat + 1] = at
    return at
