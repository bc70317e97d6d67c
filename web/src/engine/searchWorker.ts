// A Web Worker that searches: it is given a module and a question, tries games in short stretches, and tells what it has found a few times a second.
/// <reference lib="webworker" />

import type { Question } from "../net/types";
import type { ModuleFacts } from "./gameModules";
import { Engine, Search, type Solved, type Sums } from "./moduleSearch";

declare const self: DedicatedWorkerGlobalScope;

export interface SearchTask {
  module: WebAssembly.Module;
  facts: ModuleFacts;
  question: Question;
  seed: Uint8Array;
  /** Games to try at the most. */
  tries: number;
  /** Seconds that solving the moment may take, where the game can; 0: this worker does not try. */
  solving: number;
  /** Moves whose continuation is told, at the most. */
  lines: number;
}
export type SearchOrder = SearchTask | "pause" | "go";
export interface SearchReport {
  solved: Solved | null;
  sums: Sums;
  lines: Record<number, [seat: number, number: number][]>;
  done: boolean;
}

const STRETCH = 15;
const OFTEN = 120;
let paused = false;
let resume: (() => void) | null = null;

function tell(search: Search, lines: number, done: boolean, solved: Solved | null = null): void {
  const sums = search.sums();
  const order = sums.moves.map((_, place) => place).sort((a, b) => (sums.visits[b] ?? 0) - (sums.visits[a] ?? 0));
  const best = order.slice(0, lines).map((place) => sums.moves[place] ?? 0);
  self.postMessage({ solved, sums, lines: Object.fromEntries(best.map((move) => [move, search.line(move)])), done } satisfies SearchReport);
}

const { port1, port2 } = new MessageChannel();
/** Let orders be heard: a message to oneself comes after them, and at once, which a timer does not. */
function turn(): Promise<void> {
  return new Promise((go) => {
    port1.onmessage = () => go();
    port2.postMessage(null);
  });
}
function waiting(): Promise<void> {
  return new Promise((go) => {
    resume = go;
  });
}

async function work({ module, facts, question, seed, tries, solving, lines }: SearchTask): Promise<void> {
  const search = new Search(new Engine(module), facts, question, seed);
  let left = tries;
  let games = 16;
  let told = performance.now();
  let asked = solving === 0;
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
      if (!asked) {
        asked = true; // after the first numbers are there
        const solved = search.solve(solving);
        if (solved) return tell(search, lines, true, solved);
      }
      told = performance.now();
    }
    await (paused ? waiting() : turn());
  }
  tell(search, lines, true, asked ? null : search.solve(solving));
}

self.onmessage = ({ data }: MessageEvent<SearchOrder>) => {
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
