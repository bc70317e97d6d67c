"""A NATS server of this machine's own, over which its workers tell each other what happens.

It keeps nothing: whoever has missed something finds it in the database.
"""

import os
import secrets
import shutil
import socket
import sys
from pathlib import Path

from saqqara.core.errors import BadSetup
from saqqara.core.optional_packages import install_command

PROGRAM = "nats-server"
HERE = "127.0.0.1"


class NatsProcess:
    """The NATS process: its address, and how it is run, on loopback alone, for those who know its token."""

    def __init__(self) -> None:
        beside = Path(sys.executable).with_name(PROGRAM)
        found = str(beside) if beside.exists() else shutil.which(PROGRAM)
        if found is None:
            raise BadSetup("server-no-bus", command=install_command("workers"))
        self.program = found
        with socket.socket() as probe:
            probe.bind((HERE, 0))
            self.port = int(probe.getsockname()[1])
        token = secrets.token_urlsafe(24)
        self.url = f"nats://{token}@{HERE}:{self.port}"
        self._settings = os.memfd_create("bus")  # in memory: a command line can be read by everybody, and a file would be left behind
        os.write(self._settings, f'listen: "{HERE}:{self.port}"\nauthorization {{ token: "{token}" }}\n'.encode())

    def run(self) -> int:
        """Become the NATS server. Runs in a process of its own."""
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        os.set_inheritable(self._settings, True)
        os.execv(self.program, [self.program, "-c", f"/proc/self/fd/{self._settings}"])

    def listens(self) -> bool:
        """Return whether it can be reached."""
        with socket.socket() as probe:
            probe.settimeout(1)
            return probe.connect_ex((HERE, self.port)) == 0
