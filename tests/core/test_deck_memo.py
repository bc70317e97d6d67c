"""Values that follow from a deck are computed once for each deck."""

from saqqara.core.cstruct import cstruct, field
from saqqara.core.deck_memo import DECKS, once_a_deck


@cstruct
class Deck:
    """A deck with one number."""

    a: int = field("i4")


def test_what_follows_from_a_deck_is_found_once_for_each_and_never_for_another() -> None:
    asked: list[int] = []

    def worth(deck: Deck) -> int:
        asked.append(deck.a)
        return 10 * int(deck.a)

    def deck(number: int) -> Deck:
        made = Deck()
        made.a = number
        return made

    found = once_a_deck(worth)
    decks = [deck(number) for number in range(2 * DECKS)]
    assert [found(one) for one in decks for _ in range(2)] == [10 * number for number in range(2 * DECKS) for _ in range(2)]
    assert asked == list(range(2 * DECKS)), "once for each, and no more are kept than it says"
    assert [found(deck(7)), found(deck(8)), found(deck(7))] == [70, 80, 70], "a deck that is gone is not taken for another"
