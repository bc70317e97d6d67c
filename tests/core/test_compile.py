"""Compiled code is kept where it can be, does without where it cannot, and is never stale."""

import os
import subprocess
import sys
from pathlib import Path

from saqqara.core.compile import cache_folder, files_of
from saqqara.core.game import find

CODE = "from saqqara import Table; t = Table('objective', 2, b'x'); t.play(t.to_act[0], t.look(t.to_act[0]).moves[0]); print(len(t.moves))"


def played(folder: Path | str) -> str:
    """What a first move prints, with compiled code kept in a folder."""
    ran = subprocess.run(
        [sys.executable, "-c", CODE], env={**os.environ, "NUMBA_CACHE_DIR": str(folder)}, capture_output=True, text=True, check=False
    )
    return ran.stdout.strip() or ran.stderr


def test_a_folder_that_cannot_be_written_is_done_without() -> None:
    assert played("/dev/null/no-folder") == "1"


def test_kept_code_lies_in_a_folder_named_after_the_sources(tmp_path: Path) -> None:
    assert played(tmp_path) == "1"
    assert {folder.name.rsplit("-", 1)[0] for folder in tmp_path.iterdir()} == {"core", "objective"}
    kept = sorted(file.stat().st_mtime_ns for file in tmp_path.rglob("*.nbc"))
    assert kept
    assert played(tmp_path) == "1"
    assert sorted(file.stat().st_mtime_ns for file in tmp_path.rglob("*.nbc")) == kept, "nothing was compiled again"


def test_a_templates_code_is_found_anew_when_a_file_of_what_it_was_given_changes(tmp_path: Path) -> None:
    given, template = tmp_path / "given.py", tmp_path / "template.py"
    given.write_text("def given(): pass", encoding="utf-8")
    template.write_text("def template(): pass\ndef other(): pass", encoding="utf-8")
    found: dict[str, object] = {}
    exec(compile(given.read_text(encoding="utf-8"), given, "exec"), found)
    first = find("objective").template(template, given=found["given"])
    second = find("objective").template(template, given=first.other)  # a template over a template
    for module in (first, second):
        files = frozenset(files_of(module.template))
        assert files == {given, template}
        before = cache_folder.__wrapped__("objective", files)
        given.write_text(given.read_text(encoding="utf-8") + " # changed", encoding="utf-8")
        assert cache_folder.__wrapped__("objective", files) != before
