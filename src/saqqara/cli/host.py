"""A table at home: the server with its web client, for this machine and for the phones on the same network."""

import contextlib
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from typer import Option

from saqqara.cli.command_options import Ctx
from saqqara.core.errors import BadSetup
from saqqara.core.texts import say

if TYPE_CHECKING:
    from saqqara.server.settings import Settings

FIRST_PORT, PORTS = 8000, 40
VISIT_SECONDS = 2


def data_folder() -> Path:
    """Return where games at home are kept."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "saqqara"


def free_port(first: int) -> int:
    """Return the first port from there on that nobody listens at."""
    for port in range(first, first + PORTS):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("0.0.0.0", port))  # the phones of the house are meant to come in
            return port
    raise BadSetup("cli-host-no-port", first=first, last=first + PORTS - 1)


def address_here() -> str | None:
    """Return this machine's address in its network, if it is in one; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        found = str(probe.getsockname()[0])
        return None if found.startswith(("127.", "0.")) else found
    return None


def welcome(language: str, settings: "Settings") -> str:
    """Return an address for this machine, and one for phones with a code to scan."""
    import segno

    lines = [say("cli-host-here", language, address=f"http://127.0.0.1:{settings.port}")]
    if settings.near is not None:
        lines += [say("cli-host-phones", language, address=settings.near), ""]
        code = segno.make(settings.near, error="m")
        rows = [list(row) for row in code.matrix_iter(border=2)]
        for upper, lower in zip(rows[::2], [*rows[1::2], [0] * len(rows[0])], strict=False):
            lines.append("".join("█▀▄ "[2 * bool(a) + bool(b)] for a, b in zip(upper, lower, strict=True)))
    return "\n".join([*lines, "", say("cli-host-stop", language)])


def host_at_home(
    ctx: Ctx,
    port: Annotated[int | None, Option(min=1, max=65535, help="cli-opt-port", show_default=False)] = None,
    database: Annotated[str | None, Option(metavar="URL", help="cli-opt-host-database", show_default=False)] = None,
    offline: Annotated[str | None, Option(metavar="FOLDER", help="cli-opt-offline", show_default=False)] = None,
    browse: Annotated[bool, Option("--browse/--no-browse", help="cli-opt-browse")] = True,
) -> None:
    """Serve until Ctrl-C."""
    language = ctx.obj.language
    print(say("cli-host-wait", language), flush=True)
    from saqqara.server.http.web_client import STATIC
    from saqqara.server.serve import serve
    from saqqara.server.settings import Settings

    if not (STATIC / "index.html").exists():
        raise BadSetup("cli-host-not-built")
    if database is None:
        data_folder().mkdir(parents=True, exist_ok=True)
        database = f"sqlite:///{data_folder() / 'saqqara.db'}"
    chosen = port or free_port(FIRST_PORT)
    near = address_here()
    settings = Settings(
        database=database,
        host="0.0.0.0",
        port=chosen,
        near=near and f"http://{near}:{chosen}",
        log_level="warning",
        daily_secret=False,
        offline=offline,
    )
    threading.Thread(target=welcome_when_ready, args=(language, settings, browse and sys.stdout.isatty()), daemon=True).start()
    try:
        serve(settings, tell=lambda problem: print(problem.reason(language), file=sys.stderr, flush=True))
    except BadSetup as problem:
        if problem.key != "server-database-served" or not visit_running(language, settings, browse):
            raise


def visit_running(language: str, settings: "Settings", browse: bool) -> bool:
    """Say where the server is that has these tables already, and open the browser there; return whether that is known."""
    from saqqara.server.storage.serving_file import port_of_server

    assert settings.sqlite_file is not None
    until = time.monotonic() + VISIT_SECONDS
    while (port := port_of_server(settings.sqlite_file)) is None:  # it may have started at this very moment
        if time.monotonic() > until:
            return False
        time.sleep(0.1)
    address = f"http://127.0.0.1:{port}"
    print(say("cli-host-running", language, address=address), flush=True)
    if browse and sys.stdout.isatty():
        webbrowser.open(address)
    return True


def welcome_when_ready(language: str, settings: "Settings", browse: bool) -> None:
    """Say where to go, and open the browser, as soon as the server answers."""
    from saqqara.server.ops.admin_actions import host

    port = settings.port
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            break
        time.sleep(0.1)
    print(welcome(language, settings), flush=True)
    if browse:
        webbrowser.open(f"http://127.0.0.1:{port}")
    print(say("cli-host-reports", language, address=host(settings)), flush=True)
