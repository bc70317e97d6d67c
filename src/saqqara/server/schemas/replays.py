"""Responses about finished games, move by move."""

import msgspec

from saqqara.core.look import Look


class Replay(msgspec.Struct, frozen=True):
    """Part of a game as one seat saw it: `looks[0]` is after `first` of `moves` moves. `names` by seat, where they are known."""

    game: str
    seats: int
    moves: int
    names: tuple[str, ...]
    first: int
    looks: tuple[Look, ...]


class Points(msgspec.Struct, frozen=True):
    """The points of each seat before the first move and after each one."""

    points: tuple[tuple[int, ...], ...]
