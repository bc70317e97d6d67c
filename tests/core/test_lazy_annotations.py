"""From Python 3.14 on an annotation is read when it is asked for, and then a field of its class comes before a function of its module."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import saqqara

PACKAGE = Path(saqqara.__file__).parent


def shadowed(code: str) -> Iterator[str]:
    """Return the names of a module's functions in annotations of a class that has a field of that name."""
    if not set(re.findall(r"^def (\w+)", code, re.MULTILINE)) & set(re.findall(r"^ +(\w+):", code, re.MULTILINE)):
        return
    tree = ast.parse(code)
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    for kind in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        fields = [node for node in kind.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]
        names = {field.target.id for field in fields if isinstance(field.target, ast.Name)}
        used = {node.id for field in fields for node in ast.walk(field.annotation) if isinstance(node, ast.Name)}
        yield from sorted(used & names & functions)


def test_no_annotation_names_a_function_as_a_field_of_its_class_is_named() -> None:
    assert list(shadowed("def worth(): ...\nclass View:\n    worth: Annotated[int, shown(worth)]\n")) == ["worth"]
    found = {str(file.relative_to(PACKAGE)): names for file in PACKAGE.rglob("*.py") if (names := list(shadowed(file.read_text())))}
    assert not found
