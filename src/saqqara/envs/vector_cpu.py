"""The vector environment on the CPU, of which `saqqara.envs.vector` tells; what a GPU does otherwise is in `vector_cuda.py`."""

import secrets
from functools import cache, cached_property
from typing import Any

import numpy as np

from saqqara.core.arrays import deck_array, generator, new_states, option_codes
from saqqara.core.compile import twins
from saqqara.core.errors import BadSetup, SaqqaraError
from saqqara.core.game import find
from saqqara.core.template_parts import observation_of
from saqqara.core.templates import bind
from saqqara.envs import batch_step
from saqqara.envs.batch_memory import ANEW, AT_RANDOM, Batch

LIMIT = 10_000
"""After so many steps a game is truncated, where nothing else is said: there are games that never end if nobody wants them to."""
MOST = 1 << 31
"""So many environments have games with numbers of their own."""


@cache
def compiled_for(game: str) -> Any:
    """Return `batch_step.py` over a game's rules and observations, compiled."""
    return twins(batching_of(game))


@cache
def batching_of(game: str) -> Any:
    """Return the same as plain functions."""
    return bind(batch_step, game, game=observation_of(find(game)))


class Vector:
    """Many games on the CPU. What `vector.make` gives back."""

    def __init__(self, game: str, num_envs: int, seats: int | None, deck: Any, limit: int, options: dict[str, Any]) -> None:
        self.kind = find(game)
        if not self.kind.has("lab.observation"):
            raise BadSetup("env-no-observation", name=game)
        for name, value, most in (("num_envs", num_envs, MOST), ("limit", limit, 1 << 62)):
            if isinstance(value, bool) or not isinstance(value, int) or not 0 < value < most:
                raise BadSetup("vector-number", name=name, got=str(value))
        self.num_envs = num_envs
        self.seats = self.kind.seat_count(seats)
        self.options = self.kind.choices(self.seats, options)
        part = self.kind.part("lab.observation")
        self.size, self.actions = int(part.SIZE), int(part.ACTIONS)
        self._code = self._load()
        self._batch = self._allocate(deck_array(self.kind, self.kind.deck(deck)), limit)
        self._at_random, self._anew = (self._own(np.full(num_envs, code, np.int64)) for code in (AT_RANDOM, ANEW))
        self._begun = False

    # What lies in memory

    def _load(self) -> Any:
        """The compiled functions."""
        return compiled_for(self.kind.name)

    def _zeros(self, *shape: int, dtype: Any) -> Any:
        """An array that callers see."""
        return np.zeros(shape, dtype)

    def _own(self, array: Any) -> Any:
        """An array that callers do not see."""
        return array

    def _allocate(self, deck: Any, limit: int) -> Batch:
        """All arrays, once."""
        n = self.num_envs
        self.observations = self._zeros(n, self.size, dtype=np.int16)
        self.masks = self._zeros(n, self.actions, dtype=np.bool_)
        self.seat = self._zeros(n, dtype=np.int8)
        self.rewards = self._zeros(n, self.seats, dtype=np.float32)
        self.terminated = self._zeros(n, dtype=np.bool_)
        self.truncated = self._zeros(n, dtype=np.bool_)
        self.scores = self._zeros(n, self.seats, dtype=np.int64)
        own = (
            new_states(self.kind, n),
            deck,
            option_codes(self.kind, self.options),
            np.zeros(4, np.uint64),
            np.zeros((n, 4), np.uint64),
            np.zeros(n, np.int64),
            np.zeros(n, np.int64),
            np.full(1, limit, np.int64),
        )
        seen = (self.observations, self.masks, self.seat, self.rewards, self.terminated, self.truncated, self.scores)
        return Batch._make(map(self._own, (*own, *seen, np.zeros((n, self.seats), np.int64))))

    # As Gymnasium has it

    @property
    def metadata(self) -> dict[str, Any]:
        """How it begins anew, in Gymnasium's own word where that is installed."""
        try:
            from gymnasium.vector import AutoresetMode
        except ImportError:
            return {"autoreset_mode": "SameStep"}
        return {"autoreset_mode": AutoresetMode.SAME_STEP}

    @cached_property
    def single_observation_space(self) -> Any:
        """What one seat observes."""
        return spaces().Box(-(1 << 15), (1 << 15) - 1, (self.size,), np.int16)

    @cached_property
    def single_action_space(self) -> Any:
        """What one seat may do, as far as its mask allows it."""
        return spaces().Discrete(self.actions)

    @cached_property
    def observation_space(self) -> Any:
        """The same for the whole batch."""
        return spaces().Box(-(1 << 15), (1 << 15) - 1, (self.num_envs, self.size), np.int16)

    @cached_property
    def action_space(self) -> Any:
        """The same for the whole batch."""
        return spaces().MultiDiscrete(np.full(self.num_envs, self.actions))

    def reset(self, seed: int | bytes | None = None) -> tuple[Any, dict[str, Any]]:
        """New games everywhere. The same seed gives the same games, each row its own whatever the size of the batch; without one they go on
        from the seed before, or from chance."""
        if seed is not None or not self._begun:
            given = secrets.token_bytes(32) if seed is None else seed if isinstance(seed, bytes) else str(seed).encode()
            self._seed(generator(given))
        self._begun = True
        self._step_all(self._anew)
        return self.observations, self._info()

    def step(self, actions: Any = None) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action for each row, or random ones; raises a `SaqqaraError` before anything has changed where one is not allowed."""
        if not self._begun:
            raise SaqqaraError("vector-reset")
        if actions is None:
            self._step_all(self._at_random)
        else:
            self._step_all(self._checked(actions))
        return self.observations, self.rewards, self.terminated, self.truncated, self._info()

    def close(self) -> None:
        """Nothing is held that would have to be let go."""

    def _info(self) -> dict[str, Any]:
        """What comes with the observations."""
        return {"action_mask": self.masks, "seat": self.seat, "scores": self.scores}

    def _checked(self, actions: Any) -> Any:
        """Actions as compiled code takes them, all of them allowed."""
        given = self._as_array(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise SaqqaraError("vector-actions", wanted=self.num_envs, got=f"{given.dtype} {tuple(given.shape)}")
        given = self._contiguous(given)
        row = self._first_refused(given)
        if row >= 0:
            raise SaqqaraError("vector-refused", row=str(row), action=str(int(given[row])))
        return given

    # What is done by compiled code

    def _as_array(self, actions: Any) -> Any:
        """What somebody gave as actions, as an array."""
        return np.asarray(actions)

    def _contiguous(self, actions: Any) -> Any:
        """The same in the one type that code is compiled for."""
        return np.ascontiguousarray(actions, np.int64)

    def _seed(self, words: Any) -> None:
        """Begin with the first games of a seed."""
        self._batch.seed[:] = words
        self._batch.games[:] = 0

    def _first_refused(self, actions: Any) -> int:
        """The first row whose action is not allowed, or -1."""
        return int(self._code.refused(self.masks, actions, 0, self.num_envs))

    def _step_all(self, actions: Any) -> None:
        """One action everywhere."""
        self._code.step_rows(self._batch, actions, 0, self.num_envs)


def spaces() -> Any:
    """Gymnasium's spaces."""
    try:
        from gymnasium import spaces as made
    except ImportError:
        raise BadSetup("vector-gymnasium") from None
    return made
