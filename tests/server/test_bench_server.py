"""`saqqara bench server` measures a real server and says so in JSON; a small run, for its figures are not judged here."""

import json
import subprocess
import sys
from typing import Any


def bench(*arguments: str) -> Any:
    command = [sys.executable, "-m", "saqqara.cli", "bench", "server", "--json", *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr == ""
    return json.loads(ran.stdout)


def test_as_fast_as_it_can() -> None:
    report = bench("--tables", "1", "--seconds", "1.5", "--idle", "10")
    assert report["moves"] > 20
    assert report["games"] > 0, "games that end are played again"
    assert report["moves_per_second"] > 0
    assert 0 < report["p50_ms"] <= report["p99_ms"] <= report["max_ms"]
    assert report["idle_sockets"] == 10
    assert report["memory"]["start"] > 0


def test_at_a_rate_and_where_moves_are_veiled() -> None:
    report = bench("--tables", "4", "--seconds", "1.5", "--rate", "20", "--game", "expedition", "--seats", "3")
    assert (report["game"], report["seats"], report["rate"]) == ("expedition", 3, 20)
    assert 0 < report["moves"] <= 40


def test_what_cannot_be_measured_is_a_sentence() -> None:
    command = [sys.executable, "-m", "saqqara.cli", "--lang", "en", "bench", "server", "--database", "nosuch://here"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert ran.returncode != 0
    assert "Traceback" not in ran.stderr
    assert "could not be measured" in ran.stderr + ran.stdout
