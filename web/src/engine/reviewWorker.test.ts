import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Question } from "../net/types";
import type { ModuleFacts } from "./gameModules";

const BASE = 64;
const FACTS = {
  functions: ["search"],
  state: 8,
  word: 8,
  deck: 8,
  weights: 1,
  memory: [1],
  style: 6,
  steps: 2,
  seats: 2,
  moves: 2,
  tree: [
    ["found", 8, [2]],
    ["overall", 8, [3]],
    ["everyone", 8, [2, 2]],
  ],
} satisfies ModuleFacts;
const empty = (bytes: number): string => btoa("\0".repeat(bytes));
const QUESTION = {
  game: "any",
  seat: 0,
  seats: 2,
  alone: false,
  tries: 1,
  moves: [],
  state: empty(8),
  deck: empty(8),
  weights: empty(4),
  memory: empty(8),
  style: empty(48),
} as unknown as Question;

let instances = 0;
/** What the memory held when a search began, but for what the search itself lays out there. */
let begun: number[][] = [];

/** A module whose search leaves its whole memory full. */
class FakeInstance {
  readonly exports: Record<string, unknown>;

  constructor() {
    instances += 1;
    const memory = new WebAssembly.Memory({ initial: 1 });
    new Uint8Array(memory.buffer).fill(7, 0, BASE); // the module's own data
    const search = (): number => {
      const bytes = new Uint8Array(memory.buffer);
      begun.push([bytes[0] ?? -1, bytes[BASE - 1] ?? -1, bytes[bytes.length - 1] ?? -1, ...bytes.subarray(BASE, BASE + 32)]);
      bytes.fill(9);
      return 0;
    };
    this.exports = { memory, __heap_base: { value: BASE }, search };
  }
}

const page = { postMessage: vi.fn(), onmessage: (_: { data: unknown }): void => undefined };

beforeEach(async () => {
  vi.stubGlobal("self", page);
  vi.stubGlobal("WebAssembly", { Instance: FakeInstance, Memory: WebAssembly.Memory });
  [instances, begun] = [0, []];
  await import("./reviewWorker");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a worker thinks about moment after moment in one instance of the module, each time from a clean memory", () => {
  page.onmessage({ data: { module: {}, facts: FACTS } });
  for (let moment = 0; moment < 3; moment++)
    page.onmessage({ data: { question: QUESTION, seconds: 0, also: null, seed: new Uint8Array(32) } });
  expect(page.postMessage).toHaveBeenCalledTimes(3);
  expect(instances).toBe(1);
  const clean = [7, 7, 0, ...Array.from({ length: 32 }, () => 0)];
  expect(begun).toEqual([clean, clean, clean]);
});
