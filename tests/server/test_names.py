"""A name that lasts: kept by a passkey or by codes, come back to on another device; forged, replayed and foreign proofs open nothing."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server.accounts import passkeys as module
from saqqara.server.clock import now
from saqqara.server.ops.retention import Retention
from saqqara.server.settings import Keep, Limits
from saqqara.server.storage.schema import (
    alerts,
    challenges,
    kept_names,
    metadata,
    passkeys,
    players,
    push_subscriptions,
    recovery_codes,
    tokens,
)
from tests.server.authenticator import PRESENT, Authenticator, encoded
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house

pytestmark = BOTH

HOME = "http://table.test"
FREE = Limits(entering=(10**6, 10**6), players=(10**6, 10**6))


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path, limits=FREE) as opened:
        yield opened


async def options(guest: Guest, path: str, origin: str = HOME) -> dict[str, Any]:
    """Return the options given to a browser."""
    answer = await guest.ask("POST", f"{path}/options", 200, headers={"Origin": origin})
    found: dict[str, Any] = answer["options"]
    return found


async def keep(guest: Guest, key: Authenticator | None = None) -> tuple[Authenticator, list[str]]:
    """Keep a guest's name by a passkey: it, and the codes."""
    key = key or Authenticator()
    answer = await guest.post("/me/passkeys", 201, credential=key.make(await options(guest, "/me/passkeys"), HOME))
    return key, answer["codes"]


async def come_back(guest: Guest, key: Authenticator, status: int = 201, **more: Any) -> Any:
    """Be whoever a passkey says."""
    return await guest.post("/enter/passkey", status, credential=key.sign(await options(guest, "/enter"), HOME), **more)


async def everything(here: House, *but: sa.Table) -> str:
    """All that is stored, but for some tables."""
    return repr({table.name: await here.store.rows(sa.select(table)) for table in metadata.sorted_tables if table not in but})


# Keeping it, and coming back


async def test_a_guest_keeps_their_name_and_everything_with_it(here: House) -> None:
    anna = await here.guest("Anna")
    table = (await anna.open())["id"]
    assert (await anna.get("/me"))["kept"] is None
    key, codes = await keep(anna)
    mine = await anna.get("/me/name")
    assert (await anna.get("/me"))["player"] == anna.id
    assert mine["kept"] is not None
    assert [len(mine["passkeys"]), mine["codes"], mine["things"]] == [1, 10, 1]
    assert (await anna.get(f"/tables/{table}"))["seat"] == 0
    entered = await come_back(here.nobody, key)
    assert (entered["player"], entered["name"], entered["codes"]) == (anna.id, "Anna", 10)
    phone = Guest(here.app, entered)
    assert (await phone.get(f"/tables/{table}"))["seat"] == 0
    assert (await phone.get("/me/name"))["passkeys"][0]["used"] is not None
    assert len(set(codes)) == 10


async def test_passkeys_without_a_count_come_back_too(here: House) -> None:
    anna = await here.guest("Anna")
    key, _ = await keep(anna, Authenticator(counts=False))
    for _ in range(2):
        assert (await come_back(here.nobody, key))["player"] == anna.id


@ALSO_ON_POSTGRES
async def test_a_code_opens_once_however_it_is_written_and_new_ones_replace_the_old(here: House) -> None:
    anna = await here.guest("Anna")
    codes = (await anna.post("/me/codes", 201))["codes"]
    assert (await anna.get("/me"))["kept"] is not None, "codes alone keep a name, where there are no passkeys"
    stored = await everything(here)
    assert not any(code in stored or code.replace("-", "") in stored for code in codes)
    first = codes[0].lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert (await here.nobody.post("/enter/code", 201, code=first))["codes"] == 9
    assert (await here.nobody.post("/enter/code", 404, code=codes[0]))["key"] == "server-bad-code"
    await anna.post("/me/codes", 201)
    before = await everything(here)
    for code in (codes[1], "", "x" * 60, "É" * 16):
        await here.nobody.post("/enter/code", 404, code=code)
    assert await everything(here) == before


