"""What a seat may see: all that lies open, its own dealt cards, and of the present marking step only its own marks."""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from saqqara.core.fields import Fields, fields, once_a_deck
from saqqara.core.rng import Rng, draw
from saqqara.games.expedition import layout, scoring
from saqqara.games.expedition.deck import CARDS, COLOURS, LETTERS, Colour
from saqqara.games.expedition.hidden_marks import mark_for, moves_behind
from saqqara.games.expedition.patterns import SIDE, Pattern, names
from saqqara.games.expedition.position import (
    PHASES,
    before_of,
    boxes_of,
    cards_in,
    expeditions_left,
    finished,
    laid_out,
    pattern_of,
    position,
    to_replace,
    torches_of,
)
from saqqara.games.expedition.position_types import Before, Card, Due, Phase, Player, Position

KEPT = 4096
"""So many players' sheets are kept as they were drawn."""


class Face(msgspec.Struct, frozen=True):
    """A card that lies open, with its marked squares."""

    number: int
    colour: Colour
    grid: tuple[str, ...]
    marked: tuple[str, ...] = ()


class Seen(msgspec.Struct, frozen=True):
    """A player as somebody sees them. `dealt`, `owed` and `before` are for the player's own eyes (ER3, ER5): empty or None for others.

    `before` is what the others still see of oneself in a marking step; `points` what the score card makes now.
    """

    dealt: tuple[Face, ...]
    cards: tuple[Face | None, ...]
    completed: tuple[Face, ...]
    red: int
    green: int
    torches: tuple[bool, ...]
    skulls: int
    boxes: dict[Colour, list[int]]
    finished: bool
    owed: int | None
    before: Before | None
    points: int


class Worth(msgspec.Struct, frozen=True):
    """The points of a completed card, a torch, a pair of gems, a gem alone, and of the boxes of each colour (E20, E23)."""

    card: int
    torch: int
    pair: int
    gem: int
    boxes: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it; `penalties` (of the ten skulls), `rounds`, `turns` of a round and `worth` are those of the deck."""

    over: bool
    phase: Phase
    round: int
    turn: int
    pattern: Pattern | None
    expeditions_left: tuple[Pattern, ...]
    display: tuple[Face | None, ...]
    pile: int
    to_replace: tuple[Due, ...]
    boxes_left: dict[Colour, list[int]]
    penalties: tuple[int, ...]
    players: tuple[Seen, ...]
    rounds: int
    turns: int
    worth: Worth


class Detail(msgspec.Struct, frozen=True):
    """The end, by seat: the points of each category (E23), and the lowest completed card (E24), None without any."""

    cards: tuple[int, ...]
    torches: tuple[int, ...]
    boxes: tuple[int, ...]
    gems: tuple[int, ...]
    skulls: tuple[int, ...]
    lowest: tuple[int | None, ...]


class Cards:
    """All cards of a deck as they are seen. What is drawn of a player is kept: of all players at a table one changes at a time."""

    def __init__(self, deck: Any) -> None:
        letters = {"S": "start", "T": "tomb", **LETTERS}

        def letter(number: int, square: int) -> str:
            shown = next((letter for letter, name in letters.items() if getattr(deck, name)[number] >> square & 1), ".")
            return shown if int(deck.free[number]) >> square & 1 else "#"

        self.penalties: tuple[int, ...] = tuple(deck.penalty[1:])
        self.rounds, self.turns = int(deck.rounds), int(deck.round_turns)
        self.boxes = tuple(deck.box_points)
        card, torch, pair, gem = (getattr(deck, f"{name}_points") for name in ("card", "torch", "pair", "gem"))
        self.worth = Worth(card, torch, pair, gem, self.boxes)
        self.untouched = tuple(
            Face(
                number,
                COLOURS[deck.colour[number]],
                tuple("".join(letter(number, column * SIDE + row) for column in range(SIDE)) for row in range(SIDE)),
            )
            for number in range(CARDS + 1)
        )
        """By their numbers; the first is none."""
        self.deck = deck
        self.player = lru_cache(maxsize=KEPT)(self.draw_player)

    def draw_player(
        self,
        keeping: bool,
        card: tuple[int, ...],
        marked: tuple[int, ...],
        dealt: tuple[int, ...],
        kept: int,
        completed: int,
        sheet: tuple[int, ...],
    ) -> Seen:
        """A player's cards and score card, without boxes."""
        cards, (red, green, torches, skulls) = self.untouched, sheet
        given = tuple(cards[number] for number in dealt if number)
        lying: tuple[Face | None, ...] = tuple(
            replace(cards[number], marked=tuple(names(mask))) if number else None for number, mask in zip(card, marked, strict=True)
        )
        if keeping:
            lying = tuple(given[i] for i in layout.PAIRS[kept]) if kept != layout.NOBODY else ()
        return Seen(
            dealt=given,
            cards=lying,
            completed=tuple(cards[number] for number in cards_in(completed)),
            red=red,
            green=green,
            torches=tuple(torches_of(torches, self.rounds)),
            skulls=skulls,
            boxes={},
            finished=False,
            owed=None,
            before=None,
            points=int(scoring.points(self.deck, completed, 0, red, green, torches, skulls)),
        )


