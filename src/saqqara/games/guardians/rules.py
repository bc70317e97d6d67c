"""The rules of Guardians over one record.

Every card is in one of nine places: before a seat (0-5), in the discards, drawn for a werewolf, or in the piles; `cards[place]` is that
set. `rank` is its order there (for a drawn card: its pile), 0 in the piles.

The piles are lazy: known are how many cards each has and the back of its top; which of `cards[PILES]` lies where is not stored. This is
exactly two shuffled piles. After a shuffle all arrangements are equally likely, and seeing the backs of the tops leaves those that fit
equally likely. Then (1) each unseen card of the top's back is equally likely to be the top, since as many arrangements of the rest go with
each; (2) once it is taken, the arrangements of the rest that fit the other top are equally likely, so the next top shows a back with a
chance in proportion to the unseen cards of that back, less the one on the other pile. The same two steps give both tops of new piles (G10).
"""

from saqqara.core.bits import count, first, nth
from saqqara.core.cstruct import Row, cstruct, field
from saqqara.core.rng import Rng, draw, draw_two
from saqqara.games.guardians.deck import Tables

SEATS, CARDS = 6, 54
DISCARD, DRAWN, PILES, PLACES = 6, 7, 8, 9
GREEN, YELLOW, RED, NO_BACK = 0, 1, 2, -1
MUMMY, WEREWOLF, FRANK = 1, 2, 4  # kinds of guardian, as sets of one
LANES = 1023

EXPLORE, SECURE, AWAKEN, KEEP, PASS = 0, 2, 3, 9, 13  # explore + pile, awaken + seat, keep + the set of those kept
MOVES = 14
MAX_LEGAL = MOVES


@cstruct
class State:
    """The table, as the rules store it."""

    cards: Row = field("i8", PLACES)
    rank: Row = field("i1", CARDS)
    score: Row = field("i2", SEATS)
    pile: Row = field("i1", 2)  # how many cards
    top: Row = field("i1", 2)  # the back of the top card
    seats: int = field("i1")
    turn: int = field("i1")
    extra_turns: int = field("i1")
    extra: int = field("i1")  # whether this turn is one of those
    over: int = field("i1")


def deal(s: State, deck: Tables, seats: int, options: Row, rng: Rng) -> None:
    """Set the table up."""
    for place in range(PLACES):
        s.cards[place] = 0
    for card in range(CARDS):
        s.rank[card] = 0
    for seat in range(SEATS):
        s.score[seat] = 0
    s.cards[PILES] = (1 << CARDS) - 1
    s.seats = seats
    s.extra_turns = 0
    s.extra = 0
    s.over = 0
    s.turn = draw(rng, seats)  # G3
    form_piles(s, deck, rng)  # G2


def goal(deck: Tables, seats: int) -> int:
    """G3: the points to reach."""
    return deck.goal_of_six if seats == SEATS else deck.goal


# The piles


def form_piles(s: State, deck: Tables, rng: Rng) -> None:
    """G2, G10: all cards of the piles and the discards in two new piles, the first one larger when the number is odd (GR4)."""
    cards = s.cards[DISCARD]
    s.cards[PILES] |= cards
    s.cards[DISCARD] = 0
    while cards != 0:
        s.rank[first(cards)] = 0
        cards &= cards - 1
    n = count(s.cards[PILES])
    s.pile[0] = (n + 1) // 2
    s.pile[1] = n // 2
    show_tops(s, deck, rng)


def refill(s: State, deck: Tables, rng: Rng) -> None:
    """G10, GR4: an empty pile is formed anew as soon as there is something to form it from."""
    empty = s.pile[0] == 0 or s.pile[1] == 0
    if empty and (s.pile[0] > 1 or s.pile[1] > 0 or s.cards[DISCARD] != 0):
        form_piles(s, deck, rng)


def tops(s: State, deck: Tables, pile: int) -> int:
    """The cards that may be the top of a pile that has one: step (1) above."""
    return s.cards[PILES] & deck.of_back[s.top[pile]]


def take_top(s: State, pile: int, card: int, place: int, rank: int) -> None:
    """The top of a pile turns out to be this card, and goes to a place."""
    cards = s.cards
    cards[PILES] &= ~(1 << card)
    cards[place] |= 1 << card
    s.rank[card] = rank
    s.pile[pile] -= 1
    s.top[pile] = NO_BACK


def show_top(s: State, deck: Tables, pile: int, which: int) -> None:
    """G2: the back of a pile's new top card: step (2) above. `which` is drawn from the unseen cards less the other top."""
    other = s.top[1 - pile]
    unseen = s.cards[PILES]
    greens = count(unseen & deck.of_back[GREEN]) - (other == GREEN)
    yellows = count(unseen & deck.of_back[YELLOW]) - (other == YELLOW)
    back = GREEN if which < greens else (YELLOW if which < greens + yellows else RED)
    s.top[pile] = back if s.pile[pile] > 0 else NO_BACK


