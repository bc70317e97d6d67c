"""The notifications that players have chosen, and where they can be reached, as stored."""

from typing import Any, Literal, get_args

import msgspec
import sqlalchemy as sa

from saqqara.core.texts import FALLBACK
from saqqara.server.clock import now
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import alert_choices, push_subscriptions
from saqqara.server.storage.store import Store

Occasion = Literal["turn", "begun", "over", "reminded", "invited"]
OCCASIONS: tuple[Occasion, ...] = get_args(Occasion)
DEVICES = 10
"""The largest number of browsers notified for one player: one more replaces the oldest."""
CHOSEN = sa.select(alert_choices).where(alert_choices.c.player == sa.bindparam("of"))
SUBSCRIBED = (
    sa.select(push_subscriptions).where(push_subscriptions.c.player == sa.bindparam("of")).order_by(push_subscriptions.c.created.desc())
)


class AlertPreferences(msgspec.Struct, frozen=True):
    """The choices of one player."""

    player: str
    language: str = FALLBACK
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    occasions: tuple[Occasion, ...] = OCCASIONS
    address: str | None = None
    confirmed: bool = False


class Subscription(msgspec.Struct, frozen=True):
    """A browser that can be called: where, and the keys that only it can read with."""

    id: str
    endpoint: str
    p256dh: str
    auth: str


async def preferences_of(store: Store, player: str) -> AlertPreferences | None:
    """Return what somebody has chosen; None: nothing yet."""
    found = await store.fetch(CHOSEN, of=player)
    return read_row(found[0]) if found else None


def read_row(row: Row) -> AlertPreferences:
    """Return a row as a value."""
    return AlertPreferences(
        row["player"],
        row["language"],
        row["zone"],
        row["quiet_from"],
        row["quiet_to"],
        tuple(occasion for occasion in OCCASIONS if row[occasion]),
        row["address"],
        bool(row["confirmed"]),
    )


async def subscriptions_of(store: Store, player: str) -> list[Subscription]:
    """Return the browsers that somebody can be called at, the newest first."""
    return [Subscription(row["id"], row["endpoint"], row["p256dh"], row["auth"]) for row in await store.fetch(SUBSCRIBED, of=player)]


def values_of(choices: AlertPreferences) -> dict[str, Any]:
    """Return a value as a row."""
    flags = {occasion: occasion in choices.occasions for occasion in OCCASIONS}
    return {key: value for key, value in msgspec.structs.asdict(choices).items() if key != "occasions"} | flags


async def store_preferences(store: Store, choices: AlertPreferences) -> None:
    """Store when and in which language somebody wants to be called; their address is kept as it is."""
    values = values_of(choices)
    del values["address"], values["confirmed"]
    await store.execute(first(store, choices), sa.update(alert_choices).where(alert_choices.c.player == choices.player).values(**values))


async def keep_first(store: Store, choices: AlertPreferences) -> None:
    """Store what somebody would be told who has chosen nothing yet; where they have chosen by now, that stays."""
    await store.execute(first(store, choices))


def first(store: Store, choices: AlertPreferences) -> sa.Executable:
    """Return the statement that stores somebody's first choices, and nothing where there are any."""
    return store.upsert(alert_choices, values_of(choices), ["player"], lambda _: sa.false())


async def subscribe(store: Store, player: str, device: str, browser: Subscription) -> None:
    """Call this browser from now on, for this player alone; the oldest of too many is dropped."""
    row = msgspec.structs.asdict(browser) | {"player": player, "device": device, "created": now(), "failures": 0}

    def work(connection: Connection) -> None:
        connection.execute(store.upsert(push_subscriptions, row, ["id"]))
        mine = sa.select(push_subscriptions.c.id).where(push_subscriptions.c.player == player)
        old = connection.scalars(mine.order_by(push_subscriptions.c.created.desc(), push_subscriptions.c.id).offset(DEVICES))
        connection.execute(sa.delete(push_subscriptions).where(push_subscriptions.c.id.in_(old)))

    await store.transaction(work)


async def unsubscribe(store: Store, browser: str, player: str | None = None) -> bool:
    """Call this browser no more (only if it is this player's); whether it was called until now."""
    mine = push_subscriptions.c.id == browser
    if player is not None:
        mine &= push_subscriptions.c.player == player
    return bool(await store.execute(sa.delete(push_subscriptions).where(mine)))


async def note_delivery(store: Store, browser: str, delivered: bool, most: int) -> None:
    """Count failures in a row; a browser that cannot be reached so many times is given up."""
    mine = push_subscriptions.c.id == browser
    if delivered:
        await store.execute(sa.update(push_subscriptions).where(mine, push_subscriptions.c.failures > 0).values(failures=0))
        return
    await store.execute(
        sa.update(push_subscriptions).where(mine).values(failures=push_subscriptions.c.failures + 1),
        sa.delete(push_subscriptions).where(mine, push_subscriptions.c.failures >= most),
    )
