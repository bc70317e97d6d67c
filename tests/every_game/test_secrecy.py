"""Nobody sees what is not theirs: at every step, what a seat gets is the same whatever is hidden from it. Names no game."""

import random

import pytest

from saqqara import Refused, SaqqaraError, Table, imagine
from tests.every_game.setups import SETUPS, Setup, random_game

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def answers(table: Table, seat: int | None, texts: list[str]) -> list[str]:
    """What a seat is told when it tries moves, legal or not, and whether it could take one back: errors are a way out too."""
    told = []
    if seat is not None:
        refused = table.why_no_undo(seat)
        told.append("" if refused is None else refused.key)
        for text in texts:
            move = None
            try:
                move = table.kind.part("notation").read(table._state[0], table._deck[0], seat, text)
                refused = table.kind.part("refusals").refusal(table._state[0], table._deck[0], seat, move)
                told.append(f"{refused and refused.clause} {refused}")
            except SaqqaraError as problem:
                told.append(f"{problem.clause if isinstance(problem, Refused) else ''} {problem}")
    return told


@every_setup
def test_a_look_does_not_change_when_what_is_hidden_is_redealt(setup: Setup) -> None:
    chance = random.Random(11)
    seen: list[str] = []
    changed = 0
    for table in random_game(setup, 11):
        texts = chance.sample(seen, min(len(seen), 8))
        for seat in (None, *range(setup.seats)):
            look = table.look(seat)
            seen += [text for text in look.moves if text not in seen][:20]
            other = table.redeal(seat, chance.randbytes(8))
            assert other.look(seat) == look
            assert answers(other, seat, texts) == answers(table, seat, texts)
            changed += other.position() != table.position()
        if len(table.moves) > 150:
            break
    assert bool(changed) == table.kind.hidden


@every_setup
def test_what_a_seat_imagines_looks_the_same_to_it(setup: Setup) -> None:
    chance = random.Random(12)
    for number, table in enumerate(random_game(setup, 12)):
        if number > 120:
            break
        for seat in (None, *range(setup.seats)):
            look = table.look(seat)
            imagined = imagine(look, chance.randbytes(8)).look(seat)
            assert imagined.view == look.view
            assert imagined.moves == look.moves
            assert imagined.to_act == look.to_act
            assert imagined.outcome == look.outcome


@every_setup
def test_the_history_shown_is_the_log_without_what_is_veiled(setup: Setup) -> None:
    for table in random_game(setup, 13):
        log = [(entry.seat, entry.text) for entry in table.moves]
        for seat in (None, *range(setup.seats)):
            shown = list(table.look(seat).history)
            hidden = [move for move, entry in zip(log, table.moves, strict=True) if entry.veiled and (seat is None or entry.seat != seat)]
            assert len(shown) + len(hidden) == len(log)
        if table.over:
            assert list(table.look(None).history) == log
