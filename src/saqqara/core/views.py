"""The views of all seats of a table as JSON, in one call of compiled code: a call costs about as much as what is written by it.

A template: loaded once for each game that writes its views (`view_json`), with its `write` in place of the name declared below, as
`loops.py` is.
"""

from typing import Any

from saqqara.core.compile import compiled

write: Any


@compiled
def write_all(states: Any, decks: Any, text: Any, begins: Any, seats: Any, out: Any, ends: Any) -> Any:
    """One after another, and where each ends; how long all of them are."""
    at = 0
    for seat in range(seats):
        at += write(states, decks, text, begins, seat, out[min(at, out.size) :])
        ends[seat] = at
    return at
