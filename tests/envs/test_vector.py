"""The vector environment: the games of the rules, row by row; what is refused changes nothing; arrays as others want them."""

import importlib
import json
import re
import sys
from typing import Any

import numpy as np
import pytest

from saqqara import Table
from saqqara.core.arrays import record_of
from saqqara.core.errors import BadSetup, SaqqaraError
from saqqara.core.game import find
from saqqara.core.observation import places
from saqqara.core.parsing import plain
from saqqara.envs import vector
from saqqara.envs.planes import decoded, observe
from tests.envs.seen import At
from tests.envs.setups import COMPILED, LONG, OBSERVED, SMALLEST_AND_LARGEST, SOME, Plain
from tests.envs.slow import Slow
from tests.every_game.setups import Setup

ALL = list(dict.fromkeys(setup.game for setup in OBSERVED))
FEW = ALL if LONG else list(COMPILED)
PLANES = COMPILED[0]
"""The game whose environment is compiled for planes; others for integers, as in `tests/envs/trace.py`: each kind is compiled anew."""
SEEN = ("observations", "masks", "seat", "rewards", "returns", "terminated", "truncated", "scores")


def made(setup: Setup, num_envs: int, **more: Any) -> vector.Vector:
    """Return an environment of a set-up."""
    options: dict[str, Any] = {"encode": "planes" if setup.game == PLANES else "integers", **dict(setup.options), **more}
    return vector.make(setup.game, num_envs, setup.seats, **options)


def any_actions(env: vector.Vector, chance: np.random.Generator) -> Any:
    """Return an allowed action for each row."""
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in env.masks])


def copies(env: vector.Vector) -> dict[str, Any]:
    """Return copies of all that can be seen of an environment."""
    return {name: getattr(env, name).copy() for name in SEEN}


def everything(env: vector.Vector) -> list[bytes]:
    """Return all that an environment holds."""
    return [array.tobytes() for array in env._batch]


@pytest.mark.parametrize("setup", SMALLEST_AND_LARGEST, ids=str)
def test_every_row_plays_by_the_rules_and_tells_of_it(setup: Setup) -> None:
    rows, ended = 2, 0
    env, chance = Plain(setup, rows, "integers", canonical=False), np.random.default_rng(1)
    env.reset(seed=7)
    slow = [Slow(setup, 7, row) for row in range(rows)]
    for n in range(1000):
        for row, one in enumerate(slow):
            assert env.seat[row] == one.seat
            assert (env.observations[row] == one.at.observation(one.seat)).all()
            assert (env.masks[row] == one.at.mask(one.seat)).all()
        actions = any_actions(env, chance) if n % 3 else None
        movers = env.seat.copy()
        _, rewards, terminated, truncated, info = env.step(actions)
        for row, one in enumerate(slow):
            one.step(None if actions is None else int(actions[row]))
            assert info["returns"][row].tolist() == pytest.approx(one.rewards)
            assert rewards[row] == pytest.approx(one.rewards[movers[row]])
            assert info["scores"][row].tolist() == one.scores
            assert bool(terminated[row]) == one.over
        assert not truncated.any()
        assert np.allclose(info["returns"].sum(axis=1), 0, atol=1e-6)
        ended += int(terminated.sum())
        if ended > 2:
            return
    raise AssertionError("no game ends")


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_an_action_that_is_not_allowed_changes_nothing(setup: Setup) -> None:
    env, chance = made(setup, 5), np.random.default_rng(2)
    env.reset(seed=1)
    for _ in range(4):
        env.step()
    before = everything(env)
    for wrong in (-1, -2, env.actions, 1 << 40, int(np.flatnonzero(~env.masks[3])[0])):
        actions = any_actions(env, chance)
        actions[3] = wrong
        with pytest.raises(SaqqaraError, match=rf"Environment 3: action {wrong} is not allowed "):
            env.step(actions)
        assert everything(env) == before
    for malformed in ([0], np.zeros(5), np.zeros((5, 1), np.int64), ["a"] * 5):
        with pytest.raises(SaqqaraError, match=r"5 actions \(one integer per environment"):
            env.step(malformed)
    assert everything(env) == before
    env.step(any_actions(env, chance).astype(np.int32))
    assert everything(env) != before


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_a_seed_gives_the_same_games_whatever_the_size_of_the_batch(setup: Setup) -> None:
    def games(num_envs: int, seed: int | None, env: vector.Vector | None = None) -> list[dict[str, Any]]:
        env = env or made(setup, num_envs)
        env.reset(seed=seed)
        found = [copies(env)]
        for _ in range(60):
            env.step()
            found.append(copies(env))
        return found

    env = made(setup, 4)
    four = games(4, 3, env)
    for one, other in zip(four, games(9, 3), strict=True):
        assert all((one[name] == other[name][:4]).all() for name in SEEN)
    assert any((one["observations"][0] != one["observations"][1]).any() for one in four), "rows play the same game"
    assert any((one["observations"] != other["observations"]).any() for one, other in zip(four, games(4, 4), strict=True))
    further = games(4, None, env)
    assert any((one["observations"] != other["observations"]).any() for one, other in zip(four, further, strict=True)), "games come again"
    assert all((one["observations"] == other["observations"]).all() for one, other in zip(four, games(4, 3, env), strict=True))
    assert any((one["observations"] != other["observations"]).any() for one, other in zip(games(1, None), games(1, None), strict=True))


