"""`saqqara model GAME --show`: source that Python reads, of which nothing is missing."""

import ast

import pytest

from saqqara.core.declaration_source import model_source
from saqqara.core.game import games
from saqqara.core.secrecy import Secret


@pytest.mark.parametrize("game", games())
def test_what_is_made_from_a_declaration_is_shown_as_source(game: str) -> None:
    kind = games()[game]
    tree = ast.parse(model_source(kind))
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    structs = {"Position": kind.model.Position, "View": kind.model.View}
    fields = {"State": kind.rules.State.FIELDS} | {name: struct.__struct_fields__ for name, struct in structs.items()}
    for name, wanted in fields.items():
        named = [ast.unparse(line.target) for line in classes[name].body if isinstance(line, ast.AnnAssign)]
        assert named == list(wanted)
    secrets = next(node.value for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "SECRETS")
    assert isinstance(secrets, ast.Dict)
    told = [ast.literal_eval(key) for key in secrets.keys if key]
    assert told == [one.part for one in kind.model.secrets if isinstance(one, Secret)]
    assert kind.has("build.observe") == any(isinstance(node, ast.FunctionDef) and node.name == "observe" for node in tree.body)
