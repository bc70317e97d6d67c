"""Names that look like one that is kept are nobody else's; names that deceive and words that the host does not want are nobody's."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server.names.confusables import skeletons
from saqqara.server.names.name_policy import is_deceptive, is_unwanted
from saqqara.server.storage.schema import kept_names
from tests.server.databases import BOTH
from tests.server.guests_over_http import Guest, house

pytestmark = BOTH

LOOK_ALIKES = {
    "Anna": [
        "ANNA",
        "anna",
        "Аnna",
        "Annа",
        "АNNА",
        "An na",
        "Anna.",
        "_Anna_",
        "An\u200dna",
        "A\u034fnna",
        "Anna\ufe0f",
        "Ａｎｎａ",
        "𝐀𝐧𝐧𝐚",
    ],
    "Alice": ["AIice", "A1ice", "AL1CE", "Αlice", "Alic\u0435", "ALICE"],
    "Bob": ["B0b", "ВОВ", "Вob", "BOB", "ㅤBob", "Bоb"],
    "Emma": ["Ernma", "EMMA", "Еmma"],
    "Анна": ["АННА", "анна", "Aнна"],
    "Zoé": ["ZOÉ", "Zoe\u0301", "Zо\u00e9"],
}
OTHERS = [("Anna", "Hanna"), ("Anna", "Ann"), ("Zoé", "Zoe"), ("Bob", "Rob"), ("Anna", "Annå"), ("Nina", "Viva"), ("Anna", "Anna 2")]


def test_what_looks_alike_is_the_same_and_nothing_else_is() -> None:
    for name, others in LOOK_ALIKES.items():
        for other in others:
            assert skeletons(name) & skeletons(other), f"{other!r} passes for {name!r}"
    for name, other in OTHERS:
        assert not skeletons(name) & skeletons(other), f"{other!r} is not {name!r}"
    assert all(len(look) <= 200 for look in skeletons("\ufdfa" * 40))


@pytest.mark.parametrize("name", ["Saqqara", "SАQQАRА", "Host", "h0st", "Hôte", "Admin", "Saqqara Admin", "Master", "Maître", "Rob0t"])
def test_names_that_deceive(name: str) -> None:
    assert is_deceptive(name)


@pytest.mark.parametrize("name", ["Anna", "Hosta", "Master Li", "Ghost", "Anna of Saqqara", "Adminton", "Bottine"])
def test_names_that_do_not(name: str) -> None:
    assert not is_deceptive(name)


WORDS = ("con", "*merde*", "*shit*", "arse", "salaud*")
UNWANTED = [
    "Con",
    "le con",
    "C o n",
    "c.o.n",
    "con!",
    "MERDE",
    "Emmerdeur",
    "mеrdе",
    "m3rde",
    "Bullsh1t",
    "$hit",
    "ARSE",
    "Salauds",
    "Càn't con",
]
WANTED = ["Constance", "Connor", "Bacon", "Arsène", "Parsec", "Anna", "Marsel", "Éclair"]


def test_the_hosts_words_in_french_and_english() -> None:
    assert [name for name in UNWANTED if not is_unwanted(name, WORDS)] == []
    assert [name for name in WANTED if is_unwanted(name, WORDS)] == []
    assert not is_unwanted("Anna", ("*", "", "**"))


async def codes(guest: Guest, status: int = 201) -> Any:
    return await guest.post("/me/codes", status)


async def test_a_kept_name_is_nobody_elses(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, other = await here.guest("Anna"), await here.guest("Anna")  # guests share names
        await codes(anna)
        for name in ("Anna", "Аnna", "ANNA"):
            said = await here.nobody.post("/players", 409, name=name)
            assert said["key"] == "server-name-taken"
            assert f"{name} 2" in said["reason"]["fr"]
            await other.ask("PATCH", "/me", 409, json={"name": f"{name}."})
        assert (await codes(other, 409))["key"] == "server-name-taken", "she was first"
        assert (await other.ask("PATCH", "/me", 200, json={"name": "Anna"}))["name"] == "Anna", "what one is called one may stay"
        ben = await here.guest("Ben")
        assert (await ben.ask("PATCH", "/me", 409, json={"name": "anna"}))["key"] == "server-name-taken"
        assert (await ben.get("/me"))["name"] == "Ben"
        await codes(ben)
        await ben.ask("PATCH", "/me", 409, json={"name": "Аnna"})
        assert (await anna.ask("PATCH", "/me", 200, json={"name": "Annabel"}))["kept"] is not None
        await ben.ask("PATCH", "/me", 200, json={"name": "Anna"})
        assert {row["skeleton"] for row in await here.store.rows(sa.select(kept_names))} == skeletons("Anna") | skeletons("Annabel")


async def test_the_hosts_words_hold_for_new_names_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        old = await here.guest("Merdeux")
    async with house(tmp_path, unwanted_words=WORDS) as here:
        again = Guest(here.app, old.made)
        assert (await codes(again, 400))["key"] == "server-unwanted-name"
        assert (await here.nobody.post("/players", 400, name="Mеrdе"))["key"] == "server-unwanted-name"
        assert (await again.open(400, name="Table de merde"))["key"] == "server-unwanted-name"
        assert (await again.ask("PATCH", "/me", 400, json={"name": "Admin"}))["key"] == "server-deceiving-name"
        assert (await again.get("/me"))["name"] == "Merdeux"
