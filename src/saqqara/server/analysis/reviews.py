"""Reviews of finished games: what is to be thought about, made here page by page; thought about elsewhere; judged and kept here."""

from collections.abc import Sequence
from typing import Any

import msgspec

from saqqara.bots.interface import searched
from saqqara.bots.review.decisions import Game, Moment, finished, moments
from saqqara.bots.review.model import Opened, Review, Weighed
from saqqara.core.errors import BadRecord
from saqqara.core.record import read_record
from saqqara.core.record_replay import opening
from saqqara.server.schemas.reviews import ReviewMoment, ReviewMoments

OFF = 0.02
"""By so much chances that should add up to 1 may miss it: they come rounded."""
SEED = b"review"


def page(data: Any, first: int, count: int) -> ReviewMoments:
    """Return the moments that begin after `first` moves and within `count` of them."""
    record = read_record(data)
    if record.outcome is None:
        raise BadRecord("review-running")
    thinks = searched(record.game)
    deck = opening(record).own_deck
    found = sorted(moments(data, first, count), key=lambda one: one.at) if thinks else []
    total = len(record.moves)
    following = first + count if thinks and first + count < total else None
    made = [asked(moment, deck) for moment in found]
    tables = made[0].question.deck if made else ""
    slim = tuple(msgspec.structs.replace(one, question=msgspec.structs.replace(one.question, deck="")) for one in made)
    return ReviewMoments(record.game, record.seats, total, tuple(record.names or ()), thinks, following, tables, slim)


def asked(moment: Moment, deck: Any) -> ReviewMoment:
    """Return a moment as it is sent: made from the seat's look alone, or, for the curve, from all that lies there."""
    from saqqara.bots.review.evaluations import share
    from saqqara.bots.search_request import question

    told = question(moment.look, deck, SEED + f" {moment.at} {moment.seat}".encode(), moment.state)
    assert told is not None
    return ReviewMoment(moment.at, moment.seat, share(moment), moment.played, told)


def judged(data: Any, thoughts: Sequence[Weighed | Opened]) -> Review:
    """Return the review of a record by what was thought elsewhere; a game that is not searched is weighed here."""
    from saqqara.bots.review.decision_costs import judge
    from saqqara.bots.review.evaluations import think

    game, listed = finished(data), sorted(moments(data), key=lambda one: one.at)
    if not searched(game.table.game):
        return judge(game, listed, [think(moment, game.table.own_deck, SEED) for moment in listed])
    checked = check(game, listed, thoughts)
    made = judge(game, listed, checked)
    if made.through == 0 and made.moves > 0:
        raise BadRecord("review-nothing")
    return made


def check(game: Game, listed: Sequence[Moment], thoughts: Sequence[Weighed | Opened]) -> list[Weighed | Opened]:
    """Return what was thought elsewhere, each of it about a moment of this game and its moves."""
    known = {(moment.at, moment.seat): moment for moment in listed}
    seen: dict[tuple[int, int | None], Weighed | Opened] = {}
    for n, one in enumerate(thoughts):
        seat = one.seat if isinstance(one, Weighed) else None
        moment = known.get((one.at, seat))
        if moment is None or (one.at, seat) in seen:
            raise wrong(n, "at, seat")
        if isinstance(one, Opened):
            check_chances("opened", n, one.chances, game.table.seats)
        seen[one.at, seat] = one if isinstance(one, Opened) else weighed(n, one, moment, game.table.seats)
    return list(seen.values())


def weighed(n: int, one: Weighed, moment: Moment, seats: int) -> Weighed:
    """Return a checked thought about a decision. It names both moves, as they were possible, or neither if too little was tried."""
    if (one.best is None) != (one.played is None) or (one.best is not None and moment.played is None):
        raise wrong(n, "best, played")
    if one.best is None or one.played is None:
        return one
    if one.played.move != moment.played or one.best.move not in moment.look.moves:
        raise wrong(n, "move")
    for move in (one.best, one.played):
        check_chances("weighed", n, move.everyone, seats)
    return msgspec.structs.replace(one, chance=one.best.win, error=one.best.win_error)


def check_chances(name: str, n: int, chances: Sequence[float], seats: int) -> None:
    """Raise unless everybody's chances are there and add up."""
    if len(chances) != seats or abs(sum(chances) - 1) > OFF:
        raise BadRecord("field-range", field=f"{name}[{n}].chances", wanted=f"{seats} × 0 … 1, Σ = 1")


def wrong(n: int, field: str) -> BadRecord:
    """Return a thought that is none about this game."""
    return BadRecord("review-thought", number=n + 1, field=field)
