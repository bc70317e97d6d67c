"""Observation of a seat of Objective, made from `lab/observation.py` and `declaration.py` by `python tools/pages.py`."""

from typing import Any

from saqqara.games.objective.declaration import is_over
from saqqara.games.objective.lab.observation import lay_spots


def observe(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Write what a seat may know."""
    for i in range(212):
        out[i] = 0
    out[0] = s.seats
    out[1] = s.mode
    out[2] = s.left
    out[3] = s.turn - seat if s.turn >= seat else s.turn - seat + s.seats
    for i in range(6):
        out[8 + i] = s.colours >> i & 1
    lay_spots(s, deck, seat, out)
    for row in range(s.seats):
        other = seat + row if seat + row < s.seats else seat + row - s.seats
        out[4 + row] = s.objective[other] + 1 if row == 0 or is_over(s) else 0
        for i in range(6):
            out[14 + row * 6 + i] = s.stock[other][i]
