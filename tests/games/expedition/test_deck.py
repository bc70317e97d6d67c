"""The deck: what is wrong with a bad one is said, and ours is what the rules page wishes for."""

import copy
from collections import Counter
from collections.abc import Callable
from statistics import mean
from typing import Any
from xml.etree import ElementTree

import pytest

from saqqara import BadDeck, Table, replay
from saqqara.core.game import find
from saqqara.core.rng import generator
from saqqara.games.expedition.extras import picture
from saqqara.games.expedition.lab import deck_designer
from tests.games.expedition.positions import deck
from tests.games.expedition.trial import trial

GAME = find("expedition")
CARDS = GAME.deck().card
GRIDS = [deck_designer.grid_of(card) for card in CARDS]


def changed(change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """Return a good deck with something changed."""
    broken = copy.deepcopy(deck())
    change(broken)
    return broken


def with_grid(number: int, grid: str) -> dict[str, Any]:
    """Return a good deck with one card's grid changed."""
    return deck({number: grid})


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (changed(lambda d: d["card"].pop()), "47 cards"),
        (changed(lambda d: d["card"][4].update(number=6)), "Card 6"),
        (changed(lambda d: d["card"][4].update(colour="pink")), "Card 5: Field “colour”"),
        (changed(lambda d: d["card"][4].update(colour="green")), "green cards in the deck: 17"),
        (changed(lambda d: d["card"][4].update(size=5)), "Card 5: Field “size”"),
        (changed(lambda d: d["card"][4].pop("grid")), "grid"),
        (with_grid(5, "..S.. ..... ..... ..T.."), "Card 5"),
        (with_grid(5, "..S.. ...... ..... ..... ..T.."), "Card 5"),
        (with_grid(5, "..S.. ..q.. ..... ..... ..T.."), "Card 5, row 2"),
        (with_grid(5, "..S.. ..s.. ..S.. ..... ..T.."), "Card 5 needs exactly one start"),
        (with_grid(5, "..... ..S.. ..... ..... ..T.."), "Card 5 needs exactly one start"),
        (with_grid(5, "..S.. ..... ..... ..T.. ....."), "Card 5 needs exactly one tomb"),
        (with_grid(5, "..S.. ..... ..... ..... T...T"), "Card 5 needs exactly one tomb"),
        (with_grid(5, "..S.. ..... ##### ..... ..T.."), "Card 5: no path"),
        (with_grid(5, "..S.. .###. ....# .#### ..T.#"), None),
        (changed(lambda d: d["skulls"].pop()), "skulls"),
        (changed(lambda d: d["skulls"].__setitem__(3, 3)), "skulls"),
        (changed(lambda d: d["skulls"].__setitem__(0, "a")), "skulls"),
        (changed(lambda d: d["skulls"].__setitem__(9, 10**30)), "skulls"),
        (changed(lambda d: d["patterns"].pop()), "patterns"),
        (changed(lambda d: d["patterns"].__setitem__(0, "I3")), "I2"),
        (changed(lambda d: d["patterns"].__setitem__(0, "Z4")), "patterns"),
        (changed(lambda d: d.update(extra=1)), "extra"),
        ([], "object"),
    ],
)
def test_a_bad_deck_is_refused_in_a_sentence(broken: Any, said: str | None) -> None:
    if said is None:
        GAME.deck(broken)
        return
    with pytest.raises(BadDeck) as caught:
        GAME.deck(broken)
    assert said in caught.value.reason("en")
    assert caught.value.reason("fr") != caught.value.reason("en")


def test_a_table_can_bring_its_own_deck_and_its_record_carries_it() -> None:
    own = deck(dict.fromkeys(range(1, 49), "..S.. ..x.. ..x.. ..x.. ..T.."))
    table = Table("expedition", 2, b"own", deck=own)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, table.sample(seat, generator(b"%d" % len(table.moves))))
    record = table.record()
    assert record["deck"] == own
    assert replay(record).position() == table.position()


