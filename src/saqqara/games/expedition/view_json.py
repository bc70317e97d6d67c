"""The view of a seat as JSON, written by compiled code: the same text as that of `view`.

Most members of lists are kept with the comma that follows them: at the end of a list the next piece is written over the last comma.
"""

from typing import Any

import msgspec
import numpy as np

from saqqara.core.bits import count, first
from saqqara.core.compile import compiled
from saqqara.core.fields import once_a_deck
from saqqara.core.json_text import Pieces, Texts, put, put_byte, put_number
from saqqara.games.expedition import layout, scoring
from saqqara.games.expedition.deck import COLOURS
from saqqara.games.expedition.layout import CARDS, GREEN, RED, SKULL, TORCHES
from saqqara.games.expedition.patterns import NAMES, PATTERNS, SIDE
from saqqara.games.expedition.position import PHASES, torches_of
from saqqara.games.expedition.view import cards_of

MOST = 16384
COMMA, CLOSE, END = b",]}"
COLUMN_SETS, BOX_SETS = 1 << SIDE, 1 << layout.BOXES
"""How many sets there are of the squares of a column, and of the boxes of a colour."""


def marks_of(column: int, marked: int) -> str:
    """The marked squares of a column, each with a comma."""
    return "".join(f'"{NAMES[column * SIDE + row]}",' for row in range(SIDE) if marked >> row & 1)


TEXTS = Texts()
PHASE = TEXTS.add(*(f'{{"over":{"true" if i == layout.OVER else "false"},"phase":"{phase}","round":' for i, phase in enumerate(PHASES)))
TURN = TEXTS.add(',"turn":')
PATTERN = TEXTS.add(*(f',"pattern":{name},"expeditions_left":[' for name in ("null", *(f'"{pattern}"' for pattern in PATTERNS))))
EXPEDITION = TEXTS.add(*(f'"{pattern}",' for pattern in PATTERNS))
SHOWN = TEXTS.add('],"display":[')
PILE = TEXTS.add('],"pile":')
TO_REPLACE = TEXTS.add(',"to_replace":[')
DUE = TEXTS.add(*(f'{{"seat":{seat},"card":' for seat in range(layout.SEATS)))
DUE_END = TEXTS.add("},")
PLAYER = TEXTS.add('{"dealt":[')
LYING = TEXTS.add('],"cards":[')
MARKED = TEXTS.add(*(marks_of(column, marked) for column in range(SIDE) for marked in range(COLUMN_SETS)))
CARD_END = TEXTS.add("]},")
COMPLETED = TEXTS.add('],"completed":[')
REDS = TEXTS.add('],"red":')
GREENS = TEXTS.add(',"green":')
OF_OTHERS = TEXTS.add(*(f'{done},"owed":null,"before":null,"points":' for done in ("false", "true")))
OF_ONESELF = TEXTS.add(*(f'{done},"owed":' for done in ("false", "true")))
NOTHING_BEFORE = TEXTS.add(',"before":null,"points":')
BEFORE = TEXTS.add(',"before":{"marked":[[')
NEXT_PLACE = TEXTS.add("],[")
BEFORE_END = TEXTS.add('},"points":')

# What a deck has, after these, in the order of `pieces`
FACE = TEXTS.add()
"""A card up to its marks."""
UNTOUCHED = FACE + CARDS + 1
"""A card without marks, or null for none."""
LIT = UNTOUCHED + CARDS + 1
"""The torches, by which are lit."""
LEFT = LIT + (1 << layout.MOST_ROUNDS)
"""The boxes of a colour that nobody has, by which these are."""
TAKEN = LEFT + layout.COLOURS * BOX_SETS
"""The boxes of a colour that a seat has, the last one first."""
WORTH = TAKEN + layout.COLOURS * BOX_SETS


def encoded(value: Any) -> str:
    """The JSON of a value."""
    return msgspec.json.encode(value).decode()


def boxes_texts(before: str, after: str, boxes: list[tuple[int, int]]) -> list[str]:
    """For each colour every set of its boxes, in this order; what stands before the first colour and after the last goes with these."""
    begins, ends = [before, *[","] * (len(COLOURS) - 1)], [*[""] * (len(COLOURS) - 1), after]
    return [
        f'{begin}"{colour}":{encoded([worth for box, worth in boxes if among >> box & 1])}{end}'
        for begin, colour, end in zip(begins, COLOURS, ends, strict=True)
        for among in range(BOX_SETS)
    ]


