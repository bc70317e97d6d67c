"""The table drawn in a terminal: all that a look shows, and nothing of what it hides."""

import random
from io import StringIO

import msgspec
import pytest
from rich.console import Console

from saqqara import Table
from saqqara.core.game import find
from saqqara.core.texts import say
from saqqara.games.guardians.declaration import Detail
from tests.games.guardians.positions import position, rooms


def drawn(table: Table, seat: int | None, language: str, width: int = 100) -> str:
    """Return the board as plain text."""
    paper = StringIO()
    Console(width=width, file=paper).print(find("guardians").drawing(table.look(seat), language))
    return paper.getvalue()


def test_a_seat_reads_its_own_cards_only() -> None:
    start = position(rooms("3 cup werewolf"), rooms("3 crown amulet"), scores=[12, 34], discard=rooms("2 mask frank"))
    table = Table.from_position(start)
    own, other, onlooker = drawn(table, 0, "en"), drawn(table, 1, "fr"), drawn(table, None, "en")
    assert "3 cups ☠ werewolf" in own
    assert "secure now: 3 points" in own
    assert "crown" not in own
    assert "3 couronnes ☥ amulette" in other
    assert "coupe" not in other
    assert "cups" not in onlooker
    assert "crowns" not in onlooker
    for text in (own, onlooker):
        assert "2 masks ☠ Frank" in text
        assert "to move" in text
    assert " 12 " in own
    assert " 34 " in own


def test_drawn_cards_are_read_by_the_one_who_chooses() -> None:
    table = Table.from_position(position(rooms("1 cup"), [], drawn=rooms("3 crown", "1 mask amulet"), extra_turns=1))
    assert "1  ▌Y 3 crowns" in drawn(table, 0, "en")
    assert "plus an extra turn" in drawn(table, 0, "en")
    assert "1  ▐J▌" in drawn(table, 1, "fr")
    assert "couronne" not in drawn(table, 1, "fr")


def test_an_empty_pile_and_a_missing_card_are_said() -> None:
    table = Table.from_position(position([*range(1, 54)], [], drawn=[54, None]))
    text = drawn(table, 0, "en")
    assert "empty" in text
    assert "2  no card" in text


def test_discards_are_counted_and_the_newest_shown_in_full() -> None:
    start = position(rooms("3 cup werewolf"), [], discard=rooms("2 mask frank", "3 crown amulet", "1 vase", "1 chest", "2 cup"))
    table = Table.from_position(start)
    wide = drawn(table, 0, "en")
    for text in ("Discards: 5", "Frank 1", "mask 1", "crown 1", "vase 1", "2 masks ☠ Frank"):
        assert text in wide
    assert wide.index("2 cups") < wide.index("1 chest"), "the newest first"
    counted = [word for word in wide.splitlines()[0].split("   ") if word.startswith("▌")]
    discarded = table.look(0).view.discard
    for back, word in zip(("red", "yellow", "green"), counted, strict=True):
        faces = [room.face for room in discarded if room.back == back]
        amulets = sum(face.centre == "amulet" for face in faces)
        guardians = sum(face.centre in ("mummy", "werewolf", "frank") for face in faces)
        assert word == f"▌{back[0].upper()} {len(faces)} ☥{amulets} ☠{guardians}"


def test_at_the_end_every_hand_is_open() -> None:
    table, chance = Table("guardians", 4, b"open"), random.Random(3)
    while not table.over:
        table.play(table.to_act[0], chance.choice(table.look(table.to_act[0]).moves))
    shown = drawn(table, None, "en")
    faces = [room.face for hand in table.look(None).view.hands for room in hand]
    assert faces
    assert all(f"{face.count} {face.treasure}" in shown for face in faces)
    assert "▐" not in shown.split("╭─ Pile 1")[0]


@pytest.mark.parametrize("seats", [2, 6])
def test_every_board_of_a_game_fits_on_the_screen(seats: int) -> None:
    table, chance = Table("guardians", seats, b"draw"), random.Random(1)
    while True:
        seat = table.to_act[0] if table.to_act else None
        width, most = chance.choice([(80, 22), (100, 32)])
        assert 5 < len(drawn(table, seat, chance.choice(["en", "fr"]), width).splitlines()) <= most
        if table.over:
            break
        table.play(seat, chance.choice(table.look(seat).moves))


def test_the_breakdown_has_a_name_for_each_of_its_fields() -> None:
    for field in msgspec.structs.fields(Detail):
        for language in ("en", "fr"):
            assert say(f"detail-{field.name}", language, "guardians")
