"""Observation of a seat of Guardians, made from `lab/observation.py` and `declaration.py` by `python tools/pages.py`."""

from typing import Any

from saqqara.games.guardians.declaration import is_over
from saqqara.games.guardians.lab.observation import goal, lay_drawn, lay_piles, lay_row


def observe(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Write what a seat may know."""
    for i in range(219):
        out[i] = 0
    out[0] = s.seats
    out[1] = goal(s, deck)
    out[2] = s.over
    out[3] = s.turn - seat if s.turn >= seat else s.turn - seat + s.seats
    out[4] = s.extra_turns
    out[5] = s.extra
    lay_piles(s, deck, seat, out)
    lay_drawn(s, deck, seat, is_over(s), out)
    for row in range(s.seats):
        other = seat + row if seat + row < s.seats else seat + row - s.seats
        out[7 + row] = s.score[other]
        lay_row(s, deck, other, row, row == 0 or is_over(s), out)
