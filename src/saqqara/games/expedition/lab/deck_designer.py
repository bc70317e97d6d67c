"""The seeded designer of our 48 pyramid cards, and the criteria it works by.

    python -m saqqara.games.expedition.lab.deck_designer --seed 13 > deck.toml

Each colour gets the same sixteen kits of symbols and the same path lengths, so that no colour is worth more than another. A card is then
found by local search: letters are exchanged as long as that does not add to its `flaws`. At the end the cards are numbered so that the
number tells nothing.

What play shows is mended last: `saqqara deck balance` found a card too weak, so it is drawn again (`AGAIN`), with the same symbols and a
way of the same length. That makes the second version of the deck; the first lies in `decks/1.toml`, for the games that were played with it.
"""

import argparse
from collections.abc import Sequence
from typing import TypeVar

from saqqara.core.rng import Rng, draw, generator
from saqqara.games.expedition.deck import COLOURS, LETTERS, Card, Deck, check, squares_with
from saqqara.games.expedition.geometry.patterns import PATTERNS, SIDE, SQUARES, Pattern, beside, placements
from saqqara.games.expedition.geometry.tomb_distance import UNTOUCHED, turns

SEED = 13
AGAIN = {13: (37,)}
"""By the seed: the numbers of cards that are drawn again, until they have no flaw and take no more turns than the average card."""
SKULL_PENALTIES = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18]
EXPEDITION_CARDS: list[Pattern] = ["I2", "I3", "I3", "V3", "V3", "T4", "L4", "O4"]

KITS = (  # of one colour: a cross on 14 of 16, torches on 8, potions on 5, gems on all, skulls on 15
    "xrgts", "xrgss", "xgts", "xrrgssp", "xrgtss", "xrrg", "xrts", "xggssp",
    "xrts", "xrgssp", "xxrgss", "xrtss", "xggssp", "xxrgts", "rggts", "rrgssp",
)  # fmt: skip
WALLS = (4, 5, 6, 7, 8, 5, 6, 7, 8, 5, 6, 7, 6, 7, 8, 6)  # how many walls the card of each kit gets
COLUMNS = tuple((start, tomb) for start in range(SIDE) for tomb in range(SIDE))
TREASURES = "rgtp"
DETOURS = {1: [2], 2: [2, 4], 3: [0, 2, 4], 4: [0, 2, 2, 4], 5: [0, 2, 2, 4, 4]}  # wanted, by the number of treasures
STEPS = 400  # tries for each card
ORDERS = 200  # of the whole deck
ALL = (1 << SQUARES) - 1
OVER = [  # for each square and each pattern: the placements that cover the square
    [[mask for mask in placements(pattern) if mask >> square & 1] for pattern in PATTERNS] for square in range(SQUARES)
]

Item = TypeVar("Item")
Grid = list[str]  # 25 letters; square `column * 5 + row`, as everywhere


def on(grid: Grid, letters: str) -> int:
    """The squares with one of these letters."""
    return sum(1 << square for square, letter in enumerate(grid) if letter in letters)


def waves(grid: Grid, origin: int, closed: str = "#") -> list[int]:
    """The squares at distance 0, 1, 2 … from the origin, one set after the other, walking on anything but closed squares."""
    unseen = ALL & ~on(grid, closed) & ~origin
    found = [origin]
    while found[-1]:
        found.append(beside(found[-1]) & unseen)
        unseen &= ~found[-1]
    return found[:-1]


def path_length(grid: Grid, closed: str = "#") -> int:
    """Return how many squares the shortest path from start to tomb has, both included; 0 when there is none."""
    tomb = on(grid, "T")
    return next((far + 1 for far, wave in enumerate(waves(grid, on(grid, "S"), closed)) if wave & tomb), 0)


def unreachable(grid: Grid) -> int:
    """Free squares that no path reaches."""
    return (ALL & ~on(grid, "#") & ~sum(waves(grid, on(grid, "S")))).bit_count()


def detours(grid: Grid) -> list[int]:
    """By how many squares the shortest path grows if it is to pass over each treasure."""
    treasures = on(grid, TREASURES)
    from_start, from_tomb = waves(grid, on(grid, "S")), waves(grid, on(grid, "T"))
    length = path_length(grid)
    return [
        down + up + 1 - length
        for down, near in enumerate(from_start)
        for up, far in enumerate(from_tomb)
        for _ in range((near & far & treasures).bit_count())
    ]


def patterns_over_start(grid: Grid) -> int:
    """Return how many of the six patterns can be laid over the start of the empty card."""
    walls = on(grid, "#")
    return sum(any(not mask & walls for mask in masks) for masks in OVER[grid.index("S")])


