"""A bot for tournaments: JSON lines in, JSON lines out. It plays at random, but never what it played last.

saqqara tournament objective --players "exec:python examples/line_bot.py,novice"
"""

import json
import random
import sys
from typing import Any

last = ""


def choose(look: dict[str, Any]) -> str:
    """Return one of the moves; one that ends in "..." is to be completed, here with an operation that is nearly always wrong."""
    moves = [move.replace("...", "1+1") for move in look["moves"]]
    others = [move for move in moves if move != last]
    return random.choice(others or moves)


for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "look":
        last = choose(asked["look"])
        print(json.dumps({"move": last, "after": 2.0}), flush=True)
