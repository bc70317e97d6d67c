"""A simulation's games, each a row: on all cores of this machine, on a GPU, or on a Ray cluster."""

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import connection, get_context
from pathlib import Path
from typing import Any, Literal

from saqqara.core.errors import BadSetup
from saqqara.lab.simulation.columns import Sheet
from saqqara.lab.simulation.part_files import Book, Folder, schema
from saqqara.lab.simulation.plan import Plan, decode
from saqqara.lab.simulation.row_sources import maker
from saqqara.lab.simulation.summary import Sums, sums

Device = Literal["cpu", "cuda", "ray"]
Work = Callable[[bytes, int, Path | None], Sums]
"""Plays the part of that number of a plan (as text), keeps it with the file to come where one is named, and gives its sums."""


@lru_cache(1)
def prepared(data: bytes, device: str, kept: bool) -> tuple[Any, Any, int, Any]:
    """Return the values that all parts of a plan need in one process."""
    plan = decode(data)
    make, block = maker(plan, device)
    return plan.layout, make, block, schema(plan, plan.layout) if kept else None


def play_part(data: bytes, number: int, out: Path | None, device: str = "cpu") -> Sums:
    """Play one part of a plan; keep it, if there is a file to come; its sums."""
    plan = decode(data)
    layout, make, block, made = prepared(data, device, out is not None)
    games = plan.range(number)
    sheet = Sheet(layout, games)
    for at in range(0, len(games), block):
        sheet.put(at, make(games[at : at + block]))
    found = sums(layout, sheet.arrays)
    if out is not None:
        Folder(out).write(number, made, sheet, found)
    return found


def play_on_cuda(data: bytes, number: int, out: Path | None) -> Sums:
    """Return the same on a GPU."""
    return play_part(data, number, out, "cuda")


def cores() -> int:
    """Return the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def stay_until(closed: Any) -> None:
    """End this worker, in the middle of what it does, when the process that asked for it closes its end of a pipe or is gone: parts are
    there whole or not at all. An interruption is for that process to deal with."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait() -> None:
        connection.wait([closed])
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def here(plan: Plan, numbers: Iterable[int], out: Path | None, work: Work) -> Iterator[Sums]:
    """Yield parts one after the other, in this process."""
    for number in numbers:
        yield work(plan.encode(), number, out)


def on_cores(plan: Plan, numbers: list[int], out: Path | None, work: Work, workers: int) -> Iterator[Sums]:
    """Yield parts by several processes; what they give, in order."""
    if workers == 1 or len(numbers) < 2:
        yield from here(plan, numbers, out, work)
        return
    context = get_context("spawn")
    closed, open_end = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(min(workers, len(numbers)), context, stay_until, (closed,))
    try:
        for _ in range(workers):
            pool.submit(cores)  # they start while this one goes on
        maker(plan)[0](range(1))  # what must be compiled is compiled and kept before many processes need it
        for future in [pool.submit(work, plan.encode(), number, out) for number in numbers]:
            yield future.result()
        pool.shutdown()
    except BrokenProcessPool:
        raise BadSetup("lab-worker-lost") from None
    finally:
        open_end.close()
        pool.shutdown(cancel_futures=True)
        closed.close()


def run(
    plan: Plan,
    out: Path | None = None,
    device: Device = "cpu",
    workers: int | None = None,
    address: str | None = None,
    fresh: bool = False,
    progress: Callable[[int], None] = lambda games: None,
    work: Work | None = None,
) -> Sums:
    """Play all games of a plan; `progress` is called with the number that is done. The rows go to `out`, a Parquet file, if one is
    named."""
    folder = Folder(out) if out is not None else None
    if device == "cuda":
        maker(plan, device)  # what is missing is said before anything is written
    if folder is not None:
        made = schema(plan, plan.layout)
        plan = folder.open(plan, fresh)
    missing = [number for number in range(plan.parts) if folder is None or not folder.has(plan, number)]
    if device == "ray":
        from saqqara.lab.simulation.ray_cluster import on_ray

        played = on_ray(plan, missing, out, work or play_part, address, workers)
    elif device == "cuda":
        played = here(plan, missing, out, work or play_on_cuda)
    else:
        played = on_cores(plan, missing, out, work or play_part, workers or cores())
    if folder is None:
        return added(counted(played, plan, missing, progress))
    with Book(folder, made) as book:
        found = added(bound(book, played, plan, set(missing), progress))
        if book.rows != plan.games:
            raise BadSetup("lab-strange-parts", path=str(folder.path))
    return found


def counted(played: Iterator[Sums], plan: Plan, numbers: list[int], progress: Callable[[int], None]) -> Iterator[Sums]:
    """Yield the sums of parts that are not kept."""
    for number, found in zip(numbers, played, strict=True):
        progress(len(plan.range(number)))
        yield found


def bound(book: Book, played: Iterator[Sums], plan: Plan, missing: set[int], progress: Callable[[int], None]) -> Iterator[Sums]:
    """Yield the sums of all parts, each added to the file when it is its turn."""
    for number in range(plan.parts):
        if number in missing:
            next(played)
        yield book.add(number)
        progress(len(plan.range(number)))


def added(all_of_them: Iterator[Sums]) -> Sums:
    """Return the sums of everything."""
    total = next(all_of_them)
    for one in all_of_them:
        total = total + one
    return total
