"""The table of Expedition: the names of all that lies there, its storage in the record of the rules, and who may know it.

`formats.md` beside this file describes the fields.
"""

from itertools import combinations
from typing import Annotated, Any, Literal

from msgspec.structs import replace

from saqqara.core.bits import count, members, set_of
from saqqara.core.deck_memo import once_a_deck
from saqqara.core.declaration import Known, Shown, Told, by, choice, each, shown, shown_to_seat
from saqqara.core.look import Look
from saqqara.core.position_field_checks import PER_SEAT, Between, Seat
from saqqara.core.secrecy import Chances, Hidden, Open, Place, Secret, evenly
from saqqara.games.expedition import rules
from saqqara.games.expedition.deck import COLOURS, SHOWN, Colour
from saqqara.games.expedition.geometry.patterns import PATTERNS, SIDE, Pattern
from saqqara.games.expedition.positions.hidden_marks import MARKED, any_marks, as_it_lay, is_done, marks_at_random, moves_behind
from saqqara.games.expedition.positions.players import (
    Before,
    Card,
    CardNumber,
    Player,
    boxes,
    entries,
    lay_player,
    read_player,
)
from saqqara.games.expedition.state import CARDS, DEALT, KEEP, MARK, NOBODY, OVER, REPLACE, SEATS, TAKE_PILE

Phase = Literal["keep", "mark", "replace"]
PHASES: tuple[Phase, ...] = ("keep", "mark", "replace", "mark")
"""The names of the phases in the record: a game that is over has ended in its last marking."""


class Due(Told):
    """A completed card that is still to be replaced."""

    seat: Seat
    card: int


def cards_to_replace(s: Any, deck: Any) -> list[Due]:
    """Return the replacements due, in their order (E18)."""
    return [Due(next(seat for seat in range(SEATS) if s.completed[seat] >> card & 1), card) for card in members(s.to_replace)]


def cards_left(s: Any, deck: Any) -> int:
    """Return how many cards the pile has."""
    return count(s.pile)


class Position(Told):
    """Everything on the table. `display` has None for an empty place, and is empty before all have kept two cards."""

    game: Literal["expedition"]
    seats: int
    over: Annotated[bool, by(lambda s, deck: s.phase == OVER)]
    phase: Annotated[Phase, by(lambda s, deck: PHASES[s.phase])]
    round: Annotated[int, Between(1, lambda seats, deck: deck.rounds, "E22")]
    turn: Annotated[int, Between(0, lambda seats, deck: deck.round_turns, "E6")]
    pattern: Annotated[Pattern | None, choice("pattern", PATTERNS)]
    expeditions_left: Annotated[
        list[Pattern], by(lambda s, deck: [name for name, n in zip(PATTERNS, s.left, strict=True) for _ in range(n)])
    ]
    display: Annotated[list[CardNumber | None], by(lambda s, deck: [] if s.phase == KEEP else [number or None for number in s.display])]
    pile: Annotated[int, by(cards_left)]
    to_replace: Annotated[list[Due], by(cards_to_replace)]
    boxes_left: Annotated[dict[Colour, list[int]], by(lambda s, deck: boxes(s, deck, NOBODY))]
    players: Annotated[list[Player], by(lambda s, deck: [read_player(s, deck, seat) for seat in range(s.seats)]), PER_SEAT]


def lay(p: Position, s: Any, deck: Any) -> None:
    """Write everything but single numbers. The pile is what lies nowhere else."""
    s.phase = OVER if p.over else PHASES.index(p.phase)
    for pattern in p.expeditions_left:
        s.left[PATTERNS.index(pattern)] += 1
    s.display[: len(p.display)] = [number or 0 for number in p.display]
    s.kept[:] = [NOBODY] * SEATS
    for owners in s.box:
        owners[:] = [NOBODY] * len(owners)
    s.to_replace = set_of(due.card for due in p.to_replace)
    gone = {number for number in p.display if number}
    for seat, seated in enumerate(p.players):
        lay_player(s, deck, seat, seated)
        gone |= {*seated.dealt, *seated.completed, *(card.number for card in seated.cards if card)}
    s.pile = set_of(number for number in range(1, CARDS + 1) if number not in gone)


# Secrets


def all_have_kept(position: Any) -> bool:
    """ER5: the choice of two cards of four comes into the open when everybody has made it."""
    return bool(position.phase != "keep")


def all_have_marked(position: Any) -> bool:
    """ER3: marks are shown when everybody is done."""
    return bool(position.phase != "mark" or position.over)


def kept_in(s: Any) -> Any:
    """ER5: whether all have kept, asked of the record."""
    return s.phase != KEEP


