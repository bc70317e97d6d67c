"""Pyramid points and the final score."""

from typing import Any

import numpy as np

from saqqara.core.bits import count, first
from saqqara.core.compile import compiled
from saqqara.games.expedition.layout import BOXES, CARDS, COLOURS, GREEN, NOBODY, RED, SKULL, TORCHES


@compiled
def score_boxes(s: Any, deck: Any, aside: Any) -> Any:
    """E20, E21, ER7: the completed cards count in ascending number, over all players."""
    while aside != 0:
        number = first(aside)
        aside &= aside - 1
        colour = np.int64(deck["colour"][number])
        for seat in range(s["seats"]):
            completed = np.int64(s["completed"][seat])
            if completed >> number & 1:
                of_colour = count(completed & ~aside & deck["of_colour"][colour])  # those still to count are not yet there
                if of_colour in (2, 4, 6):
                    take_box(s, colour, seat)


@compiled
def take_box(s: Any, colour: Any, seat: Any) -> Any:
    """E20: the first box left, if there is one."""
    for box in range(BOXES):
        if s["box"][colour, box] == NOBODY:
            s["box"][colour, box] = seat
            return


@compiled
def points(deck: Any, completed: Any, boxes: Any, red: Any, green: Any, torches: Any, skulls: Any) -> Any:
    """E23: what a score sheet makes."""
    pairs = min(red, green)
    gems = np.int64(deck["pair_points"]) * pairs + np.int64(deck["gem_points"]) * (red + green - 2 * pairs)
    cards = np.int64(deck["card_points"]) * count(completed)
    return cards + np.int64(deck["torch_points"]) * count(torches) + boxes + gems - np.int64(deck["penalty"][skulls])


@compiled
def points_by(decks: Any, completed: Any, red: Any, green: Any, torches: Any, skulls: Any) -> Any:
    """The same without boxes, by a deck in an array of one: a record alone takes Python ten times as long to hand over."""
    return points(decks[0], completed, 0, red, green, torches, skulls)


@compiled
def box_points(s: Any, deck: Any, seat: Any) -> Any:
    """The pyramid points of a seat, of all colours."""
    total = np.int64(0)
    for colour in range(COLOURS):
        for box in range(BOXES):
            if s["box"][colour, box] == seat:
                total += np.int64(deck["box_points"][box])
    return total


@compiled
def lowest(s: Any, seat: Any) -> Any:
    """The lowest completed card of a seat; beyond all numbers when there is none."""
    completed = np.int64(s["completed"][seat])
    return first(completed) if completed != 0 else np.int64(CARDS + 1)


@compiled
def result(s: Any, deck: Any, scores: Any, places: Any) -> Any:
    """E23, and E24: a tie goes to the lowest completed card; ER6: it is shared by those who have none."""
    for seat in range(s["seats"]):
        sheet = s["sheet"][seat]
        red, green, torches, skulls = np.int64(sheet[RED]), np.int64(sheet[GREEN]), np.int64(sheet[TORCHES]), np.int64(sheet[SKULL])
        scores[seat] = points(deck, np.int64(s["completed"][seat]), box_points(s, deck, seat), red, green, torches, skulls)
    for seat in range(s["seats"]):
        places[seat] = 1
        for other in range(s["seats"]):
            if scores[other] > scores[seat] or (scores[other] == scores[seat] and lowest(s, other) < lowest(s, seat)):
                places[seat] += 1
