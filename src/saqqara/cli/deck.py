"""`saqqara deck`: deck files checked, copied, drawn and measured for balance."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
from typer import Argument, Option

from saqqara.cli import deck_sheet, files
from saqqara.cli.command_options import CardGame, Ctx, DeckFile, Force, Json, Seats
from saqqara.cli.screen import Screen, plain_table, progress_bar
from saqqara.core.errors import BadDeck, BadSetup
from saqqara.core.game import Game as GameKind
from saqqara.core.game import find, games, read_file
from saqqara.core.parsing import parse_toml

OwnDeck = Annotated[Path, Argument(metavar="FILE", help="cli-arg-deck", show_default=False)]
GameOfDeck = Annotated[str | None, Option("--game", help="cli-opt-deck-game", show_default=False)]


def with_cards() -> list[GameKind]:
    """Return the games that have a deck."""
    return [game for game in games().values() if game.has_deck]


def field_score(game: GameKind, data: Any) -> int:
    """Return how well the fields of a file fit a game's deck: one for each field it knows, one less for each it does not."""
    part = game.part("deck")
    cards = data.get("card")
    first = cards[0] if isinstance(cards, list) and cards and isinstance(cards[0], dict) else {}
    score = 0
    for found, struct in ((data, part.Deck), (first, part.Card)):
        known = {field.encode_name for field in msgspec.structs.fields(struct)}
        score += len(known & set(found)) - len(set(found) - known)
    return score


def guess_game(data: Any) -> GameKind:
    """Return the game that a deck file is most likely of."""
    return max(with_cards(), key=lambda game: field_score(game, data))


def read_deck(screen: Screen, path: Path, name: str | None) -> tuple[GameKind, Any]:
    """Read a deck file; return its game and the deck. Anything wrong is an error."""
    data = parse_toml(read_file(path, BadDeck), BadDeck)
    game = find(name) if name else guess_game(data)
    if not game.has_deck:
        raise BadSetup("no-deck", name=game.name)
    try:
        deck = game.deck(data)
    except BadDeck as problem:
        if name:
            raise
        raise BadDeck("cli-deck-read-as", title=game.title(screen.language), name=game.name, why=problem.reason(screen.language)) from None
    return game, deck


def copy_deck(
    ctx: Ctx,
    game: CardGame,
    out: Annotated[Path, Argument(metavar="FILE", help="cli-arg-deck-copy", show_default=False)],
    force: Force = False,
) -> None:
    """Write the shipped deck into a file of one's own."""
    kind = find(game)
    if not kind.has_deck:
        raise BadSetup("no-deck", name=kind.name)
    files.write_whole(out, read_file(kind.folder / "deck.toml"), force)
    ctx.obj.tell("cli-deck-copied", "green", title=kind.title(ctx.obj.language), path=str(out))


def check_deck(ctx: Ctx, file: OwnDeck, game: GameOfDeck = None) -> None:
    """Read a deck file and say that it is right."""
    kind, deck = read_deck(ctx.obj, file, game)
    ctx.obj.tell("cli-deck-right", "green", cards=len(deck.card), title=kind.title(ctx.obj.language))


def draw_deck(
    ctx: Ctx,
    game: Annotated[str, Argument(metavar="GAME|FILE", help="cli-arg-deck-draw", show_default=False)],
    deck: DeckFile = None,
    out: Annotated[Path | None, Option(metavar="FILE", help="cli-opt-out", show_default=False)] = None,
    force: Force = False,
) -> None:
    """Draw all cards of a deck in one picture."""
    screen: Screen = ctx.obj
    files.check_free(out, force)
    if game not in games() and deck is None and Path(game).suffix:
        kind, deck = read_deck(screen, Path(game), None)[0], Path(game)
    else:
        kind = find(game)
    if not kind.has_deck:
        raise BadSetup("cli-no-cards", name=kind.name, known=tuple(one.name for one in with_cards()))
    cards, title, path = kind.deck(deck), kind.title(screen.language), out or Path(f"{kind.name}.svg")
    if path.suffix.lower() not in (".svg", ".pdf"):
        raise BadSetup("cli-deck-format", path=str(path))
    files.check_free(path, force)
    if path.suffix.lower() == ".svg":
        data = deck_sheet.sheet_svg(kind, cards, title).encode()
    else:
        pages = deck_sheet.page_svgs(kind, cards, title)
        with progress_bar(screen.say("cli-deck-drawing"), len(pages)) as advance:
            data = deck_sheet.join_pdf(pages, title, advance)
    files.write_whole(path, data, force)
    screen.tell("cli-deck-drawn", "green", path=str(path), cards=len(cards.card))


def measure_balance(
    ctx: Ctx,
    file: OwnDeck,
    game: GameOfDeck = None,
    seats: Seats = None,
    games: Annotated[int | None, Option(min=1, max=100_000_000, help="cli-opt-balance-games", show_default=False)] = None,
    out: Annotated[Path | None, Option(metavar="PAGE.html", help="cli-opt-balance-out", show_default=False)] = None,
    force: Force = False,
    json: Json = False,
) -> None:
    """Play many games with a deck, and say what stands out; `out` is for the whole report."""
    from saqqara.lab.report import balance, report
    from saqqara.lab.report.labels import Words

    screen: Screen = ctx.obj
    kind, deck = read_deck(screen, file, game)
    files.check_free(out, force)
    words, plan = Words(screen.language, kind.name), balance.plan_for(kind, deck, seats, games)
    with progress_bar(kind.title(screen.language), plan.games, json) as advance:
        played = balance.play(plan, advance)
    found = balance.judge(played, words)
    if json:
        screen.show_json(found)
    else:
        for sentence in balance.sentences(found, words):
            screen.show(sentence)
        table = plain_table(balance.heads(words), wrap=True)
        lines: Any = (balance.cells(card, words) for card in balance.shown(found))
        for name, points, *others in lines:
            mark = ("", " ▲", " ▼")[points.mark]
            table.add_row(name, points.text + mark, *others, style="bold" if mark else "")
        screen.show(table)
    if out is not None:
        with screen.busy(screen.say("cli-report-drawing")):
            page = report.make([played], screen.language, [balance.section(found, words)])
        files.write_whole(out, page.encode(), force)
        if not json:
            screen.tell("cli-report-written", "green", path=str(out))
