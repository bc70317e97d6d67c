"""Hashes of whole games: every look of every seat, the refusals of some moves, and the record. The same code runs in a page's Python."""

import hashlib
import json
from pathlib import Path

from saqqara.core.errors import SaqqaraError
from saqqara.core.record_replay import steps
from saqqara.server.schemas.ws_messages import encode, why

TRIED = ("nonsense", "pass", "1", "take 7")
"""Texts that are tried in every position, besides the moves of the record."""


def digest(record: dict[str, object]) -> str:
    """Return the hash of all that is to be seen in a game."""
    found = hashlib.sha256()
    moves = record["moves"]
    assert isinstance(moves, list)
    texts = [*TRIED, *sorted({str(move[1]) for move in moves[:6] if isinstance(move, list)})]
    for table in steps(record):
        for seat in (None, *range(table.seats)):
            found.update(encode(table.look(seat)))
        for text in texts:
            for seat in range(table.seats):
                try:
                    table.branched().play(seat, text)
                except SaqqaraError as problem:
                    found.update(encode(why(problem)))
        last = table
    found.update(encode(last.record()))
    return found.hexdigest()


def digests(folder: str) -> str:
    """Return the hashes of all records of a folder as JSON."""
    return json.dumps({path.name: digest(json.loads(path.read_text("utf-8"))) for path in sorted(Path(folder).glob("*.json"))})
