"""A bot that takes a seat at a table of a Saqqara server and plays at random: python examples/bot.py http://127.0.0.1:8000 TABLE"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def post(url: str, data: Any, token: str = "") -> Any:
    """Send JSON, get JSON."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(data).encode(), headers)) as answer:
        return json.load(answer)


async def main(server: str, table: str) -> None:
    """Join, and play until the game is over."""
    me = post(f"{server}/api/v1/players", {"name": "Random program"})
    post(f"{server}/api/v1/tables/{table}/join", {}, me["token"])
    async with connect(server.replace("http", "ws", 1) + f"/api/v1/tables/{table}/ws") as socket:
        await socket.send(json.dumps({"type": "hello", "token": me["token"]}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                print("refused:", message["why"]["reason"]["en"])
            if message["type"] == "look" and message["look"]["outcome"]:
                print("over:", message["look"]["outcome"]["places"])
                return
            choices = [move for move in message.get("look", {}).get("moves", []) if not move.endswith("...")]
            if choices:
                move = {"type": "move", "id": f"move-{message['number']}", "text": random.choice(choices)}
                await socket.send(json.dumps(move))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
