"""Being a server's host: whoever can reach its database makes a link (`saqqara admin host`); the browser that opens it is the host's."""

import secrets

import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.settings import DAY, MINUTE
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import digest, host_keys
from saqqara.server.storage.store import Store

COOKIE = "saqqara-host"
"""The name of the cookie that holds the key of the host's browser."""
LINK_MINUTES, SESSION_DAYS = 15, 30
KNOWN = sa.select(host_keys.c.hash).where(
    host_keys.c.hash == sa.bindparam("hash"), host_keys.c.kind == "session", host_keys.c.expires > sa.bindparam("at")
)


async def make_link(store: Store) -> str:
    """Return a code that makes a browser the host's, once, soon."""
    code = secrets.token_urlsafe(24)
    await store.execute(sa.insert(host_keys).values(hash=digest(code), kind="link", expires=now() + LINK_MINUTES * MINUTE * 1000))
    return code


async def use_link(store: Store, code: str) -> str | None:
    """Use a link up: the key of a session; None when it is used, unknown or too old."""
    key = secrets.token_urlsafe(32)

    def work(connection: Connection) -> str | None:
        mine = host_keys.c.hash == digest(code), host_keys.c.kind == "link"
        row = connection.execute(sa.delete(host_keys).where(*mine).returning(host_keys.c.expires)).first()
        if row is None or row.expires <= now():
            return None
        connection.execute(sa.insert(host_keys).values(hash=digest(key), kind="session", expires=now() + SESSION_DAYS * DAY * 1000))
        return key

    return await store.transaction(work)


async def is_host(store: Store, key: str | None) -> bool:
    """Return whether this is the key of a host's session."""
    return bool(key) and len(key or "") <= 100 and bool(await store.fetch(KNOWN, hash=digest(key or ""), at=now()))


async def end_session(store: Store, key: str) -> None:
    """End a session."""
    await store.execute(sa.delete(host_keys).where(host_keys.c.hash == digest(key)))


async def end_all_sessions(store: Store) -> int:
    """End every session and link; how many there were."""
    return await store.execute(sa.delete(host_keys))
