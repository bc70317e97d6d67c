"""The findings of gathered games in sentences, with the limits of the data."""

from collections.abc import Sequence

from saqqara.lab.report.aggregation import Gathered, Worth
from saqqara.lab.report.estimates import Estimate
from saqqara.lab.report.labels import Words

CHANCE = "chance"
FEW = 2000
"""Below so many games it is said that they are few."""


def estimates(worths: Sequence[Worth], points: bool = False) -> list[Estimate | None]:
    """Return the effect of each of them, in victories or points; the intervals hold for all of them at once."""
    found = [(one.points if points else one.win).told() for one in worths]
    many = sum(one is not None for one in found)
    return [one.among(many) if one is not None else None for one in found]


def average(found: Sequence[Estimate | None]) -> float:
    """Return the mean of what is there: what single things are held against."""
    there = [one.value for one in found if one is not None]
    return sum(there) / len(there) if there else 0.0


def summary(found: Gathered, words: Words) -> list[str]:
    """Return the most telling things about one file."""
    told = [games_and_scores(found, words), *beginning(found, words)]
    if len(found.players) > 1:
        told.append(players(found, words))
    if found.parts:
        told.append(categories(found, words))
    if "changes" in found.means:
        told.append(drama(found, words))
    for name, worths in found.things.items():
        told += things(found, words, name, worths)
    return told


def games_and_scores(found: Gathered, words: Words) -> str:
    """Return the sentence about scores, lengths and close games."""
    means = {name: mean.total / max(mean.games, 1) for name, mean in found.means.items()}
    return words.say(
        "report-sum-scores",
        score=words.number(means["score"], 1),
        winning=words.number(means["winning"], 1),
        margin=words.number(means["margin"], 1),
        close=words.percent(means["close"]),
        moves=words.number(means["moves"], 1),
    )


def beginning(found: Gathered, words: Words) -> list[str]:
    """Return the sentences about the advantage of going first, or of a seat."""
    even = 1 / found.source.seats
    first = found.first.told()
    if first is not None:
        key = ("report-sum-first-less", "report-sum-first-even", "report-sum-first-more")[1 + first.beyond(around=even)]
        low, high = words.percent(first.low), words.percent(first.high)
        return [words.say(key, win=words.percent(first.value), low=low, high=high, even=words.percent(even))]
    seats = [one.told() for one in found.seats]
    there = [(one.among(len(seats)), seat) for seat, one in enumerate(seats) if one is not None]
    uneven = [(one, seat) for one, seat in there if one.beyond(around=even)]
    if not uneven:
        return [words.say("report-sum-seats-even")] if there else []
    one, seat = max(uneven, key=lambda pair: abs(pair[0].value - even))
    return [words.say("report-sum-seats-uneven", seat=seat, win=words.percent(one.value), even=words.percent(even))]


def players(found: Gathered, words: Words) -> str:
    """Return the sentence about the players who win most."""
    fared = [(one.total / max(one.games, 1), name) for one, name in zip(found.players, found.source.players, strict=True)]
    (best, strongest), (least, weakest) = max(fared), min(fared)
    return words.say("report-sum-players", best=strongest, win=words.percent(best), worst=weakest, least=words.percent(least))


def categories(found: Gathered, words: Words) -> str:
    """Return the sentence about the sources of points, and of the winners' extra points."""
    most = max(found.parts, key=lambda name: found.parts[name].all.total)
    ahead = max(found.parts, key=lambda name: found.parts[name].ahead.total)
    part, other = found.parts[most].all, found.parts[ahead].ahead
    return words.say(
        "report-sum-categories",
        most=words.column(most),
        points=words.number(part.total / max(part.games, 1), 1),
        ahead=words.column(ahead),
        more=words.number(other.total / max(other.games, 1), 1, sign=True),
    )


def drama(found: Gathered, words: Words) -> str:
    """Return the sentence about lead changes and how late they come."""
    games = max(found.means["changes"].games, 1)
    return words.say(
        "report-sum-drama",
        changes=words.number(found.means["changes"].total / games, 1),
        late=words.percent(found.means["late"].total / games),
        never=words.percent(found.counts["changes"][0] / games),
    )


def things(found: Gathered, words: Words, name: str, worths: Sequence[Worth]) -> list[str]:
    """Yield sentences on the things of a set that are best and worst to have."""
    told, known = estimates(worths), found.source.things()[name]
    there = [(one, words.thing(thing.name)) for one, thing in zip(told, known, strict=True) if one is not None]
    if len(there) < 2:
        return []
    middle = average(told)
    (best, strongest), (worst, weakest) = max(there, key=lambda pair: pair[0].value), min(there, key=lambda pair: pair[0].value)
    args = {
        "column": words.column(name),
        "many": words.number(len(there)),
        "above": sum(one.beyond(around=middle) > 0 for one, _ in there),
        "below": sum(one.beyond(around=middle) < 0 for one, _ in there),
    }
    if not args["above"] and not args["below"]:
        return [words.say("report-sum-things-even", **args)]
    ends = {"best": strongest, "gain": words.gain(best.value), "worst": weakest, "loss": words.gain(worst.value)}
    return [words.say("report-sum-things", **args, **ends)]


def limits(all_of_them: Sequence[Gathered], words: Words) -> list[str]:
    """Return the limits of the data."""
    names = sorted({name for one in all_of_them for name in one.source.players})
    fewest = min(one.source.games for one in all_of_them)
    looked = sum(len(worths) for one in all_of_them for worths in one.things.values()) + sum(len(one.actions) for one in all_of_them)
    seats = [one.seats[0].told() for one in all_of_them]
    blur = max((one.high - one.value for one in seats if one is not None), default=1.0)
    told = [words.say("report-cannot-chance") if names == [CHANCE] else words.say("report-cannot-who", players=names)]
    told.append(words.say("report-cannot-cause"))
    told.append(words.say("report-cannot-many", many=words.number(looked)))
    told.append(
        words.say("report-cannot-few" if fewest < FEW else "report-cannot-blur", games=words.number(fewest), blur=words.percent(blur))
    )
    told.append(words.say("report-cannot-elsewhere"))
    return told
