"""A player's mind in one round: its finds, their moments, and its decisions.

The difficulty of this game is to find, not to decide, so nothing is searched here. What a player has found at a moment follows from the
roll and from chances that are fixed for the whole round (`finding`). What is left to decide is which tile to take, and whether to wait for
a better one. Moments are seconds since the roll.
"""

from functools import cache
from math import inf, log2
from typing import NamedTuple

import msgspec
from msgspec.structs import astuple

from saqqara.core import weights
from saqqara.core.look import Look
from saqqara.games.hourglass import GAME
from saqqara.games.hourglass.bots.number_finding import NO_IDEA, Chances, Idea, ease, effort, ideas, slips
from saqqara.games.hourglass.declaration import View
from saqqara.games.hourglass.operations import spell, unpack

NEVER = 1e9
"""In so many seconds: a move that is named only because one must be."""
READING = 1.0
"""The seconds before the dice have been read: nothing is found earlier."""
STEP = 0.7
"""The least seconds for one sum: about what people take at best for one with single digits (docs/research/search.md)."""
MARGIN = 1.5
"""The seconds before the end of the sand in which a hand must move."""
NEAR = (1, 10)
"""By how much people are wrong when they reckon in their heads."""
VARIES = 0.25
"""The spread of the times for hand and pen."""
SAND = GAME.times["sand"] or inf
AT_CHECK = 30.0
"""In so many seconds all is shown at the check, however much it is."""
USUAL_PACE, GIVEN_UP = 5.0, 15.0
"""Players' guesses about the others: their pace, and how long nobody finds anything before somebody takes a tile all the same."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level of play. Times are medians in seconds.

    `pace`: to see the sum of two dice; `spread`: how much times vary from tile to tile, `mood`: from round to round; `brackets`,
    `division`: the part of such ideas that do not come to mind; `errors`: the chance to believe in a wrong operation for a tile, `slips`:
    to write a right one down wrongly; `ambition`: how many scarabs a tile must have to be taken at once, a bar that falls by half every
    `patience` seconds, and every `calm` seconds where nobody else can take it; `hand`: for a move; `writing`: for an operation;
    `gives_up`: until nothing is expected any more; `denial`: how much it counts what is left for the others.
    """

    pace: float
    spread: float
    mood: float
    brackets: float
    division: float
    errors: float
    slips: float
    ambition: float
    patience: float
    calm: float
    hand: float
    writing: float
    gives_up: float
    denial: float


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`weights.toml`."""

    levels: dict[str, Level]


@cache
def levels_at(seats: int, options: weights.Options) -> dict[str, Level]:
    """The levels by name at such tables."""
    return weights.parse(weights.load(GAME.name, seats, options), File, GAME.name).levels


def levels(look: Look) -> dict[str, Level]:
    """The levels by name at the table that somebody looks at."""
    return levels_at(look.seats, weights.options_of(look))


class Found(NamedTuple):
    """A tile that somebody thinks can be made: its number and scarabs, when the thought comes, the operation as it will be written, and how
    easily others see the tile."""

    number: int
    scarabs: int
    at: float
    op: int
    ease: float


def leavings(rest: list[Found]) -> float:
    """The scarabs that another player can hope for among these."""
    hope, missed = 0.0, 1.0
    for one in sorted(rest, key=lambda one: -one.scarabs):
        hope += missed * one.ease * one.scarabs
        missed *= 1.0 - one.ease
    return hope


class Mind:
    """A player's mind in one round, from what its seat sees."""

    def __init__(self, look: Look, level: Level) -> None:
        assert look.seat is not None
        self.look, self.level, self.seat = look, level, look.seat
        self.view: View = look.view
        self.ideas = ideas(self.view.dice)
        held = (tuple(map(tuple, seats)) for seats in (self.view.right, self.view.wrong))  # chances follow from how this is written
        self.chances = Chances(self.seat, self.view.dice, self.view.active, *held)

    # What it sees

    def free(self) -> list[int]:
        """The numbers that nobody has taken."""
        return [number for row in astuple(self.view.pyramid) for number in row if number is not None]

    def surely_found(self, number: int) -> Found:
        """A tile that can be made, as somebody has it who overlooks nothing."""
        known = self.ideas[number]
        return Found(number, self.scarabs(number), 0.0, known[0].op, ease(known))

    def rivals(self) -> int:
        """Return how many others may still take a tile (H7, H13)."""
        others = [taker for seat, taker in enumerate(self.view.round) if seat != self.seat]
        return len(others) if self.view.advanced else sum(not taker.tiles for taker in others)

    def owed(self) -> list[int]:
        """The tiles for which an operation is to be shown."""
        return [int(move.split()[1]) for move in self.look.moves if move.startswith("show")]

    def scarabs(self, number: int) -> int:
        """Return the scarabs of a tile."""
        return self.view.tiles[str(number)].scarabs

    # What comes to it

    def thinkable(self, number: int) -> tuple[Idea, ...]:
        """The ideas for a number that this player does not forget in this round."""
        level, unit = self.level, self.chances.unit
        return tuple(
            one
            for one in self.ideas.get(number, ())
            if not (one.brackets and unit("brackets", one.op) < level.brackets)
            and not (one.division and unit("division", one.op) < level.division)
        )

    def when(self, several: tuple[Idea, ...], *what: object) -> float:
        """When one of these ideas is seen."""
        mood = self.chances.spread(self.level.mood, "mood")
        usual = self.level.pace * mood * effort(several) * self.chances.spread(self.level.spread, *what)
        return READING + max(usual, STEP * min(len(unpack(one.op)[1]) for one in several))

    def error(self, number: int) -> tuple[Idea, ...]:
        """The operation that this player wrongly believes to make a number, if there is one: it makes one that is near."""
        if self.chances.unit("error", number) >= self.level.errors:
            return ()
        near = [one for by in NEAR for other in (number - by, number + by) for one in self.thinkable(other)]
        return (near[int(self.chances.unit("which error", number) * len(near))],) if near else ()

    def found(self, number: int) -> Found | None:
        """When and how this player comes to think that a number can be made; None where it never does."""
        right, wrong = self.thinkable(number), self.error(number)
        if not right and not wrong:
            return None
        at_right = self.when(right, "find", number) if right else inf
        at_wrong = self.when(wrong, "mistake", number) if wrong else inf
        op = self.written(right[0], number) if at_right <= at_wrong else wrong[0].op
        return Found(number, self.scarabs(number), min(at_right, at_wrong), op, ease(self.ideas.get(number, ())))

    def written(self, one: Idea, number: int) -> int:
        """An idea as it comes to paper."""
        wrong = slips(one)
        if wrong and self.chances.unit("slip", number) < self.level.slips:
            return wrong[int(self.chances.unit("which slip", number) * len(wrong))]
        return one.op

    # What it does about it

    def worth(self, one: Found, known: list[Found], rivals: int) -> float:
        """A tile's scarabs, less what its taking leaves for each of the others among the tiles that are known."""
        return one.scarabs - (self.level.denial * leavings([other for other in known if other is not one]) / rivals if rivals else 0.0)

    def enough(self, scarabs: int, rivals: int, began: float) -> float:
        """From when on so many scarabs are enough. Once nobody can take a tile away there is more time to look for a better one."""
        if scarabs >= self.level.ambition:
            return 0.0
        halvings = log2(self.level.ambition / scarabs)
        return self.level.patience * halvings if rivals else began + self.level.calm * halvings

    def take(self, free: list[int], rivals: int, now: float = 0.0, began: float = 0.0, end: float = inf) -> tuple[int, float] | None:
        """The number to take, and when; `began` is when the sand did, `end` when it will have run out."""
        thoughts = [one for one in map(self.found, free) if one is not None]
        thoughts = sorted((one for one in thoughts if one.at < end - MARGIN), key=lambda one: one.at)
        if self.view.advanced:  # H13: every tile counts; of several that are known first what the others would take
            known = [one for one in thoughts if one.at <= now] or thoughts[:1]
            best = max(known, key=lambda one: one.scarabs * (0.5 + one.ease), default=None)
            return None if best is None else (best.number, best.at)
        for n, newest in enumerate(thoughts, 1):
            known = thoughts[:n]
            best = max(known, key=lambda one: self.worth(one, known, rivals))
            at = max(newest.at, min(self.enough(best.scarabs, rivals, began), end - MARGIN))
            if n == len(thoughts) or max(at, now) < thoughts[n].at:
                return best.number, at
        return None

    def searched(self) -> float:
        """Return how long the search lasted before the sand ran, as this player feels it, for a look has no times: as long as people look
        for the tile that went first, but not until the moment at which it would have been the first itself."""
        taken = {f"take {number}": number for taker in self.view.round for number in taker.tiles}
        first = next(((seat, taken[move]) for seat, move in self.look.history if move in taken), None)
        would = self.take([*self.free(), *taken.values()], self.look.seats - 1)
        latest = GIVEN_UP if would is None else max(would[1], self.hand("search"))
        if first is None or first[0] == self.seat:
            return latest
        return min(latest, READING + USUAL_PACE * effort(self.ideas.get(first[1], ()) or NO_IDEA))

    def hand(self, phase: str) -> float:
        """Return how long a move takes that is decided."""
        return self.level.hand * self.chances.spread(VARIES, "hand", phase)

    def show(self) -> tuple[str, float] | None:
        """The next operation to show, and how long it takes to be written."""
        for number in self.owed():
            text = self.operation(number)
            if text is not None:
                return f"show {number} = {text}", self.level.writing * self.chances.spread(VARIES, "writing", number)
        return None

    def operation(self, number: int) -> str | None:
        """The operation for a tile that was taken: the one in mind; any that makes it, where somebody else took it for this seat."""
        thought = self.found(number)
        if thought is not None:
            return spell(thought.op)
        return spell(self.ideas[number][0].op) if number in self.ideas else None

    def choose(self, waited: float) -> tuple[str, float]:
        """The next move, and in how many seconds."""
        phase, showing = self.view.phase, self.show()
        if phase == "check":  # HR5: everything in time, and what cannot be made is given up
            return ("done", self.hand(phase)) if showing is None else (showing[0], min(showing[1], AT_CHECK / len(self.owed())))
        began = self.searched() if phase == "sand" else 0.0
        now, end = began + waited, began + SAND if phase == "sand" else inf
        plans = [] if showing is None else [(showing[1], showing[0])]
        free = self.free() if any(move.startswith("take") for move in self.look.moves) else []
        taking = self.take(free, self.rivals(), now, began, max(end, now))
        if taking is not None:
            plans.append((max(taking[1] - now, self.hand(phase)), f"take {taking[0]}"))
        if "nothing" in self.look.moves and (taking is None or phase == "search"):
            patience = self.level.gives_up * self.chances.spread(VARIES, "nothing", phase)
            plans.append((max(patience - waited, self.hand(phase)), "nothing"))
        after, move = min(plans, default=(NEVER, self.look.moves[0]))
        return move, after
