"""The client's colours come from tokens: web/src/tokens.css, and a game's own in web/src/games/<game>/tokens.css."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src"
SHARED = SOURCES / "tokens.css"
TOKENS = [SHARED, *sorted(SOURCES.glob("games/*/tokens.css"))]
DRAWN = [file for file in sorted(SOURCES.rglob("*")) if file.suffix in (".css", ".svelte", ".ts") and file not in TOKENS]
"""The files that draw. Not among them: web/index.html (theme-color) and web/public (icon, manifest), which the browser reads without our
styles."""

NAMES = """
    aqua azure beige bisque black blue brown chocolate coral cornsilk crimson cyan firebrick fuchsia gainsboro gold goldenrod gray green
    grey indigo ivory khaki lavender lime linen magenta maroon moccasin navy olive orange orchid peru pink plum purple red salmon sienna
    silver snow tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
"""
"""Of the 148 named colours those that somebody might write; looked for only where a colour stands."""
CODE = re.compile(r"(?<![\w&(])(?<!href=[\"'])#[0-9a-f]{3,8}\b(?!-)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|light-dark)\(", re.IGNORECASE)
PLACE = re.compile(r"\b(?:fill|stroke|color|background|border|outline|shadow)[\w-]*(?:=(?:\"[^\"]*\"|\{[^}]*\})|:[^;}\"\n]*)")
"""A property or an attribute that takes a colour, and its value."""
NAME = re.compile(rf"(?<![\w-])(?:{'|'.join(NAMES.split())})(?![\w-])")
WORD = r"[\w-]+(?:\$?\{[^{}]*\}[\w-]*)*"
"""A token's name, or one with a part that is filled in: `seat-{seat}`, `expedition-${colour}-deep`."""


def where(file: Path, text: str, at: int) -> str:
    return f"{file.relative_to(ROOT)}:{text.count(chr(10), 0, at) + 1}"


def literals(file: Path, text: str) -> list[str]:
    """Return the colours that are written out in a file, each with its line."""
    text = re.sub(r"<!--.*?-->|/\*.*?\*/|(?<![:\"'])//[^\n]*", lambda comment: re.sub(r"[^\n]", " ", comment[0]), text, flags=re.DOTALL)
    places = [place for place in PLACE.finditer(text) if NAME.search(place[0])]
    return [f"{where(file, text, found.start())}: {found[0]}" for found in (*CODE.finditer(text), *places)]


def defined(file: Path) -> list[str]:
    return re.findall(r"(?<![\w-])--([\w-]+):", file.read_text())


def wanted() -> Iterator[tuple[str, str]]:
    """Yield every custom property that something reads: where and by which name, and a pattern of that name."""
    for file in (*DRAWN, *TOKENS):
        text = file.read_text()
        for use in re.finditer(rf"var\(--({WORD})", text):
            yield f"{where(file, text, use.start())}: --{use[1]}", re.sub(r"\\?\$?\\?\{.*?\\?\}", r"\\w+", re.escape(use[1]))


def test_colours_are_written_in_token_files_alone() -> None:
    found = [literal for file in DRAWN for literal in literals(file, file.read_text())]
    assert not found, "use a token, var(--…), of web/src/tokens.css or of the game's tokens.css, or add one there:\n" + "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        'fill="#1d4f91"',
        "color: #fff;",
        "box-shadow: 0 1px 2px rgb(40 25 5 / 0.3);",
        "color: light-dark(var(--ink), var(--paper));",
        'const lit = "#ABCDEF";',
        'stroke="white"',
        "border: 1px solid black;",
        'fill={lit ? "gold" : ""}',
        'style="background: tomato"',
    ],
)
def test_a_colour_that_is_written_out_is_found(text: str) -> None:
    assert literals(SHARED, text)


@pytest.mark.parametrize(
    "text",
    [
        'fill="var(--print-gold)"',
        'fill="url(#texture-red)"',
        "white-space: nowrap;",
        'href="#E11"',
        "color: var(--white);",
        "{#each cells as cell (cell)}",
        'colour: "green" | "red"',
        'fill="none"',
        "background: transparent; // not #fff",
    ],
)
def test_what_is_no_colour_is_left_alone(text: str) -> None:
    assert not literals(SHARED, text)


def test_every_property_that_is_read_is_defined() -> None:
    own = {name for file in DRAWN for name in re.findall(r"(?:style:|[\s{;\"'`(])--([\w-]+)(?=[:=\"'`])", file.read_text())}
    names = own.union(*(defined(file) for file in TOKENS))
    missing = [use for use, name in wanted() if not any(re.fullmatch(name, known) for known in names)]
    assert not missing, "no such token (a wrong name draws nothing, silently):\n" + "\n".join(missing)


def test_every_token_is_read() -> None:
    patterns = {name for _, name in wanted()}
    unused = [
        f"{file.relative_to(ROOT)}: --{name}"
        for file in TOKENS
        for name in defined(file)
        if not any(re.fullmatch(p, name) for p in patterns)
    ]
    assert not unused, "tokens that nothing uses; remove them:\n" + "\n".join(unused)


@pytest.mark.parametrize("file", TOKENS, ids=[str(file.relative_to(SOURCES)) for file in TOKENS])
def test_each_token_is_defined_once_and_a_games_own_bear_its_name(file: Path) -> None:
    names = defined(file)
    assert sorted(set(names)) == sorted(names), (
        "a token is defined twice; its dark value stands beside the light one: light-dark(light, dark)"
    )
    if file != SHARED:
        strangers = [name for name in names if not name.startswith(f"{file.parent.name}-")]
        assert not strangers, f"tokens of a game begin with its name, --{file.parent.name}-…: {strangers}"
