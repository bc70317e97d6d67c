"""The view of a seat as JSON, written by compiled code: the same text as that of `view`."""

from typing import Any

import msgspec
import numpy as np

from saqqara.core.bits import first
from saqqara.core.compile import compiled
from saqqara.core.fields import once_a_deck
from saqqara.core.json_text import Pieces, Texts, put, put_byte, put_number
from saqqara.games.hourglass import rules
from saqqara.games.hourglass.deck import COLOURS, LARGEST, ROWS
from saqqara.games.hourglass.operations import BY_DIE, LEFT, MINUS, OPERATIONS, PAIR, RIGHT, ROLLS, SIGNS, roll_index, values, with_dice
from saqqara.games.hourglass.position import PHASES

MOST = 8192
COMMA, BRACKET, CLOSE, END, QUOTE, ROUND_OPEN, ROUND_CLOSE = b',[]}"()'
NOT_MADE = 255
"""Among the examples, for a number that a roll does not make; operations on dice are fewer."""
WORDS = ("false", "true")

TEXTS = Texts()
ADVANCED = TEXTS.add(*(f'{{"advanced":{word},"active":' for word in WORDS))
PHASE = TEXTS.add(*(f',"over":{word},"phase":"{phase}","dice":[' for word in WORDS for phase in PHASES))
PYRAMID = TEXTS.add('],"pyramid":')
EMPTIED = TEXTS.add(']},"emptied":')
ROW = ('{"yellow":[', '],"blue":[', '],"red":[', '],"black":[')
SPOT = TEXTS.add(*(text for row, spots in zip(ROW, ROWS, strict=True) for text in (row, *"," * (spots - 1))))
"""What stands before each spot of a pyramid."""
HEAPS = TEXTS.add(']},"heaps":')
HEAP = TEXTS.add('{"yellow":{"count":', '},"blue":{"count":', '},"red":{"count":', '},"black":{"count":')
TOP = TEXTS.add(',"top":')
ROUND = TEXTS.add('}},"round":[')
TAKER = TEXTS.add('{"tiles":[')
HIDDEN = TEXTS.add('],"shown":null')
SHOWN = TEXTS.add('],"shown":{')
SAID = TEXTS.add(*(f',"nothing":{nothing},"done":{done}}}' for nothing in WORDS for done in WORDS))
RIGHT_TILES = TEXTS.add('],"right":[')
WRONG_TILES = TEXTS.add('],"wrong":[')
SCORES = TEXTS.add('],"scores":[')
IN_SIGHT = TEXTS.add('],"tiles":{')
NO_LAST = TEXTS.add('},"last":null')
LAST = TEXTS.add('},"last":{"dice":[')
LAST_TILES = TEXTS.add('],"tiles":[')
LAST_ENDS = TEXTS.add("]}")
NOT_TAKEN = TEXTS.add('null,"shown":null,"right":null,"example":')
LAST_SHOWN = TEXTS.add(',"shown":')
JUDGED = TEXTS.add(*(f',"right":{word},"example":' for word in WORDS))
NONE = TEXTS.add("null")
SIGN = TEXTS.add(*(f" {sign} " for sign in SIGNS))
SIGN_THEN_OPEN = TEXTS.add(*(f" {sign} (" for sign in SIGNS))
CLOSE_THEN_SIGN = TEXTS.add(*(f") {sign} " for sign in SIGNS))

# A deck's own come after these.
NUMBER = TEXTS.add()
"""The number of each tile, and null as that of `rules.NO_TILE`."""
NAMED = NUMBER + rules.TILES + 1
"""The number of each tile as the name of what follows."""
TILE = NAMED + rules.TILES
LAST_TILE = TILE + rules.TILES
PENALTY = LAST_TILE + rules.TILES
EXAMPLES = PENALTY + 1
"""No text: a byte for each roll and tile, see `examples`."""

place_of_roll: Any = compiled(roll_index)


@once_a_deck
def pieces(deck: Any) -> Pieces:
    """What `write` writes of."""
    numbers = deck["number"].tolist()
    described = zip(numbers, deck["colour"].tolist(), deck["scarabs"].tolist(), strict=True)
    texts = [
        *map(str, numbers),
        "null",
        *(f'"{number}":' for number in numbers),
        *(f'"{number}":{{"colour":"{COLOURS[colour]}","scarabs":{scarabs}}}' for number, colour, scarabs in described),
        *(f'{{"number":{number},"seat":' for number in numbers),
        f',"penalty":{deck["penalty"]}}}',
    ]
    return TEXTS.pieces(msgspec.Raw(piece) for piece in (*map(str.encode, texts), examples(numbers)))


