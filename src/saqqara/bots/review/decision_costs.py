"""The review of a game from the evaluations of its moments, a pure function: each change of a chance is counted once.

C is a seat's chance as it knew it then: of its best move where it may act, over all games tried where it waits. At a move the mover's C
changes by what the move cost (its error) and by the rest; another seat's by the mover's error (a gift, as the mover's own search has
it) and by the rest. The rest is luck where something was drawn or came into the open; else, for another seat, what the others did, and for
the mover itself the reckoning's own drift. What others must not know of yet is given to them when they see it.
"""

from collections.abc import Iterable, Mapping
from math import hypot
from typing import Any, NamedTuple

from saqqara.bots.review.decisions import Game, Moment
from saqqara.bots.review.level_bands import band_of
from saqqara.bots.review.model import FORMAT, Account, Decision, Measure, Opened, Review, SeatReview, Valued, Weighed
from saqqara.bots.review.verdict import turning_points, verdict

ENOUGH = 30
"""Tries below which nothing is told of a move."""
CLOSE = 0.0005
"""A smaller cost is no error, however exactly it is known: it would be read as 0.0 %."""
UNDECIDED, MIN_UNDECIDED = 0.05, 12
"""Chances nearer to 0 or 1 tell nothing of how well somebody plays: nothing costs much there. How many other decisions a level takes."""


class Change(NamedTuple):
    """A change of a seat's chance at move `at` + 1: its kind, its size, its margin of error, and the seat that made the move."""

    at: int
    seat: int
    kind: str
    by: int | None
    value: float
    error: float | None


class Known(NamedTuple):
    """A seat's chance after some moves."""

    chance: float
    error: float | None


def told(best: Valued, played: Valued) -> bool:
    """Return whether a move cost more than sampling error. False for a move that was hardly tried."""
    for one in (best, played):
        if one.win_error and one.tried < ENOUGH:
            return False
    return best.win - played.win > max(apart(best.win_error, played.win_error) or 0.0, CLOSE)


def apart(*errors: float | None) -> float | None:
    """Return the margin of error of a sum or a difference."""
    known = [error for error in errors if error is not None]
    return hypot(*known) if len(known) == len(errors) else None


class Books:
    """The accounts of all seats, filled move by move."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.changes: list[Change] = []
        self.pending: list[list[Change]] = [[] for _ in range(seats)]

    def enter(self, at: int, seat: int, kind: str, by: int | None, value: float, error: float | None) -> None:
        """Add an entry."""
        self.changes.append(Change(at, seat, kind, by, value, error))

    def sum(self, seat: int, *kinds: str) -> Measure:
        """Return the sum of some kinds."""
        mine = [change for change in self.changes if change.seat == seat and change.kind in kinds]
        return Measure(sum(change.value for change in mine), apart(*(change.error for change in mine)) if mine else 0.0)

    def move(
        self, at: int, game: Game, before: Mapping[int, Known], after: Mapping[int, Known], weighed: Mapping[int, Weighed]
    ) -> dict[int, Known]:
        """Account for a move: what each seat's chance was before and is after it; `weighed` are the decisions that were made with it.
        Gives all chances after it."""
        mover, drawn = game.movers[at], game.drawn[at]
        gifts: dict[int, list[Change]] = {seat: [] for seat in range(self.seats)}
        used: dict[int, Known] = dict(before)
        for seat, one in weighed.items():
            assert one.best is not None
            assert one.played is not None
            if told(one.best, one.played):
                off = apart(one.best.win_error, one.played.win_error)
                self.enter(at, seat, "error", seat, one.played.win - one.best.win, off)
                used[seat] = Known(one.played.win, one.played.win_error)
                for other in range(self.seats):
                    if other != seat:
                        gifts[other].append(Change(at, other, "gift", seat, one.played.everyone[other] - one.best.everyone[other], off))
        for seat in range(self.seats):
            self.pending[seat] += gifts[seat]
            if seat not in after:  # it sees nothing new
                continue
            own = mover == seat
            rest, off = after[seat].chance - used[seat].chance, apart(after[seat].error, used[seat].error)
            for gift in self.pending[seat]:
                self.changes.append(gift._replace(at=at))
                rest, off = rest - gift.value, apart(off, gift.error)
            self.pending[seat] = []
            self.enter(at, seat, "luck" if drawn else "drift" if own else "others", mover, rest, off)
        return {**used, **after}

    def account(self, seat: int, result: float) -> Account:
        """Return a seat's sums."""
        return Account(
            1 / self.seats,
            self.sum(seat, "luck", "deal"),
            self.sum(seat, "deal"),
            self.sum(seat, "error"),
            self.sum(seat, "gift"),
            self.sum(seat, "others"),
            self.sum(seat, "drift"),
            result,
        )


