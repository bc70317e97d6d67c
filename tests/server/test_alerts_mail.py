"""People who are away are written to, where the host has named a mail server: at addresses they have confirmed, and until one click."""

import asyncio
import re
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.core.errors import BadSetup
from saqqara.server.alerts.alert_preferences import AlertPreferences, store_preferences
from saqqara.server.alerts.email_addresses import EmailAddresses
from saqqara.server.alerts.mailer import read_sender, read_smtp
from saqqara.server.storage.schema import alert_choices, mail_confirmations
from saqqara.server.storage.store import Store
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house
from tests.server.push_and_mail_receivers import MailServer, deaf_server, mail_server
from tests.server.test_alerts_push import AT_ONCE, CHOICES, begun, calm, move
from tests.server.test_api_postgres import fresh

pytestmark = BOTH

HOME = "https://tables.example"


@asynccontextmanager
async def writing(folder: Path, **more: Any) -> AsyncIterator[tuple[House, MailServer]]:
    """A server that writes to people, and a mail server."""
    async with mail_server() as post:
        told = AT_ONCE | {"smtp": f"smtp://127.0.0.1:{post.port}", "origins": (HOME,), "mail_from": "Saqqara <table@tables.example>"}
        async with house(folder, **(told | more)) as one:
            yield one, post


def text_of(letter: EmailMessage, kind: str = "plain") -> str:
    """Return the text of an e-mail."""
    part = letter.get_body((kind,))
    assert part is not None
    content: str = part.get_content()
    return content


def links_in(letter: EmailMessage) -> list[str]:
    """Return the links of an e-mail: the same in its text and its page."""
    plain, page = (re.findall(r"https://tables\.example(/[^\s\"<]*)", text_of(letter, kind)) for kind in ("plain", "html"))
    assert plain == page
    return plain


async def confirmed(one: House, post: MailServer, name: str, **choices: Any) -> Guest:
    """Return a guest who has given an address and confirmed it."""
    guest = await one.guest(name)
    await guest.ask("PUT", "/alerts", 200, json=CHOICES | choices)
    await guest.ask("PUT", "/alerts/address", 200, json={"address": f"{name}@example.org"})
    code = links_in(post.letters[-1])[0].removeprefix("/confirm/")
    assert await one.nobody.post(f"/alerts/confirm/{code}") == {"way": "mail"}
    return guest


async def test_an_address_is_written_to_once_it_is_confirmed_and_until_one_click(tmp_path: Path) -> None:
    async with writing(tmp_path) as (one, post):
        ann = await one.guest("Ann <b>& Co</b>")
        bob = await one.guest("Bob")
        await ann.ask("PUT", "/alerts", 200, json=CHOICES | {"language": "fr"})
        info = await ann.ask("PUT", "/alerts/address", 200, json={"address": "ann@example.org"})
        assert (info["mail"], info["address"], info["confirmed"]) == (True, "ann@example.org", False)
        (first,) = post.letters
        assert first["To"] == "ann@example.org"
        assert first["Subject"] == "Confirmez votre adresse e-mail pour Saqqara"
        assert "Ann" not in str(first), "nothing of whoever asked for it: it may not be theirs"
        await begun(ann, bob)
        await calm(one)
        assert len(post.letters) == 1, "nothing else before it is confirmed"
        confirm, away = links_in(first)
        await one.nobody.post(f"/alerts/confirm/{confirm.removeprefix('/confirm/')}")
        table = await begun(bob, ann)
        await calm(one)
        letter = post.letters[1]
        assert letter["Subject"] == "La partie commence\u00a0: Objectif"
        assert "Bob" in text_of(letter)
        assert "votre" in text_of(letter, "html").lower()
        to_table, stop = links_in(letter)
        assert to_table == f"/t/{table}"
        assert letter["From"] == "Saqqara <table@tables.example>"
        key = stop.removeprefix("/stop/")
        assert letter["List-Unsubscribe"] == f"<{HOME}/api/v1/alerts/stop/{key}>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert letter["Auto-Submitted"] == "auto-generated"
        answer = await one.nobody.http.post(f"/alerts/stop/{key}", data={"List-Unsubscribe": "One-Click"})  # as a mail program does it
        assert answer.json() == {"way": "mail"}
        assert (await ann.get("/alerts"))["address"] is None
        await begun(bob, ann)
        await calm(one)
        assert len(post.letters) == 2
        assert away.startswith("/stop/"), "also the very first letter has a way out"


