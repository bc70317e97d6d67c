"""Following, friends, who is here, friends' tables, and invitations."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.community import follows
from saqqara.server.community.handles import handle_of
from saqqara.server.settings import Limits
from saqqara.server.storage.schema import alert_choices, alerts, presence
from saqqara.server.storage.schema import invitations as stored
from saqqara.server.tables import invitations
from tests.server.databases import BOTH
from tests.server.guests_over_http import Guest, House, house
from tests.server.test_alerts_push import calling, calm, person

pytestmark = BOTH


async def address(here: House, guest: Guest) -> str:
    """Return a player's handle."""
    return await handle_of(here.store, guest.id)


async def befriend(here: House, one: Guest, other: Guest) -> None:
    """Two follow each other."""
    await one.ask("PUT", f"/people/{await address(here, other)}/follow", 200)
    await other.ask("PUT", f"/people/{await address(here, one)}/follow", 200)


async def test_following_by_a_link_and_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        link = (await anna.get("/people"))["handle"]
        assert (await ben.get(f"/people/{link}"))["name"] == "Anna"
        for _ in range(2):  # twice is as good as once
            seen = await ben.ask("PUT", f"/people/{link}/follow", 200)
            assert (seen["followed"], seen["follows_me"], seen["friend"]) == (True, False, False)
        (follower,) = (await anna.get("/people"))["people"]
        assert (follower["name"], follower["follows_me"], follower["followed"]) == ("Ben", True, False)
        back = await anna.ask("PUT", f"/people/{follower['handle']}/follow", 200)
        assert back["friend"]
        assert (await ben.get("/people"))["people"][0]["friend"]
        assert anna.id not in repr(await ben.get("/people"))
        removed = await anna.ask("DELETE", f"/people/{follower['handle']}/follower", 200)
        assert (removed["followed"], removed["follows_me"]) == (True, False)
        assert [one["followed"] for one in (await ben.get("/people"))["people"]] == [False]
        await anna.ask("DELETE", f"/people/{follower['handle']}/follow", 200)
        assert (await ben.get("/people"))["people"] == (await anna.get("/people"))["people"] == []
        await ben.ask("DELETE", "/me", 204)
        await anna.get(f"/people/{follower['handle']}", 404)


async def test_what_cannot_be_is_said_and_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(follows, "MOST", 1)
    async with house(tmp_path, limits=Limits(people=(3, 0.001))) as here:
        anna, ben, cleo = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
        assert (await anna.ask("PUT", f"/people/{await address(here, anna)}/follow", 409))["key"] == "server-follow-self"
        assert (await anna.ask("PUT", "/people/nobody/follow", 404))["key"] == "server-no-person"
        await anna.ask("PUT", f"/people/{await address(here, ben)}/follow", 200)
        assert (await anna.ask("PUT", f"/people/{await address(here, cleo)}/follow", 409))["key"] == "server-many-follows"
        assert (await anna.ask("PUT", f"/people/{await address(here, ben)}/follow", 429))["key"] == "server-too-fast"
        assert [one["name"] for one in (await anna.get("/people"))["people"]] == ["Ben"]
        await here.nobody.get("/people", 401)
        await anna.ask("PUT", "/me/presence", 422, json={"shown": "yes"})


async def test_whether_a_friend_is_here_is_their_choice_and_for_friends_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben, cleo = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
        of_ben = await address(here, ben)
        await befriend(here, anna, ben)
        await cleo.ask("PUT", f"/people/{of_ben}/follow", 200)
        assert not (await ben.post("/me/presence"))["shown"], "nobody is shown who has not chosen it"
        assert await here.store.rows(sa.select(presence)) == []
        assert (await anna.get(f"/people/{of_ben}"))["here"] is None
        await ben.ask("PUT", "/me/presence", 200, json={"shown": True})
        assert (await anna.get(f"/people/{of_ben}"))["here"] is True
        assert (await cleo.get(f"/people/{of_ben}"))["here"] is None, "a follower is no friend"
        await here.store.execute(sa.update(presence).values(here=now() - follows.HERE))
        assert (await anna.get(f"/people/{of_ben}"))["here"] is False
        assert (await ben.post("/me/presence"))["shown"]
        assert (await anna.get(f"/people/{of_ben}"))["here"] is True
        await ben.ask("PUT", "/me/presence", 200, json={"shown": False})
        assert (await anna.get(f"/people/{of_ben}"))["here"] is None


