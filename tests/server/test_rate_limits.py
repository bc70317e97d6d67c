"""Token buckets: what is granted, how long to wait, and how little is remembered."""

import pytest

from saqqara.server.limits.rate_limits import Bucket, Buckets, client_key


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


def test_a_bucket_gives_what_it_holds_then_what_flows_in() -> None:
    clock = Hands()
    bucket = Bucket(3, 2, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == pytest.approx(0.5)
    clock.at += 0.5
    assert bucket.take()
    assert not bucket.take()


def test_a_refused_take_costs_nothing() -> None:
    clock = Hands()
    bucket = Bucket(3, 1, clock)
    assert not bucket.take(4)
    assert bucket.take(3)


def test_a_bucket_never_holds_more_than_it_can() -> None:
    clock = Hands()
    bucket = Bucket(2, 1, clock)
    clock.at += 1000
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_debt_grows_with_insistence_and_melts_with_time() -> None:
    clock = Hands()
    bucket = Bucket(1, 10, clock)
    assert bucket.debt() == 0
    for _ in range(31):
        bucket.take()
    assert bucket.debt() == pytest.approx(3)
    clock.at += 2
    assert bucket.debt() == pytest.approx(1)
    clock.at += 2
    assert bucket.debt() == 0


def test_everybody_has_a_bucket_of_their_own() -> None:
    buckets = Buckets(1, 0.5, clock=Hands())
    assert buckets.take("a") == 0
    assert buckets.take("a") == pytest.approx(2)
    assert buckets.take("b") == 0


def test_memory_is_bounded_and_the_latest_are_kept() -> None:
    buckets = Buckets(1, 0.001, most=10, clock=Hands())
    for number in range(100):
        assert buckets.take(f"c{number}") == 0
    assert len(buckets) <= 10
    assert buckets.take("c99") > 0


def test_full_buckets_melt_away() -> None:
    clock = Hands()
    buckets = Buckets(2, 1, clock=clock)
    for number in range(20):
        buckets.take(f"old{number}")
    clock.at += 60
    for number in range(20):
        buckets.take(f"new{number}")
    assert len(buckets) == 20
    assert buckets.take("new0", 2) > 0


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a socket", "a socket"),
    ],
)
def test_an_address_stands_for_a_household(address: str, whose: str) -> None:
    assert client_key(address) == whose
