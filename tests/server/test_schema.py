"""Schemathesis reads the published OpenAPI document and asks everything it can think of: no answer is a 5xx, all are as described."""

import asyncio
import os
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import uvicorn

from saqqara.core.game import games
from saqqara.server.app import create_app
from saqqara.server.settings import Limits, Settings
from saqqara.server.tables.bots import bot_workers
from tests.server import slow_bots
from tests.server.server_processes import PATIENCE, free_port

EXAMPLES = 60 if os.environ.get("SAQQARA_SCHEMA") == "all" else 3
GENEROUS = Limits(requests=(1e9, 1e9), players=(1e9, 1e9), hints=(1e9, 1e9), tables_per_player=10**6)
PARTS = 8
"""The operations are asked in so many tests."""


class InThread(uvicorn.Server):
    """A server beside the tests."""

    def __init__(self, database: str) -> None:
        app = create_app(Settings(database=database, limits=GENEROUS, bot_pause=3600))
        super().__init__(uvicorn.Config(app, port=free_port(), log_level="error", ws="none"))
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.config.port}"

    def __enter__(self) -> "InThread":
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.started:
            assert time.monotonic() < until
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.should_exit = True
        self.thread.join(30)


class World:
    """A server with tables in every state, and somebody who sits at them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tables: list[str] = []
        self.token = httpx.post(f"{url}/api/v1/players", json={}).json()["token"]
        friend = httpx.post(f"{url}/api/v1/players", json={}).json()["token"]
        with httpx.Client(base_url=f"{url}/api/v1", headers={"Authorization": f"Bearer {self.token}"}) as me:
            for game in games():
                table = me.post("/tables", json={"game": game, "public": True}).json()["id"]
                httpx.post(f"{url}/api/v1/tables/{table}/join", json={}, headers={"Authorization": f"Bearer {friend}"}).raise_for_status()
                self.tables.append(table)
            self.tables.append(me.post("/tables", json={"game": "objective", "seats": 4}).json()["id"])


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with pytest.MonkeyPatch.context() as patched, InThread(f"sqlite:///{tmp_path_factory.mktemp('schema') / 'schema.db'}") as server:
        patched.setattr(bot_workers, "advise", slow_bots.any_move)  # a client would not wait long enough for dozens of hints
        yield World(server.url)


@pytest.fixture(scope="module")
def operations() -> list[Any]:
    """Every operation of the document. The library is imported here: that takes a second, and every worker of the tests reads this file."""
    import schemathesis
    from schemathesis.core.result import Ok

    schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
    return [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]


@pytest.mark.parametrize("part", range(PARTS))
def test_no_answer_is_a_server_error(operations: list[Any], world: World, part: int) -> None:
    """Requests are made that the document allows, and some that it does not. (The library's own `parametrize` takes seconds in every
    worker.)"""
    from hypothesis import HealthCheck, Phase, given, settings
    from hypothesis.strategies import one_of
    from schemathesis import GenerationMode

    usual = settings(
        max_examples=EXAMPLES, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck), derandomize=True
    )
    for operation in operations[part::PARTS]:
        cases = one_of(*(operation.as_strategy(generation_mode=mode) for mode in GenerationMode))
        usual(given(cases)(lambda case: ask(case, world)))()


def ask(case: Any, world: World) -> None:
    """One question, and whether the answer is one that is described."""
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

    headers = {} if case.method == "DELETE" else {"Authorization": f"Bearer {world.token}"}
    for name, known in (("table", world.tables), ("game", list(games()))):
        asked = case.path_parameters.get(name)
        if asked is not None and len(str(asked)) % 4:  # one in four stays what was thought of
            case.path_parameters[name] = known[sum(map(ord, str(asked))) % len(known)]
    answer = case.call(base_url=world.url, headers=headers)
    case.validate_response(answer, checks=[not_a_server_error, status_code_conformance, response_schema_conformance])


def test_the_document_describes_every_answer(operations: list[Any]) -> None:
    document = create_app(Settings()).openapi()
    assert document["openapi"].startswith("3.1")
    assert len(operations) == sum(map(len, document["paths"].values())), "some cannot be read, and would not be asked"
    for path, methods in document["paths"].items():
        assert path.startswith("/api/v1/")
        for method, operation in methods.items():
            described = operation["responses"]
            good = [code for code in described if code < "300"]
            assert good, (method, path)
            if path.endswith("/metrics") or good == ["204"]:
                continue
            name = described[good[0]]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
            assert name in document["components"]["schemas"]
            refusal = described["429"]["content"]["application/json"]["schema"]
            assert refusal == {"$ref": "#/components/schemas/Why"}
            assert "HTTPValidationError" not in str(operation)
