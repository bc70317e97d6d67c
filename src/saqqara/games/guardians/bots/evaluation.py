"""The table as a sensible player of Guardians sees it: the worth of an action, what a seat knows, and what holding on tells of rooms."""

from math import sqrt
from typing import Any

from saqqara.core.bits import count
from saqqara.core.floats import exp, log
from saqqara.core.hash_keys import mix
from saqqara.core.look import Look
from saqqara.core.weights import numbered
from saqqara.games.guardians import rules
from saqqara.games.guardians.bots import odds
from saqqara.games.guardians.bots.memory import LOTS, held_since, lots_since
from saqqara.games.guardians.bots.odds import unseen

WEIGHT = numbered(
    "green yellow red explore_cards explore_points explore_guarded explore_warded"
    " secure secure_points secure_guarded secure_cards secure_goal secure_late"
    " awaken awaken_risk awaken_points awaken_cards awaken_goal"
    " keep keep_treasure keep_guarded keep_warded trust"
)
"""The places of the weights: going on by the back of the room and by what one holds; securing; awakening by how
likely the guardians are to win and by what is there to be won; keeping a room; how far holding on is read."""
NAMES = WEIGHT._fields
TENTH = 0.1
STEEP = 1.7
"""A logistic curve that much steeper is nearly the normal distribution."""


def among(deck: Any, hidden: Any, cards: Any) -> Any:
    """Of face-down rooms that may be any of the hidden ones with their backs: amulets less guardians to expect, how far that varies, and
    the treasures to expect."""
    mean, spread, points = 0.0, 0.0, 0.0
    for back in range(rules.GREEN, rules.RED + 1):
        alike = deck.of_back[back]
        n = count(cards & alike)
        if n > 0:
            fit = hidden & alike
            of_all = max(count(fit), 1)
            guards = count(fit & deck.guarded) / of_all
            wards = count(fit & deck.warded) / of_all
            treasures = (count(fit & deck.of_count[2]) + 2.0 * count(fit & deck.of_count[3])) / of_all + 1.0
            mean += n * (wards - guards)
            spread += n * (wards + guards - (wards - guards) * (wards - guards))
            points += n * treasures
    return mean, spread, points


def summed(deck: Any, n: Any, mean: Any, spread: Any, points: Any) -> Any:
    """Of so many rooms together: how likely guardians outnumber amulets, and the points to expect."""
    return 1.0 / (1.0 + exp(STEEP * (mean + 0.5) / sqrt(spread + 0.05))), points * (1.0 + TENTH * (deck.double - 1) * (n - 1))


def behind(deck: Any, hidden: Any, cards: Any) -> Any:
    """The same of face-down rooms, by their backs alone."""
    mean, spread, points = among(deck, hidden, cards)
    return summed(deck, count(cards), mean, spread, points)


def awakening(s: Any, deck: Any, w: Any, other: Any, risk: Any, points: Any) -> Any:
    """Return how good it looks to awaken somebody where guardians win that likely, and so many points are to be expected."""
    n = count(s.cards[other])
    value = w[WEIGHT.awaken] + w[WEIGHT.awaken_risk] * risk + w[WEIGHT.awaken_points] * points * (risk - 0.5) + w[WEIGHT.awaken_cards] * n
    if s.score[other] + points >= rules.goal(deck, s.seats):
        value += w[WEIGHT.awaken_goal]
    return value


def securing(w: Any, points: Any, wards: Any, n: Any, needed: Any, late: Any) -> Any:
    """Return how good it looks to secure rooms worth that much."""
    value = w[WEIGHT.secure] + w[WEIGHT.secure_points] * points + w[WEIGHT.secure_cards] * n + w[WEIGHT.secure_late] * late
    if wards < 0:
        value += w[WEIGHT.secure_guarded]
    if points >= needed:
        value += w[WEIGHT.secure_goal]
    return value


def going_on(w: Any, back: Any, points: Any, wards: Any, n: Any) -> Any:
    """Return how good it looks to explore one more room."""
    value = w[WEIGHT.green + back] + w[WEIGHT.explore_cards] * n + w[WEIGHT.explore_points] * points
    if wards < 0:
        value += w[WEIGHT.explore_guarded]
    elif wards > 0:
        value += w[WEIGHT.explore_warded]
    return value


