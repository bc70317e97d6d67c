"""Compiled twins of plain functions, for whoever needs millions of moves.

Rules, evaluations and loops over them are ordinary Python functions over records (`cstruct`). `compiled(function)` gives the same function
compiled by Numba over NumPy records of the same layout. Whatever the function calls or reads is found through its own globals: plain
functions of the project become their twins in turn, lists become arrays, and the few functions that depend on wrapping integers are
replaced (`compiled_replacements.REPLACEMENTS`). Nothing is compiled before it is called.

Only what Python calls becomes native code. Each function is a part: translated into LLVM's language once, it is linked into whatever needs
it. All that belongs to one call from Python is then optimised together, and once.

Compiled code is kept on disk under a hash of everything it was made from: its own code, all that it calls, and the constants it reads. So
kept code is never stale, and is found again wherever the project lies.
"""

import contextlib
import hashlib
import pickle
import sys
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import CodeType, FunctionType, MethodDescriptorType, ModuleType
from typing import Any, NamedTuple

import llvmlite.binding as llvm
import numpy as np
from numba.core import types
from numba.core.bytecode import FunctionIdentity
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, NullCache, _CacheLocator
from numba.core.codegen import JITCodeLibrary, RuntimeLinker
from numba.core.compiler import Flags, compile_extra, compile_result
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher
from numba.core.runtime.nrt import rtsys
from numba.core.typing.templates import make_concrete_template

from saqqara.core import compiled_replacements
from saqqara.core.cache_folder import cache_root, can_keep
from saqqara.core.compiled_replacements import REPLACEMENTS

OPTIONS = {"nopython": True, "boundscheck": None, "_nrt": False}
"""Without Numba's runtime: our functions allocate nothing, and counting references to arrays took most of the time."""
PROJECT = __name__.partition(".")[0]
SALT = compiled_replacements.__name__.encode() + Path(compiled_replacements.__file__).read_bytes() + Path(__file__).read_bytes()


# Parts and wholes


def name_of_record(record: Any) -> tuple[str, tuple[int]]:
    """Return what a type of records is called within the names of functions.

    Numba has numbers for them, in the order in which a process meets them. Where two processes keep code at once, a part would call another
    by the name that it has in its own process, and what is found on disk may be the other's.
    """
    return "Record", (int(hashlib.sha256(record.name.encode()).hexdigest()[:15], 16),)


types.Record.mangling_args = property(name_of_record)  # type: ignore[assignment]


class PartLibrary(JITCodeLibrary):
    """One function in LLVM's language, before it is optimised, and the parts that it calls."""

    def __init__(self, codegen: Any, twin: "Twin", args: Any) -> None:
        super().__init__(codegen, twin.py_func.__qualname__)  # type: ignore[no-untyped-call]
        self.twin, self.args = twin, args

    def finalize(self) -> None:
        """Link in what Numba adds of its own; leave everything else to the wholes that this part is linked into."""
        libraries = [library for library in self._linking_libraries if library is not rtsys.library]
        self._linking_libraries = [library for library in libraries if isinstance(library, PartLibrary)]
        for library in libraries:
            if not isinstance(library, PartLibrary):
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        if any(name.name.startswith(RuntimeLinker.PREFIX) for name in self._final_module.global_variables):
            raise TypeError(f"{self.name} cannot be compiled: it calls a function that calls it")
        self._finalized = True