def show_tops(s: State, deck: Tables, rng: Rng) -> None:
    """Both tops anew."""
    s.top[1] = NO_BACK
    unseen = s.pile[0] + s.pile[1]
    for pile in range(2):
        show_top(s, deck, pile, draw(rng, unseen - (s.top[1 - pile] != NO_BACK)))


# Treasure


def revealed(s: State, deck: Tables, cards: int) -> tuple[int, int, int]:
    """Return the score of these cards by G6; amulets less guardians; the kinds of guardian.

    Treasures are summed in lanes, one a type. A sum of lanes modulo 1023 adds the lanes up, since 1024 = 1 modulo 1023.
    """
    points, seen, doubled, wards, kinds = 0, 0, 0, 0, 0
    while cards != 0:
        card = first(cards)
        cards &= cards - 1
        lane = deck.lane[card]
        points += deck.points[card]
        doubled |= seen & lane
        seen |= lane
        wards += deck.ward[card]
        kinds |= deck.kind[card]
    return points % LANES + (deck.double - 1) * ((points & doubled) % LANES), wards, kinds


def discard(s: State, place: int) -> None:
    """All cards of a place to the discards, in their order."""
    cards = s.cards[place]
    pile = s.cards[DISCARD]
    s.cards[DISCARD] = pile | cards
    s.cards[place] = 0
    base = count(pile)
    while cards != 0:
        card = first(cards)
        cards &= cards - 1
        s.rank[card] += base


def gain(s: State, deck: Tables, seat: int, points: int) -> bool:
    """Points for a seat. The goal ends the game at once (G11, GR2): all others score what lies before them. Whether it did."""
    score = s.score[seat] + points
    s.score[seat] = score
    seats = s.seats
    if score < goal(deck, seats):
        return False
    for other in range(seats):
        if other != seat:
            s.score[other] += revealed(s, deck, s.cards[other])[0]
    s.over = 1
    s.extra_turns = 0
    s.extra = 0
    return True


# Moves


def to_act(s: State) -> int:
    """The set of seats that may act: one, or none when the game is over."""
    return 0 if s.over else 1 << s.turn


def open_moves(s: State, seat: int) -> int:
    """The legal moves, as a set."""
    if s.over or seat != s.turn:
        return 0
    drawn = s.cards[DRAWN]
    if drawn != 0:  # G9b
        single = drawn & (drawn - 1) == 0
        return (1 | 2 << s.rank[first(drawn)] if single else 15) << KEEP
    own = s.cards[seat] != 0
    moves = (s.pile[0] > 0) << EXPLORE | (s.pile[1] > 0) << EXPLORE + 1 | own << SECURE  # G4, GR4, G5
    if own or s.seats == 2:  # G7, G12
        for other in range(s.seats):
            if other != seat and s.cards[other] != 0:  # GR1
                moves |= 1 << AWAKEN + other
    return moves if moves != 0 else (1 << PASS)  # GR7


def legal(s: State, deck: Tables, seat: int, out: Row) -> int:
    """Writes the legal moves."""
    moves = open_moves(s, seat)
    n = 0
    while moves != 0:
        out[n] = first(moves)
        moves &= moves - 1
        n += 1
    return n


def sample(s: State, deck: Tables, seat: int, rng: Rng) -> int:
    """One legal move, each as likely as the next."""
    moves = open_moves(s, seat)
    return nth(moves, draw(rng, count(moves)))


def play(s: State, deck: Tables, seat: int, move: int, rng: Rng) -> None:
    """Make a move. Piles are refilled in one place: compilers for GPUs write out every call."""
    drawing = False
    if move < SECURE:
        explore(s, deck, seat, move - EXPLORE, rng)
    elif move < KEEP:
        drawing = reveal(s, deck, seat, seat if move == SECURE else move - AWAKEN)
    elif move < PASS:
        keep(s, seat, move - KEEP)
    if s.over:
        return
    while move != PASS:
        refill(s, deck, rng)
        if not drawing:
            break
        draw_two_cards(s, deck, rng)  # G9b
        drawing = False
    if s.cards[DRAWN] == 0:
        end_turn(s)


def explore(s: State, deck: Tables, seat: int, pile: int, rng: Rng) -> None:
    """G4: a card from a pile, face down."""
    cards = tops(s, deck, pile)
    rest = s.pile[0] + s.pile[1] - 1
    which, following = draw_two(rng, count(cards), rest - (s.top[1 - pile] != NO_BACK))
    take_top(s, pile, nth(cards, which), seat, count(s.cards[seat]))
    show_top(s, deck, pile, following)


