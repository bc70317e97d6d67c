"""The server of a device needs no package that a page does not have."""

import subprocess
import sys


def test_everything_is_played_without_the_packages_that_a_page_does_not_have() -> None:
    done = subprocess.run([sys.executable, "-m", "tests.offline.light"], capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
