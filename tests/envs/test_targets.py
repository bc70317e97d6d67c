"""Vector environments compiled, as plain Python and as CUDA kernels (in Numba's simulator) take the same steps."""

import os
import subprocess
import sys


def lines(device: str, **environment: str) -> list[str]:
    """What the trace prints in a process of its own."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.envs.trace", device],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    return ran.stdout.splitlines()


def test_plain_python_compiled_code_and_kernels_take_the_same_steps() -> None:
    compiled = lines("cpu", NUMBA_DISABLE_JIT="0")
    assert len(compiled) > 100
    assert lines("cpu", NUMBA_DISABLE_JIT="1") == compiled
    kernels = lines("cuda", NUMBA_DISABLE_JIT="1", NUMBA_ENABLE_CUDASIM="1")
    assert len(kernels) > 50
    assert set(kernels) <= set(compiled)