def marked_in(s: Any) -> Any:
    """ER3: whether all have marked, asked of the record."""
    return s.phase != MARK


def other_cards(known: Position, deck: Any, place: Place) -> Chances:
    """E4: any card that was not dealt to somebody else."""
    seen = {card for player in known.players for card in player.dealt if not isinstance(card, Hidden)}
    return evenly(card for card in range(1, CARDS + 1) if card not in seen)


def two_of_them(known: Position, deck: Any, place: Place) -> Chances:
    """ER5: two of the four, once somebody has chosen."""
    player = known.players[place.seat or 0]
    return evenly([Card(number, []) for number in pair] for pair in (combinations(player.dealt, 2) if player.finished else [()]))


SECRETS = (
    Open("game seats over phase round turn", "E5 E6"),
    Open("pattern expeditions_left", "E6"),
    Open("display pile to_replace", "E17 E18"),
    Open("boxes_left players[seat].boxes", "E20"),
    Open("players[seat].completed", "E17"),
    Open("players[seat].finished", "ER3"),  # who is done is seen, not what they did
    Secret("players[seat].dealt[each]", "E4 ER5", other_cards, until=all_have_kept, opened=kept_in, ordered=False),
    Secret("players[seat].cards", "ER5", two_of_them, until=all_have_kept, opened=kept_in),
    Secret(
        "players[seat].{cards,red,green,torches,skulls,owed,before}",
        "ER3",
        any_marks,
        until=all_have_marked,
        opened=marked_in,
        shows=as_it_lay,
        drawn_by=marks_at_random,
    ),
)
STORE_SECRETS = ("pile", "dealt", "kept", "marked", "sheet", "owed")
"""The pile lacks the cards that were dealt, so it tells which those are. What lay open before (`marked_before`) is never secret."""


# Views


class Face(Shown):
    """A card that lies open, with its marked squares."""

    number: int
    colour: Colour
    grid: tuple[str, ...]
    marked: tuple[str, ...] = ()


class Seen(Shown):
    """A player as somebody sees them. `dealt`, `owed` and `before` are for the player's own eyes (ER3, ER5): empty or None for others.

    `before` is what the others still see of oneself in a marking step; `points` what the score card makes now.
    """

    dealt: list[Face]
    cards: list[Face | None]
    completed: list[Face]
    red: int
    green: int
    torches: list[bool]
    skulls: int
    boxes: dict[Colour, list[int]]
    finished: bool
    owed: int | None
    before: Before | None
    points: int


class Worth(Shown):
    """The points of a completed card, a torch, a pair of gems, a gem alone, and of the boxes of each colour (E20, E23)."""

    card: int
    torch: int
    pair: int
    gem: int
    boxes: tuple[int, ...]


@once_a_deck
def worth_of(deck: Any) -> Worth:
    """Return what scores how much."""
    return Worth(deck.card_points, deck.torch_points, deck.pair_points, deck.gem_points, tuple(deck.box_points))


@once_a_deck
def faces(deck: Any) -> list[Face]:
    """Return all cards of a deck, untouched, by their numbers; the first is none."""
    letters = [[SHOWN[shows] for shows in squares] for squares in deck.square]
    grids = [tuple("".join(squares[row::SIDE]) for row in range(SIDE)) for squares in letters]
    return [Face(number, COLOURS[deck.colour[number]], grid) for number, grid in enumerate(grids)]


def face(number: int | None, deck: Any) -> Face | None:
    """Return an untouched card; None for an empty place."""
    return faces(deck)[number] if number else None


def marked_face(face: Face, squares: list[str]) -> Face:
    """Return a card with some squares marked."""
    return Face(face.number, face.colour, face.grid, tuple(squares))


def number_of(face: Face | None, deck: Any) -> int | None:
    """Return the number of a card."""
    return face.number if face else None


def seen_players(known: Known) -> list[Seen]:
    """Return all players, each by what this seat may know of them."""
    return [known.once(seen, one, seat == known.seat) for seat, one in enumerate(known.position.players)]


def as_known(player: Player) -> Player:
    """Return a player with what all see in place of what is hidden: marks as they lay (ER3), no dealt cards (ER5)."""
    if not isinstance(player.cards, Hidden):
        return player
    return player.cards.shows or replace(player, dealt=[], cards=[])


