"""The rules texts, the code that refuses moves and the tests all speak of the same clauses."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = sorted(found.parent for found in (ROOT / "src" / "saqqara" / "games").glob("*/__init__.py"))
INDEXED = [game for game in GAMES if (game / "texts/clauses.md").exists()]
LANGUAGES = ("en", "fr")
SECTIONS = {
    "en": ("What it is", "Components", "Set-up", "A turn|A round", "End and scoring", "Worked examples", "Rulings", "Glossary"),
    "fr": (
        *("Le jeu en deux phrases", "Matériel", "Mise en place", "Un tour|Une manche"),
        *("Fin de partie et décompte", "Exemples", "Arbitrages", "Glossaire"),
    ),
}
ID = r"[A-Z]+[0-9]+[a-z]?"
DATA = {"en": "Data", "fr": "Données"}
"""The last section, which a game without cards may leave out."""
CLAUSE = re.compile(rf"^(?:[-*] +)?\*\*({ID})\*\* *", re.MULTILINE)
NAMED_AFTER = re.compile(rf"test((?:_{ID})+)_")
INDEX_ROW = re.compile(rf"^\| ({ID}) \| \[[^\]]+\]\((\S+?)#(\S+)\) \| \[[^\]]+\]\((\S+?)#(\S+)\) \|$", re.MULTILINE)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda folder: folder.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def rules(game: Path, language: str) -> str:
    return (game / f"texts/rules.{language}.md").read_text(encoding="utf-8")


def clauses(game: Path, language: str) -> dict[str, str]:
    """Return the text of each clause: from its id to the end of its paragraph."""
    text = rules(game, language)
    return {found[1]: text[found.end() :].split("\n\n", 1)[0] for found in CLAUSE.finditer(text)}


def ids_in(text: str, game: Path) -> list[str]:
    """Return the ids of a game's clauses that a text mentions, whether they exist or not (a pattern called O4 is none of Expedition's)."""
    letters = sorted({re.match("[A-Z]+", clause)[0] for clause in clauses(game, "en")})  # type: ignore[index]
    return re.findall(rf"\b(?:{'|'.join(letters)})[0-9]+[a-z]?\b", text)


def functions(folder: Path) -> Iterator[str]:
    """Yield the names of all functions in the Python files of a folder."""
    for path in sorted(folder.glob("**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), path.name)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield node.name


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """Yield all calls of the function of that name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            if (called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else "") == name:
                yield node


def strings(tree: ast.AST) -> list[str]:
    """Yield all text constants in an expression."""
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def refused_clauses(game: Path) -> Iterator[str]:
    """Yield the clauses that the game's refusals name: the first argument of every `Refused(…)`, or of a helper that hands it on."""
    trees = [ast.parse((game / f"{module}.py").read_text(encoding="utf-8")) for module in ("refusals", "notation")]
    for tree in trees:
        for call in calls(tree, "Refused"):
            named = strings(call.args[0])
            yield from named or handed_on(trees, call.args[0])


