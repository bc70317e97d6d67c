"""The first minute of somebody who tries Saqqara, in a fresh clone with an empty home: python -m benchmarks.first_minute

`./play` is run as a person would, first with nothing fetched, then with the packages there and each time another empty home. The figures
are seconds, of the slowest game where each has its own. Changes that are not committed are not measured. Needs Chromium.
"""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import sync_playwright

from saqqara.core.game import games
from tests.browser.conftest import FLAGS, chromium
from tests.browser.page_actions import board, title, word

ROOT = Path(__file__).parents[1]

LANGUAGE = "en"
TIMES = 3
PATIENCE = 600
ASKING = 0.2
"""Seconds between two questions: a server has limits for each client."""
SEARCHED = [name for name, kind in games().items() if kind.has("bots.evaluation")]


def seconds_until(condition: Callable[[], Any], pause: float = 0.01) -> float:
    """Wait until something holds: how long that took."""
    began = time.monotonic()
    while not condition():
        if time.monotonic() - began > PATIENCE:
            raise TimeoutError
        time.sleep(pause)
    return time.monotonic() - began


class House:
    """A server that `./play` started."""

    def __init__(self, process: "subprocess.Popen[bytes]", home: Path, port: int) -> None:
        self.process, self.home, self.url, self.token = process, home, f"http://127.0.0.1:{port}", ""

    def answers(self) -> bool:
        """Return whether the start page is served."""
        if self.process.poll() is not None:
            raise SystemExit("./play has ended")
        try:
            return bool(urlopen(self.url).status == 200)
        except OSError:
            return False

    def ask(self, path: str, **body: Any) -> Any:
        """Ask for something, as a guest who has come once."""
        if not self.token and path != "/players":
            self.token = self.ask("/players", name="Ann")["token"]
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        return json.load(urlopen(Request(f"{self.url}/api/v1{path}", json.dumps(body).encode() if body else None, headers)))

    def answer(self, game: str, level: str) -> float:
        """Open a table against bots of a level and move; return when the first of them has moved, in seconds since my move."""
        seats = ["me", *[{"bot": level}] * (games()[game].seats[0] - 1)]
        table = self.ask("/tables", game=game, seats=seats)["id"]
        began = time.monotonic()
        while not bots_moved(look := self.ask(f"/tables/{table}/look")["look"]):
            if look["moves"]:
                began = time.monotonic()
                self.ask(f"/tables/{table}/moves", id=f"m{len(look['history'])}", text=look["moves"][0])
            time.sleep(ASKING)
        return time.monotonic() - began


def bots_moved(look: Any) -> bool:
    """Return whether another seat has moved."""
    return any(seat not in (None, look["seat"]) for seat, _ in look["history"])


@contextmanager
def playing(copy: Path, home: Path) -> Iterator[tuple[House, float]]:
    """A server that `./play` starts in a copy, and how long it takes until the start page is there."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    home.mkdir(exist_ok=True)
    environment = {name: value for name, value in os.environ.items() if not re.match("XDG_|NUMBA_|PYTHON|VIRTUAL_ENV", name)}
    process = subprocess.Popen(
        ["./play", "--no-browse", "--port", str(port)], cwd=copy, env={**environment, "HOME": str(home)}, stdout=subprocess.DEVNULL
    )
    house = House(process, home, port)
    try:
        yield house, seconds_until(house.answers)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def clicks(house: House) -> Iterator[float]:
    """Measure the seconds from the click on "Play now" to the board, in each game."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in games():
            page = browser.new_page(base_url=house.url, locale="en-GB")
            page.goto("/")
            button = page.get_by_role("article", name=title(game, LANGUAGE)).get_by_role("button", name=word("play-now", LANGUAGE))
            button.wait_for()
            began = time.monotonic()
            button.click()
            board(page, LANGUAGE).locator("> :not(.line)").first.wait_for()
            yield time.monotonic() - began
            page.close()
        browser.close()


def measure(folder: Path) -> Iterator[tuple[str, float]]:
    """Yield every figure with its name."""
    copy, began = folder / "copy", time.monotonic()
    subprocess.run(["git", "clone", "--quiet", "--local", str(ROOT), str(copy)], check=True)
    with playing(copy, folder / "first"):
        yield "from the clone to the start page, nothing fetched", time.monotonic() - began
    with playing(copy, folder / "second") as (house, seconds):
        yield "./play until the start page answers", seconds
        yield "Play now until the first board", max(clicks(house))
        yield "first answer of a novice", max(house.answer(game, "novice") for game in games() if not games()[game].times)
    answers = []
    for game in SEARCHED:
        with playing(copy, folder / game) as (house, _):
            answers.append(house.answer(game, "master"))
    yield "first answer of a master, by its search", max(answers)
    warm = []
    for _ in range(TIMES):
        with playing(copy, folder / "second") as (_, seconds):
            warm.append(seconds)
    yield "./play until the start page answers, warm", median(warm)
    size = sum(file.stat(follow_symlinks=False).st_blocks * 512 for file in (copy / ".venv").rglob("*"))
    yield ".venv (MB)", size / 2**20


def main() -> None:
    """Print all figures, as lines and as JSON."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, value in measure(Path(folder)):
            found[name] = round(value, 2)
            sys.stderr.write(f"{name}: {value:.1f}\n")
    sys.stdout.write(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
