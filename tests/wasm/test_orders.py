"""A search that a bot asks another program for: a game's module, given nothing but the order, finds what leads to the bot's very move."""

import asyncio
from array import array
from base64 import b64decode, b64encode

import msgspec
import pytest

from saqqara.bots.decisions import SearchOrder, SearchResult, SearchTask
from saqqara.bots.levels import decide, make
from saqqara.bots.search_nodes import SEATS
from saqqara.bots.search_request import OPEN
from saqqara.bots.thinking_result import Solved
from saqqara.bots.wasm_search import FULL, WORLDS, WasmSearch
from saqqara.core.game import find, games
from saqqara.core.record_replay import steps
from saqqara.core.rng import generator
from saqqara.core.table import Table

SEARCHED = [name for name, game in games().items() if game.has("bots.evaluation")]
LATE = 4
"""The number of last moments that may be solved."""


def found(order: SearchOrder) -> SearchResult:
    """Return what the module finds, from nothing but the order."""
    asked = order.question
    search = WasmSearch(asked.game)
    module = search.module
    module.write(search.worlds, WORLDS * b64decode(asked.state))
    weights = array("d", array("f", b64decode(asked.weights)))
    search.weight = module.room("d", len(weights))
    for room, data in (
        (search.deck, b64decode(asked.deck)),
        (search.weight, weights.tobytes()),
        (search.memory, b64decode(asked.memory)),
        (search.style, b64decode(asked.style)),
        (search.generator, b64decode(order.seed)),
    ):
        module.write(room, data)
    module.clear(search.tree.found, FULL)
    how = search.weight.arguments, search.memory.arguments, asked.seat
    if "scratch" in search.facts:
        search.make_scratch()
        rooms = search.scratch
        module.write(rooms["states"], b64decode(asked.state))
        x = [number for room in rooms.values() for number in room.arguments]
        answer = search.solution
        hidden = int(array("d", b64decode(asked.style))[OPEN] > 0)
        if module.call("solve", x, search.deck, *how, hidden, order.seconds, *(room.arguments for room in answer)):
            n, (everyone, own, chances) = len(asked.moves), (module.read(room).tolist() for room in answer)
            rows = [everyone[SEATS * i : SEATS * i + asked.seats] for i in range(n)]
            return SearchResult(solved=Solved(rows, own[:n], chances[: asked.seats]))
    worlds = search.worlds.arguments, search.words.arguments, search.deck
    limits = asked.seats, int(asked.alone), asked.tries, search.style.arguments, order.tries
    module.call("search", *worlds, *how, *limits, search.grown, search.likely.arguments, search.generator.arguments)
    node = module.call("root", search.worlds.arguments, search.deck, asked.seat, search.grown)
    first, n = module.read(search.tree.node, 3 * node, 2)
    moves, visits, values = (module.read(room, first, n).tolist() for room in (search.tree.move, search.tree.visits, search.tree.value))
    return SearchResult(moves, visits, values, seed=b64encode(module.read(search.generator).tobytes()).decode())


def by_json(order: SearchOrder) -> SearchResult:
    """Return the same by way of JSON, as a page is asked."""
    result = found(msgspec.json.decode(msgspec.json.encode(order), type=SearchOrder))
    return msgspec.json.decode(msgspec.json.encode(result), type=SearchResult)


@pytest.mark.parametrize("game", SEARCHED)
def test_a_search_elsewhere_leads_to_the_same_move(game: str) -> None:
    results, rng = [], generator(b"orders")

    async def ask(order: SearchOrder) -> SearchResult:
        results.append(by_json(order))
        return results[-1]

    for seats in find(game).seats[:2]:
        table = Table(game, seats, b"orders")
        while not table.over:
            seat = table.to_act[0]
            table.play(seat, table.sample(seat, rng))
        moments = {table.length // 3, table.length // 2, *range(table.length - LATE, table.length)}
        for before in steps(table.save()):
            seat = before.to_act[0] if before.to_act else 0
            look = before.look(seat)
            if before.length not in moments or len(look.moves) < 2:
                continue
            for level in ("adept", "8.5/10"):
                seed = f"{before.length} {level}".encode()
                step = decide(level, look, seed)
                if isinstance(step, SearchTask):
                    step = asyncio.run(step.run(ask))
                assert step == make(level, seed).choose(look)
    assert sum(result.solved is None for result in results) > 2
    assert not find(game).has("bots.exact") or any(result.solved for result in results)


def test_without_a_search_the_heuristic_decides() -> None:
    look = Table("objective", 3, b"none").look(0)
    step = decide("master", look, b"none")
    assert isinstance(step, SearchTask)
    assert step.choice_of(SearchResult()).move in look.moves
