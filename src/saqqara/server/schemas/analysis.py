"""Responses about the moments of a study, on which the analysis board works."""

from typing import Any

import msgspec

from saqqara.bots import Hint
from saqqara.bots.interface import Question
from saqqara.core.look import Look


class Moment(msgspec.Struct, frozen=True):
    """A moment of a study. `looks`: that of the seat alone; where all is open, every seat's and then an onlooker's.

    `move`: the move that led here, as it is written; `drew`: it drew something, which can be drawn again; `recorded`: as in the record.
    `position`: where all is open. `question`: what the seat would think about; `hint`: what to do, where there is nothing to search.
    """

    seat: int | None
    open: bool
    to_act: tuple[int, ...]
    looks: tuple[Look, ...]
    move: tuple[int | None, str] | None
    drew: bool
    recorded: bool
    position: Any
    question: Question | None
    hint: Hint | None


class Lines(msgspec.Struct, frozen=True):
    """Lines of an engine as moves: `[seat, text]` each, as far as they fit."""

    lines: tuple[tuple[tuple[int, str], ...], ...]
