"""The rooms as pictures."""

from xml.etree import ElementTree

from saqqara.core.card_shapes import shapes
from saqqara.games.guardians.deck import CENTRES, TREASURES
from saqqara.games.guardians.extras import picture
from tests.games.guardians.positions import ALL, DECK

SHAPES = shapes("guardians")


def test_every_card_is_a_well_formed_group_of_shapes_without_references() -> None:
    for number in ALL:
        drawn = picture.card(DECK, number)
        root = ElementTree.fromstring(drawn)
        assert root.tag == "g"
        assert {part.tag for part in root.iter()} <= {"g", "path", "rect", "circle", "ellipse", "text"}
        assert "href" not in drawn
        assert "url(" not in drawn


def test_a_picture_says_what_its_card_shows() -> None:
    for card in DECK.card:
        drawn = picture.card(DECK, card.number)
        assert drawn.count(SHAPES[card.treasure]) == card.count
        assert [centre for centre in CENTRES if SHAPES[centre] in drawn] == [card.centre]
        assert [part.text for part in ElementTree.fromstring(drawn).iter("text")] == [card.back[0].upper(), str(card.number)]


def test_everything_has_a_drawing_of_its_own() -> None:
    assert set(SHAPES) == {*TREASURES, *CENTRES}
    for drawings in (SHAPES, picture.BADGES):
        assert len(set(drawings.values())) == len(drawings)
