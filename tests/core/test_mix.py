"""Hash keys are the same in plain Python and in compiled code."""

import random

from saqqara.core import mix
from saqqara.core.compile import compiled


def test_plain_and_compiled_keys_are_the_same() -> None:
    chance, key, twin, seen = random.Random(1), 0, compiled(mix.mix), set()
    for _ in range(5000):
        value = chance.choice([chance.randrange(-(1 << 63), 1 << 63), chance.randrange(100)])
        mixed = mix.mix(key, value)
        assert mixed == twin(key, value)
        assert -(1 << 63) <= mixed < 1 << 63
        seen.add(mixed)
        key = mixed
    assert len(seen) == 5000


def test_plain_and_compiled_places_are_the_same_and_spread() -> None:
    twin, places, key = compiled(mix.slot), set(), 0
    for number in range(3000):
        key = mix.mix(key, number)
        place = mix.slot(key, 1 << 20)
        assert place == twin(key, 1 << 20)
        assert 0 <= place < 1 << 20
        places.add(place)
    assert len(places) > 2980