def scorer(seat: int, owner: int, wards: int, kinds: int) -> int:
    """Return who scores cards that a seat turns up: their owner (G5, G8), or whoever woke a mummy that wins (G9a); -1 for nobody."""
    woken = seat != owner and wards < 0
    return owner if not woken else (seat if kinds & MUMMY else -1)


def reveal(s: State, deck: Tables, seat: int, owner: int) -> bool:
    """The cards before somebody are turned up by G5 (one's own: secured, whatever guards them) or by G7: amulets against guardians, then
    the bonuses in their order. Whether two cards are to be drawn for a werewolf."""
    points, wards, kinds = revealed(s, deck, s.cards[owner])
    discard(s, owner)
    woken = seat != owner and wards < 0
    gains = scorer(seat, owner, wards, kinds)
    if gains >= 0 and gain(s, deck, gains, points):  # GR2
        return False
    if woken and kinds & FRANK:  # G9c, GR6
        s.extra_turns += 1
    return woken and kinds & WEREWOLF != 0  # G9b


def draw_two_cards(s: State, deck: Tables, rng: Rng) -> None:
    """G9b, GR3: the top of each pile; only then are new tops shown and empty piles formed anew."""
    for pile in range(2):
        if s.pile[pile] > 0:
            cards = tops(s, deck, pile)
            take_top(s, pile, nth(cards, draw(rng, count(cards))), DRAWN, pile)
    show_tops(s, deck, rng)


def card_at(s: State, place: int, rank: int) -> int:
    """The card of that rank in a place, or -1."""
    cards = s.cards[place]
    while cards != 0:
        card = first(cards)
        cards &= cards - 1
        if s.rank[card] == rank:
            return card
    return -1


def drawn_card(s: State, pile: int) -> int:
    """The card that was drawn from a pile for a werewolf, or -1."""
    return card_at(s, DRAWN, pile)


def keep(s: State, seat: int, kept: int) -> None:
    """G9b: what is kept of the drawn cards (a set of piles) lies face down, the rest is discarded (GR3)."""
    for pile in range(2):
        card = drawn_card(s, pile)
        if card >= 0:
            place = seat if kept >> pile & 1 else DISCARD
            cards = s.cards[place]
            s.cards[DRAWN] &= ~(1 << card)
            s.cards[place] = cards | 1 << card
            s.rank[card] = count(cards)


def end_turn(s: State) -> None:
    """G3, G9c: the same explorer again while an extra turn is left, otherwise the next."""
    s.extra = 0
    if s.extra_turns > 0:
        s.extra = 1
        s.extra_turns -= 1
    else:
        turn = s.turn + 1
        s.turn = turn if turn < s.seats else 0


def result(s: State, deck: Tables, scores: Row, places: Row) -> None:
    """G11: the highest score wins; equal ones share a place."""
    for seat in range(s.seats):
        scores[seat] = s.score[seat]
        places[seat] = 1
        for other in range(s.seats):
            if s.score[other] > s.score[seat]:
                places[seat] += 1


# Secrets


def redeal(s: State, deck: Tables, seat: int, rng: Rng) -> None:
    """Faces that this seat has not seen: those of the others' cards, of what another has drawn, and of the piles. Backs are open to all.

    Each hidden card changes places with one of its back, drawn from those that have not been settled yet.
    """
    if s.over:
        return
    unsettled = s.cards[PILES]
    for place in range(PILES):
        if hidden(s, place, seat):
            unsettled |= s.cards[place]
    for place in range(PILES):
        if hidden(s, place, seat):
            while s.cards[place] & unsettled != 0:
                card = first(s.cards[place] & unsettled)
                fitting = unsettled & deck.of_back[deck.back[card]]
                new = nth(fitting, draw(rng, count(fitting)))
                change_places(s, card, new)
                unsettled &= ~(1 << new)


def hidden(s: State, place: int, seat: int) -> bool:
    """Return whether a seat sees only the backs of the cards there. GR5: one's own are known, and the discards are open."""
    return place != DISCARD and seat != (s.turn if place == DRAWN else place)


def change_places(s: State, one: int, other: int) -> None:
    """Two cards (or twice the same) change places and ranks."""
    rank = s.rank[one]
    s.rank[one] = s.rank[other]
    s.rank[other] = rank
    for place in range(PLACES):
        cards = s.cards[place]
        if (cards >> one ^ cards >> other) & 1:
            s.cards[place] = cards ^ (1 << one | 1 << other)
