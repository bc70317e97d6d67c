"""Records: a whole game as one JSON document. `docs/formats.md` describes the fields; `core/replay.py` plays them again."""

from typing import Any

import msgspec

from saqqara.core.errors import BadRecord
from saqqara.core.game import find
from saqqara.core.reading import convert, parse_json

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
