// Why the worker that holds the tables could not start, as the page says it.
import type { Failure } from "./messages";
import { MissingPart } from "./pythonDownload";

export function failureOf(problem: unknown): Failure {
  if (problem instanceof MissingPart) return "files";
  if (problem instanceof RangeError || /out of memory|memory access|allocat/i.test(String(problem))) return "memory";
  if (problem instanceof DOMException) return "storage";
  return "other";
}
