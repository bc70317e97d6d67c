"""The simulation behind docs/host/scaling.md: benchmarks/README.md says what it gives, and it gives what is known of simple queues."""

import re

import msgspec
import numpy as np
import pytest

from benchmarks import costs as costing
from benchmarks import scaling
from tests.server.serving import NatsServer


def test_the_page_says_what_the_simulation_gives() -> None:
    costs, assumed = scaling.read(), scaling.Assumed()
    assert scaling.MARKED.search(scaling.PAGE.read_text()), "there is a place for the figures"
    assert scaling.PAGE.read_text() == scaling.page(costs, assumed), "python -m benchmarks.scaling"
    assert scaling.page(msgspec.structs.replace(costs, move=2 * costs.move), assumed) != scaling.page(costs, assumed)
    drawn = re.findall(r'stroke-width="2.5"', scaling.PICTURE.read_text())
    assert len(drawn) == len(scaling.PLANS)


def test_a_process_is_a_queue_as_it_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scaling, "MOVES", 200_000)
    costs = msgspec.structs.replace(scaling.read(), move=1.0)
    for used in (0.3, 0.8):
        spent = scaling.in_process(1e3 * used, 0.0, costs, np.random.default_rng(1))
        assert spent.mean() == pytest.approx(1 + used / (2 * (1 - used)), rel=0.05), "Pollaczek and Khinchine"
    slower = scaling.in_process(400, 0.5, costs, np.random.default_rng(1))
    assert slower.mean() == pytest.approx(2 + 2 * 0.8 / (2 * 0.2), rel=0.05), "half of the time is taken: everything takes twice as long"


def test_transactions_grow_with_what_waits() -> None:
    costs = msgspec.structs.replace(scaling.read(), transaction=2.0, row=0.01)
    dice = np.random.default_rng(1)
    quiet = scaling.in_database(1, 1, 0.0, costs, 1, dice)
    assert np.median(quiet) == pytest.approx(2.01)
    busy = scaling.in_database(20_000, 1, 0.0, costs, 1, dice)  # forty moves in the time of a transaction
    assert 2 < np.median(busy) < 2 * (2 + 0.01 * 60), "one's own transaction, and a part of the one before"
    crowd = scaling.in_database(1_000, 500, 0.0, costs, 1, dice)  # twice as many as go one by one
    assert np.median(crowd) > 10 * np.median(quiet)


def test_what_costs_most_breaks_first() -> None:
    assumed = scaling.Assumed()
    cheap = msgspec.structs.replace(scaling.read(), move=0.1, hear=1e-9, row=1e-9, late=1e-12)
    one, ten, thousand, groups = scaling.PLANS
    assert [scaling.first(plan, cheap, assumed) for plan in scaling.PLANS] == ["moves"] * 4
    assert scaling.most(ten, cheap, assumed) == pytest.approx(10 * scaling.most(one, cheap, assumed), rel=1e-3)
    told = msgspec.structs.replace(cheap, hear=0.1)
    assert scaling.first(ten, told, assumed) == "bus"
    assert scaling.most(thousand, told, assumed) < 2 * scaling.most(ten, told, assumed), "more processes add nothing"
    assert scaling.most(groups, told, assumed) == pytest.approx(100 * scaling.most(ten, told, assumed))
    assert scaling.first(ten, msgspec.structs.replace(cheap, row=1.0), assumed) == "log"
    assert scaling.first(thousand, msgspec.structs.replace(cheap, late=0.001), assumed) == "looking"


async def test_hearing_of_moves_elsewhere_is_measured() -> None:
    nats = NatsServer().start()
    try:
        assert -1 < await costing.hearing(nats.url, 100) < 10, "it ends only when all were heard"
    finally:
        nats.stop()
