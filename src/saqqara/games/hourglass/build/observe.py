"""Observation of a seat of Hourglass, made from `lab/observation.py` and `declaration.py` by `python tools/pages.py`."""

from typing import Any

from saqqara.games.hourglass.declaration import opened_in
from saqqara.games.hourglass.lab.observation import lay_last, lay_seat, lay_takes, lay_tiles


def observe(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Write what a seat may know."""
    for i in range(310):
        out[i] = 0
    out[0] = s.seats
    out[1] = s.advanced
    out[2] = s.over
    out[3] = s.phase
    out[4] = s.active - seat if s.active >= seat else s.active - seat + s.seats
    for i in range(3):
        out[5 + i] = s.dice[i]
    lay_tiles(s, deck, seat, out)
    lay_takes(s, deck, seat, opened_in(s), out)
    lay_last(s, deck, seat, out)
    for row in range(s.seats):
        other = seat + row if seat + row < s.seats else seat + row - s.seats
        lay_seat(s, deck, other, row, out)
