"""A batch of games that networks play: on the CPU (NumPy), or on a GPU (CuPy)."""

from functools import cache
from typing import Any

import numpy as np

from saqqara.bots.search_nodes import SEATS
from saqqara.bots.search_setup import search_setup
from saqqara.core import gpu
from saqqara.core.arrays import deck_array, generator, new_states, option_codes
from saqqara.core.compile import twins
from saqqara.core.game import find
from saqqara.core.network import WIDTH
from saqqara.core.template_parts import named, rules_of
from saqqara.core.templates import bind
from saqqara.lab.network_gradients import arrays
from saqqara.lab.reinforcement import rows
from saqqara.lab.self_play import setup

BLOCK = 128
"""Threads that are started together."""
DESCRIBED = ("SIDE", "MOVE", "describe", "look_over", "describe_move")


@cache
def plain_rows(game: str) -> Any:
    """Return `rows.py` over a game, as plain functions."""
    kind = find(game)
    return bind(rows, game, game=rules_of(kind) | named(kind.part("bots.network"), DESCRIBED))


@cache
def kernels(game: str) -> Any:
    """Return the same as kernels: deal, describe, play."""
    from saqqara.lab.reinforcement import rows_cuda

    bound = bind(rows_cuda, game, game=named(plain_rows(game), ("deal_rows", "describe_rows", "play_rows")))
    return [gpu.kernel(one) for one in (bound.deal_kernel, bound.describe_kernel, bound.play_kernel)]


class Games:
    """Games in rows. What a step writes lies in `rows` (`rows.Rows`)."""

    def __init__(self, game: str, number: int, device: str, seats: int | None = None) -> None:
        """Half of the games have the fewest seats, where no number of seats is asked for; the others take turns."""
        kind = find(game)
        part = kind.part("bots.network")
        self.xp, self.number, self.device = arrays(device), number, device
        self.most = getattr(part, "MOST_MOVES", kind.rules.MAX_LEGAL)
        self.seats = kind.seats[-1] if seats is None else seats
        chosen = [setup(kind, n, seats) for n in range(number)]
        told: dict[tuple[Any, ...], Any] = {}
        codes = [told.setdefault((many, *sorted(options.items())), option_codes(kind, options)) for many, options in chosen]
        made: dict[str, Any] = {
            "states": new_states(kind, number),
            "deck": deck_array(kind),
            "w": search_setup(game).w,
            "seats": np.array([many for many, _ in chosen], np.int64),
            "options": np.array(codes, np.int64).reshape(number, -1),
        }
        shapes = {
            "rngs": ((4,), np.uint64),
            "x": ((SEATS + 2, WIDTH), np.float64),
            "moves": ((kind.rules.MAX_LEGAL,), np.int64),
            "many": ((), np.int64),
            "actor": ((), np.int64),
            "steps": ((), np.int64),
            "scores": ((SEATS,), np.int64),
            "places": ((SEATS,), np.int64),
            "ended": ((), np.bool_),
            "won": ((SEATS,), np.float32),
            "points": ((SEATS,), np.float32),
        }
        self.arrays = made | {name: self.room(shape, dtype) for name, (shape, dtype) in shapes.items()}
        self.rows = rows.Rows(**{name: self.own(self.arrays[name]) for name in rows.Rows._fields})
        code = twins(plain_rows(game)) if device == "cpu" else None
        self.code = (code.deal_rows, code.describe_rows, code.play_rows) if code is not None else kernels(game)

    def room(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """Return an array with a row for each game; on a GPU those of neighbours lie side by side."""
        if self.device == "cpu":
            return np.zeros((self.number, *shape), dtype)
        return self.xp.moveaxis(self.xp.zeros((*shape, self.number), dtype), -1, 0)

    def own(self, array: Any) -> Any:
        """Return an array as compiled code here takes it."""
        if self.device == "cpu":
            return array
        return gpu.cuda().to_device(array) if isinstance(array, np.ndarray) else gpu.cuda().as_cuda_array(array)

    def run(self, which: int, *given: Any) -> None:
        """Run one of the three functions over all rows."""
        if self.device == "cpu":
            self.code[which](self.rows, *given, 0, self.number)
        else:
            self.code[which][(self.number + BLOCK - 1) // BLOCK, BLOCK](self.rows, *given)

    def deal(self, seed: str) -> None:
        """Deal all games."""
        self.run(0, self.own(generator(seed.encode())))

    def describe(self, sides: Any, inputs: Any) -> None:
        """Write the inputs of both networks: arrays that `own` has given."""
        self.run(1, sides, inputs)

    def play(self, chosen: Any) -> None:
        """Make the chosen moves: an array that `own` has given."""
        self.run(2, chosen)