class WholeLibrary(JITCodeLibrary):
    """The native code of a function that Python calls, and of all that it calls."""

    def finalize(self) -> None:
        """Link all parts in, optimise them together and make native code of them."""
        parts = list(self._linking_libraries)
        for part in parts:
            parts += [called for called in part._linking_libraries if called not in parts]
        self._linking_libraries = [rtsys.library, *parts]
        super().finalize()  # type: ignore[no-untyped-call]

    def _optimize_final_module(self) -> None:
        """Leave out Numba's first round, which is about counting references."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


# Twins


class Twin(CPUDispatcher):
    """A compiled function. Callers' integers of any width and constants all arrive as 64-bit integers, so that it is translated once."""

    targetctx: Any
    _compiler: Any

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._compiler._compile_core = self.whole
        self._kept_parts: Any = NullCache()
        self.parts: dict[Any, Any] = {}
        """The parts by the types of their arguments."""
        self.made_from = ""
        """A hash of all that the code is made from, where it is kept."""

    def keep(self, made_from: str) -> None:
        """Keep the code on disk. Numba's own `enable_caching` looks at the function's file alone."""
        self._cache, self._kept_parts = KeptCode(self, made_from, KeptWhole), KeptCode(self, made_from, KeptPart)
        self.made_from, KEPT[made_from] = made_from, self

    def part(self, args: Any) -> Any:
        """Return the part for arguments of these types."""
        if args not in self.parts:
            with global_compiler_lock, self._compiling_counter:
                found = self._kept_parts.load_overload(args, self.targetctx)
                part = self.translate(args) if found is None else found
                self.parts[args] = part._replace(entry_point=object())  # a key for those who call it
                self.targetctx.insert_user_function(self.parts[args].entry_point, part.fndesc, [part.library])
                if found is None:
                    self._kept_parts.save_overload(args, part)
        return self.parts[args]

    def translate(self, args: Any) -> Any:
        """Return a new part."""
        flags: Any = Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        library: Any = PartLibrary(self.targetctx.codegen(), self, args)
        with named_by_content(self.made_from):
            part = compile_extra(self.typingctx, self.targetctx, self.py_func, args, None, flags, {}, library)
        library.finalize()
        return part

    def whole(self, args: Any, return_type: Any) -> Any:
        """Return what Python calls for arguments of these types."""
        part = self.part(args)
        context, codegen = part.target_context, part.codegen
        library: Any = WholeLibrary(codegen, part.library.name)  # type: ignore[no-untyped-call]
        library.enable_object_caching()
        context.create_cpython_wrapper(library, part.fndesc, part.environment, part.call_helper)
        library.add_linking_library(part.library)
        code = context.get_executable(library, part.fndesc, part.environment)
        whole = part._replace(entry_point=code, library=library, metadata={})
        for environment in whole._find_referenced_environments():
            codegen.set_env(environment.env_name, environment)
        return whole

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Return how a compiled caller calls it: with widened arguments."""
        signature, args = self._compiler.fold_argument_types([widened(arg) for arg in args], kws)
        self.part(tuple(args))
        name, signatures = self.py_func.__name__, [part.signature for part in self.parts.values()]
        return make_concrete_template(f"CallTemplate({name})", key=name, signatures=signatures), signature, args, {}

    def get_overload(self, sig: Any) -> Any:
        """Return the key of the part that a compiled caller calls."""
        return self.parts[tuple(sig)].entry_point


@contextmanager
def named_by_content(made_from: str) -> Iterator[None]:
    """Let the names of compiled functions come from what they are made from, where that is known.

    Numba tells functions of one name apart by counting those of its process. Code that another process has kept was counted by that one:
    where both have counted the same, calls of the one function would go to the other.
    """
    counted = FunctionIdentity._unique_ids
    if made_from:
        FunctionIdentity._unique_ids = count(int(made_from[:16], 16))
    try:
        yield
    finally:
        FunctionIdentity._unique_ids = counted


def widened(arg: Any) -> Any:
    """Return the type that a function is compiled for when a compiled caller passes this one."""
    plain: Any = types.unliteral(arg)
    narrow = isinstance(plain, types.Integer) and vars(plain)["bitwidth"] < 64
    return types.int64 if narrow else plain


TWINS: dict[Any, Any] = {}
"""Twins by the plain functions they were made of."""
PLAIN: dict[Any, FunctionType] = {}
"""Plain functions by their twins."""
KEPT: dict[str, Twin] = {}
"""Twins whose code is kept, by the hash of all that it is made from."""
NAMESPACES: dict[int, tuple[dict[str, Any], ModuleType]] = {}
"""The modules that twins live in, by the globals of the plain functions (which are held, so that their id is theirs for good)."""


def compiled(function: Any) -> Any:
    """Return the compiled twin of a plain function; compiled functions are returned as they are."""
    if not isinstance(function, FunctionType):
        return compiled(REPLACEMENTS[function]) if isinstance(function, MethodDescriptorType) else function
    if function not in TWINS:
        source = REPLACEMENTS.get(function, function)
        if not isinstance(source, FunctionType):
            TWINS[function] = source
            return source
        module = namespace(source.__globals__)
        twin = FunctionType(source.__code__, module.__dict__, source.__name__, source.__defaults__)
        twin.__doc__, twin.__qualname__ = source.__doc__, source.__qualname__
        made = Twin(twin, targetoptions=dict(OPTIONS))
        TWINS[function], PLAIN[made] = made, function
        fill(module, source)
        if can_keep(cache_root()):
            made.keep(digest(function))
    return TWINS[function]


def fill(module: ModuleType, function: FunctionType) -> None:
    """Put what a function reads into the module of its twin. Twins that it reaches through a module are made too: kept code that calls them
    asks for their modules by name when it is loaded."""
    for name in globals_of(function):
        value = module.__dict__[name] = converted(function.__globals__[name])
        if isinstance(value, TwinModule):
            for attribute in function.__code__.co_names:
                if hasattr(value.__dict__["plain"], attribute):
                    getattr(value, attribute)


def over_twins(function: FunctionType) -> FunctionType:
    """Return a plain function whose globals are twins: what other compilers than Numba's for the CPU are given."""
    module = namespace(function.__globals__)
    fill(module, function)
    return FunctionType(function.__code__, module.__dict__, function.__name__, function.__defaults__)


