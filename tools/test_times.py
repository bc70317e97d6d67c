"""Said by `./test`: at its start how long it will take, at its end what ran, with how many tests, in how many seconds.

    python tools/test_times.py expected short|long [PART …]
    python tools/test_times.py table FOLDER short|long SECONDS

FOLDER has a line for each thing that ran in `times` (`server|210`), those that failed in `failed`, and pytest's own lists (`server.xml`).
What took how long is kept in `.test-times.json` for the next start.
"""

import json
import re
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

KEPT = Path(__file__).parents[1] / ".test-times.json"
FIRST = "quick, bots, laws, fuzz, cli, lab"
EVERYTHING = ("style, web", FIRST, "server", "browser", "new-game")
TYPICAL = {
    "style, web": 60, FIRST: 310, "server": 220, "browser": 370, "new-game": 70,
    "style": 35, "web": 45, "quick": 27, "bots": 75, "laws": 85, "fuzz": 9, "cli": 60, "lab": 85,
}  # fmt: skip
"""Seconds on two quiet cores with an empty home, where nothing is compiled yet: said where nothing has run here before."""
PARTS = (
    (r"tests\.games\..*\.test_(evaluation|player|memory)", "bots"),
    (r"tests\.(games|core)\.(.*\.)?test_(compile|exact|clairvoyant_bound|rules_slow|deck_designer)\.", "laws"),
    (r"tests\.(games|core)\.", "quick"),
    (r"tests\.bots\.", "bots"),
    (r"tests\.(every_game|mutants|records|cuda|wasm)\.", "laws"),
    (r"tests\.(lab|envs)\.", "lab"),
    (r"tests\.fuzz\.", "fuzz"),
    (r"tests\.cli\.", "cli"),
)
"""Which part of the first block a test is of, by the name of its module."""


def kept_times() -> dict[str, float]:
    """Return how long what took here the last time."""
    try:
        return {str(name): float(seconds) for name, seconds in json.loads(KEPT.read_text()).items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def clock(seconds: float) -> str:
    """Return a duration as people say it."""
    return f"{round(seconds / 60)} minutes" if seconds >= 90 else f"{round(seconds)} seconds"


def expected(form: str, parts: list[str]) -> str:
    """Return a sentence with how long this will take."""
    known = kept_times()
    names = parts or list(EVERYTHING)
    times = [known.get(f"{form} {name}", TYPICAL[name] if form == "short" else None) for name in names]
    if None in times:
        return "The long forms have not run here yet: they take several times as long as the short ones."
    since = "as the last time" if all(f"{form} {name}" in known for name in names) else "on two quiet cores"
    return f"This takes about {clock(sum(time for time in times if time is not None))}, {since}."


def tests_of(file: Path) -> tuple[Counter[str], Counter[str]]:
    """Return how many tests pytest's list has, by the part of the first block, and how many seconds they took."""
    counts: Counter[str] = Counter()
    seconds: Counter[str] = Counter()
    if file.exists():
        for case in ET.parse(file).iter("testcase"):
            where = f"{case.get('classname')}."
            part = next((part for pattern, part in PARTS if re.match(pattern, where)), "")
            counts[part] += 1
            seconds[part] += float(case.get("time", 0))  # type: ignore[assignment]
    return counts, seconds


def rows_of(folder: Path) -> list[tuple[str, str, float]]:
    """Return a row for each part: its name, its tests, its seconds. The first block is divided as the times of its tests are."""
    rows: list[tuple[str, str, float]] = []
    for line in (folder / "times").read_text().splitlines() if (folder / "times").exists() else []:
        name, _, text = line.partition("|")
        counts, seconds = tests_of(folder / f"{name.replace(', ', '+')}.xml")
        if name == FIRST:
            whole = sum(seconds.values()) or 1
            rows += [(part, str(counts[part]), float(text) * seconds[part] / whole) for part in name.split(", ")]
        else:
            rows.append((name, str(counts.total()) if counts else "–", float(text)))
    return rows


def keep_times(folder: Path, form: str) -> None:
    """Keep how long everything took that passed."""
    lines = (folder / "times").read_text().splitlines() if (folder / "times").exists() else []
    new = {f"{form} {name}": float(seconds) for name, _, seconds in (line.partition("|") for line in lines)}
    KEPT.write_text(json.dumps(kept_times() | new, indent=1) + "\n")


def table(folder: Path, form: str, seconds: float) -> str:
    """Return the table."""
    rows = rows_of(folder)
    failed = (folder / "failed").read_text().splitlines() if (folder / "failed").exists() else []
    total = sum(int(tests) for _, tests, _ in rows if tests.isdigit())
    lines = ["", f"{'part':<14}{'tests':>7}{'seconds':>9}"]
    lines += [f"{name:<14}{tests:>7}{spent:>9.0f}" for name, tests, spent in rows]
    lines += [f"{line.removesuffix(' failed'):<14}{'failed':>16}" for line in failed]
    keep_times(folder, form)
    return "\n".join([*lines, f"{'all':<14}{total:>7}{seconds:>9.0f}"])


if __name__ == "__main__":
    if sys.argv[1] == "expected":
        print(expected(sys.argv[2], sys.argv[3:]))
    else:
        print(table(Path(sys.argv[2]), sys.argv[3], float(sys.argv[4])))
