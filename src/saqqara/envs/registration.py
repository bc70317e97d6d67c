"""The names of our environments at Gymnasium, which asks for them by an entry point when it is imported."""

from saqqara.core.game import games


def register_games() -> None:
    """Register `saqqara/GAME-v0` for each game that can be an environment."""
    from gymnasium.envs.registration import register, registry

    for kind in games().values():
        name = f"saqqara/{kind.name.capitalize()}-v0"
        if kind.has("lab.observation") and name not in registry:
            register(name, entry_point="saqqara.envs.gym:SeatEnv", kwargs={"game": kind.name})
