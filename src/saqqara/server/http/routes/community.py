"""People among each other: following, being here, inviting friends to a table, blocking."""

from typing import Annotated

from fastapi import Body, Depends, Path, Query, Response

from saqqara.server.community import blocks, follows
from saqqara.server.community.handles import handle_of, player_of
from saqqara.server.errors import NotNow
from saqqara.server.http.dependencies import HubHere, Me, PeopleHere, RatesHere, TableHere, slow_down
from saqqara.server.http.openapi import gives, make_router, refuses
from saqqara.server.http.responses import Denied, json_response
from saqqara.server.schemas.community import (
    AskedInvitation,
    AskedPresence,
    FriendsAt,
    Here,
    Invitation,
    Invitations,
    People,
    Person,
)
from saqqara.server.schemas.requests.tables import Join
from saqqara.server.schemas.tables import Listing
from saqqara.server.schemas.ws_messages import TableInfo
from saqqara.server.storage.store import Store
from saqqara.server.tables import block_checks, chat, invitations, seating, table_lists, table_views

router = make_router("people")
Handle = Annotated[str, Path(max_length=16, pattern=r"^[A-Za-z0-9_-]+$", description="Somebody's public address")]
MayJoin = Annotated[Join, Body(default_factory=Join)]
Which = Annotated[str, Path(max_length=16, pattern=r"^[A-Za-z0-9_-]+$")]


async def other_here(hub: HubHere, handle: Handle) -> str:
    """The player of the path, or 404."""
    player = await player_of(hub.store, handle)
    if player is None:
        raise Denied(404, "server-no-person")
    return player


Other = Annotated[str, Depends(other_here)]


async def told(store: Store, me: str, other: str) -> Response:
    """Return my relation to a person now."""
    found = await follows.relation_to(store, me, other)
    if found is None:
        raise Denied(404, "server-no-person")
    return json_response(found)


# Following


@router.get("/people", responses=gives(People))
async def get_people(me: Me, hub: HubHere, people: PeopleHere) -> Response:
    """My own link, and everybody I follow, who follows me, or whom I have blocked."""
    found = await follows.all_relations(hub.store, me)
    shows = await follows.shows(hub.store, me)
    return json_response(People(await handle_of(hub.store, me), await people.name_of(me), shows, tuple(found)))


@router.get("/people/{handle}", responses=gives(Person))
async def get_person(me: Me, other: Other, hub: HubHere) -> Response:
    """Return a person and my relation to them."""
    return await told(hub.store, me, other)


@router.put("/people/{handle}/follow", responses=gives(Person))
async def follow(me: Me, other: Other, hub: HubHere, rates: RatesHere) -> Response:
    """Follow somebody; they see it."""
    slow_down(rates.people, me)
    await follows.follow(hub.store, me, other)
    return await told(hub.store, me, other)


@router.delete("/people/{handle}/follow", responses=gives(Person))
async def unfollow(me: Me, other: Other, hub: HubHere) -> Response:
    """Follow somebody no more."""
    await follows.unfollow(hub.store, me, other)
    return await told(hub.store, me, other)


@router.delete("/people/{handle}/follower", responses=gives(Person))
async def remove_follower(me: Me, other: Other, hub: HubHere) -> Response:
    """Remove a follower."""
    await follows.unfollow(hub.store, other, me)
    return await told(hub.store, me, other)


# Blocking


@router.put("/people/{handle}/block", responses=gives(Person))
async def block(me: Me, other: Other, hub: HubHere, rates: RatesHere) -> Response:
    """Block somebody: we meet no more, at any table, by any message. They are not told."""
    slow_down(rates.people, me)
    if me == other:
        raise NotNow("server-block-self")
    await blocks.block(hub.store, me, other)
    await seating.put_off_own(hub, me, other)
    for one in (me, other):
        await hub.tell_person_changed(one)
    return await told(hub.store, me, other)


