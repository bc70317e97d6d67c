"""Objective, clause by clause."""

from collections import Counter

import pytest

from saqqara import BadSetup, Table
from tests.games.helping import after, refused, seeds
from tests.games.objective.positions import position

BARE = "R R R R O O O O Y Y Y Y G G G G"
FULL = ["rrrooo" + "yyyggg", "rrrooo" + "yyyggg"]


@pytest.mark.parametrize(("seats", "colours"), [(2, 4), (3, 5), (4, 6)])
def test_O1_O2_each_colour_in_play_has_an_objective_four_bases_six_pieces(seats: int, colours: int) -> None:
    for seed in seeds(20):
        p = Table("objective", seats, seed).position()
        bases = Counter(spot["base"] for spot in p["spots"])
        pieces = sum((Counter(stock) for stock in p["stocks"]), Counter[str]())
        assert len(bases) == colours
        assert set(bases.values()) == {4}
        assert pieces == dict.fromkeys(bases, 6)
        assert set(p["objectives"]) <= set(bases)


def test_O2_every_colour_can_stay_in_the_box() -> None:
    boxes = {frozenset(spot["base"] for spot in Table("objective", 2, seed).position()["spots"]) for seed in seeds(300)}
    assert len(boxes) == 15


def test_O3_objectives_differ_and_are_secret_until_the_end() -> None:
    for seed in seeds(20):
        table = Table("objective", 4, seed)
        own = table.position()["objectives"]
        assert len(set(own)) == 4
        for seat in range(4):
            assert table.look(seat).view.objectives == [own[seat] if other == seat else None for other in range(4)]
        assert table.look(None).view.objectives == [None] * 4


def test_O4_bases_are_laid_out_at_random_and_never_leave() -> None:
    boards = {tuple(spot["base"] for spot in Table("objective", 3, seed).position()["spots"]) for seed in seeds(20)}
    assert len(boards) == 20
    table = after(position(BARE, FULL, "rg"), (0, "orange 1"), (1, "orange 1"), (0, "green 1"))
    assert [spot["base"][0].upper() for spot in table.position()["spots"]] == BARE.split()
    assert refused(table, 1, "red 17") == "O4"


@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 10), (4, 9)])
def test_O5_random_mode_deals_blindly_from_the_bag(seats: int, each: int) -> None:
    stocks = [Table("objective", seats, seed, mode="random").position()["stocks"] for seed in seeds(30)]
    assert all(sum(stock.values()) == each for dealt in stocks for stock in dealt)
    assert len({str(dealt) for dealt in stocks}) == 30


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2)])
def test_O5_fair_mode_gives_equal_shares(seats: int, each: int) -> None:
    for seed in seeds(10):
        for stock in Table("objective", seats, seed, mode="fair").position()["stocks"]:
            assert len(stock) == seats + 2
            assert set(stock.values()) == {each}


def test_O5_fair_mode_is_for_two_or_three() -> None:
    with pytest.raises(BadSetup, match="random"):
        Table("objective", 4, mode="fair")


def test_O6_stocks_are_open_and_the_first_player_is_drawn_by_lot() -> None:
    turns = Counter(Table("objective", 3, seed).position()["turn"] for seed in seeds(300))
    assert set(turns) == {0, 1, 2}
    assert min(turns.values()) > 60
    table = Table("objective", 3, b"open")
    assert all(table.look(seat).view.stocks == table.position()["stocks"] for seat in (0, 1, 2, None))


def test_O6_then_clockwise() -> None:
    table = after(position(BARE, FULL, "rg"), (0, "red 5"))
    assert table.to_act == (1,)
    assert refused(table, 0, "red 6") == "O6"
    table.play(1, "red 6")
    assert table.to_act == (0,)


def test_O7_one_of_ones_own_pieces() -> None:
    table = after(position(BARE, ["rrrrrroooooo", "yyyyyygggggg"], "rg"))
    assert refused(table, 0, "green 1") == "O7"
    table.play(0, "red 5")
    assert table.position()["stocks"][0]["red"] == 5


