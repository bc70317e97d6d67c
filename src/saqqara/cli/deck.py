"""`saqqara deck`: is a deck file right, and what do its cards look like."""

from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table as Grid

from saqqara.cli import deck_sheet, files
from saqqara.cli.screen import Screen
from saqqara.core.errors import BadDeck, BadSetup
from saqqara.core.game import Game, find, games, read_file
from saqqara.core.optional_packages import need_extra
from saqqara.core.parsing import parse_toml


def with_cards() -> list[Game]:
    """The games that have a deck."""
    return [game for game in games().values() if game.has_deck]


def fit(game: Game, data: Any) -> int:
    """How well the fields of a file fit a game's deck: one for each field it knows, one less for each it does not."""
    part = game.part("deck")
    cards = data.get("card")
    first = cards[0] if isinstance(cards, list) and cards and isinstance(cards[0], dict) else {}
    score = 0
    for found, struct in ((data, part.Deck), (first, part.Card)):
        known = {field.encode_name for field in msgspec.structs.fields(struct)}
        score += len(known & set(found)) - len(set(found) - known)
    return score


def guess(data: Any) -> Game:
    """The game that a deck file is most likely of."""
    return max(with_cards(), key=lambda game: fit(game, data))


def read(screen: Screen, path: Path, name: str | None) -> tuple[Game, Any]:
    """A deck file, and the game it is for; anything wrong is an error."""
    data = parse_toml(read_file(path, BadDeck), BadDeck)
    game = find(name) if name else guess(data)
    if not game.has_deck:
        raise BadSetup("no-deck", name=game.name)
    try:
        deck = game.deck(data)
    except BadDeck as problem:
        if name:
            raise
        raise BadDeck("cli-deck-read-as", title=game.title(screen.language), name=game.name, why=problem.reason(screen.language)) from None
    return game, deck


def copy(screen: Screen, name: str, out: Path, force: bool) -> None:
    """The shipped deck as a file of one's own."""
    game = find(name)
    if not game.has_deck:
        raise BadSetup("no-deck", name=game.name)
    files.write_whole(out, read_file(game.folder / "deck.toml"), force)
    screen.tell("cli-deck-copied", "green", title=game.title(screen.language), path=str(out))


def check(screen: Screen, path: Path, name: str | None) -> None:
    """Read a deck file and say that it is right."""
    game, deck = read(screen, path, name)
    screen.tell("cli-deck-right", "green", cards=len(deck.card), title=game.title(screen.language))


def draw(screen: Screen, name: str, source: Path | None, out: Path | None, force: bool) -> None:
    """All cards of a deck in one picture."""
    game = find(name)
    if not game.has_deck:
        raise BadSetup("cli-no-cards", name=game.name, known=tuple(one.name for one in with_cards()))
    deck = game.deck(source)
    path = out or Path(f"{game.name}.svg")
    kind = path.suffix.lower()
    if kind not in (".svg", ".pdf"):
        raise BadSetup("cli-deck-format", path=str(path))
    if path.exists() and not force:
        raise BadSetup("cli-file-exists", path=str(path))
    if kind == ".pdf":
        need_extra("print", "extra-print")
    title = game.title(screen.language)
    if kind == ".svg":
        data = deck_sheet.sheet_svg(game, deck, title).encode()
    else:
        with progress(screen, screen.say("cli-deck-drawing")) as advance:
            data = deck_sheet.sheet_pdf(game, deck, title, advance)
    files.write_whole(path, data, force)
    screen.tell("cli-deck-drawn", "green", path=str(path), cards=len(deck.card))


def balance(
    screen: Screen, path: Path, name: str | None, seats: int | None, games: int | None, out: Path | None, force: bool, json: bool
) -> None:
    """Play many games with a deck, and say what stands out; `out` is for the whole report."""
    from saqqara.cli.report import bar
    from saqqara.lab.report import balance as balances
    from saqqara.lab.report import report
    from saqqara.lab.report.labels import Words

    game, deck = read(screen, path, name)
    if out is not None and out.exists() and not force:
        raise BadSetup("cli-file-exists", path=str(out))
    words, plan = Words(screen.language, game.name), balances.plan_for(game, deck, seats, games)
    with bar(game.title(screen.language), plan.games, json) as done:
        played = balances.play(plan, done)
    found = balances.judge(played, words)
    if json:
        screen.verbatim(msgspec.json.encode(found).decode())
    else:
        for sentence in balances.sentences(found, words):
            screen.show(sentence)
        screen.show(table([balances.cells(one, words) for one in balances.shown(found)], balances.heads(words)))
    if out is not None:
        with screen.busy(screen.say("cli-report-drawing")):
            page = report.make([played], screen.language, [balances.section(found, words)])
        files.write_whole(out, page.encode(), force)
        if not json:
            screen.tell("cli-report-written", "green", path=str(out))


def table(lines: list[list[Any]], heads: list[str]) -> Grid:
    """Cards beside the average one; an arrow where that is too much."""
    made = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0), pad_edge=False)
    for number, head in enumerate(heads):
        made.add_column(head, justify="right" if number else "left")
    for name, points, *rest in lines:
        mark = ("", " ▲", " ▼")[points.mark]
        made.add_row(name, points.text + mark, *rest, style="bold" if mark else "")
    return made


class progress:  # noqa: N801  (used as a function)
    """A bar on standard error while pages are made."""

    def __init__(self, screen: Screen, text: str) -> None:
        from rich.console import Console
        from rich.progress import Progress

        self.bar = Progress(console=Console(stderr=True), transient=True, disable=not screen.live)
        self.task = self.bar.add_task(text, total=None)

    def __enter__(self) -> Any:
        self.bar.start()
        return lambda done, total: self.bar.update(self.task, completed=done, total=total)

    def __exit__(self, *problem: object) -> None:
        self.bar.stop()
