"""Hash keys are the same in plain Python and in compiled code."""

import random

from saqqara.core import hash_keys
from saqqara.core.compile import compiled


def test_plain_and_compiled_keys_are_the_same() -> None:
    chance, key, twin, seen = random.Random(1), 0, compiled(hash_keys.mix), set()
    for _ in range(5000):
        value = chance.choice([chance.randrange(-(1 << 63), 1 << 63), chance.randrange(100)])
        mixed = hash_keys.mix(key, value)
        assert mixed == twin(key, value)
        assert -(1 << 63) <= mixed < 1 << 63
        seen.add(mixed)
        key = mixed
    assert len(seen) == 5000


def test_plain_and_compiled_places_are_the_same_and_spread() -> None:
    twin, places, key = compiled(hash_keys.slot), set(), 0
    for number in range(3000):
        key = hash_keys.mix(key, number)
        place = hash_keys.slot(key, 1 << 20)
        assert place == twin(key, 1 << 20)
        assert 0 <= place < 1 << 20
        places.add(place)
    assert len(places) > 2980