async def test_codes_and_passkeys_cannot_be_tried_at_will(tmp_path: Path) -> None:
    async with house(tmp_path, limits=Limits(entering=(3, 0.001))) as here:
        answers = [(await here.nobody.http.post("/enter/code", json={"code": "A"})).status_code for _ in range(5)]
        assert answers == [404] * 3 + [429] * 2
        assert (await here.nobody.http.post("/enter/passkey", json={"credential": {}})).status_code == 429


# What is refused


async def lie(here: House, anna: Guest, key: Authenticator, lie: str) -> tuple[dict[str, Any], str]:
    """A proof that is none, and what is said to it."""
    told = await options(here.nobody, "/enter")
    if lie == "origin":
        return key.sign(told, "http://evil.test"), "server-passkey-bad"
    if lie == "port":
        return key.sign(told, HOME + ":8001"), "server-passkey-bad"
    if lie == "site":
        return key.sign(told, HOME, site="evil.test"), "server-passkey-bad"
    if lie == "absent":
        return key.sign(told, HOME, flags=0), "server-passkey-bad"
    if lie == "unknown":
        return Authenticator().sign(told, HOME), "server-passkey-unknown"
    if lie == "forged":  # another key under the name of hers
        other = Authenticator()
        other.id, other.signs = key.id, 100
        return other.sign(told, HOME), "server-passkey-bad"
    if lie == "invented":
        return key.sign(told | {"challenge": encoded(b"x" * 32)}, HOME), "server-passkey-old"
    if lie == "expired":
        await here.store.execute(sa.update(challenges).values(expires=now() - 1))
        return key.sign(told, HOME), "server-passkey-old"
    if lie == "of somebody else":
        return key.sign(await options(anna, "/enter"), HOME), "server-passkey-old"
    if lie == "backwards":
        await here.store.execute(sa.update(passkeys).values(signs=50))
        return key.sign(told, HOME), "server-passkey-copied"
    if lie == "of another house":
        await here.store.execute(sa.update(passkeys).values(site="evil.test"))
        return key.sign(told, HOME), "server-passkey-unknown"
    proof = key.sign(told, HOME)
    response = proof["response"]
    if lie == "altered":
        response["authenticatorData"] = encoded(key.data("table.test", 5)[:-1] + b"\xff")
    elif lie == "cut":
        response["authenticatorData"] = response["authenticatorData"][:20]
    elif lie == "no signature":
        response["signature"] = ""
    elif lie == "nested":
        response["signature"] = {"a": []}
    elif lie == "no id":
        return {"response": response}, "server-passkey-bad"
    return proof, "server-passkey-bad"


LIES = (
    "origin",
    "port",
    "site",
    "absent",
    "unknown",
    "forged",
    "invented",
    "expired",
    "of somebody else",
    "backwards",
)
MALFORMED = ("of another house", "altered", "cut", "no signature", "nested", "no id")


async def test_false_proofs_open_nothing_and_change_nothing(here: House) -> None:
    anna = await here.guest("Anna")
    key, _ = await keep(anna)
    for one in (*LIES, *MALFORMED):
        (row,) = await here.store.rows(sa.select(passkeys))
        proof, said = await lie(here, anna, key, one)
        before = await everything(here, challenges)
        answer = await here.nobody.http.post("/enter/passkey", json={"credential": proof})
        assert answer.status_code in (400, 403, 409), one
        assert answer.json()["key"] == said, one
        assert "set-cookie" not in answer.headers
        assert await everything(here, challenges) == before, one
        await here.store.execute(sa.update(passkeys).values(signs=row["signs"], site=row["site"]))
    made_for = await options(anna, "/me/passkeys") | {"rpId": "table.test"}
    assert (await anna.post("/enter/passkey", 409, credential=key.sign(made_for, HOME)))["key"] == "server-passkey-old", "another purpose"
    assert (await come_back(here.nobody, key))["player"] == anna.id, "hers still opens"


@ALSO_ON_POSTGRES
async def test_a_proof_is_good_once_also_where_it_was_refused(here: House) -> None:
    anna = await here.guest("Anna")
    key, _ = await keep(anna, Authenticator(counts=False))  # its own count would tell, too
    proof = key.sign(await options(here.nobody, "/enter"), HOME)
    await here.nobody.post("/enter/passkey", 201, credential=proof)
    assert (await here.nobody.post("/enter/passkey", 409, credential=proof))["key"] == "server-passkey-old"
    told = await options(here.nobody, "/enter")
    await here.nobody.post("/enter/passkey", 403, credential=key.sign(told, "http://evil.test"))
    assert (await here.nobody.post("/enter/passkey", 409, credential=key.sign(told, HOME)))["key"] == "server-passkey-old"


