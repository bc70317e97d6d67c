"""What stands in place of a game's `memory.recall` and `evaluation.recalled` where nothing that lay open is ever hidden again."""

from typing import Any

from saqqara.core.compile import compiled


@compiled
def nothing(s: Any, deck: Any, memory: Any, seat: Any, rng: Any) -> Any:
    """There is nothing to remember: what `redeal` has drawn may stay."""
    return


@compiled
def no_change(s: Any, deck: Any, w: Any, memory: Any, seat: Any, move: Any) -> Any:
    """A move looks as good as before."""
    return 0.0
