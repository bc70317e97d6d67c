"""A server in this process, and guests who ask it things over HTTP."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from saqqara.server.accounts.people import People
from saqqara.server.app import create_app
from saqqara.server.settings import Settings
from saqqara.server.storage.store import Store
from saqqara.server.tables.hub import Hub
from tests.server.databases import Databases
from tests.server.migrated import lay_out

API = "http://table.test/api/v1"


class Guest:
    """A guest with a token, or an anonymous client."""

    def __init__(self, app: FastAPI, made: dict[str, Any] | None = None) -> None:
        self.app = app
        self.made = made or {}
        headers = {"Authorization": f"Bearer {made['token']}"} if made else {}
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=API, headers=headers)

    @property
    def id(self) -> str:
        return str(self.made["player"])

    async def ask(self, method: str, path: str, status: int, **more: Any) -> Any:
        """Ask, and be answered with that status; errors always have the one shape."""
        answer = await self.http.request(method, path, **more)
        assert answer.status_code == status, answer.text
        if status == 204:
            return None
        data = answer.json()
        if status >= 400:
            assert set(data) - {"field", "details"} == {"key", "clause", "reason"}
            assert set(data["reason"]) == {"fr", "en"}
            assert all(data["reason"].values())
        return data

    async def get(self, path: str, expected: int = 200, **query: Any) -> Any:
        return await self.ask("GET", path, expected, params=query)

    async def post(self, path: str, status: int = 200, **data: Any) -> Any:
        return await self.ask("POST", path, status, json=data)

    async def open(self, status: int = 201, **data: Any) -> Any:
        """Open a table: objective for two unless something else is asked for."""
        return await self.post("/tables", status, **({"game": "objective"} | data))


class House:
    """A server with its insides."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.nobody = Guest(app)

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    @property
    def people(self) -> People:
        people: People = self.app.state.people
        return people

    @property
    def store(self) -> Store:
        store: Store = self.app.state.store
        return store

    async def guest(self, name: str = "Nut") -> Guest:
        return Guest(self.app, await Guest(self.app).post("/players", 201, name=name))


@asynccontextmanager
async def house(folder: Path, **more: Any) -> AsyncIterator[House]:
    """A server for a while."""
    told: dict[str, Any] = {"bot_pause": 0.0, "key": "key of the tests"} | more
    if "database" not in told:
        told["database"] = await Databases.url(folder / "house.db")
    lay_out(told["database"])
    app = create_app(Settings(**told))
    async with app.router.lifespan_context(app):
        yield House(app)


async def play_on(table: str, guests: list[Guest], most: int = 10_000) -> int:
    """Make legal moves for all seats until the game is over or that many were made; return how many."""
    dice = random.Random(table)
    made = 0
    while made < most:
        moved = False
        for guest in guests:
            seen = await guest.get(f"/tables/{table}/look")
            look = seen["look"]
            if look["outcome"] is not None:
                return made
            moves = [move for move in look["moves"] if "..." not in move]
            if moves and made < most:
                calm = [move for move in moves if move in ("nothing", "done")]
                await guest.post(f"/tables/{table}/moves", id=f"m{made}", text=dice.choice(calm or moves), on=seen["number"])
                made += 1
                moved = True
        assert moved, "nobody can move"
    return made
