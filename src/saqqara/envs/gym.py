"""A seat at a table with our bots, as a Gymnasium environment.

    env = gymnasium.make("saqqara/Objective-v0", seats=2, opponents="novice")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(action)    # one of those that info["action_mask"] allows

Observations, opponents and options are those of `saqqara.envs.vector.make`; `action_masks()` is what sb3-contrib's MaskablePPO asks for. An
action that is not allowed loses the game. For speed, use the vector environment: this is one row of it.
"""

from collections.abc import Mapping
from typing import Any

from saqqara.core.errors import BadSetup
from saqqara.envs import vector
from saqqara.envs.env_setup import whole_number
from saqqara.envs.registration import register_games

try:
    from gymnasium import Env
except ModuleNotFoundError as missing:
    raise BadSetup("env-missing") from missing

LOST = -1.0


class SeatEnv(Env):
    """A seat of a game; the others are played by `opponents`."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(self, game: str, seats: int | None = None, *, opponents: str = "chance", **more: Any) -> None:
        if opponents is None:
            raise BadSetup("vector-opponents", name=game, got="None")
        self.games = vector.make(game, 1, seats, opponents=opponents, autoreset=False, **more)
        self.render_mode = self.games.render_mode
        self.observation_space, self.action_space = self.games.single_observation_space, self.games.single_action_space

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Return a new game, up to the first move of this seat."""
        super().reset(seed=seed)
        self.games.reset(seed=seed, options=options)
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return an action of this seat, and the moves of the others after it."""
        number = action.item() if hasattr(action, "item") else action
        if not whole_number(number):
            raise BadSetup("env-action-kind", got=str(action)[:40])
        if not 0 <= number < self.games.actions or not self.games.masks[0, number]:
            return self._seen(), LOST, True, False, {**self._info(), "refused": True}
        self.games.step([number])
        return self._seen(), float(self.games.rewards[0]), bool(self.games.terminated[0]), bool(self.games.truncated[0]), self._info()

    def action_masks(self) -> Any:
        """Return the mask of the actions that are allowed now."""
        return self.games.masks[0].copy()

    def action_text(self, action: int) -> str:
        """Return an action as a move is written."""
        return self.games.action_text(0, action)

    def render(self) -> str | None:
        """Return the table as an onlooker sees it, with `render_mode="ansi"`."""
        drawn = self.games.render()
        return None if drawn is None else drawn[0]

    def _seen(self) -> Any:
        """Return the observation of the seat: a copy, which stays as it is."""
        return self.games.observations[0].copy()

    def _info(self) -> dict[str, Any]:
        """Return the observation's info."""
        return {"action_mask": self.action_masks(), "seat": int(self.games.seat[0]), "scores": self.games.scores[0].tolist()}


register_games()