def examples(numbers: list[int]) -> bytes:
    """HR7: for each roll and tile the first operation of `BY_DIE` that makes its number, as `operations.example` finds it."""
    tile_of = np.full(LARGEST + 1, rules.NO_TILE)
    tile_of[numbers] = range(rules.TILES)
    made = np.full((ROLLS, rules.TILES + 1), NOT_MADE, np.uint8)
    for index in reversed(range(OPERATIONS)):
        made[np.arange(ROLLS), tile_of[values()[:, index]]] = index
    return made[:, : rules.TILES].tobytes()


@compiled
def write(states: Any, decks: Any, text: Any, begins: Any, seat: Any, out: Any) -> Any:
    """The view of a seat, or of an onlooker; how long it is."""
    s, deck = states[0], decks[0]
    at = put(out, 0, text, begins, ADVANCED + np.int64(s["advanced"]))
    at = put_number(out, at, s["active"])
    at = put(out, at, text, begins, PHASE + np.int64(s["over"]) * len(PHASES) + np.int64(s["phase"]))
    at = write_roll(s["dice"][0], s["dice"][1], s["dice"][2], out, at)
    at = put(out, at, text, begins, PYRAMID)
    at = write_spots(s, np.int64(s["free"]), text, begins, out, at)
    at = put(out, at, text, begins, EMPTIED)
    at = write_spots(s, taken_tiles(s), text, begins, out, at)
    at = write_heaps(s, deck, text, begins, out, at)
    at = put(out, at, text, begins, ROUND)
    for other in range(s["seats"]):
        if other:
            at = put_byte(out, at, COMMA)
        at = write_taker(s, other, other == seat, text, begins, out, at)
    at = write_judged_tiles(s, deck, text, begins, out, at)
    at = put(out, at, text, begins, IN_SIGHT)
    at = write_set(~np.int64(s["under"]) & (1 << rules.TILES) - 1, TILE, text, begins, out, at)
    at = write_last(s, text, begins, out, at) if s["last_taken"] else put(out, at, text, begins, NO_LAST)
    return put(out, at, text, begins, PENALTY)


@compiled
def write_roll(d8: Any, d10: Any, d12: Any, out: Any, at: Any) -> Any:
    """The numbers of the three dice."""
    at = put_byte(out, put_number(out, at, d8), COMMA)
    at = put_byte(out, put_number(out, at, d10), COMMA)
    return put_number(out, at, d12)


