"""Variants of Expedition: other numbers of the rules, from the deck file alone."""

from typing import Any

import pytest
from rich.console import Console

from saqqara import BadDeck, Table
from saqqara.core.game import find
from saqqara.core.parsing import plain
from tests.games.expedition.positions import deck, position
from tests.games.expedition.recount import recount
from tests.games.helping import bad, played

SHORT = {"rounds": 2, "turns": 3, "points": {"card": 7, "torch": 4, "pair": 9, "gem": 2, "boxes": [20, 8, 1]}}


def shown(table: Table, language: str = "en") -> str:
    """Return the board in the terminal."""
    console = Console(width=120, record=True, file=None, force_terminal=False)
    with console.capture() as kept:
        console.print(find("expedition").drawing(table.look(0), language))
    return kept.get()


def variant(**fields: Any) -> dict[str, Any]:
    """Return our own deck with other numbers."""
    return {**plain(find("expedition").deck()), **fields}


def test_rounds_turns_and_points_are_the_decks() -> None:
    own, seen = variant(**SHORT), set()
    for table in played("expedition", 3, own):
        position = table.position()
        seen.add((position["round"], position["turn"]))
        if table.outcome is not None:
            assert (list(table.outcome.scores), list(table.outcome.places)) == recount(position, find("expedition").deck(own))
            detail = table.outcome.detail
            parts = [sum(getattr(detail, name)[seat] for name in ("cards", "torches", "boxes", "gems", "skulls")) for seat in range(3)]
            assert parts == list(table.outcome.scores) == [player.points for player in table.look(None).view.players]
    assert seen == {(1, 0)} | {(round_, turn) for round_ in (1, 2) for turn in (1, 2, 3)}
    assert len(table.position()["players"][0]["torches"]) == 2
    assert "Round 2 of 2, turn 3 of 3" in shown(table)
    assert "(5 stay unused)" in shown(table)
    assert table.record()["deck"] == own
    assert plain(table.look(None).view.worth) == SHORT["points"]


def test_E23_each_part_of_a_score_card_is_worth_what_the_deck_says() -> None:
    sheet = {"red": 3, "green": 2, "skulls": 1, "torches": [True, False, False, False]}
    given = position([["7", "8"], ["1", "10"]], completed=[[3, 6], []], sheets=[sheet, {}])
    own = {**deck(), "points": {"card": 7, "torch": 4, "pair": 9, "gem": 2}}
    assert Table.from_position(given, deck=own).look(None).view.players[0].points == 2 * 7 + 10 + 4 + 2 * 9 + 2 - 1
    assert Table.from_position(given, deck=deck()).look(None).view.players[0].points == 2 * 10 + 10 + 5 + 2 * 5 + 1 - 1


def test_all_eight_expedition_cards_may_be_used() -> None:
    for table in played("expedition", 2, variant(rounds=1, turns=8)):
        if table.position()["turn"] == 8:
            assert table.look(None).view.expeditions_left == []
    assert table.over


def test_what_is_left_out_is_as_printed() -> None:
    kind = find("expedition")
    printed = {"rounds": 4, "turns": 7, "points": {"card": 10, "torch": 5, "pair": 5, "gem": 1, "boxes": [10, 6, 3]}}
    assert bytes(kind.tables(kind.deck(variant(**printed)))) == bytes(kind.tables(kind.deck()))
    assert set(plain(kind.deck())) == {"skulls", "patterns", "card"}


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"rounds": 5}, "rounds"),
        ({"rounds": 0}, "rounds"),
        ({"turns": 9}, "turns"),
        ({"points": {"gem": -1}}, "points.gem"),
        ({"points": {"boxes": [10, 6]}}, "points.boxes"),
        ({"points": {"boxes": [10, 10, 3]}}, "points.boxes"),
        ({"points": {"crown": 1}}, "points.crown"),
    ],
)
def test_numbers_that_cannot_be_are_refused_in_a_sentence(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(BadDeck) as caught:
        Table("expedition", deck=variant(**fields))
    assert said in caught.value.reason("en")
    assert said in caught.value.reason("fr") != caught.value.reason("en")


def test_a_position_is_held_against_the_decks_numbers() -> None:
    printed = position([["7", "8"], ["9", "10"]])
    bad(ValueError, printed, "torches", {**deck(), "rounds": 3})  # type: ignore[arg-type]
    bad(ValueError, printed, "boxes_left", {**deck(), "points": {"boxes": [9, 6, 3]}})  # type: ignore[arg-type]


def test_a_hint_says_the_points_of_the_deck() -> None:
    table = Table.from_position(position([["7: c1 c2 c3 c4", "8"], ["9", "10"]], "I2"), deck={**deck(), "points": {"card": 12}})
    reason = find("expedition").part("bots.evaluation").reason
    move = find("expedition").part("notation").read(table._state.record, table._deck, 0, "7: c5")
    assert reason(table._state.record, table._deck, 0, move)[1]["points"] == 12
