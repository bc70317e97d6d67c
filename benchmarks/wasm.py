"""The search and random games in a real browser, beside the same natively: `python -m benchmarks.wasm`.

Browser and Python share one core and take turns; medians of rounds are given. What runs in the browser is the built client's own worker.
"""

import functools
import gzip
import http.server
import importlib
import json as json_format
import shutil
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from rich.progress import Progress
from typer import run as run_command

from benchmarks.report import bars, print_report
from saqqara.bench.engine import Playouts, one_core
from saqqara.bots.search_request import question
from saqqara.bots.thinker import Thinker
from saqqara.bots.wasm_module import FACTS, MODULE
from saqqara.core.arrays import deck_array, option_codes
from saqqara.core.game import find
from saqqara.core.game import games as all_games
from saqqara.core.look import Look
from saqqara.core.table import Table
from saqqara.server.http.web_client import STATIC

ROUNDS = 5
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PAGE = Path(__file__).with_name("wasm_page.html")
SEED = range(1, 33)


class Row(msgspec.Struct):
    """Figures of one game at its smallest table: bytes of its module (as sent), tries and random moves a second there, here, and in
    proportion."""

    game: str
    module_bytes: int
    packed_bytes: int
    tries_there: float | None
    tries_here: float | None
    tries_ratio: float | None
    moves_there: float
    moves_here: float
    moves_ratio: float


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Files of a folder, without a word."""

    def log_message(self, *_: Any) -> None:
        """Do nothing."""


@contextmanager
def served(names: list[str]) -> Iterator[str]:
    """The address of a page with the client's worker and the games' modules beside it."""
    worker = next(iter(sorted((STATIC / "assets").glob("searchWorker-*.js"))), None) if STATIC.exists() else None
    if worker is None:
        raise SystemExit("The web client is not built: ./test web, or ./play, builds it.")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copy(PAGE, folder / "index.html")
        shutil.copy(worker, folder / "worker.js")
        for game in names:
            shutil.copy(find(game).folder / MODULE, folder / f"{game}.wasm")
            shutil.copy(find(game).folder / FACTS, folder / f"{game}.json")
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=name))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            server.server_close()


@contextmanager
def page_at(address: str) -> Iterator[Any]:
    """A page of a headless Chromium."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    try:
        playwright = importlib.import_module("playwright.sync_api")
    except ImportError:
        raise SystemExit("This needs the package playwright: pip install playwright.") from None
    if browser is None:
        raise SystemExit("This needs Chromium: on Debian and Ubuntu apt install chromium-headless-shell.")
    with playwright.sync_playwright() as started:
        chromium = started.chromium.launch(executable_path=browser, args=["--no-sandbox", "--disable-gpu"])
        page = chromium.new_page()
        page.set_default_timeout(120_000)
        page.goto(address)
        yield page
        chromium.close()


def prepare(page: Any, game: str, seats: int, chosen: dict[str, Any], look: Look | None, seed: bytes) -> None:
    """Prepare the page for random games at such a table, and for a search from a look."""
    kind = find(game)
    asked = None if look is None else json_format.loads(msgspec.json.encode(question(look)))
    deck, options = deck_array(kind).tobytes().hex(), option_codes(kind, chosen).tolist()
    wanted = {"game": game, "question": asked, "seats": seats, "options": options, "deck": deck, "seed": [*seed]}
    page.evaluate("wanted => prepare(wanted)", wanted)


class Pair:
    """A game in the page and here."""

    def __init__(self, game: str, page: Any) -> None:
        self.kind, self.page = find(game), page
        self.seats = self.kind.seats[0]
        self.random = Playouts(game, self.seats, self.kind.choices(self.seats, {}))
        table = Table(game, self.seats, b"bench")
        self.look = table.look(table.to_act[0])
        self.searched = self.kind.has("bots.evaluation")
        self.tries: list[tuple[float, float]] = []
        self.moves: list[float] = []
        prepare(page, game, self.seats, self.kind.choices(self.seats, {}), self.look if self.searched else None, bytes(SEED))

    def here(self, tries: int) -> float:
        """Return tries a second of the search here."""
        thinker = Thinker("master", b"bench", simulations=tries, compiled=True)
        subject = thinker.subject(self.look)
        thinker.think_about(subject)  # makes room for its tree
        began = time.perf_counter()
        thinker.think_about(subject)
        return tries / (time.perf_counter() - began)

    def round(self, seconds: float, tries: int) -> None:
        """Measure each figure once, in the page and here."""
        self.random.round(seconds)
        self.moves.append(self.page.evaluate("seconds => randomly(seconds)", seconds))
        if self.searched:
            self.tries.append((self.page.evaluate("tries => searching(tries)", tries)["rate"], self.here(tries)))

    def measure(self, seconds: float) -> None:
        """Rounds of about so many seconds."""
        tries = 200
        if self.searched:
            self.page.evaluate("tries => searching(tries)", 4000)  # until the browser has optimised it
            tries = max(100, int(seconds * self.here(500)))
        self.page.evaluate("seconds => randomly(seconds)", 0.3)
        for _ in range(ROUNDS):
            self.round(seconds, tries)

    def row(self) -> Row:
        """Return the measurement as a row."""
        module = (self.kind.folder / MODULE).read_bytes()
        there, here = median(self.moves), self.random.row().moves_per_second
        tries = [median(one[side] for one in self.tries) for side in (0, 1)] if self.tries else [None, None]
        ratio = median(one / other for one, other in self.tries) if self.tries else None
        return Row(self.kind.name, len(module), len(gzip.compress(module)), tries[0], tries[1], ratio, there, here, there / here)


def measure(seconds: float, names: list[str], progress: Progress) -> list[Row]:
    """Measure all games."""
    task = progress.add_task("", total=len(names))
    rows = []
    with one_core(), served(names) as address, page_at(address) as page:
        for name in names:
            progress.update(task, description=name)
            pair = Pair(name, page)
            pair.measure(seconds)
            rows.append(pair.row())
            progress.advance(task)
    return rows


def main(seconds: float = 1.0, game: list[str] | None = None, json: bool = False) -> None:
    """Measure in rounds of so many seconds, there and here in turns, and print."""
    names = [find(name).name for name in game] if game else list(all_games())
    with bars() as progress:
        rows = measure(seconds, names, progress)
    print_report(rows, json)


if __name__ == "__main__":
    run_command(main)
