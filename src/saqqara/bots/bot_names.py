"""Names of bots: each level has its own, so that players meet the same opponents again. Nobody else may take them."""

from collections.abc import Sequence

from saqqara.bots.strength import placed

NAMES = {
    "chance": ("Bes", "Shai", "Kismet", "Fortuna", "Tyche", "Heka"),
    "novice": ("Nora", "Idris", "Aya", "Hugo", "Lena", "Samir"),
    "apprentice": ("Meryt", "Senbi", "Iset", "Tahir", "Anok", "Zaya"),
    "adept": ("Kawit", "Hori", "Nefret", "Ranofer", "Tiaa", "Userhat"),
    "master": ("Nitokris", "Imhotep", "Tiyi", "Amasis", "Hatshepsut", "Khaemwaset"),
    "deep": ("Seshat", "Thoth", "Maat", "Ptah", "Neith", "Khnum"),
}
"""Six for each level: a table has no more bots."""


def bot_names(bots: Sequence[str | None]) -> list[str | None]:
    """Return the name of each seat's bot, by the levels at the seats of a table; None where no bot has the seat for its own."""
    met = dict.fromkeys(NAMES, 0)
    names: list[str | None] = []
    for bot in bots:
        level = level_of(bot)
        if level is None:
            names.append(None)
        else:
            names.append(NAMES[level][met[level] % len(NAMES[level])])
            met[level] += 1
    return names


def level_of(bot: str | None) -> str | None:
    """Return the level whose names a bot has: its own, or the nearest to a strength; the sand of a daily challenge has none."""
    if bot is None or bot in NAMES:
        return bot
    place = placed(bot)
    return None if place is None else place.lower if place.part < 0.5 else place.upper
