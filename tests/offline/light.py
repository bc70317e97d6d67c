"""The modules that a page runs, without the packages that a page does not have: run by `test_light.py` in a process of its own."""

import asyncio
import sys
from typing import Any

ABSENT = {
    "numpy", "numba", "llvmlite", "sqlalchemy", "pydantic", "structlog", "fastapi", "starlette", "uvicorn", "rich", "typer", "babel",
    "prometheus_client", "asyncpg", "greenlet", "attr",
}  # fmt: skip


async def main() -> None:
    """Play, review, analyse and solve in every game."""
    from saqqara.core.game import games
    from saqqara.offline import bot_turns
    from tests.offline.device import ask, device, play_out

    bot_turns.PAUSE_SECONDS = 0.0
    async with device() as server:
        await ask(server, "GET", "/games")
        for game, kind in games().items():
            times = {"sand": 0.1, "check": 0.1} if "sand" in kind.times else None
            bots = [{"bot": level} for level in ("master", "6.5/10", "chance", "adept")]
            seats = ["me", *bots[: max(kind.seats) - 1]]
            table = await ask(server, "POST", "/tables", {"game": game, "seats": seats, "times": times})
            me = await play_out(server, table["id"], stop_after=6)
            look = await me.turn()
            if look["moves"]:
                me.say(type="think", id="t")
                question = await me.until("question", id="t")
                if question["question"]:
                    me.say(type="explain", id="e", moves=[question["question"]["texts"][0]])
                    await me.until("reasons", id="e")
                else:
                    assert question["hint"]["moves"]
            me = await play_out(server, table["id"])
            if bots_moves := (await me.until("look", number=me.number))["bots"]:  # in a short race they may find nothing
                me.say(type="why", id="w", move=bots_moves[-1])
                assert (await me.until("because", id="w"))["reason"]["en"]
            moments = await ask(server, "GET", f"/tables/{table['id']}/review/moments")
            thoughts: dict[str, Any] = {"weighed": [], "opened": []}
            even = [1 / len(seats)] * len(seats)
            for moment in moments["moments"]:
                if moment["seat"] is None:
                    thoughts["opened"].append({"at": moment["at"], "tried": 10, "chances": even})
                else:
                    told = {"win": even[0], "win_error": 0.1, "points": 1.0, "points_error": 1.0, "tried": 5, "everyone": even}
                    about: dict[str, Any] = {"at": moment["at"], "seat": moment["seat"], "tried": 10, "chance": even[0], "error": 0.1}
                    if moment["played"] is not None:
                        best, played = ({"move": move} | told for move in (moment["question"]["texts"][0], moment["played"]))
                        about |= {"best": best, "played": played}
                    thoughts["weighed"].append(about)
            if moments["moments"] or not moments["thinks"]:
                review = await ask(server, "POST", f"/tables/{table['id']}/review", thoughts)
                assert await ask(server, "GET", f"/tables/{table['id']}/review") == review
            offer = await ask(server, "GET", f"/puzzles/{game}/next") if kind.has("extras.puzzles") else None
            if offer:
                await ask(server, "POST", f"/puzzles/{game}/{offer['key']}", {"moves": [offer["look"]["moves"][0]]})
            deal = await ask(server, "POST", "/positions/deal", {"game": game})
            start = {"game": game, "start": {"position": deal["position"]}, "seed": "one"}
            assert (await ask(server, "POST", "/analysis/moment", start))["looks"]
        await ask(server, "GET", "/daily")


if __name__ == "__main__":
    absent: Any = dict.fromkeys(ABSENT)
    sys.modules |= absent  # as if they were not installed
    asyncio.run(main())
