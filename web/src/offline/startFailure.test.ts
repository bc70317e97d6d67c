import { expect, test } from "vitest";
import { MissingPart } from "./pythonDownload";
import { failureOf } from "./startFailure";

test("what keeps the tables from starting has a sentence of its own", () => {
  expect(failureOf(new MissingPart("modules.zip: 404"))).toBe("files");
  for (const memory of [
    new RangeError("WebAssembly.Memory(): could not allocate memory"),
    new WebAssembly.RuntimeError("Aborted(OOM). out of memory"),
    new Error("RangeError: Array buffer allocation failed"),
  ])
    expect(failureOf(memory)).toBe("memory");
  // A private window of some browsers, and a full disk.
  for (const name of ["InvalidStateError", "SecurityError", "QuotaExceededError", "UnknownError"])
    expect(failureOf(new DOMException("no storage here", name))).toBe("storage");
  expect(failureOf(new Error("PythonError: ImportError"))).toBe("other");
});
