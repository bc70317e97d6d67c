"""Playing at a table needs neither a compiler nor NumPy: importing, opening, looking, playing and replaying are plain Python."""

import copy
import json
import pickle
import subprocess
import sys

import pytest

import saqqara
from saqqara import Table
from saqqara.core.game import games
from saqqara.core.rng import generator

PLAYED = """
import json, sys
import saqqara
from saqqara.core.rng import draw, generator

game = sys.argv[1]
for seats in map(int, sys.argv[2:]):
    seed = f"plain {game} {seats}"
    table, chance, moves = saqqara.Table(game, seats, seed), generator(seed.encode()), 0
    while not table.over:
        viewers = (None, *range(seats))
        looks = [table.look(viewer) for viewer in viewers]
        assert [table.look_json(viewer) for viewer in viewers] == [look.json().encode() for look in looks]
        acting = [*table.to_act, *([None] if table.clock is not None and table.clock.seconds is not None else [])]
        seat = acting[draw(chance, len(acting))]
        table.play(seat, table.clock.move if seat is None else table.sample(seat, chance))
        moves += 1
        if moves % 20 == 0:
            table.redeal(0, b"another").look(0)
            saqqara.imagine(table.look(0), b"another").look(0)
            saqqara.Table.from_position(table.position()).look(None)
    assert moves > 5
    assert saqqara.replay(table.record()).position() == table.position()
print(json.dumps(sorted(name for name in ("llvmlite", "numba", "numpy") if name in sys.modules)))
"""


@pytest.mark.parametrize("game", sorted(games()))
def test_games_at_tables_load_neither_numba_nor_numpy(game: str) -> None:
    seats = games()[game].seats
    ran = subprocess.run([sys.executable, "-c", PLAYED, game, str(seats[0]), str(seats[-1])], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == []


@pytest.mark.parametrize("name", sorted(games()))
def test_a_table_is_copied_and_pickled_with_its_past(name: str) -> None:
    table, chance = Table(name, seed=4), generator(b"copies")
    for _ in range(6):
        table.play(table.to_act[0], table.sample(table.to_act[0], chance))
    before = table.save()
    for other in (table.copy(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert other.save() == before
        assert [other.look(seat) for seat in range(table.seats)] == [table.look(seat) for seat in range(table.seats)]
        seat = other.to_act[0]
        other.play(seat, table.sample(seat, generator(b"next")))
        assert other.save() != before
        if other.why_no_undo(seat) is None:
            other.undo(seat)
            assert other.save() == before
    assert table.save() == before


def test_a_table_says_what_it_is() -> None:
    table = Table("objective", seed=4)
    assert repr(table) == f"<Table objective, 2 seats, move 0, seat {table.to_act[0]} to act>"
    assert table.legal_moves(table.to_act[0]) == table.look(table.to_act[0]).moves
    assert list(saqqara.games()) == list(games())
