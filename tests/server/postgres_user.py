"""PostgreSQL refuses to run as root. The package that we start it with makes a user for it then, with `useradd`."""

import os
import shutil
from pathlib import Path

FOLDERS = ("/usr/sbin", "/sbin")
"""The folders of `useradd`. On Debian, `su` leaves them out of its PATH."""


def find_useradd() -> None:
    """Let `useradd` be found where root needs it, or end with a sentence where it is not there."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("useradd") is not None:
        return
    folder = next((folder for folder in FOLDERS if (Path(folder) / "useradd").exists()), None)
    if folder is None:
        raise SystemExit(
            "PostgreSQL does not run as root, and the program “useradd” that makes a user for it is not here: "
            "run this as another user, or install it (Debian: passwd)."
        )
    os.environ["PATH"] = os.pathsep.join(filter(None, [os.environ.get("PATH"), folder]))