@once_a_deck
def cards_of(deck: Any) -> Cards:
    """The cards of a deck."""
    return Cards(deck)


def view(s: Any, deck: Any, seat: int) -> View:
    """The view of a seat, or of an onlooker."""
    f, cards = fields(s), cards_of(deck)
    shown = View(
        over=f.phase == layout.OVER,
        phase=PHASES[f.phase],
        round=f.round,
        turn=f.turn,
        pattern=pattern_of(f),
        expeditions_left=tuple(expeditions_left(f)),
        display=() if f.phase == layout.KEEP else tuple(cards.untouched[number] if number else None for number in f.display),
        pile=f.pile.bit_count(),
        to_replace=tuple(to_replace(f)),
        boxes_left=boxes_of(f, cards.boxes, layout.NOBODY),
        penalties=cards.penalties,
        players=tuple(seen(f, deck, other, False, cards) for other in range(f.seats)),
        rounds=cards.rounds,
        turns=cards.turns,
        worth=cards.worth,
    )
    return shown if seat < 0 else for_seat(shown, s, deck, seat)


def for_seat(shown: View, s: Any, deck: Any, seat: int) -> View:
    """What a seat knows beyond an onlooker: its dealt cards (ER5), and what it has marked in this step (ER3)."""
    players = list(shown.players)
    players[seat] = seen(fields(s), deck, seat, True, cards_of(deck))
    return replace(shown, players=tuple(players))


def seen(f: Fields, deck: Any, seat: int, own: bool, cards: Cards) -> Seen:
    """A player as themselves, or as the others see them."""
    marks, entries = (f.marked, f.sheet) if own else (f.marked_before, f.sheet_before)
    dealt, kept = (f.dealt[seat], f.kept[seat]) if own else ((), layout.NOBODY)
    shown = cards.player(f.phase == layout.KEEP, f.card[seat], marks[seat], dealt, kept, f.completed[seat], entries[seat])
    boxes, done = boxes_of(f, cards.boxes, seat), finished(f, seat)
    points = shown.points + sum([sum(own_boxes) for own_boxes in boxes.values()])
    if not own:
        return replace(shown, boxes=boxes, finished=done, points=points)
    return replace(shown, boxes=boxes, finished=done, points=points, owed=f.owed[seat], before=before_of(f, cards.rounds, seat))


def detail(s: Any, deck: Any) -> Detail:
    """The breakdown when the game is over."""
    seats = range(s.seats)
    sheets = [list(s.sheet[seat]) for seat in seats]
    completed = [int(s.completed[seat]) for seat in seats]
    worth = cards_of(deck).worth
    return Detail(
        cards=tuple(worth.card * cards.bit_count() for cards in completed),
        torches=tuple(worth.torch * torches.bit_count() for _, _, torches, _ in sheets),
        boxes=tuple(int(scoring.box_points(s, deck, seat)) for seat in seats),
        gems=tuple(worth.pair * min(red, green) + worth.gem * abs(red - green) for red, green, _, _ in sheets),
        skulls=tuple(-int(deck.penalty[skulls]) for _, _, _, skulls in sheets),
        lowest=tuple(cards_in(cards)[0] if cards else None for cards in completed),
    )


