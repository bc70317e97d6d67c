"""Looks in the OpenAPI document: a schema for each game, made from its declaration."""

from typing import Any

import msgspec

from saqqara.core.game import Game, games

LOOK, BASE = "Look", "LookOfAnyGame"


def game_schemas(game: Game, ref: str) -> dict[str, Any]:
    """Return what a look at a game shows, its parts named after the game: the look itself is the first."""
    prefix, table = "".join(word.capitalize() for word in game.name.split("_")), game.part("table")
    kinds = {"view": table.View, "detail": game.model.Detail}
    if hasattr(table, "Turned"):
        kinds["what"] = table.Turned
    if game.has("bots.memory"):
        kinds["remembered"] = game.part("bots.memory").Returned
    refs, parts = msgspec.json.schema_components([*kinds.values()], ref_template="{name}")
    names = {name: ref.format(name=prefix + name.rpartition(".")[2]) for name in parts}
    made = {prefix + name.rpartition(".")[2]: renamed(part, names) for name, part in parts.items()}
    told = dict(zip(kinds, (renamed(one, names) for one in refs), strict=True))
    own: dict[str, Any] = {"game": {"const": game.name}, "view": told["view"]}
    own["outcome"] = {"anyOf": [{"properties": {"detail": {"anyOf": [told["detail"], {"type": "null"}]}}}, {"type": "null"}]}
    if "what" in told:
        own["revealed"] = {"items": {"properties": {"what": told["what"]}}}
    if "remembered" in told:
        own["remembered"] = {"anyOf": [{"type": "array", "items": told["remembered"]}, {"type": "null"}]}
    look = {"title": f"A look at {game.title()}", "allOf": [{"$ref": ref.format(name=BASE)}, {"properties": own}]}
    return {prefix + LOOK: look, **made}


def renamed(part: Any, names: dict[str, str]) -> Any:
    """Return a schema whose references go to other names."""
    if isinstance(part, dict):
        return {key: names[value] if key == "$ref" else renamed(value, names) for key, value in part.items()}
    return [renamed(one, names) for one in part] if isinstance(part, list) else part


def look_schemas(look: dict[str, Any], ref: str) -> dict[str, Any]:
    """Return `Look` as one of the games' looks, these, and what all have in common (the schema that is given)."""
    each = {game.name: game_schemas(game, ref) for game in games().values()}
    mapping = {name: ref.format(name=next(iter(parts))) for name, parts in each.items()}
    whole = {
        "title": LOOK,
        "description": look["description"],
        "oneOf": [{"$ref": one} for one in mapping.values()],
        "discriminator": {"propertyName": "game", "mapping": mapping},
    }
    made: dict[str, Any] = {LOOK: whole, BASE: {**look, "title": BASE}}
    for parts in each.values():
        made |= parts
    return made
