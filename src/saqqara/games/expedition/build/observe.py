"""Observation of a seat of Expedition, made from `lab/observation.py` and `declaration.py` by `python tools/pages.py`."""

from typing import Any

from saqqara.games.expedition.declaration import cards_left, kept_in, marked_in
from saqqara.games.expedition.lab.observation import lay_boxes, lay_due, lay_offered, lay_seat, phase


def observe(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Write what a seat may know."""
    for i in range(121 + 4 * s.seats, 137):
        out[i] = 0
    for i in range(137 + 50 * s.seats, 337):
        out[i] = 0
    for i in range(387 + 10 * s.seats, 427):
        out[i] = 0
    for i in range(443, 499):
        out[i] = 0
    out[0] = s.seats
    out[1] = phase(s, deck)
    out[2] = s.round
    out[3] = s.turn
    out[4] = s.pattern + 1
    out[5] = cards_left(s, deck)
    for i in range(6):
        out[6 + i] = s.left[i]
    lay_offered(s, deck, seat, kept_in(s), out)
    lay_boxes(s, deck, seat, out)
    lay_due(s, deck, seat, out)
    for row in range(s.seats):
        other = seat + row if seat + row < s.seats else seat + row - s.seats
        lay_seat(s, deck, other, row, row == 0 or marked_in(s), out)