def veiled(s: Any, seat: int, move: int) -> bool:
    """ER3, ER5: what is kept and marked comes into the open when everybody is done."""
    return bool(s.phase != layout.REPLACE)


def veiled_moves(s: Any, deck: Any, seat: int) -> list[int]:
    """ER3, ER5: what a seat has kept or marked in this step, as the state has it."""
    if s.phase == layout.KEEP:
        return [int(s.kept[seat])] if finished(s, seat) else []
    return moves_behind(s, deck, seat) if s.phase == layout.MARK else []


def step(s: Any) -> tuple[int, ...]:
    """Phase and turn: when they change, what was veiled lies open."""
    return int(s.phase), int(s.round), int(s.turn)


def reveals(s: Any, deck: Any, seat: int, move: int) -> str | None:
    """A card from the pile shows itself at once. What else a move may bring to light, the table sees: a step that closes, cards drawn."""
    return "undo-revealed" if move == layout.TAKE_PILE else None


def scored(seen: View, detail: Any) -> tuple[int, ...]:
    """E23: what each seat's score card made then."""
    return tuple(player.points for player in seen.players)


def imagine(seen: View, deck: Any, seat: int, rng: Rng) -> Position:
    """A position that this seat cannot tell from the true one."""
    imagined, made = in_mind(seen, deck, seat, rng)
    return imagined if made is None else position(made, deck)


def imagine_state(seen: View, deck: Any, seat: int, rng: Rng) -> Any:
    """The state of such a position."""
    imagined, made = in_mind(seen, deck, seat, rng)
    return laid_out(imagined, deck) if made is None else made


def in_mind(seen: View, deck: Any, seat: int, rng: Rng) -> tuple[Position, Any]:
    """A position that looks the same, and, where the others have marked in secret, the state in which they have."""
    players = [as_seen(player) for player in seen.players]
    if seen.phase == "keep":
        deal_others(players, seat, rng)
    imagined = Position(
        game="expedition",
        seats=len(players),
        over=seen.over,
        phase=seen.phase,
        round=seen.round,
        turn=seen.turn,
        pattern=seen.pattern,
        expeditions_left=list(seen.expeditions_left),
        display=[face.number if face else None for face in seen.display],
        pile=seen.pile,
        to_replace=list(seen.to_replace),
        boxes_left=seen.boxes_left,
        players=players,
    )
    if seen.phase != "mark" or seen.over:
        return imagined, None
    others = [other for other in range(len(players)) if other != seat]
    imagined = replace(
        imagined,
        players=[replace(p, finished=False) if other in others else p for other, p in enumerate(players)],
    )
    made = laid_out(imagined, deck)
    for other in others:
        made = mark_for(made, deck, other, seen.players[other].finished, rng)
    return imagined, made


def as_seen(player: Seen) -> Player:
    """A player, where all is as it looks."""
    return Player(
        dealt=[face.number for face in player.dealt],
        cards=[Card(face.number, list(face.marked)) if face else None for face in player.cards],
        completed=[face.number for face in player.completed],
        red=player.red,
        green=player.green,
        torches=list(player.torches),
        skulls=player.skulls,
        boxes=player.boxes,
        owed=player.owed or 0,
        finished=player.finished,
        before=player.before,
    )


def deal_others(players: list[Player], seat: int, rng: Rng) -> None:
    """ER5: four unknown cards for each of the others, and two of them kept where one has chosen."""
    unknown = [number for number in range(1, CARDS + 1) if seat < 0 or number not in players[seat].dealt]
    for other, player in enumerate(players):
        if other != seat:
            dealt = sorted(unknown.pop(draw(rng, len(unknown))) for _ in range(layout.DEALT))
            kept = [dealt[i] for i in layout.PAIRS[draw(rng, len(layout.PAIRS))]] if player.finished else []
            players[other] = replace(player, dealt=dealt, cards=[Card(number, []) for number in kept])
