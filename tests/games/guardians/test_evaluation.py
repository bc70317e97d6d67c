"""The judgement of moves: the laws for bots hold for any judgement; this sees that it is one."""

from typing import Any

from saqqara import Table
from saqqara.bots.thinker import Thinker
from saqqara.core.determinization import imagine
from saqqara.core.rng import bytes_of, generator


def test_holding_the_goal_a_bot_takes_it() -> None:
    """A master that would win by securing does so, or makes a move that wins as surely."""
    taken = sure = 0
    for seed in range(20):
        table = Table("guardians", 2, bytes([seed]))
        bots: dict[int, Any] = {seat: Thinker("apprentice", bytes([seed, seat])) for seat in range(2)}
        while not table.over:
            seat = table.to_act[0]
            look = table.look(seat)
            if "secure" in look.moves and reaches(look):
                best = Thinker("master", b"goal").hint(look).moves[0]
                taken += best.move == "secure"
                sure += best.move != "secure" and best.win > 0.99
                break
            table.play(seat, bots[seat].choose(look).move)
        else:
            continue
        assert best.move == "secure" or best.win > 0.99, seed
    assert taken > 2 * sure


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
