"""A bot that takes a seat at a table of a Saqqara server and plays at random: python examples/bot.py http://127.0.0.1:8000 TABLE"""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect


def post(url: str, data: dict[str, str], token: str = "") -> dict[str, str]:
    """Send JSON, get JSON."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(data).encode(), headers)) as answer:
        return dict(json.load(answer))


async def main(server: str, table: str) -> None:
    """Join, and play until the game is over."""
    me = post(f"{server}/api/v1/players", {"name": "Random program"})
    post(f"{server}/api/v1/tables/{table}/join", {}, me["token"])
    async with connect(server.replace("http", "ws", 1) + f"/api/v1/tables/{table}/ws") as socket:
        await socket.send(json.dumps({"type": "hello", "token": me["token"]}))
        look, number, wanted = {"moves": [], "outcome": None}, 0, 0
        while not look["outcome"]:
            message = json.loads(await socket.recv())
            if message["type"] == "look":
                look, number = message["look"], message["number"]
            elif message["type"] == "accepted":
                wanted = message["number"]  # the look that shows the move has at least this number, and may be yet to come
            elif message["type"] in ("refused", "problem"):
                print("refused:", message["why"]["reason"]["en"])
                wanted = number
            choices = [move for move in look["moves"] if not move.endswith("...")]
            if choices and number >= wanted:
                wanted = sys.maxsize  # one move at a time: until it is answered, a look may only say that somebody else is done
                await socket.send(json.dumps({"type": "move", "id": f"move-{number}", "text": random.choice(choices), "on": number}))
        print("over:", look["outcome"]["places"])


asyncio.run(main(*sys.argv[1:]))
