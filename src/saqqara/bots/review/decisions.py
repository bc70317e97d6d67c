"""The decisions of a finished game: each seat's looks, each once, as the table gave them then."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

from saqqara.core.errors import BadRecord
from saqqara.core.look import Look
from saqqara.core.record import read_record
from saqqara.core.record_replay import steps
from saqqara.core.table import Table


class Moment(NamedTuple):
    """A look that a seat had after `at` moves. It lasted until after `until` moves; `played` is what the seat did on it then, if anything,
    or the clock's word, where that came before the seat did what it might have done.

    `seat` None: the table itself, nothing hidden; then `look` is that of one who acts, and `state` what lies there.
    """

    at: int
    seat: int | None
    look: Look
    until: int
    played: str | None
    state: Any = None


class Game(NamedTuple):
    """The part of a record that a review needs besides its looks: the table at the end, and for each move its seat and whether chance had a
    part in it (something was drawn, turned over or came into the open)."""

    table: Table
    rules: int
    movers: tuple[int | None, ...]
    texts: tuple[str, ...]
    drawn: tuple[bool, ...]


def finished(source: Any) -> Game:
    """Return a record played to its end; one that has none yet is refused."""
    record = read_record(source)
    if record.outcome is None:
        raise BadRecord("review-running")
    drawn: list[bool] = []
    before = None
    for table in steps(source):
        now = table.chance()
        if before is not None:
            last = table.last
            drawn.append(before != now or last.turned is not None or table.over or last.firm == "undo-revealed")
        before = now
    log = table.moves
    return Game(table, record.rules, tuple(entry.seat for entry in log), tuple(entry.text for entry in log), tuple(drawn))


def moments(source: Any, first: int = 0, count: int | None = None) -> Iterator[Moment]:
    """Yield the moments that begin after `first` moves and up to `count` of them later, in the order in which they end. The end of the
    game is none: there the result is known. Nor is it one when a seat has acted in secret and waits for the others."""
    record = read_record(source)
    last = len(record.moves)
    stop = last if count is None else min(last, first + count)
    begin = max(0, first - 1)  # what was seen before tells what is new
    lasting: dict[int, tuple[int, Look]] = {}
    news: dict[int, int] = {}  # how much was open to all when a seat last had something new to think about
    for at, table in enumerate(islice(steps(source), begin, None), begin):
        if table.over or (at >= stop and not lasting):
            break
        mover = record.moves[at][0]
        known = len(table.look(None).history) if table.kind.simultaneous else at
        for seat in range(table.seats):
            began, look = lasting.pop(seat, (at, None))
            if look is None and at >= stop:
                continue
            now = table.look(seat)
            if look is not None and not same(look, now):
                if began >= first:
                    yield Moment(began, seat, look, at - 1, None)
                began, look = at, None
            if look is None:
                if began >= stop or (not now.moves and news.get(seat, -1) == known):
                    continue
                look = now
            news[seat] = known
            if mover == seat or (mover is None and now.moves):
                if began >= first:
                    yield Moment(began, seat, look, at, str(record.moves[at][1]))
            elif began >= first or at < stop:
                lasting[seat] = began, look
        if first <= at < stop:
            yield opened(table, at)
    for seat, (began, look) in sorted(lasting.items()):
        if began >= first:
            yield Moment(began, seat, look, last - 1, None)


def same(one: Look, other: Look) -> bool:
    """Return whether a seat knows no more of the game: the same moves are open to it and possible. That others have acted in secret is
    nothing to think about before it is seen what they did."""
    return one.history == other.history and one.moves == other.moves


def opened(table: Table, at: int) -> Moment:
    """Return the table as it is, nothing hidden."""
    acting = table.to_act
    return Moment(at, None, table.look(acting[0] if acting else 0), at, None, table.open_state())
