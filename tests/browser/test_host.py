"""`saqqara host`, which ./play starts: it says where to go once there is something to go to, and leaves nothing behind."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import Request, urlopen

from saqqara.cli.host import address_here
from saqqara.core.texts import say
from tests.server.server_processes import PATIENCE, free_port


def children_of(process: int) -> set[int]:
    found = set(map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split()))
    return found.union(*map(children_of, found))


def test_an_address_is_told_as_soon_as_it_answers_and_nothing_is_left_behind(tmp_path: Path) -> None:
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "saqqara.cli",
        "--lang",
        "fr",
        "host",
        "--port",
        str(port),
        "--database",
        f"sqlite:///{tmp_path}/host.db",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}) as hosting:
        assert hosting.stdout is not None
        assert hosting.stdout.readline().strip() == say("cli-host-wait", "fr")
        assert hosting.stdout.readline().strip() == say("cli-host-here", "fr", address=f"http://127.0.0.1:{port}")
        with urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as page:
            assert b"Saqqara" in page.read()
        told = next(line for line in hosting.stdout if "/host/" in line)
        link = re.search(r"http://127\.0\.0\.1:(\d+)/host/(\S+)", told)
        assert link is not None
        assert int(link[1]) == port
        with urlopen(Request(f"http://127.0.0.1:{port}/api/v1/host/{link[2]}", method="POST"), timeout=PATIENCE) as answer:
            assert answer.status == 204
        near = address_here()
        with urlopen(f"http://127.0.0.1:{port}/api/v1/games", timeout=PATIENCE) as offer:
            assert json.load(offer)["near"] == (near and f"http://{near}:{port}"), "where phones reach it"
        started = children_of(hosting.pid)
        hosting.send_signal(signal.SIGINT)
        hosting.communicate(timeout=PATIENCE)
    assert [child for child in started if Path(f"/proc/{child}").exists()] == []
