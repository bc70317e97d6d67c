"""A simulation: the same rows whoever plays them, whatever is killed meanwhile."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.lab.simulation import part_files, ray_cluster
from saqqara.lab.simulation.plan import make_plan
from saqqara.lab.simulation.runner import run
from saqqara.lab.simulation.summary import summary
from tests.lab import works

PLAN = make_plan("objective", 3, 2300, seed="s", part=250)
KILLED = """
from pathlib import Path; import sys
from saqqara.lab.simulation.runner import run
from tests.lab import test_simulate, works
if __name__ == "__main__":
    run(test_simulate.PLAN, Path(sys.argv[1]), workers=2, work=works.killing_its_parent)
"""


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of an undisturbed run by one process."""
    out = tmp_path_factory.mktemp("whole") / "games.parquet"
    found = run(PLAN, out, workers=1)
    table = pq.read_table(out)
    assert table["game"].to_numpy().tolist() == list(range(PLAN.games))  # every part once, in order
    assert found == run(PLAN, workers=1)
    assert found.scores[1].total == table["score_1"].to_numpy().astype(np.int64).sum()
    assert list(out.parent.iterdir()) == [out]
    return out.read_bytes()


def gone(pid: int) -> bool:
    """Return whether a process has ended."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return Path(f"/proc/{pid}/stat").exists() and Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"


def test_a_run_that_was_killed_goes_on_where_it_was(tmp_path: Path, whole: bytes) -> None:
    out = tmp_path / "games.parquet"
    program = tmp_path / "program.py"
    program.write_text(KILLED, encoding="utf-8")
    ran = subprocess.run([sys.executable, program, out], env={**os.environ, "PYTHONPATH": str(Path.cwd())}, check=False)
    assert ran.returncode == -9
    lines = [line.split() for line in works.log(out).read_text(encoding="utf-8").splitlines()]
    until = time.monotonic() + 20
    while not all(gone(int(pid)) for _, pid in lines):
        assert time.monotonic() < until, "workers outlive the process that started them"
        time.sleep(0.02)
    done = {number for number in range(PLAN.parts) if part_files.Folder(out).has(PLAN, number)}
    assert done
    assert not out.exists()
    works.log(out).unlink()
    run(PLAN, out, workers=2, work=works.noted)
    again = [int(line.split()[0]) for line in works.log(out).read_text(encoding="utf-8").splitlines()]
    assert sorted(again) == sorted(set(range(PLAN.parts)) - done)
    assert out.read_bytes() == whole
    assert not part_files.Folder(out).path.exists()


@pytest.mark.skipif(os.environ.get("SAQQARA_LAB") != "all", reason="starts a Ray cluster; SAQQARA_LAB=all")
def test_on_ray_a_lost_part_is_done_again(tmp_path: Path, whole: bytes) -> None:
    out = tmp_path / "games.parquet"
    run(PLAN, out, "ray", workers=2, work=works.killed)
    played = [int(line.split()[0]) for line in works.log(out).read_text(encoding="utf-8").splitlines()]
    assert played.count(works.FATAL) == 2
    assert out.read_bytes() == whole


class Cluster:
    """Ray, as far as a simulation knows it: it notes what is cancelled and whether the connection is closed."""

    class exceptions:  # noqa: N801  (Ray's name)
        WorkerCrashedError = RaySystemError = NodeDiedError = ConnectionError

    def __init__(self, connected: bool) -> None:
        self.connected, self.closed = connected, False
        self.given: list[int] = []
        self.cancelled: list[int] = []

    def is_initialized(self) -> bool:
        return self.connected

    def init(self, **options: object) -> None:
        self.connected = True

    def shutdown(self) -> None:
        self.closed = True

    def remote(self, **options: object) -> Callable[[object], "Cluster.Task"]:
        return lambda work: self.Task()

    def put(self, data: bytes) -> bytes:
        return data

    def get(self, number: int) -> int:
        self.given.append(number)
        return number

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)

    class Task:
        """A task, known by its number."""

        def remote(self, data: bytes, number: int, out: Path | None) -> int:
            return number


@pytest.mark.parametrize("connected", [False, True])
@pytest.mark.parametrize("taken", [1, 3, 5])
def test_on_ray_what_was_given_is_never_cancelled(monkeypatch: pytest.MonkeyPatch, connected: bool, taken: int) -> None:
    """Ray ends the whole process at times if a task is cancelled that it has just finished."""
    cluster, numbers = Cluster(connected), [0, 1, 2, 3, 4]
    monkeypatch.setattr(ray_cluster, "package", lambda: cluster)
    played = ray_cluster.on_ray(PLAN, numbers, None, works.noted, None, 2)
    for number in numbers[:taken]:
        assert next(played) == number  # type: ignore[comparison-overlap]  # this cluster gives numbers
    if taken == len(numbers):
        assert list(played) == []
    else:
        played.close()  # type: ignore[attr-defined]  # as when a simulation is interrupted
    assert cluster.given == numbers[:taken]
    assert cluster.cancelled == (numbers[taken:] if connected else [])
    assert cluster.closed != connected  # somebody else's connection is left as it was found


def test_a_part_that_was_played_elsewhere_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="Part 4 was played but is not in"):
        run(PLAN, tmp_path / "games.parquet", workers=1, work=works.forgotten)
    assert not (tmp_path / "games.parquet").exists()


def test_a_damaged_part_is_played_again(tmp_path: Path, whole: bytes) -> None:
    out = tmp_path / "games.parquet"
    with pytest.raises(BadSetup):
        run(PLAN, out, workers=1, work=works.forgotten)
    folder = part_files.Folder(out)
    folder.part(1).write_bytes(folder.part(1).read_bytes()[:500])
    folder.part(2).write_bytes(folder.part(3).read_bytes())
    run(PLAN, out, workers=1, work=works.noted)
    assert [int(line.split()[0]) for line in works.log(out).read_text(encoding="utf-8").splitlines()] == [1, 2, *range(4, PLAN.parts)]
    assert out.read_bytes() == whole


def test_parts_of_another_simulation_are_not_touched(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    with pytest.raises(BadSetup):
        run(PLAN, out, workers=1, work=works.forgotten)
    before = {file: file.read_bytes() for file in part_files.Folder(out).path.iterdir()}
    other = make_plan("objective", 2, 2300, seed="t", part=250)
    with pytest.raises(BadSetup, match=r"different: seats and seed\)"):
        run(other, out, workers=1)
    assert {file: file.read_bytes() for file in part_files.Folder(out).path.iterdir()} == before
    run(other, out, workers=1, fresh=True)
    assert pq.read_metadata(out).num_rows == 2300
    with pytest.raises(BadSetup, match="already exists"):
        run(other, out, workers=1)
    foreign = part_files.Folder(out).path
    foreign.mkdir()
    (foreign / part_files.PLAN).write_text("{}", encoding="utf-8")
    (foreign / "mine.txt").write_text("mine", encoding="utf-8")
    run(other, out, workers=1, fresh=True)
    assert [file.name for file in foreign.iterdir()] == ["mine.txt"]


def test_a_file_explains_itself(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    plan = make_plan("guardians", 2, 40, ("novice", "chance"), seed="été", part=16)
    run(plan, out, workers=1)
    told = {name.decode(): value.decode() for name, value in pq.read_schema(out).metadata.items()}
    assert (told["game"], told["rules"], told["seats"], told["games"], told["seed"]) == ("guardians", "1", "2", "40", "été")
    assert (told["players"], told["options"]) == ('["novice","chance"]', "{}")
    kind = find("guardians")
    assert kind.read_deck(msgspec.json.decode(told["deck"])) == kind.deck()
    columns = msgspec.json.decode(told["columns"])
    assert list(columns) == pq.read_schema(out).names
    assert all(one["what"] for one in columns.values())


def test_a_summary_counts_shared_victories_in_part() -> None:
    found = summary(run(make_plan("objective", 2, 3000), workers=1))
    assert sum(one.win for one in found.seats) == pytest.approx(1)
    assert 0 < found.shared < 0.1
    assert found.first is not None
    assert found.first.low < found.first.win < found.first.high
    assert found.moves.mean == found.moves.most == 24


@pytest.mark.parametrize(("package", "extra", "device"), [("pyarrow", "lab", "cpu"), ("ray", "ray", "ray")])
def test_what_is_not_installed_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, package: str, extra: str, device: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(BadSetup, match=rf"pip install 'saqqara\[{extra}\]'"):
        run(PLAN, tmp_path / "games.parquet", device, workers=1)  # type: ignore[arg-type]
