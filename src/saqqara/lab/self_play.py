"""Games that the search plays against itself, noted for a judgement to learn from: the table from every seat with how the game ended, and
the moves of whoever decided with how often each was tried."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from saqqara.bots.decisions import picked
from saqqara.bots.search_nodes import SEATS
from saqqara.bots.search_request import compiled_request
from saqqara.bots.search_setup import SearchSetup
from saqqara.bots.thinker import Thinker
from saqqara.core.arrays import array_of, as_array, deck_array
from saqqara.core.compile import twins
from saqqara.core.game import Game, find
from saqqara.core.look import Look
from saqqara.core.network import WIDTH
from saqqara.core.rng import generator
from saqqara.core.table import Table

STRAY, DEEP, TIMES = 0.12, 0.12, 16
"""The part of the moves that are made by chance: the search also has to judge tables that good players do not come to. The part that are
thought about longer, and how many times longer: only these are examples of good moves."""
HASTE = 0.5
"""The noise of players that play by heuristic."""


class Noted(NamedTuple):
    """The data to learn from. A row of `sides` for each table and seat (`seats` are how many there are), with the part of the victory, how
    clear it was and the points; a row of `moves` for each move of each decision (`many` are how many there are), with its part of the
    tries."""

    sides: Any
    seats: Any
    wins: Any
    margins: Any
    points: Any
    moves: Any
    many: Any
    shares: Any


def together(parts: list[Noted]) -> Noted:
    """Return several as one."""
    return Noted(*(np.concatenate(column) for column in zip(*parts, strict=True)))


@cache
def thinker(game: str, simulations: int, judgement: bytes, changes: tuple[tuple[str, Any], ...]) -> Thinker:
    """Return a player: with the game's present weights, or with learned ones and changes."""
    learned = np.frombuffer(judgement, np.float32) if judgement else None
    who = SearchSetup(game, judgement=learned, **dict(changes))
    who.solves = False
    return Thinker("master", b"", simulations=simulations, changed=who, compiled=True)


def setup(kind: Game, number: int, wanted: int | None = None) -> tuple[int, dict[str, Any]]:
    """Return the seats (`wanted`, where given) and options of a game by its number: every other one has the fewest seats, the rest take
    turns."""
    seats = wanted or (kind.seats[0] if number % 2 == 0 else kind.seats[number // 2 % len(kind.seats)])
    options = {name: option.allowed(seats)[number // 7 % len(option.allowed(seats))] for name, option in kind.options.items()}
    return seats, options


def at_sight(who: Thinker, look: Look) -> str:
    """Return a move that looks good at first sight."""
    request = compiled_request(who.subject(look))
    thinks, moves = request.setup, np.zeros(request.setup.kind.rules.MAX_LEGAL, np.int64)
    with as_array(who.rng) as rng:
        move = thinks.code.prefer(request.state[0], request.deck, thinks.w, request.seat, HASTE, 0.0, moves, rng)
    return request.texts[request.moves.index(int(move))]


def one_game(who: Thinker, game: str, seed: str, number: int, simulations: int) -> Noted:
    """Play one game and note it."""
    kind = find(game)
    assert who.changed is not None
    part, w, scale = twins(kind.part("bots.network")), who.changed.w, who.changed.weights.search.scale
    seats, options = setup(kind, number)
    table = Table(game, seats, f"{seed} {number}".encode(), **options)
    chance = np.random.default_rng(list(f"{seed} {number}".encode()))
    who.rng = generator(f"{seed} {number} thinks".encode())
    x = np.zeros((SEATS, WIDTH))
    sides: list[Any] = []
    moves: list[Any] = []
    many: list[int] = []
    shares: list[Any] = []
    deck = deck_array(kind)[0]
    while not table.over:
        state = array_of(table.open_state())
        part.describe(state[0], deck, w, x)
        sides.append(x[: kind.seats[-1], : part.SIDE].astype(np.float32))
        seat = table.to_act[0]
        look = table.look(seat)
        if len(look.moves) == 1 or chance.random() < STRAY:
            table.play(seat, look.moves[int(chance.integers(len(look.moves)))])
            continue
        if simulations == 0:
            table.play(seat, at_sight(who, look))
            continue
        deep = chance.random() < DEEP
        who.simulations = simulations * TIMES if deep else simulations
        subject = who.subject(look)
        thought = who.think_about(subject)
        if deep:
            part.look_over(state[0], deck, w, seat, x)
            for move in thought.moves:
                part.describe_move(state[0], deck, w, seat, move, x)
                moves.append(x[0, : part.MOVE].astype(np.float32))
            many.append(len(thought.moves))
            shares.append(np.array(thought.visits) / max(sum(thought.visits), 1))
        table.play(seat, thought.texts[picked(subject, thought, who.rng)])
    outcome = table.outcome
    assert outcome is not None
    firsts = outcome.places.count(1)
    ended = np.zeros((3, kind.seats[-1]), np.float32)
    for seat in range(seats):
        others = max(score for other, score in enumerate(outcome.scores) if other != seat) if seats > 1 else 0
        ended[0, seat] = 1 / firsts if outcome.places[seat] == 1 else 0.0
        ended[1, seat] = 1 / (1 + np.exp(-(outcome.scores[seat] - others) / scale))
        ended[2, seat] = outcome.scores[seat]
    n = len(sides)
    wins, margins, points = (np.repeat(row[None], n, 0) for row in ended)
    return Noted(
        np.array(sides),
        np.full(n, seats, np.int8),
        wins,
        margins,
        points,
        np.array(moves, np.float32).reshape(-1, part.MOVE),
        np.array(many, np.int32),
        np.concatenate([np.zeros(0), *shares]).astype(np.float32),
    )


def some_games(
    game: str, seed: str, first: int, games: int, simulations: int, judgement: bytes, changes: tuple[tuple[str, Any], ...]
) -> Noted:
    """Return games by their numbers."""
    who = thinker(game, simulations, judgement, changes)
    return together([one_game(who, game, seed, number, simulations) for number in range(first, first + games)])
