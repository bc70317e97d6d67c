"""Knowledge that was open to all and is hidden again: the discards that went back into the piles (G10).

A room that lay open in the discards then cannot be one that somebody had taken before. That is all there is to remember: one's own rooms
may be read again (GR5), and whatever else was seen, a werewolf's draws among it, lies before the seat that saw it or in the discards.
"""

from typing import Any

import msgspec

from saqqara.core.bits import count, members, nth, set_of
from saqqara.core.rng import draw
from saqqara.games.guardians.rules import AWAKEN, CARDS, DISCARD, DRAWN, KEEP, PASS, PILES, SEATS, SECURE, card_at, change_places, hidden

FROM = 1
"""The place of these numbers in the memory of a search, after those of `evaluation.remember`."""
LOTS = 3
"""The number of shuffles that are remembered: hardly anybody holds a room for longer."""
HALF = 27
WIDTH = 2 + SEATS + 1
"""Numbers for each: the rooms in two halves, and how many each seat held then, and the werewolf's drawer."""
LOW = (1 << HALF) - 1


class Returned(msgspec.Struct, frozen=True):
    """Rooms that went from the discards into the piles: their numbers; how many of the oldest rooms before each seat were there then
    already, and so are none of them; and whether the two that are drawn for a werewolf were."""

    rooms: tuple[int, ...]
    held: tuple[int, ...]
    drawn: bool


Remembered = tuple[Returned, ...]


def after(known: Remembered | None, before: Any, s: Any, seat: int, move: int) -> Remembered | None:
    """Return all that is to be remembered after a move, the oldest first; None for nothing. Before and after it are whole states, but only
    what lay open is taken from them."""
    was, now = list(before.cards), list(s.cards)
    if known is None and move < SECURE and not was[DISCARD] & ~now[DISCARD]:
        return None  # exploring turns nothing over
    turned = 0
    if move == SECURE or AWAKEN <= move < KEEP:
        owner = seat if move == SECURE else move - AWAKEN
        turned = was[owner]
        known = tuple(msgspec.structs.replace(one, held=with_held(one.held, owner, 0)) for one in known or ())
    elif KEEP <= move < PASS:
        turned = was[DRAWN] & ~now[seat]
        if move > KEEP:
            many = now[seat].bit_count()
            known = tuple(msgspec.structs.replace(one, held=with_held(one.held, seat, many)) if one.drawn else one for one in known or ())
        known = tuple(msgspec.structs.replace(one, drawn=False) for one in known or ())
    lot = (was[DISCARD] | turned) & ~now[DISCARD]
    if lot:
        rooms = tuple(card + 1 for card in members(lot))
        held = tuple(now[other].bit_count() for other in range(s.seats))
        known = (*(known or ()), Returned(rooms, held, bool(now[DRAWN] and all(before.pile))))
    return tuple(one for one in known or () if one.drawn or any(one.held))[-LOTS:] or None


def with_held(held: tuple[int, ...], seat: int, many: int) -> tuple[int, ...]:
    """The same with another number for a seat."""
    return (*held[:seat], many, *held[seat + 1 :])


def numbers(known: Remembered | None, part: float, rng: Any) -> list[float]:
    """Return the same as numbers for a search, the newest last, of somebody who remembers that part of the rooms."""
    told = [0.0] * (LOTS * WIDTH)
    if known is None or part <= 0.0:
        return told
    kept = (1 << CARDS) - 1 if part >= 1.0 else sum((int(draw(rng, 1000)) < 1000 * part) << card for card in range(CARDS))
    for lot, one in enumerate(known, LOTS - len(known)):
        rooms = set_of(number - 1 for number in one.rooms) & kept
        at = lot * WIDTH
        told[at], told[at + 1] = rooms & LOW, rooms >> HALF
        told[at + 2 : at + 2 + len(one.held)] = one.held
        told[at + 2 + SEATS] = 2 * one.drawn
    return told


def whole(known: Remembered | None) -> list[float]:
    """All of it, as a search remembers it."""
    return [1.0] * FROM + numbers(known, 1.0, None)


def held_since(memory: Any, lot: Any, place: Any) -> Any:
    """Return how many of the oldest rooms of a place were there already when that lot went into the piles."""
    return int(memory[FROM + lot * WIDTH + 2 + (SEATS if place == DRAWN else place)])


def lots_since(memory: Any, first_lot: Any) -> Any:
    """All rooms that went into the piles with that lot or a later one, as a set."""
    rooms = 0
    for lot in range(first_lot, LOTS):
        at = FROM + lot * WIDTH
        rooms |= int(memory[at]) | int(memory[at + 1]) << HALF
    return rooms


def recall(s: Any, deck: Any, memory: Any, seat: Any, rng: Any) -> Any:
    """Draw what `redeal` has drawn for this seat once more, so that nothing contradicts what is remembered.

    The oldest rooms come first: what they can be is part of what newer ones can be, so each draw leaves as many ways for the rest whatever
    it is, and all worlds that fit are equally likely.
    """
    if s.over or lots_since(memory, 0) == 0:
        return
    unsettled = s.cards[PILES]
    for place in range(PILES):
        if hidden(s, place, seat):
            unsettled |= s.cards[place]
    for lot in range(LOTS + 1):
        seen = lots_since(memory, lot)
        for place in range(PILES):
            if hidden(s, place, seat):
                first_rank = held_since(memory, lot - 1, place) if lot > 0 else 0
                ranks = count(s.cards[place]) if place != DRAWN else 2
                last_rank = held_since(memory, lot, place) if lot < LOTS else ranks
                for rank in range(first_rank, min(last_rank, ranks)):
                    card = card_at(s, place, rank)
                    if card >= 0:
                        fitting = unsettled & deck.of_back[deck.back[card]] & ~seen
                        if fitting != 0:
                            new = nth(fitting, draw(rng, count(fitting)))
                            change_places(s, card, new)
                            unsettled &= ~(1 << new)
