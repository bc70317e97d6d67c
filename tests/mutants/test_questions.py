"""The law of what is sent for thinking notices a question that was made from more than a look."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from saqqara import Table
from saqqara.bots.interface import Question
from saqqara.bots.search_request import packed, question
from saqqara.core.arrays import array_of
from saqqara.core.game import games
from saqqara.server.analysis.browser_thinking import question_for
from tests.every_game.question_law import nothing_sent_for_thinking_tells_a_secret
from tests.every_game.setups import SETUPS, Setup

SEARCHED = [next(setup for setup in SETUPS if setup.game == game) for game, kind in games().items() if kind.has("bots.evaluation")]


def of_the_true_state(table: Table, seat: int) -> Question:
    """Return the state as it is, not as the seat imagines it."""
    return changed(table, seat, state=packed(array_of(table._state.record)))


def with_a_memory_of_the_true_state(table: Table, seat: int) -> Question:
    """Return a memory that has looked at what the others see."""
    seen = table.kind.part("bots.evaluation").seen
    known = [float(seen(table._state.record, table._deck, other)) for other in range(table.seats)]
    return changed(table, seat, memory=packed(np.array(known)))


def with_the_chance_of_the_table(table: Table, seat: int) -> Question:
    """Imagined by chance that follows from the table's secret."""
    asked = question(table.look(seat), table.own_deck, table._secret)
    assert asked is not None
    return asked


def changed(table: Table, seat: int, **values: Any) -> Question:
    """Return the server's question with another content."""
    asked = question_for(table, seat)
    assert asked is not None
    return replace(asked, **values)


@pytest.mark.parametrize("fault", [of_the_true_state, with_a_memory_of_the_true_state, with_the_chance_of_the_table])
@pytest.mark.parametrize("setup", SEARCHED, ids=str)
def test_a_question_that_tells_a_secret_is_noticed(setup: Setup, fault: Callable[[Table, int], Question]) -> None:
    with pytest.raises(AssertionError, match="depends on what it cannot know: question"):
        nothing_sent_for_thinking_tells_a_secret(setup, fault)
