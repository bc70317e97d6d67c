"""Inputs of Expedition's networks: each seat's score card, its two cards, the turns that are left and the best rival;
and a move, by its worth at first sight."""

from typing import Any

from saqqara.core.bits import count
from saqqara.games.expedition import state
from saqqara.games.expedition.bots.evaluation import WEIGHT, card_points, cards_worth, gems, turns_after, turns_away, worth
from saqqara.games.expedition.geometry.patterns import SQUARES, beside
from saqqara.games.expedition.rules import box_points, points

SIDE, SIDE_HIDDEN = 48, 32
"""The numbers that describe the table to one seat, and the hidden units that weigh them."""
MOVE, MOVE_HIDDEN = 12, 8
"""The same of a move."""
CARD, CARD_NUMBERS, RIVAL = 20, 11, 42
FAR = 12.0


def card_of(s: Any, seat: Any, place: Any) -> Any:
    """A card of a seat, also one that it has just kept; 0 for none."""
    if s.phase == state.KEEP:
        kept = s.kept[seat]
        return 0 if kept == state.NOBODY else s.dealt[seat][state.PAIRS[kept][place]]
    return s.card[seat][place]


def describe_card(s: Any, deck: Any, w: Any, seat: Any, place: Any, row: Any, at: Any) -> Any:
    """One card: whether there is one, its way, what its tomb brings, and what lies on it and near."""
    number = card_of(s, seat, place)
    if number == 0:
        row[at + 1] = FAR
        return
    marked = s.marked[seat][place]
    free = deck.free[number] & ~marked
    near = beside(marked) & free if marked != 0 else deck.start[number]
    good = deck.red[number] | deck.green[number]
    row[at] = 1.0
    row[at + 1] = min(turns_away(deck, number, marked), FAR)
    row[at + 2] = card_points(s, deck, w, seat, number)
    row[at + 3] = count(s.completed[seat] & deck.of_colour[deck.colour[number]]) & 1
    row[at + 4] = count(marked)
    row[at + 5] = count(good & free)
    row[at + 6] = count(good & near)
    row[at + 7] = count(deck.cross[number] & free)
    row[at + 8] = count(deck.torch[number] & free)
    row[at + 9] = count(deck.skull[number] & free)
    row[at + 10] = count(deck.potion[number] & free)


def describe(s: Any, deck: Any, w: Any, x: Any) -> Any:
    """The table from every seat, a row each: time, score card, the two cards (the nearer tomb first), and the best of the others."""
    seats, left = s.seats, turns_after(s, deck)
    for seat in range(seats):
        row, sheet = x[seat], s.sheet[seat]
        for i in range(SIDE):
            row[i] = 0.0
        red, green, torches, skulls = sheet[state.RED], sheet[state.GREEN], sheet[state.TORCHES], sheet[state.SKULL]
        has = float(points(deck, s.completed[seat], box_points(s, deck, seat), red, green, torches, skulls))
        first, second = card_of(s, seat, 0), card_of(s, seat, 1)
        away, away_other = FAR, FAR
        if first != 0:
            away = min(turns_away(deck, first, s.marked[seat][0]), FAR)
        if second != 0:
            away_other = min(turns_away(deck, second, s.marked[seat][1]), FAR)
        swapped = 1 if away_other < away else 0
        for place in range(state.PLACES):
            describe_card(s, deck, w, seat, place, row, CARD + (place ^ swapped) * CARD_NUMBERS)
        near, far = min(away, away_other), max(away, away_other)
        hope = cards_worth(deck, w, left, away, card_points(s, deck, w, seat, first), away_other, card_points(s, deck, w, seat, second))
        hope += gems(deck, w, left, red, green) - deck.pair_points * min(red, green) - deck.gem_points * abs(red - green)
        x[state.SEATS, seat], x[state.SEATS + 1, seat] = has, has + hope
        row[0], row[1], row[2] = left, s.phase == state.KEEP, s.phase == state.REPLACE
        row[3] = s.finished >> seat & 1
        row[4] = s.owed[seat]
        row[5], row[6] = has, hope
        row[7], row[8], row[9] = red, green, abs(red - green)
        row[10], row[11] = skulls, deck.penalty[skulls]
        row[12] = count(torches)
        row[13] = torches >> (s.round - 1) & 1
        row[14] = deck.round_turns - s.turn
        row[15] = max(left - w[WEIGHT.overlap] * near, 0.0)
        row[16] = max(left - w[WEIGHT.overlap] * (near + far), 0.0)
        row[17] = left * left * 0.04
        row[18] = count(s.completed[seat])
        row[19] = deck.round_turns * s.round - s.turn < near
    for seat in range(seats):
        best, hoped = -1e3, -1e3
        for other in range(seats):
            if other != seat:
                best, hoped = max(best, x[state.SEATS, other]), max(hoped, x[state.SEATS + 1, other])
        x[seat, RIVAL], x[seat, RIVAL + 1] = best, hoped
        x[seat, RIVAL + 2] = x[state.SEATS + 1, seat] - hoped
        x[seat, RIVAL + 3 + seats - 2] = 1.0


def look_over(s: Any, deck: Any, w: Any, seat: Any, x: Any) -> Any:
    """All moves of a seat have the turns that are left in common."""
    x[state.SEATS, 0] = turns_after(s, deck)


def describe_move(s: Any, deck: Any, w: Any, seat: Any, move: Any, x: Any) -> Any:
    """A move, in the first row: its worth, and what kind it is of."""
    row, left = x[0], x[state.SEATS, 0]
    for i in range(MOVE):
        row[i] = 0.0
    row[0] = worth(s, deck, w, seat, move) / w[WEIGHT.sharp]
    row[1] = left
    if move < state.MARKS:
        row[2] = 1.0
    elif move < state.TAKE:
        place = (move - state.MARKS) // state.PER_PLACE
        row[3] = 1.0
        row[4] = move - state.MARKS - place * state.PER_PLACE < SQUARES
        row[5] = row[0] * left
        row[6] = turns_away(deck, s.card[seat][place], s.marked[seat][place])
        row[7] = turns_away(deck, s.card[seat][1 - place], s.marked[seat][1 - place])
        row[8] = s.owed[seat]
    elif move < state.TAKE_PILE:
        row[9] = 1.0
    elif move == state.TAKE_PILE:
        row[10] = 1.0
    else:
        row[11] = 1.0