def seen(player: Player, deck: Any, own: bool) -> Seen:
    """Return a player as themselves, or as others see them."""
    player = as_known(player)
    known, taken = faces(deck), sum([sum(worths) for worths in player.boxes.values()])
    red, green, torches, skulls = entries(player)
    return Seen(
        dealt=[known[number] for number in player.dealt],
        cards=[marked_face(known[card.number], card.marked) if card else None for card in player.cards],
        completed=[known[number] for number in player.completed],
        red=red,
        green=green,
        torches=player.torches,
        skulls=skulls,
        boxes=player.boxes,
        finished=player.finished,
        owed=player.owed if own else None,
        before=player.before if own else None,
        points=rules.points(deck, set_of(player.completed), taken, red, green, torches, skulls),
    )


def players_again(look: Look, deck: Any) -> list[Player]:
    """Return the players as a look tells them, with `Hidden` in place of what is secret from its seat."""
    found = []
    for seat, one in enumerate(look.view.players):
        seated = Player(
            dealt=[face.number for face in one.dealt],
            cards=[Card(face.number, list(face.marked)) if face else None for face in one.cards],
            completed=[face.number for face in one.completed],
            red=one.red,
            green=one.green,
            torches=one.torches,
            skulls=one.skulls,
            boxes=one.boxes,
            owed=one.owed or 0,
            finished=one.finished,
            before=one.before,
        )
        if seat != look.seat and not all_have_kept(look.view):
            seated = replace(seated, dealt=[Hidden()] * DEALT, cards=Hidden())
        elif seat != look.seat and not all_have_marked(look.view):
            seated = replace(seated, **dict.fromkeys(MARKED, Hidden(seated)))
        found.append(seated)
    return found


class View(Shown):
    """The table as a seat sees it; `penalties` (of the ten skulls), `rounds`, `turns` of a round and `worth` are those of the deck."""

    over: bool
    phase: Phase
    round: int
    turn: int
    pattern: Pattern | None
    expeditions_left: list[Pattern]
    display: Annotated[list[Face | None], each(face, number_of)]
    pile: int
    to_replace: list[Due]
    boxes_left: dict[Colour, list[int]]
    penalties: Annotated[tuple[int, ...], shown(lambda s, deck: tuple(deck.penalty[1:]))]
    players: Annotated[list[Seen], shown_to_seat(seen_players, players_again)]
    rounds: Annotated[int, shown(lambda s, deck: deck.rounds)]
    turns: Annotated[int, shown(lambda s, deck: deck.round_turns)]
    worth: Annotated[Worth, shown(lambda s, deck: worth_of(deck))]


class Detail(Shown):
    """The end, by seat: the points of each category (E23), and the lowest completed card (E24), None without any."""

    cards: tuple[int, ...]
    torches: tuple[int, ...]
    boxes: tuple[int, ...]
    gems: tuple[int, ...]
    skulls: tuple[int, ...]
    lowest: tuple[int | None, ...]


def detail(s: Any, deck: Any) -> Detail:
    """Return the breakdown when the game is over."""
    sheets, completed, points = [list(row) for row in s.sheet[: s.seats]], s.completed[: s.seats], worth_of(deck)
    return Detail(
        cards=tuple(points.card * cards.bit_count() for cards in completed),
        torches=tuple(points.torch * torches.bit_count() for _, _, torches, _ in sheets),
        boxes=tuple(rules.box_points(s, deck, seat) for seat in range(s.seats)),
        gems=tuple(points.pair * min(red, green) + points.gem * abs(red - green) for red, green, _, _ in sheets),
        skulls=tuple(-deck.penalty[skulls] for _, _, _, skulls in sheets),
        lowest=tuple(members(cards)[0] if cards else None for cards in completed),
    )


def scored(seen: View, detail: Any) -> tuple[int, ...]:
    """E23: what each seat's score card made then."""
    return tuple(player.points for player in seen.players)


# Moves made in secret


def veiled(s: Any, seat: int, move: int) -> bool:
    """ER3, ER5: what is kept and marked comes into the open when everybody is done."""
    return bool(s.phase != REPLACE)


def veiled_moves(s: Any, deck: Any, seat: int) -> list[int]:
    """ER3, ER5: what a seat has kept or marked in this step, as the state has it."""
    if s.phase == KEEP:
        return [s.kept[seat]] if is_done(s, seat) else []
    return moves_behind(s, deck, seat) if s.phase == MARK else []


def step(s: Any) -> tuple[int, ...]:
    """Return phase and turn: when they change, what was veiled lies open."""
    return s.phase, s.round, s.turn


def reveals(s: Any, deck: Any, seat: int, move: int) -> str | None:
    """A card from the pile shows itself at once. What else a move may bring to light, the table sees: a step that closes, cards drawn."""
    return "undo-revealed" if move == TAKE_PILE else None
