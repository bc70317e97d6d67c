"""The planted faults. Each game has its own in `tests/games/<game>/faults.py`, as `FAULTS`."""

from dataclasses import dataclass

KINDS = {
    "view": "the view shows a secret",
    "both": "the view shows a secret and redeal spares it: the same thing forgotten twice",
    "redeal": "redeal forgets one seat",
    "refusal": "a refusal depends on a secret",
    "evaluation": "a bot's judgement looks at what its seat cannot know",
    "imagine": "the declaration allows a secret less than it may be, so that imagination tells more than a look",
    "observation": "an observation tells a secret",
    "uneven": "redeal draws some values more often than others",
}
"""The faults that every game is tried with (a judgement and observations only where there are any)."""


@dataclass(frozen=True)
class Fault:
    """A change of a game's sources that gives a secret away: `edits` are (file, what stands there, what is put instead)."""

    kind: str
    edits: tuple[tuple[str, str, str], ...]
