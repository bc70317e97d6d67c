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
    layout = classes["State"].body[-1]
    assert isinstance(layout, ast.Assign)
    assert isinstance(layout.value, ast.Tuple)
    told = [ast.literal_eval(field.elts[0]) for field in layout.value.elts if isinstance(field, ast.Tuple)]
    assert told == list(kind.rules.State.FIELDS)
    for name, struct in (("Position", kind.model.Position), ("View", kind.model.View)):
        named = [ast.unparse(line.target) for line in classes[name].body if isinstance(line, ast.AnnAssign)]
        assert named == list(struct.__struct_fields__)
    secrets = next(node.value for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "SECRETS")
    assert isinstance(secrets, ast.Dict)
    wanted = [one.part for one in kind.model.secrets if isinstance(one, Secret)]
    assert [ast.literal_eval(key) for key in secrets.keys if key] == wanted
    assert kind.has("build.observe") == any(isinstance(node, ast.FunctionDef) and node.name == "observe" for node in tree.body)
