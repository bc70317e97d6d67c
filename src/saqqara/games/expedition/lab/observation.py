"""The knowledge of a seat as an array (see `core/observation.py`), and its choices as actions: here an action is a move."""

from typing import Any

from saqqara.core.bits import first
from saqqara.core.observation import Part, amount, as_it_is, declared, each_seat, places, size, thing, written
from saqqara.games.expedition import rules
from saqqara.games.expedition.geometry.patterns import PATTERNS, PLACED, PLACEMENTS, RANGES, SQUARES
from saqqara.games.expedition.marking import reach, unmarked
from saqqara.games.expedition.state import (
    BOXES,
    CARDS,
    COLOURS,
    DISPLAY,
    EXPEDITIONS,
    GEMS,
    GREEN,
    KEEP,
    MARK,
    MARKS,
    MOST_ROUNDS,
    NOBODY,
    OVER,
    PASS,
    PER_PLACE,
    PLACES,
    RED,
    REPLACE,
    SEATS,
    SKULL,
    SKULLS,
    TAKE,
    TAKE_PILE,
    TORCHES,
)

LIT = 4  # torches, one a round
SHEET = 3 + LIT
OF_SEAT = SHEET + 3
SYMBOLS = 9
CARD = (thing(CARDS), thing(COLOURS))
MARKED_OR_NOT = amount(SYMBOLS, -SYMBOLS)
ON_SHEET = (amount(GEMS), amount(GEMS), amount(SKULLS), *(thing(1),) * LIT)
SHOWS = "0 wall, 1 nothing, 2 start, 3 tomb, 4 red cross, 5 red gem, 6 green gem, 7 torch, 8 skull, 9 potion"


def phase(s: Any, deck: Any) -> Any:
    """The phase, where the end is one too."""
    return s.phase


def lay_offered(s: Any, deck: Any, seat: Any, opened: Any, out: Any) -> Any:
    """The cards dealt to this seat, then the display."""
    for i in range(DISPLAY):
        number = s.display[i] if opened else s.dealt[seat][i]
        lay_card(deck, number, 0, OFFERED + 2 * i, OFFERED_SQUARES + SQUARES * i, out)


def lay_seat(s: Any, deck: Any, other: Any, row: Any, known: Any, out: Any) -> Any:
    """A seat as itself, or as the others see it."""
    marked, sheet = (s.marked[other], s.sheet[other]) if known else (s.marked_before[other], s.sheet_before[other])
    for place in range(PLACES):
        which = row * PLACES + place
        lay_card(deck, s.card[other][place], marked[place], LYING + 2 * which, MARKED + SQUARES * which, out)
    at = SHEETS + row * OF_SEAT
    lay_sheet(sheet, at, out)
    out[at + SHEET] = rules.score(s, deck, other, sheet)
    out[at + SHEET + 2] = s.owed[other] if known else 0
    completed = s.completed[other]
    while completed != 0:
        out[COMPLETED + first(completed) - 1] = row + 1
        completed &= completed - 1
    if row == 0:
        out[KEPT] = s.kept[other] + 1
        lay_sheet(s.sheet_before[other], SEEN_SHEET, out)
        for place in range(PLACES):
            lay_squares(deck, s.card[other][place], s.marked_before[other][place], SEEN + SQUARES * place, out)


def lay_card(deck: Any, number: Any, marked: Any, at: Any, squares: Any, out: Any) -> Any:
    """A card's number and colour, and its squares."""
    out[at] = number
    out[at + 1] = deck.colour[number] + 1 if number > 0 else 0
    lay_squares(deck, number, marked, squares, out)


def lay_squares(deck: Any, number: Any, marked: Any, at: Any, out: Any) -> Any:
    """Write the symbol of each square of a card, negative if it is marked."""
    for square in range(SQUARES):
        shown = deck.square[number][square]
        out[at + square] = -shown if marked >> square & 1 else shown


def lay_sheet(sheet: Any, at: Any, out: Any) -> Any:
    """Gems, skulls and torches."""
    out[at] = sheet[RED]
    out[at + 1] = sheet[GREEN]
    out[at + 2] = sheet[SKULL]
    for torch in range(LIT):
        out[at + 3 + torch] = sheet[TORCHES] >> torch & 1