def test_O8_on_a_bare_base_only_another_colour() -> None:
    table = after(position(BARE, FULL, "rg"))
    assert refused(table, 0, "red 1") == "O8"
    table.play(0, "orange 1")
    look = table.look(1)
    assert look.view.counts == {"red": 3, "orange": 5, "yellow": 4, "green": 4}


def test_O9_on_a_stack_of_another_colour_the_spot_changes_colour() -> None:
    table = after(position(BARE, FULL, "rg"), (0, "orange 1"), (1, "green 1"))
    assert table.position()["spots"][0] == {"base": "red", "stack": ["orange", "green"]}
    assert table.look(None).view.counts["green"] == 5


def test_O10_the_same_colour_annihilates_both() -> None:
    table = after(position(BARE, FULL, "rg"), (0, "orange 1"), (1, "green 1"), (0, "green 1"))
    p = table.position()
    assert p["spots"][0] == {"base": "red", "stack": ["orange"]}
    assert sum(stock["green"] for stock in p["stocks"]) == 4
    assert table.look(None).view.counts["orange"] == 5


def test_O11_down_at_the_base_O8_holds_again() -> None:
    table = after(position(BARE, FULL, "rg"), (0, "orange 1"), (1, "orange 1"))
    assert table.position()["spots"][0] == {"base": "red", "stack": []}
    assert refused(table, 0, "red 1") == "O8"


def test_O12_a_stack_has_no_limit() -> None:
    table = after(position(BARE, FULL, "rg"))
    for turn, colour in enumerate(["orange", "red", "yellow", "green"] * 3):
        table.play(turn % 2, f"{colour} 1")
    assert len(table.position()["spots"][0]["stack"]) == 12


def test_O13_the_game_ends_when_all_pieces_are_placed() -> None:
    table = after(position(BARE, ["r", "r"], "rg"), (0, "red 5"))
    assert not table.over
    table.play(1, "red 6")
    assert table.over
    assert table.to_act == ()
    assert refused(table, 0, "red 5") == "O13"


def outcome(spots: str, objectives: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return scores and places of a finished game."""
    ended = Table.from_position(position(spots, [""] * len(objectives), objectives)).outcome
    assert ended is not None
    return ended.scores, ended.places


def test_O14_most_spots_of_ones_colour_wins() -> None:
    assert outcome("R R R R O:r O:r O O Y Y Y Y G G G G", "rg") == ((6, 4), (1, 2))
    assert outcome("R R R R O:r O:r O O Y Y Y Y G G G G", "gr") == ((4, 6), (2, 1))


def test_O14_objectives_are_revealed_at_the_end() -> None:
    table = after(position(BARE, ["r", "r"], "rg"), (0, "red 5"))
    assert table.look(1).view.objectives == [None, "green"]
    table.play(1, "red 6")
    assert table.look(None).view.objectives == ["red", "green"]


def test_O15_a_tie_goes_to_most_covered_spots() -> None:
    assert outcome("R:o R:o R R O:r O:r O O Y Y Y Y G G G G", "rg") == ((4, 4), (1, 2))


def test_O16_then_to_the_tallest_stack() -> None:
    assert outcome("R R R R:g O:yr O O O Y:ro Y:go Y Y G G G G:y", "gr") == ((4, 4), (2, 1))


TIE = "R R R R:g O:r O O O Y:rgo Y Y Y G G G G:o"


def test_OR1_a_colour_nobody_holds_cannot_win() -> None:
    assert outcome(TIE, "or") == ((5, 4), (1, 2))
    assert outcome(TIE, "ry") == ((4, 3), (1, 2))


def test_OR2_a_tie_after_O16_is_shared() -> None:
    assert outcome(TIE, "rg") == ((4, 4), (1, 1))


def test_OR3_there_is_always_a_legal_move() -> None:
    only_red = position("R R R R O:r O O O Y:r Y Y Y G G G G", ["rr", "rr"], "rg")
    table = Table.from_position(only_red)
    assert table.look(0).moves == tuple(f"red {spot}" for spot in range(5, 17))


def test_OR4_the_arrangement_does_not_matter() -> None:
    spots = TIE.split()
    for turn in range(16):
        assert outcome(" ".join(spots[turn:] + spots[:turn]), "or") == ((5, 4), (1, 2))