@pytest.mark.parametrize("sent", [{}, {"response": None}, {"response": {"clientDataJSON": 3}}, {"response": {"clientDataJSON": "e30"}}])
async def test_what_is_no_passkey_at_all_gets_a_sentence(here: House, sent: dict[str, Any]) -> None:
    anna = await here.guest("Anna")
    before = await everything(here)
    assert (await here.nobody.post("/enter/passkey", 400, credential=sent))["key"] == "server-passkey-bad"
    assert (await anna.post("/me/passkeys", 400, credential=sent))["key"] == "server-passkey-bad"
    assert await everything(here) == before


async def test_a_false_passkey_is_not_kept(here: House) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    told = await options(anna, "/me/passkeys")
    for sent in (
        Authenticator().make(told, "http://evil.test"),
        Authenticator().make(await options(anna, "/me/passkeys"), HOME, site="evil.test"),
        Authenticator().make(told, HOME),  # it was used above
        Authenticator().make(await options(ben, "/me/passkeys"), HOME),
        Authenticator().sign(await options(anna, "/me/passkeys") | {"rpId": "table.test"}, HOME),
    ):
        answer = await anna.http.post("/me/passkeys", json={"credential": sent})
        assert answer.json()["key"] in ("server-passkey-bad", "server-passkey-old")
    assert await here.store.rows(sa.select(passkeys)) == []
    assert (await anna.get("/me"))["kept"] is None
    key, _ = await keep(anna)
    twice = await ben.post("/me/passkeys", 409, credential=key.make(await options(ben, "/me/passkeys"), HOME))
    assert twice["key"] == "server-passkey-twice"
    assert (await ben.get("/me"))["kept"] is None, "nothing of it was done"


# Whether the authenticator checked that it was its owner


async def registered_before_verification(here: House, guest: Guest) -> tuple[Authenticator, list[str]]:
    """Keep a guest's name by a passkey that is stored as those from before user verification was required."""
    key, codes = await keep(guest)
    await here.store.execute(sa.update(passkeys).values(verified=False))
    return key, codes


async def test_browsers_are_asked_to_verify_the_user(here: House) -> None:
    anna = await here.guest("Anna")
    made_for = await options(anna, "/me/passkeys")
    assert made_for["authenticatorSelection"]["userVerification"] == "required"
    assert (await options(here.nobody, "/enter"))["userVerification"] == "required"


async def test_a_new_passkey_that_did_not_verify_its_user_is_refused(here: House) -> None:
    anna = await here.guest("Anna")
    credential = Authenticator().make(await options(anna, "/me/passkeys"), HOME, flags=PRESENT)
    assert (await anna.post("/me/passkeys", 403, credential=credential))["key"] == "server-passkey-unverified-new"
    assert await here.store.rows(sa.select(passkeys)) == []
    assert (await anna.get("/me"))["kept"] is None


async def test_a_passkey_that_does_not_verify_its_user_opens_nothing_and_is_registered_again(here: House) -> None:
    anna = await here.guest("Anna")
    key, codes = await registered_before_verification(here, anna)
    proof = key.sign(await options(here.nobody, "/enter"), HOME, flags=PRESENT)
    before = await everything(here, challenges)
    answer = await here.nobody.http.post("/enter/passkey", json={"credential": proof})
    assert (answer.status_code, answer.json()["key"]) == (403, "server-passkey-unverified")
    assert "code de secours" in answer.json()["reason"]["fr"]
    assert "set-cookie" not in answer.headers
    assert await everything(here, challenges) == before

    phone = Guest(here.app, await here.nobody.post("/enter/code", 201, code=codes[0]))
    told = await options(phone, "/me/passkeys")
    assert told["excludeCredentials"] == [], "the same authenticator may make another one"
    again = Authenticator()
    await phone.post("/me/passkeys", 201, credential=again.make(told, HOME))
    assert [one["verified"] for one in (await phone.get("/me/name"))["passkeys"]] == [False, True]
    assert len((await options(phone, "/me/passkeys"))["excludeCredentials"]) == 1
    assert (await come_back(here.nobody, again))["player"] == anna.id


