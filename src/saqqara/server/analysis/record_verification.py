"""Records that somebody brings: verified."""

from saqqara.core.errors import BadRecord
from saqqara.core.parsing import kind_of, parse_json
from saqqara.core.record import read_record
from saqqara.core.record_replay import replay
from saqqara.core.texts import LANGUAGES, say
from saqqara.server.schemas.server_info import Verified


def verified(data: bytes) -> Verified:
    """Replay a record."""
    record = read_record(parse_json(data, BadRecord))
    if record.deck is not None and not isinstance(record.deck, dict):  # a text would be taken for the name of a file
        raise BadRecord("field-type", field="deck", wanted="object", got=kind_of(record.deck))
    table = replay(data)
    key = "server-verified" if table.over else "server-verified-running"
    return Verified(table.game, table.length, table.over, {language: say(key, language, moves=table.length) for language in LANGUAGES})
