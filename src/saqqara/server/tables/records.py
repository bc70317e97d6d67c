"""Records that somebody brings or asks for: verified, and looked back through."""

from typing import Any

from saqqara.core.errors import BadRecord, BadSetup
from saqqara.core.reading import kind_of, parse_json
from saqqara.core.record import read_record
from saqqara.core.replay import replay, steps
from saqqara.core.texts import LANGUAGES, say
from saqqara.server.answers import Replay, Verified


def verified(data: bytes) -> Verified:
    """Replay a record."""
    record = read_record(parse_json(data, BadRecord))
    if record.deck is not None and not isinstance(record.deck, dict):  # a text would be taken for the name of a file
        raise BadRecord("field-type", field="deck", wanted="object", got=kind_of(record.deck))
    table = replay(data)
    key = "server-verified" if table.over else "server-verified-running"
    return Verified(
        table.game, len(table.moves), table.over, {language: say(key, language, moves=len(table.moves)) for language in LANGUAGES}
    )


def replayed(data: Any, seat: int | None, first: int, count: int) -> Replay:
    """Replay a record as far as needed. The table goes on after each step, so looks are taken on the way."""
    record = read_record(data)
    if seat is not None and seat >= record.seats:
        raise BadSetup("no-seat", seat=str(seat), most=record.seats - 1)
    looks = []
    for number, table in enumerate(steps(data)):
        if first <= number < first + count:
            looks.append(table.look(seat))
    return Replay(record.game, record.seats, len(record.moves), tuple(record.names or ()), first, tuple(looks))
