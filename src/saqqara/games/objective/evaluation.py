"""How a sensible player of Objective sees the table: the worth of a move, what a seat knows, and what moves tell of hidden colours."""

from typing import Any

import numpy as np

from saqqara.core.compile import compiled
from saqqara.core.floats import exp, log
from saqqara.core.look import Look
from saqqara.core.mix import mix
from saqqara.games.objective import notation
from saqqara.games.objective.rules import COLOURS, MAX_LEGAL, PER_COLOUR, SEATS, legal, play, spot_colour
from saqqara.games.objective.words import COLOURS as NAMES_OF_COLOURS

NAMES = ("gain", "gain_late", "loss", "loss_late", "spend", "spend_late", "foe", "foe_late", "feed", "feed_late", "bare", "trust")
"""What the weights are called: my spot won and lost, my piece spent; a strong foreign colour covered and fed; a bare base; how far
the others' moves are believed."""
CARELESS, MOST = 0.1, 50.0
"""One player in ten is thought to place at random: nothing is read from moves that no colour explains better than chance does."""
GAIN, GAIN_LATE, LOSS, LOSS_LATE, SPEND, SPEND_LATE, FOE, FOE_LATE, FEED, FEED_LATE, BARE, TRUST = range(12)


@compiled
def after(s: Any, spot: Any, colour: Any) -> Any:
    """The colour of a spot once a piece is placed there (O8-O10)."""
    top = np.int64(s["top"][spot])
    if top < 0 or s["colour"][top] != colour:
        return np.int64(colour)
    below = np.int64(s["below"][top])
    return np.int64(s["base"][spot]) if below < 0 else np.int64(s["colour"][below])


@compiled
def weigh(s: Any, w: Any, mine: Any, spot: Any, colour: Any, was: Any, becomes: Any, ahead: Any, fed: Any) -> Any:
    """How good a placement looks to whoever wants a colour; `ahead` and `fed`: how many spots more than that one the colours show that the
    placement covers and brings to light."""
    late = 1.0 - np.int64(s["left"]) / (PER_COLOUR * (np.int64(s["seats"]) + 2.0))
    value = 0.0
    if becomes == mine:
        value += w[GAIN] + w[GAIN_LATE] * late
    if was == mine:
        value -= w[LOSS] + w[LOSS_LATE] * late
    if colour == mine:
        value -= w[SPEND] + w[SPEND_LATE] * late
    if was != mine:
        value += (w[FOE] + w[FOE_LATE] * late) * ahead
    if becomes != mine:
        value -= (w[FEED] + w[FEED_LATE] * late) * fed
    if s["top"][spot] < 0:
        value += w[BARE]
    return value


