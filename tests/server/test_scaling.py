"""The figures behind docs/host/scaling.md: benchmarks/README.md says what they are, and what costs most breaks first."""

import msgspec
import pytest

from benchmarks import costs as costing
from benchmarks import scaling
from tests.server.server_processes import NatsServer


def test_the_page_says_what_follows_from_the_costs() -> None:
    costs, assumed = scaling.read(), scaling.Assumed()
    assert scaling.MARKED.search(scaling.PAGE.read_text()), "there is a place for the figures"
    assert scaling.PAGE.read_text() == scaling.page(costs, assumed), "python -m benchmarks.scaling"
    assert scaling.page(msgspec.structs.replace(costs, move=2 * costs.move), assumed) != scaling.page(costs, assumed)


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
