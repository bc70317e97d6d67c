"""Studies that people keep here: a row each, its own player's to change, and anybody's to watch who has the link of an open one."""

from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.errors import NotNow, NotYours
from saqqara.server.schemas.studies import ListedStudy, Studies, StudyInfo
from saqqara.server.settings import Limits
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import players, studies
from saqqara.server.storage.store import Store
from saqqara.solo.study import read_study

ONE = (
    sa.select(studies, players.c.name.label("by")).join(players, players.c.id == studies.c.player).where(studies.c.id == sa.bindparam("of"))
)
MINE = (
    sa.select(*(studies.c[name] for name in ListedStudy.__struct_fields__))
    .where(studies.c.player == sa.bindparam("of"))
    .order_by(studies.c.changed.desc(), studies.c.id.desc())
    .limit(sa.bindparam("most"))
)


def info(row: Row, player: str | None) -> StudyInfo:
    """Return a study as somebody sees it."""
    body: Any = msgspec.Raw(row["body"].encode())
    mine = row["player"] == player
    return StudyInfo(row["id"], row["game"], row["title"], row["by"], mine, row["open"], row["version"], row["changed"], body)


async def find(store: Store, study: str, player: str | None) -> Row | None:
    """Return a study that this player may see."""
    rows = await store.fetch(ONE, of=study)
    return rows[0] if rows and (rows[0]["open"] or rows[0]["player"] == player) else None


async def mine(store: Store, player: str, most: int) -> Studies:
    """Return a player's own."""
    return Studies(tuple(ListedStudy(**row) for row in await store.fetch(MINE, of=player, most=most)), most)


def add(connection: Connection, row: dict[str, Any], limits: Limits) -> None:
    """Store a new study, if its owner has room for it."""
    hold(connection, row["player"])
    count = connection.scalar(sa.select(sa.func.count()).select_from(studies).where(studies.c.player == row["player"])) or 0
    if count >= limits.studies_per_player:
        raise NotNow("server-many-studies", most=limits.studies_per_player)
    check_room(connection, row["player"], len(row["body"].encode()), limits)
    connection.execute(sa.insert(studies).values(**row))


def hold(connection: Connection, player: str) -> None:
    """Let nobody else add to a player's studies until the transaction ends: what is counted in it stays true."""
    connection.execute(sa.select(players.c.id).where(players.c.id == player).with_for_update())


def check_room(connection: Connection, player: str, more: int, limits: Limits) -> None:
    """Raise `NotNow` where a player's studies would take up too many bytes with so many more."""
    size = sa.func.length(sa.cast(studies.c.body, sa.LargeBinary)) if connection.is_sqlite else sa.func.octet_length(studies.c.body)
    taken = connection.scalar(sa.select(sa.func.sum(size)).where(studies.c.player == player)) or 0
    if more > 0 and taken + more > limits.study_bytes_per_player:
        raise NotNow("server-studies-full", megabytes=round(limits.study_bytes_per_player / 2**20, 2))


def row_of(study: str, player: str, body: dict[str, Any], public: bool) -> dict[str, Any]:
    """Return a new row."""
    return {"id": study, "player": player, "open": public, "version": 1} | written(body)


def written(body: dict[str, Any]) -> dict[str, Any]:
    """Return what changes with the text of a study."""
    return {"game": body["game"], "title": body.get("title", ""), "body": msgspec.json.encode(body).decode(), "changed": now()}


def change(
    connection: Connection,
    study: str,
    player: str,
    body: dict[str, Any] | None,
    at: int | None,
    public: bool | None,
    version: int | None,
    limits: Limits,
) -> None:
    """Change one's own: all of it or where one stands, and whether others may watch."""
    hold(connection, player)
    row = connection.execute(sa.select(studies).where(studies.c.id == study).with_for_update()).first()
    if row is None or (row.player != player and not row.open):
        raise NotYours("server-no-study")
    if row.player != player:
        raise NotYours("server-study-not-yours")
    if version is not None and version != row.version:
        raise NotNow("server-study-changed")
    if body is not None:
        check_room(connection, player, len(written(body)["body"].encode()) - len(row.body.encode()), limits)
    if at is not None:
        body = {**(body or msgspec.json.decode(row.body)), "at": at}
        read_study(body)
    values = (written(body) if body is not None else {}) | ({"open": public} if public is not None else {})
    connection.execute(sa.update(studies).where(studies.c.id == study).values(version=row.version + 1, **values))


def delete(connection: Connection, study: str, player: str) -> None:
    """Delete one's own."""
    if not connection.execute(sa.delete(studies).where(studies.c.id == study, studies.c.player == player)).rowcount:
        raise NotYours("server-no-study")