async def test_each_occasion_has_its_letter_with_the_names_of_the_others(tmp_path: Path) -> None:
    async with writing(tmp_path) as (one, post):
        ann = await confirmed(one, post, "Ann", occasions=["turn", "over"])
        bob = await one.guest('Bob "the <i>"')
        table = await begun(ann, bob)
        while await move(table, ann, bob) == 0:
            pass
        await calm(one)
        turn = post.letters[-1]
        assert turn["Subject"] == "Your turn: Objective"
        assert 'Bob "the <i>"' in text_of(turn)
        assert "<i>" not in text_of(turn, "html")
        await bob.post(f"/tables/{table}/resign")
        await calm(one)
        assert post.letters[-1]["Subject"] == "Game over: Objective"


@ALSO_ON_POSTGRES
async def test_choices_that_are_made_while_an_address_is_given_stay(tmp_path: Path) -> None:
    async with writing(tmp_path) as (one, post):
        ann = await one.guest("Ann")
        store, addresses = one.store, one.app.state.alerts.addresses
        await asyncio.gather(
            store_preferences(store, AlertPreferences(ann.id, "fr", occasions=())),
            addresses.give(ann.id, "ann@example.org", "en"),
            ann.get("/alerts"),
        )
        assert len(post.letters) == 1
        chosen = await ann.get("/alerts")
        assert (chosen["language"], chosen["occasions"], chosen["address"]) == ("fr", [], "ann@example.org")


