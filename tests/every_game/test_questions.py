"""A page's question reveals nothing that its seat cannot know, in every set-up."""

import pytest

from tests.every_game.question_law import nothing_sent_for_thinking_tells_a_secret
from tests.every_game.setups import EDGES, Setup


@pytest.mark.parametrize("setup", EDGES, ids=str)
def test_nothing_sent_for_thinking_tells_a_secret(setup: Setup) -> None:
    nothing_sent_for_thinking_tells_a_secret(setup)
