"""A record played again, move by move, and checked against what it says."""

from collections.abc import Iterator
from typing import Any

from saqqara.core.errors import BadRecord, Refused, SaqqaraError
from saqqara.core.game import find
from saqqara.core.look import Ending
from saqqara.core.parsing import as_json, plain
from saqqara.core.record import Record, early, read_record
from saqqara.core.table import Table, commitment_of


def unhex(text: str, least: int, most: int, key: str, /, **args: Any) -> bytes:
    """Return bytes from hexadecimal digits."""
    try:
        data = bytes.fromhex(text)
    except ValueError:
        data = b""
    if not least <= len(data) <= most or text != data.hex():
        raise BadRecord(key, **args)
    return data


def opening(record: Record) -> Table:
    """Return the table before the first move of a record."""
    if record.seed is None:
        raise BadRecord("record-sealed")
    secret = unhex(record.seed, 32, 32, "record-seed")
    if commitment_of(secret) != record.commitment:
        raise BadRecord("record-commitment")
    nonces = [unhex(nonce, 1, 64, "bad-nonces", seats=record.seats) for nonce in record.nonces or ()]
    common: dict[str, Any] = {
        "names": record.names,
        "nonces": nonces,
        "deck": find(record.game).deck_of(record.rules, record.deck),
        "times": record.times,
    }
    if record.position is None:
        kind = find(record.game)
        options: dict[str, Any] = kind.choices(kind.seat_count(record.seats), record.options)
        return Table(record.game, record.seats, secret, **common, daily=record.daily, **options)
    table = Table.from_position(record.position, secret, **common)
    for field, said, got in (
        ("game", record.game, table.game),
        ("seats", record.seats, table.seats),
        ("options", record.options, table.options),
    ):
        if said != got:
            raise BadRecord("bad-position-record", field=f"position.{field}", got=as_json(got), wanted=as_json(said))
    return table


def steps(source: Any) -> Iterator[Table]:
    """Yield the table of a record before its first move and after each one (always the same table, going on); checks the outcome at the
    end."""
    record = read_record(source)
    table = opening(record)
    ended, resigned = early(record)
    for seat in resigned if not table.over else ():
        table.resign(seat)
    if ended is not None and not record.moves:
        end(table, ended)
    yield table
    for number, move in enumerate(record.moves, 1):
        seat, text, at = (*move, None)[:3]
        try:
            table.play(seat, str(text), at, recorded=True)  # type: ignore[arg-type]
        except SaqqaraError as problem:
            clause = problem.clause if isinstance(problem, Refused) else "none"
            raise BadRecord("record-move", number=number, text=str(text)[:60], clause=clause, why=problem) from None
        if ended is not None and number == len(record.moves):
            end(table, ended)
        yield table
    if record.outcome is not None and not table.over:
        raise BadRecord("record-unfinished")
    if record.outcome is None and table.over:
        raise BadRecord("record-over")
    got = plain(table.outcome)
    if record.outcome is not None and got != plain(record.outcome):
        raise BadRecord("record-outcome", **difference("outcome", got, plain(record.outcome)))


def end(table: Table, how: Ending) -> None:
    """End a table as its record says, where its rules have not."""
    if table.over:
        raise BadRecord("record-outcome", field="outcome.ended", got="null", said=f'"{how}"')
    table.end(how)


def scores(source: Any) -> list[tuple[int, ...]]:
    """Return each seat's points before the first move of a finished game and after each one; empty where a game tells no points before its
    end."""
    table, seen = None, []
    for table in steps(source):
        seen.append(table.look(None).view)
    if table is None or table.outcome is None or table.ended is not None:
        return []
    scored = table.kind.model.scored
    return [] if scored is None else [*(scored(one, table.outcome.detail) for one in seen[:-1]), table.outcome.scores]


LONG = 200
"""Letters of a value that a message shows."""


def difference(field: str, got: Any, said: Any) -> dict[str, str]:
    """Return the first field in which two outcomes differ, and what each has there."""
    if isinstance(got, dict) and isinstance(said, dict):
        name = next(name for name in (*got, *said) if name not in got or name not in said or got[name] != said[name])
        return difference(f"{field}.{name}", got.get(name), said.get(name))
    return {"field": field, "got": as_json(got)[:LONG], "said": as_json(said)[:LONG]}


def replay(source: Any) -> Table:
    """Return the table at the end of a record; raises `BadRecord` at the first move that does not replay."""
    *_, table = steps(source)
    return table