def test_a_game_that_goes_on_too_long_is_truncated_and_brings_nothing() -> None:
    env = made(SOME[0], 3, limit=5)
    env.reset(seed=1)
    for n in range(1, 21):
        _, rewards, terminated, truncated, _ = env.step()
        assert not terminated.any()
        assert truncated.all() == truncated.any() == (n % 5 == 0)
        assert not rewards.any()
    assert (env._batch.games == 5).all()


def test_arrays_are_made_once_and_handed_over_without_a_copy() -> None:
    env = made(SOME[0], 3)
    env.reset(seed=1)
    addresses = [getattr(env, name).__array_interface__["data"] for name in SEEN]
    env.step()
    assert [getattr(env, name).__array_interface__["data"] for name in SEEN] == addresses
    for name in SEEN:
        assert np.from_dlpack(getattr(env, name)).__array_interface__["data"][0] == getattr(env, name).__array_interface__["data"][0]


def test_gymnasium_finds_its_conventions() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    env = made(SOME[0], 3)
    observations, info = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    assert env.single_observation_space.contains(observations[0])
    assert env.action_space.contains(any_actions(env, np.random.default_rng(1)))
    assert env.single_action_space.n == env.actions == info["action_mask"].shape[1]
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    assert env.num_envs == 3


def test_without_gymnasium_all_but_the_spaces_works(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("gymnasium", "gymnasium.vector"):
        monkeypatch.setitem(sys.modules, name, None)
    for name in ("saqqara.envs.vector", "saqqara.envs.vector_cpu"):
        monkeypatch.delitem(sys.modules, name)
    env = importlib.import_module("saqqara.envs.vector").make(SOME[0].game)
    env.reset(seed=1)
    env.step()
    assert env.metadata["autoreset_mode"] == "SameStep"
    with pytest.raises(BadSetup, match=r"pip install 'saqqara\[envs\]'"):
        _ = env.single_action_space


@pytest.mark.parametrize("game", ALL)
def test_planes_decode_to_the_numbers(game: str) -> None:
    setups = [setup for setup in OBSERVED if setup.game == game]
    for setup in (setups[0], setups[-1]):
        envs = [Plain(setup, 4, encode) for encode in ("planes", "integers")]
        for env in envs:
            env.reset(seed=3)
        planes, integers = envs
        for _ in range(200 if LONG else 20):
            assert (decoded(game, planes.observations) == integers.observations).all()
            assert planes.observations.max() == 1
            for env in envs:
                env.step()


def test_one_s_own_colour_is_shown_as_the_first_and_the_game_stays_the_same() -> None:
    """A seat sees the same, and its actions do the same, as if its colour were the first one."""
    setup = next(setup for setup in OBSERVED if setup.game == "objective")
    env, other = (Plain(setup, 1, "integers", canonical=canonical) for canonical in (True, False))
    for one in (env, other):
        one.reset(seed=4)
    kind, chance, exchanged = env.kind, np.random.default_rng(1), 0
    for _ in range(20):
        seat = int(env.seat[0])
        position = plain(kind.model.position(record_of(kind, env.states), env.deck))
        own = position["objectives"][seat]
        names = {"red": own, own: "red"}
        renamed = json.loads("".join(names.get(word, str(word)) for word in re.split(r"\b", json.dumps(position))))
        at = At(setup, Table.from_position(renamed, b"").open_state(), env.deck)
        assert (env.observations[0] == at.observation(seat)).all()
        assert (env.masks[0] == at.mask(seat)).all()
        exchanged += bool((env.masks != other.masks).any())
        action = int(chance.choice(np.flatnonzero(env.masks[0])))
        spot, colour = env.action_text(0, action).split()[::-1]
        assert Table.from_position(renamed, b"").text_of(seat, at.move_of(seat, action)) == f"{names.get(colour, colour)} {spot}"
        actions = other.masks[0].nonzero()[0].tolist()
        same = next(one for one in actions if other.action_text(0, one) == f"{colour} {spot}")
        env.step([action])
        other.step([same])
        assert env.states.tobytes() == other.states.tobytes()
    assert exchanged


@pytest.mark.parametrize(("game", "opponents"), [(game, opponents) for game in FEW for opponents in ("chance", "novice")])
def test_opponents_play_the_other_seats(game: str, opponents: str) -> None:
    if opponents == "novice" and find(game).has("bots.player"):
        with pytest.raises(BadSetup, match="Choose chance"):
            vector.make(game, opponents=opponents)
        return
    seats = find(game).seats[1]
    for learner in (1, None):
        env = vector.make(game, 8, seats, opponents=opponents, learner=learner, encode="planes" if game == PLANES else "integers")
        env.reset(seed=2)
        ended: list[float] = []
        sat: set[int] = set()
        while len(ended) < 40:
            seat = env.seat.copy()
            sat |= set(seat.tolist())
            _, rewards, terminated, _, info = env.step()
            assert learner is None or (seat == learner).all()
            assert (rewards == np.where(terminated, info["returns"][np.arange(8), seat], 0)).all()
            ended += rewards[terminated].tolist()
        assert learner is not None or sat == set(range(seats))
        if opponents == "novice":
            assert np.mean(ended) < 0, "chance wins against them"


@pytest.mark.parametrize("game", ALL)
def test_a_look_is_observed_as_the_environment_shows_it(game: str) -> None:
    setup = next(setup for setup in OBSERVED if setup.game == game)
    env, kind, chance = Plain(setup, 1, "planes"), find(game), np.random.default_rng(2)
    env.reset(seed=6)
    layout = kind.part("lab.observation").LAYOUT
    untold: set[int] = set()  # Hourglass: in which order different seats took tiles
    for part, begins in zip(layout, places(layout).values(), strict=True):
        untold |= {*range(begins, begins + part.size)} if part.name in ("takes", "last") else set()
    for _ in range(25):
        position = plain(kind.model.position(record_of(kind, env.states), env.deck))
        look = Table.from_position(position, b"").look(int(env.seat[0]))
        seen = observe(look.data())
        numbers, shown = (decoded(game, one) for one in (seen.observation, env.observations[0]))
        assert {*np.flatnonzero(numbers != shown).tolist()} <= untold
        assert (seen.mask == env.masks[0]).all()
        actions = np.flatnonzero(seen.mask).tolist()
        assert sorted(seen.texts) == actions
        assert [seen.texts[action] for action in actions] == [env.action_text(0, action) for action in actions]
        env.step([chance.choice(actions)])


def test_the_wrappers_of_gymnasium_take_it() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(vector.make(PLANES, 6, opponents="chance", render_mode="ansi"))
    _, info = wrapped.reset(seed=1, options=None)
    lengths: list[int] = []
    while len(lengths) < 12:
        actions = any_actions(wrapped.unwrapped, np.random.default_rng(1))
        _, rewards, terminated, _, info = wrapped.step(actions)
        if terminated.any():
            assert (info["episode"]["r"][terminated] == rewards[terminated]).all()
            lengths += info["episode"]["l"][terminated].tolist()
    assert min(lengths) > 1
    assert isinstance(wrapped.unwrapped, gymnasium.vector.VectorEnv)
    assert wrapped.unwrapped.np_random_seed == 1
    drawn = wrapped.render()
    assert len(drawn) == 6
    assert all("1" in one for one in drawn)
    wrapped.close()
    assert wrapped.unwrapped.closed
    with pytest.raises(BadSetup, match="no options"):
        wrapped.reset(options={"seats": 3})


def test_what_cannot_be_made_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    game = SOME[0].game
    for wrong in (0, -1, True, 1.5, 1 << 31):
        with pytest.raises(BadSetup, match="num_envs must be a whole number above 0"):
            vector.make(game, wrong)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="limit must be"):
        vector.make(game, 1, limit=0)
    with pytest.raises(BadSetup, match="There is no device “tpu”"):
        vector.make(game, 1, device="tpu")
    with pytest.raises(SaqqaraError, match="Call reset before"):
        vector.make(game, 1).step()
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(BadSetup, match=r"pip install 'saqqara\[cuda\]'"):
        vector.make(game, 1, device="cuda")
