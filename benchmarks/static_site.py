"""The static site as a visitor meets it: python -m benchmarks.static_site [FIGURE …] [--game GAME] [--browser BROWSER] [--rate MBIT]

Bytes loaded on the first and on the second visit, seconds until a board can be played and the processor time they took, milliseconds from a
move to its board, and the memory of the tab in a game with a master. The site is written anew, with bots that wait less between their
moves, and served by a plain host that packs nothing, at the given rate. Needs Chromium and the built client; where Debian's Firefox is
installed, the same is measured in it.
"""

import argparse
import gzip
import json
import os
import random
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import quantiles
from typing import Any
from unittest.mock import patch

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from benchmarks.firefox import COMMAND, FirefoxPage, firefox
from saqqara.cli import main as command
from saqqara.cli import site_python
from saqqara.core.game import games
from tests.browser.conftest import FLAGS, chromium
from tests.browser.page_actions import MINE, POSSIBLE, board, choice, legal, title, word

LANGUAGE = "en"
MBIT = 20.0
CHUNK = 16_384
FIGURES = ("visits", "moves", "memory")
DECISIONS = 20
"""Moves of one's own that are timed in each game."""
PAUSES = b"PAUSE_SECONDS = 0.6", b"PAUSE_SECONDS = 0.1"
"""The seconds that bots wait with a move, as the source of `offline/bot_turns.py` says them, and as they are here."""
PATIENCE = 180_000
MASTER_SECONDS = 15
"""Seconds in a game with a master before its memory is read."""
SETTLE_SECONDS = 3
"""Seconds for what a browser still writes after a visit."""
IN_CHARGE = "() => navigator.serviceWorker.controller?.state === 'activated'"
CLOCK = """line => new Promise(done => {
    const many = () => document.querySelectorAll("aside ol li[data-mine]").length;
    const before = many(), began = performance.now();
    setTimeout(() => done(null), 20_000); // refused, or time had run out
    const seen = new MutationObserver(() => {
        if (many() > before || !document.querySelector("datalist"))
            requestAnimationFrame(() => { seen.disconnect(); done(performance.now() - began); });
    });
    seen.observe(document.querySelector("main"), { childList: true, subtree: true, attributes: true });
    line.form.requestSubmit();
})"""


OPTIONS = "[...document.querySelectorAll('datalist option')].map(option => option.value)"
FILL = """const line = document.querySelector('input[list]');
    line.value = %s; line.dispatchEvent(new Event('input', { bubbles: true }))"""
WAIT = "const until = async holds => { while (!holds()) await new Promise(again => setTimeout(again, 5)); }"
SETTLED = f"""(async () => {{ {WAIT}; const over = %s;
    await until(() => document.querySelector(`section[aria-label='${{over}}'], datalist option`));
}})()"""
BEGIN = f"""(async () => {{ {WAIT};
    const [wanted, game, button] = %s;
    const card = () => [...document.querySelectorAll('article')].find(one => one.textContent.includes(game));
    await until(() => card() && wanted.every(([name]) => document.querySelector(`select[aria-label='${{name}}']`)));
    for (const [name, value] of wanted) {{
        const list = document.querySelector(`select[aria-label='${{name}}']`);
        list.value = value; list.dispatchEvent(new Event('change', {{ bubbles: true }}));
    }}
    await new Promise(drawn => requestAnimationFrame(drawn));
    [...card().querySelectorAll('button')].find(one => one.textContent.trim() === button).click();
    await until(() => document.querySelector('datalist option'));
}})()"""


class Host(ThreadingHTTPServer):
    """A host of files at a rate for all together, which counts what it sends."""

    daemon_threads = True

    def __init__(self, folder: Path, rate: float) -> None:
        super().__init__(("127.0.0.1", 0), partial(Sender, directory=str(folder)))
        self.folder, self.rate, self.sent, self.packed = folder, rate, 0, 0
        self._line = threading.Lock()

    @property
    def url(self) -> str:
        """The address of the site."""
        return f"http://127.0.0.1:{self.server_address[1]}/saqqara/"

    def count(self) -> tuple[int, int]:
        """Return the bytes sent since the last count, as they were and with texts packed, as most hosts do."""
        found = self.sent, self.packed
        self.sent = self.packed = 0
        return found

    def pace(self, size: int) -> None:
        """Wait as long as so many bytes take."""
        with self._line:
            self.sent += size
            time.sleep(size * 8 / self.rate / 1e6)


