"""The server's output at its start: that it serves once it does, and with `--json-logs` in lines that are JSON, all of them."""

import asyncio
import json
import logging
import os
import signal
import socket
import sys
from pathlib import Path
from typing import Any

import pytest
import structlog

from saqqara.server.logs import set_up_logs
from tests.server.migrated import lay_out
from tests.server.server_in_process import eventually
from tests.server.server_processes import FORGE, PATIENCE, Node, serve

SERVED = "Serving tables at"


def lines(log: Path) -> list[Any]:
    """The lines of a log, each of which is JSON."""
    return [json.loads(line) for line in log.read_text().splitlines()]


def refused(folder: Path, *words: str) -> tuple[int | None, str]:
    """A server that does not start: its exit status and what it said."""
    log = folder / "refused"
    process = FORGE.Process(target=serve, args=(list(words), str(log), {**os.environ}))
    process.start()
    process.join(PATIENCE)
    return process.exitcode, log.read_text()


@pytest.mark.parametrize("more", [(), ("--workers", "2")], ids=["one process", "workers"])
async def test_every_line_is_json_and_one_says_that_tables_are_served(tmp_path: Path, more: tuple[str, ...]) -> None:
    database = lay_out(f"sqlite:///{tmp_path / 'house.db'}")
    server = Node(database, logs=tmp_path / "log", extra=("--json-logs", *more))
    try:
        await asyncio.to_thread(server.start)
        assert server.logs is not None
        log = server.logs
        await eventually(lambda: SERVED in log.read_text())
        with socket.create_connection(("127.0.0.1", server.port)) as wrong:
            wrong.sendall(b"NO HTTP\r\n\r\n")
            assert wrong.recv(100).startswith(b"HTTP/1.1 400")
        code, said = await asyncio.to_thread(refused, tmp_path, "--json-logs", "--port", str(server.port + 100), "--database", database)
        assert code == 2
        *before, last = [json.loads(line)["level"] for line in said.splitlines()]
        assert last == "error"
        assert set(before) <= {"warning"}, "at most that the web client has not been built"
        assert SERVED not in said, "the database is another server's"
        if not more:
            assert server.process is not None
            assert server.process.pid is not None
            os.kill(server.process.pid, signal.SIGINT)
            await asyncio.to_thread(server.process.join, PATIENCE)
    finally:
        server.stop()
    assert len([line for line in lines(log) if SERVED in line["event"]]) == 1


@pytest.mark.parametrize("more", [(), ("--json-logs",)], ids=["plain", "JSON"])
def test_a_server_warns_of_a_variable_that_sets_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...]) -> None:
    monkeypatch.setenv("SAQQARA_DATABSE", "elsewhere")
    code, said = refused(tmp_path, "--database", f"sqlite:///{tmp_path / 'nowhere' / 'house.db'}", *more)
    assert code == 2
    first, *_ = said.splitlines()
    assert "Did you mean SAQQARA_DATABASE?" in (json.loads(first)["event"] if more else first)


def test_errors_are_lines_too_and_their_texts_are_left_out(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    try:
        set_up_logs(True)
        try:
            raise ValueError("a secret")
        except ValueError as problem:
            logging.getLogger("a library").exception("It failed")
            sys.excepthook(type(problem), problem, problem.__traceback__)
    finally:
        structlog.reset_defaults()
    said = capsys.readouterr().err
    assert [(line["event"], line["problem"]) for line in map(json.loads, said.splitlines())] == [
        ("It failed", "ValueError"),
        ("crashed", "ValueError"),
    ]
    assert "a secret" not in said
