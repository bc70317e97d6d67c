// A Web Worker that searches: it is given a module and a question, tries games in short stretches, and tells what it has found a few times a second.
/// <reference lib="webworker" />
import type { Facts } from "./facts";
import { type Question, Search, type Sums } from "./search";

declare const self: DedicatedWorkerGlobalScope;

export interface Task {
  module: WebAssembly.Module;
  facts: Facts;
  question: Question;
  seed: Uint8Array;
  /** Games to try at the most. */
  tries: number;
  /** Moves whose continuation is told, at the most. */
  lines: number;
}
export type Order = Task | "pause" | "go";
export interface Found {
  sums: Sums;
  lines: Record<number, [seat: number, number: number][]>;
  done: boolean;
}

const STRETCH = 15;
const OFTEN = 120;
let paused = false;
let resume: (() => void) | null = null;

function tell(search: Search, lines: number, done: boolean): void {
  const sums = search.sums();
  const order = sums.moves.map((_, place) => place).sort((a, b) => (sums.visits[b] ?? 0) - (sums.visits[a] ?? 0));
  const best = order.slice(0, lines).map((place) => sums.moves[place] ?? 0);
  self.postMessage({ sums, lines: Object.fromEntries(best.map((move) => [move, search.line(move)])), done } satisfies Found);
}

async function work({ module, facts, question, seed, tries, lines }: Task): Promise<void> {
  const search = new Search(module, facts, question, seed);
  let left = tries;
  let games = 16;
  let told = performance.now();
  while (left > 0) {
    const began = performance.now();
    const now = Math.min(games, left);
    search.search(now);
    left -= now;
    const took = performance.now() - began;
    if (took < STRETCH / 2) games *= 2;
    else if (took > STRETCH * 2) games = Math.max(1, games >> 1);
    if (left > 0 && performance.now() - told > OFTEN) {
      tell(search, lines, false);
      told = performance.now();
    }
    await new Promise<void>((go) => {
      if (paused) resume = go;
      else setTimeout(go); // orders are heard between two stretches
    });
  }
  tell(search, lines, true);
}

self.onmessage = ({ data }: MessageEvent<Order>) => {
  if (data === "pause") paused = true;
  else if (data === "go") {
    paused = false;
    resume?.();
    resume = null;
  } else
    work(data).catch((problem) =>
      setTimeout(() => {
        throw problem; // outside of the promise, so that the page hears of it
      }),
    );
};