def twins(module: ModuleType) -> Any:
    """Return a module's functions compiled, and its constants as compiled code sees them, as attributes."""
    return converted(module)


def namespace(plain: dict[str, Any]) -> ModuleType:
    """Return the module of the twins of one plain module's functions. Kept code finds its globals by the module's name."""
    known = NAMESPACES.get(id(plain))
    if known is None:
        module = ModuleType(f"compiled {plain['__name__']}")
        sys.modules[module.__name__] = module
        known = NAMESPACES[id(plain)] = plain, module
    return known[1]


def globals_of(function: FunctionType) -> list[str]:
    """Return the names of the globals that a function reads."""
    return [name for name in function.__code__.co_names if name in function.__globals__]


class TwinModule(ModuleType):
    """A module of the project as compiled code sees it: its functions are twins, made when they are first asked for."""

    def __init__(self, plain: ModuleType) -> None:
        super().__init__(f"twins of {plain.__name__}")
        self.__dict__["plain"] = plain

    def __getattr__(self, name: str) -> Any:
        value = converted(getattr(self.__dict__["plain"], name))
        self.__dict__[name] = value
        return value


TWIN_MODULES: dict[ModuleType, TwinModule] = {}


def converted(value: Any) -> Any:
    """Return a global as compiled code reads it."""
    if isinstance(value, MethodDescriptorType) or (isinstance(value, FunctionType) and is_ours(value)):
        return compiled(value)
    if isinstance(value, list | array):
        return constant(value)
    if isinstance(value, ModuleType) and value.__name__.startswith(PROJECT):
        if value not in TWIN_MODULES:
            TWIN_MODULES[value] = TwinModule(value)
        return TWIN_MODULES[value]
    return value


CONSTANTS: dict[int, tuple[Any, Any]] = {}


def constant(value: Any) -> Any:
    """Return a list of numbers, or of lists of numbers, as an array: one for each list."""
    if id(value) not in CONSTANTS:
        CONSTANTS[id(value)] = value, np.array(value)
    return CONSTANTS[id(value)][1]


def is_ours(function: FunctionType) -> bool:
    """Return whether a function can have a twin: those of the project, and of games that lie elsewhere."""
    return function.__module__ is not None and not function.__module__.startswith(("numba", "numpy"))


# Kept code


class Told(NamedTuple):
    """A function's code as bytes, and the functions that it may call."""

    own: bytes
    calls: tuple[FunctionType, ...]


TOLD: dict[FunctionType, Told] = {}


def digest(function: FunctionType) -> str:
    """Return a hash of all that a function's compiled code is made from: its own code and constants, and those of all that it calls."""
    whole, found, number = hashlib.sha256(SALT), {function: None}, 0
    while number < len(found):
        called = list(found)[number:]
        for one in called:
            if one not in TOLD:
                TOLD[one] = told(one)
            whole.update(TOLD[one].own)
            found.update(dict.fromkeys(TOLD[one].calls))
        number += len(called)
    for one in found:
        source = REPLACEMENTS.get(one, one)
        if isinstance(source, FunctionType):
            namespace(source.__globals__)  # kept code looks for the modules of all that it calls
    return whole.hexdigest()


def told(function: FunctionType) -> Told:
    """Return what one function is made from. One that is replaced is known by its name: its code is part of the salt."""
    code, scope = function.__code__, function.__globals__
    place = f"{scope['__name__']}.{function.__qualname__}"  # kept code names the modules of all that it calls
    if function in REPLACEMENTS:
        return Told(place.encode(), ())
    parts, calls = [place.encode(), repr(function.__defaults__).encode(), *told_code(code)], []
    for name in globals_of(function):
        value = scope[name]
        values = [value]
        if isinstance(value, ModuleType):
            value = value.__dict__["plain"] if isinstance(value, TwinModule) else value
            values = [getattr(value, attribute) for attribute in code.co_names if hasattr(value, attribute)]
        for one in values:
            plain = PLAIN.get(one) if isinstance(one, CPUDispatcher) else one
            if isinstance(plain, FunctionType) and is_ours(plain):
                calls.append(plain)
                parts.append(name.encode())
            else:
                parts.append(told_value(one))
    return Told(repr(parts).encode(), tuple(calls))


def told_code(code: CodeType) -> list[bytes]:
    """Return the code of a function and of what is nested in it."""
    parts = [code.co_code, repr((code.co_names, code.co_varnames)).encode()]
    for value in code.co_consts:
        parts += told_code(value) if isinstance(value, CodeType) else [told_value(value)]
    return parts


