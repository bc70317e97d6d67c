"""Vector environments compiled, as plain Python and as CUDA kernels (in Numba's simulator) take the same steps."""

import os
import subprocess
import sys

from tests.envs.trace import steps


def test_plain_python_compiled_code_and_kernels_take_the_same_steps() -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.envs.trace"],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    compiled, lines = list(steps("cpu")), ran.stdout.splitlines()
    plain, kernels = lines[: len(lines) // 2], lines[len(lines) // 2 :]
    assert len(plain) >= 100
    assert plain == kernels
    assert len(compiled) >= 50
    assert set(compiled) <= set(plain)