@router.delete("/people/{handle}/block", responses=gives(Person))
async def unblock(me: Me, other: Other, hub: HubHere) -> Response:
    """Undo a block of mine."""
    await blocks.unblock(hub.store, me, other)
    for one in (me, other):
        await hub.tell_person_changed(one)
    return await told(hub.store, me, other)


@router.get("/tables/{table}/person", responses=gives(Person))
async def at_table(
    me: Me,
    live: TableHere,
    hub: HubHere,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    said: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """Return the person on a seat of a table, or the author of a chat message."""
    other = await chat.speaker(hub.store, live, said) if said is not None else None
    if seat is not None and seat < len(live.seats):
        other = live.seats[seat].player
    if other is None:
        raise Denied(404, "server-no-person")
    return await told(hub.store, me, other)


# Being here


@router.put("/me/presence", responses=gives(Here))
async def show_me(me: Me, asked: AskedPresence, hub: HubHere) -> Response:
    """Let my friends see whether I am here, or no more."""
    await follows.show(hub.store, me, asked.shown)
    return json_response(Here(asked.shown))


@router.post("/me/presence", responses=gives(Here))
async def say_here(me: Me, hub: HubHere) -> Response:
    """A page of mine is open. Where I do not want it to be known (`shown`), nothing is written, and the page need not say it again."""
    return json_response(Here(await follows.note_here(hub.store, me)))


# Tables of friends, and invitations


@router.get("/tables/friends", responses=gives(Listing))
async def friends_tables(me: Me, hub: HubHere) -> Response:
    """Return my friends' tables, those that wait for players first: public ones, and those whose host lets friends find them."""
    return json_response(await table_lists.of_friends(hub, me))


@router.get("/tables/{table}/friends", responses=gives(FriendsAt))
async def friends_at(me: Me, live: TableHere, hub: HubHere) -> Response:
    """My friends, for a table of mine that waits for players: who sits there, is invited, or has said no."""
    found = await invitations.friends_at(hub, live, me)
    return json_response(FriendsAt(tuple(found)))


@router.post("/tables/{table}/invite", responses=gives(FriendsAt))
async def invite(me: Me, live: TableHere, asked: AskedInvitation, hub: HubHere, people: PeopleHere, rates: RatesHere) -> Response:
    """Invite a friend to a table of mine that waits for players."""
    slow_down(rates.people, me)
    other = await player_of(hub.store, asked.handle)
    if other is None:
        raise Denied(404, "server-no-person")
    await invitations.invite(hub, live, me, await people.name_of(me), other)
    return await friends_at(me, live, hub)


@router.get("/invitations", responses=gives(Invitations))
async def get_invitations(me: Me, hub: HubHere) -> Response:
    """The invitations I have; each ends with an answer, when the table begins or has no room, or after a day."""
    found = []
    for row in await invitations.waiting(hub.store, me):
        by, table = await follows.relation_to(hub.store, me, row["by"]), await table_lists.one(hub, row["table"], me)
        if by is not None and table is not None:
            found.append(Invitation(row["id"], by, table, row["at"], row["expires"]))
    return json_response(Invitations(tuple(found)))


@router.post("/invitations/{invitation}/accept", responses=gives(TableInfo))
async def accept(me: Me, invitation: Which, asked: MayJoin, hub: HubHere, people: PeopleHere) -> Response:
    """Sit down where I am invited: on that seat, or the first that is open."""
    table = await invitations.find(hub.store, me, invitation)
    live = await hub.present(table) if table is not None else None
    if live is None or await block_checks.refusal(hub.store, live, me) is not None:
        raise Denied(404, "server-no-invitation")
    await seating.join(hub, live, me, await people.name_of(me), asked.seat, asked.nonce)
    return json_response(table_views.info(live, me, hub.presence.here(live.id)))


@router.post("/invitations/{invitation}/decline", status_code=204, responses=refuses())
async def decline(me: Me, invitation: Which, hub: HubHere) -> Response:
    """Say no: who invites me sees it at their table."""
    await invitations.decline(hub.store, me, invitation)
    return Response(status_code=204)
