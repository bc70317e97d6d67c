"""Inputs of Guardians' networks: the whole table with every room open, seen from each seat; and an action, by what its
seat can know."""

from typing import Any

from saqqara.core.bits import count
from saqqara.games.guardians import rules
from saqqara.games.guardians.bots.evaluation import behind
from saqqara.games.guardians.bots.odds import unseen

SIDE, SIDE_HIDDEN = 60, 32
"""The numbers that describe the table to one seat, and the hidden units that weigh them."""
MOVE, MOVE_HIDDEN = 36, 16
"""The same of an action."""
RIVAL, RIVAL_NUMBERS = 30, 6
POINTS, WARDS, KINDS, NUMBER, NEED, EACH = 0, 1, 2, 3, 4, 5
"""The places of each seat's counts, which are made once, in the row after those of the seats."""


def count_rooms(s: Any, deck: Any, seat: Any, row: Any) -> Any:
    """Count the rooms before a seat, and the points that it lacks to the goal."""
    cards = s.cards[seat]
    points, wards, kinds = rules.revealed(s, deck, cards)
    at = seat * EACH
    row[at + POINTS], row[at + WARDS], row[at + KINDS], row[at + NUMBER] = points, wards, kinds, count(cards)
    row[at + NEED] = rules.goal(deck, s.seats) - s.score[seat]


def describe(s: Any, deck: Any, w: Any, x: Any) -> Any:
    """The table from every seat, a row each: what it holds and lacks, turn and piles, then each rival in turn."""
    seats, turn = s.seats, s.turn
    rooms = x[rules.SEATS]
    for seat in range(seats):
        count_rooms(s, deck, seat, rooms)
    piles = s.cards[rules.PILES]
    hidden = count(piles)
    guarded, warded = count(piles & deck.guarded), count(piles & deck.warded)
    for seat in range(seats):
        row = x[seat]
        for i in range(SIDE):
            row[i] = 0.0
        at = seat * EACH
        kinds = int(rooms[at + KINDS])
        row[0], row[1], row[2], row[3] = rooms[at + NEED], rooms[at + POINTS], rooms[at + WARDS], rooms[at + NUMBER]
        row[4] = rooms[at + WARDS] < 0
        row[5] = rooms[at + POINTS] >= rooms[at + NEED]
        row[6] = max(rooms[at + NEED] - rooms[at + POINTS], 0.0)
        row[7 + (seat - turn if seat >= turn else seat - turn + seats)] = 1.0
        row[13] = s.extra_turns
        row[14] = s.cards[rules.DRAWN] != 0 and seat == turn
        row[15] = seats
        for pile in range(2):
            if s.top[pile] >= 0:
                row[16 + 3 * pile + s.top[pile]] = 1.0
        row[22] = guarded / max(hidden, 1)
        row[23] = warded / max(hidden, 1)
        row[24] = hidden
        row[27], row[28], row[29] = kinds & rules.MUMMY != 0, kinds & rules.FRANK != 0, kinds & rules.WEREWOLF != 0
        nearest, most = 1e3, 0.0
        for step in range(1, seats):
            other = seat + step if seat + step < seats else seat + step - seats
            theirs, to = other * EACH, RIVAL + (step - 1) * RIVAL_NUMBERS
            row[to], row[to + 1] = rooms[theirs + NEED], rooms[theirs + POINTS]
            row[to + 2], row[to + 3] = rooms[theirs + WARDS], rooms[theirs + NUMBER]
            row[to + 4] = rooms[theirs + WARDS] < 0
            row[to + 5] = rooms[theirs + POINTS] >= rooms[theirs + NEED]
            nearest, most = min(nearest, rooms[theirs + NEED]), max(most, rooms[theirs + NUMBER])
        row[25], row[26] = nearest, most


def look_over(s: Any, deck: Any, w: Any, seat: Any, x: Any) -> Any:
    """Count once what all actions of a seat are described by: its own rooms, the backs of the others'."""
    rooms, seats = x[rules.SEATS], s.seats
    count_rooms(s, deck, seat, rooms)
    nearest, most = 1000, 0
    for other in range(seats):
        if other != seat:
            nearest = min(nearest, rules.goal(deck, seats) - s.score[other])
            most = max(most, count(s.cards[other]))
    x[rules.SEATS + 1, 0], x[rules.SEATS + 1, 1] = nearest, most


def describe_move(s: Any, deck: Any, w: Any, seat: Any, move: Any, x: Any) -> Any:
    """An action, in the first row."""
    row, rooms, at = x[0], x[rules.SEATS], seat * EACH
    for i in range(MOVE):
        row[i] = 0.0
    points, wards, n, need = rooms[at + POINTS], rooms[at + WARDS], rooms[at + NUMBER], rooms[at + NEED]
    nearest, most, seats = x[rules.SEATS + 1, 0], x[rules.SEATS + 1, 1], s.seats
    row[27], row[28], row[29], row[30], row[31] = need, nearest, most, seats == 2, seats
    row[32], row[33], row[34], row[35] = n, points, wards, wards < 0
    if move < rules.SECURE:
        back = s.top[move - rules.EXPLORE]
        among = unseen(s, seat) & deck.of_back[back]
        of_all = max(count(among), 1)
        row[back] = 1.0
        row[9], row[10], row[11], row[12] = n, points, wards < 0, wards > 0
        row[13] = count(among & deck.guarded) / of_all
        row[14] = count(among & deck.warded) / of_all
    elif move == rules.SECURE:
        row[3] = 1.0
        row[15], row[16], row[17], row[18] = points, wards < 0, n, points >= need
        row[19], row[20] = nearest, max(need - points, 0.0)
    elif move < rules.KEEP:
        other = move - rules.AWAKEN
        theirs = s.cards[other]
        risk, hoped = behind(deck, unseen(s, seat), theirs)
        lacks = rules.goal(deck, seats) - s.score[other]
        row[4] = 1.0
        row[21], row[22], row[23] = risk, hoped * (risk - 0.5), count(theirs)
        row[24], row[25], row[26] = hoped >= lacks, lacks, hoped >= need
    elif move < rules.PASS:
        for pile in range(2):
            card = rules.drawn_card(s, pile)
            if card >= 0 and move - rules.KEEP >> pile & 1:
                row[5] += 1.0
                row[6] += deck.count[card]
                row[7] += deck.ward[card] < 0
                row[8] += deck.ward[card] > 0
