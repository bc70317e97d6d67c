"""A game made by `saqqara new-game` is complete: style, laws, bots, the web client, and a game on its board in a real browser."""

import re

import pytest

from saqqara.cli.new_game import example
from tests.new_game.conftest import FOLDERS, ROOT, Copy


def test_it_lies_in_three_folders_and_the_checklist_names_what_is_there(copy: Copy) -> None:
    assert "S1" in copy.said
    assert re.findall(r"^([0-9])\. ", copy.said, re.MULTILINE) == list("12345678")
    assert all((copy.folder / folder).is_dir() for folder in FOLDERS)
    for named in re.findall(r"[\w/.]*\w\.(?:py|md|toml|svelte|ts|json)\b", copy.said):
        there = any(found for folder in FOLDERS for found in (copy.folder / folder).glob(f"**/{named}"))
        assert there or (copy.folder / named).exists(), f"the checklist names {named}"


@pytest.mark.parametrize("step", ["fresh", "style", "client"])
def test_what_is_made_from_it_is_fresh_and_its_code_and_client_are_sound(copy: Copy, step: str) -> None:
    copy.printed(step)


@pytest.mark.parametrize("step", ["laws", "browser"])
def test_it_obeys_the_laws_and_is_played_on_its_board_in_a_browser(copy: Copy, step: str) -> None:
    assert " passed" in copy.printed(step)
    assert step == "laws" or len(list((copy.folder / FOLDERS[2] / "snapshots").glob("*.png"))) == 4


def test_the_tutorial_tells_the_truth() -> None:
    """Its quotes stand in the example, the files that it links to exist, and its numbers of files and lines are counted."""
    page = (ROOT / "docs/contributing/tutorial.md").read_text(encoding="utf-8")
    folder = example()
    files = [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    texts = [path.read_text(encoding="utf-8") for path in files]
    quoted = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(quoted) > 3
    for sample in quoted:
        assert any(sample in text for text in texts), f"no file of {folder} has: {sample}"
    for linked in re.findall(r"\]\(([^)#]+)\)", page):
        assert (ROOT / "docs/contributing" / linked).exists(), linked
    for named in re.findall(r"`([\w.]+\.(?:py|md|ftl|ts|svelte|json))`", page):
        assert list(ROOT.glob(f"examples/**/{named}")) or list(ROOT.glob(f"src/saqqara/games/**/{named}")), f"there is no {named}"
    for part in ("game", "web", "tests"):
        here = [text for path, text in zip(files, texts, strict=True) if path.relative_to(folder).parts[0] == part]
        assert f"| {len(here)} | {sum(text.count(chr(10)) for text in here)} |" in page
    assert f"| {len(files)} | {sum(text.count(chr(10)) for text in texts)} |" in page