def odd_detours(grid: Grid) -> int:
    """Return how far the detours are from the wish: one treasure near the way, the next a step aside, then one worth a longer walk."""
    extras = sorted(detours(grid))
    return sum(abs(extra - wish) for extra, wish in zip(extras, DETOURS[len(extras)], strict=True))


def touching_twins(grid: Grid) -> int:
    """Equal symbols side by side: a card reads better when they are spread."""
    return sum((beside(on(grid, letter)) & on(grid, letter)).bit_count() for letter in LETTERS) // 2


def wall_lumps(grid: Grid) -> int:
    """Blocks of 2×2 walls: dull to look at, and no labyrinth."""
    walls = on(grid, "#")
    block = 0b1100011
    return sum(walls >> column * SIDE + row & block == block for column in range(SIDE - 1) for row in range(SIDE - 1))


def early_crosses(grid: Grid) -> int:
    """Red crosses right beside the start or the tomb, where they would be had for nothing or be of no use."""
    return (on(grid, "x") & (beside(on(grid, "S")) | beside(on(grid, "T")))).bit_count()


def skulls_out_of_the_way(grid: Grid) -> int:
    """1 when a path of the shortest length meets no skull: a skull should be a question."""
    return int("s" in grid and path_length(grid, "#s") == path_length(grid))


def flaws(grid: Grid, length: int) -> int:
    """Return the flaws of a card, which are to be lowered. The first two would make a card unplayable; the rest is a matter of taste."""
    if unreachable(grid):
        return 1000 * unreachable(grid)
    return (
        30 * abs(path_length(grid) - length)
        + 12 * (len(PATTERNS) - patterns_over_start(grid))
        + 6 * wall_lumps(grid)
        + 4 * touching_twins(grid)
        + 4 * skulls_out_of_the_way(grid)
        + 3 * early_crosses(grid)
        + odd_detours(grid)
    )


def sound(grid: Grid, length: int) -> bool:
    """Return whether a card may go into the deck: otherwise it is searched anew."""
    return not unreachable(grid) and path_length(grid) == length and patterns_over_start(grid) >= len(PATTERNS) - 1


def shuffled(rng: Rng, items: Sequence[Item]) -> list[Item]:
    """The items in random order."""
    left = list(items)
    return [left.pop(draw(rng, len(left))) for _ in items]


def ways(rng: Rng) -> list[tuple[int, int, int]]:
    """Columns of start and tomb, and the path length wanted, for the cards of one colour: each colour gets 8 of length 9, 4 of 8, 4 of 10.

    A path grows by twos: an odd length needs columns at an even distance.
    """
    even = [(start, tomb, 9) for start, tomb in shuffled(rng, COLUMNS) if (start - tomb) % 2 == 0]
    odd = [(start, tomb, 8) for start, tomb in shuffled(rng, COLUMNS) if (start - tomb) % 2 == 1]
    return shuffled(rng, even[:8] + odd[:4] + [(start, tomb, 10) for start, tomb, _ in odd[4:8]])


def drawn_grid(rng: Rng, start: int, tomb: int, kit: str, walls: int) -> Grid:
    """A first, random grid."""
    letters = shuffled(rng, (kit + "#" * walls).ljust(SQUARES - 2, "."))
    letters.insert(min(start, tomb) * SIDE + (0 if start <= tomb else SIDE - 1), "S" if start <= tomb else "T")
    letters.insert(max(start, tomb) * SIDE + (SIDE - 1 if start <= tomb else 0), "T" if start <= tomb else "S")
    return letters


def searched_grid(rng: Rng, start: int, tomb: int, kit: str, walls: int, length: int) -> Grid:
    """A grid whose flaws no exchange drawn in `STEPS` tries could lower further."""
    grid = drawn_grid(rng, start, tomb, kit, walls)
    worth = flaws(grid, length)
    for _ in range(STEPS):
        one, other = draw(rng, SQUARES), draw(rng, SQUARES)
        if grid[one] == grid[other] or {"S", "T"} & {grid[one], grid[other]}:
            continue
        grid[one], grid[other] = grid[other], grid[one]
        found = flaws(grid, length)
        if found <= worth:
            worth = found
        else:
            grid[one], grid[other] = grid[other], grid[one]
    return grid


def rows(grid: Grid) -> list[str]:
    """A grid as a deck file writes it."""
    return ["".join(grid[column * SIDE + row] for column in range(SIDE)) for row in range(SIDE)]


