"""Reports: what is reckoned is right, what is there is seen, and the page stands alone."""

import random
import re
from collections.abc import Callable
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from saqqara.core.game import find
from saqqara.core.parsing import plain
from saqqara.lab.report import aggregation as gathering
from saqqara.lab.report.aggregation import gather, with_and_without
from saqqara.lab.report.estimates import Mean, Slope, width
from saqqara.lab.report.findings import beginning, summary
from saqqara.lab.report.labels import Words
from saqqara.lab.report.report import report
from saqqara.lab.simulation.plan import make_plan
from saqqara.lab.simulation.runner import run
from tests.cli.helping import Shell

GAMES = 600


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Shell:
    return Shell(monkeypatch, capsys, tmp_path)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of games by chance."""
    out = tmp_path_factory.mktemp("played") / "played.parquet"
    run(make_plan("guardians", 3, GAMES, seed="report"), out, workers=1)
    return out


def changed(source: Path, out: Path, change: Callable[[dict[str, Any]], None]) -> Path:
    """Return the same file with something changed in its columns."""
    table = pq.read_table(source)
    columns = {name: table[name].to_numpy().copy() for name in table.schema.names}
    change(columns)
    arrays = [pa.array(columns[field.name]).cast(field.type, safe=False) for field in table.schema]
    pq.write_table(pa.Table.from_arrays(arrays, schema=table.schema), out)
    return out


def first_wins(part: float) -> Callable[[dict[str, Any]], None]:
    """Return a function of games in which the first player wins that part, the next seat the rest."""
    chance = random.Random(1)

    def change(columns: dict[str, Any]) -> None:
        for game, first in enumerate(columns["first"]):
            winner = int(first) if chance.random() < part else (int(first) + 1) % 3
            columns["winners"][game] = 1 << winner

    return change


@pytest.mark.parametrize(
    ("part", "said"), [(0.55, "first is an advantage"), (1 / 3, "no clear advantage"), (0.15, "first is a disadvantage")]
)
def test_whether_it_matters_who_begins_is_seen(played: Path, tmp_path: Path, part: float, said: str) -> None:
    file = changed(played, tmp_path / "first.parquet", first_wins(part))
    (sentence,) = beginning(gather(file), Words("en", "guardians"))
    assert said in sentence


def test_a_card_that_wins_is_found_and_a_card_that_does_not_is_not(played: Path, tmp_path: Path) -> None:
    def change(columns: dict[str, Any]) -> None:
        has = np.stack([columns[f"held_{seat}"] >> 10 & 1 for seat in range(3)])
        for game in range(GAMES):
            holders = np.flatnonzero(has[:, game])
            winner = holders[game % len(holders)] if len(holders) and game % 4 else game % 3
            columns["winners"][game] = 1 << winner

    before, after = gather(played), gather(changed(played, tmp_path / "card.parquet", change))
    strong = [one.win.told() for one in after.things["held"]]
    assert max(range(54), key=lambda bit: strong[bit].value if strong[bit] else -1.0) == 10
    assert strong[10] is not None
    assert strong[10].among(54).beyond() == 1
    usual = before.things["held"][10].win.told()
    assert usual is not None
    assert usual.among(54).beyond(margin=0.15) == 0
    assert any("11 green" in sentence for sentence in summary(after, Words("en", "guardians")))


def test_differences_within_games_are_those_of_a_slow_count() -> None:
    chance = np.random.default_rng(5)
    has, won, scores = chance.integers(0, 2, (3, 80)), chance.random((3, 80)), chance.integers(0, 40, (3, 80)).astype(float)
    slow = []
    for game in range(80):
        mine = [won[seat, game] for seat in range(3) if has[seat, game]]
        others = [won[seat, game] for seat in range(3) if not has[seat, game]]
        if mine and others:
            slow.append(sum(mine) / len(mine) - sum(others) / len(others))
    found = with_and_without(has, won, scores).win
    assert (found.games, found.total) == (len(slow), pytest.approx(sum(slow)))
    assert found.told() is not None
    assert found.told().error == pytest.approx(np.std(slow, ddof=1) / len(slow) ** 0.5)
    whole, halves = Slope.of(scores, won), Slope.of(scores[:, :30], won[:, :30]) + Slope.of(scores[:, 30:], won[:, 30:])
    assert whole.told() == pytest.approx(halves.told())
    dx, dy = scores - scores.mean(0), won - won.mean(0)
    steep = whole.told()
    assert steep is not None
    assert steep.value == pytest.approx(np.polyfit(dx.ravel(), dy.ravel(), 1)[0])


def test_intervals_hold_as_often_as_they_say() -> None:
    """Of means of numbers that are 0 on average, one of twenty is off; of the furthest of forty, one of twenty when they are widened."""
    chance = np.random.default_rng(7)
    draws = chance.choice([-1.0, 1.0], (400, 40, 200))
    found = [[told for one in forty if (told := Mean.of(one).told()) is not None] for forty in draws]
    off = np.mean([[one.beyond() != 0 for one in forty] for forty in found])
    widened = np.mean([any(one.among(40).beyond() for one in forty) for forty in found])
    assert 0.03 < off < 0.07
    assert widened < 0.10
    assert width() == pytest.approx(1.96, abs=0.001)
    slopes = [Slope.of(chance.standard_normal((2, 100)), chance.choice([0.0, 1.0], (2, 100))).told() for _ in range(400)]
    assert 0.02 < np.mean([one is not None and one.beyond() != 0 for one in slopes]) < 0.09


class Reader(HTMLParser):
    """The elements of a page, and whether each is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in ("meta", "link", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_page(text: str, language: str, cannot: str) -> None:
    """Check that the page stands alone, and says everything in words too."""
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert not re.search(r"""(src|href)=["'](?!#)|url\((?!#)|@import""", text), "nothing from elsewhere"
    tags = [tag for tag, _ in reader.seen]
    pictures = [attributes for tag, attributes in reader.seen if attributes.get("role") == "img"]
    assert tags.count("figure") == len(pictures) == tags.count("details") >= 8
    assert all(len(attributes["aria-label"] or "") > 40 for attributes in pictures)
    assert ("html", {"lang": language}) in reader.seen
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text
    assert cannot in text
    for clue in ("None", "nan", "Estimate("):
        assert clue not in re.sub(r"<style>.*?</style>|<svg.*?</svg>", "", text, flags=re.DOTALL)


def test_the_page_stands_alone_and_everything_is_in_words_too(tmp_path: Path) -> None:
    run(make_plan("objective", 3, 200), tmp_path / "games.parquet", workers=1)
    check_page(report([tmp_path / "games.parquet"], "en"), "en", "Limits of these data")


def test_a_report_does_not_depend_on_batches(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = gather(played)
    monkeypatch.setattr(gathering, "BATCH", 37)
    parts = gather(played)
    assert parts.counts == whole.counts
    for name, things in whole.things.items():
        for one, other in zip(things, parts.things[name], strict=True):
            assert (one.seats, one.win.games, one.win.total) == (other.seats, other.win.games, pytest.approx(other.win.total))


def test_two_files_side_by_side(played: Path, tmp_path: Path, shell: Shell) -> None:
    def change(columns: dict[str, Any]) -> None:
        for seat in range(3):
            columns[f"score_{seat}"] += 3

    other = changed(played, tmp_path / "richer.parquet", change)
    ran = shell("--lang", "fr", "report", played, other, "--out", tmp_path / "two.html")
    assert (ran.code, ran.err) == (0, "")
    text = (tmp_path / "two.html").read_text(encoding="utf-8")
    (row,) = re.findall(r'<tr><th scope="row">Score par joueur</th>(.*?)</tr>', text)
    assert "+3,00 ▲" in row
    (row,) = re.findall(r'<tr><th scope="row">Coups</th>(.*?)</tr>', text)
    assert "▲" not in row
    check_page(text, "fr", "Limites de ces données")
    assert shell("report", played, "--out", tmp_path / "two.html").code == 2, "a page is not written over unasked"


def test_what_is_no_file_of_games_is_said(played: Path, tmp_path: Path, shell: Shell) -> None:
    (tmp_path / "text.parquet").write_text("no")
    pq.write_table(pa.table({"a": [1]}), tmp_path / "other.parquet")
    run(make_plan("objective", 3, 20), tmp_path / "game.parquet", workers=1)
    run(make_plan("guardians", 2, 20), tmp_path / "seats.parquet", workers=1)
    for words in (["text.parquet"], ["other.parquet"], ["none.parquet"], [str(played), "game.parquet"], [str(played), "seats.parquet"]):
        for language in ("en", "fr"):
            ran = shell("--lang", language, "report", *(tmp_path / word for word in words))
            assert ran.code == 2
            assert ran.err.count("\n") == 1
            assert "Traceback" not in ran.err


def test_a_damaged_file_is_refused_in_a_sentence(played: Path, tmp_path: Path, shell: Shell) -> None:
    table, data, out = pq.read_table(played), played.read_bytes(), tmp_path / "wrong.parquet"

    def refused(says: str) -> None:
        ran = shell("report", out)
        assert (ran.code, says in ran.err) == (2, True), ran.err

    for name in ("moves", "score_1", "lead_changes", "first"):
        pq.write_table(table.drop_columns([name]), out)
        refused("was not written by")
    pq.write_table(table.set_column(table.schema.get_field_index("moves"), "moves", pa.array(["x"] * GAMES)), out)
    refused("was not written by")
    for name, value in (("winners", 0), ("winners", 200), ("first", 9), ("moves", 0)):
        changed(played, out, lambda columns, name=name, value=value: columns[name].fill(value))  # type: ignore[misc]
        refused("is damaged")
    out.write_bytes(data[:100] + bytes(len(data) // 2) + data[100 + len(data) // 2 :])
    refused("is damaged")


def test_two_files_say_what_was_changed_and_captions_speak_of_both(tmp_path: Path, shell: Shell) -> None:
    deck = plain(find("guardians").deck())
    deck["goal"] = 25
    for card in deck["card"][:2]:
        card["count"] += 1
    for name, own in (("ours", None), ("changed", deck)):
        run(make_plan("guardians", 2, 300, deck=own), tmp_path / f"{name}.parquet", workers=1)
    assert shell("report", "ours.parquet", "changed.parquet", "--out", "both.html").code == 0
    page = unescape((tmp_path / "both.html").read_text(encoding="utf-8"))
    assert "Changed: goal 35 → 25" in page
    assert f"card 1, count {find('guardians').deck().card[0].count} → {deck['card'][0]['count']}" in page
    picture, drawn = find("guardians").part("extras.picture"), page.split('<div class="pairs">')[1]
    assert drawn.count('<figure class="pair">') == 2, "the changed cards, and no others"
    for own in (find("guardians").deck(), find("guardians").deck(deck)):
        for number in (1, 2):
            assert picture.card(own, number) in drawn
    captions = re.findall(r"ours: Most: [^<]*; least: [^<]* changed: Most: ", page)
    assert len(captions) > 3
    ran = shell("report", "ours.parquet", "--out", "both.html")
    assert (ran.code, "already exists" in ran.err) == (2, True)
