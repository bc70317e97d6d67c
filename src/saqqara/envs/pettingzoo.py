"""The games as PettingZoo environments: `env` for all of them (AEC: one agent at a time), `parallel_env` where seats act at once.

Observations are as those of PettingZoo's classic games: `observation`, the numbers that the game's `observation.py` lays out (all that
the seat may know, and nothing else), and `action_mask`. A game ends with the only rewards: (share of the victory × seats − 1) / (seats
− 1).

Where several may act at once, the AEC environment asks them one by one, the lowest seat first; nobody sees what the others have chosen
in the same step. Where time is part of the rules, the clock acts as chance: who acts next is drawn evenly among those who may act and
the clock, which acts by itself. How `parallel_env` does it, `ParallelTable` tells.
"""

import secrets
import sys
from collections.abc import Mapping
from typing import Any

import numpy as np

from saqqara.core.arrays import generator
from saqqara.core.errors import BadSetup
from saqqara.core.game import CLOCK
from saqqara.core.rng import draw, shuffle
from saqqara.core.table import seed_bytes
from saqqara.envs.env_setup import Setting, whole_number
from saqqara.envs.single_step import DRAWN, REFUSED

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ModuleNotFoundError as missing:
    raise BadSetup("env-missing") from missing

FINE = 1 << 30
"""Chances are drawn in parts of this."""


