"""Pyramid points and the final score."""

from typing import Any

from saqqara.core.bits import count, first
from saqqara.games.expedition.state import BOXES, CARDS, COLOURS, GREEN, NOBODY, RED, SKULL, TORCHES


def score_boxes(s: Any, deck: Any, aside: Any) -> Any:
    """E20, E21, ER7: the completed cards count in ascending number, over all players."""
    while aside != 0:
        number = first(aside)
        aside &= aside - 1
        colour = deck.colour[number]
        for seat in range(s.seats):
            completed = s.completed[seat]
            if completed >> number & 1:
                of_colour = count(completed & ~aside & deck.of_colour[colour])  # those still to count are not yet there
                if of_colour in (2, 4, 6):
                    take_box(s, colour, seat)


def take_box(s: Any, colour: Any, seat: Any) -> Any:
    """E20: the first box left, if there is one."""
    for box in range(BOXES):
        if s.box[colour][box] == NOBODY:
            s.box[colour][box] = seat
            return


def points(deck: Any, completed: Any, boxes: Any, red: Any, green: Any, torches: Any, skulls: Any) -> Any:
    """E23: what a score sheet makes."""
    pairs = min(red, green)
    gems = deck.pair_points * pairs + deck.gem_points * (red + green - 2 * pairs)
    cards = deck.card_points * count(completed)
    return cards + deck.torch_points * count(torches) + boxes + gems - deck.penalty[skulls]


def box_points(s: Any, deck: Any, seat: Any) -> Any:
    """The pyramid points of a seat, of all colours."""
    total = 0
    for colour in range(COLOURS):
        for box in range(BOXES):
            if s.box[colour][box] == seat:
                total += deck.box_points[box]
    return total


def lowest(s: Any, seat: Any) -> Any:
    """The lowest completed card of a seat; beyond all numbers when there is none."""
    completed = s.completed[seat]
    return first(completed) if completed != 0 else (CARDS + 1)


def result(s: Any, deck: Any, scores: Any, places: Any) -> Any:
    """E23, and E24: a tie goes to the lowest completed card; ER6: it is shared by those who have none."""
    for seat in range(s.seats):
        sheet = s.sheet[seat]
        red, green, torches, skulls = sheet[RED], sheet[GREEN], sheet[TORCHES], sheet[SKULL]
        scores[seat] = points(deck, s.completed[seat], box_points(s, deck, seat), red, green, torches, skulls)
    for seat in range(s.seats):
        places[seat] = 1
        for other in range(s.seats):
            if scores[other] > scores[seat] or (scores[other] == scores[seat] and lowest(s, other) < lowest(s, seat)):
                places[seat] += 1
