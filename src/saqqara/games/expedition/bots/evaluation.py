"""The table as a sensible player of Expedition sees it: the worth of a move, what a seat knows, and why a move is good.

A move is worth what it adds to the points that a seat may hope for: those on its sheet, and those of its two cards by the turns that their
tombs are away (`tomb_distance`) and the turns that are left.
"""

from typing import Any

from saqqara.core.bits import count, first
from saqqara.core.hash_keys import mix
from saqqara.core.look import Look
from saqqara.core.weights import numbered
from saqqara.games.expedition import state
from saqqara.games.expedition.deck import COLOURS as COLOUR_NAMES
from saqqara.games.expedition.geometry.patterns import beside
from saqqara.games.expedition.geometry.tomb_distance import UNTOUCHED
from saqqara.games.expedition.marking import squares_of
from saqqara.games.expedition.rules import points as sheet_points

WEIGHT = numbered(
    "sharp pace start_up overlap doubt box half lone skull torch waste cross branch near"
    " gem_ahead torch_ahead skull_ahead potion_ahead cross_ahead pile pile_away"
)
"""The places of the weights.

How sure of itself the player is; the points of a turn to spare, and how many such turns bring little; what part of the way to one tomb
is lost for the other; how much in doubt a way is; the part of a box that is counted on, and of that the part that the first of its two
cards brings. A gem that waits for its partner, a skull while potions may come, a torch, a torch that brings nothing, a red cross; a free
square and a good symbol that come within reach. The symbols of a fresh card; those of the unseen card of the pile, and its way."""
NAMES = WEIGHT._fields


CARD, TORCH_LIT, PAIR = 10.0, 5.0, 5.0
"""The points of a completed card, a torch and a pair of gems as printed: the weights in points were found with these."""


def game_turns(deck: Any) -> Any:
    """Return how many turns a game has."""
    return deck.rounds * deck.round_turns


def turns_after(s: Any, deck: Any) -> Any:
    """Return how many turns come after this one."""
    return float(game_turns(deck) - deck.round_turns * (s.round - 1) - s.turn)


def turns_away(deck: Any, number: Any, marked: Any) -> Any:
    """Return how many turns the tomb of a card is away."""
    if marked == 0:
        return float(deck.turns[number][UNTOUCHED])
    least = 20.0
    while marked != 0:
        least = min(least, float(deck.turns[number][first(marked)]))
        marked &= marked - 1
    return least


def colour_points(s: Any, deck: Any, w: Any, seat: Any, colour: Any) -> Any:
    """Return what completing a card of a colour brings: the card, and a box or the way to one (E20)."""
    box = 0
    while box < state.BOXES and s.box[colour][box] != state.NOBODY:
        box += 1
    have = count(s.completed[seat] & deck.of_colour[colour])
    tomb = float(deck.card_points)
    if box == state.BOXES or have >= 2 * state.BOXES:
        return tomb
    points = w[WEIGHT.box] * float(deck.box_points[box])
    return tomb + points * (w[WEIGHT.half] if have & 1 == 0 else 1.0 - w[WEIGHT.half])


def card_points(s: Any, deck: Any, w: Any, seat: Any, number: Any) -> Any:
    """Return what completing a card brings."""
    return colour_points(s, deck, w, seat, deck.colour[number]) if number != 0 else 0.0


def spare(deck: Any, w: Any, turns: Any) -> Any:
    """Return the worth of turns to spare: each is its part of a further card, but a few make no card."""
    return w[WEIGHT.pace] * (deck.card_points / CARD) * turns * turns / (turns + w[WEIGHT.start_up]) if turns > 0.0 else 0.0


def in_time(w: Any, left: Any, away: Any) -> Any:
    """Return how sure a tomb is with so many turns left. The last square can always be marked; a longer way may not fit the patterns."""
    if away < 1.0:
        return 1.0
    return min(max((left + 1.0 - away) / (1.0 + w[WEIGHT.doubt] * (away - 1.0)), 0.0), 1.0)


