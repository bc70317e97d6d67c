"""Records: a whole game as one JSON document. `docs/formats.md` describes the fields; `core/record_replay.py` plays them again."""

from typing import Any, get_args

import msgspec

from saqqara.core.errors import BadRecord
from saqqara.core.game import find
from saqqara.core.look import Ending
from saqqara.core.parsing import convert, parse_json

FORMAT = 1
EARLY = 2
"""The format of a game whose outcome says that it was ended early or that somebody resigned; all others are as they were in format 1."""


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The fields of a record. What a game did not have is left out."""

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    commitment: str
    moves: list[list[int | str | None]]
    names: list[str] | None = None
    times: dict[str, float | None] | None = None
    deck: dict[str, Any] | None = None  # never the name of a file: a record may come from anybody
    position: dict[str, Any] | None = None
    nonces: list[str] | None = None
    seed: str | None = None
    outcome: dict[str, Any] | None = None
    daily: bool = False


def read_record(source: Any) -> Record:
    """Return a record from JSON text or plain data, its fields checked but not yet replayed."""
    data = parse_json(source, BadRecord) if isinstance(source, str | bytes) else source
    record = convert(data, Record, BadRecord)
    if record.format not in (FORMAT, EARLY):
        raise BadRecord("record-format", got=record.format, known=EARLY)
    kind = find(record.game)
    if record.rules != kind.rules_version and record.rules not in kind.earlier:
        raise BadRecord("record-rules", name=record.game, got=record.rules, known=kind.rules_version)
    for number, move in enumerate(record.moves, 1):
        seat, text, at = (*move, None)[:3] if len(move) in (2, 3) else (-1, -1, -1)
        right = (seat is None or isinstance(seat, int)) and isinstance(text, str) and (at is None or isinstance(at, int))
        if not right or (len(move) == 3 and at is None):
            raise BadRecord("field-range", field=f"moves[{number - 1}]", wanted='[seat, "text"] or [seat, "text", milliseconds]')
    if record.format == EARLY:
        check_early(record)
    return record


def check_early(record: Record) -> None:
    """Check what a record says of an early end."""
    ended, resigned = early(record)
    if ended not in (None, *get_args(Ending)) or (ended is None and not resigned) or (ended == "resigned" and not resigned):
        raise BadRecord("field-range", field="outcome.ended", wanted=" or ".join(f'"{how}"' for how in get_args(Ending)))
    seats = resigned if isinstance(resigned, list) else [None]
    if not all(type(seat) is int and 0 <= seat < record.seats for seat in seats):
        raise BadRecord("field-range", field="outcome.resigned", wanted=f"0 … {record.seats - 1}")


def early(record: Record) -> tuple[Any, Any]:
    """Return how a game was ended if not by its rules, and the seats that resigned."""
    said = record.outcome if record.outcome is not None and record.format == EARLY else {}
    return said.get("ended"), said.get("resigned", [])
