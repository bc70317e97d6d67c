"""The worked examples of docs/design/decks.md and docs/research/environments.md, made small."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_designers_example_leaves_a_report_of_two_decks(tmp_path: Path) -> None:
    """Simulated by one process, which is started sooner than several."""
    program = tmp_path / "saqqara"
    real = Path(sys.executable).parent / "saqqara"
    program.write_text(f'#!/bin/sh\n[ "$1" != simulate ] || set -- "$@" --workers 1\nexec {real} "$@"\n')
    program.chmod(0o755)
    paths = os.pathsep.join([str(tmp_path), os.environ["PATH"]])
    asked = ["bash", str(EXAMPLES / "variant.sh"), "100", "chance"]
    ran = subprocess.run(asked, cwd=tmp_path, env={**os.environ, "PATH": paths}, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "printed.parquet" in page
    assert "short.parquet" in page


def test_the_researchers_example_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location("learner", EXAMPLES / "learner.py")
    assert spec is not None
    assert spec.loader is not None
    learner = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(learner)
    monkeypatch.setattr(learner, "GAME", "objective")  # compiled sooner than the one that it is written for
    curve = learner.learn(rounds=30, games=128)
    assert mean(curve[:6]) < 0.56
    assert mean(curve[-6:]) > mean(curve[:6]) + 0.05


@pytest.mark.skipif(os.environ.get("SAQQARA_LAB") != "all", reason="slow; SAQQARA_LAB=all")
def test_the_notebook_learns_watches_evaluates_and_enters_a_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in its short form: fewer games and rounds, everything else as it stands."""
    monkeypatch.chdir(tmp_path)
    cells = json.loads((EXAMPLES / "learn_and_play.ipynb").read_text(encoding="utf-8"))["cells"]
    scope: dict[str, Any] = {}
    for cell in cells:
        assert not cell.get("outputs"), "it is kept without what it printed"
        if cell["cell_type"] == "code":
            source = "".join(cell["source"]).replace("512, 120, 1000", "128, 24, 60").replace('"--games", "10"', '"--games", "2"')
            exec(compile(source, "learn_and_play.ipynb", "exec"), scope)
    assert np.mean(scope["curve"][-6:]) > np.mean(scope["curve"][:6]) + 0.05
    assert set(scope["evaluated"]) == {"chance", "novice"}
    assert scope["told"].returncode == 0, scope["told"].stderr
    assert {row["player"] for row in json.loads(scope["told"].stdout)["standings"]} == set(scope["players"].split(","))
