"""Files that a tool makes: written, or with `--check` compared with those that are there."""

import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]


def write_or_check(files: Iterable[tuple[Path, str]]) -> int:
    """Return the tool's exit status: 1 where a file is stale."""
    stale = [(path, text) for path, text in files if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        for path, _ in stale:
            print(f"{path.relative_to(ROOT)} is stale: python tools/{Path(sys.argv[0]).name}", file=sys.stderr)
        return 1 if stale else 0
    for path, text in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0
