"""The third target. Skipped by name where there is no GPU."""

import pytest

from saqqara.bots.interface import searched
from tests.every_game.setups import SETUPS, Setup

SEARCHED = [setup for setup in SETUPS if searched(setup.game)]


def gpu() -> bool:
    """Return whether CUDA can be used here."""
    try:
        from numba import cuda
    except ImportError:
        return False
    return bool(cuda.is_available())


@pytest.mark.skipif(not gpu(), reason="CUDA: no GPU here")
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_cuda_plays_the_same_games_as_the_cpu(setup: Setup) -> None:
    from tests.cuda.agreement import agree

    assert agree(setup, 256, 3)


@pytest.mark.skipif(not gpu(), reason="CUDA: no GPU here")
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_cuda_takes_the_same_steps_as_the_cpu(setup: Setup) -> None:
    from tests.cuda.vector import differences, handed_over

    assert not differences(setup, 32, 40)
    assert not handed_over(setup)


@pytest.mark.skipif(not gpu(), reason="CUDA: no GPU here")
@pytest.mark.parametrize("setup", SEARCHED, ids=str)
def test_cuda_thinks_the_same_as_the_cpu(setup: Setup) -> None:
    from tests.cuda.thoughts import differences

    assert not differences(setup, 8, 60)