def lay_boxes(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Write the seat that has taken each box."""
    for colour in range(COLOURS):
        for box in range(BOXES):
            taker = s.box[colour][box]
            row = taker - seat if taker >= seat else taker - seat + s.seats
            out[TAKEN + colour * BOXES + box] = 0 if taker == NOBODY else row + 1


def lay_due(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Write who may act now, and the completed cards that are still to be replaced."""
    acting = rules.to_act(s)
    for row in range(s.seats):
        other = seat + row if seat + row < s.seats else seat + row - s.seats
        out[SHEETS + row * OF_SEAT + SHEET + 1] = acting >> other & 1
    due, at = s.to_replace, DUE
    while due != 0:
        out[at] = first(due)
        due &= due - 1
        at += 1


LAYOUT = (
    Part(
        "table",
        (6,),
        "seats; the phase (0 keep two cards, 1 mark, 2 replace, 3 over); round; turn; the pattern of this turn (1 I2, 2 I3, 3 V3, 4 T4, "
        "5 L4, 6 O4); cards in the pile",
        declared("seats", phase, "round", "turn", "pattern", "pile"),
        filled="all",
        holds=(thing(SEATS), thing(OVER), thing(MOST_ROUNDS), amount(EXPEDITIONS), thing(len(PATTERNS)), amount(CARDS)),
    ),
    Part(
        "left",
        (len(PATTERNS),),
        "of each pattern: how many expedition cards of this round are still face down",
        declared("left"),
        "all",
        amount(EXPEDITIONS),
    ),
    Part(
        "kept",
        (1,),
        "which two of its four cards this seat has kept, until all have (1 to 6, in the order of the actions)",
        filled="all",
        holds=thing(MARKS),
    ),
    Part(
        "offered",
        (DISPLAY, 2),
        "the four cards dealt to this seat while two are to be kept, then the display: number; colour",
        written(lay_offered, "players[seat].dealt[each]"),
        "all",
        CARD,
    ),
    Part("offered_squares", (DISPLAY, SQUARES), f"their squares, column by column: {SHOWS}", filled="all", holds=thing(SYMBOLS)),
    Part("cards", (SEATS, PLACES, 2), "each seat's two cards: number; colour (1 green, 2 orange, 3 purple)", filled="seats", holds=CARD),
    Part(
        "squares",
        (SEATS, PLACES, SQUARES),
        "their squares, negative where they are marked; of the others as they were when this turn's marking began",
        each_seat(lay_seat, "players[seat].{cards,red,green,torches,skulls,owed,before}"),
        "seats",
        MARKED_OR_NOT,
    ),
    Part("seen_squares", (PLACES, SQUARES), "this seat's two cards as the others see them", filled="all", holds=MARKED_OR_NOT),
    Part(
        "seats",
        (SEATS, OF_SEAT),
        "each seat's score card: red gems; green gems; skulls; the torch of each of the four rounds; points; whether it may act now; the "
        "squares that red crosses still ask of it (of the others 0)",
        filled="seats",
        holds=(*ON_SHEET, amount(9999, -9999), thing(1), amount(SQUARES)),
    ),
    Part("seen_sheet", (SHEET,), "this seat's gems, skulls and torches as the others see them", filled="all", holds=ON_SHEET),
    Part(
        "boxes",
        (COLOURS, BOXES),
        "who has taken the first, second and third box of each colour (1: this seat, 2: the seat to its left …)",
        written(lay_boxes),
        "all",
        thing(SEATS),
    ),
    Part("completed", (CARDS,), "who has completed each card", holds=thing(SEATS)),
    Part(
        "due", (SEATS * PLACES,), "the completed cards that are still to be replaced, in that order", written(lay_due), holds=thing(CARDS)
    ),
)
SIZE = size(LAYOUT)
CHOICES = (
    Part("keep", (MARKS,), "keep two of the four cards dealt: 1 and 2, 1 and 3, 1 and 4, 2 and 3, 2 and 4, 3 and 4"),
    Part(
        "mark",
        (PLACES, PER_PLACE),
        f"mark on the first or second card: one of the {SQUARES} squares, column by column, or one of the {PLACED} ways to lay a pattern "
        "(`patterns.PLACEMENTS`)",
    ),
    Part("take", (DISPLAY,), "replace a completed card by one of the display"),
    Part("take_pile", (1,), "replace it by the top of the pile"),
    Part("pass", (1,), "pass, where nothing can be marked"),
)
ACTIONS = rules.MOVES
_, _, KEPT, OFFERED, OFFERED_SQUARES, LYING, MARKED, SEEN, SHEETS, SEEN_SHEET, TAKEN, COMPLETED, DUE = places(LAYOUT).values()


def mask(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Write 1 for each action that this seat may take now, 0 for the others."""
    for action in range(ACTIONS):
        out[action] = 0
    if rules.to_act(s) >> seat & 1 == 0:
        return
    if s.phase == MARK:
        some = mask_marks(s, deck, seat, 0, out) | mask_marks(s, deck, seat, 1, out)
        out[PASS] = some == 0  # ER4
    elif s.phase == KEEP:
        for pair in range(MARKS):
            out[pair] = 1
    elif s.phase == REPLACE:
        for i in range(DISPLAY):
            out[TAKE + i] = s.display[i] != 0
        out[TAKE_PILE] = s.pile != 0


def mask_marks(s: Any, deck: Any, seat: Any, place: Any, out: Any) -> Any:
    """E7 on one card, as in `marking.legal_marks`; the squares of which a mark must have one (a pattern fits only where there are some)."""
    base = MARKS + place * PER_PLACE
    near = reach(s, deck, seat, place)
    for square in range(SQUARES):
        out[base + square] = near >> square & 1
    if s.owed[seat] == 0:
        walls, beside = (~unmarked(s, deck, seat, place)), near
        pattern = s.pattern
        for i in range(RANGES[pattern], RANGES[pattern + 1]):
            out[base + SQUARES + i] = (PLACEMENTS[i] & walls == 0) & (PLACEMENTS[i] & beside != 0)
    return near


move_of = action_of = as_it_is
