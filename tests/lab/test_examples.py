"""The worked examples of docs/design/decks.md and docs/research/environments.md, made small."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from statistics import mean

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_designers_example_leaves_a_report_of_two_decks(tmp_path: Path) -> None:
    paths = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    asked = ["bash", str(EXAMPLES / "variant.sh"), "100", "chance"]
    ran = subprocess.run(asked, cwd=tmp_path, env={**os.environ, "PATH": paths}, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "printed.parquet" in page
    assert "short.parquet" in page


def test_the_researchers_example_learns() -> None:
    spec = importlib.util.spec_from_file_location("learner", EXAMPLES / "learner.py")
    assert spec is not None
    assert spec.loader is not None
    learner = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(learner)
    curve = learner.learn(rounds=30, games=256)
    assert mean(curve[:6]) < 0.56
    assert mean(curve[-6:]) > mean(curve[:6]) + 0.05
