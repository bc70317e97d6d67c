"""A PostgreSQL server, which several nodes may share."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from saqqara.server.storage.migrate import migrate
from saqqara.server.storage.sqlite import Many

T = TypeVar("T")


class Postgres:
    """Some connections."""

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(url, hide_parameters=True, pool_size=5, max_overflow=10, pool_pre_ping=True)

    async def migrate(self) -> None:
        """Bring the schema up to date."""
        await self.together(migrate)

    async def fetch(self, query: sa.Select[Any], values: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        """All rows of a query."""
        async with self.engine.connect() as connection:
            return [row._mapping for row in (await connection.execute(query, values)).all()]

    async def reading(self, work: Callable[[sa.Connection], T]) -> T:
        """Ask several things of one moment."""
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(work)

    async def together(self, work: Callable[[sa.Connection], T]) -> T:
        """Several things in one transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, many: Iterable[Many]) -> None:
        """All of this in one transaction."""
        async with self.engine.begin() as connection:
            for statement, rows in many:
                await connection.execute(statement, rows)

    async def close(self) -> None:
        """Disconnect."""
        await self.engine.dispose()