class Common:
    """The common part of both kinds of environment: agents, spaces, state, drawing. A copy or a pickled one goes on with the game."""

    def _set_up(self, game: str, seats: int | None, options: Mapping[str, Any], deck: Any, render_mode: str | None) -> None:
        if render_mode not in (None, "ansi", "human"):
            raise BadSetup("env-render", got=str(render_mode)[:40])
        self.setting = setting = Setting(game, seats, options, deck)
        self.metadata = {
            "name": f"saqqara_{game}_v{setting.kind.rules_version}",
            "render_modes": ["ansi", "human"],
            "render_fps": 1,
            "is_parallelizable": False,  # in PettingZoo's sense: not every agent acts in every cycle
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(int(low), int(high), (setting.size,), np.int16),
                    "action_mask": Box(0, 1, (setting.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(setting.actions) for agent in self.possible_agents}
        self.state_space = Box(int(low), int(high), (setting.seats * setting.size,), np.int16)
        self._states = setting.empty()
        self._allowed = np.zeros(setting.actions, bool)
        self._rng: Any = None

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return all that an agent may know, and the mask of its actions."""
        setting = self.setting
        numbers, allowed = np.empty(setting.size, np.int16), np.empty(setting.actions, bool)
        setting.code.see(self._states, setting.tables, self._number[agent], numbers, allowed)
        return {"observation": numbers, "action_mask": allowed.view(np.int8)}

    def state(self) -> Any:
        """Return all that any seat may know, for a critic that sees everything: the observations of all seats one after the other."""
        numbers = np.empty((self.setting.seats, self.setting.size), np.int16)
        for seat, row in enumerate(numbers):
            self.setting.code.know(self._states, self.setting.tables, seat, row)
        return numbers.ravel()

    def action_text(self, agent: str, action: int) -> str:
        """Return an action of an agent as a move is written."""
        return self.setting.action_text(self._states, self._number[agent], action)

    def render(self) -> str | None:
        """Return the table as an onlooker sees it, where it was asked for: as text (`ansi`), or printed (`human`)."""
        if self.render_mode is None:
            return None
        drawn = self.setting.drawn(self._states)
        if self.render_mode == "ansi":
            return drawn
        sys.stdout.write(drawn)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _deal(self, seed: int | None) -> None:
        """Deal a new game; without a seed, chance goes on where it was."""
        if seed is not None:
            self._rng = generator(b"saqqara env " + seed_bytes(seed))
        elif self._rng is None:
            self._rng = generator(secrets.token_bytes(32))
        self.agents = self.possible_agents[:]
        self.setting.code.set_up(self._states, self.setting.tables, self.setting.seats, self.setting.codes, self._rng)


def as_number(action: Any) -> int:
    """Return an action as a number; -1, which none is, for None. Raises BadSetup for what is no whole number."""
    if action is None:
        return -1
    one = action.item() if isinstance(action, np.ndarray) and action.size == 1 else action
    if not whole_number(one):
        raise BadSetup("env-action-kind", got=str(action)[:40])
    return int(one)


class raw_env(Common, AECEnv):  # type: ignore[misc]  # noqa: N801  the name that PettingZoo's conventions have
    """An environment of one agent at a time, without wrappers: an action that is not allowed raises `BadSetup` and changes nothing."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        deck: Any = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._set_up(game, seats, options, deck, render_mode)

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Deal. PettingZoo's own tests give `options`, which mean nothing here."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def step(self, action: Any) -> None:
        """Make the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        setting, number = self.setting, as_number(action)
        if setting.code.act(self._states, setting.tables, self._number[agent], number, self._rng, self._allowed) == REFUSED:
            self._refuse(agent, action)
        else:
            self._next()

    def _refuse(self, agent: str, action: Any) -> None:
        """Raise the error that an action is not allowed."""
        raise BadSetup("env-action", agent=agent, action=str(action))

    def _next(self) -> None:
        """Choose the agent whose turn it is, or end the game."""
        seat = self.setting.code.next_seat(self._states, self.setting.tables, self._rng)
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        self._end(self.setting.returns(self._states))

    def _end(self, rewards: list[float]) -> None:
        """End the game for all agents."""
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


class GuardedEnv(raw_env):
    """The same with what PettingZoo's usual wrappers do, which would take six times as long as the game itself.

    An action that is not allowed ends the game, at -1 for whoever took it and 0 for the others (`TerminateIllegalWrapper`); one outside of
    the action space raises `BadSetup` (`AssertOutOfBoundsWrapper`); nothing can be asked before `reset` (`OrderEnforcingWrapper`).
    """

    def step(self, action: Any) -> None:
        """Make the action of the agent whose turn it is."""
        if self._rng is None:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        super().step(action)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return all that an agent may know."""
        if self._rng is None:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> str | None:
        """Return the table as an onlooker sees it."""
        if self._rng is None:
            EnvLogger.error_render_before_reset()
        return super().render()

    def _refuse(self, agent: str, action: Any) -> None:
        if not self.action_spaces[agent].contains(action):
            super()._refuse(agent, action)
        EnvLogger.warn_on_illegal_move()
        self.truncations = dict.fromkeys(self.agents, True)
        self._end([-1.0 if other == agent else 0.0 for other in self.agents])


def env(*args: Any, **named: Any) -> GuardedEnv:
    """Return the environment as most want it: one agent at a time, guarded."""
    return GuardedEnv(*args, **named)


class ParallelTable(Common, ParallelEnv):  # type: ignore[misc]
    """An environment in which all agents that may act choose at once; the others' masks are all 0, and whatever they send is ignored.

    Then the choices are played one by one in an order drawn by chance. One that an earlier one has made impossible is dropped (a tile that
    somebody else was quicker to take), and so is what is left once something new was drawn, since it was chosen without having seen that;
    an action that was never allowed is dropped as well. Where time is part of the rules, the clock acts after that with the chance `clock`.
    `infos` tell each agent whether its choice was played.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        deck: Any = None,
        render_mode: str | None = None,
        clock: float = 0.25,
        **options: Any,
    ) -> None:
        self._set_up(game, seats, options, deck, render_mode)
        if not self.setting.kind.simultaneous:
            raise BadSetup("env-not-parallel", name=game)
        if isinstance(clock, bool) or not isinstance(clock, int | float) or not 0 <= clock <= 1:
            raise BadSetup("env-clock", got=str(clock)[:40])
        self.clock = clock

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal. PettingZoo's own tests give `options`, which mean nothing here."""
        self._deal(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """Make all choices of one step, by agent."""
        code, states, tables = self.setting.code, self._states, self.setting.tables
        acting = int(code.acting(states))
        played = self._play(
            {seat: as_number(actions[agent]) for seat in self.setting.members(acting) if (agent := self._agent(seat)) in actions}
        )
        if acting >> CLOCK & code.acting(states) >> CLOCK & 1 and draw(self._rng, FINE) < self.clock * FINE:
            code.tick(states, tables, self._rng)
        agents, over = self.agents, int(code.acting(states)) == 0
        rewards = self.setting.returns(states) if over else [0.0] * len(agents)
        if over:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in agents},
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {"played": self._number[agent] in played} for agent in agents},
        )

    def _agent(self, seat: int) -> str:
        return str(self.possible_agents[seat])

    def _play(self, chosen: Mapping[int, int]) -> set[int]:
        """Play what was chosen, each seat's once; the seats whose choice was played."""
        code, states, tables = self.setting.code, self._states, self.setting.tables
        order, played = np.array(list(chosen), np.int64), set()
        shuffle(self._rng, order, len(order))
        for seat in order.tolist():
            became = code.act(states, tables, seat, chosen[seat], self._rng, self._allowed)
            if became != REFUSED:
                played.add(seat)
            if became == DRAWN:
                break
        return played


def parallel_env(*args: Any, **named: Any) -> ParallelTable:
    """Return the environment in which all who may act do so at once: for games where steps are simultaneous."""
    return ParallelTable(*args, **named)
