"""The plan of a simulation: a game, its table, its players, the number of games. The same plan gives the same rows everywhere."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from saqqara import __version__
from saqqara.bots.decisions import own_player
from saqqara.bots.levels import LADDER
from saqqara.bots.player_spec import SPEC, enter, leave
from saqqara.bots.strength import placed
from saqqara.core.errors import BadSetup
from saqqara.core.game import Game, find
from saqqara.lab.simulation.columns import Layout

COMPILED, AT_TABLES = 1 << 15, 16
"""Games of a part: a second of work or a few, so that little is lost with a worker."""
CHANCE = LADDER[0]
MOST_GAMES = 1 << 53
"""The largest number of games: floats still tell their numbers apart."""


class Plan(msgspec.Struct, frozen=True):
    """A simulation; `part` is how many games make a part, which changes no row."""

    game: str
    rules: int
    seats: int
    games: int
    players: tuple[str, ...]
    seed: str
    options: Mapping[str, Any]
    deck: Any
    part: int
    version: str = __version__

    @property
    def kind(self) -> Game:
        """The game."""
        return find(self.game)

    @property
    def parts(self) -> int:
        """Return how many parts there are; they are numbered from 0."""
        return -(-self.games // self.part)

    def range(self, number: int) -> range:
        """Return the games of a part."""
        return range(number * self.part, min(self.games, (number + 1) * self.part))

    @property
    def layout(self) -> Layout:
        """The columns of its rows."""
        return Layout(self.kind, self.seats, len(self.players), self.games)

    @property
    def compiled(self) -> bool:
        """Return whether all players can play inside compiled code."""
        return all(player == CHANCE for player in self.players) or all(
            at_first_sight(self.kind, player, self.seats, self.options) for player in self.players
        )

    def encode(self) -> bytes:
        """Return it as text, to be sent to workers and kept beside the parts."""
        return msgspec.json.encode(self)

    def differs(self, other: "Plan") -> list[str]:
        """Return the names of what another plan has otherwise, but for the size of parts."""
        return [name for name in self.__struct_fields__ if name != "part" and getattr(self, name) != getattr(other, name)]


@lru_cache(1)
def decode(data: bytes) -> Plan:
    """Return a plan from its text: a worker is given the same one again and again."""
    return msgspec.json.decode(data, type=Plan)


def at_first_sight(kind: Game, player: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> bool:
    """Return whether a player decides by heuristic at such a table, or by chance beside such players."""
    if kind.times or own_player(kind.name) is not None:
        return False
    if player == CHANCE:
        return True
    if placed(player) is None:
        return False
    from saqqara.bots.search_setup import search_setup

    return search_setup(kind.name, seats, tuple((options or {}).items())).level(player).simulations == 0


def make_plan(
    game: str,
    seats: int | None = None,
    games: int = 10_000,
    players: Sequence[str] = (CHANCE,),
    seed: str = "1",
    options: Mapping[str, Any] | None = None,
    deck: Any = None,
    part: int | None = None,
) -> Plan:
    """Return a plan that can be carried out; raises `BadSetup` or `BadDeck` where it cannot."""
    kind = find(game)
    chosen = kind.seat_count(seats if seats is not None or len(players) == 1 else len(players))
    if len(players) not in (1, chosen):
        raise BadSetup("lab-players", players=len(players), seats=chosen)
    if not 1 <= games <= MOST_GAMES:
        raise BadSetup("lab-games", games=games, most=MOST_GAMES)
    own = kind.deck(deck) if deck is not None else None
    for player in dict.fromkeys(players):
        match = SPEC.fullmatch(player)
        if match is not None and match["seconds"] is not None:
            raise BadSetup("lab-seconds", player=player, level=match["level"])
        leave(enter(player, b"", own))  # a name that is none is refused before anything is played
    plain = msgspec.to_builtins(own)
    plan = Plan(game, kind.rules_version, chosen, games, tuple(players), seed, kind.choices(chosen, options or {}), plain, part or COMPILED)
    return plan if part or plan.compiled else msgspec.structs.replace(plan, part=AT_TABLES)
