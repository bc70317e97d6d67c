"""The sums of a file of simulated games, gathered batch by batch: sums and counts, never all rows at once."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from saqqara.core.errors import BadSetup
from saqqara.core.game import Game, find, games
from saqqara.core.tally_declaration import Thing
from saqqara.lab.report.estimates import Mean, Slope
from saqqara.lab.simulation.part_files import arrow

BATCH = 1 << 16
TENTHS = 10
SEATWISE = ("score", "place", "player")


class Source(msgspec.Struct, frozen=True):
    """The origin of a file's games."""

    path: str
    game: str
    seats: int
    games: int
    players: list[str]
    options: dict[str, Any]
    seed: str
    deck: Any
    rules: int
    kinds: dict[str, str]
    """The columns counted for each seat, with their kinds."""

    @property
    def kind(self) -> Game:
        """The game."""
        return find(self.game)

    def things(self) -> Mapping[str, Sequence[Thing]]:
        """Return the things of each set, where the game names them."""
        if not self.kind.has("lab.tally"):
            return {}
        found: Mapping[str, Sequence[Thing]] = self.kind.part("lab.tally").things(self.kind.deck(self.deck))
        return {name: things for name, things in found.items() if name in self.kinds}


class Worth(msgspec.Struct):
    """The effect of a thing, or of one more of its kind: in victories and in points, compared within each game."""

    seats: int
    win: Any
    points: Any

    def add(self, other: "Worth") -> None:
        """Add games."""
        self.seats, self.win, self.points = self.seats + other.seats, self.win + other.win, self.points + other.points


class Part(msgspec.Struct):
    """Points of one category: the mean of a game's seats, and what winners had more than the others."""

    all: Mean
    ahead: Mean