def told_value(value: Any) -> bytes:
    """Return bytes that stand for a constant: equal bytes give equal code."""
    if isinstance(value, list | array):
        value = constant(value)
    if isinstance(value, np.ndarray | np.generic):
        return repr((value.dtype.str, value.shape)).encode() + value.tobytes()
    if isinstance(value, tuple):
        return repr([getattr(value, "_fields", ()), *(told_value(one) for one in value)]).encode()
    if isinstance(value, frozenset):
        return repr(sorted(value)).encode()
    if isinstance(value, int | float | str | bytes | type(None) | np.dtype):
        return repr(value).encode()
    return f"{type(value).__name__} {getattr(value, '__name__', '')}".encode()


class Locator(_CacheLocator):
    """The place of one function's compiled code."""

    def __init__(self, function: Any, made_from: str) -> None:
        self._py_file = function.__code__.co_filename
        self.made_from = made_from

    def get_cache_path(self) -> str:
        """Return the folder: one for each version of a function, shared by its overloads."""
        return str(cache_root() / self.made_from[:2])

    def get_source_stamp(self) -> str:
        """Return what the code was made from, and how the files are named."""
        return f"{self.made_from} by content"

    def get_disambiguator(self) -> str:
        """Return what tells this function from others of its name."""
        return self.made_from[2:22]


class KeptWhole(CompileResultCacheImpl):
    """Writes a function's code to disk, under our own name."""

    SUFFIX = ""

    def __init__(self, twin: Twin, made_from: str) -> None:
        self.twin, function = twin, twin.py_func
        self._lineno = function.__code__.co_firstlineno
        self._locator = Locator(function, made_from)
        self._filename_base = self.get_filename_base(function.__qualname__ + self.SUFFIX, "")  # type: ignore[no-untyped-call]


class KeptPart(KeptWhole):
    """Writes a part to disk; the parts that it calls have files of their own."""

    SUFFIX = "-part"

    def check_cachable(self, cres: Any) -> bool:
        """Keep every part."""
        return True

    def reduce(self, cres: Any) -> Any:
        """Return what can be written."""
        calls = [(called.twin.made_from, called.args) for called in cres.library._linking_libraries]
        cres.fndesc.typemap = cres.fndesc.calltypes = None  # nobody needs them any more
        return cres.library._final_module.as_bitcode(), calls, cres.fndesc, cres.environment, cres.signature

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        """Return a part that was written."""
        code, calls, description, environment, signature = payload
        library: Any = PartLibrary(target_context.codegen(), self.twin, signature.args)
        library._final_module = llvm.parse_bitcode(code)
        for made_from, args in calls:
            library.add_linking_library(KEPT[made_from].part(args).library)
        contexts = {"target_context": target_context, "typing_context": target_context.typing_context}
        made = {"library": library, "fndesc": description, "environment": environment, "signature": signature}
        return compile_result(**contexts, **made, objectmode=False, lifted=(), reload_init=[], metadata={})


UNREADABLE = OSError, EOFError, pickle.UnpicklingError, AttributeError, ImportError, LookupError, TypeError, ValueError
"""Errors of reading a kept file that is damaged, or that a version with other types wrote."""


class KeptFiles(IndexDataCacheFile):
    """The files of one function, each named by the types it is for.

    Numba numbers them: two processes that keep code at once would give one number to two, and one's code would run for the other's types.
    """

    def save(self, key: Any, data: Any) -> None:
        """Write the code, then the list that names it. What another process has listed meanwhile may be lost, and is compiled again."""
        name = self._data_name(int.from_bytes(hashlib.sha256(repr(key).encode()).digest()[:8]))  # type: ignore[no-untyped-call]
        self._save_data(name, data)  # type: ignore[no-untyped-call]
        self._save_index(self._load_index() | {key: name})  # type: ignore[no-untyped-call]


class KeptCode(FunctionCache):
    """The compiled code of one function that is kept on disk, where that can be."""

    def __init__(self, twin: Twin, made_from: str, kind: type[KeptWhole]) -> None:
        self._impl_class: Any = lambda _: kind(twin, made_from)
        super().__init__(twin.py_func)  # type: ignore[no-untyped-call]
        self._cache_file = KeptFiles(self._cache_path, self._impl.filename_base, self._impl.locator.get_source_stamp())  # type: ignore[no-untyped-call]

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return what was kept; None where nothing was, or where it cannot be read: then the list of what is kept begins anew."""
        try:
            return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        except UNREADABLE:
            with contextlib.suppress(OSError):
                self.flush()  # type: ignore[no-untyped-call]
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep it, or go on without."""
        with contextlib.suppress(OSError):
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]