@once_a_deck
def pieces(deck: Any) -> Pieces:
    """What `write` writes of."""
    cards = cards_of(deck)
    boxes = list(enumerate(cards.boxes))
    texts = [
        *(encoded(face).removesuffix("]}") for face in cards.untouched),
        "null,",
        *(f"{encoded(face)}," for face in cards.untouched[1:]),
        *(f',"torches":{encoded(torches_of(lit, cards.rounds))},"skulls":' for lit in range(1 << layout.MOST_ROUNDS)),
        *boxes_texts('],"boxes_left":{', f'}},"penalties":{encoded(cards.penalties)},"players":[', boxes),
        *boxes_texts(',"boxes":{', '},"finished":', boxes[::-1]),
        f'],"rounds":{cards.rounds},"turns":{cards.turns},"worth":{encoded(cards.worth)}}}',
    ]
    return TEXTS.pieces(map(msgspec.Raw, texts))


@compiled
def write(states: Any, decks: Any, text: Any, begins: Any, seat: Any, out: Any) -> Any:
    """The view of a seat, or of an onlooker; how long it is."""
    s, deck = states[0], decks[0]
    at = put(out, 0, text, begins, PHASE + np.int64(s["phase"]))
    at = put_number(out, at, s["round"])
    at = put(out, at, text, begins, TURN)
    at = put_number(out, at, s["turn"])
    at = write_expeditions(s, text, begins, out, at)
    at = put(out, at, text, begins, SHOWN)
    if s["phase"] != layout.KEEP:
        for place in range(layout.DISPLAY):
            at = put(out, at, text, begins, UNTOUCHED + np.int64(s["display"][place]))
        at -= 1
    at = put(out, at, text, begins, PILE)
    at = put_number(out, at, count(np.int64(s["pile"])))
    at = write_replacements(s, text, begins, out, at)
    for colour in range(layout.COLOURS):
        at = put(out, at, text, begins, LEFT + colour * BOX_SETS + boxes_of(s, colour, layout.NOBODY))
    for other in range(s["seats"]):
        if other:
            at = put_byte(out, at, COMMA)
        at = write_player(s, deck, other, other == seat, text, begins, out, at)
    return put(out, at, text, begins, WORTH)


