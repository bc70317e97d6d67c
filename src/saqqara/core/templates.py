"""Templates: modules that are generic over a game, or over anything else that offers some functions.

A template declares what it needs (`game: Game = needed(Game)`), and `bind(template, label, game=…)` gives a copy of the module with those
parts in place, to be run as it is or compiled (`saqqara.core.compile.twins`).
"""

import inspect
import sys
from collections.abc import Mapping
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

PROJECT = __name__.partition(".")[0]
Kind = TypeVar("Kind")


def needed(kind: type[Kind]) -> Kind:
    """Declare, in a template, a part that `bind` puts in place: `kind` is a Protocol that says what the part offers."""
    return cast(Kind, Needed(kind))


class Needed:
    """The place of a part in a template that has not been bound."""

    def __init__(self, kind: type) -> None:
        self.kind = kind

    def __getattr__(self, name: str) -> Any:
        raise TypeError(f"{self.kind.__name__}.{name}: this module is a template; use saqqara.core.templates.bind")


class Parts(ModuleType):
    """The functions and constants given to a template, by name."""

    def __init__(self, name: str, values: Mapping[str, Any]) -> None:
        super().__init__(f"{PROJECT} {name}")
        self.__dict__.update(values)


def bind(template: ModuleType, label: str, **given: Mapping[str, Any]) -> ModuleType:
    """Return a copy of a template's module with its parts in place. `label` tells it from other copies, in every process alike."""
    name = f"{template.__name__}@{label}"
    module = ModuleType(name, template.__doc__)
    scope = module.__dict__
    scope.update({key: value for key, value in vars(template).items() if not key.startswith("__")})
    for key, need in vars(template).items():
        if isinstance(need, Needed):
            check_parts(name, key, need.kind, given.get(key))
            scope[key] = Parts(f"{name}.{key}", given[key])
    if unknown := given.keys() - {key for key, need in vars(template).items() if isinstance(need, Needed)}:
        raise TypeError(f"{name}: the template does not ask for {', '.join(sorted(unknown))}")
    for key, value in vars(template).items():
        if isinstance(value, FunctionType) and value.__module__ == template.__name__:
            copy = FunctionType(value.__code__, scope, value.__name__, value.__defaults__, value.__closure__)
            copy.__doc__, copy.__annotations__ = value.__doc__, value.__annotations__
            scope[key] = copy
    sys.modules[name] = module
    return module


def check_parts(name: str, part: str, kind: type, given: Mapping[str, Any] | None) -> None:
    """Raise TypeError where a name is missing or not asked for, a constant is of another type, or a function takes other arguments."""
    if given is None:
        raise TypeError(f"{name} needs {part}: {kind.__name__}")
    wanted = {key: told for base in kind.__mro__ for key, told in inspect.get_annotations(base, eval_str=True).items()}
    functions = {key: value for base in kind.__mro__ for key, value in vars(base).items() if isinstance(value, FunctionType)}
    methods = {key: value for key, value in functions.items() if not key.startswith("_")}
    for key in sorted(wanted | methods.keys()):
        if key not in given:
            raise TypeError(f"{name} needs {part}.{key}")
    if unknown := given.keys() - wanted.keys() - methods.keys():
        raise TypeError(f"{name}: {part} is given {', '.join(sorted(unknown))}, for which {kind.__name__} does not ask")
    for key, told in wanted.items():
        if told is not Any and isinstance(told, type) and not isinstance(given[key], told):
            raise TypeError(f"{name}: {part}.{key} is no {told.__name__}")
    for key, method in methods.items():
        offered = getattr(given[key], "py_func", given[key])
        takes, asked = arguments(offered), arguments(method) - 1  # less self
        if takes is not None and takes != asked:
            raise TypeError(f"{name}: {part}.{key} takes {takes} arguments and {asked} are wanted")


def arguments(function: Any) -> Any:
    """Return how many arguments a function takes; None where that cannot be told."""
    return len(inspect.signature(function).parameters) if isinstance(function, FunctionType) else None
