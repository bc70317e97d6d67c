"""Inputs of Guardians' networks: the whole table with every room open, seen from each seat; and an action, by what its
seat can know."""

from typing import Any

from saqqara.core.bits import count, first
from saqqara.games.guardians import rules
from saqqara.games.guardians.bots.evaluation import among, behind, summed
from saqqara.games.guardians.bots.odds import unseen

SIDE, SIDE_HIDDEN = 60, 64
"""The numbers that describe the table to one seat, and the hidden units that weigh them."""
MOVE, MOVE_HIDDEN = 58, 128
"""The same of an action."""
MOST_MOVES = 8
"""A seat never has more actions: two piles, securing, five others."""
COMMON = 25
"""The first numbers of an action are the same for all actions of a seat."""
MEAN, SPREAD, HOPED, OWN, MUMMIES, WOLVES, FRANKS, SUMS = 0, 1, 2, 3, 15, 18, 21, 24
"""The places of sums that are made once: of a seat's own rooms as others see them; of each treasure, the rooms that show it and how many;
and by back how many of the rooms that a seat has not seen are guardians of each kind, as a part."""
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
    """Count once what all actions of a seat are described by: its own rooms, those of the others by their backs, what nobody has seen."""
    row, sums, seats = x[rules.SEATS + 1], x[rules.SEATS], s.seats
    for i in range(COMMON):
        row[i] = 0.0
    for i in range(SUMS):
        sums[i] = 0.0
    own, public, hidden = s.cards[seat], open_to_none(s), unseen(s, seat)
    need = rules.goal(deck, seats) - s.score[seat]
    points, wards, kinds = rules.revealed(s, deck, own)
    row[0], row[1], row[2], row[3] = need, points, wards, count(own)
    row[4], row[5], row[6], row[7] = wards < 0, points >= need, seats == 2, seats
    row[8], row[9] = s.extra_turns, s.pile[0] + s.pile[1]
    row[10], row[11], row[12] = kinds & rules.MUMMY != 0, kinds & rules.FRANK != 0, kinds & rules.WEREWOLF != 0
    mean, spread, hoped = among(deck, public, own)
    sums[MEAN], sums[SPREAD], sums[HOPED] = mean, spread, hoped
    if own != 0:
        row[13], row[14] = summed(deck, count(own), mean, spread, hoped)
    nearest, safest, richest = 1000.0, 0.0, -1000.0
    for step in range(1, seats):
        other = seat + step if seat + step < seats else seat + step - seats
        rooms = count(s.cards[other])
        lacks = rules.goal(deck, seats) - s.score[other]
        risk, worth = 0.0, 0.0
        if rooms > 0:
            risk, worth = behind(deck, hidden, s.cards[other])
        nearest, safest, richest = min(nearest, lacks), max(safest, risk), max(richest, worth - lacks)
        row[15] = max(row[15], rooms)
        if step == 1:
            row[16], row[17], row[18], row[19], row[20] = lacks, rooms, risk, worth, worth >= lacks
    row[21], row[22], row[23], row[24] = nearest, safest, richest, nearest - need
    cards = own
    while cards != 0:
        card = first(cards)
        cards &= cards - 1
        sums[OWN + 2 * deck.treasure[card]] += 1.0
        sums[OWN + 2 * deck.treasure[card] + 1] += deck.count[card]
    for back in range(rules.RED + 1):
        alike = hidden & deck.of_back[back]
        guarded = alike & deck.guarded
        while guarded != 0:
            card = first(guarded)
            guarded &= guarded - 1
            kind = deck.kind[card]
            which = MUMMIES if kind == rules.MUMMY else (WOLVES if kind == rules.WEREWOLF else FRANKS)
            sums[which + back] += 1.0 / count(alike)


def gained(deck: Any, sums: Any, card: Any) -> Any:
    """Return the points that one more room adds to a seat's own (G6)."""
    rooms, treasures = sums[OWN + 2 * deck.treasure[card]], sums[OWN + 2 * deck.treasure[card] + 1]
    if rooms == 0.0:
        return float(deck.count[card])
    return deck.double * float(deck.count[card]) + ((deck.double - 1) * treasures if rooms == 1.0 else 0.0)


def describe_move(s: Any, deck: Any, w: Any, seat: Any, move: Any, x: Any) -> Any:
    """An action, in the first row: what all have in common, and what it is."""
    row, common, sums, seats = x[0], x[rules.SEATS + 1], x[rules.SEATS], s.seats
    for i in range(COMMON):
        row[i] = common[i]
    for i in range(COMMON, MOVE):
        row[i] = 0.0
    need, points, wards, n = common[0], common[1], int(common[2]), int(common[3])
    if move < rules.SECURE:
        back = s.top[move - rules.EXPLORE]
        alike = unseen(s, seat) & deck.of_back[back]
        of_all = max(count(alike), 1)
        guarded, warded = count(alike & deck.guarded) / of_all, count(alike & deck.warded) / of_all
        row[25] = 1.0
        row[26 + back] = 1.0
        row[29], row[30] = guarded, warded
        more, reached = 0.0, 0.0
        while alike != 0:
            card = first(alike)
            alike &= alike - 1
            gain = gained(deck, sums, card)
            more += gain
            reached += points + gain >= need
        row[31], row[32] = more / of_all, reached / of_all
        row[33] = guarded if wards == 0 else (1.0 - warded if wards == -1 else 1.0 if wards < 0 else 0.0)
        mean, spread, hoped = among(deck, open_to_none(s), deck.of_back[back] & -deck.of_back[back])
        row[34], row[35] = summed(deck, n + 1, sums[MEAN] + mean, sums[SPREAD] + spread, sums[HOPED] + hoped)
    elif move == rules.SECURE:
        row[36], row[37], row[38], row[39] = 1.0, points, points >= need, wards < 0
    elif move < rules.KEEP:
        other = move - rules.AWAKEN
        theirs = s.cards[other]
        risk, hoped = behind(deck, unseen(s, seat), theirs)
        lacks = rules.goal(deck, seats) - s.score[other]
        row[40], row[41], row[42], row[43] = 1.0, risk, hoped, count(theirs)
        row[44], row[45], row[46], row[47] = hoped >= lacks, lacks, risk * hoped, hoped >= need
        row[51] = other == (seat + 1 if seat + 1 < seats else 0)
        for back in range(rules.RED + 1):
            rooms = count(theirs & deck.of_back[back])
            row[48] += rooms * sums[MUMMIES + back]
            row[49] += rooms * sums[WOLVES + back]
            row[50] += rooms * sums[FRANKS + back]
    elif move < rules.PASS:
        kept = s.cards[seat]
        for pile in range(2):
            card = rules.drawn_card(s, pile)
            if card >= 0 and move - rules.KEEP >> pile & 1:
                kept |= 1 << card
                row[52] += 1.0
                row[53] += deck.ward[card] < 0
                row[54] += deck.ward[card] > 0
        after, safe, _ = rules.revealed(s, deck, kept)
        row[55], row[56] = after - points, safe < 0
        row[57] = after >= need


def open_to_none(s: Any) -> Any:
    """Return the rooms that do not lie open in the discards, as a set: what an onlooker has not seen."""
    return (1 << rules.CARDS) - 1 & ~s.cards[rules.DISCARD]
