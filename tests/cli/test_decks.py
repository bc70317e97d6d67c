import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from saqqara.cli import deck_sheet
from saqqara.core.game import Game, games
from tests.cli.helping import Shell

WITH_CARDS = [game for game in games().values() if game.has_deck]
BY_NAME = pytest.mark.parametrize("game", WITH_CARDS, ids=[game.name for game in WITH_CARDS])


@BY_NAME
def test_our_decks_are_right_and_known_by_their_fields(shell: Shell, game: Game) -> None:
    ran = shell("deck", "check", game.folder / "deck.toml")
    assert ran.code == 0
    assert ran.out == f"{game.title('en')}: this deck is valid. Cards: {len(game.deck().card)}.\n"
    french = shell("--lang", "fr", "deck", "check", game.folder / "deck.toml", "--game", game.name)
    assert french.out == f"{game.title('fr')}\u00a0: ce paquet est valide. Cartes\u00a0: {len(game.deck().card)}.\n"


def test_a_deck_is_copied_to_be_changed(shell: Shell) -> None:
    game = WITH_CARDS[0]
    assert (
        shell("deck", "copy", game.name, "mine.toml").out
        == f"The deck of {game.title('en')} is in mine.toml: change it, then run “saqqara deck check”.\n"
    )
    assert Path("mine.toml").read_bytes() == (game.folder / "deck.toml").read_bytes()
    assert shell("deck", "copy", game.name, "mine.toml").code == 2
    without = next(one for one in games().values() if not one.has_deck)
    assert shell("deck", "copy", without.name, "other.toml").code == 2
    assert not Path("other.toml").exists()


@BY_NAME
def test_a_wrong_deck_is_said_in_a_sentence(shell: Shell, game: Game) -> None:
    text = (game.folder / "deck.toml").read_text(encoding="utf-8")
    cut = text.rindex("[[card]]")
    Path("short.toml").write_text(text[:cut], encoding="utf-8")
    Path("colour.toml").write_text(re.sub(r'"(green|yellow)"', '"mauve"', text, count=1), encoding="utf-8")
    Path("field.toml").write_text(text + "\nodd = 1\n", encoding="utf-8")
    for name in ("short", "colour", "field"):
        for words in ([], ["--game", game.name]):
            ran = shell("deck", "check", f"{name}.toml", *words)
            assert ran.code == 2
            assert ran.out == ""
            assert ran.err.count("\n") == 1
            assert ran.err.startswith(f"This file was read as a deck of {game.title('en')}") == (not words)
    assert shell("play", game.name, "--deck", "short.toml").code == 2


def test_a_file_that_is_no_deck_at_all(shell: Shell) -> None:
    Path("a.toml").write_text("this is not TOML")
    Path("b.toml").write_text("")
    Path("c.toml").write_text("card = 3")
    for name in ("a", "b", "c", "none"):
        ran = shell("deck", "check", f"{name}.toml")
        assert ran.code == 2
        assert ran.err.count("\n") == 1
    assert shell("deck", "check", "b.toml", "--game", "objective").code == 2


@BY_NAME
def test_own_decks_are_played_and_carried_by_the_record(shell: Shell, game: Game) -> None:
    Path("own.toml").write_text((game.folder / "deck.toml").read_text(encoding="utf-8"), encoding="utf-8")
    ran = shell("play", game.name, "--deck", "own.toml", "--bots", game.seats[0], "--seats", game.seats[0], "--seed", "own")
    assert ran.code == 0
    assert "Final result" in ran.out


@BY_NAME
def test_all_cards_are_drawn(shell: Shell, game: Game) -> None:
    drawn = shell("deck", "draw", game.name)
    assert drawn.code == 0
    text = Path(f"{game.name}.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.tag.endswith("svg")
    cards = len(game.deck().card)
    assert len(re.findall(r"translate\([0-9. ]+\) scale\(", text)) >= cards
    assert shell("deck", "draw", game.name).code == 2
    assert shell("deck", "draw", game.name, "--force").code == 0
    pdf = shell("deck", "draw", game.name, "--out", "sheet.pdf")
    assert pdf.code == 0
    data = Path("sheet.pdf").read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") == len(deck_sheet.page_svgs(game, game.deck()))


@BY_NAME
def test_every_card_stands_on_a_page_once_and_inside_it(game: Game) -> None:
    picture, deck = game.part("extras.picture"), game.deck()
    across, down, scale = deck_sheet.layout(picture.WIDTH, picture.HEIGHT)
    assert across * down >= deck_sheet.PER_PAGE
    pages = deck_sheet.page_svgs(game, deck)
    places = [place for page in pages for place in re.findall(r'<g transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)">', page)]
    own = [(float(x), float(y)) for x, y, size in places if abs(float(size) - scale) < 1e-3]
    assert len(own) == len(deck.card)
    assert all(x + picture.WIDTH * scale <= deck_sheet.PAGE[0] - deck_sheet.MARGIN + 1 for x, _ in own)
    assert all(y + picture.HEIGHT * scale <= deck_sheet.PAGE[1] - deck_sheet.MARGIN - deck_sheet.FOOT + 1 for _, y in own)


def test_a_file_is_drawn_as_it_is_checked(shell: Shell) -> None:
    game = WITH_CARDS[0]
    shell("deck", "copy", game.name, "mine.toml")
    assert shell("deck", "draw", "mine.toml", "--out", "mine.svg").code == 0
    assert shell("deck", "draw", game.name, "--out", "ours.svg").code == 0
    assert Path("mine.svg").read_bytes() == Path("ours.svg").read_bytes()
    Path("mine.toml").write_text("goal = =")
    assert "TOML" in shell("deck", "draw", "mine.toml", "--out", "other.svg").err
