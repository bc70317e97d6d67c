"""Rate limits: token buckets, one for each of many clients, in bounded memory."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache

from saqqara.server.limits.fair_queue import FairQueue
from saqqara.server.settings import Limits

Clock = Callable[[], float]
PLAYERS_PER_ADDRESS = 4
"""An address may stand for a family or a school: it may make so many times the requests that one player may."""


class Bucket:
    """Holds up to `at_once` drops and gains `per_second`; what asks takes one, or waits."""

    __slots__ = ("_at", "_clock", "_left", "_refused", "at_once", "per_second")

    def __init__(self, at_once: float, per_second: float, clock: Clock = time.monotonic) -> None:
        self.at_once, self.per_second = at_once, per_second
        self._clock = clock
        self._left, self._refused, self._at = at_once, 0.0, clock()

    def _flow(self) -> None:
        at = self._clock()
        gained, self._at = (at - self._at) * self.per_second, at
        left = self._left + gained
        self._left = left if left < self.at_once else self.at_once
        if self._refused:
            self._refused = max(0.0, self._refused - gained)

    def take(self, amount: float = 1, insisting: bool = True) -> bool:
        """Return whether it was granted; otherwise nothing was taken. `insisting`: a refusal counts (see `debt`)."""
        self._flow()
        granted = self._left >= amount
        if granted:
            self._left -= amount
        elif insisting:
            self._refused += amount
        return granted

    def put_back(self, amount: float = 1) -> None:
        """Give back what was taken and not used."""
        self._left = min(self.at_once, self._left + amount)

    def wait(self, amount: float = 1) -> float:
        """Return seconds until that much can be taken."""
        self._flow()
        return max(0.0, (amount - self._left) / self.per_second)

    def debt(self) -> float:
        """Return how insistent somebody is: the seconds that all that was lately refused would take."""
        self._flow()
        return self._refused / self.per_second

    @property
    def full(self) -> bool:
        """Return whether the bucket is full, and so as good as none."""
        self._flow()
        return self._left >= self.at_once


class Buckets:
    """A bucket for everybody who asks; those not used for long are dropped."""

    def __init__(self, at_once: float, per_second: float, most: int = 20_000, clock: Clock = time.monotonic) -> None:
        self.at_once, self.per_second, self.most = at_once, per_second, most
        self._clock = clock
        self._held: OrderedDict[str, Bucket] = OrderedDict()  # the longest unused first

    def __len__(self) -> int:
        return len(self._held)

    def take(self, who: str, amount: float = 1) -> float:
        """0 when it was granted from that client's bucket; otherwise the seconds to wait, and nothing was taken."""
        bucket = self._held.get(who)
        if bucket is None:
            self._drop()
            bucket = self._held[who] = Bucket(self.at_once, self.per_second, self._clock)
        self._held.move_to_end(who)
        return 0.0 if bucket.take(amount) else bucket.wait(amount)

    def _drop(self) -> None:
        """Drop two full buckets for each that comes, so that old ones melt away, and the longest unused if there are too many."""
        for _ in range(2):
            who, bucket = next(iter(self._held.items()), (None, None))
            if who is not None and bucket is not None and (bucket.full or len(self._held) >= self.most):
                del self._held[who]


@lru_cache(1024)
def client_key(address: str) -> str:
    """Return whom an address stands for: one IPv4 address, or the 64 bits of an IPv6 network that one client can fill at will."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)))
    return str(parsed)


class ConnectionCounts:
    """Counts connections, in all and for each address, and knows how many there may be."""

    def __init__(self, per_address: int, in_all: int | None = None) -> None:
        self.per_address, self.in_all = per_address, in_all
        self.total = 0
        self._of: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Count one more, if there may be one more; return whether there may."""
        if self._of[address] >= self.per_address or (self.in_all is not None and self.total >= self.in_all):
            return False
        self._of[address] += 1
        self.total += 1
        return True

    def give_back(self, address: str | None) -> None:
        """Count one less; an address of None was not counted."""
        if address is None:
            return
        self.total -= 1
        self._of[address] -= 1
        if self._of[address] <= 0:
            del self._of[address]


class Rates:
    """The rates at which each address may ask, open WebSockets, send guests, have records, positions and moments checked and try to come
    back to a name; how fast each player may ask, speak, have hints, follow, invite and report."""

    def __init__(self, limits: Limits) -> None:
        at_once, per_second = limits.requests
        self.addresses = Buckets(PLAYERS_PER_ADDRESS * at_once, PLAYERS_PER_ADDRESS * per_second)
        self.players = Buckets(*limits.requests)
        self.newcomers = Buckets(*limits.players)
        self.records = Buckets(*limits.players)
        self.positions = Buckets(*limits.requests)
        self.moments = Buckets(*limits.requests)
        self.chat = Buckets(*limits.chat)
        self.hints = Buckets(*limits.hints)
        self.questions = Buckets(*limits.questions)
        self.reviews = Buckets(*limits.reviews)
        self.entering = Buckets(*limits.entering)
        self.people = Buckets(*limits.people)
        self.reports = Buckets(*limits.reports)
        self.replays = FairQueue(2)  # so many at once: each is replayed in a thread beside the tables