def test_another_seed_makes_another_deck() -> None:
    rng = generator(b"another")
    grids = {tuple(deck_designer.searched_grid(rng, 0, 2, "xrgts", 6, 9)) for _ in range(3)}
    assert len(grids) == 3
    assert all(deck_designer.sound(list(grid), 9) for grid in grids)


def test_wish_all_cards_differ_and_none_mirrors_another() -> None:
    grids = [tuple(card.grid) for card in CARDS]
    assert len({*grids, *(tuple(line[::-1] for line in grid) for grid in grids)}) == 96


def test_wish_every_free_square_can_be_reached() -> None:
    assert [deck_designer.unreachable(grid) for grid in GRIDS] == [0] * 48


def test_wish_start_and_tomb_columns_vary() -> None:
    for letter in "ST":
        columns = Counter(grid.index(letter) // 5 for grid in GRIDS)
        assert set(columns) == set(range(5))
        assert max(columns.values()) <= 13
    assert len({(grid.index("S") // 5, grid.index("T") // 5) for grid in GRIDS}) >= 15


def test_wish_four_to_eight_walls() -> None:
    assert {grid.count("#") for grid in GRIDS} == {4, 5, 6, 7, 8}


@pytest.mark.parametrize(
    ("letters", "least", "most"),
    [("x", 40, 46), ("rg", 44, 48), ("s", 44, 48), ("t", 20, 28), ("p", 13, 19)],
)
def test_wish_how_many_cards_carry_a_symbol(letters: str, least: int, most: int) -> None:
    assert least <= sum(any(letter in grid for letter in letters) for grid in GRIDS) <= most


def test_wish_the_colours_carry_the_same_totals_and_the_same_ways() -> None:
    totals, ways = [], []
    for colour in ("green", "orange", "purple"):
        own = [grid for grid, card in zip(GRIDS, CARDS, strict=True) if card.colour == colour]
        totals.append(Counter(letter for grid in own for letter in grid))
        ways.append(Counter(map(deck_designer.path_length, own)))
    assert totals[0] == totals[1] == totals[2]
    assert ways[0] == ways[1] == ways[2] == {8: 4, 9: 8, 10: 4}


def test_wish_every_pattern_fits_over_nearly_every_start() -> None:
    fitting = [deck_designer.patterns_over_start(grid) for grid in GRIDS]
    assert min(fitting) >= 5
    assert fitting.count(6) >= 44


def test_wish_number_and_difficulty_are_unrelated() -> None:
    assert deck_designer.telling([(card.colour, deck_designer.difficulty(card)) for card in CARDS]) < 0.1


def test_wish_a_competent_player_completes_about_six_to_eight_cards_and_scores_90_to_120() -> None:
    tables = GAME.tables(GAME.deck())
    played = [result for n in range(8) for result in trial(tables, 2 + n % 3, generator(b"trial %d" % n))]
    assert 6 <= mean(cards for cards, _ in played) <= 8
    assert 90 <= mean(score for _, score in played) <= 120


def test_every_card_can_be_drawn() -> None:
    for card in CARDS:
        drawn = ElementTree.fromstring(picture.card(GAME.deck(), card.number))
        assert drawn.tag == "g"
        assert str(card.number) in [text.text for text in drawn.iter("text")]
        squares = [rect for rect in drawn.iter("rect") if float(rect.attrib["width"]) == picture.CELL]
        assert len(squares) == 25
        for rect in squares:
            assert 0 <= float(rect.attrib["x"]) <= picture.WIDTH - picture.CELL
            assert 0 <= float(rect.attrib["y"]) <= picture.HEIGHT - picture.CELL
        symbols = [group for group in drawn.iter("g") if "scale" in group.attrib.get("transform", "")]
        assert len(symbols) == sum(letter not in "#." for line in card.grid for letter in line)
