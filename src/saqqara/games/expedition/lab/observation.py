"""What a seat may know, as an array (see `core/observation.py`), and its choices as actions: here an action is a move."""

from typing import Any

from saqqara.core.bits import count, first
from saqqara.core.observation import Part, as_it_is, places, size
from saqqara.games.expedition import rules
from saqqara.games.expedition.geometry.patterns import PATTERNS, PLACED, PLACEMENTS, RANGES, SQUARES
from saqqara.games.expedition.marking import reach, unmarked
from saqqara.games.expedition.rules import box_points, points
from saqqara.games.expedition.state import (
    BOXES,
    CARDS,
    COLOURS,
    DISPLAY,
    GREEN,
    KEEP,
    MARK,
    MARKS,
    NOBODY,
    PASS,
    PER_PLACE,
    PLACES,
    RED,
    REPLACE,
    SEATS,
    SKULL,
    TAKE,
    TAKE_PILE,
    TORCHES,
)

LIT = 4  # torches, one a round
SHEET = 3 + LIT
OF_SEAT = SHEET + 3
SHOWS = "0 wall, 1 nothing, 2 start, 3 tomb, 4 red cross, 5 red gem, 6 green gem, 7 torch, 8 skull, 9 potion"
LAYOUT = (
    Part(
        "table",
        (6,),
        "seats; the phase (0 keep two cards, 1 mark, 2 replace, 3 over); round; turn; the pattern of this turn (1 I2, 2 I3, 3 V3, 4 T4, "
        "5 L4, 6 O4); cards in the pile",
    ),
    Part("left", (len(PATTERNS),), "of each pattern: how many expedition cards of this round are still face down"),
    Part("kept", (1,), "which two of its four cards this seat has kept, until all have (1 to 6, in the order of the actions)"),
    Part("offered", (DISPLAY, 2), "the four cards dealt to this seat while two are to be kept, then the display: number; colour"),
    Part("offered_squares", (DISPLAY, SQUARES), f"their squares, column by column: {SHOWS}"),
    Part("cards", (SEATS, PLACES, 2), "each seat's two cards: number; colour (1 green, 2 orange, 3 purple)"),
    Part(
        "squares",
        (SEATS, PLACES, SQUARES),
        "their squares, negative where they are marked; of the others as they were when this turn's marking began",
    ),
    Part("seen_squares", (PLACES, SQUARES), "this seat's two cards as the others see them"),
    Part(
        "seats",
        (SEATS, OF_SEAT),
        "each seat's score card: red gems; green gems; skulls; the torch of each of the four rounds; points; whether it may act now; the "
        "squares that red crosses still ask of it (of the others 0)",
    ),
    Part("seen_sheet", (SHEET,), "this seat's gems, skulls and torches as the others see them"),
    Part(
        "boxes", (COLOURS, BOXES), "who has taken the first, second and third box of each colour (1: this seat, 2: the seat to its left …)"
    ),
    Part("completed", (CARDS,), "who has completed each card"),
    Part("due", (SEATS * PLACES,), "the completed cards that are still to be replaced, in that order"),
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
TABLE, LEFT, KEPT, OFFERED, OFFERED_SQUARES, LYING, MARKED, SEEN, SHEETS, SEEN_SHEET, TAKEN, COMPLETED, DUE = places(LAYOUT).values()


def observe(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Write what this seat may know: its own dealt cards and marks, and of the others what lies open (ER3, ER5)."""
    seats = s.seats
    out[TABLE] = seats
    out[TABLE + 1] = s.phase
    out[TABLE + 2] = s.round
    out[TABLE + 3] = s.turn
    out[TABLE + 4] = s.pattern + 1
    out[TABLE + 5] = count(s.pile)
    for pattern in range(len(PATTERNS)):
        out[LEFT + pattern] = s.left[pattern]
    out[KEPT] = s.kept[seat] + 1
    for i in range(DISPLAY):
        number = s.dealt[seat][i] if s.phase == KEEP else s.display[i]
        lay_card(deck, number, 0, OFFERED + 2 * i, OFFERED_SQUARES + SQUARES * i, out)
    for i in range(COMPLETED, SIZE):
        out[i] = 0
    acting = rules.to_act(s)
    for row in range(SEATS):
        other = seat + row if seat + row < seats else seat + row - seats
        if row < seats:
            lay_seat(s, deck, other, row, acting >> other & 1, out)
        else:
            clear_seat(row, out)
    for place in range(PLACES):
        lay_squares(deck, s.card[seat][place], s.marked_before[seat][place], SEEN + SQUARES * place, out)
    lay_sheet(s.sheet_before[seat], SEEN_SHEET, out)
    for colour in range(COLOURS):
        for box in range(BOXES):
            taker = s.box[colour][box]
            row = taker - seat if taker >= seat else taker - seat + seats
            out[TAKEN + colour * BOXES + box] = 0 if taker == NOBODY else row + 1
    due, at = s.to_replace, DUE
    while due != 0:
        out[at] = first(due)
        due &= due - 1
        at += 1


def lay_seat(s: Any, deck: Any, other: Any, row: Any, acting: Any, out: Any) -> Any:
    """A seat as itself (row 0) or as the others see it."""
    marked, sheet = (s.marked[other], s.sheet[other]) if row == 0 else (s.marked_before[other], s.sheet_before[other])
    for place in range(PLACES):
        which = row * PLACES + place
        lay_card(deck, s.card[other][place], marked[place], LYING + 2 * which, MARKED + SQUARES * which, out)
    at = SHEETS + row * OF_SEAT
    lay_sheet(sheet, at, out)
    completed = s.completed[other]
    red, green, torches, skulls = sheet[RED], sheet[GREEN], sheet[TORCHES], sheet[SKULL]
    out[at + SHEET] = points(deck, completed, box_points(s, deck, other), red, green, torches, skulls)
    out[at + SHEET + 1] = acting
    out[at + SHEET + 2] = s.owed[other] if row == 0 else 0
    while completed != 0:
        out[COMPLETED + first(completed) - 1] = row + 1
        completed &= completed - 1


def clear_seat(row: Any, out: Any) -> Any:
    """A seat that is not at the table."""
    for i in range(2 * PLACES):
        out[LYING + row * 2 * PLACES + i] = 0
    for i in range(PLACES * SQUARES):
        out[MARKED + row * PLACES * SQUARES + i] = 0
    for i in range(OF_SEAT):
        out[SHEETS + row * OF_SEAT + i] = 0


def lay_card(deck: Any, number: Any, marked: Any, at: Any, squares: Any, out: Any) -> Any:
    """A card's number and colour, and its squares."""
    out[at] = number
    out[at + 1] = deck.colour[number] + 1 if number > 0 else 0
    lay_squares(deck, number, marked, squares, out)


def lay_squares(deck: Any, number: Any, marked: Any, at: Any, out: Any) -> Any:
    """What each square of a card shows, negative where it is marked."""
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
