"""The worth of a placement to whoever wants a colour."""

from typing import Any

from saqqara.core.weights import numbered
from saqqara.games.objective.rules import COLOURS, PER_COLOUR, spot_colour

WEIGHT = numbered("gain gain_late loss loss_late spend spend_late foe foe_late feed feed_late bare trust insight")
"""The places of the weights: my spot won and lost, my piece spent; a strong foreign colour covered and fed; a bare base; how far
the others' moves are believed, read by how good they look; and the same, read by the learned first sight (0: they are not read so)."""
NAMES = WEIGHT._fields


def after(s: Any, spot: Any, colour: Any) -> Any:
    """The colour of a spot once a piece is placed there (O8-O10)."""
    top = s.top[spot]
    if top < 0 or s.colour[top] != colour:
        return colour
    below = s.below[top]
    return s.base[spot] if below < 0 else s.colour[below]


def worth(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """Return how good a placement looks to whoever wants the seat's colour. A foreign colour is strong, and is better covered than
    brought to light, by the spots that it shows on more than that one."""
    spot = move // COLOURS
    colour = move - spot * COLOURS
    mine = s.objective[seat]
    was, becomes = spot_colour(s, spot), after(s, spot, colour)
    ahead, fed = 0, 0
    for i in range(s.spots):
        shown = spot_colour(s, i)
        ahead += int(shown == was) - int(shown == mine)
        fed += int(shown == becomes) - int(shown == mine)
    late = 1.0 - s.left / (PER_COLOUR * (s.seats + 2.0))
    value = 0.0
    if becomes == mine:
        value += w[WEIGHT.gain] + w[WEIGHT.gain_late] * late
    if was == mine:
        value -= w[WEIGHT.loss] + w[WEIGHT.loss_late] * late
    if colour == mine:
        value -= w[WEIGHT.spend] + w[WEIGHT.spend_late] * late
    if was != mine:
        value += (w[WEIGHT.foe] + w[WEIGHT.foe_late] * late) * ahead
    if becomes != mine:
        value -= (w[WEIGHT.feed] + w[WEIGHT.feed_late] * late) * fed
    if s.top[spot] < 0:
        value += w[WEIGHT.bare]
    return value