@compiled
def write_set(tiles: Any, piece: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """The tiles of a set, rising: `piece` is that of the first tile of all, and the others follow it."""
    while tiles:
        at = put(out, at, text, begins, piece + first(tiles))
        tiles &= tiles - 1
        if tiles:
            at = put_byte(out, at, COMMA)
    return at


@compiled
def write_sets(held: Any, seats: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """The numbers of everybody's set of tiles."""
    for seat in range(seats):
        if seat:
            at = put_byte(out, at, COMMA)
        at = put_byte(out, at, BRACKET)
        at = write_set(held[seat], NUMBER, text, begins, out, at)
        at = put_byte(out, at, CLOSE)
    return at


@compiled
def taken_tiles(s: Any) -> Any:
    """The set of tiles taken in this round."""
    tiles = np.int64(0)
    for k in range(s["taken"]):
        tiles |= 1 << np.int64(s["tile"][k])
    return tiles


@compiled
def write_spots(s: Any, shown: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """The rows of the pyramid without their last signs; on each spot its tile if that is in the set, otherwise null."""
    for spot in range(rules.SPOTS):
        at = put(out, at, text, begins, SPOT + spot)
        tile = np.int64(s["spot"][spot])
        at = put(out, at, text, begins, NUMBER + (tile if shown >> tile & 1 else rules.NO_TILE))
    return at


@compiled
def write_heaps(s: Any, deck: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """The four heaps without their last signs: how many tiles, and the one on top."""
    at = put(out, at, text, begins, HEAPS)
    for colour in range(rules.COLOURS):
        at = put(out, at, text, begins, HEAP + colour)
        at = put_number(out, at, rules.heap(s, deck, colour))
        at = put(out, at, text, begins, TOP)
        top = np.int64(s["top"][colour])
        at = put(out, at, text, begins, NUMBER + (top if top >= 0 else rules.NO_TILE))
    return at


@compiled
def write_taker(s: Any, seat: Any, own: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """A player's round; HR5: the operations are hidden from the others until the check, and so is whether there are any."""
    at = put(out, at, text, begins, TAKER)
    holds = False
    for k in range(s["taken"]):
        if s["holder"][k] == seat:
            if holds:
                at = put_byte(out, at, COMMA)
            holds = True
            at = put(out, at, text, begins, NUMBER + np.int64(s["tile"][k]))
    if holds and not own and s["phase"] == rules.SAND:
        at = put(out, at, text, begins, HIDDEN)
    else:
        at = write_shown(s, seat, text, begins, out, at)
    nothing, done = np.int64(s["nothing"]) >> seat & 1, np.int64(s["done"]) >> seat & 1
    return put(out, at, text, begins, SAID + 2 * nothing + done)


@compiled
def write_shown(s: Any, seat: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """The operations that a player has shown in this round, by the numbers of their tiles."""
    at = put(out, at, text, begins, SHOWN)
    some = False
    for k in range(s["taken"]):
        if s["holder"][k] == seat and s["op"][k] != 0:
            if some:
                at = put_byte(out, at, COMMA)
            some = True
            at = put(out, at, text, begins, NAMED + np.int64(s["tile"][k]))
            at = write_operation(np.int64(s["op"][k]), text, begins, out, at)
    return put_byte(out, at, END)


@compiled
def write_judged_tiles(s: Any, deck: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """Everybody's right and wrong tiles, and the points so far (H12)."""
    at = put(out, at, text, begins, RIGHT_TILES)
    at = write_sets(s["right"], s["seats"], text, begins, out, at)
    at = put(out, at, text, begins, WRONG_TILES)
    at = write_sets(s["wrong"], s["seats"], text, begins, out, at)
    at = put(out, at, text, begins, SCORES)
    for seat in range(s["seats"]):
        if seat:
            at = put_byte(out, at, COMMA)
        at = put_number(out, at, rules.score(s, deck, seat))
    return at


@compiled
def write_last(s: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """HR7: the last check."""
    d8, d10, d12 = np.int64(s["last_dice"][0]), np.int64(s["last_dice"][1]), np.int64(s["last_dice"][2])
    at = put(out, at, text, begins, LAST)
    at = write_roll(d8, d10, d12, out, at)
    at = put(out, at, text, begins, LAST_TILES)
    of_roll = begins[EXAMPLES] + place_of_roll(d8, d10, d12) * rules.TILES
    tiles = np.int64(s["last_pyramid"])
    while tiles:
        tile = first(tiles)
        at = put(out, at, text, begins, LAST_TILE + tile)
        at = write_judgement(s, tile, text, begins, out, at)
        index = np.int64(text[of_roll + tile])
        made = 0 if index == NOT_MADE else with_dice(BY_DIE[index], d8, d10, d12)
        at = write_operation(made, text, begins, out, at)
        at = put_byte(out, at, END)
        tiles &= tiles - 1
        if tiles:
            at = put_byte(out, at, COMMA)
    return put(out, at, text, begins, LAST_ENDS)


@compiled
def write_judgement(s: Any, tile: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """Who took a tile of the last check's pyramid, what was shown, and was it right: as seen from where the tile lies now."""
    k = 0
    while k < s["last_taken"] and s["last_tile"][k] != tile:
        k += 1
    if k == s["last_taken"]:
        return put(out, at, text, begins, NOT_TAKEN)
    holder = 0
    for seat in range(s["seats"]):
        if (np.int64(s["right"][seat]) | np.int64(s["wrong"][seat])) >> tile & 1:
            holder = seat
    at = put_number(out, at, holder)
    at = put(out, at, text, begins, LAST_SHOWN)
    at = write_operation(np.int64(s["last_op"][k]), text, begins, out, at)
    return put(out, at, text, begins, JUDGED + (np.int64(s["right"][holder]) >> tile & 1))


@compiled
def write_operation(op: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """A packed operation as `operations.spell` spells it: only the brackets needed; null for 0, which is none."""
    if op == 0:
        return put(out, at, text, begins, NONE)
    sign, second, shape = op >> 21 & 3, op >> 23 & 3, op >> 25
    second_goes_first = sign <= MINUS < second
    left, right = shape == LEFT and second_goes_first, shape == RIGHT and not second_goes_first
    at = put_byte(out, at, QUOTE)
    if left:
        at = put_byte(out, at, ROUND_OPEN)
    at = put_number(out, at, op & 127)
    at = put(out, at, text, begins, (SIGN_THEN_OPEN if right else SIGN) + sign)
    at = put_number(out, at, op >> 7 & 127)
    if shape != PAIR:
        at = put(out, at, text, begins, (CLOSE_THEN_SIGN if left else SIGN) + second)
        at = put_number(out, at, op >> 14 & 127)
    if right:
        at = put_byte(out, at, ROUND_CLOSE)
    return put_byte(out, at, QUOTE)
