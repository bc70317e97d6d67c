"""The networks of a judgement (`core/network.py`) trained: plain gradients, on the processor (NumPy) or a GPU (CuPy) by the same lines.

Inputs are brought to mean 0 and spread 1; what that takes is folded into the weights at the end.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from saqqara.core.errors import BadSetup
from saqqara.core.network import size
from saqqara.lab.self_play import Noted

CLEARNESS, POINTS = 0.5, 0.1
"""The weights, beside the victory, of foreseeing how clear it is, and the points."""
RATE, DECAY, FIRST, SECOND, SMALL = 3e-3, 1e-5, 0.9, 0.999, 1e-8
"""The steps of Adam: how long, how far weights are drawn to 0, how long the mean and the mean square of gradients are remembered."""
HELD_OUT = 0.1
PARTS = 512
LARGEST = 30.0

Curve = list[dict[str, float]]


def arrays(device: str) -> Any:
    """NumPy, or what does the same on a GPU."""
    if device == "cpu":
        return np
    try:
        import cupy
    except ImportError:
        raise BadSetup("no-gpu") from None
    return cupy


class Net:
    """A network with one hidden layer, and its gradient step."""

    def __init__(self, xp: Any, chance: Any, inputs: int, hidden: int, outputs: int) -> None:
        self.xp, self.steps = xp, 0
        first, second = chance.standard_normal((inputs, hidden)) * np.sqrt(2 / inputs), chance.standard_normal((hidden, outputs)) * 0.1
        self.parts = [xp.asarray(part, xp.float32) for part in (np.zeros(hidden), first, np.zeros(outputs), second)]
        self.means = [xp.zeros_like(part) for part in self.parts]
        self.squares = [xp.zeros_like(part) for part in self.parts]

    def forward(self, x: Any) -> tuple[Any, Any]:
        """Return the hidden units and what the network says."""
        hidden = self.xp.maximum(x @ self.parts[1] + self.parts[0], 0)
        return hidden, hidden @ self.parts[3] + self.parts[2]

    def learn(self, x: Any, hidden: Any, wrong: Any, rate: float) -> None:
        """Make one step against the error of its output."""
        back = (wrong @ self.parts[3].T) * (hidden > 0)
        self.steps += 1
        slopes = (back.sum(0), x.T @ back, wrong.sum(0), hidden.T @ wrong) if self.xp is np else self.slopes(x, hidden, back, wrong)
        for i, slope in enumerate(slopes):
            self.means[i] = FIRST * self.means[i] + (1 - FIRST) * slope
            self.squares[i] = SECOND * self.squares[i] + (1 - SECOND) * slope * slope
            mean, square = self.means[i] / (1 - FIRST**self.steps), self.squares[i] / (1 - SECOND**self.steps)
            self.parts[i] = self.parts[i] * (1 - rate * DECAY) - rate * mean / (self.xp.sqrt(square) + SMALL)

    def slopes(self, x: Any, hidden: Any, back: Any, wrong: Any) -> tuple[Any, Any, Any, Any]:
        """Return the gradients in parts that are summed at the end: in one piece a tall product keeps a GPU's processors idle."""
        parts = PARTS if len(x) % PARTS == 0 else 1
        x, hidden, back, wrong = (array.reshape(parts, -1, array.shape[1]) for array in (x, hidden, back, wrong))
        ones = self.xp.ones((parts, 1, x.shape[1]), self.xp.float32)
        products = (ones @ back, x.swapaxes(1, 2) @ back, ones @ wrong, hidden.swapaxes(1, 2) @ wrong)
        begin, first, end, second = (one.sum(0) for one in products)
        return begin[0], first, end[0], second

    def flat(self, mean: Any, spread: Any, out_mean: Any, out_spread: Any) -> Any:
        """Return all weights in the order of `core/network.py`, for inputs and outputs as they are."""
        told: list[Any] = [part if self.xp is np else part.get() for part in self.parts]
        start, first, out, second = (part.astype(np.float64) for part in told)
        first = first / spread[:, None]
        start = start - mean @ first
        return np.concatenate([start, first.ravel(), out * out_spread + out_mean, (second * out_spread).ravel()]).astype(np.float32)


def spread_of(x: Any) -> tuple[Any, Any]:
    """Return the mean of each input and how far it spreads; what never changes is left as it is."""
    mean, spread = x.mean(0, dtype=np.float64), x.std(0, dtype=np.float64)
    return np.where(spread > 1e-6, mean, 0.0), np.where(spread > 1e-6, spread, 1.0)


