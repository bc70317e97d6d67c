"""Objective's bots and moves: colours are read from them, and hidden in them."""

from saqqara import Table
from saqqara.bots.search_setup import search_setup
from saqqara.bots.thinker import Thinker
from saqqara.core.determinization import imagine_state
from saqqara.core.plain_rows import Rows
from saqqara.core.rng import generator
from saqqara.games.objective.declaration import COLOUR_NAMES as COLOURS


def remembered(table: Table, seat: int) -> Rows:
    """Return what that seat has read from the moves."""
    look, thinks = table.look(seat), search_setup("objective")
    state, deck = imagine_state(look, generator(b"memory"))
    memory: Rows = thinks.evaluation.remember(look, state, deck, thinks.plain_w)
    return memory


def test_moves_tell_of_the_colour_behind_them() -> None:
    """Among sensible players the true colour is the likeliest far more often than one time in three."""
    found, asked = 0, 0
    for seed in range(14):
        table = Table("objective", 2, bytes([seed]))
        players = {seat: Thinker("apprentice", bytes([seed, seat])) for seat in range(2)}
        for _ in range(18):
            seat = table.to_act[0]
            table.play(seat, players[seat].choose(table.look(seat)).move)
        memory = remembered(table, 0)[1]
        own = COLOURS.index(table.position()["objectives"][0])
        possible = [COLOURS.index(colour) for colour in table.look(0).view.colours if COLOURS.index(colour) != own]
        guess = max(possible, key=lambda colour: memory[colour])
        found += COLOURS[guess] == table.position()["objectives"][1]
        asked += 1
    assert found / asked > 0.6


def test_nothing_is_read_from_a_game_that_began_from_a_position() -> None:
    table = Table("objective", 2, b"position")
    for _ in range(6):
        table.play(table.to_act[0], table.look(table.to_act[0]).moves[0])
    later = Table.from_position(table.position(), b"later")
    for _ in range(4):
        later.play(later.to_act[0], later.look(later.to_act[0]).moves[3])
    assert not any(map(any, remembered(later, 0)))
    assert any(map(any, remembered(table, 0)))


def test_the_last_piece_goes_where_it_wins() -> None:
    table = Table("objective", 2, b"last")
    players = {seat: Thinker("apprentice", bytes([seat])) for seat in range(2)}
    while sum(sum(stock.values()) for stock in table.position()["stocks"]) > 1:
        seat = table.to_act[0]
        table.play(seat, players[seat].choose(table.look(seat)).move)
    seat = table.to_act[0]
    best = 0.0
    for move in table.look(seat).moves:  # every end there is, weighed by what the other may hold
        wins = []
        for seed in range(24):
            other = table.redeal(seat, bytes([seed]))
            other = Table.from_position(other.position())
            other.play(seat, move)
            assert other.outcome is not None
            wins.append(other.outcome.places[seat] == 1)
        best = max(best, sum(wins) / len(wins))
    hint = Thinker("master", b"end", simulations=3000).hint(table.look(seat))
    assert hint.moves[0].win >= best - 0.34