async def test_a_forged_proof_is_not_told_about_verification(here: House) -> None:
    anna = await here.guest("Anna")
    key, _ = await registered_before_verification(here, anna)
    forger = Authenticator()
    forger.id = key.id
    proof = forger.sign(await options(here.nobody, "/enter"), HOME, flags=PRESENT)
    assert (await here.nobody.post("/enter/passkey", 403, credential=proof))["key"] == "server-passkey-bad"


async def test_an_old_passkey_that_verifies_its_user_counts_as_verified_from_then_on(here: House) -> None:
    anna = await here.guest("Anna")
    key, _ = await registered_before_verification(here, anna)
    assert (await anna.get("/me/name"))["passkeys"][0]["verified"] is False
    assert (await come_back(here.nobody, key))["player"] == anna.id
    assert (await anna.get("/me/name"))["passkeys"][0]["verified"] is True


async def test_an_unverified_passkey_does_not_count_as_a_way_back(here: House) -> None:
    anna = await here.guest("Anna")
    await registered_before_verification(here, anna)
    await keep(anna)
    await here.store.execute(sa.delete(recovery_codes))
    old, new = (one["id"] for one in (await anna.get("/me/name"))["passkeys"])
    assert (await anna.ask("DELETE", f"/me/passkeys/{new}", 409))["key"] == "server-last-passkey"
    assert [one["id"] for one in (await anna.ask("DELETE", f"/me/passkeys/{old}", 200))["passkeys"]] == [new]


async def test_a_foreign_page_is_told_nothing(here: House) -> None:
    answer = await here.nobody.http.post("/enter/options", headers={"Origin": "http://evil.test"})
    assert answer.json()["key"] == "server-foreign-origin"
    for host in ("[", "a" * 300, ""):
        answer = await here.nobody.http.post("/enter/options", headers={"Host": host})
        assert answer.json()["key"] == "server-passkey-bad", "a host that has no name"


# Several ways, several devices


