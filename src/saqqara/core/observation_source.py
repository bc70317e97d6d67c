"""The source of a game's `build/observe.py`: one plain function that writes an observation, made from `LAYOUT` and the declaration.

`python tools/pages.py` writes the file. It is compiled like any other module, and a debugger steps into it. A part that reads a field
in which secrets are stored, and names no secret, is an error.
"""

import types
from collections.abc import Callable, Iterator
from typing import Any, get_args, get_type_hints

from saqqara.core.declaration import Stored, stored_as
from saqqara.core.game import Game
from saqqara.core.observation import Declared, Part, Written, places, size
from saqqara.core.secrecy import Secret, take_apart

HEAD = '''"""Observation of a seat of {title}, made from `lab/observation.py` and `declaration.py` by `python tools/pages.py`."""

from typing import Any

{imports}


def observe(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Write what a seat may know."""
'''
SEAT = "{0} - seat if {0} >= seat else {0} - seat + s.seats"
OTHER = "seat + row if seat + row < s.seats else seat + row - s.seats"


def observe_source(game: Game) -> str:
    """Return the source. Raises TypeError where a part could tell what a seat must not know."""
    return Source(game).text()


class Source:
    """The lines of one game's function."""

    def __init__(self, game: Game) -> None:
        self.game, self.table, self.state = game, game.part("declaration"), game.rules.State
        self.layout = game.part("lab.observation").LAYOUT
        self.hints = get_type_hints(self.table.Position, include_extras=True)
        self.secrets = {one.part: one for one in self.table.SECRETS if isinstance(one, Secret)}
        self.imports: dict[str, set[str]] = {}
        self.rows: list[str] = []
        """The lines of the loop over the seats."""

    def text(self) -> str:
        """Return the whole file."""
        body = list(self.zeros())
        for part, begins in zip(self.layout, places(self.layout).values(), strict=True):
            if isinstance(part.source, Declared):
                body += self.declared(part, part.source, begins)
            elif part.source is not None:
                body += self.written(part, part.source)
        if self.rows:
            body += ["for row in range(s.seats):", f"    other = {OTHER}", *(f"    {line}" for line in self.rows)]
        imports = "\n".join(f"from {module} import {', '.join(sorted(names))}" for module, names in sorted(self.imports.items()))
        head = HEAD.format(title=self.game.title(), imports=imports)
        return head + "".join(f"    {line}\n" for line in body)

    def zeros(self) -> Iterator[str]:
        """Set to 0 what may be left unwritten: whatever an array held before must not show."""
        begins = 0
        for part, at in zip(self.layout, places(self.layout).values(), strict=True):
            if not part.filled:
                continue
            yield from self.zero(str(begins), at)
            begins = at + part.size
            if part.filled == "seats":
                yield from self.zero(f"{at} + {part.size // part.shape[0]} * s.seats", begins)
        yield from self.zero(str(begins), size(self.layout))

    def zero(self, begins: str, ends: int) -> Iterator[str]:
        """Set a range to 0."""
        if begins != str(ends):
            yield f"for i in range({begins}, {ends}):" if begins != "0" else f"for i in range({ends}):"
            yield "    out[i] = 0"

    def declared(self, part: Part, source: Declared, begins: int) -> Iterator[str]:
        """Yield lines for what the declaration tells; rows of seats are left for the end."""
        numbers = [self.number(part, value) for value in source.values]
        field = self.stored(source.values[0])
        shape = self.state.FIELDS[field.field].shape if field and field.field in self.state.FIELDS else ()
        if source.members:
            yield f"for i in range({part.size}):"
            yield f"    out[{begins} + i] = {numbers[0]} >> i & 1"
        elif field and field.of == "seats":
            self.of_seats(part, field, begins)
        elif len(numbers) == 1 and shape:
            assert shape == part.shape, f"{part.name} has other dimensions than {field.field if field else ''}"
            yield f"for i in range({part.size}):"
            yield f"    out[{begins} + i] = {numbers[0]}[i]"
        else:
            assert len(numbers) == part.size, f"{part.name} has {part.size} numbers, and {len(numbers)} are told"
            yield from (f"out[{begins + n}] = {number}" for n, number in enumerate(numbers))

    def of_seats(self, part: Part, field: Stored, begins: int) -> None:
        """Add a field of each seat to what is done for each seat."""
        value = f"s.{field.field}[other]"
        if len(part.shape) == 2:
            self.rows += [f"for i in range({part.shape[1]}):", f"    out[{begins} + row * {part.shape[1]} + i] = {value}[i]"]
            return
        secret = self.secrets.get(f"{part.source.values[0]}[seat]") if isinstance(part.source, Declared) else None
        if secret is not None:
            value = f"{value} + 1 if row == 0 or {self.opened(secret)} else 0"
        self.rows.append(f"out[{begins} + row] = {value}")

    def written(self, part: Part, source: Written) -> list[str]:
        """Return lines for what a function writes."""
        name = self.imported(source.function)
        opened = ""
        if source.secret:
            opened = f"{self.opened(self.secrets[source.secret])}, "
        else:
            self.refuse_secrets(part.name, source.function)
        if not source.each_seat:
            return [f"{name}(s, deck, seat, {opened}out)"]
        self.rows.append(f"{name}(s, deck, other, row, {'row == 0 or ' if opened else ''}{opened}out)")
        return []

    def number(self, part: Part, value: str | Callable[[Any, Any], Any]) -> str:
        """Return the source of one number, or of a field of several."""
        if not isinstance(value, str):
            self.refuse_secrets(part.name, value)
            return f"{self.imported(value)}(s, deck)"
        stored = self.stored(value)
        if stored is None or (stored.field and stored.field not in self.state.FIELDS):
            raise TypeError(f"{part.name}: neither the positions nor the record have a field {value}")
        if not stored.field:
            return f"{self.imported(stored.read)}(s, deck)"  # declared open: who reads it has decided what it tells
        if stored.of == "seat":
            return SEAT.format(f"s.{stored.field}")
        annotated = get_args(self.hints.get(value))
        may_be_none = bool(annotated) and types.NoneType in get_args(annotated[0])
        return f"s.{stored.field} + 1" if may_be_none else f"s.{stored.field}"

    def stored(self, value: str | Callable[[Any, Any], Any]) -> Stored | None:
        """Return the storage of a declared field, or of a field of the record alone that stores no secret."""
        if not isinstance(value, str):
            return None
        secret = any(take_apart(part).steps[0] == value for part in self.secrets)
        if value in self.hints:
            found = stored_as(value, self.hints[value])
            if secret and (found.of != "seats" or f"{value}[seat]" not in self.secrets):
                raise TypeError(f"{value} is secret: a function must write it that is told whether it lies open")
            return found
        if value in self.table.STORE_SECRETS:
            raise TypeError(f"{value} stores secrets: a function must write it that is told whether they lie open")
        return Stored(lambda f, deck: getattr(f, value), field=value) if value in self.state.FIELDS else None

    def opened(self, secret: Secret) -> str:
        """Return the question whether a secret lies open."""
        if secret.opened is None:
            raise TypeError(f"{secret.part}: the secret does not say by the record when it lies open (`opened`)")
        return f"{self.imported(secret.opened)}(s)"

    def imported(self, function: Callable[..., Any]) -> str:
        """Return the name of a function, which the file imports."""
        name, module = function.__name__, function.__module__
        if not name.isidentifier():
            raise TypeError(f"{module}: a function of an observation needs a name")
        self.imports.setdefault(module, set()).add(name)
        return name

    def refuse_secrets(self, part: str, function: Any) -> None:
        """Raise TypeError where a function reads fields that store secrets."""
        if found := fields_read(function) & set(self.table.STORE_SECRETS):
            raise TypeError(f"the part {part} reads {', '.join(sorted(found))}, which stores secrets: name the secret that it asks for")


def fields_read(function: Any) -> set[str]:
    """Return the names of all attributes that a function may read, and those that it calls."""
    found: set[str] = set()
    seen, todo = set(), [function]
    while todo:
        one = todo.pop()
        if not isinstance(one, types.FunctionType) or one in seen:
            continue
        seen.add(one)
        for name in one.__code__.co_names:
            value = one.__globals__.get(name)
            found.add(name)
            todo.append(value)
            if isinstance(value, types.ModuleType):
                todo += [getattr(value, inner) for inner in one.__code__.co_names if hasattr(value, inner)]
    return found
