"""A search that a bot asks another program for: a game's module, given nothing but the order, finds what leads to the bot's very move."""

import asyncio
from base64 import b64decode, b64encode

import msgspec
import numpy as np
import pytest

from saqqara.bots.decisions import SearchOrder, SearchResult, SearchTask
from saqqara.bots.levels import decide, make
from saqqara.bots.search_request import OPEN
from saqqara.bots.search_tree import Tree, tree
from saqqara.bots.thinker import words
from saqqara.bots.thought import Solved
from saqqara.core.arrays import state_type
from saqqara.core.game import find, games
from saqqara.core.replay import steps
from saqqara.core.rng import generator
from saqqara.core.table import Table
from saqqara.wasm.exports import EDGES, NODES
from tests.wasm.machine import Machine

SEARCHED = [name for name, game in games().items() if game.has("bots.evaluation")]
LATE = 4
"""The number of last moments that may be solved."""


def found(order: SearchOrder) -> SearchResult:
    """Return the module's result."""
    asked = order.question
    kind, machine = find(asked.game), Machine(asked.game)
    facts, state = machine.facts, state_type(kind)
    worlds = machine.of(np.frombuffer(5 * b64decode(asked.state), state))
    word = words(state).itemsize
    bytes_of = [*worlds.spread()[:2], 5 * state.itemsize // word, word, worlds.at, 5, state.itemsize // word, state.itemsize, word]
    deck = machine.of(np.frombuffer(b64decode(asked.deck), np.uint8))
    w = machine.of(np.frombuffer(b64decode(asked.weights), np.float32).astype(np.float64))
    memory = machine.of(np.frombuffer(b64decode(asked.memory)).reshape(facts["memory"]))
    rng, told = machine.of(np.frombuffer(b64decode(order.seed), np.uint64)), np.frombuffer(b64decode(asked.style))
    if "scratch" in facts:
        rooms = {name: machine.room(item, *shape) for name, item, shape in facts["scratch"]}
        rooms["bytes_of"].at = rooms["states"].at
        machine.write(rooms["states"], b64decode(asked.state))
        wins, points, chances = (
            machine.room(8, *shape) for shape in ((facts["moves"], facts["seats"]), (facts["moves"],), (facts["seats"],))
        )
        x, answer = [value for place in rooms.values() for value in place.spread()], (wins, points, chances)
        what = (w.spread(), memory.spread(), asked.seat, int(told[OPEN] > 0), order.seconds)
        if machine.call("solve", x, deck, *what, *(place.spread() for place in answer)):
            n, (everyone, own, all_in_all) = len(asked.moves), (machine.read(place, float) for place in answer)
            return SearchResult(solved=Solved(everyone[:n, : asked.seats].tolist(), own[:n].tolist(), all_in_all[: asked.seats].tolist()))
    grown = {name: machine.of(array) for name, array in zip(Tree._fields, tree(kind.rules.MAX_LEGAL, NODES, EDGES), strict=True)}
    arrays = [value for place in grown.values() for value in place.spread()]
    wish = (w.spread(), memory.spread(), asked.seat, asked.seats, int(asked.alone), asked.tries, machine.of(told).spread(), order.tries)
    machine.call("search", worlds.spread(), bytes_of, deck, *wish, arrays, machine.of(np.zeros(3)).spread(), rng.spread())
    first, n, _ = machine.read(grown["node"], np.int32)[machine.call("root", worlds.spread(), deck, asked.seat, arrays)]
    moves, visits, values = (
        machine.read(grown[name], kind)[first : first + n].tolist()
        for name, kind in (("move", np.int32), ("visits", np.int32), ("value", float))
    )
    return SearchResult(moves, visits, values, seed=b64encode(machine.read(rng, np.uint64).tobytes()).decode())


def by_json(order: SearchOrder) -> SearchResult:
    """The same by way of JSON, as a page is asked."""
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
