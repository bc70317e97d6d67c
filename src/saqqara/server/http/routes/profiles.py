"""Profiles, boards, and one's own ratings."""

from typing import Annotated

from fastapi import Path, Query, Response

from saqqara.bots.level_ratings import even
from saqqara.bots.rating_scale import off
from saqqara.core.game import find, games
from saqqara.server.community.blocks import blocked
from saqqara.server.community.handles import handle_of, player_of
from saqqara.server.errors import NotNow
from saqqara.server.http.dependencies import Asker, Me, StoreHere, TableHere, part_of
from saqqara.server.http.openapi import gives, make_router
from saqqara.server.http.responses import Denied, json_response
from saqqara.server.ratings import profiles
from saqqara.server.ratings.leaderboard import Leaderboards
from saqqara.server.ratings.player_ratings import ratings_of
from saqqara.server.ratings.shown_rating_changes import changes
from saqqara.server.schemas.profiles import ChangedProfile, Profile
from saqqara.server.schemas.ratings import Board, EvenGame, MyRatings, RatingChanges, RatingInfo
from saqqara.server.storage.store import Store

router = make_router("people")
GameName = Annotated[str, Path(max_length=40, json_schema_extra={"enum": [*games()]})]
Handle = Annotated[str, Path(max_length=16, description="How others refer to a person: it is in lists, and in the address of a profile.")]


BoardsHere = Annotated[Leaderboards, part_of("boards")]


@router.get("/me/ratings", responses=gives(MyRatings))
async def my_ratings(me: Me, store: StoreHere) -> Response:
    """My ratings, and the bots that would give me an even game."""
    found = []
    for game, one in (await ratings_of(store, me)).items():
        levels = {str(seats): level for seats in find(game).seats if (level := even(game, seats, one.mu)) is not None}
        found.append(EvenGame(game, RatingInfo(one.shown, off(one.sigma), one.games, one.provisional), levels))
    return json_response(MyRatings(await handle_of(store, me), tuple(found)))


async def mine(store: Store, me: str) -> Response:
    """My own profile; whoever has just been deleted has none."""
    await handle_of(store, me)
    found = await profiles.profile(store, me, me)
    if found is None:
        raise Denied(404, "server-no-profile")
    return json_response(found)


@router.get("/me/profile", responses=gives(Profile))
async def my_profile(me: Me, store: StoreHere) -> Response:
    """My profile, all of it, and what of it everybody may see."""
    return await mine(store, me)


@router.patch("/me/profile", responses=gives(Profile))
async def change(me: Me, asked: ChangedProfile, store: StoreHere) -> Response:
    """Show other parts of my profile to everybody, or have another picture drawn."""
    await profiles.change(store, me, asked.public, asked.picture)
    return await mine(store, me)


@router.get("/people/{handle}/profile", responses=gives(Profile))
async def person(me: Asker, handle: Handle, store: StoreHere) -> Response:
    """Return a profile, as far as its player shows it."""
    player = await player_of(store, handle)
    parted = player is not None and me is not None and await blocked(store, player, me)
    found = None if player is None or parted else await profiles.profile(store, player, me)
    if found is None:
        raise Denied(404, "server-no-profile")
    return json_response(found)


@router.get("/tables/{table}/ratings", responses=gives(RatingChanges))
async def changed(me: Asker, live: TableHere, store: StoreHere) -> Response:
    """Return the rating changes of a finished game, for players who show theirs, and mine."""
    if not live.over:
        raise NotNow("server-no-ratings")
    return json_response(await changes(store, live.id, me))


@router.get("/boards/{game}", responses=gives(Board))
async def board(
    me: Asker,
    game: GameName,
    boards: BoardsHere,
    provisional: Annotated[bool, Query(description="Those whose ratings are provisional, instead of the others")] = False,
    before: Annotated[int, Query(ge=0, le=10_000_000, description="How many of the best to leave out")] = 0,
    around: Annotated[bool, Query(description="The page on which I stand, or would")] = False,
) -> Response:
    """The best players of a game."""
    return json_response(await boards.board(find(game).name, me, provisional, before, around))
