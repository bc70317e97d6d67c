"""The conclusions of a review: its turning points, and its verdict in a sentence or two. Nothing is said that may be chance."""

from collections.abc import Sequence
from math import hypot
from typing import Any

from saqqara.bots.review.decisions import Game
from saqqara.bots.review.model import Decision, Measure, SeatReview, Sentence, TurningPoint

MOST = 6
"""Turning points that are told."""
LEAST = 0.05
"""A smaller change of a chance turns nothing."""


def hundredths(value: float) -> float:
    """Return a chance as people read it."""
    return round(100 * value, 1)


def turning_points(game: Game, changes: Sequence[Any], decisions: Sequence[Decision], through: int) -> tuple[TurningPoint, ...]:
    """Return the greatest changes beyond chance, in the order of the game: errors, and what draws and reveals did."""
    found: list[TurningPoint] = []
    told = {(one.at, one.seat): one for one in decisions if one.told}
    for (at, seat), one in told.items():
        if one.cost.value >= LEAST:
            key = "review-turn-missed" if one.move is None else "review-turn-error"
            moves = {"best": one.best} | ({} if one.move is None else {"move": one.move})
            said = Sentence(key, {"name": seat}, moves, {"cost": hundredths(one.cost.value), "number": at + 1})
            found.append(TurningPoint(at, seat, Measure(-one.cost.value, one.cost.error), "error", said))
    for at in range(through):
        lucky = [one for one in changes if one.at == at and one.kind == "luck" and abs(one.value) > max(one.error or 0.0, LEAST)]
        if lucky:
            most = max(lucky, key=lambda one: abs(one.value))
            found.append(TurningPoint(at, most.seat, Measure(most.value, most.error), "luck", drawn(game, at, most)))
    greatest = sorted(found, key=lambda turn: -abs(turn.change.value))[:MOST]
    return tuple(sorted(greatest, key=lambda turn: (turn.at, turn.cause)))


def drawn(game: Game, at: int, most: Any) -> Sentence:
    """Return the sentence about the effect of a draw or a reveal on a player."""
    numbers = {"change": hundredths(abs(most.value)), "number": at + 1}
    words = {"way": "up" if most.value > 0 else "down"}
    if at + 1 == len(game.movers):
        return Sentence("review-turn-end", {"name": most.seat}, {}, numbers, words)
    if most.by is None:
        return Sentence("review-turn-clock", {"name": most.seat}, {}, numbers, words)
    return Sentence("review-turn-draw", {"name": most.seat, "by": most.by}, {"move": game.texts[at]}, numbers, words)


def verdict(table: Any, players: Sequence[SeatReview], through: int, moves: int, estimated: bool) -> tuple[Sentence, ...]:
    """Return the verdict: the winner, the better player, and whether luck decided, as far as it is certain."""
    said: list[Sentence] = []
    if through < moves:
        said.append(Sentence("review-part", numbers={"through": through, "moves": moves}))
    winners = [seat for seat, place in enumerate(table.outcome.places) if place == 1]
    if not winners:
        said.append(Sentence("review-nobody"))
    elif len(winners) == 1:
        said.append(Sentence("review-won-early" if table.ended else "review-won", {"name": winners[0]}))
    else:
        said.append(Sentence("review-shared", {f"name{n}": seat for n, seat in enumerate(winners)}, numbers={"count": len(winners)}))
    if estimated:
        return (*said, Sentence("review-estimated"))
    if any(one.decisions == 0 for one in players):
        return tuple(said)
    better = played_best(players)
    cards = decided(players[winners[0]]) if len(winners) == 1 and not table.ended and through == moves else None
    if better is None:
        said.append(Sentence("review-even"))
        if cards is not None:
            said.append(Sentence(f"review-decided-{cards}"))
    elif cards == "cards" and better not in winners:
        said.append(Sentence("review-better-cards", {"name": better, "winner": winners[0]}))
    else:
        said.append(Sentence("review-better", {"name": better}))
        if cards is not None:
            said.append(Sentence(f"review-decided-{cards}"))
    return tuple(said)


def played_best(players: Sequence[SeatReview]) -> int | None:
    """Return the seat that lost least per decision, if that is beyond chance against all others."""
    best, *rest = sorted(players, key=lambda one: one.rate.value)
    clear = all(one.rate.value - best.rate.value > hypot(one.rate.error or 0.0, best.rate.error or 0.0) for one in rest)
    return best.seat if clear else None


def decided(winner: SeatReview) -> str | None:
    """Return whether the winner's luck or the play of all weighed more, if it is certain."""
    account = winner.account
    play = (account.errors, account.gifts, account.others)
    difference = account.luck.value - sum(one.value for one in play)
    off = hypot(*(one.error or 0.0 for one in (account.luck, *play)))
    return None if abs(difference) <= off else "cards" if difference > 0 else "play"
