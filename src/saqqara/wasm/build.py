"""Make the modules: python -m saqqara.wasm.build [GAME …], or --check to see whether they are those of the present sources.

Numba turns each function into LLVM's language; here that code is taken for another machine: Numba's wrappers for Python are left out,
what is not offered becomes the module's own business, LLVM optimises it for WebAssembly, and the linker makes one file of it. No Python is
left in it, it allocates nothing, and it asks its surroundings for nothing.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from saqqara.bots.wasm_module import FACTS, MODULE, digest, load_facts
from saqqara.core.errors import BadSetup
from saqqara.core.game import find, games
from saqqara.wasm.exports import Export, exports

TARGET = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint"
"""The features that every browser of the last years has; without vector instructions, which gave nothing here."""
TOOLS = ("numba", "llvmlite", "ziglang")
PLAINLY = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
"""The settings with which Numba leaves the code as it is for any machine, not for this one."""
WRAPPERS = ("@_ZN7cpython", "@cfunc.")


def tools() -> list[str]:
    """Return the programs that make modules, with their versions."""
    return [f"{tool} {version(tool)}" for tool in TOOLS]


def stale(game: str) -> bool:
    """Return whether a game's module is missing, or not what these tools make of the present sources."""
    facts = load_facts(game)
    if facts is None or facts["sources"] != digest(game) or facts["tools"] != tools():
        return True
    return bool(facts["module"] != hashlib.sha256((find(game).folder / MODULE).read_bytes()).hexdigest())


def code_of(export: Export) -> str:
    """A function and all that it calls in LLVM's language, for WebAssembly, under its plain name."""
    (signature,) = export.function.signatures
    made = export.function.overloads[signature]
    kept, skipping = [], False
    for line in made.library.get_llvm_str().splitlines():
        skipping = skipping or (line.startswith("define") and any(wrapper in line for wrapper in WRAPPERS))
        if not skipping:
            kept.append(line)
        skipping = skipping and line != "}"
    text = re.sub(r"^target (datalayout|triple).*\n", "", "\n".join(kept), flags=re.M)
    text = text.replace(" = common ", " = weak ")  # the writer of WebAssembly knows no common symbols
    text = text.replace(f"@{made.fndesc.llvm_func_name}(", f"@{export.name}(")
    text = re.sub(
        rf"^define linkonce_odr ([^\n]*@{export.name}\()", r"define \1", text, flags=re.M
    )  # linking keeps it though nothing calls it
    return f'target datalayout = "{LAYOUT}"\ntarget triple = "{TARGET}"\n{text}'


def private(text: str, names: list[str]) -> str:
    """The same code with everything but these functions the module's own."""
    text = re.sub(r"^define (?:(?:linkonce_odr|internal|dso_local|hidden|weak|weak_odr) )*", "define internal ", text, flags=re.M)
    text = re.sub(r"^(@[^\n=]*) = weak ", r"\1 = internal ", text, flags=re.M)
    for name in names:
        text = re.sub(rf"^define internal ([^\n]*@{name}\()", r"define \1", text, flags=re.M)
    return text


def machine() -> Any:
    """LLVM's idea of a WebAssembly machine."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TARGET).create_target_machine(opt=3, features=FEATURES)


def translate(offered: list[Export]) -> bytes:
    """An object file of all functions."""
    wasm = machine()
    first, *others = (llvm.parse_assembly(code_of(export)) for export in offered)
    for other in others:
        first.link_in(other)
    whole = llvm.parse_assembly(private(str(first), [export.name for export in offered]))
    whole.verify()
    options = llvm.create_pipeline_tuning_options(3)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = False
    builder = llvm.create_pass_builder(wasm, options)
    builder.getModulePassManager().run(whole, builder)
    made: bytes = wasm.emit_object(whole)
    return made


def link(made: bytes, names: list[str]) -> bytes:
    """One module of an object file."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "module.o", Path(folder) / "module.wasm"
        source.write_bytes(made)
        wanted = [f"--export={name}" for name in (*names, "__heap_base")]
        linker = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--gc-sections", "--strip-all", "--stack-first", *wanted]
        subprocess.run([*linker, str(source), "-o", str(target)], check=True)
        return target.read_bytes()


def build(game: str) -> None:
    """Make a game's module and what its callers must know, in its folder."""
    kind = find(game)
    offered, known = exports(kind)
    names = [export.name for export in offered]
    module = link(translate(offered), names)
    facts = {"sources": digest(game), "tools": tools(), "module": hashlib.sha256(module).hexdigest(), "functions": names, **known}
    (kind.folder / MODULE).write_bytes(module)
    (kind.folder / FACTS).write_text(json.dumps(facts) + "\n")


def main() -> int:
    """Those that are named, or all: each in a process of its own that keeps nothing, for code that was kept is for this machine alone."""
    names = [name for name in sys.argv[1:] if not name.startswith("-")]
    if "--here" in sys.argv:
        build(names[0])
        return 0
    old = [name for name in (find(name).name for name in names or games()) if stale(name)]
    if "--check" in sys.argv:
        sys.stdout.writelines(f"{name}: its module is not that of the present sources: python -m saqqara.wasm.build\n" for name in old)
        return int(bool(old))
    if old and not has_linker():
        raise BadSetup("no-linker")
    for name in old:
        with tempfile.TemporaryDirectory() as kept:
            alone = {**os.environ, **PLAINLY, "NUMBA_CACHE_DIR": kept}
            quietly = ("-W", "ignore")  # Numba tells of every function that it does not keep
            subprocess.run([sys.executable, *quietly, "-m", "saqqara.wasm.build", "--here", name], env=alone, check=True)
        sys.stdout.write(f"{name}: {(find(name).folder / MODULE).stat().st_size} bytes\n")
    return 0


def has_linker() -> bool:
    """Return whether the linker, one of the developers' packages, is installed."""
    from importlib.util import find_spec

    return find_spec("ziglang") is not None


if __name__ == "__main__":
    sys.exit(main())
