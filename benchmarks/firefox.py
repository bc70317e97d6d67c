"""Debian's Firefox, driven by WebDriver BiDi: as much of it as a benchmark needs. Playwright knows its own build of Firefox alone."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

COMMAND = "firefox-esr"
LISTENING = "WebDriver BiDi listening on "
PREFERENCES = 'user_pref("intl.accept_languages", "en");\nuser_pref("browser.shell.checkDefaultBrowser", false);\n'


class FirefoxPage:
    """A tab."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._count = socket, 0
        self._send("session.new", capabilities={})
        self._context = self._send("browsingContext.getTree")["contexts"][0]["context"]

    def _send(self, method: str, **params: Any) -> Any:
        """Send a command and return its result."""
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while (answer := json.loads(self._socket.recv())).get("id") != self._count:
            pass
        if answer["type"] == "error":
            raise RuntimeError(answer["message"])
        return answer["result"]

    def goto(self, url: str) -> None:
        """Open an address, without waiting for it."""
        self._send("browsingContext.navigate", context=self._context, url=url, wait="none")

    def evaluate(self, expression: str) -> Any:
        """Return the value of an expression in the page, as JSON has it, once it is there."""
        text = f"(async () => JSON.stringify(await ({expression})))()"
        answer = self._send("script.evaluate", expression=text, target={"context": self._context}, awaitPromise=True)
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"].get("value") or "null")


@contextmanager
def firefox(profile: Path) -> Iterator[FirefoxPage]:
    """Firefox with what it has kept of visits before."""
    profile.mkdir(exist_ok=True)
    (profile / "user.js").write_text(PREFERENCES)
    command = [COMMAND, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        address = next(line.partition(LISTENING)[2].strip() for line in process.stdout if LISTENING in line)
        with connect(f"{address}/session", max_size=2**24, open_timeout=60) as socket:
            yield FirefoxPage(socket)
        process.terminate()
