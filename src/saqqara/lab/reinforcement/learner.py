"""Proximal policy optimization by self-play: the policy network chooses among the moves of whoever acts, and the value network, which sees
every game with all of it open, says how much better each move was than usual.

Everybody plays by the same networks. What a state is worth to every seat is a mean over what the value network says of the states after it
(lambda returns), so the moves of all seats count, and the networks are those of a search (`core/network.py`).
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from saqqara.bots.search_setup import search_setup
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.core.network import size
from saqqara.lab.network_gradients import CLEARNESS, LARGEST, POINTS, Net
from saqqara.lab.reinforcement.games import Games

OUTPUTS = 3
LEAST_SPREAD = 0.1
"""An input that seldom changes counts as if it changed that much."""
NOTHING = -1e9
STATE = ("parts", "means", "squares")
"""The arrays from which a network's training goes on."""
MEASURED = ("side_mean", "side_spread", "move_mean", "move_spread")


class Plan(NamedTuple):
    """A training: two with the same plan give the same on the same machine. `seats`: of all games, 0 for all numbers of seats; `games` at
    once, `steps` of each in a round, `rounds` in all; `keep`: new games are dealt, and the state may be kept, after so many rounds. In the
    part `beside` of the games one seat is a rival's that does not learn."""

    game: str
    seed: int = 1
    seats: int = 0
    games: int = 1024
    steps: int = 16
    rounds: int = 100
    keep: int = 50
    epochs: int = 2
    parts: int = 8
    rate: float = 1e-3
    mean_length: float = 0.9
    clip: float = 0.2
    entropy: float = 0.01
    beside: float = 0.0


