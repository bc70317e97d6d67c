"""The bot of examples/bot.py takes a seat at a real server and plays a game to its end."""

import asyncio
import sys
from pathlib import Path

from tests.server.server_processes import Player, node

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


async def test_the_example_bot_plays_to_the_end(tmp_path: Path) -> None:
    with node(f"sqlite:///{tmp_path}/bot.db") as server:
        ann = await Player.come(server.url, "Ann")
        table = (await ann.post("/tables", game="expedition", seats=["open", "open"], public=True))["id"]
        bots = [
            await asyncio.create_subprocess_exec(
                sys.executable, str(BOT), server.url, table, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
            )
            for _ in range(2)
        ]
        try:
            for bot in bots:
                said, trouble = await asyncio.wait_for(bot.communicate(), 60)
                assert (bot.returncode, trouble) == (0, b"")
                assert b"over: [" in said
                assert b"refused" not in said
        finally:  # else a failure here would be one more in a later test, which finds the pipes of the other bot open
            for bot in bots:
                if bot.returncode is None:
                    bot.kill()
                await bot.communicate()
        info = await ann.get(f"/tables/{table}")
        assert info["status"] == "over"
        assert [seat["name"] for seat in info["seats"]] == ["Random program"] * 2
        await ann.close()


def test_the_example_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 42
