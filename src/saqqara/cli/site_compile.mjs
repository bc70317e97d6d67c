// Compiles archives of Python modules with the Python of pages: `node site_compile.mjs FOLDER LIBRARY MODULES`, where FOLDER has Pyodide. Each
// archive is replaced by one with the compiled modules, without docstrings and line numbers: pages start in half the time, and load no more.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const COMPILE = `
import importlib._bootstrap_external as files, io, types, zipfile

def bare(code):
    consts = tuple(bare(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    whole, more = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\\xff" * whole + bytes([0xF8 | more - 1] if more else [])  # every instruction is there, and has no line: tracebacks need that
    return code.replace(co_linetable=nowhere, co_consts=consts)

def compiled(archive, place):
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive.to_bytes())) as source, zipfile.ZipFile(made, "w") as out:
        for name in source.namelist():
            content = source.read(name)
            if name.endswith(".py"):
                code = bare(compile(content, f"{place}/{name}", "exec", dont_inherit=True, optimize=2))
                content, name = bytes(files._code_to_hash_pyc(code, bytes(8), False)), f"{name}c"
            out.writestr(zipfile.ZipInfo(name), content)
    return made.getvalue()
compiled
`;
const [folder, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
const compiled = python.runPython(COMPILE);
for (const archive of archives) {
  const place = archive.endsWith("modules.zip") ? "/home/pyodide" : "/lib/python314.zip";
  writeFileSync(archive, compiled(new Uint8Array(readFileSync(archive)), place).toJs());
}