class Learner:
    """A training that goes on round by round. `rival`: weights of networks, of which the policy plays beside the learner."""

    def __init__(self, plan: Plan, device: str, rival: Any = None) -> None:
        self.plan = plan
        part = find(plan.game).part("bots.network")
        self.games = Games(plan.game, plan.games, device, plan.seats or None)
        self.xp, self.scale = self.games.xp, search_setup(plan.game).weights.search.scale
        xp, n, seats = self.xp, plan.games, self.games.seats
        self.present = xp.arange(seats)[None, :] < xp.asarray(self.games.arrays["seats"])[:, None]
        self.sides = [xp.zeros((n, seats, part.SIDE), xp.float32) for _ in range(plan.steps + 1)]
        self.inputs = [xp.zeros((n, self.games.most, part.MOVE), xp.float32) for _ in range(plan.steps + 1)]
        self.views = [tuple(map(self.games.own, pair)) for pair in zip(self.sides, self.inputs, strict=True)]
        self.chosen = xp.zeros(n, xp.int64)
        self.chosen_view = self.games.own(self.chosen)
        chance = np.random.default_rng([plan.seed, 0])
        self.value = Net(xp, chance, part.SIDE, part.SIDE_HIDDEN, OUTPUTS)
        self.policy = Net(xp, chance, part.MOVE, part.MOVE_HIDDEN, 1)
        self.rival_weights = rival
        self.rival: Any = (
            None if rival is None else unpacked(xp, rival[size(part.SIDE, part.SIDE_HIDDEN, OUTPUTS) :], part.MOVE, part.MOVE_HIDDEN)
        )
        numbers = np.arange(n)
        beside = numbers < n * plan.beside if rival is not None else np.zeros(n, bool)
        self.rival_seat = xp.asarray(np.where(beside, numbers // 2 % np.asarray(self.games.arrays["seats"]), -1))
        self.rounds = 0
        self.curve: list[dict[str, float]] = []
        self.measure()

    def measure(self) -> None:
        """Find how large inputs and points are in games by chance."""
        xp, columns = self.xp, self.games.arrays
        chance = xp.random.default_rng(self.plan.seed)
        self.games.deal(f"{self.plan.game} {self.plan.seed} measure")
        sides, inputs, points = [], [], []
        for _ in range(self.plan.steps * 4):
            self.games.describe(*self.views[0])
            there = xp.arange(self.games.most)[None, :] < columns["many"][:, None]
            sides.append(sample(self.sides[0][self.present]))
            inputs.append(sample(self.inputs[0][there]))
            self.chosen[...] = (chance.random(self.plan.games) * columns["many"]).astype(xp.int64)
            self.games.play(self.chosen_view)
            points.append(columns["points"][:, : self.games.seats][columns["ended"]].ravel())
        self.side_mean, self.side_spread = self.spread(xp.concatenate(sides))
        self.move_mean, self.move_spread = self.spread(xp.concatenate(inputs))
        ended = xp.concatenate(points)
        self.points_mean, self.points_spread = (float(ended.mean()), max(float(ended.std()), 1.0)) if len(ended) else (0.0, 1.0)

    def spread(self, x: Any) -> tuple[Any, Any]:
        """Return the mean of each input and how far it spreads; what never changes is left as it is."""
        xp = self.xp
        mean, spread = x.mean(0, dtype=xp.float64), x.std(0, dtype=xp.float64)
        changes = spread > 1e-6
        mean, spread = xp.where(changes, mean, 0.0), xp.where(changes, xp.maximum(spread, LEAST_SPREAD), 1.0)
        return mean.astype(xp.float32), spread.astype(xp.float32)

    def foresee(self, sides: Any) -> tuple[Any, Any, Any]:
        """Return what the value network says of tables, by seat: the chance to win, how clearly, the points; with the inputs and hidden
        units it came from."""
        xp = self.xp
        x = ((sides - self.side_mean) / self.side_spread * self.present[:, :, None]).reshape(-1, sides.shape[2])
        hidden, said = self.value.forward(x)
        said = said.reshape(sides.shape[0], -1, OUTPUTS)
        hope = xp.where(self.present, said[:, :, 0], NOTHING)
        hope = xp.exp(hope - hope.max(1, keepdims=True))
        hope /= hope.sum(1, keepdims=True)
        clear = 1 / (1 + xp.exp(-xp.clip(said[:, :, 1], -LARGEST, LARGEST)))
        return xp.stack([hope, clear, said[:, :, 2]], 2), x, hidden

    def odds(self, inputs: Any, there: Any) -> tuple[Any, Any, Any]:
        """Return the logarithm of the odds of each move, and the inputs and hidden units they came from."""
        xp = self.xp
        x = ((inputs - self.move_mean) / self.move_spread * there[:, :, None]).reshape(-1, inputs.shape[2])
        hidden, said = self.policy.forward(x)
        looks = xp.where(there, said.reshape(there.shape), NOTHING)
        looks = looks - looks.max(1, keepdims=True)
        return looks - xp.log(xp.exp(looks).sum(1, keepdims=True)), x, hidden

    def rival_odds(self, inputs: Any, there: Any) -> Any:
        """Return the logarithm of the odds of each move of the rival."""
        xp = self.xp
        assert self.rival is not None
        begin, first, end, second = self.rival
        said = xp.maximum(inputs.reshape(-1, inputs.shape[2]) @ first + begin, 0) @ second + end
        looks = xp.where(there, said.reshape(there.shape), NOTHING)
        looks = looks - looks.max(1, keepdims=True)
        return looks - xp.log(xp.exp(looks).sum(1, keepdims=True))

    def ends(self) -> Any:
        """Return how games have ended that the last move ended, by seat: the part of the victory, how clear it was, the points."""
        xp, columns, seats = self.xp, self.games.arrays, self.games.seats
        points = xp.where(self.present, columns["points"][:, :seats], NOTHING)
        others = xp.stack([xp.delete(points, seat, 1).max(1) for seat in range(seats)], 1)
        clear = 1 / (1 + xp.exp(-xp.clip((points - others) / self.scale, -LARGEST, LARGEST)))
        return xp.stack([columns["won"][:, :seats], clear, (points - self.points_mean) / self.points_spread], 2).astype(xp.float32)

    def play(self, chance: Any) -> dict[str, Any]:
        """Play some steps in all games: what was there, what was chosen, and what it was worth."""
        xp, columns, steps = self.xp, self.games.arrays, self.plan.steps
        rows = xp.arange(self.plan.games)
        many, learns, actor, chosen, likely, ended, final, said = [], [], [], [], [], [], [], []
        for t in range(steps):
            self.games.describe(*self.views[t])
            there = xp.arange(self.games.most)[None, :] < columns["many"][:, None]
            odds, _, _ = self.odds(self.inputs[t], there)
            own = self.rival_seat != columns["actor"]
            if self.rival is not None:
                odds = xp.where(own[:, None], odds, self.rival_odds(self.inputs[t], there))
            noise = -xp.log(-xp.log(chance.random(odds.shape, dtype=xp.float32) * 0.99999 + 5e-6))
            self.chosen[...] = xp.where(there, odds + noise, NOTHING).argmax(1)
            many.append(there)
            learns.append(own)
            actor.append(columns["actor"].copy())
            chosen.append(self.chosen.copy())
            likely.append(odds[rows, self.chosen])
            said.append(self.foresee(self.sides[t])[0])
            self.games.play(self.chosen_view)
            ended.append(columns["ended"].copy())
            final.append(self.ends())
        self.games.describe(*self.views[steps])
        said.append(self.foresee(self.sides[steps])[0])
        worth, better = said[steps], []
        worths = []
        for t in reversed(range(steps)):
            worth = (1 - self.plan.mean_length) * said[t + 1] + self.plan.mean_length * worth
            worth = xp.where(ended[t][:, None, None], final[t], worth)
            worths.append(worth)
            better.append((worth - said[t])[rows, actor[t], 0])
        return {
            "there": many,
            "chosen": chosen,
            "likely": likely,
            "worth": worths[::-1],
            "better": better[::-1],
            "ended": ended,
            "own": learns,
        }

    def round(self) -> None:
        """Play, and learn from that."""
        plan, xp = self.plan, self.xp
        if self.rounds % plan.keep == 0:
            self.games.deal(f"{plan.game} {plan.seed} {self.rounds}")
        chance = xp.random.default_rng([plan.seed, 1, self.rounds])
        played = self.play(chance)
        spread = float(xp.sqrt(sum((one * one).mean() for one in played["better"]) / plan.steps)) + 1e-6
        done = self.rounds / plan.rounds
        rate, entropy = plan.rate * (1 - done), plan.entropy * (1 - done)
        order_of = np.random.default_rng([plan.seed, 2, self.rounds])
        losses = []
        for _ in range(plan.epochs):
            for some in np.array_split(order_of.permutation(plan.steps), min(plan.parts, plan.steps)):
                losses.append(self.learn(played, some, spread, rate, entropy))
        self.rounds += 1
        if self.rounds % plan.keep == 0 or self.rounds == plan.rounds:
            value, mixed = (float(sum(column)) / len(losses) for column in zip(*losses, strict=True))
            games = sum(int(one.sum()) for one in played["ended"])
            self.curve.append({"round": self.rounds, "value": round(value, 4), "entropy": round(mixed, 4), "games": games})

    def learn(self, played: dict[str, Any], some: Any, spread: float, rate: float, entropy: float) -> tuple[float, float]:
        """Train both networks by one step, by some steps of all games; the value network's loss in victories, and the policy's entropy."""
        xp, rows = self.xp, self.xp.arange(self.plan.games)
        values, mixed = 0.0, 0.0
        whole = len(some) * self.plan.games
        back_value, back_policy = [], []
        for t in some:
            said, x, hidden = self.foresee(self.sides[t])
            worth = played["worth"][t]
            weights = xp.asarray([1.0, CLEARNESS, POINTS], xp.float32)
            wrong = (said - worth) * weights * self.present[:, :, None] / whole
            back_value.append((x, hidden, wrong.reshape(-1, OUTPUTS)))
            values -= (worth[:, :, 0] * xp.log(said[:, :, 0] + 1e-9)).sum() / whole
            there, chosen = played["there"][t], played["chosen"][t]
            odds, x, hidden = self.odds(self.inputs[t], there)
            own = played["own"][t]
            looks = xp.exp(odds)
            ratio = xp.exp(odds[rows, chosen] - played["likely"][t])
            better = played["better"][t] / spread
            free = xp.where(better > 0, ratio < 1 + self.plan.clip, ratio > 1 - self.plan.clip)
            pull = (better * ratio * free)[:, None]
            wrong = looks * pull
            wrong[rows, chosen] -= pull[:, 0]
            plain = xp.where(there, odds, 0.0)
            even = -(looks * plain).sum(1, keepdims=True)
            wrong += entropy * looks * (plain + even)
            back_policy.append((x, hidden, (xp.where(there & own[:, None], wrong, 0.0) / whole).reshape(-1, 1).astype(xp.float32)))
            mixed += even.mean() / len(some)
        for net, back in ((self.value, back_value), (self.policy, back_policy)):
            x, hidden, wrong = (xp.concatenate(column) for column in zip(*back, strict=True))
            net.learn(x, hidden, wrong, rate)
        return values, mixed

    def keep(self, file: Path) -> None:
        """Write how far it has come, after a round that ends with new deals; what was there is replaced at once."""
        nets = {f"{name}{kind}{i}": part for name, net in self.nets for kind in STATE for i, part in enumerate(getattr(net, kind))}
        known = {name: getattr(self, name) for name in MEASURED}
        facts = {"plan": self.plan._asdict(), "rounds": self.rounds, "curve": self.curve, "steps": [net.steps for _, net in self.nets]}
        facts |= {"points": [self.points_mean, self.points_spread]}
        rival = {} if self.rival_weights is None else {"rival": self.rival_weights}
        arrays = {name: one if self.xp is np else one.get() for name, one in (nets | known).items()}
        new = file.with_suffix(".new.npz")
        np.savez(new, facts=np.array(json.dumps(facts)), **arrays, **rival)
        new.replace(file)

    @classmethod
    def resumed(cls, file: Path, plan: Plan, device: str) -> "Learner":
        """Return a training of the same plan as it was kept; raises BadSetup where there is none."""
        try:
            with np.load(file) as kept:
                facts, arrays = json.loads(str(kept["facts"])), {name: kept[name] for name in kept.files if name != "facts"}
        except (OSError, ValueError, KeyError) as problem:
            raise BadSetup("learn-unreadable", path=str(file), what=str(problem)) from None
        if facts["plan"] != plan._asdict():
            raise BadSetup("learn-other-plan", path=str(file), plan=json.dumps(facts["plan"]))
        made = cls(plan, device, arrays.get("rival"))
        made.rounds, made.curve = facts["rounds"], facts["curve"]
        made.points_mean, made.points_spread = facts["points"]
        for name in MEASURED:
            setattr(made, name, made.xp.asarray(arrays[name]))
        for (name, net), steps in zip(made.nets, facts["steps"], strict=True):
            net.steps = steps
            for kind in STATE:
                setattr(net, kind, [made.xp.asarray(arrays[f"{name}{kind}{i}"]) for i in range(len(net.parts))])
        return made

    @property
    def nets(self) -> tuple[tuple[str, Net], ...]:
        """Return both networks by name."""
        return ("value", self.value), ("policy", self.policy)

    def weights(self) -> Any:
        """Return the weights of both networks as a search takes them."""
        spreads = (self.side_mean, self.side_spread, self.move_mean, self.move_spread)
        side_mean, side_spread, move_mean, move_spread = (one if self.xp is np else one.get() for one in spreads)
        out_mean, out_spread = np.array([0.0, 0.0, self.points_mean]), np.array([1.0, 1.0, self.points_spread])
        sides = self.value.flat(side_mean, side_spread, out_mean, out_spread)
        moves = self.policy.flat(move_mean, move_spread, np.zeros(1), np.ones(1))
        return np.concatenate([sides, moves])


def unpacked(xp: Any, weights: Any, inputs: int, hidden: int) -> tuple[Any, ...]:
    """Return the parts of a policy network in the order of `core/network.py`."""
    begin, first, end, second = np.split(weights.astype(np.float32), np.cumsum([hidden, inputs * hidden, 1]))
    return tuple(xp.asarray(part) for part in (begin, first.reshape(inputs, hidden), end, second.reshape(hidden, 1)))


def sample(x: Any) -> Any:
    """Return some of many rows."""
    return x[:: max(1, len(x) // 4096)]
