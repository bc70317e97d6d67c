"""The figures of the rules pages, as looks of real tables: python tools/figures.py [--check]

Writes web/src/games/<game>/figures/<name>.json, the looks that a figure is drawn from, and places.json, the clause after which each stands.
`--check` fails when these files are stale.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from saqqara import Table
from saqqara.core.game import find
from saqqara.core.reading import plain

FOLDER = Path(__file__).parents[1] / "web" / "src" / "games"
SEED = b"figures"
Figure = tuple[str, str, list[dict[str, Any]]]
"""The clause, the figure's name, its looks."""


def seen(table: Table, seat: int | None = None) -> dict[str, Any]:
    """A look, without the moves it offers: a figure is not played."""
    look: dict[str, Any] = plain(table.look(seat))
    return {**look, "moves": []}


def film(position: Mapping[str, Any], moves: Iterable[tuple[int, str]], seat: int | None = None, deck: Any = None) -> list[dict[str, Any]]:
    """The look at a position, and after each of some moves."""
    table = Table.from_position(position, SEED, deck=deck)
    looks = [seen(table, seat)]
    for mover, text in moves:
        table.play(mover, text)
        looks.append(seen(table, seat))
    return looks


# Objective: a spot is its base, then its stack; `r:og` is a red base, orange on it, green on top.

LETTERS = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue", "p": "pink"}


def board(spots: str, stocks: list[str], objectives: str) -> dict[str, Any]:
    """A position of Objective."""
    placed = [spot.partition(":") for spot in spots.split()]
    return {
        "game": "objective",
        "mode": "random",
        "seats": len(stocks),
        "turn": 0,
        "over": not any(stocks),
        "spots": [{"base": LETTERS[base], "stack": [LETTERS[piece] for piece in stack]} for base, _, stack in placed],
        "stocks": [{LETTERS[piece]: held.count(piece) for piece in LETTERS if piece in held} for held in stocks],
        "objectives": [LETTERS[colour] for colour in objectives],
    }


def objective() -> Iterator[Figure]:
    """The figures of Objective."""
    bare = "r y g p p r y g g p r y y g p r"
    start = board(bare, ["rrryyygggppp"] * 2, "rp")
    yield "O4", "board", film(start, [])
    yield "O11", "spot", film(start, [(0, "pink 2"), (1, "red 2"), (0, "red 2"), (1, "pink 2")])
    end = board("r:y y:r g:y b:r b:g r:br y:g g:r g:b b:y r:g y:b y:g g:b b:y r", ["", ""], "rb")
    yield "O14", "end", film(end, [])


# Guardians


