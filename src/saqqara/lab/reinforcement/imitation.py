"""A policy network that moves as a level does: rivals for a learner that must be quick."""

from typing import Any

import numpy as np

from saqqara.bots.decisions import picked
from saqqara.bots.search_nodes import SEATS
from saqqara.bots.search_setup import search_setup
from saqqara.bots.thinker import Thinker
from saqqara.core.arrays import array_of, deck_array
from saqqara.core.compile import twins
from saqqara.core.game import find
from saqqara.core.network import WIDTH, size
from saqqara.core.table import Table
from saqqara.lab.network_gradients import Curve, train_moves
from saqqara.lab.reinforcement.learner import OUTPUTS
from saqqara.lab.self_play import STRAY, Noted, setup, together


def watch(game: str, level: str, simulations: int | None, seats: int | None, seed: str, numbers: range) -> Noted:
    """Return the decisions of a level that plays against itself, part of the moves being chance: for each its moves and which it chose."""
    kind = find(game)
    part = twins(kind.part("bots.network"))
    deck, x = deck_array(kind)[0], np.zeros((SEATS, WIDTH))
    moves: list[Any] = []
    many: list[int] = []
    shares: list[Any] = []
    for number in numbers:
        chance = np.random.default_rng(list(f"{seed} {number}".encode()))
        count, options = setup(kind, number, seats)
        table = Table(game, count, f"{seed} {number}".encode(), **options)
        w = search_setup(game, count, tuple(options.items())).w
        who = Thinker(level, f"{seed} {number} thinks".encode(), simulations=simulations, compiled=True)
        while not table.over:
            seat = table.to_act[0]
            look = table.look(seat)
            if len(look.moves) == 1 or chance.random() < STRAY:
                table.play(seat, look.moves[int(chance.integers(len(look.moves)))])
                continue
            state = array_of(table.open_state())
            subject = who.subject(look)
            thought = who.think_about(subject)
            place = picked(subject, thought, who.rng)
            part.look_over(state[0], deck, w, seat, x)
            for move in thought.moves:
                part.describe_move(state[0], deck, w, seat, move, x)
                moves.append(x[0, : part.MOVE].astype(np.float32))
            many.append(len(thought.moves))
            shares.append(np.eye(len(thought.moves), dtype=np.float32)[place])
            table.play(seat, thought.texts[place])
    none = np.zeros((0, 1), np.float32)
    return Noted(none, none, none, none, none, np.array(moves), np.array(many, np.int32), np.concatenate(shares))


def imitate(game: str, watched: list[Noted], seed: int, epochs: int, device: str) -> tuple[Any, Curve]:
    """Return weights of a policy network that chooses as was watched, after room for those of a value network; and how the loss fell."""
    part = find(game).part("bots.network")
    weights, curve = train_moves(together(watched), part.MOVE_HIDDEN, seed, epochs, device)
    return np.concatenate([np.zeros(size(part.SIDE, part.SIDE_HIDDEN, OUTPUTS), np.float32), weights]), curve