@compiled
def write_expeditions(s: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """The pattern of this turn, and the unrevealed ones of this round."""
    at = start = put(out, at, text, begins, PATTERN + np.int64(s["pattern"]) + 1)
    for pattern in range(len(PATTERNS)):
        for _ in range(s["left"][pattern]):
            at = put(out, at, text, begins, EXPEDITION + pattern)
    return ended(start, at)


@compiled
def write_replacements(s: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """E18: the replacements due, in their order."""
    at = start = put(out, at, text, begins, TO_REPLACE)
    waiting = np.int64(s["to_replace"])
    while waiting != 0:
        card = first(waiting)
        waiting &= waiting - 1
        for seat in range(s["seats"]):
            if np.int64(s["completed"][seat]) >> card & 1:
                at = put(out, at, text, begins, DUE + seat)
                at = put_number(out, at, card)
                at = put(out, at, text, begins, DUE_END)
    return ended(start, at)


@compiled
def write_player(s: Any, deck: Any, seat: Any, own: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """A player as themselves, or as the others see them: without dealt cards (ER5), and as they were before this step (ER3)."""
    marked = s["marked"][seat] if own else s["marked_before"][seat]
    sheet = s["sheet"][seat] if own else s["sheet_before"][seat]
    at = put(out, at, text, begins, PLAYER)
    if own:
        at = write_dealt(s, seat, text, begins, out, at)
    at = put(out, at, text, begins, LYING)
    if s["phase"] != layout.KEEP:
        at = write_cards(s, seat, marked, text, begins, out, at)
    elif own and s["kept"][seat] != layout.NOBODY:
        at = write_kept(s, seat, text, begins, out, at)
    at = write_completed(s, seat, text, begins, out, at)
    at = write_sheet(sheet, text, begins, out, at)
    for colour in range(layout.COLOURS):
        at = put(out, at, text, begins, TAKEN + colour * BOX_SETS + boxes_of(s, colour, seat))
    done = is_done(s, seat)
    if own:
        at = put(out, at, text, begins, OF_ONESELF + done)
        at = put_number(out, at, s["owed"][seat])
        at = write_before(s, seat, text, begins, out, at)
    else:
        at = put(out, at, text, begins, OF_OTHERS + done)
    at = put_number(out, at, points_of(s, deck, seat, sheet))
    return put_byte(out, at, END)


@compiled
def write_dealt(s: Any, seat: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """The cards that a seat has been dealt."""
    start = at
    for i in range(layout.DEALT):
        if s["dealt"][seat, i] != 0:
            at = put(out, at, text, begins, UNTOUCHED + np.int64(s["dealt"][seat, i]))
    return ended(start, at)


@compiled
def write_kept(s: Any, seat: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """ER5: the two cards that a seat has chosen to keep."""
    for place in range(layout.PLACES):
        at = put(out, at, text, begins, UNTOUCHED + np.int64(s["dealt"][seat, layout.PAIRS[np.int64(s["kept"][seat]), place]]))
    return at - 1


@compiled
def write_cards(s: Any, seat: Any, marked: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """The cards that a seat digs through, with their marks."""
    for place in range(layout.PLACES):
        number = np.int64(s["card"][seat, place])
        if number == 0:
            at = put(out, at, text, begins, UNTOUCHED)
        else:
            at = put(out, at, text, begins, FACE + number)
            at = write_marks(marked[place], text, begins, out, at)
            at = put(out, at, text, begins, CARD_END)
    return at - 1


@compiled
def write_marks(marked: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """The marked squares of a card, column by column."""
    start, left, column = at, np.int64(marked), 0
    while left != 0:
        at = put(out, at, text, begins, MARKED + column * COLUMN_SETS + left % COLUMN_SETS)
        left >>= SIDE
        column += 1
    return ended(start, at)


@compiled
def write_completed(s: Any, seat: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """The completed cards of a seat, ascending."""
    at = start = put(out, at, text, begins, COMPLETED)
    left = np.int64(s["completed"][seat])
    while left != 0:
        at = put(out, at, text, begins, UNTOUCHED + first(left))
        left &= left - 1
    return ended(start, at)


@compiled
def write_sheet(sheet: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """The entries of a score card, without boxes."""
    at = put(out, at, text, begins, REDS)
    at = put_number(out, at, sheet[RED])
    at = put(out, at, text, begins, GREENS)
    at = put_number(out, at, sheet[GREEN])
    at = put(out, at, text, begins, LIT + np.int64(sheet[TORCHES]))
    return put_number(out, at, sheet[SKULL])


@compiled
def write_before(s: Any, seat: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """ER3: what the others still see of a seat, where that differs from what it has."""
    if not has_changed(s, seat):
        return put(out, at, text, begins, NOTHING_BEFORE)
    at = put(out, at, text, begins, BEFORE)
    for place in range(layout.PLACES):
        if place:
            at = put(out, at, text, begins, NEXT_PLACE)
        at = write_marks(s["marked_before"][seat, place], text, begins, out, at)
    at = put_byte(out, at, CLOSE)
    at = write_sheet(s["sheet_before"][seat], text, begins, out, at)
    return put(out, at, text, begins, BEFORE_END)


@compiled
def has_changed(s: Any, seat: Any) -> Any:
    """Whether a seat has marked or entered something in this step."""
    changed = False
    for place in range(layout.PLACES):
        changed |= s["marked"][seat, place] != s["marked_before"][seat, place]
    for entry in range(layout.ENTRIES):
        changed |= s["sheet"][seat, entry] != s["sheet_before"][seat, entry]
    return changed


@compiled
def is_done(s: Any, seat: Any) -> Any:
    """Whether a seat is done with the current step: 1 or 0."""
    if s["phase"] == layout.REPLACE:
        return np.int64(np.int64(s["completed"][seat]) & np.int64(s["to_replace"]) == 0)
    return np.int64(s["finished"]) >> seat & 1


@compiled
def boxes_of(s: Any, colour: Any, seat: Any) -> Any:
    """Which boxes of a colour a seat has taken, or nobody has."""
    taken = np.int64(0)
    for box in range(layout.BOXES):
        if s["box"][colour, box] == seat:
            taken |= np.int64(1) << box
    return taken


@compiled
def points_of(s: Any, deck: Any, seat: Any, sheet: Any) -> Any:
    """E23: what a score card makes, with the boxes."""
    red, green, torches, skulls = np.int64(sheet[RED]), np.int64(sheet[GREEN]), np.int64(sheet[TORCHES]), np.int64(sheet[SKULL])
    return scoring.points(deck, np.int64(s["completed"][seat]), scoring.box_points(s, deck, seat), red, green, torches, skulls)


@compiled
def ended(start: Any, at: Any) -> Any:
    """Where a list ends whose members all have a comma: before the last of these, if there is a member."""
    return at - 1 if at > start else at