class Gathered:
    """The data that a report needs of one file."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.counts: dict[str, Counter[int]] = {name: Counter() for name in ("scores", "winning", "moves", "changes", "margin", "last")}
        self.means: dict[str, Mean] = {}
        self.seats = [Mean() for _ in range(source.seats)]
        self.players = [Mean() for _ in source.players]
        self.first = Mean()
        self.parts: dict[str, Part] = {}
        self.things: dict[str, list[Worth]] = {}
        self.kinds: dict[str, dict[str, dict[str, Worth]]] = {}
        self.actions: dict[str, Worth] = {}

    def count(self, name: str, numbers: Any) -> None:
        """Count how often each number occurs."""
        values, often = np.unique(numbers, return_counts=True)
        self.counts[name].update(dict(zip(values.tolist(), often.tolist(), strict=True)))

    def mean(self, name: str, numbers: Any) -> None:
        """Add one number a game."""
        self.means[name] = self.means.get(name, Mean()) + Mean.of(numbers)


def read_source(path: Path) -> tuple[Any, Source]:
    """Return a file, opened, and how it came about; whatever else it is, is said."""
    pa = arrow()
    try:
        file = pa.parquet.ParquetFile(path)
        told = {key.decode(): value for key, value in (file.schema_arrow.metadata or {}).items()}
        columns = msgspec.json.decode(told["columns"], type=dict[str, dict[str, str]])
        kinds = {name.removesuffix("_0"): one["kind"] for name, one in columns.items() if name.endswith("_0")}
        source = Source(
            path=str(path),
            game=told["game"].decode(),
            seats=int(told["seats"]),
            games=file.metadata.num_rows,
            players=msgspec.json.decode(told["players"], type=list[str]),
            options=msgspec.json.decode(told["options"], type=dict[str, Any]),
            seed=told["seed"].decode(),
            deck=msgspec.json.decode(told["deck"]) if told["deck"] else None,
            rules=int(told["rules"]),
            kinds={name: kind for name, kind in kinds.items() if name not in SEATWISE},
        )
        whole = {field.name for field in file.schema_arrow if pa.types.is_integer(field.type)}
        of_seats = ("score", *(("player",) if len(source.players) > 1 else ()), *source.kinds)
        missing = {"moves", "winners", "first", "lead_changes", "last_lead_change"} - whole
        missing |= {f"{name}_{seat}" for name in of_seats for seat in range(source.seats)} - whole
    except OSError as problem:
        raise BadSetup("no-file", path=str(path), what=problem.strerror or str(problem)) from None
    except (pa.ArrowInvalid, KeyError, ValueError, msgspec.MsgspecError):
        raise BadSetup("report-strange", path=str(path)) from None
    if missing or source.game not in games() or source.games == 0:
        raise BadSetup("report-strange", path=str(path))
    return file, source


def gather(path: Path, progress: Callable[[int], None] = lambda games: None) -> Gathered:
    """Read a whole file; `progress` hears how many games more have been read."""
    file, source = read_source(path)
    found, things = Gathered(source), source.things()
    wanted = [name for name in file.schema_arrow.names if name not in ("game", "winner")]
    for batch in batches(file, wanted, path):
        columns = {name: numbers(batch.column(name)) for name in batch.schema.names}
        if not possible(columns, source.seats):
            raise BadSetup("report-damaged", path=str(path))
        add(found, columns, things)
        progress(len(batch))
    return found


def batches(file: Any, wanted: list[str], path: Path) -> Iterator[Any]:
    """Read a file batch by batch; one that cannot be read is an error of ours."""
    pa = arrow()
    try:
        yield from file.iter_batches(BATCH, columns=wanted)
    except (OSError, pa.ArrowException):
        raise BadSetup("report-damaged", path=str(path)) from None


def possible(columns: Mapping[str, Any], seats: int) -> bool:
    """Return whether the numbers of games could be such: somebody won, somebody moved, a seat began."""
    winners, first = columns["winners"], columns["first"]
    return bool((winners > 0).all() and (winners < 1 << seats).all() and (columns["moves"] > 0).all() and (first < seats).all())


def numbers(column: Any) -> Any:
    """Return a column as an array; -1 where there is nothing."""
    return (column.cast("int64").fill_null(-1) if column.null_count else column).to_numpy(zero_copy_only=False)


def seatwise(columns: Mapping[str, Any], name: str, seats: int) -> Any:
    """Return a column of each seat: a row for each seat."""
    return np.stack([columns[f"{name}_{seat}"] for seat in range(seats)])


def add(found: Gathered, columns: Mapping[str, Any], things: Mapping[str, Sequence[Thing]]) -> None:
    """Add the games of a batch."""
    source = found.source
    seats = np.arange(source.seats)
    winners = columns["winners"].astype(np.int64) >> seats[:, None] & 1
    won = winners / winners.sum(0)
    scores = seatwise(columns, "score", source.seats).astype(np.float64)
    who_won(found, columns, won)
    course(found, columns, scores, winners)
    for name, kind in source.kinds.items():
        own = seatwise(columns, name, source.seats)
        if name in things:
            sets = own if kind == "set" else 1 << own.astype(np.int64)
            worths(found, name, sets, won, scores, things[name])
        elif kind == "points":
            part(found, name, own, winners)
        elif kind != "set":
            more = Worth(int(own.sum()), Slope.of(own.astype(np.float64), won), Slope.of(own.astype(np.float64), scores))
            put(found.actions, name, more)


def who_won(found: Gathered, columns: Mapping[str, Any], won: Any) -> None:
    """Add the part of the victories of each seat, of the first player, of each player."""
    games = won.shape[1]
    first = columns["first"].astype(np.int64)
    began = first >= 0
    found.first += Mean.of(won[first[began], np.flatnonzero(began)])
    for seat, part_won in enumerate(won):
        found.seats[seat] += Mean.of(part_won)
    if len(found.players) > 1:
        sat = seatwise(columns, "player", found.source.seats)
        for who in range(len(found.players)):
            here = sat == who
            found.players[who] += Mean.of((won * here).sum(0)[here.any(0)] / here.sum(0)[here.any(0)])
    found.means["games"] = found.means.get("games", Mean()) + Mean(games)


def course(found: Gathered, columns: Mapping[str, Any], scores: Any, winners: Any) -> None:
    """Scores, how close the end was, how long it took, how the lead changed."""
    ranked = np.sort(scores, axis=0)
    margin, best = ranked[-1] - ranked[-2], (scores * winners).sum(0) / winners.sum(0)
    moves = columns["moves"].astype(np.int64)
    found.count("scores", scores.astype(np.int64))
    found.count("winning", best.astype(np.int64))
    found.count("moves", moves)
    found.count("margin", margin.astype(np.int64))
    for name, numbers in (
        ("score", scores.mean(0)),
        ("winning", best),
        ("moves", moves),
        ("margin", margin),
        ("close", margin <= 0.05 * best),
    ):
        found.mean(name, numbers)
    changes = columns["lead_changes"].astype(np.int64)
    if (changes >= 0).all():
        last = np.maximum(columns["last_lead_change"].astype(np.int64), 0) / moves
        found.count("changes", changes)
        found.count("last", np.where(changes == 0, -1, np.minimum(last * TENTHS, TENTHS - 1).astype(np.int64)))
        found.mean("changes", changes)
        found.mean("late", (changes > 0) & (last >= 0.9))


def part(found: Gathered, name: str, own: Any, winners: Any) -> None:
    """Return one category of points."""
    losers = 1 - winners
    both = losers.any(0)
    ahead = (own * winners).sum(0)[both] / winners.sum(0)[both] - (own * losers).sum(0)[both] / losers.sum(0)[both]
    kept = found.parts.setdefault(name, Part(Mean(), Mean()))
    kept.all, kept.ahead = kept.all + Mean.of(own.mean(0)), kept.ahead + Mean.of(ahead)


def put(worths: dict[str, Worth], name: str, more: Worth) -> None:
    """Add to what is known of a name."""
    if name in worths:
        worths[name].add(more)
    else:
        worths[name] = more


def worths(found: Gathered, name: str, sets: Any, won: Any, scores: Any, things: Sequence[Thing]) -> None:
    """Gather the effect of each thing of a set, and of one more of each kind of thing."""
    kept = found.things.setdefault(name, [Worth(0, Mean(), Mean()) for _ in things])
    counted: dict[tuple[str, str], Any] = {}
    for bit, (thing, worth) in enumerate(zip(things, kept, strict=True)):
        has = sets >> bit & 1
        worth.add(with_and_without(has, won, scores))
        for family, said in thing.kinds.items():
            key = family, msgspec.json.encode(said).decode()
            counted[key] = counted.get(key, 0) + has
    for (family, kind), number in sorted(counted.items(), key=lambda one: one[0]):
        x = number.astype(np.float64)
        put(found.kinds.setdefault(name, {}).setdefault(family, {}), kind, Worth(int(number.sum()), Slope.of(x, won), Slope.of(x, scores)))


def with_and_without(has: Any, won: Any, scores: Any) -> Worth:
    """Return the lead of seats with a thing over seats without it, in games that have both."""
    number = has.sum(0)
    mixed = (number > 0) & (number < len(has))
    has, won, scores, number = has[:, mixed], won[:, mixed], scores[:, mixed], number[mixed]
    without = len(has) - number
    means = []
    for y in (won, scores):
        of_those = (has * y).sum(0)
        means.append(Mean.of(of_those / number - (y.sum(0) - of_those) / without))
    return Worth(int(number.sum()), *means)


def histogram(counted: Counter[int], bins: int) -> Iterator[tuple[int, int, int]]:
    """Counts in at most so many steps of equal width: from, to (both included), how many."""
    least, most = min(counted), max(counted)
    step = max(1, -(-(most - least + 1) // bins))
    for low in range(least, most + 1, step):
        yield low, low + step - 1, sum(counted[value] for value in range(low, low + step))
