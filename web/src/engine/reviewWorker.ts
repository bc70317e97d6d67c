// A Web Worker that thinks about one moment after the other, each for its time: it solves what the game can solve in it, and searches the rest.
/// <reference lib="webworker" />
import type { Question } from "../net/types";
import type { ModuleFacts } from "./gameModules";
import { Engine, Search, type Solved, type Sums } from "./moduleSearch";

declare const self: DedicatedWorkerGlobalScope;

/** The game that all questions are about: sent once, before them. */
export interface ModuleSetup {
  module: WebAssembly.Module;
  facts: ModuleFacts;
}
export interface MomentTask {
  question: Question;
  seconds: number;
  /** The number of a move that is to be tried as often as the best. */
  also: number | null;
  seed: Uint8Array;
}
export type MomentAnswer = { solved: Solved } | { sums: Sums };

/** Milliseconds between two looks at the clock; the part of the time before a certain move is insisted on. */
const STRETCH = 8;
const FIRST = 2 / 3;

/** Search until a time, or until there is enough; the size of the stretches is found on the way. */
function until(search: Search, end: number, enough: (sums: () => Sums) => boolean): void {
  let games = 32;
  do {
    const began = performance.now();
    search.search(games);
    const took = performance.now() - began;
    if (took < STRETCH / 2) games *= 2;
    else if (took > STRETCH * 2) games = Math.max(1, games >> 1);
  } while (performance.now() < end && !enough(() => search.sums()));
}

let engine: Engine;
let facts: ModuleFacts;

function found({ question, seconds, also, seed }: MomentTask): MomentAnswer {
  const search = new Search(engine, facts, question, seed);
  const solved = search.solve(seconds);
  if (solved) return { solved };
  const began = performance.now();
  until(search, began + 1000 * seconds * (also === null ? 1 : FIRST), () => false);
  if (also !== null) {
    const { moves, visits } = search.sums();
    const most = Math.max(...visits);
    const place = moves.indexOf(also);
    if (place >= 0 && (visits[place] ?? 0) < most / 2) {
      search.insist(also);
      until(search, began + 1000 * seconds, (sums) => (sums().visits[place] ?? 0) >= most / 2);
    }
  }
  return { sums: search.sums() };
}

self.onmessage = ({ data }: MessageEvent<ModuleSetup | MomentTask>) => {
  if ("module" in data) {
    engine = new Engine(data.module);
    facts = data.facts;
  } else self.postMessage(found(data));
};
