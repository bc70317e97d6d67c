"""The law of what is sent for thinking, for any set-up: it tells nothing that the seat cannot know. Names no game.

It is a function of how a question is made, so that `tests/mutants/` can ask it about faulty ways.
"""

import os
import random
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import msgspec

from saqqara import Table
from saqqara.bots.interface import Question
from saqqara.server.analysis import browser_thinking
from tests.every_game.secrecy_laws import difference, moments, whom
from tests.every_game.setups import Setup, random_game
from tests.every_game.worlds import Sight

Asking = Callable[[Table, int], Question | None]
SHOWN = 5


def some(setup: Setup) -> Iterator[Table]:
    """Yield the first tables of a random game, then one now and then; `SAQQARA_QUESTIONS=all`: many, until every secret has been met
    often."""
    if os.environ.get("SAQQARA_QUESTIONS") == "all":
        yield from moments(setup, 27, 3)
        return
    for number, table in enumerate(random_game(setup, 27)):
        if number > 66:
            return
        if number < 4 or number % 9 == 0:
            yield table


def sent(table: Table, seat: int, asking: Asking) -> Any:
    """Return all that a server sends for thinking, with the same chance every time."""
    with mock.patch("secrets.token_bytes", lambda count: bytes(range(count))):
        asked = asking(table, seat)
        reasons = {} if asked is None else browser_thinking.reasons_for(asked, asked.texts[:SHOWN], table.own_deck)
        return {"question": asked, "hint": browser_thinking.hint_for(table, seat), "reasons": reasons}


def nothing_sent_for_thinking_tells_a_secret(setup: Setup, asking: Asking = browser_thinking.question_for) -> None:
    """On tables that differ in what the seat cannot know, the table's own secret among it, what is sent is the same to the last byte."""
    chance = random.Random(f"{setup} questions")
    for table in some(setup):
        for seat in table.to_act[:1]:
            sight = Sight(setup.game, table.position(), table._deck, seat)
            others = [table.redeal(seat, chance.randbytes(8))]
            if sight.secrets and not table.moves:  # what the history tells needs a history
                others.append(Table.from_position(sight.some_world(chance), deck=table.own_deck))
            here = msgspec.to_builtins(sent(table, seat, asking))
            for other in others:
                other._secret = chance.randbytes(32)
                there = msgspec.to_builtins(sent(other, seat, asking))
                assert msgspec.json.encode(here) == msgspec.json.encode(there), (
                    f"{setup}: what is sent to {whom(seat)} for thinking depends on what it cannot know: {difference(here, there)}"
                )