class Sender(SimpleHTTPRequestHandler):
    """Answers as `python -m http.server` does."""

    server: Host

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file in pieces, at the host's rate."""
        content = source.read()
        packed = len(content if self.path.endswith((".gz", ".png")) else gzip.compress(content))
        self.server.packed += packed
        for start in range(0, len(content), CHUNK):
            piece = content[start : start + CHUNK]
            self.server.pace(len(piece))
            outputfile.write(piece)

    def end_headers(self) -> None:
        """Count the heading of an answer as well."""
        size = sum(map(len, getattr(self, "_headers_buffer", [])))
        self.server.sent += size
        self.server.packed += size
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing of each request."""


@contextmanager
def visit(playwright: Playwright, profile: Path) -> Iterator[tuple[BrowserContext, Page]]:
    """A browser with what it has kept of visits before."""
    context = playwright.chromium.launch_persistent_context(str(profile), executable_path=chromium(), args=FLAGS, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    yield context, context.pages[0]
    context.close()


def begin(page: Page, game: str, level: str = "chance") -> None:
    """Go from the start page to a board that can be played."""
    page.get_by_label(word("bots-level", LANGUAGE)).select_option(level)
    page.get_by_role("article", name=title(game, LANGUAGE)).get_by_role("button", name=word("play-now", LANGUAGE), exact=True).click()
    board(page, LANGUAGE).locator("> :not(.line)").first.wait_for()
    page.wait_for_function(MINE)


def open_and_begin(page: Page, url: str, game: str) -> float:
    """Open the link and play at once; the seconds until the board can be played."""
    began = time.monotonic()
    page.goto(url)
    begin(page, game)
    return time.monotonic() - began


def move_times(page: Page, url: str, game: str) -> list[float]:
    """Return milliseconds from a move to the board that shows it, at the largest table of a game."""
    chance, found = random.Random(game), list[float]()
    while len(found) < DECISIONS:
        if not found or not page.locator("datalist option").count():  # the first game, or another one after its end
            page.goto(url)
            page.get_by_label(word("bots-seats", LANGUAGE)).select_option(str(games()[game].seats[-1]))
            begin(page, game)
        line = page.get_by_role("combobox", name=word("move-line", LANGUAGE))
        line.fill(choice(game, legal(page, LANGUAGE, game), chance))
        found += [took for took in [line.evaluate(CLOCK)] if took is not None]
        page.wait_for_function(POSSIBLE, arg=word("end-title", LANGUAGE))
    return found


def tab_memory() -> float:
    """Return the memory of the largest process below this one that draws pages, with its workers, that it shares with nobody; in MB."""
    sizes = [0.0]
    for process in processes_below():
        with suppress(OSError):  # it has ended meanwhile
            words = Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").split()  # Chromium's have spaces alone
            if b"--type=renderer" in words or b"tab" in words:
                text = Path(f"/proc/{process}/smaps_rollup").read_text()
                sizes.append(sum(int(row.split()[1]) for row in text.splitlines() if row.startswith("Private_")) / 1024)
    return max(sizes)


def processes_below() -> dict[int, float]:
    """Return all processes below this one, and the processor time that each has used."""
    found: dict[int, tuple[int, float]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            fields = path.read_text().rpartition(")")[2].split()
            found[int(path.parent.name)] = int(fields[1]), (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    below, waiting = set[int](), {os.getpid()}
    while waiting:
        waiting = {process for process, (parent, _) in found.items() if parent in waiting}
        below |= waiting
    return {process: found[process][1] for process in below}


def processor_seconds() -> float:
    """Return the processor time that browsers have used until now."""
    return sum(processes_below().values())


def write_site(folder: Path) -> None:
    """Write the site whose bots wait less."""
    whole = site_python.content
    with patch.object(site_python, "content", lambda file: whole(file).replace(*PAUSES)):
        if command(["site", "--out", str(folder)]) != 0:
            raise SystemExit("The site could not be written.")


def measure(folder: Path, asked: argparse.Namespace) -> Iterator[tuple[str, float]]:
    """Yield every figure that is asked for, with its name."""
    write_site(folder / "host/saqqara")
    host = Host(folder / "host", asked.rate)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    if asked.browser != "firefox":
        with sync_playwright() as playwright:
            yield from measure_chromium(playwright, folder / "chromium", host, asked)
    if asked.browser != "chromium" and shutil.which(COMMAND):
        yield from measure_firefox(folder / "firefox", host.url, asked)
    host.shutdown()


def measure_chromium(playwright: Playwright, profile: Path, host: Host, asked: argparse.Namespace) -> Iterator[tuple[str, float]]:
    """Yield the figures of Chromium."""
    first_game = next(iter(games()))
    if "visits" in asked.figures:
        with visit(playwright, profile) as (_, page):
            began = processor_seconds()
            yield "first visit until a board can be played (s)", open_and_begin(page, host.url, first_game)
            yield "processor seconds of that", processor_seconds() - began
            sent, packed = host.count()
            yield "loaded until then (MB)", sent / 1e6
            yield "loaded until then, from a host that packs texts (MB)", packed / 1e6
            page.wait_for_function(IN_CHARGE)
            sent, packed = host.count()
            yield "loaded after that, to be kept (MB)", sent / 1e6
            yield "loaded after that, from a host that packs texts (MB)", packed / 1e6
            time.sleep(SETTLE_SECONDS)
        host.count()
        with visit(playwright, profile) as (_, page):
            began = processor_seconds()
            yield "second visit until a board can be played (s)", open_and_begin(page, host.url, first_game)
            yield "processor seconds of that, second visit", processor_seconds() - began
            time.sleep(SETTLE_SECONDS)
            yield "loaded on the second visit (kB)", host.count()[0] / 1e3
    if "moves" in asked.figures:
        with visit(playwright, profile) as (_, page):
            for game in asked.game:
                yield f"a move until its board, p95, {game} (ms)", percentile(move_times(page, host.url, game))
    if "memory" in asked.figures:
        with visit(playwright, profile) as (_, page):
            page.goto(host.url)
            begin(page, first_game, "master")
            page.wait_for_timeout(MASTER_SECONDS * 1000)
            yield "memory of the tab in a game with a master (MB)", tab_memory()


def percentile(times: list[float]) -> float:
    """Return the time that 95 of 100 moves do not exceed."""
    return quantiles(times, n=20, method="inclusive")[-1]


def measure_firefox(profile: Path, url: str, asked: argparse.Namespace) -> Iterator[tuple[str, float]]:
    """Yield the figures of Debian's Firefox."""
    first_game = next(iter(games()))
    for visit in ("first", "second") if "visits" in asked.figures else ():
        with firefox(profile) as page:
            began, used = time.monotonic(), processor_seconds()
            begin_in_firefox(page, url, first_game)
            yield f"Firefox: {visit} visit until a board can be played (s)", time.monotonic() - began
            yield f"Firefox: {visit} visit, processor seconds", processor_seconds() - used
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")  # all is kept
            time.sleep(SETTLE_SECONDS)
    if "moves" in asked.figures:
        with firefox(profile) as page:
            for game in asked.game:
                yield f"Firefox: a move until its board, p95, {game} (ms)", percentile(firefox_move_times(page, url, game))
    if "memory" in asked.figures:
        with firefox(profile) as page:
            begin_in_firefox(page, url, first_game, "master")
            time.sleep(MASTER_SECONDS)
            yield "Firefox: memory of the tab in a game with a master (MB)", tab_memory()


