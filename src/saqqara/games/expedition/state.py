"""The record of a game, and the numbers of moves.

Squares of a card are a mask of 25 bits (see `patterns`), sets of cards a mask of their numbers. Cards are numbered from 1; 0 is no card,
and the deck's tables say that nothing can be marked on it. During a marking step the record keeps, beside what everybody has marked,
what lay open before (`marked_before`, `sheet_before`): the others see only that until the step closes (ER3).

Compiled code keeps these numbers as they were when it was compiled.
"""

from saqqara.core.cstruct import Grid, Row, cstruct, field
from saqqara.games.expedition.geometry.patterns import PATTERNS, PLACED, SQUARES

SEATS, CARDS, PLACES, DEALT, DISPLAY = 4, 48, 2, 4, 4
MOST_ROUNDS = 4
"""The score card has a torch for each."""
COLOURS, BOXES = 3, 3
GEMS, SKULLS, EXPEDITIONS = 10, 10, 8  # E2, E3
NOBODY = -1

# Phases
KEEP, MARK, REPLACE, OVER = 0, 1, 2, 3

# What a score sheet holds, besides the boxes; torches as a set of rounds counted from 0
RED, GREEN, TORCHES, SKULL, ENTRIES = 0, 1, 2, 3, 4


@cstruct
class State:
    """The table, as the rules store it."""

    pile: int = field("i8")  # a set of cards: their order is drawn when it becomes known
    to_replace: int = field("i8")  # completed cards still to be replaced; their order is ascending (E18)
    completed: Row = field("i8", SEATS)
    marked: Grid = field("i4", SEATS, PLACES)
    marked_before: Grid = field("i4", SEATS, PLACES)
    card: Grid = field("i1", SEATS, PLACES)
    sheet: Grid = field("i1", SEATS, ENTRIES)
    sheet_before: Grid = field("i1", SEATS, ENTRIES)
    dealt: Grid = field("i1", SEATS, DEALT)  # ascending; all 0 once everybody has kept two
    kept: Row = field("i1", SEATS)  # which pair of those dealt, NOBODY before the choice
    owed: Row = field("i1", SEATS)  # squares of red crosses still to mark (E11)
    box: Grid = field("i1", COLOURS, BOXES)  # the seat that took the first, second, third box, or NOBODY
    display: Row = field("i1", DISPLAY)
    left: Row = field("i1", len(PATTERNS))  # unrevealed expedition cards of this round
    finished: int = field("i1")  # the set of seats that are done with this step
    seats: int = field("i1")
    phase: int = field("i1")
    round: int = field("i1")
    turn: int = field("i1")
    pattern: int = field("i1")


PAIRS = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]
PER_PLACE = SQUARES + PLACED  # the single squares, then the placements of all patterns
MARKS = len(PAIRS)  # moves: first the pairs to keep, then marks by place,
TAKE = MARKS + PLACES * PER_PLACE  # then what to take of the display,
TAKE_PILE = TAKE + DISPLAY
PASS = TAKE_PILE + 1
MOVES = PASS + 1
MAX_LEGAL = PLACES * (SQUARES + 96)  # 96 placements: L4, the most of any pattern