def turns(chance: Any, n: int, batch: int, epochs: int) -> Iterator[tuple[int, Any, float]]:
    """Yield parts of a whole in a new order each time round; with the length of the step, which falls to nothing."""
    each = -(-n // batch)
    for epoch in range(epochs):
        order = chance.permutation(n)
        for i in range(each):
            done = (epoch * each + i) / (epochs * each)
            yield epoch, order[i * batch : (i + 1) * batch], RATE * (1 + np.cos(np.pi * done)) / 2


def judge_sides(xp: Any, net: Net, x: Any, present: Any, wins: Any, margins: Any, points: Any) -> tuple[Any, Any, float]:
    """Return the network's outputs for whole tables: its hidden units, the errors, and the loss in victories."""
    rows, seats, inputs = x.shape
    hidden, said = net.forward(x.reshape(rows * seats, inputs))
    said = said.reshape(rows, seats, 3)
    hope = xp.where(present, said[:, :, 0], -1e9)
    hope = xp.exp(hope - hope.max(1, keepdims=True))
    hope = hope / hope.sum(1, keepdims=True)
    clear = 1 / (1 + xp.exp(-xp.clip(said[:, :, 1], -LARGEST, LARGEST)))
    wrong = xp.stack([hope - wins, CLEARNESS * (clear - margins) * present, POINTS * (said[:, :, 2] - points) * present], 2) / rows
    loss = -float((wins * xp.log(hope + 1e-9)).sum()) / rows
    return hidden, wrong.reshape(rows * seats, 3).astype(xp.float32), loss


def train_sides(noted: Noted, hidden: int, seed: int, epochs: int, device: str, batch: int = 4096, told: Any = None) -> tuple[Any, Curve]:
    """Return the weights that foresee how games end, and how the loss fell: over what was learned from, and over what was held out."""
    xp, chance = arrays(device), np.random.default_rng([seed, 1])
    seats = int(noted.seats.max())
    present = np.arange(seats) < noted.seats[:, None]
    mean, spread = spread_of(noted.sides[:, :seats][present])
    points_mean, points_spread = (float(value) for value in spread_of(noted.points[:, :seats][present]))
    x = xp.asarray(((noted.sides[:, :seats] - mean) / spread * present[:, :, None]).astype(np.float32))
    all_: tuple[Any, ...] = (x, xp.asarray(present), xp.asarray(noted.wins[:, :seats]), xp.asarray(noted.margins[:, :seats]))
    all_ = (*all_, xp.asarray(((noted.points[:, :seats] - points_mean) / points_spread).astype(np.float32)))
    net = Net(xp, chance, x.shape[2], hidden, 3)
    known = max(1, int(len(x) * (1 - HELD_OUT)))
    rest = tuple(part[known:] for part in all_)

    def step(which: Any, rate: float) -> float:
        which = xp.asarray(which)
        some = tuple(part[which] for part in all_)
        inside, wrong, loss = judge_sides(xp, net, *some)
        net.learn(some[0].reshape(-1, x.shape[2]), inside, wrong, rate)
        return loss

    curve = trained(turns(chance, known, batch, epochs), step, lambda: judge_sides(xp, net, *rest)[2], told)
    return net.flat(mean, spread, np.array([0.0, 0.0, points_mean]), np.array([1.0, 1.0, points_spread])), curve


def train_moves(noted: Noted, hidden: int, seed: int, epochs: int, device: str, batch: int = 512, told: Any = None) -> tuple[Any, Curve]:
    """Return the weights that see at a glance what a search would try most, and how the loss fell."""
    xp, chance = arrays(device), np.random.default_rng([seed, 2])
    if len(noted.many) == 0:  # games at first sight have no examples
        return np.zeros(size(noted.moves.shape[1], hidden, 1), np.float32), [{"loss": 0.0, "held_out": 0.0}]
    mean, spread = spread_of(noted.moves)
    x, shares = xp.asarray(((noted.moves - mean) / spread).astype(np.float32)), xp.asarray(noted.shares)
    begin = np.concatenate([[0], np.cumsum(noted.many)])
    net = Net(xp, chance, x.shape[1], hidden, 1)
    known = max(1, int(len(noted.many) * (1 - HELD_OUT)))

    def judge(which: Any) -> tuple[Any, Any, Any, float]:
        many = noted.many[which]
        of = np.repeat(np.arange(len(which)), many)
        rows = xp.asarray(np.arange(many.sum()) + np.repeat(begin[which] - np.cumsum(many) + many, many))
        of = xp.asarray(of)
        some, wanted = x[rows], shares[rows]
        inside, said = net.forward(some)
        looks = xp.exp(xp.clip(said[:, 0], -LARGEST, LARGEST))
        looks = looks / xp.bincount(of, looks, len(which))[of]
        loss = -float((wanted * xp.log(looks + 1e-9)).sum()) / len(which)
        return some, inside, ((looks - wanted) / len(which)).astype(xp.float32)[:, None], loss

    def step(which: Any, rate: float) -> float:
        some, inside, wrong, loss = judge(which)
        net.learn(some, inside, wrong, rate)
        return loss

    held = np.arange(known, len(noted.many))
    curve = trained(turns(chance, known, batch, epochs), step, lambda: judge(held)[3], told)
    return net.flat(mean, spread, np.zeros(1), np.ones(1)), curve


def trained(
    parts: Iterator[tuple[int, Any, float]], step: Callable[[Any, float], float], held_out: Callable[[], float], told: Any
) -> Curve:
    """Take every step; the curve has a point for each time round. `told` hears of each."""
    losses: list[list[float]] = []
    curve: Curve = []
    for epoch, which, rate in parts:
        if epoch == len(losses):
            if losses:
                curve.append({"loss": round(float(np.mean(losses[-1])), 5), "held_out": round(held_out(), 5)})
                if told is not None:
                    told(curve[-1])
            losses.append([])
        losses[-1].append(step(which, rate))
    curve.append({"loss": round(float(np.mean(losses[-1])), 5), "held_out": round(held_out(), 5)})
    return curve