def cards_worth(deck: Any, w: Any, left: Any, away: Any, points: Any, away_other: Any, points_other: Any) -> Any:
    """Return the promise of two cards: the nearer tomb first, then the other, then those of cards to come."""
    if away_other < away:
        away, away_other = away_other, away
        points, points_other = points_other, points
    then = left - w[WEIGHT.overlap] * away
    after = then - w[WEIGHT.overlap] * away_other
    return points * in_time(w, left, away) + points_other * in_time(w, then, away_other) + spare(deck, w, after)


def gems(deck: Any, w: Any, left: Any, red: Any, green: Any) -> Any:
    """E23, and something for gems whose partner may still come."""
    red, green = min(red, state.GEMS), min(green, state.GEMS)
    pairs = min(red, green)
    lone = deck.gem_points + w[WEIGHT.lone] * (deck.pair_points / PAIR) * left / game_turns(deck)
    return float(deck.pair_points) * pairs + lone * (red + green - 2 * pairs)


def skulls_cost(deck: Any, w: Any, left: Any, skulls: Any) -> Any:
    """The penalty; as long as others come and potions may, each counts the same."""
    early = left / game_turns(deck)
    return early * w[WEIGHT.skull] * skulls + (1.0 - early) * deck.penalty[skulls]


def mark_worth(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """Return what squares marked on a card add."""
    which = move - state.MARKS
    place = which // state.PER_PLACE
    which -= place * state.PER_PLACE
    squares = squares_of(which)
    number, other = s.card[seat][place], s.card[seat][1 - place]
    marked = s.marked[seat][place]
    left = turns_after(s, deck)
    # The way to the two tombs
    points, points_other = card_points(s, deck, w, seat, number), card_points(s, deck, w, seat, other)
    away_other = turns_away(deck, other, s.marked[seat][1 - place])
    away = turns_away(deck, number, marked)
    nearer = turns_away(deck, number, squares)
    if marked != 0:
        nearer = min(nearer, away)
    value = 0.0
    if nearer != away:
        value = cards_worth(deck, w, left, nearer, points, away_other, points_other) - cards_worth(
            deck, w, left, away, points, away_other, points_other
        )
    # The sheet
    sheet = s.sheet[seat]
    red, green, skulls = sheet[state.RED], sheet[state.GREEN], sheet[state.SKULL]
    more_red, more_green = count(squares & deck.red[number]), count(squares & deck.green[number])
    if more_red + more_green > 0:
        value += gems(deck, w, left, red + more_red, green + more_green) - gems(deck, w, left, red, green)
    then = max(min(skulls + count(squares & deck.skull[number]), state.SKULLS) - 2 * count(squares & deck.potion[number]), 0)
    if then != skulls:
        value += skulls_cost(deck, w, left, skulls) - skulls_cost(deck, w, left, then)
    if squares & deck.torch[number]:
        lit = sheet[state.TORCHES] >> (s.round - 1) & 1
        value += -w[WEIGHT.waste] if lit else w[WEIGHT.torch] * (deck.torch_points / TORCH_LIT)
    value += w[WEIGHT.cross] * count(squares & deck.cross[number])
    # What comes within reach
    if (marked | squares) & deck.tomb[number] == 0:
        free = deck.free[number] & ~(marked | squares)
        gained = beside(squares) & free & ~beside(marked)
        value += w[WEIGHT.branch] * count(gained)
        good = deck.red[number] | deck.green[number] | deck.cross[number] | deck.torch[number]
        value += w[WEIGHT.near] * count(gained & good)
    return value


def charm(deck: Any, w: Any, number: Any) -> Any:
    """Return what a fresh card promises beside its tomb."""
    gems = count(deck.red[number] | deck.green[number])
    value = w[WEIGHT.gem_ahead] * (deck.pair_points / PAIR) * gems
    value += w[WEIGHT.torch_ahead] * (deck.torch_points / TORCH_LIT) * (1.0 if deck.torch[number] != 0 else 0.0)
    value += w[WEIGHT.cross_ahead] * count(deck.cross[number]) + w[WEIGHT.potion_ahead] * count(deck.potion[number])
    return value - w[WEIGHT.skull_ahead] * count(deck.skull[number])


def take_worth(s: Any, deck: Any, w: Any, seat: Any, away: Any, points: Any, treasure: Any) -> Any:
    """Return the worth of a fresh card beside the one that the seat still has, if it has one."""
    left = turns_after(s, deck)
    place = 1 if s.card[seat][0] == 0 else 0
    other = s.card[seat][place]
    away_other = turns_away(deck, other, s.marked[seat][place])
    value = cards_worth(deck, w, left, away, points, away_other, card_points(s, deck, w, seat, other))
    return value + treasure * min(left / deck.round_turns, 1.0)


def fresh_worth(s: Any, deck: Any, w: Any, seat: Any, number: Any) -> Any:
    """Return the worth of a fresh card that lies open."""
    points, away = card_points(s, deck, w, seat, number), float(deck.turns[number][UNTOUCHED])
    return take_worth(s, deck, w, seat, away, points, charm(deck, w, number))


def pile_worth(s: Any, deck: Any, w: Any, seat: Any) -> Any:
    """Return the worth of an unseen card: an average one."""
    points = 0.0
    for colour in range(state.COLOURS):
        points += colour_points(s, deck, w, seat, colour) / state.COLOURS
    return take_worth(s, deck, w, seat, w[WEIGHT.pile_away], points, w[WEIGHT.pile])


def worth(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """Return how good a move looks at first sight."""
    value = 0.0
    if move < state.MARKS:
        for i in range(state.PLACES):
            value += fresh_worth(s, deck, w, seat, s.dealt[seat][state.PAIRS[move][i]])
    elif move < state.TAKE:
        value = mark_worth(s, deck, w, seat, move)
    elif move < state.TAKE_PILE:
        value = fresh_worth(s, deck, w, seat, s.display[move - state.TAKE])
    elif move == state.TAKE_PILE:
        value = pile_worth(s, deck, w, seat)
    return w[WEIGHT.sharp] * value


def tempting(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """Gems and torches that a mark brings at once, in points, whatever becomes of the way to the tomb; skulls are not looked at."""
    if move < state.MARKS or move >= state.TAKE:
        return 0.0
    number, squares = s.card[seat][(move - state.MARKS) // state.PER_PLACE], squares_of((move - state.MARKS) % state.PER_PLACE)
    gems = count(squares & (deck.red[number] | deck.green[number]))
    return float(deck.gem_points) * gems + float(deck.torch_points) * count(squares & deck.torch[number])


def aside(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """Return whether nothing draws the eye to a mark: it touches one earlier mark at most, and no symbol lies on its squares."""
    if move < state.MARKS or move >= state.TAKE:
        return 0.0
    place = (move - state.MARKS) // state.PER_PLACE
    number, squares = s.card[seat][place], squares_of((move - state.MARKS) % state.PER_PLACE)
    symbols = deck.red[number] | deck.green[number] | deck.torch[number]
    symbols |= deck.cross[number] | deck.tomb[number] | deck.potion[number]
    touching = count(beside(squares) & s.marked[seat][place])
    return 0.5 * int(squares & symbols == 0) + 0.5 * int(touching <= 1)


def seen(s: Any, deck: Any, seat: Any) -> Any:
    """Return a key of all that matters to a seat of its knowledge: its own things, the turn, and what it chooses from. What the others have
    matters too little to keep apart what is else the same."""
    key = mix(s.phase, seat)
    key = mix(key, (s.round * 8 + s.turn) * 8 + s.pattern)
    if s.phase == state.KEEP:
        for i in range(state.DEALT):
            key = mix(key, s.dealt[seat][i])
        return key
    for place in range(state.PLACES):
        key = mix(key, s.card[seat][place] << 32 | s.marked[seat][place])
    sheet = s.owed[seat]
    for entry in range(state.ENTRIES):
        sheet = sheet * 16 + s.sheet[seat][entry]
    key = mix(key, sheet)
    key = mix(key, s.completed[seat])
    if s.phase == state.REPLACE:
        display = int(s.pile != 0)
        for i in range(state.DISPLAY):
            display = display * 64 + s.display[i]
        key = mix(key, display)
    return key


def likely(s: Any, deck: Any, w: Any, memory: Any, seat: Any, own: Any) -> Any:
    """Nothing is to be inferred: the others' marks of this turn are all that is hidden, and they come into the open when it closes."""
    return 0.0


def remember(look: Look, state: Any, deck: Any, w: Any) -> Any:
    """Return nothing that the table does not show."""
    return [0.0]


def reason(s: Any, deck: Any, seat: int, move: int) -> tuple[str, dict[str, Any]]:
    """Why one might make that move: a message of ours."""
    if move < state.MARKS:
        return "hint-keep", offered(deck, [int(s.dealt[seat][i]) for i in state.PAIRS[move]])
    if move < state.TAKE:
        return mark_reason(s, deck, seat, move)
    if move < state.TAKE_PILE:
        number = int(s.display[move - state.TAKE])
        box = box_with(s, deck, seat, number)
        return (
            ("hint-take-box", {"colour": COLOUR_NAMES[deck.colour[number]], "box": box}) if box else ("hint-take", offered(deck, [number]))
        )
    return ("hint-pile" if move == state.TAKE_PILE else "hint-pass"), {}


def offered(deck: Any, numbers: list[int]) -> dict[str, Any]:
    """Return what fresh cards have to offer."""
    gems, crosses = (
        sum(getattr(deck, name)[number].bit_count() for number in numbers for name in names) for names in (("red", "green"), ("cross",))
    )
    return {"away": min(squares_away(deck, number, 0) for number in numbers), "gems": gems, "crosses": crosses}


def box_with(s: Any, deck: Any, seat: int, number: int) -> int:
    """The pyramid points that a card would bring if it were completed now (E20)."""
    colour = int(deck.colour[number])
    have = (int(s.completed[seat]) & int(deck.of_colour[colour])).bit_count()
    left = [points for points, owner in zip(deck.box_points, s.box[colour], strict=True) if owner == state.NOBODY]
    return left[0] if left and have + 1 in (2, 4, 6) else 0


def mark_reason(s: Any, deck: Any, seat: int, move: int) -> tuple[str, dict[str, Any]]:
    """Return what is best about a mark: what brings most at once, else what it prepares."""
    place, which = divmod(move - state.MARKS, state.PER_PLACE)
    squares = squares_of(which)
    number, marked = int(s.card[seat][place]), int(s.marked[seat][place])
    red, green, torches, skulls = s.sheet[seat]
    more = {name: (squares & getattr(deck, name)[number]).bit_count() for name in ("red", "green", "torch", "skull", "potion", "cross")}
    if squares & int(deck.tomb[number]):
        box = box_with(s, deck, seat, number)
        return ("hint-tomb-box" if box else "hint-tomb"), {
            "card": number,
            "box": box,
            "colour": COLOUR_NAMES[deck.colour[number]],
            "points": int(deck.card_points),
        }
    if more["torch"] and not torches >> int(s.round) - 1 & 1:
        return "hint-torch", {"round": int(s.round), "points": int(deck.torch_points)}
    gained = gem_points(deck, red + more["red"], green + more["green"]) - gem_points(deck, red, green)
    if gained >= 4:
        return "hint-gems", {"points": gained}
    if more["cross"]:
        return "hint-cross", {"crosses": more["cross"]}
    then = max(min(skulls + more["skull"], state.SKULLS) - 2 * more["potion"], 0)
    if then < skulls:
        return "hint-potion", {"was": int(deck.penalty[skulls]), "becomes": int(deck.penalty[then])}
    was, becomes = squares_away(deck, number, marked), squares_away(deck, number, marked | squares)
    if becomes < was:
        return "hint-way", {"card": number, "was": was, "becomes": becomes}
    return ("hint-gems", {"points": gained}) if gained else ("hint-room", {"card": number})


def gem_points(deck: Any, red: int, green: int) -> int:
    """E12, E23: what gems score, of which a score card has ten each."""
    return sheet_points(deck, 0, 0, min(red, state.GEMS), min(green, state.GEMS), 0, 0)


def squares_away(deck: Any, number: int, marked: int) -> int:
    """Return how many squares are still missing to the tomb, at the least."""
    free, tomb = int(deck.free[number]), int(deck.tomb[number])
    path, steps = (marked, 0) if marked else (int(deck.start[number]), 1)
    while not path & tomb:
        path |= int(beside(path)) & free
        steps += 1
    return steps
