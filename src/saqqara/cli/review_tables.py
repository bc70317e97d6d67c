"""The tables of a review, as texts: the terminal and the page show the same."""

from collections.abc import Sequence

from saqqara.bots.review.model import Measure, Review
from saqqara.bots.review.sentences import amount, chance
from saqqara.core.texts import say

PARTS = ("share", "luck", "errors", "gifts", "others", "drift", "result")
PLAYER_HEADS = ("player", "rate", "points", "mistakes", "band")
DECISION_HEADS = ("move", "player", "played", "best", "cost", "points")


def heads(keys: Sequence[str], language: str) -> list[str]:
    """Return the heads of columns."""
    return [say(f"review-{key}", language) for key in keys]


def player_rows(made: Review, names: Sequence[str], language: str) -> list[list[str]]:
    """Return how everybody played."""
    return [
        [
            names[player.seat],
            chance(player.rate, language),
            amount(player.points_rate, language),
            say("review-errors-of", language, mistakes=player.mistakes, decisions=player.decisions),
            say(f"review-band-{player.band or 'none'}", language),
        ]
        for player in made.players
    ]


def account_rows(made: Review, language: str) -> list[list[str]]:
    """Return where the results come from: a row for each part, so that it fits however many play."""

    def cell(figure: Measure | float, signed: bool) -> str:
        return chance(figure if isinstance(figure, Measure) else Measure(figure, 0.0), language, signed)

    return [
        [say(f"review-part-{part}", language), *(cell(getattr(one.account, part), part not in ("share", "result")) for one in made.players)]
        for part in PARTS
    ]


def decision_rows(made: Review, names: Sequence[str], language: str) -> list[list[str]]:
    """Return all decisions: first the errors, the biggest first, then the others as they were made."""
    return [
        [
            str(one.at + 1),
            names[one.seat],
            say("review-missed", language) if one.move is None else one.move,
            one.best,
            chance(one.cost, language)
            if one.told or one.move == one.best
            else say("review-equal" if one.cost.error == 0.0 else "review-close", language),
            amount(one.points, language) if one.told or one.move == one.best else "–",
        ]
        for one in sorted(made.decisions, key=lambda one: (not one.told, -one.cost.value if one.told else one.at))
    ]