def judge(game: Game, looked: Iterable[Moment], thoughts: Iterable[Weighed | Opened]) -> Review:
    """Return the review of a game; `looked` are its moments, and of each that was thought about there is one of `thoughts`.

    Where thinking was stopped, the review goes as far as everything was thought about.
    """
    table, seats, thoughts = game.table, game.table.seats, list(thoughts)
    weighed = {(one.at, one.seat): one for one in thoughts if isinstance(one, Weighed)}
    listed = [moment for moment in looked if moment.seat is not None]
    missing = [moment.at for moment in listed if (moment.at, moment.seat) not in weighed]
    through = min([len(game.movers), *missing])
    begins = {(moment.at, moment.seat): moment for moment in listed}
    deciding = {(moment.until, moment.seat): moment for moment in listed if moment.played is not None}
    books, decisions = Books(seats), list[Decision]()
    known = {seat: Known(weighed[0, seat].chance, weighed[0, seat].error) for seat in range(seats)} if through else {}
    for seat, one in known.items():
        books.enter(0, seat, "deal", None, one.chance - 1 / seats, one.error)
    ending = results(table) if through == len(game.movers) else None
    for at in range(through):
        made = {seat: moment for seat in range(seats) if (moment := deciding.get((at, seat))) is not None}
        chosen = {seat: weighed[moment.at, seat] for seat, moment in made.items() if weighed[moment.at, seat].best is not None}
        after = dict[int, Known]()
        for seat in range(seats):
            if at + 1 == len(game.movers):
                if ending is not None:
                    after[seat] = Known(ending[seat], 0.0)
            elif (at + 1, seat) in begins and (at + 1, seat) in weighed:
                after[seat] = Known(weighed[at + 1, seat].chance, weighed[at + 1, seat].error)
        known = books.move(at, game, known, after, chosen)
        decisions += [decision(at, made[seat], one, game) for seat, one in chosen.items() if choices(made[seat]) > 1]
    return sum_up(game, books, decisions, through, known, [one for one in thoughts if isinstance(one, Opened)], list(weighed.values()))


def choices(moment: Moment) -> int:
    """Return how many moves there were to choose from, letting the time run out included."""
    return len(moment.look.moves) + (moment.played not in moment.look.moves)


def decision(at: int, moment: Moment, one: Weighed, game: Game) -> Decision:
    """Return a decision, and what it cost."""
    best, played = one.best, one.played
    assert best is not None
    assert played is not None
    return Decision(
        at,
        one.seat,
        played.move if game.movers[at] == one.seat else None,
        best.move,
        choices(moment),
        Measure(max(0.0, best.win - played.win), 0.0 if best.move == played.move else apart(best.win_error, played.win_error)),
        Measure(best.points - played.points, 0.0 if best.move == played.move else apart(best.points_error, played.points_error)),
        best.move != played.move and told(best, played),
        Measure(best.win, best.win_error),
    )


def results(table: Any) -> list[float] | None:
    """Return each seat's share of the victory; None if a game was ended early: it is judged as it stood."""
    if table.ended is not None:
        return None
    places = table.outcome.places
    firsts = places.count(1)
    return [(place == 1) / firsts for place in places]


def sum_up(
    game: Game,
    books: Books,
    decisions: list[Decision],
    through: int,
    known: Mapping[int, Known],
    opened: list[Opened],
    weighed: list[Weighed],
) -> Review:
    """Return the accounts closed, and what they say."""
    table, seats = game.table, game.table.seats
    estimated = any(one.error is None for one in weighed)
    for seat in range(seats):  # what a seat never came to see
        for gift in books.pending[seat]:
            books.changes.append(gift)
            books.enter(gift.at, seat, "others", gift.by, -gift.value, gift.error)
    players = tuple(player(table, books, decisions, seat, known[seat].chance if seat in known else 1 / seats) for seat in range(seats))
    curve = {one.at: one.chances for one in opened if one.at <= through}
    final = results(table) if through == len(game.movers) else None
    if final is not None:
        curve[through] = tuple(final)
    line = tuple(curve[at] for at in sorted(curve))
    turns = turning_points(game, books.changes, decisions, through)
    outcome: Any = table.outcome
    tried = min((one.tried for one in opened if one.tried), default=0)  # what is exact was not tried
    return Review(
        format=FORMAT,
        game=table.game,
        rules=game.rules,
        seats=seats,
        moves=len(game.movers),
        through=through,
        estimated=estimated,
        tried=sum(one.tried for one in weighed) + sum(one.tried for one in opened),
        names=table.names,
        places=tuple(outcome.places),
        ended=table.ended,
        curve=line,
        curve_error=None if estimated or tried == 0 else 1.96 * 0.5 / tried**0.5,
        players=players,
        decisions=tuple(decisions),
        turns=turns,
        verdict=verdict(table, players, through, len(game.movers), estimated),
        commitment=table.commitment,
    )


def player(table: Any, books: Books, decisions: list[Decision], seat: int, result: float) -> SeatReview:
    """Return the review of a seat. Only certain errors count."""
    mine = [one for one in decisions if one.seat == seat]
    bad = [one for one in mine if one.told]
    n = max(1, len(mine))
    rate = Measure(sum(one.cost.value for one in bad) / n, mean_error([one.cost.error for one in bad], n))
    points = Measure(sum(one.points.value for one in bad) / n, mean_error([one.points.error for one in bad], n))
    undecided = [one for one in mine if UNDECIDED <= one.chance.value <= 1 - UNDECIDED]
    loss = sum(one.cost.value for one in bad) / max(1, len(undecided))
    band = band_of(table.kind, loss + (rate.error or 0.0)) if len(undecided) >= MIN_UNDECIDED else None
    return SeatReview(seat, len(mine), len(bad), rate, points, band, books.account(seat, result))


def mean_error(errors: list[float | None], n: int) -> float | None:
    """Return the margin of error of a mean over n."""
    off = apart(*errors) if errors else 0.0
    return None if off is None else off / n