def begin_in_firefox(page: FirefoxPage, url: str, game: str, level: str = "chance", seats: int | None = None) -> None:
    """Open the link, and go from the start page to a board that can be played."""
    page.goto("about:blank")
    page.goto(url)
    wanted = [(word("bots-level", LANGUAGE), level), *([] if seats is None else [(word("bots-seats", LANGUAGE), str(seats))])]
    page.evaluate(BEGIN % json.dumps([wanted, title(game, LANGUAGE), word("play-now", LANGUAGE)]))


def firefox_move_times(page: FirefoxPage, url: str, game: str) -> list[float]:
    """Return milliseconds from a move to the board that shows it, at the largest table of a game."""
    chance, found = random.Random(game), list[float]()
    while len(found) < DECISIONS:
        possible = page.evaluate(OPTIONS) if found else []
        if not possible:
            begin_in_firefox(page, url, game, seats=games()[game].seats[-1])
            possible = page.evaluate(OPTIONS)
        whole = [move for move in possible if "..." not in move]
        move = choice(game, whole, chance) if whole else possible[0].replace("...", "1 + 1")  # refused, and not counted
        took = page.evaluate(f"(async () => {{ {FILL % json.dumps(move)}; return ({CLOCK})(line); }})()")
        found += [] if took is None else [took]
        page.evaluate(SETTLED % json.dumps(word("end-title", LANGUAGE)))
    return found


def main() -> None:
    """Print the figures as JSON, and each on the way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("figures", nargs="*", choices=[[], *FIGURES], help=f"{', '.join(FIGURES)}; all where none is named")
    parser.add_argument("--game", nargs="*", choices=games(), default=[*games()], help="the games whose moves are timed")
    parser.add_argument("--browser", choices=["chromium", "firefox"], help="one browser alone")
    parser.add_argument("--rate", type=float, default=MBIT, help="Mbit/s of the host")
    asked = parser.parse_args()
    asked.figures = asked.figures or FIGURES
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, value in measure(Path(folder), asked):
            found[name] = round(value, 2)
            sys.stderr.write(f"{name}: {value:.2f}\n")
    sys.stdout.write(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
