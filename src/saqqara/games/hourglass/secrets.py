"""What is secret in Hourglass: while the sand runs, what the others have shown for their tiles, and whether they have."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Any

from saqqara.core.secrecy import Chances, Open, Place, Position, Secret, evenly
from saqqara.games.hourglass.notation import on_dice
from saqqara.games.hourglass.operations import spell


def sand_has_run_out(position: Position) -> bool:
    """HR5: operations come into the open at the check."""
    return bool(position["phase"] != "sand")


@lru_cache(maxsize=64)
def none_or_any(d8: int, d10: int, d12: int) -> tuple[str | None, ...]:
    """Nothing shown, or any operation on a roll."""
    return None, *(spell(op) for op in sorted(on_dice(d8, d10, d12)))


def operations_on_the_dice(known: Position, deck: Any, place: Place) -> Chances:
    """For each tile taken none, or any operation on the dice."""
    tiles = known["round"][place.seat]["tiles"]

    def each() -> Iterator[dict[str, str]]:
        for chosen in product(none_or_any(*known["dice"]), repeat=len(tiles)):
            yield {str(tile): text for tile, text in zip(tiles, chosen, strict=True) if text is not None}

    return evenly(each())


SECRETS = (
    Open("game advanced seats active over phase", "H4 H13"),
    Open("dice", "H5"),
    Open("pyramid emptied heaps", "H3"),
    Open("right wrong", "H9"),
    Open("last", "HR7"),
    Open("round[seat].tiles", "H6"),
    Open("round[seat].nothing round[seat].done", "HR1 HR5"),
    Secret("round[seat].shown", "HR5", operations_on_the_dice, until=sand_has_run_out),
)
