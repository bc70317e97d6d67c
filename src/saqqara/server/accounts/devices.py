"""The devices that somebody is known on: each has a token, of which the database has the hash."""

import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.schemas.registered_names import Device
from saqqara.server.storage.schema import tokens
from saqqara.server.storage.store import Store

MINE = sa.select(tokens.c.hash, tokens.c.label, tokens.c.created, tokens.c.seen).where(
    tokens.c.player == sa.bindparam("of"), tokens.c.expires > sa.bindparam("at")
)
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox", "FxiOS": "Firefox"} | {
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
"""By what a browser says of itself; many say others' names as well, so the order counts."""
SYSTEMS = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "CrOS": "ChromeOS"} | {
    "Mac OS X": "Mac",
    "Linux": "Linux",
}
SHOWN = 16
"""The number of characters of a token's hash that name a device to its owner."""


def label_of(agent: str) -> str:
    """Return what kind of browser and machine, from its `User-Agent`, and nothing more of it; empty for a program."""
    if not agent.startswith("Mozilla/"):
        return ""
    found = [next((name for mark, name in kinds.items() if mark in agent), None) for kinds in (BROWSERS, SYSTEMS)]
    return " · ".join(name for name in found if name is not None)


async def devices_of(store: Store, player: str, this: str) -> tuple[Device, ...]:
    """Return where somebody is known, the newest first; `this`: the hash of the token that asks."""
    rows = sorted(await store.fetch(MINE, of=player, at=now()), key=lambda row: (-row["created"], row["hash"]))
    return tuple(
        Device(row["hash"][:SHOWN], row["label"] or "", row["created"], row["seen"] or row["created"], row["hash"] == this) for row in rows
    )


async def sign_out(store: Store, player: str, device: str) -> str | None:
    """Forget a device of somebody's, and where it could be called; the hash of its token. None: there is none."""
    found = next((row["hash"] for row in await store.fetch(MINE, of=player, at=now()) if row["hash"].startswith(device)), None)
    if found is not None:
        await store.execute(sa.delete(tokens).where(tokens.c.hash == found, tokens.c.player == player))
    return found