async def test_friends_see_the_tables_they_may_see(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben, cleo = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
        await befriend(here, anna, ben)
        shown = (await anna.open(friends=True))["id"]
        await anna.open()
        public = (await anna.open(public=True))["id"]
        foreign = (await cleo.open(friends=True, seats=3))["id"]
        await anna.post(f"/tables/{foreign}/join")

        async def listed(who: Guest) -> list[Any]:
            return [table["id"] for table in (await who.get("/tables/friends"))["tables"]]

        assert set(await listed(ben)) == {shown, public}, "nothing that its own host does not show to their friends"
        assert await listed(cleo) == []
        await cleo.ask("PUT", f"/people/{await address(here, anna)}/follow", 200)
        assert await listed(cleo) == [], "who follows is no friend"
        assert (await ben.post(f"/tables/{shown}/join"))["friends"]
        assert await listed(ben) == [public], "where one sits oneself is no news"
        third = await here.guest("Dan")
        await befriend(here, anna, third)
        assert await listed(third) == [public, shown], "those that wait for players first; then those that can be watched"
        assert "look" not in repr((await third.get("/tables/friends"))["tables"])


async def test_an_invitation_is_seen_answered_and_ends(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben, cleo = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
        await befriend(here, anna, ben)
        await befriend(here, anna, cleo)
        of_ben, of_cleo = await address(here, ben), await address(here, cleo)
        table = (await anna.open(seats=3))["id"]
        assert [friend["state"] for friend in (await anna.get(f"/tables/{table}/friends"))["friends"]] == [None, None]
        for handle in (of_ben, of_ben, of_cleo):
            states = (await anna.post(f"/tables/{table}/invite", handle=handle))["friends"]
        assert [friend["state"] for friend in states] == ["waiting", "waiting"]
        (hers,) = (await cleo.get("/invitations"))["invitations"]
        assert (hers["by"]["name"], hers["table"]["id"]) == ("Anna", table)
        await ben.post(f"/invitations/{hers['id']}/accept", 404)  # it is not his
        await ben.ask("POST", f"/invitations/{hers['id']}/decline", 204)
        assert len((await cleo.get("/invitations"))["invitations"]) == 1
        (his,) = (await ben.get("/invitations"))["invitations"]
        await cleo.ask("POST", f"/invitations/{hers['id']}/decline", 204)
        assert (await cleo.get("/invitations"))["invitations"] == []
        await anna.post(f"/tables/{table}/invite", handle=of_cleo)
        assert (await cleo.get("/invitations"))["invitations"] == [], "who has said no is not asked again"
        assert (await ben.post(f"/invitations/{his['id']}/accept"))["seat"] == 1
        states = (await anna.get(f"/tables/{table}/friends"))["friends"]
        assert {friend["person"]["name"]: friend["state"] for friend in states} == {"Ben": "sits", "Cleo": "no"}
        assert (await ben.post(f"/invitations/{his['id']}/accept", 404))["key"] == "server-no-invitation"


async def test_an_invitation_ends_with_the_table_or_after_a_time(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for how in ("closed", "late", "full", "left"):
            anna, ben, cleo = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
            await befriend(here, anna, ben)
            table = (await anna.open(seats=2 if how == "full" else 3))["id"]
            await anna.post(f"/tables/{table}/invite", handle=await address(here, ben))
            (waiting,) = (await ben.get("/invitations"))["invitations"]
            assert waiting["expires"] - waiting["at"] == invitations.LASTS
            if how == "closed":
                await anna.post(f"/tables/{table}/close")
            elif how == "late":
                await here.store.execute(sa.update(stored).values(expires=now()))
            else:
                await cleo.post(f"/tables/{table}/join")
                if how == "left":
                    await anna.post(f"/tables/{table}/leave")
            assert (await ben.get("/invitations"))["invitations"] == []
            await ben.post(f"/invitations/{waiting['id']}/accept", 404)


async def test_who_may_not_invite_is_told_so(tmp_path: Path) -> None:
    async with house(tmp_path, limits=Limits(people=(4, 0.001))) as here:
        anna, ben, cleo = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
        await befriend(here, anna, ben)
        table = (await anna.open())["id"]
        of_ben = await address(here, ben)
        assert (await cleo.post(f"/tables/{table}/invite", 403, handle=of_ben))["key"] == "server-not-seated"
        await cleo.get(f"/tables/{table}/friends", 403)
        refused = await anna.post(f"/tables/{table}/invite", 409, handle=await address(here, cleo))
        assert refused["key"] == "server-not-friends"
        await anna.post(f"/tables/{table}/invite", 404, handle="nobody")
        await anna.post(f"/tables/{table}/invite", 422, handle="")
        await cleo.post(f"/tables/{table}/join")
        assert (await anna.post(f"/tables/{table}/invite", 409, handle=of_ben))["key"] == "server-not-open"
        await anna.post(f"/tables/{table}/invite", 429, handle=of_ben)
        assert await here.store.rows(sa.select(stored)) == []


async def test_whoever_has_chosen_so_is_called_to_an_invitation(tmp_path: Path) -> None:
    """Once, in quiet hours not, and not to one that has ended."""
    async with calling(tmp_path) as (one, service):
        ann, hers = await person(one, service, "Ann", occasions=["invited"])
        bob, his = await person(one, service, "Bob", occasions=["turn"])
        cleo, other = await person(one, service, "Cleo", occasions=["invited"], quiet={"begins": 0, "ends": 1439})
        table = (await bob.open(seats=4))["id"]
        for friend in (ann, cleo):
            await befriend(one, bob, friend)
            for _ in range(2):
                await bob.post(f"/tables/{table}/invite", handle=await address(one, friend))
        await calm(one)
        (note,) = hers.notes
        assert note["title"].startswith("Bob invites you: ")
        assert note["url"] == f"/t/{table}"
        assert other.notes == []
        await bob.post(f"/tables/{table}/close")
        await one.store.execute(sa.update(alert_choices).values(quiet_from=None, quiet_to=None), sa.update(alerts).values(due=now()))
        await calm(one)
        assert (len(hers.notes), his.notes, other.notes) == (1, [], [])