@compiled
def worth(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """How good a placement looks at first sight to whoever wants the seat's colour."""
    spot = move // COLOURS
    colour = move - spot * COLOURS
    mine = np.int64(s["objective"][seat])
    was, becomes = spot_colour(s, spot), after(s, spot, colour)
    ahead, fed = np.int64(0), np.int64(0)
    for i in range(s["spots"]):
        shown = spot_colour(s, i)
        ahead += np.int64(shown == was) - np.int64(shown == mine)
        fed += np.int64(shown == becomes) - np.int64(shown == mine)
    return weigh(s, w, mine, spot, colour, was, becomes, ahead, fed)


@compiled
def tempting(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """A spot in one's own colour now, whoever may guess it from that."""
    spot = move // COLOURS
    mine = np.int64(s["objective"][seat])
    return 1.0 if after(s, spot, move - spot * COLOURS) == mine and spot_colour(s, spot) != mine else 0.0


@compiled
def aside(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """How long ago anything happened on the spot: eyes are where the last pieces went."""
    placed, top = np.int64(s["placed"]), np.int64(s["top"][move // COLOURS])
    return 1.0 if top < 0 or placed == 0 else (placed - 1 - top) / placed


@compiled
def seen(s: Any, deck: Any, seat: Any) -> Any:
    """All but the others' objectives."""
    key = mix(np.int64(s["objective"][seat]), seat)
    for spot in range(s["spots"]):
        stack = np.int64(s["base"][spot])
        piece = np.int64(s["top"][spot])
        while piece >= 0:
            stack = stack * 7 + s["colour"][piece] + 1
            piece = np.int64(s["below"][piece])
        key = mix(key, stack)
    for other in range(s["seats"]):
        for colour in range(COLOURS):
            key = mix(key, np.int64(s["stock"][other, colour]))
    return key


@compiled
def likely(s: Any, deck: Any, w: Any, memory: Any, seat: Any, own: Any) -> Any:
    """How well these objectives explain what everybody has done; what the thinking seat did only where even its own is imagined."""
    total = 0.0
    for other in range(s["seats"]):
        if other != own:
            total += memory[other, np.int64(s["objective"][other])]
    return total


@compiled
def explain(s: Any, deck: Any, w: Any, seat: Any, move: Any, moves: Any, shown: Any, memory: Any) -> Any:
    """Note how much better each colour explains this move of a seat than chance would. `shown` has room for a number for each colour."""
    n = legal(s, deck, seat, moves)
    for colour in range(COLOURS):
        shown[colour] = 0
    for spot in range(s["spots"]):
        shown[spot_colour(s, spot)] += 1
    for mine in range(COLOURS):
        if np.int64(s["colours"]) >> mine & 1:
            total, made = 0.0, 0.0
            for i in range(n):
                spot = moves[i] // COLOURS
                colour = moves[i] - spot * COLOURS
                was, becomes = spot_colour(s, spot), after(s, spot, colour)
                value = weigh(s, w, mine, spot, colour, was, becomes, shown[was] - shown[mine], shown[becomes] - shown[mine])
                total += exp(value)
                if moves[i] == move:
                    made = value
            memory[seat, mine] += made - log(total / n)


@compiled
def explain_all(states: Any, deck: Any, w: Any, played: Any, n: Any, moves: Any, shown: Any, memory: Any, rng: Any) -> Any:
    """Go back to the first table, which follows from the moves (what was placed was in stock), and note what each move says."""
    s = states[0]
    s["left"] = np.int64(s["left"]) + n
    s["placed"] = 0
    if n > 0:
        s["turn"] = played[0, 0]
    for colour in range(COLOURS):
        s["bare"][colour] = 0
    for spot in range(s["spots"]):
        s["top"][spot] = -1
        base = np.int64(s["base"][spot])
        s["bare"][base] = np.int64(s["bare"][base]) | 1 << spot
    for i in range(n):
        seat, colour = played[i, 0], played[i, 1] % COLOURS
        s["stock"][seat, colour] = np.int64(s["stock"][seat, colour]) + 1
        s["held"][seat] = np.int64(s["held"][seat]) | 1 << colour
    for i in range(n):
        explain(s, deck, w, played[i, 0], played[i, 1], moves, shown, memory)
        play(s, deck, played[i, 0], played[i, 1], rng)


def remember(look: Look, state: Any, deck: Any, w: Any) -> Any:
    """What all moves so far say about everybody's colour."""
    memory = np.zeros((SEATS, COLOURS))
    s = state[0]
    played = [(seat, notation.read(s, deck, seat, text)) for seat, text in look.history if seat is not None]
    if len(played) + int(s["left"]) != PER_COLOUR * (look.seats + 2):
        return memory  # the game began from a position: what was placed before is not known
    made = np.array(played, np.int64).reshape(-1, 2)
    moves, shown = np.zeros(MAX_LEGAL, np.int64), np.zeros(COLOURS, np.int64)
    explain_all(state.copy(), deck, w, made, len(played), moves, shown, memory, np.zeros(4, np.uint64))
    told: Any = np.log((1 - CARELESS) * np.exp(np.minimum(w[TRUST] * memory, MOST)) + CARELESS)
    return told


def reason(s: Any, deck: Any, seat: int, move: int) -> tuple[str, dict[str, Any]]:
    """Why one might place that piece: a message of ours."""
    spot, colour = divmod(move, COLOURS)
    mine, was, becomes = int(s["objective"][seat]), int(spot_colour(s, spot)), int(after(s, spot, colour))
    if becomes == mine and was != mine:
        key = "hint-gain"
    elif becomes == colour:
        key = "hint-cover-mine" if was == mine else "hint-cover"
    else:
        key = "hint-annihilate"
    shown = NAMES_OF_COLOURS[becomes if key == "hint-annihilate" else was]
    return key, {"colour": shown, "value": shown, "spots": int(count_of(s, was))}


@compiled
def count_of(s: Any, colour: Any) -> Any:
    """How many spots show a colour."""
    n = 0
    for spot in range(s["spots"]):
        n += spot_colour(s, spot) == colour
    return n
