"""Random games followed move by move by slow code: scores, where each card goes, whose turn it is, when piles are formed anew."""

import random
from collections import Counter
from typing import Any

import pytest

from saqqara import Table
from tests.games.guardians.positions import ALL, DECK, back
from tests.games.guardians.recount import bonuses, scores_after

GOAL = {2: 35, 3: 35, 4: 35, 5: 35, 6: 30}


def unseen(p: dict[str, Any]) -> set[int]:
    """Return the cards in the piles."""
    return set(ALL) - {card for cards in (*p["hands"], p["discard"], p["drawn"] or []) for card in cards}


def counts(p: dict[str, Any]) -> list[int]:
    """Return the number of cards in each pile."""
    return [pile["count"] for pile in p["piles"]]


def expected_piles(before: list[int], taken: list[int], loose: int) -> tuple[list[int], bool]:
    """Return the piles after cards were taken from them while so many discards lay there, and whether they are new."""
    left = [n - k for n, k in zip(before, taken, strict=True)]
    if 0 not in left or (loose == 0 and left in ([0, 0], [1, 0])):
        return left, False
    together = sum(left) + loose
    return [together - together // 2, together // 2], True


def check_move(p: dict[str, Any], move: str, q: dict[str, Any]) -> None:
    """Check that playing the move from p may lead to q, by the rules page."""
    seat = p["turn"]
    assert q["scores"] == scores_after(p, move, DECK)
    assert q["over"] == (max(q["scores"]) >= GOAL[p["seats"]])
    hands, discard, extra = [list(hand) for hand in p["hands"]], list(p["discard"]), p["extra_turns"]
    piles, new, choosing = counts(p), False, False
    if move.startswith("explore"):
        pile = int(move[-1]) - 1
        piles, new = expected_piles(piles, [pile == 0, pile == 1], len(discard))
        (card,) = set(q["hands"][seat]) - set(hands[seat])
        assert back(card) == p["piles"][pile]["top"]
        hands[seat].append(card)
    elif move.startswith("keep"):
        for number, card in enumerate(p["drawn"], 1):
            if card is not None:
                (hands[seat] if str(number) in move else discard).append(card)
        piles, new = expected_piles(piles, [0, 0], len(discard))
    elif move != "pass":
        victim = seat if move == "secure" else int(move.split()[1])
        kinds = bonuses(hands[victim], DECK) if move != "secure" else set()
        discard += hands[victim]
        hands[victim] = []
        extra += "frank" in kinds
        if not q["over"]:
            piles, new = expected_piles(piles, [0, 0], len(discard))
            if "werewolf" in kinds:
                choosing = True
                given = [n > 0 for n in piles]
                assert [card is not None for card in q["drawn"]] == given
                if not new:
                    assert all(back(c) == pile["top"] for c, pile in zip(q["drawn"], p["piles"], strict=True) if c)
                piles, again = expected_piles(piles, [int(g) for g in given], 0 if new else len(discard))
                new |= again
    assert q["hands"] == hands
    assert q["discard"] == ([] if new else discard)
    assert counts(q) == piles
    assert (q["drawn"] is not None) == choosing
    check_tops(q)
    if q["over"]:
        assert q["extra_turns"] == 0
    elif choosing:
        assert (q["turn"], q["extra_turns"]) == (seat, extra)
    else:
        again = extra > 0
        assert (q["turn"], q["extra_turns"]) == (seat if again else (seat + 1) % p["seats"], extra - again)


def check_tops(p: dict[str, Any]) -> None:
    """Check that the tops shown are possible."""
    there = [back(card) for card in unseen(p)]
    shown = [pile["top"] for pile in p["piles"] if pile["count"]]
    assert len(there) == sum(counts(p))
    assert all(shown.count(top) <= there.count(top) for top in shown)
    assert [pile["top"] is None for pile in p["piles"]] == [n == 0 for n in counts(p)]


def wanted_moves(p: dict[str, Any]) -> set[str]:
    """Return the moves that the rules page allows."""
    seat, hands = p["turn"], p["hands"]
    if p["over"]:
        return set()
    if p["drawn"]:
        first, second = p["drawn"]
        moves = {"keep none", "keep 1" if first else "", "keep 2" if second else "", "keep 1 2" if first and second else ""}
        return moves - {""}
    moves = {f"explore {n}" for n in (1, 2) if counts(p)[n - 1]}
    moves |= {"secure"} if hands[seat] else set()
    if hands[seat] or p["seats"] == 2:
        moves |= {f"awaken {other}" for other in range(p["seats"]) if other != seat and hands[other]}
    return moves or {"pass"}


def choose(moves: tuple[str, ...], chance: random.Random, greed: float) -> str:
    """Return a random move; the greedy rather explore, until no card is left to explore."""
    liked = [move for move in moves if move.startswith("explore") or move == "keep 1 2"]
    return chance.choice(liked) if liked and chance.random() < greed else chance.choice(moves)


def follow(seats: int, greed: float, games: int) -> Counter[str]:
    """Random games, checked at every move; how often rare things happened."""
    chance = random.Random(f"{seats} {greed}")
    rare: Counter[str] = Counter()
    for game in range(games):
        table = Table("guardians", seats, b"slow %d" % game)
        p = table.position()
        check_tops(p)
        while not table.over:
            look = table.look(p["turn"])
            assert set(look.moves) == wanted_moves(p)
            move = choose(look.moves, chance, greed)
            table.play(p["turn"], move)
            q = table.position()
            check_move(p, move, q)
            rare["formed anew"] += bool(p["discard"] and not q["discard"]) or sum(counts(q)) > sum(counts(p))
            rare["lone room"] += counts(q) == [1, 0]
            rare["no rooms"] += counts(q) == [0, 0]
            rare["pass"] += move == "pass"
            rare["drawn"] += q["drawn"] is not None
            p = q
    return rare


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_G4_G5_G7_G9_G11_random_games_follow_the_rules_page(seats: int) -> None:
    assert follow(seats, 0.0, 8)["drawn"]
    assert follow(seats, 0.6, 4)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_G10_GR4_GR7_greedy_explorers_empty_the_piles(seats: int) -> None:
    rare = follow(seats, 0.97, 8) + follow(seats, 0.9, 8)
    assert rare["lone room"]
    assert rare["no rooms"]
    assert rare["formed anew"]
    assert bool(rare["pass"]) <= (seats > 2)  # for two, G12 leaves somebody to awaken
