"""How good a placement looks to whoever wants a colour."""

from typing import Any

from saqqara.games.objective.rules import PER_COLOUR

NAMES = (
    "gain",
    "gain_late",
    "loss",
    "loss_late",
    "spend",
    "spend_late",
    "foe",
    "foe_late",
    "feed",
    "feed_late",
    "bare",
    "trust",
    "insight",
)
"""What the weights are called: my spot won and lost, my piece spent; a strong foreign colour covered and fed; a bare base; how far
the others' moves are believed, read by how good they look; and the same, read by the learned first sight (0: they are not read so)."""
GAIN, GAIN_LATE, LOSS, LOSS_LATE, SPEND, SPEND_LATE, FOE, FOE_LATE, FEED, FEED_LATE, BARE, TRUST, INSIGHT = range(13)


def after(s: Any, spot: Any, colour: Any) -> Any:
    """The colour of a spot once a piece is placed there (O8-O10)."""
    top = s.top[spot]
    if top < 0 or s.colour[top] != colour:
        return colour
    below = s.below[top]
    return s.base[spot] if below < 0 else s.colour[below]


def weigh(s: Any, w: Any, mine: Any, spot: Any, colour: Any, was: Any, becomes: Any, ahead: Any, fed: Any) -> Any:
    """How good a placement looks to whoever wants a colour; `ahead` and `fed`: how many spots more than that one the colours show that the
    placement covers and brings to light."""
    late = 1.0 - s.left / (PER_COLOUR * (s.seats + 2.0))
    value = 0.0
    if becomes == mine:
        value += w[GAIN] + w[GAIN_LATE] * late
    if was == mine:
        value -= w[LOSS] + w[LOSS_LATE] * late
    if colour == mine:
        value -= w[SPEND] + w[SPEND_LATE] * late
    if was != mine:
        value += (w[FOE] + w[FOE_LATE] * late) * ahead
    if becomes != mine:
        value -= (w[FEED] + w[FEED_LATE] * late) * fed
    if s.top[spot] < 0:
        value += w[BARE]
    return value
