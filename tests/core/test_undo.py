"""Undo: within one's own turn, until something is drawn or revealed or another player has acted; and it says why not."""

import pytest

from saqqara import Refused, Table


def test_a_placement_can_be_taken_back_until_the_next_player_acts() -> None:
    table = Table("objective", 2, b"undo")
    seat = table.to_act[0]
    other = 1 - seat
    before = table.save()
    table.play(seat, table.look(seat).moves[0])
    table.undo(seat)
    assert table.save() == before
    table.play(seat, table.look(seat).moves[1])
    table.play(other, table.look(other).moves[0])
    assert why(table, seat) == "undo-other"
    assert why(table, other) == ""


def test_taking_back_late_in_a_game_plays_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("objective", 2, b"late")
    for _ in range(20):
        table.play(table.to_act[0], table.look(table.to_act[0]).moves[0])
    played = []
    monkeypatch.setattr(Table, "play", lambda _, *move: played.append(move))
    table.undo(table.moves[-1].seat)  # type: ignore[arg-type]
    assert len(table.moves) == 19
    assert played == []


def test_answers_go_with_what_they_answered_unless_they_drew_or_revealed() -> None:
    table = Table("objective", 3, b"answers")
    first, second, third = (table.to_act[0] + n for n in (0, 1, 2))
    second, third = second % 3, third % 3
    table.play(first, table.look(first).moves[0])
    before = table.save()
    for seat in (second, third, first, second):
        table.play(seat, table.look(seat).moves[0])
    assert table.why_no_undo(first) is not None
    assert table.why_no_undo(first, [third]) is not None, "the second seat's answer is not one of those"
    assert table.undo(first, [second, third])
    table.undo(third)
    table.undo(second)
    assert table.save() == before
    for seat in (second, third):
        table.play(seat, table.look(seat).moves[0])
    while not table.over:
        table.play(table.to_act[0], table.look(table.to_act[0]).moves[0])
    assert table.why_no_undo(first, [second, third]) is not None


def test_what_would_stand_is_known_before_and_nothing_is_played() -> None:
    table = Table("expedition", 2, b"stands")
    before = table.save()
    moves = [table.look(seat).moves[0] for seat in (0, 1)]
    assert not table.would_stand(0, moves[0]), "the other has not chosen"
    table.play(0, moves[0])
    assert table.would_stand(1, moves[1]), "it closes the step"
    table.undo(0)
    assert table.save() == before


def test_nothing_to_take_back() -> None:
    assert why(Table("objective", 2, b"undo"), 0) == "undo-nothing"


def test_the_end_reveals_and_stands() -> None:
    table = Table("objective", 2, b"end")
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, table.look(seat).moves[0])
    assert why(table, seat) == "undo-revealed"
    assert why(table, 1 - seat) == "undo-revealed"


def why(table: Table, seat: int) -> str:
    """Return why a seat cannot take its move back."""
    refused = table.why_no_undo(seat)
    if refused is None:
        return ""
    with pytest.raises(Refused) as caught:
        table.undo(seat)
    assert caught.value.key == refused.key
    assert caught.value.reason("fr") != caught.value.reason("en")
    return refused.key
