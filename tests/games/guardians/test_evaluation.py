"""The judgement of moves: the laws for bots hold for any judgement; this sees that it is one."""

from typing import Any

import pytest

from saqqara import Table
from saqqara.bots.thinker import Thinker
from saqqara.core.imagine import imagine
from saqqara.core.rng import bytes_of, generator


def test_holding_the_goal_a_bot_takes_it() -> None:
    for seed in range(200):
        table = Table("guardians", 2, bytes([seed]))
        bots: dict[int, Any] = {seat: Thinker("apprentice", bytes([seed, seat])) for seat in range(2)}
        while not table.over:
            seat = table.to_act[0]
            look = table.look(seat)
            hint = Thinker("master", b"goal", simulations=200).hint(look) if "secure" in look.moves and reaches(look) else None
            if hint is not None:
                assert hint.moves[0].move == "secure"
                assert hint.moves[0].win > 0.6
                return
            table.play(seat, bots[seat].choose(look).move)
    pytest.fail("nobody ever came near the goal")


def reaches(look: Any) -> bool:
    """Return whether securing would end the game with the highest score for certain."""
    rng = generator(b"reach")
    ends = []
    for _ in range(12):
        table = imagine(look, bytes_of(rng))
        rng[0] += 1
        table.play(look.seat, "secure")
        ends.append(table.outcome is not None and table.outcome.places[look.seat] == 1)
    return all(ends)
