"""A review in sentences and numbers of a language."""

from collections.abc import Callable, Sequence
from typing import Any

from saqqara.bots.review.model import Measure, Sentence
from saqqara.core.texts import listed, say


def sentence(said: Sentence, names: Sequence[str], language: str, move: Callable[[str], str] = str) -> str:
    """Return a sentence about people by their names, and about moves in the words of `move`."""
    people: dict[str, object] = {name: names[seat] for name, seat in said.seats.items()}
    if "name0" in people:
        people = {"names": listed(people.values(), language)}
    args: dict[str, Any] = {**people, **{name: move(text) for name, text in said.moves.items()}, **said.numbers, **said.words}
    return say(said.key, language, **args)


def chance(figure: Measure, language: str, signed: bool = False) -> str:
    """Return a chance in hundredths, with how far it may be off."""
    return amount(Measure(100 * figure.value, None if figure.error is None else 100 * figure.error), language, signed, "review-percent")


def amount(figure: Measure, language: str, signed: bool = False, key: str = "review-amount") -> str:
    """Return a number with a digit behind the point, and how far it may be off."""
    value = number(figure.value, language, signed)
    return say(key, language, value=value if figure.error in (None, 0.0) else f"{value} ± {number(figure.error or 0.0, language)}")


def number(value: float, language: str, signed: bool = False) -> str:
    """Return a number with a digit behind the point, as a language writes it."""
    text = f"{value:+.1f}" if signed else f"{value:.1f}"
    text = "0.0" if text in ("-0.0", "+0.0") else text
    return text.replace("-", "−").replace(".", say("review-point", language))
