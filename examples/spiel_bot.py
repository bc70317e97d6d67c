"""OpenSpiel's IS-MCTS at our tables, for tournaments: it is given looks, and thinks so many seconds a move.

It needs what `pip install 'saqqara[envs]'` brings.

saqqara tournament objective --players "exec:python examples/spiel_bot.py 0.2,master@0.2s"
"""

import json
import secrets
import sys
from time import monotonic
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from saqqara.core.determinization import read_look
from saqqara.core.rng import generator
from saqqara.envs.openspiel import Playouts, from_look

EXPLORATION = 1.4


class TimedBot(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's own bot, which stops when its time is up in place of after so many simulations."""

    def __init__(self, game: Any, seconds: float, seed: bytes) -> None:
        chance = np.random.RandomState(np.frombuffer(seed[:4], np.uint32))
        super().__init__(game, Playouts(generator(seed)), EXPLORATION, 1, random_state=chance)
        self.seconds, self.simulations = seconds, 0

    def run_search(self, state: Any) -> Any:
        """Search as OpenSpiel's bot does, but until a time is over."""
        until = monotonic() + self.seconds
        self.reset()
        self._root_node = self.create_new_node(state)
        self.simulations = 0
        while self.simulations < 2 or monotonic() < until:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        return self.get_final_policy(state, self._root_node)


def choose(data: dict[str, Any], deck: Any, seconds: float) -> str:
    """The move for a look."""
    look = read_look(data)
    seed = secrets.token_bytes(32)
    state = from_look(look, generator(seed), deck)
    actions = state.legal_actions()
    action = actions[0] if len(actions) == 1 else TimedBot(state.get_game(), seconds, seed).step(state)
    return str(state.action_to_string(look.seat, int(action)))


def main(seconds: float) -> None:
    """Answer line by line."""
    deck = None
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "hello":
            deck = asked["deck"]
        elif asked["type"] == "look":
            print(json.dumps({"move": choose(asked["look"], deck, seconds), "after": 2.0}), flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 0.2)