async def test_a_click_about_an_address_is_not_about_the_next_one(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Another address is given, at another node, after the first one was looked up."""
    url = await fresh(request.getfixturevalue("postgres_server"), "addresses")
    async with writing(tmp_path, database=url) as (one, post):
        ann = await one.guest("Ann")
        await ann.ask("PUT", "/alerts/address", 200, json={"address": "ann@example.org"})
        confirm = links_in(post.letters[-1])[0].removeprefix("/confirm/")
        addresses: EmailAddresses = one.app.state.alerts.addresses
        fingerprint = addresses._fingerprint

        async def give_another() -> None:
            store = await Store.open(one.app.state.settings)
            another = sa.update(alert_choices).where(alert_choices.c.player == ann.id)
            await store.execute(another.values(address="other@example.org", confirmed=False))
            await store.close()

        def slow(address: str) -> str:
            elsewhere = threading.Thread(target=lambda: asyncio.run(give_another()))
            elsewhere.start()
            elsewhere.join()
            return fingerprint(address)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(addresses, "_fingerprint", slow)
            assert (await one.nobody.post(f"/alerts/confirm/{confirm}", 404))["key"] == "server-mail-old-link"
        chosen = await ann.get("/alerts")
        assert (chosen["address"], chosen["confirmed"]) == ("other@example.org", False), "nobody has said that it is theirs"
        await one.store.execute(sa.update(alert_choices).values(address="ann@example.org", confirmed=True))
        key = addresses.stop_key("mail", ann.id, "ann@example.org")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(addresses, "_fingerprint", slow)
            assert await addresses.stop(key) == "mail"
        assert (await ann.get("/alerts"))["address"] == "other@example.org"


def headers_of(raw: bytes) -> dict[str, str]:
    """The headers of a letter as they were sent: unfolded as RFC 5322 says, and nothing decoded."""
    head = raw.partition(b"\r\n\r\n")[0]
    assert all(len(line) <= 998 for line in head.split(b"\r\n"))
    lines = re.sub(rb"\r\n(?=[ \t])", b"", head).decode("ascii").split("\r\n")
    return dict(line.split(": ", 1) for line in lines)


async def test_the_headers_of_every_letter_are_plain_as_mail_programs_read_them(tmp_path: Path) -> None:
    home = "https://games." + "club-of-pyramids." * 5 + "example"
    sender = "Jeux d'été de la maison des associations <table@" + "club-of-pyramids." * 5 + "example>"
    async with writing(tmp_path, origins=(home,), mail_from=sender) as (one, post):
        ann = await one.guest("Ann")
        address = f"{'a' * 64}@{'b' * 60}.{'c' * 60}.example"
        await ann.ask("PUT", "/alerts", 200, json=CHOICES | {"occasions": ["turn", "begun", "over"]})
        await ann.ask("PUT", "/alerts/address", 200, json={"address": address})
        code = re.findall(r"/confirm/([\w-]+)", text_of(post.letters[0]))[0]
        await one.nobody.post(f"/alerts/confirm/{code}")
        bob = await one.guest("Bob")
        table = await begun(bob, ann)
        await calm(one)
        while await move(table, ann, bob) == 0:
            pass
        await calm(one)
        await bob.post(f"/tables/{table}/resign")
        await calm(one)
        assert post.letters[0]["Subject"] == "Confirm your email address for Saqqara"
        assert len(post.raw) >= 3
        for raw, letter in zip(post.raw, post.letters, strict=True):
            sent = headers_of(raw)
            (stop,) = set(re.findall(rf"{home}/stop/(\S+)", text_of(letter)))
            assert sent["List-Unsubscribe"] == f"<{home}/api/v1/alerts/stop/{stop}>"
            assert sent["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert sent["To"] == address
            encoded = {name for name, value in sent.items() if "=?" in value}
            assert encoded <= {"From", "Subject"}, "only what people read may be encoded"
            assert sent["From"].endswith(sender[sender.index("<") :])
            assert letter["From"].addresses[0].display_name == "Jeux d'été de la maison des associations"
        assert (await one.nobody.post(f"/alerts/stop/{stop}")) == {"way": "mail"}


async def test_an_address_is_asked_about_few_times_a_day(tmp_path: Path) -> None:
    async with writing(tmp_path) as (one, post):
        ann, bob = await one.guest("Ann"), await one.guest("Bob")
        for _ in range(3):
            await ann.ask("PUT", "/alerts/address", 200, json={"address": "victim@example.org"})
        for guest, address in ((ann, "other@example.org"), (bob, "Victim@example.org")):
            no = await guest.ask("PUT", "/alerts/address", 409, json={"address": address})
            assert no["key"] == "server-mail-often"
        await ann.ask("DELETE", "/me", 204)
        await bob.ask("PUT", "/alerts/address", 409, json={"address": "victim@example.org"})
        assert len(post.letters) == 3
        assert not await one.store.rows(sa.select(alert_choices).where(alert_choices.c.player == ann.id))
        rows = await one.store.rows(sa.select(mail_confirmations))
        assert {row["player"] for row in rows} == {""}
        assert "victim" not in str(rows)
        code = links_in(post.letters[0])[0].removeprefix("/confirm/")
        await one.nobody.post(f"/alerts/confirm/{code}", 404)


async def test_what_is_no_address_is_refused(tmp_path: Path) -> None:
    async with writing(tmp_path) as (one, post):
        ann = await one.guest("Ann")
        for wrong in ("", "ann", "ann@", "ann@host", "a b@c.org", "a@b.org\nBcc: c@d.org", "<a@b.org>", "a@b.org,c@d.org", "é@b.org"):
            await ann.ask("PUT", "/alerts/address", 400, json={"address": wrong})
        assert not post.letters


async def test_no_mail_is_offered_where_the_host_has_named_no_server(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        ann = await one.guest("Ann")
        assert (await ann.get("/alerts"))["mail"] is False
        await ann.ask("PUT", "/alerts/address", 409, json={"address": "ann@example.org"})


async def test_a_mail_server_that_says_nothing_delays_no_move(tmp_path: Path) -> None:
    async with writing(tmp_path, mail_seconds=30.0) as (one, post), deaf_server() as deaf:
        ann = await confirmed(one, post, "Ann")
        bob = await one.guest("Bob")
        mail = one.app.state.alerts.addresses.mail
        mail.entrance = mail.entrance._replace(port=deaf)
        table = await begun(ann, bob)
        began = time.monotonic()
        for _ in range(6):
            await move(table, ann, bob)
        assert time.monotonic() - began < 2
        mail.seconds = 0.1
        await bob.ask("PUT", "/alerts/address", 409, json={"address": "bob@example.org"})
        assert len(post.letters) == 1


def test_a_mail_server_is_given_as_an_address_and_a_password_goes_over_no_open_line() -> None:
    assert read_smtp("smtp://mail.example")[:2] == ("mail.example", 587)
    assert read_smtp("smtps://me%40x:p%2Fw@mail.example")[:5] == ("mail.example", 465, "me@x", "p/w", True)
    assert read_smtp("smtp://me:pw@mail.example").must_encrypt
    for wrong in ("mail.example", "http://mail.example", "smtp://", "smtp://mail.example:x", "smtp://mail.example/path"):
        with pytest.raises(BadSetup):
            read_smtp(wrong)
    with pytest.raises(BadSetup):
        read_sender("nobody", HOME)
