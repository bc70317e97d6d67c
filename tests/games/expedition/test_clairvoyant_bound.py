"""A player who knows all draws can repeat any moves of the game, has no fewer points for it, and finds more."""

from typing import Any

import pytest

from saqqara.bots import make
from saqqara.bots.search_setup import search_setup
from saqqara.core.arrays import record_of
from saqqara.core.cstruct import copy_of, fill
from saqqara.core.game import find
from saqqara.core.table import Table
from saqqara.games.expedition.lab import clairvoyant_bound
from saqqara.games.expedition.state import PASS, TAKE, TAKE_PILE

KIND = find("expedition")
DECK = KIND.tables(KIND.deck())


def played(seed: str, seats: int) -> tuple[Any, list[tuple[int, int]], tuple[int, ...]]:
    """Return a game between bots: its states, its moves, the points."""
    table = Table("expedition", seats, seed)
    bots = [make("adept", f"{seed} {seat}".encode()) for seat in range(seats)]
    states, moves = [table.open_state()], []
    while not table.over:
        seat = table.to_act[0]
        text = bots[seat].choose(table.look(seat)).move
        moves.append((seat, KIND.part("notation").read(states[-1], DECK, seat, text)))
        table.play(seat, text)
        states.append(table.open_state())
    assert table.outcome is not None
    return states, moves, table.outcome.scores


def again(states: Any, moves: list[tuple[int, int]], seat: int) -> int:
    """Return the same moves of a seat, on the table of one who knows all; the points."""
    x = clairvoyant_bound.knowing(states, DECK, seat, 2)
    s, out = record_of(KIND, x.states[clairvoyant_bound.BEAM :]), [0] * KIND.rules.MAX_LEGAL
    for number, (mover, made) in enumerate(moves):
        if mover != seat:
            continue
        move = made
        if move >= TAKE and move != PASS:
            before, after = states[number].card[seat], states[number + 1].card[seat]
            card = next(new for old, new in zip(before, after, strict=True) if old != new)
            lying = s.display[:]
            move = TAKE + lying.index(card) if card in lying else TAKE_PILE
            assert move < TAKE_PILE or clairvoyant_bound.next_card(copy_of(s), x) == card
        assert move in out[: KIND.rules.legal(s, DECK, 0, out)], (number, move)
        clairvoyant_bound.make(s, DECK, move, x)
        fill(s, bytes(s))  # the numbers of the queue are NumPy's
    KIND.rules.result(s, DECK, x.scores, x.places)
    return int(x.scores[0])


@pytest.mark.parametrize("seats", [2, 3])
def test_what_was_done_can_be_done_again(seats: int) -> None:
    states, moves, scores = played("again", seats)
    for seat in range(seats):
        points = again(states, moves, seat)
        assert points >= scores[seat]
        assert points <= scores[seat] + {2: 4, 3: 7}[seats]  # a box that several earned at once may be one's own here


def test_more_is_found_by_a_wider_search() -> None:
    states, _, scores = played("wider", 2)
    found = [clairvoyant_bound.most(states, DECK, search_setup("expedition").w, 0, effort) for effort in (0.01, 0.4)]
    assert scores[0] < found[0] <= found[1]
