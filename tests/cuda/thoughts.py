"""Compiled for the CPU and inside a CUDA kernel: the same searches, bit for bit, with the learned judgement where there is one. Needs a GPU
and numba-cuda.

python -m tests.cuda.thoughts [GAME …]
"""

import random
import sys
import time

import numpy as np

from saqqara.bots.interface import searched
from saqqara.bots.search_request import SearchRequest, search_request_of
from saqqara.core.rng import generator
from saqqara.lab.gpu_search import cuda
from tests.every_game.setups import SETUPS, Setup

SEARCHED = [setup for setup in SETUPS if searched(setup.game)]


def moments(setup: Setup, count: int) -> list[SearchRequest]:
    """Return that many moments of random games, each as the seat that is to act sees it."""
    found: list[SearchRequest] = []
    chance = random.Random(str(setup))
    while len(found) < count:
        table = setup.table(f"thoughts {len(found)}".encode())
        for _ in range(chance.randrange(12)):
            if not table.over:
                seat = table.to_act[0]
                table.play(seat, chance.choice(table.look(seat).moves))
        if not table.over and len(table.look(table.to_act[0]).moves) > 1:
            found.append(search_request_of(table.look(table.to_act[0]), generator(b"thoughts")))
    return found


def differences(setup: Setup, count: int, simulations: int) -> list[str]:
    """Return the differences on the GPU: parts of trees, or the generator."""
    requests = moments(setup, count)
    seeds = [f"seed {i}".encode() for i in range(count)]
    there = cuda.think(requests, simulations, seeds)
    found = []
    for i, request in enumerate(requests):
        here, rng = cuda.on_cpu(request, simulations, seeds[i])
        nodes, edges = here.used.tolist()
        told = {
            "used": (here.used, there.trees[i].used),
            "generator": (rng, there.rngs[i]),
            "overall": (here.overall, there.trees[i].overall),
            "node": (here.node[:nodes], there.trees[i].node[:nodes]),
        }
        for name in ("move", "visits", "prior", "value", "points", "wins"):
            told[name] = getattr(here, name)[:edges], getattr(there.trees[i], name)[:edges]
        found += [f"{i} {name}" for name, (one, other) in told.items() if not np.array_equal(one, other)]
    return found


def speed(setup: Setup, count: int, simulations: int) -> tuple[float, float]:
    """Return tries a second: of many searches on the GPU, and of one core of the CPU."""
    requests = moments(setup, 16) * (count // 16)
    seeds = [f"speed {i}".encode() for i in range(len(requests))]
    cuda.think(requests, 1, seeds)
    there = cuda.think(requests, simulations, seeds).seconds
    began = time.process_time()
    for i in range(16):
        cuda.on_cpu(requests[i], simulations, seeds[i])
    here = time.process_time() - began
    return len(requests) * simulations / there, 16 * simulations / here


def main() -> int:
    """Return every set-up that is searched, or those of the games named; 1 where one differs."""
    differ = 0
    for setup in SEARCHED:
        if len(sys.argv) < 2 or setup.game in sys.argv[1:]:
            began = time.monotonic()
            other = differences(setup, 64, 300)
            gpu, cpu = speed(setup, 4096, 200)
            differ += bool(other)
            told = "the same thoughts as on the CPU" if not other else f"OTHER THOUGHTS THAN ON THE CPU: {', '.join(other[:8])}"
            sys.stdout.write(f"{setup}: {told}; {gpu:,.0f} tries/s, one core {cpu:,.0f} ({time.monotonic() - began:.0f} s)\n")
            sys.stdout.flush()
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