def grid_of(card: Card) -> Grid:
    """The letters of a card, square by square."""
    return [card.grid[square % SIDE][square // SIDE] for square in range(SQUARES)]


def difficulty(card: Card) -> int:
    """Return how hard a card is to complete: long is hard, walls are, crosses help."""
    grid = grid_of(card)
    return 4 * path_length(grid) + grid.count("#") - 3 * grid.count("x")


def correlation(values: list[int]) -> float:
    """Between values and the order they stand in."""
    n = len(values)
    middle, mean = (n - 1) / 2, sum(values) / n
    shared = sum((place - middle) * (value - mean) for place, value in enumerate(values))
    spread = sum((place - middle) ** 2 for place in range(n)) * sum((value - mean) ** 2 for value in values)
    return float(shared / spread**0.5)


def telling(ranked: list[tuple[str, int]]) -> float:
    """Return how much the order of (colour, difficulty) tells of the difficulty in the whole deck or within a colour, or of a colour."""
    found = [correlation([hard for _, hard in ranked])]
    for colour in COLOURS:
        found.append(correlation([hard for this, hard in ranked if this == colour]))
        found.append(correlation([this == colour for this, _ in ranked]))
    return max(map(abs, found))


def numbered(rng: Rng, cards: list[Card]) -> list[Card]:
    """The cards in the least telling of many orders."""
    ranks: list[tuple[str, int]] = [(card.colour, difficulty(card)) for card in cards]
    orders = [shuffled(rng, range(len(cards))) for _ in range(ORDERS)]
    best = min(orders, key=lambda order: telling([ranks[index] for index in order]))
    return [Card(number, cards[index].colour, cards[index].grid) for number, index in enumerate(best, 1)]


def turns_away(card: Card) -> float:
    """Return how many turns the tomb is away from the untouched card."""
    shown = tuple(EXPEDITION_CARDS.count(pattern) for pattern in PATTERNS)
    free, start, tomb, cross = (squares_with(card, letters) for letters in ("ST." + "".join(LETTERS), "S", "T", "x"))
    return turns(free, start, tomb, cross, shown)[UNTOUCHED]


def drawn_again(card: Card, cards: list[Card], seen: set[tuple[str, ...]]) -> Card:
    """Another card with the same symbols and walls, start and tomb, and a way of the same length."""
    usual = sum(map(turns_away, cards)) / len(cards)
    old = grid_of(card)
    rng = generator(f"expedition card {card.number} again".encode())
    start, tomb, length = old.index("S") // SIDE, old.index("T") // SIDE, path_length(old)
    while True:
        found = searched_grid(rng, start, tomb, "".join(letter for letter in old if letter in LETTERS), old.count("#"), length)
        grid = tuple(rows(found))
        again = Card(card.number, card.colour, list(grid))
        new = grid not in seen and tuple(line[::-1] for line in grid) not in seen
        if new and not flaws(found, length) and turns_away(again) <= usual:
            return again


def design(seed: int) -> Deck:
    """A whole deck."""
    rng = generator(f"expedition deck {seed}".encode())
    cards: list[Card] = []
    seen: set[tuple[str, ...]] = set()
    for colour in COLOURS:
        for kit, walls, (start, tomb, length) in zip(KITS, WALLS, ways(rng), strict=True):
            while True:
                found = searched_grid(rng, start, tomb, kit, walls, length)
                grid = tuple(rows(found))
                if sound(found, length) and grid not in seen and tuple(line[::-1] for line in grid) not in seen:
                    break
            seen.add(grid)
            cards.append(Card(0, colour, list(grid)))
    cards = numbered(rng, cards)
    for number in AGAIN.get(seed, ()):
        cards[number - 1] = drawn_again(cards[number - 1], cards, seen)
    deck = Deck(SKULL_PENALTIES, EXPEDITION_CARDS, cards)
    check(deck)
    return deck


def written(deck: Deck, seed: int) -> str:
    """The deck as a file."""
    lines = [
        f"# Made by `python -m saqqara.games.expedition.lab.deck_designer --seed {seed}`; see there for what the cards are chosen by.",
        "# S start, T tomb, # wall, . free, x red cross, r red gem, g green gem, t torch, s skull, p potion.",
        "",
        f"skulls = {deck.skulls}",
        "patterns = [" + ", ".join(f'"{pattern}"' for pattern in deck.patterns) + "]",
    ]
    for card in deck.card:
        lines += ["", "[[card]]", f"number = {card.number}", f'colour = "{card.colour}"', "grid = ["]
        lines += [f'    "{line}",' for line in card.grid] + ["]"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write a deck to the standard output."""
    parser = argparse.ArgumentParser(description="Design the 48 pyramid cards of Expedition.")
    parser.add_argument("--seed", type=int, default=SEED)
    seed = parser.parse_args().seed
    print(written(design(seed), seed), end="")


if __name__ == "__main__":
    main()
