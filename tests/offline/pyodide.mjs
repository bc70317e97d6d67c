// Runs Python as a page does, in Node: `node pyodide.mjs FOLDER RECORDS TESTS CALL`. FOLDER has Pyodide and modules.zip, TESTS modules that the
// call may import; what it returns is printed.
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, records, tests, call] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const began = performance.now();
const python = await loadPyodide({ indexURL: `${folder}/` });
python.unpackArchive(new Uint8Array(readFileSync(`${folder}/modules.zip`)), "zip", { extractDir: "/modules" });
python.FS.mkdirTree("/tests");
python.FS.mkdirTree("/records");
for (const name of readdirSync(records)) python.FS.writeFile(`/records/${name}`, readFileSync(`${records}/${name}`));
for (const name of ["digests.py", "device.py"]) python.FS.writeFile(`/tests/${name}`, readFileSync(`${tests}/${name}`));
python.runPython("import sys; sys.path[:0] = ['/modules', '/tests']");
const loaded = performance.now();
const answer = await python.runPythonAsync(call);
console.error(`ready after ${Math.round(loaded - began)} ms, called in ${Math.round(performance.now() - loaded)} ms`);
console.log(answer);