async def test_passkeys_are_named_and_removed_but_not_the_last_way_in_unasked(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    first, codes = await keep(anna)
    _, none = await keep(anna)
    assert none == [], "codes come with the first"
    told = await options(anna, "/me/passkeys")
    assert len(told["excludeCredentials"]) == 2
    one, two = (key["id"] for key in (await anna.get("/me/name"))["passkeys"])
    assert [key["name"] for key in (await anna.ask("PATCH", f"/me/passkeys/{one}", 200, json={"name": " Key  ring "}))["passkeys"]] == [
        "Key ring",
        "",
    ]
    for method, more in (("PATCH", {"json": {"name": "Mine"}}), ("DELETE", {})):
        assert (await ben.ask(method, f"/me/passkeys/{one}", 403, **more))["key"] == "server-no-passkey"
    await anna.ask("DELETE", f"/me/passkeys/{one}", 200)
    assert (await here.nobody.post("/enter/passkey", 403, credential=first.sign(await options(here.nobody, "/enter"), HOME)))[
        "key"
    ] == "server-passkey-unknown"
    for code in codes:
        await here.nobody.post("/enter/code", 201, code=code)
    assert (await anna.ask("DELETE", f"/me/passkeys/{two}", 409))["key"] == "server-last-passkey"
    assert (await anna.ask("DELETE", f"/me/passkeys/{two}", 200, params={"anyway": "true"}))["passkeys"] == []
    monkeypatch.setattr(module, "MOST", 1)
    await keep(anna)
    credential = Authenticator().make(await options(anna, "/me/passkeys"), HOME)
    assert (await anna.post("/me/passkeys", 409, credential=credential))["key"] == "server-many-passkeys"


async def test_devices_are_listed_and_signed_out_one_by_one_with_what_calls_them(here: House) -> None:
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    key, _ = await keep(anna)
    told = await options(here.nobody, "/enter")
    answer = await here.nobody.http.post("/enter/passkey", json={"credential": key.sign(told, HOME)}, headers={"User-Agent": agent})
    phone = Guest(here.app, answer.json())
    listed = (await anna.get("/me/name"))["devices"]
    assert sorted((one["label"], one["this"]) for one in listed) == [("", True), ("Firefox · Linux", False)]
    assert agent not in await everything(here)
    (other,) = (one["id"] for one in listed if not one["this"])
    row = {"id": "x", "player": anna.id, "endpoint": "-", "p256dh": "-", "auth": "-", "created": 1, "failures": 0}
    hashed = next(row["hash"] for row in await here.store.rows(sa.select(tokens)) if row["hash"].startswith(other))
    await here.store.execute(sa.insert(push_subscriptions).values(device=hashed, **row))
    await ben.ask("DELETE", f"/me/devices/{other}", 404)
    await anna.ask("DELETE", f"/me/devices/{other}", 204)
    await phone.get("/me", 401)
    assert (await anna.get("/me"))["player"] == anna.id
    assert await here.store.rows(sa.select(push_subscriptions)) == []
    assert (await anna.ask("DELETE", f"/me/devices/{other}", 404))["key"] == "server-no-device"


# Leaving


async def test_whoever_leaves_takes_it_along_or_deletes_it_and_the_name_is_free(here: House) -> None:
    anna = await here.guest("Anna")
    key, codes = await keep(anna)
    stored = (await anna.get("/me/data"))["stored"]
    assert [row["site"] for row in stored["passkeys.player"]] == ["table.test"]
    assert [set(row) for row in stored["recovery_codes.player"]] == [{"made"}] * 10, "not even the hashes"
    assert stored["tokens.player"][0]["label"] == ""
    await anna.ask("DELETE", "/me", 204)
    for table in (players, kept_names, passkeys, recovery_codes, tokens):
        assert await here.store.rows(sa.select(table)) == []
    await come_back(here.nobody, key, 403)
    await here.nobody.post("/enter/code", 404, code=codes[0])
    await here.guest("Anna")


async def test_a_kept_name_outlasts_a_guests(here: House) -> None:
    anna = await here.guest("Anna")
    await here.guest("Ben")
    await keep(anna)
    await options(anna, "/enter")
    await here.store.execute(sa.update(players).values(seen=0), sa.update(challenges).values(expires=0))
    clearing = Retention(here.hub)
    clearing.keep = Keep(guest_days=90, name_days=None)
    cleared = await clearing.all()
    assert (cleared["guests"], cleared["names"], cleared["challenges"]) == (1, 0, 1)
    clearing.keep = Keep(guest_days=None, name_days=730)
    assert (await clearing.all())["names"] == 1
    assert await here.store.rows(sa.select(kept_names)) == []


async def test_another_name_is_shown_wherever_the_old_one_was_written(here: House) -> None:
    """Tables that are over and in memory, their records and looks back, a seat kept for a rematch, and what is yet to be sent."""
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = (await anna.open())["id"]
    await ben.post(f"/tables/{table}/join")
    await ben.post(f"/tables/{table}/resign")
    assert (await anna.get(f"/tables/{table}/replay"))["names"] == ["Anna", "Ben"]
    rematch = (await anna.post(f"/tables/{table}/rematch"))["id"]
    waiting = {"seat": 0, "turn": 0, "seen": False, "tries": 0, "player": anna.id, "table": table, "occasion": "reminded"}
    rows = [waiting | {"by": "Ben", "due": now()}, waiting | {"by": "Ben", "due": now(), "table": "elsewhere"}]
    await here.store.execute(sa.insert(alerts).values(rows))
    await ben.ask("PATCH", "/me", 200, json={"name": "Benno"})
    for path in (table, rematch):
        assert [seat["name"] for seat in (await anna.get(f"/tables/{path}"))["seats"]] == ["Anna", "Benno"]
    for path in ("record", "replay"):
        assert (await anna.get(f"/tables/{table}/{path}"))["names"] == ["Anna", "Benno"]
    told = await here.store.rows(sa.select(alerts.c.table, alerts.c.by))
    assert {row["table"]: row["by"] for row in told} == {table: "Benno", "elsewhere": "Ben"}, "another Ben may have written that"
