"""Responses about positions that somebody sets up."""

from typing import Any

import msgspec

from saqqara.core.look import Look


class Checked(msgspec.Struct, frozen=True):
    """A position that can be, in its normal form; how an onlooker and then each seat sees it; and who is to act."""

    position: dict[str, Any]
    looks: tuple[Look, ...]
    to_act: tuple[int, ...]


class Printed(msgspec.Struct, frozen=True):
    """A game's cards or tiles, as in its deck file; None for a game without."""

    game: str
    deck: Any
