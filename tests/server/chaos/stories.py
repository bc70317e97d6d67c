"""The database's record of every table at the end, read without the server."""

import json
from typing import Any

import asyncpg

from tests.server.chaos.evidence import Entry, Story
from tests.server.chaos.processes import Postgres

SEATS = 'SELECT "table", seat, player FROM seats ORDER BY "table", seat'
LOG = 'SELECT "table", seq, kind, seat, text, bot, client FROM log ORDER BY "table", seq'


async def read(postgres: Postgres) -> list[Story]:
    """The story of each table that has begun."""
    database: Any = await asyncpg.connect(host=str(postgres.socket.parent), user="postgres", database="postgres")
    try:
        tables, seats, entries = [await database.fetch(query) for query in ("SELECT id, game, setup, secret FROM tables", SEATS, LOG)]
    finally:
        await database.close()
    stories = {}
    for row in tables:
        setup = json.loads(row["setup"])
        stories[row["id"]] = Story(row["id"], row["game"], setup["seats"], setup["options"], setup["times"], row["secret"], bots=[], log=[])
    for row in seats:
        if row["player"] is None:
            stories[row["table"]].bots.append(row["seat"])
    for row in entries:
        stories[row["table"]].log.append(Entry(*(row[name] for name in ("seq", "kind", "seat", "text", "bot", "client"))))
    return list(stories.values())
