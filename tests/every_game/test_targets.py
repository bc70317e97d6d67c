"""Plain Python and compiled code agree, state by state."""

import os
import subprocess
import sys


def lines(**environment: str) -> list[str]:
    """What the trace prints in a process of its own."""
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.every_game.trace"],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    return ran.stdout.splitlines()


def test_plain_python_and_compiled_agree_move_by_move() -> None:
    compiled = lines(NUMBA_DISABLE_JIT="0")
    assert compiled
    assert lines(NUMBA_DISABLE_JIT="1") == compiled
