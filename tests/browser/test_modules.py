"""The games' modules in a real browser: the same games and the same thoughts as here, bit for bit."""

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from benchmarks import wasm
from saqqara.bots.search_request import subject_of
from saqqara.bots.thinker import Thinker
from saqqara.core.arrays import deck_array, generator, new_states, option_codes
from saqqara.core.game import find, games
from tests.every_game.setups import SETUPS, Setup

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with wasm.served(list(games())) as address:
        made = browser.new_page()
        made.goto(address)
        yield made
        made.close()


def seed_of(text: bytes) -> bytes:
    return generator(text).tobytes()


def test_the_same_games_as_here_in_every_setup(page: Page) -> None:
    for setup in SETUPS:
        kind, chosen, rng = find(setup.game), dict(setup.options), generator(b"browser")
        state, deck = new_states(kind), deck_array(kind)
        moves = kind.loops.playouts(state[0], deck[0], setup.seats, option_codes(kind, chosen), rng, 10)
        wasm.prepare(page, setup.game, setup.seats, chosen, None, seed_of(b"browser"))
        there: Any = page.evaluate("[games.play(10), games.chance()]")
        assert there == [moves, [str(word) for word in rng]], setup


def last_of(game: str) -> Setup:
    return [setup for setup in SETUPS if setup.game == game][-1]


@pytest.mark.parametrize("game", [game for game in games() if find(game).has("bots.evaluation")])
def test_the_same_thoughts_as_here(page: Page, game: str) -> None:
    setup = last_of(game)
    table = setup.table(b"browser")
    look = table.look(table.to_act[0])
    thinker = Thinker("master", b"browser", simulations=300)
    here = thinker.think_about(subject_of(look, generator(b"")))
    wasm.prepare(page, game, setup.seats, dict(setup.options), look, seed_of(b"browser"))
    there: Any = page.evaluate("searching(300)")
    sums = there["sums"]
    assert sums["moves"] == here.moves
    assert sums["visits"] == here.visits
    assert sum(here.visits) > 100
    times = [max(n, 1) for n in here.visits]
    assert [won / n for won, n in zip(sums["wins"], times, strict=True)] == here.wins
    assert [points / n for points, n in zip(sums["points"], times, strict=True)] == here.points


def test_the_example_page_plays_the_same_games_without_our_server(browser: Browser) -> None:
    handler = functools.partial(wasm.Quiet, directory=str(ROOT))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    example = browser.new_page()
    example.goto(f"http://127.0.0.1:{server.server_port}/examples/webassembly.html")
    told = example.locator("#told[data-rate]")
    told.wait_for()
    kind = find("objective")
    state, deck, rng = new_states(kind), deck_array(kind), generator(b"1")
    moves = kind.loops.playouts(state[0], deck[0], 2, option_codes(kind, kind.choices(2, {})), rng, 10)
    assert told.get_attribute("data-first") == str(moves)
    assert told.get_attribute("data-chance") == " ".join(str(word) for word in rng)
    assert float(told.get_attribute("data-rate") or 0) > 0
    example.close()
    server.shutdown()
    server.server_close()
