"""Views written by compiled code, of states that random games hardly reach: several boxes of a seat, none left, empty places."""

import random
from typing import Any

import msgspec
import pytest

from saqqara import Table
from saqqara.core.game import find
from saqqara.games.expedition import layout, view
from saqqara.games.expedition.patterns import PATTERNS, SIDE


def shake(s: Any, seats: int, chance: random.Random) -> None:
    """Any numbers that the fields can have."""
    some = chance.randrange
    s["phase"] = some(layout.OVER + 1)
    s["pattern"], s["left"] = some(-1, len(PATTERNS)), [some(3) for _ in PATTERNS]
    s["round"], s["turn"], s["pile"] = some(1, 5), some(9), chance.getrandbits(layout.CARDS) << 1
    s["box"] = [[some(-1, seats) for _ in range(layout.BOXES)] for _ in range(layout.COLOURS)]
    s["display"] = [some(layout.CARDS + 1) * some(2) for _ in range(layout.DISPLAY)]
    s["finished"] = some(1 << seats)
    keeping = s["phase"] == layout.KEEP
    numbers = range(1, layout.CARDS + 1)
    s["dealt"] = [sorted(chance.sample(numbers, layout.DEALT)) for _ in range(layout.SEATS)] if keeping else 0
    s["kept"] = [some(-1, len(layout.PAIRS)) for _ in range(layout.SEATS)]
    s["completed"] = s["to_replace"] = 0
    for card in numbers:
        if some(3) == 0:
            s["completed"][some(seats)] |= 1 << card
            s["to_replace"] |= (some(4) == 0) << card
    s["card"] = [[some(layout.CARDS + 1) * some(2) for _ in range(layout.PLACES)] for _ in range(layout.SEATS)]
    for marks, sheet in (("marked", "sheet"), ("marked_before", "sheet_before")):
        if marks == "marked" or some(2):
            s[marks] = [[chance.getrandbits(SIDE * SIDE) * some(2) for _ in range(layout.PLACES)] for _ in range(layout.SEATS)]
        if sheet == "sheet" or some(2):
            s[sheet] = [[some(11), some(11), some(16), some(11)] for _ in range(layout.SEATS)]
    s["owed"] = [some(5) for _ in range(layout.SEATS)]


@pytest.mark.parametrize("seats", find("expedition").seats)
@pytest.mark.parametrize("rules", [None, *find("expedition").earlier])
def test_any_state_is_written_as_it_is_seen(seats: int, rules: int | None) -> None:
    kind = find("expedition")
    assert kind.writer is not None
    table = Table("expedition", seats, b"any", deck=None if rules is None else kind.deck_of(rules))
    s, chance = table._state[0], random.Random(seats)
    for _ in range(300):
        shake(s, seats, chance)
        for seat in range(-1, seats):
            text = kind.writer.view(table._state, table._deck, seat)
            assert text == msgspec.json.encode(view.view(s, table._deck[0], seat))
