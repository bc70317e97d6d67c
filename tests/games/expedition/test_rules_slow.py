"""The rules against slow code of another kind: squares as pairs, patterns as sets, everything looked up in positions."""

from collections import Counter
from typing import Any

import pytest

from saqqara import Table
from saqqara.core.game import find
from saqqara.core.rng import generator
from tests.games.expedition.positions import deck as plain_deck
from tests.games.expedition.recount import recount

Square = tuple[int, int]
FIGURES: dict[str, list[Square]] = {
    "I2": [(0, 0), (1, 0)],
    "I3": [(0, 0), (1, 0), (2, 0)],
    "V3": [(0, 0), (1, 0), (0, 1)],
    "T4": [(0, 0), (1, 0), (2, 0), (1, 1)],
    "L4": [(0, 0), (1, 0), (2, 0), (0, 1)],
    "O4": [(0, 0), (1, 0), (0, 1), (1, 1)],
}
CROSSED = plain_deck(dict.fromkeys(range(1, 49), "##S## ##x## ##x## ##xr# ##T##"))
"""Cards on which one mark brings the next: whole piles are used up."""


def squares(names: list[str]) -> set[Square]:
    return {("abcde".index(name[0]), int(name[1]) - 1) for name in names}


def written(marks: frozenset[Square]) -> str:
    return " ".join(f"{'abcde'[column]}{row + 1}" for column, row in sorted(marks))


def letter(grid: list[str], square: Square) -> str:
    return grid[square[1]][square[0]]


def laid(pattern: str) -> set[frozenset[Square]]:
    """Return every way to lay a pattern: each of the eight symmetries of the plane, at each place of a wide enough field."""
    found = set()
    for across, down, swapped in ((x, y, z) for x in (1, -1) for y in (1, -1) for z in (False, True)):
        for left in range(-4, 9):
            for top in range(-4, 9):
                turned = [(y, x) if swapped else (x, y) for x, y in FIGURES[pattern]]
                found.add(frozenset((left + across * x, top + down * y) for x, y in turned))
    return {marks for marks in found if all(0 <= x < 5 and 0 <= y < 5 for x, y in marks)}


LAID = {pattern: laid(pattern) for pattern in FIGURES}


def may_mark(grid: list[str], marked: set[Square], marks: frozenset[Square]) -> bool:
    """E8 and E9, square by square."""
    if any(letter(grid, square) == "#" or square in marked for square in marks):
        return False
    if not marked:
        return any(letter(grid, square) == "S" for square in marks)
    return any(abs(x - a) + abs(y - b) == 1 for x, y in marks for a, b in marked)


def slow_moves(p: dict[str, Any], grids: dict[int, list[str]], seat: int) -> set[str]:
    """Return all that a seat may do."""
    player = p["players"][seat]
    if p["over"] or (p["phase"] != "replace" and player["finished"]):
        return set()
    if p["phase"] == "keep":
        return {f"keep {one} {other}" for one in player["dealt"] for other in player["dealt"] if one < other}
    if p["phase"] == "replace":
        if min(p["to_replace"], key=lambda due: int(due["card"]))["seat"] != seat:
            return set()
        return {f"take {number}" for number in p["display"] if number} | ({"take pile"} if p["pile"] else set())
    shapes = {frozenset([(x, y)]) for x in range(5) for y in range(5)} | (LAID[p["pattern"]] if not player["owed"] else set())
    found = {
        f"{card['number']}: {written(marks)}"
        for card in player["cards"]
        if card
        for marks in shapes
        if may_mark(grids[card["number"]], squares(card["marked"]), marks)
    }
    return found or {"pass"}


def check_mark(before: dict[str, Any], after: dict[str, Any], grids: dict[int, list[str]], text: str) -> None:
    """Check the effect of one mark on the score card of its player (E11 to E15, ER2); both positions are in the same marking step."""
    number, _, names = text.partition(": ")
    marks = Counter(letter(grids[int(number)], square) for square in squares(names.split()))
    torches = list(before["torches"])
    skulls = min(before["skulls"] + marks["s"], 10)
    for _ in range(marks["p"]):
        skulls = max(skulls - 2, 0)
    assert after["skulls"] == skulls
    assert after["red"] == min(before["red"] + marks["r"], 10)
    assert after["green"] == min(before["green"] + marks["g"], 10)
    assert sum(after["torches"]) - sum(torches) in ((0, 1) if marks["t"] else (0,))
    owed = max(before["owed"] - 1, 0) + marks["x"]
    assert after["owed"] in ((owed, 0) if after["finished"] else (owed,))


@pytest.mark.parametrize("own", [None, CROSSED], ids=["ours", "crossed"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_moves_and_scores_equal_those_of_slow_code(seats: int, own: Any) -> None:
    deck = find("expedition").deck(own)
    grids = {card.number: card.grid for card in deck.card}
    table = Table("expedition", seats, b"slow %d" % seats, deck=own)
    passed = 0
    while not table.over:
        before = table.position()
        assert Table.from_position(before, deck=own).position() == before
        for seat in range(seats):
            assert set(table.look(seat).moves) == slow_moves(before, grids, seat)
        seat = table.to_act[len(table.moves) % len(table.to_act)]
        text = table.play(seat, table.sample(seat, generator(b"%d" % len(table.moves))))
        passed += text == "pass"
        after = table.position()
        if ":" in text and (after["phase"], after["turn"], after["over"]) == (before["phase"], before["turn"], False):
            check_mark(before["players"][seat], after["players"][seat], grids, text)
    assert table.outcome is not None
    assert (list(table.outcome.scores), list(table.outcome.places)) == recount(table.position(), deck)
    if own is not None and seats == 4:
        assert passed, "the pile and the display were used up"