def rooms(hands: list[list[int]], discard: Iterable[int] = ()) -> dict[str, Any]:
    """A position of Guardians with the first explorer to act; what lies nowhere else is in the piles."""
    unseen = 54 - sum(map(len, hands)) - len(list(discard))
    return {
        "game": "guardians",
        "seats": len(hands),
        "turn": 0,
        "over": False,
        "scores": [0] * len(hands),
        "hands": hands,
        "discard": list(discard),
        "piles": [{"count": (unseen + 1) // 2, "top": "green"}, {"count": unseen // 2, "top": "red"}],
        "drawn": None,
        "extra_turns": 0,
    }


def guardians() -> Iterator[Figure]:
    """The figures of Guardians."""
    yield "G1", "rooms", film(rooms([[1, 27, 52], []]), [], seat=0)
    yield "G2", "piles", film(rooms([[], []], [9]), [])
    yield "G6", "double", film(rooms([[4, 1, 30, 13], []]), [], seat=0)
    yield "G8", "saved", film(rooms([[13], [6, 29, 42]]), [(0, "awaken 1")])
    yield "G9", "struck", film(rooms([[13], [31, 3, 8, 25]]), [(0, "awaken 1")])


# Hourglass

ROWS = ("yellow", "blue", "red", "black")


def pyramid(numbers: str, right: list[list[int]] | None = None, wrong: list[list[int]] | None = None) -> dict[str, Any]:
    """A position of Hourglass at the beginning of a round of two players; the dice show 2, 5 and 11."""
    right, wrong = right or [[], []], wrong or [[], []]
    rows = dict(zip(ROWS, ([int(text) for text in row.split()] for row in numbers.split("/")), strict=True))
    away = {number for held in [*rows.values(), *right, *wrong] for number in held}
    tiles = find("hourglass").deck().card
    heaps = {row: [tile.number for tile in tiles if tile.colour == row and tile.number not in away] for row in ROWS}
    return {
        "game": "hourglass",
        "advanced": False,
        "seats": 2,
        "active": 0,
        "over": False,
        "phase": "search",
        "dice": [2, 5, 11],
        "pyramid": rows,
        "heaps": {row: {"count": len(heap), "top": heap[0]} for row, heap in heaps.items()},
        "round": [{"tiles": [], "shown": {}, "nothing": False, "done": False} for _ in range(2)],
        "right": right,
        "wrong": wrong,
    }


def hourglass() -> Iterator[Figure]:
    """The figures of Hourglass."""
    start = pyramid("3 9 17 40 / 19 25 72 / 33 80 / 64")
    yield "H3", "pyramid", film(start, [])
    yield "H5", "operation", film(start, [(0, "take 33"), (0, "show 33 = (5 - 2) * 11")], seat=0)[-1:]
    moves = [(0, "take 33"), (1, "take 19"), (0, "show 33 = (5 - 2) * 11"), (1, "show 19 = 2 * 5 + 11")]
    yield "H9", "check", film(start, moves)[-1:]
    scored = pyramid("3 9 20 24 / 19 25 72 / 44 80 / 64", [[5, 8, 14, 17, 23, 33, 40, 90], []], [[50], []])
    yield "H12", "score", film(scored, [])


# Expedition

EXAMPLE = [".#S.g", "..x.#", "#.s..", ".#.#t", "r.T.."]


def digging(cards: list[list[int]], completed: list[list[int]], pattern: str, **fields: Any) -> dict[str, Any]:
    """A position of Expedition in a marking step; keywords change fields of the position."""
    others = ["I2", "I3", "I3", "V3", "V3", "T4", "L4", "O4"]
    others.remove(pattern)
    display = [45, 46, 47, 48]
    sheet = {"red": 0, "green": 0, "torches": [False] * 4, "skulls": 0, "owed": 0, "finished": False}
    return {
        "game": "expedition",
        "seats": len(cards),
        "over": False,
        "phase": "mark",
        "round": 1,
        "turn": 1,
        "pattern": pattern,
        "expeditions_left": others,
        "display": display,
        "pile": 48 - len(display) - sum(map(len, [*cards, *completed])),
        "to_replace": [],
        "boxes_left": {"green": [10, 6, 3], "orange": [10, 6, 3], "purple": [10, 6, 3]},
        "players": [
            {
                "dealt": [],
                "cards": [{"number": number, "marked": []} for number in own],
                "completed": done,
                **sheet,
                "boxes": {"green": [], "orange": [], "purple": []},
            }
            for own, done in zip(cards, completed, strict=True)
        ],
        **fields,
    }


def expedition() -> Iterator[Figure]:
    """The figures of Expedition."""
    start = digging([[7, 13], [20, 33]], [[], []], "L4")
    yield "E1", "card", film(start, [], seat=0)
    yield "E2", "patterns", film(start, [])
    deck = plain(find("expedition").deck())
    deck["card"][6] = {**deck["card"][6], "grid": EXAMPLE}
    yield "E11", "dig", film(start, [(0, "7: c1 c2 c3 d3"), (0, "7: c4")], seat=0, deck=deck)
    yield "E23", "score", film(scored(), [], seat=0)


def scored() -> dict[str, Any]:
    """The final score of the worked example: seven cards, two of them orange and four green."""
    own, other = [1, 2, 5, 6, 8, 9, 14], [21, 22]
    position = digging([[7, 13], [20, 33]], [own, other], "L4", over=True, round=4, turn=7, expeditions_left=["V3"])
    position["boxes_left"] = {"green": [], "orange": [6, 3], "purple": [10, 6, 3]}
    first, second = position["players"]
    first |= {"red": 6, "green": 3, "torches": [True, False, False, True], "skulls": 5}
    first["boxes"] = {"green": [3, 6], "orange": [10], "purple": []}
    second["boxes"] = {"green": [10], "orange": [], "purple": []}
    first["finished"] = second["finished"] = True
    return position


GAMES = {"objective": objective, "guardians": guardians, "hourglass": hourglass, "expedition": expedition}


def files() -> Iterator[tuple[Path, str]]:
    """Every file and what must be in it."""
    for game, figures in GAMES.items():
        made = list(figures())
        for _, name, looks in made:
            yield FOLDER / game / "figures" / f"{name}.json", json.dumps(looks, ensure_ascii=False, separators=(",", ":")) + "\n"
        yield FOLDER / game / "figures" / "places.json", json.dumps({clause: name for clause, name, _ in made}, indent=2) + "\n"


def main() -> int:
    """Write, or check."""
    if "--check" in sys.argv:
        stale = [path for path, text in files() if not path.exists() or path.read_text(encoding="utf-8") != text]
        for path in stale:
            print(f"{path.relative_to(FOLDER.parents[2])} is stale: python tools/figures.py", file=sys.stderr)
        return 1 if stale else 0
    for path, text in files():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