def handed_on(trees: list[ast.Module], clause: ast.expr) -> list[str]:
    """Return the clauses that the callers of a helper give for the parameter that it passes to `Refused`."""
    assert isinstance(clause, ast.Name), f"line {clause.lineno}: the clause of a refusal must be a text or a parameter"
    found: list[str] = []
    for helper in (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        parameters = [parameter.arg for parameter in helper.args.args]
        if clause.id in parameters and clause in ast.walk(helper):
            for call in (call for tree in trees for call in calls(tree, helper.name)):
                given = [word.value for word in call.keywords if word.arg == clause.id] or [call.args[parameters.index(clause.id)]]
                assert strings(given[0]), f"line {call.lineno}: {helper.name} must be given a clause"
                found += strings(given[0])
    assert found, f"line {clause.lineno}: nobody gives {clause.id} a clause"
    return found


def slug(heading: str) -> str:
    """Return the anchor that a heading gets when Markdown is shown as a page."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def anchors(game: Path, language: str) -> dict[str, str]:
    """Return for each clause the anchor of its section."""
    found: dict[str, str] = {}
    section = ""
    for line in rules(game, language).splitlines():
        if line.startswith("## "):
            section = slug(line[3:])
        elif clause := CLAUSE.match(line):
            found[clause[1]] = section
    return found


def test_there_are_games() -> None:
    assert GAMES


@every_game
@every_language
def test_all_sections_are_there_in_order(game: Path, language: str) -> None:
    text = rules(game, language)
    assert re.match(r"# \S", text)
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    wanted = [*SECTIONS[language], *[DATA[language]] * ((game / "deck.toml").exists() or headings[-1:] == [DATA[language]])]
    fits = len(headings) == len(wanted) and all(map(re.fullmatch, wanted, headings))
    assert fits, f"{game.name}/rules.{language}.md has the sections {headings}; it must have {wanted}, in this order"


@every_game
@every_language
def test_each_clause_is_there_once_and_says_something(game: Path, language: str) -> None:
    counted = Counter(CLAUSE.findall(rules(game, language)))
    assert counted
    assert set(counted.values()) == {1}, counted.most_common(3)
    for clause, said in clauses(game, language).items():
        assert len(said) > 30, clause


@every_game
def test_both_languages_have_the_same_clauses_in_the_same_order(game: Path) -> None:
    english, french = clauses(game, "en"), clauses(game, "fr")
    assert list(english) == list(french)
    for clause, said in english.items():
        assert said != french[clause], clause
        assert sorted(set(ids_in(said, game))) == sorted(set(ids_in(french[clause], game))), f"{clause} refers to different clauses"


def test_no_two_games_share_the_letter_of_their_clauses() -> None:
    letters = Counter(next(iter(clauses(game, "en")))[0] for game in GAMES)
    twice = [letter for letter, n in letters.items() if n > 1]
    assert not twice, (
        f"clauses of two games begin with {twice}: a refusal names its clause alone, so choose another letter for the new game"
    )


@every_game
def test_clauses_are_numbered_without_a_gap(game: Path) -> None:
    numbers: dict[str, list[int]] = {}
    for clause in clauses(game, "en"):
        letters, number, part = re.fullmatch(r"([A-Z]+)([0-9]+)([a-z]?)", clause).groups()  # type: ignore[union-attr]
        if not part:
            numbers.setdefault(letters, []).append(int(number))
    assert len(numbers) == 2, f"clauses (X1 …) and rulings (XR1 …) are wanted, not {sorted(numbers)}"
    for letters, found in numbers.items():
        assert found == list(range(1, len(found) + 1)), letters


@every_game
@every_language
def test_every_id_in_the_text_is_a_clause(game: Path, language: str) -> None:
    assert set(ids_in(rules(game, language), game)) == set(clauses(game, language))


@every_game
def test_every_refusal_names_a_clause_of_the_rules(game: Path) -> None:
    named = set(refused_clauses(game))
    assert named
    unknown = sorted(named - set(clauses(game, "en")))
    assert not unknown, f"refusals.py or notation.py name {unknown}, which are no clauses of {game.name}"


@every_game
def test_every_clause_has_a_test_named_after_it(game: Path) -> None:
    tested: set[str] = set()
    for name in functions(ROOT / "tests" / "games" / game.name):
        if found := NAMED_AFTER.match(name):
            tested.update(found[1].split("_")[1:])
    known = list(clauses(game, "en"))
    untested = [clause for clause in known if clause not in tested]
    assert not untested, f"write tests in tests/games/{game.name}/ named after {untested}, such as test_{untested[0]}_…"
    assert not tested - set(known), f"tests are named after {sorted(tested - set(known))}, which are no clauses of {game.name}"


@pytest.mark.parametrize("game", INDEXED, ids=lambda folder: folder.name)
def test_the_index_lists_every_clause_with_working_links(game: Path) -> None:
    rows = INDEX_ROW.findall((game / "texts/clauses.md").read_text(encoding="utf-8"))
    wanted = [(clause, "rules.en.md", there, "rules.fr.md", anchors(game, "fr")[clause]) for clause, there in anchors(game, "en").items()]
    assert rows == wanted, (
        f"{game.name}/clauses.md: a row for each clause, in order: | X1 | [words](rules.en.md#section) | [mots](rules.fr.md#section) |"
    )
