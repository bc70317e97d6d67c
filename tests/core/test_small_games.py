"""Defaults of the core for small games: a fixed list of moves, a drawing, a breakdown, bounds of fields."""

from types import SimpleNamespace
from typing import Annotated, Any, Literal

import pytest
from msgspec.structs import replace

from saqqara import BadPosition, Table, Unreadable
from saqqara.core.cstruct import Row, cstruct, field
from saqqara.core.declaration import Model, Shown, Told, by, per_seat
from saqqara.core.game import Game, find
from saqqara.core.look import Revealed
from saqqara.core.look_text import look_text
from saqqara.core.notation import listed
from saqqara.core.parsing import plain
from saqqara.core.position_field_checks import Between
from saqqara.core.secrecy import Open

NOTATION = listed("objective", ("left 1", "left 2", "pass"), ("left 1", "pass"))


def test_moves_of_a_fixed_list_are_read_as_they_are_written() -> None:
    assert NOTATION.texts(None, None, 0, [0, 2]) == ("left 1", "pass")
    assert [NOTATION.read(None, None, 0, NOTATION.write(None, None, 0, move)) for move in range(3)] == [0, 1, 2]
    assert NOTATION.read(None, None, 0, "  LEFT   2 ") == 1
    with pytest.raises(Unreadable, match="left 1 or pass"):
        NOTATION.read(None, None, 0, "left 3")


def test_a_game_without_a_drawing_is_shown_as_its_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    game, look = find("objective"), Table("objective", 2, b"drawn").look(1)
    assert not isinstance(game.drawing(look, "en"), str)
    monkeypatch.setattr(Game, "has", lambda game, name: name != "extras.terminal")
    lines = game.drawing(look, "en").splitlines()
    assert [line.partition(":")[0] for line in lines] == list(plain(look.view))
    assert f"objectives: –, {look.view.objectives[1]}" in lines, "what this seat may not know is not there"
    assert "stocks\u00a0: (" in look_text(look, "fr"), "with the spaces of its language"


def test_what_a_move_turned_over_is_shown_behind_it() -> None:
    look = replace(Table("objective", 2, b"over").look(None), history=((1, "red 7"),), revealed=(Revealed(0, {"dice": [1, None, True]}),))
    assert look_text(look, "en").splitlines()[-1] == "red 7 → dice: 1, –, true"


@cstruct
class Dice:
    """A die for each of two seats."""

    dice: Row = field("i1", 2)
    seats: int = field("i1")
    rolls: int = field("i1")


class Position(Told):
    """The same as text."""

    game: Literal["dice"]
    seats: int
    over: Annotated[bool, by(lambda s, deck: s.rolls == 3)]
    rolls: Annotated[int, Between(0, 3)]
    dice: Annotated[list[Annotated[int, Between(1, 6)]], per_seat("dice")]


class View(Shown):
    """A view of the whole position."""

    rolls: int
    dice: list[int]


DECLARED = SimpleNamespace(Position=Position, View=View, SECRETS=(Open("game seats over rolls dice", "D1"),), STORE_SECRETS=())
MODEL = Model(Dice, DECLARED, SimpleNamespace(check=lambda p, deck: None))


def test_points_and_places_may_say_it_all() -> None:
    assert plain(MODEL.detail(Dice(), None)) == {}
    assert isinstance(MODEL.detail(Dice(), None), MODEL.Detail)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"dice": [1, 7]}, "“dice[1]” must be from 1 to 6, not 7"),
        ({"dice": [0, 1]}, "“dice[0]” must be from 1 to 6, not 0"),
        ({"dice": [1]}, "“dice”"),
        ({"rolls": 4}, "“rolls” must be from 0 to 3, not 4"),
        ({"over": True}, "“over” can't be true"),
        ({"rolls": 3}, "“over” can't be false"),
    ],
)
def test_fields_are_checked_without_a_word_of_the_game(changed: dict[str, Any], told: str) -> None:
    good = Position("dice", 2, False, 2, [1, 6])
    assert MODEL.position(MODEL.state(good, None), None) == good
    with pytest.raises(BadPosition) as caught:
        MODEL.state(replace(good, **changed), None)
    assert told in str(caught.value)
