"""Records: a whole game as one JSON document, written, read, replayed and verified. `docs/formats.md` describes the fields."""

from collections.abc import Iterator
from typing import Any

import msgspec

from saqqara.core.errors import BadRecord, Refused, SaqqaraError
from saqqara.core.game import find
from saqqara.core.reading import convert, parse_json, plain
from saqqara.core.table import Table, commitment_of

FORMAT = 1


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The fields of a record. What a game did not have is left out."""

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, str | bool]
    commitment: str
    moves: list[list[int | str | None]]
    names: list[str] | None = None
    times: dict[str, float | None] | None = None
    deck: dict[str, Any] | None = None  # never the name of a file: a record may come from anybody
    position: dict[str, Any] | None = None
    nonces: list[str] | None = None
    seed: str | None = None
    outcome: dict[str, Any] | None = None


def write_record(table: Table, secret: bytes | None) -> dict[str, Any]:
    """A table as a record; sealed when `secret` is None."""
    record = Record(
        format=FORMAT,
        game=table.game,
        rules=table.kind.rules_version,
        seats=table.seats,
        options=table.options,
        commitment=table.commitment,
        moves=[[e.seat, e.text] if e.at is None else [e.seat, e.text, e.at] for e in table.moves],
        names=list(table.names) if table.names else None,
        times=table.times or None,
        deck=plain(table.own_deck) if table.own_deck is not None else None,
        position=table.start_position(),
        nonces=[nonce.hex() for nonce in table.nonces] or None,
        seed=secret.hex() if secret else None,
        outcome=plain(table.outcome) if table.over else None,
    )
    data: dict[str, Any] = plain(record)
    return data


def read_record(source: Any) -> Record:
    """A record from JSON text or plain data, its fields checked but not yet replayed."""
    data = parse_json(source, BadRecord) if isinstance(source, str | bytes) else source
    record = convert(data, Record, BadRecord)
    if record.format != FORMAT:
        raise BadRecord("record-format", got=record.format, known=FORMAT)
    kind = find(record.game)
    if record.rules != kind.rules_version:
        raise BadRecord("record-rules", name=record.game, got=record.rules, known=kind.rules_version)
    for number, move in enumerate(record.moves, 1):
        seat, text, at = (*move, None)[:3] if len(move) in (2, 3) else (-1, -1, -1)
        right = (seat is None or isinstance(seat, int)) and isinstance(text, str) and (at is None or isinstance(at, int))
        if not right or (len(move) == 3 and at is None):
            raise BadRecord("field-range", field=f"moves[{number - 1}]", wanted='[seat, "text"] or [seat, "text", milliseconds]')
    return record


def unhex(text: str, least: int, most: int, key: str, **args: Any) -> bytes:
    """Bytes from hexadecimal digits."""
    try:
        data = bytes.fromhex(text)
    except ValueError:
        data = b""
    if not least <= len(data) <= most or text != data.hex():
        raise BadRecord(key, **args)
    return data


def opening(record: Record) -> Table:
    """The table before the first move of a record."""
    if record.seed is None:
        raise BadRecord("record-sealed")
    secret = unhex(record.seed, 32, 32, "record-seed")
    if commitment_of(secret) != record.commitment:
        raise BadRecord("record-commitment")
    nonces = [unhex(nonce, 1, 64, "bad-nonces", seats=record.seats) for nonce in record.nonces or ()]
    common: dict[str, Any] = {"names": record.names, "nonces": nonces, "deck": record.deck, "times": record.times}
    if record.position is None:
        kind = find(record.game)
        options: dict[str, Any] = kind.choices(kind.seat_count(record.seats), record.options)
        return Table(record.game, record.seats, secret, **common, **options)
    table = Table.from_position(record.position, secret, **common)
    for field, said, got in (
        ("game", record.game, table.game),
        ("seats", record.seats, table.seats),
        ("options", record.options, table.options),
    ):
        if said != got:
            raise BadRecord("bad-position-value", field=f"position.{field}", got=str(got), wanted=str(said))
    return table


def steps(source: Any) -> Iterator[Table]:
    """The table of a record before its first move and after each one (always the same table, going on); checks the outcome at the end."""
    record = read_record(source)
    table = opening(record)
    yield table
    for number, move in enumerate(record.moves, 1):
        seat, text, at = (*move, None)[:3]
        try:
            table.play(seat, str(text), at)  # type: ignore[arg-type]
        except SaqqaraError as problem:
            clause = problem.clause if isinstance(problem, Refused) else "none"
            raise BadRecord("record-move", number=number, text=str(text)[:60], clause=clause, why=problem) from None
        yield table
    if record.outcome is not None and not table.over:
        raise BadRecord("record-unfinished")
    if record.outcome is None and table.over:
        raise BadRecord("record-over")
    got = plain(table.outcome)
    if record.outcome is not None and got != plain(record.outcome):
        raise BadRecord("record-outcome", got=brief(got), said=brief(record.outcome))


def brief(outcome: Any) -> str:
    """An outcome in a few words, for an error."""
    return f"places {outcome.get('places')}, scores {outcome.get('scores')}, detail {outcome.get('detail')}"[:400]


def replay(source: Any) -> Table:
    """The table at the end of a record; raises `BadRecord` at the first move that does not replay."""
    *_, table = steps(source)
    return table
