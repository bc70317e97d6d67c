"""The client's faces and sizes of text: web/src/fonts.css and web/src/tokens.css."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
FACES = (WEB / "src/fonts.css").read_text()
MAX_BYTES = 70_000
EDITOR = re.compile(r"^editor/|/Editor\w+\.svelte$")
"""The position editor has measures of its own."""


def test_the_faces_come_with_stand_ins_and_their_licence() -> None:
    files = re.findall(r'url\("([^"]+)"\)', FACES)
    assert len(files) == FACES.count("font-display: swap") == 2
    assert FACES.count("size-adjust:") == 3
    page, licence = (WEB / "index.html").read_text(), (WEB / "public/fonts-licence.txt").read_text()
    assert "woff2" not in page, "on a slow network the first screen comes before them"
    assert all(family in licence for family in re.findall(r'font-family: "([^"]+)"', FACES) if "stand-in" not in family)


@pytest.mark.skipif(not (WEB / "node_modules").exists(), reason="the client's packages are not installed")
def test_the_faces_weigh_little() -> None:
    files = [WEB / "node_modules" / file for file in re.findall(r'url\("([^"]+)"\)', FACES)]
    assert sum(file.stat().st_size for file in files) <= MAX_BYTES


def test_text_has_the_sizes_of_the_scale() -> None:
    styles = {str(file.relative_to(WEB / "src")): file for file in (WEB / "src").rglob("*") if file.suffix in {".svelte", ".css"}}
    found = [
        f"{name}: {declared}"
        for name, file in styles.items()
        if name != "tokens.css" and not EDITOR.search(name)
        for declared in re.findall(r"font(?:-size)?: (?:\d+ )?[\d.]+rem[^;]*;", file.read_text())
    ]
    assert found == []
