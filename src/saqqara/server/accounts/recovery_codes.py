"""Recovery codes: each opens a player's name once, on any device.

A code is 80 bits of chance. Nobody can try so many, so a quick hash (SHA-256) keeps it as safe as a slow one would, and it is found by an
index: whoever has one need not say who they are.
"""

import secrets as chance

import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import digest, recovery_codes
from saqqara.server.storage.store import Store

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: none is easily taken for another."""
LENGTH, GROUP, MANY = 16, 4, 10
MISREAD = str.maketrans("OIL", "011", "- \t\n\u00a0\u2010\u2011\u2013")
COUNT = sa.select(sa.func.count().label("count")).where(recovery_codes.c.player == sa.bindparam("of"))


def new_code() -> str:
    """Return a code as it is shown: ABCD-EFGH-JKMN-PQRS."""
    letters = "".join(chance.choice(LETTERS) for _ in range(LENGTH))
    return "-".join(letters[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def hashed(code: str) -> str:
    """Return what the database knows of a code, however it is written."""
    return digest("code " + code.upper().translate(MISREAD))


def make(connection: Connection, player: str) -> tuple[str, ...]:
    """Make new recovery codes for a player and return them; those before open nothing any more."""
    codes = tuple(new_code() for _ in range(MANY))
    connection.execute(sa.delete(recovery_codes).where(recovery_codes.c.player == player))
    connection.execute(sa.insert(recovery_codes), [{"hash": hashed(code), "player": player, "made": now()} for code in codes])
    return codes


def use(connection: Connection, code: str) -> str | None:
    """Use a code up; whose it was. None: nobody's, or nobody's any more."""
    used = connection.execute(sa.delete(recovery_codes).where(recovery_codes.c.hash == hashed(code)).returning(recovery_codes.c.player))
    row = used.first()
    return None if row is None else str(row.player)


async def left(store: Store, player: str) -> int:
    """Return how many codes a player has."""
    return int((await store.fetch(COUNT, of=player))[0]["count"])
