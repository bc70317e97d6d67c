"""The preview of a table's link names the server by the addresses that its operator has set, and by no other."""

import re
from pathlib import Path
from typing import Any

import pytest

from saqqara.core.game import games
from saqqara.core.texts import LANGUAGES, say
from saqqara.server.http import web_client
from tests.server.databases import BOTH
from tests.server.guests_over_http import House, house

pytestmark = BOTH

ORIGINS = ("https://games.example", "https://other.example/")
GAME = next(iter(games()))


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that has been built."""
    monkeypatch.setattr(web_client, "STATIC", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html><head></head></html>")


async def shown(here: House, host: str) -> dict[str, str]:
    """The preview of a table, for whoever asks for that host."""
    ann = await here.guest("Ann")
    table = (await ann.open(game=GAME))["id"]
    answer = await here.nobody.http.get(f"http://table.test/t/{table}", headers={"Host": host, "X-Forwarded-Proto": "https"})
    assert answer.status_code == 200
    assert "evil" not in answer.text
    told = dict(re.findall(r'<meta (?:property|name)="([a-z:_]+)" content="([^"]*)"', answer.text))
    assert "Ann" in told["og:title"]
    return {name: text.replace(table, "TABLE") for name, text in told.items()}


@pytest.mark.parametrize(
    ("host", "home"),
    [("evil.example", "https://games.example"), ("games.example", "https://games.example"), ("other.example", "https://other.example")],
)
async def test_a_preview_names_an_origin_that_is_set(tmp_path: Path, host: str, home: str) -> None:
    async with house(tmp_path, origins=ORIGINS) as here:
        told: Any = await shown(here, host)
    assert told["og:url"] == f"{home}/t/TABLE"
    assert told["og:image"] == f"{home}/preview/{GAME}.png"


async def test_a_preview_names_no_address_where_none_is_set(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        told = await shown(here, "evil.example")
    assert "og:url" not in told
    assert "og:image" not in told
    assert told["twitter:card"] == "summary"


async def test_a_preview_tells_who_invites_to_what_in_ones_language_and_nothing_secret(tmp_path: Path) -> None:
    async with house(tmp_path, origins=ORIGINS) as here:
        ann = await here.guest("Ann <&>")
        for game in games():
            table = await ann.open(game=game, seats=["me", "open"])
            for language in LANGUAGES:
                page = await here.nobody.http.get(f"http://table.test/t/{table['id']}", headers={"Accept-Language": language})
                told = dict(re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"]*)"', page.text))
                title = say("title", language, game)
                assert told["og:title"] == say("server-invites", language, name="Ann &lt;&amp;&gt;", title=title)
                assert told["og:description"].replace("&#x27;", "'") == say("tagline", language, game)
                assert table["commitment"] not in page.text
            picture = await here.nobody.http.get(f"http://table.test/preview/{game}.png")
            assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
            assert picture.content.startswith(b"\x89PNG")