def worth(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """Return how good an action looks at first sight to that seat."""
    cards = s.cards[seat]
    seats = s.seats
    if move <= rules.SECURE:
        points, wards, _ = rules.revealed(s, deck, cards)
        if move < rules.SECURE:
            return going_on(w, s.top[move - rules.EXPLORE], points, wards, count(cards))
        needed = rules.goal(deck, seats) - s.score[seat]
        leader = 0
        for other in range(seats):
            if other != seat:
                leader = max(leader, s.score[other])
        return securing(w, points, wards, count(cards), needed, leader / rules.goal(deck, seats))
    if move < rules.KEEP:
        risk, points = behind(deck, unseen(s, seat), s.cards[move - rules.AWAKEN])
        return awakening(s, deck, w, move - rules.AWAKEN, risk, points)
    value = 0.0
    if move < rules.PASS:
        for pile in range(2):
            card = rules.drawn_card(s, pile)
            if card >= 0 and move - rules.KEEP >> pile & 1:
                value += w[WEIGHT.keep] + w[WEIGHT.keep_treasure] * deck.count[card]
                if deck.ward[card] < 0:
                    value += w[WEIGHT.keep_guarded]
                elif deck.ward[card] > 0:
                    value += w[WEIGHT.keep_warded]
    return value


def tempting(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """One room more, for who has been lucky so far, and twice for who is behind."""
    cards = s.cards[seat]
    if move >= rules.SECURE or cards == 0:
        return 0.0
    _, wards, _ = rules.revealed(s, deck, cards)
    leader = 0
    for other in range(s.seats):
        leader = max(leader, s.score[other])
    return float(int(wards >= 0) + 2 * int(s.score[seat] < leader))


def aside(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """Eyes are on one's own rooms: others are overlooked, those with few rooms before them most."""
    if move < rules.AWAKEN or move >= rules.KEEP:
        return 0.0
    return 1.0 / count(s.cards[move - rules.AWAKEN])


def recalled(s: Any, deck: Any, w: Any, memory: Any, seat: Any, move: Any) -> Any:
    """Return how much better it looks to awaken somebody once one remembers what their older rooms cannot be."""
    if move < rules.AWAKEN or move >= rules.KEEP or lots_since(memory, 0) == 0:
        return 0.0
    other, hidden = move - rules.AWAKEN, unseen(s, seat)
    cards = s.cards[other]
    rest, before = cards, 0
    mean, spread, points = 0.0, 0.0, 0.0
    for lot in range(LOTS + 1):
        held = held_since(memory, lot, other) if lot < LOTS else count(cards)
        group = 0
        for rank in range(before, held):
            group |= 1 << max(rules.card_at(s, other, rank), 0)
        group &= rest
        rest &= ~group
        before = max(before, held)
        more, wider, richer = among(deck, hidden & ~lots_since(memory, lot), group)
        mean, spread, points = mean + more, spread + wider, points + richer
    risk, points = summed(deck, count(cards), mean, spread, points)
    return awakening(s, deck, w, other, risk, points) - worth(s, deck, w, seat, move)


def seen(s: Any, deck: Any, seat: Any) -> Any:
    """One's own rooms, the backs of the others', the tops, the scores, and what was drawn if one drew it."""
    key = mix(s.cards[seat], seat * 8 + s.extra_turns)
    if s.turn == seat:
        key = mix(key, s.cards[rules.DRAWN])
    for other in range(s.seats):
        theirs = s.cards[other]
        backs = s.score[other]
        for back in range(rules.RED + 1):
            backs = backs * 64 + count(theirs & deck.of_back[back])
        key = mix(key, backs)
    return mix(key, (s.top[0] + 1) * 4 + s.top[1] + 1)


def likely(s: Any, deck: Any, w: Any, memory: Any, seat: Any, own: Any) -> Any:
    """Return how well these rooms explain that their owners held on: each went on exploring with what lay before them then.

    `memory` says whether that is read at all.
    """
    total = 0.0
    for other in range(s.seats):
        cards = s.cards[other]
        n = count(cards)
        if other != own and n > 1:
            needed = rules.goal(deck, s.seats) - s.score[other]
            held = 0
            for rank in range(n - 1):
                held |= 1 << rules.card_at(s, other, rank)
                points, wards, _ = rules.revealed(s, deck, held)
                better = securing(w, points, wards, rank + 1, needed, 0.5) - going_on(w, rules.GREEN, points, wards, rank + 1)
                total -= w[WEIGHT.trust] * memory[0] * log(1.0 + exp(better))
    return total


def remember(look: Look, state: Any, deck: Any, w: Any) -> Any:
    """Return whether what the others do is read at all; all of it lies on the table."""
    return [1.0]


def reason(s: Any, deck: Any, seat: int, move: int) -> tuple[str, dict[str, Any]]:
    """Why one might do that: a message of ours. Its odds are exact for the cards alone (`odds`)."""
    points, wards, guardians = odds.holding(s, deck, seat)
    if move < rules.SECURE:
        top = odds.exploring(s, deck, seat, move - rules.EXPLORE)
        key = "hint-explore-warded" if top.guarded > 0 and top.outnumbered == 0 else "hint-explore"
        alike = int(deck.of_back[int(s.top[move - rules.EXPLORE])])
        rooms = round(alike.bit_count() / (alike & int(deck.guarded)).bit_count())  # what the pile itself shows
        return key, {"guarded": round(100 * top.guarded), "rooms": rooms, "points": points}
    if move == rules.SECURE:
        goal_reached = int(s.score[seat]) + points >= rules.goal(deck, int(s.seats))
        key = "hint-secure-goal" if goal_reached else "hint-secure-guarded" if wards < 0 else "hint-secure"
        return key, {"points": points, "guardians": guardians}
    if move < rules.KEEP:
        there = odds.awakening(s, deck, seat, move - rules.AWAKEN)
        return "hint-awaken", {"risk": round(100 * there.outnumbered), "points": round(there.worth)}
    if move < rules.PASS:
        kept = [int(rules.drawn_card(s, pile)) for pile in range(2) if move - rules.KEEP >> pile & 1]
        treasures = sum(int(deck.count[card]) for card in kept if card >= 0)
        guarded = any(int(deck.ward[card]) < 0 for card in kept if card >= 0)
        return ("hint-keep-guarded" if guarded else "hint-keep" if kept else "hint-keep-none"), {"points": treasures}
    return "hint-pass", {}
