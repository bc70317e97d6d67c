// The master in the page: searches a question with Web Workers, as many as the device has cores, less one.

import type { Question } from "../net/types";
import { knownOf, type Lines, type Thought, thoughtOf } from "./combinedThought";
import { canSearch, factsOf, moduleOf } from "./gameModules";
import type { Sums } from "./moduleSearch";
import type { SearchOrder, SearchReport } from "./searchWorker";

export type { Question } from "../net/types";
export type { Estimate, Thought } from "./combinedThought";

export interface SearchWish {
  /** How long to think; the time during which the tab is hidden does not count. */
  seconds?: number;
  /** How many games to try, all workers together. */
  tries?: number;
  /** Called a few times a second with what is known so far. */
  told?: (thought: Thought) => void;
  signal?: AbortSignal;
  /** How many workers; with one, and a seed, the same question gives the same thought. */
  workers?: number;
  seed?: Uint8Array;
  /** Moves whose continuation is told. */
  lines?: number;
  /** Seconds that solving the moment may take, where the game can. */
  solving?: number;
}

const FOR_EVER = 1e9;
const MOST = 8;
/** A moment is solved where that takes no longer, in seconds. */
const SOLVING = 2;

/** Fetch and compile what a game needs, so that the first thought comes at once. */
export function prepareWorkers(game: string): void {
  if (canSearch(game)) moduleOf(game).catch(() => null); // whoever thinks then is told
}

/** As many as the device has cores, less one for the page. */
export const workerCount = (): number => Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1));

/** A seed of its own for each worker, from one for all or from the browser's chance. */
function seedOf(worker: number, seed?: Uint8Array): Uint8Array {
  const made = seed ? seed.slice() : crypto.getRandomValues(new Uint8Array(32));
  made[0] = (made[0] ?? 0) ^ worker;
  made[31] = (made[31] ?? 0) | (seed ? 0 : 1); // a generator must not be all zeros
  return made;
}

/** Think about a question. Where it is stopped, it gives what it has found until then. */
export async function think(question: Question, wish: SearchWish = {}): Promise<Thought> {
  const facts = factsOf(question.game);
  if (!facts) throw new Error(`no module for ${question.game}`);
  const module = await moduleOf(question.game);
  const many = wish.workers ?? workerCount();
  const found: (Sums | undefined)[] = Array.from({ length: many });
  const lines: Lines[] = [];
  let known: Thought | null = null;
  const thought = (): Thought =>
    known ??
    thoughtOf(
      question,
      found.filter((one) => one !== undefined),
      lines.filter((one) => one !== undefined),
    );
  const workers = Array.from({ length: many }, () => new Worker(new URL("./searchWorker.ts", import.meta.url), { type: "module" }));
  const order = (what: SearchOrder): void => {
    for (const worker of workers) worker.postMessage(what);
  };
  let clock: ReturnType<typeof setTimeout> | undefined;
  let left = (wish.seconds ?? FOR_EVER) * 1000;
  let since = 0;
  let stop = (): void => undefined;
  const wind = (): void => {
    if (document.hidden) {
      clearTimeout(clock);
      if (since) left -= performance.now() - since;
      since = 0;
      order("pause");
    } else if (!since) {
      since = performance.now();
      if (wish.seconds !== undefined) clock = setTimeout(() => stop(), Math.max(0, left));
      order("go");
    }
  };
  try {
    await new Promise<void>((done, fail) => {
      stop = done;
      if (wish.signal?.aborted) return done();
      wish.signal?.addEventListener("abort", () => done(), { once: true });
      let first = true;
      for (const [number, worker] of workers.entries()) {
        worker.onerror = (problem) => fail(new Error(problem.message));
        worker.onmessage = ({ data }: MessageEvent<SearchReport & { done: boolean }>) => {
          if (data.solved) {
            known = knownOf(question, data.solved);
            return done();
          }
          found[number] = data.sums;
          lines[number] = data.lines;
          if (data.done) worker.onmessage = null;
          if (workers.every((one) => one.onmessage === null)) return done();
          if (number === 0 || first) wish.told?.(thought());
          first = false;
        };
        const tries = wish.tries === undefined ? FOR_EVER : Math.ceil(wish.tries / many);
        const solving = number === 0 ? (wish.solving ?? SOLVING) : 0;
        const seed = seedOf(number, wish.seed);
        worker.postMessage({ module, facts, question, seed, tries, solving, lines: wish.lines ?? 5 } satisfies SearchOrder);
      }
      document.addEventListener("visibilitychange", wind);
      wind();
    });
  } finally {
    document.removeEventListener("visibilitychange", wind);
    clearTimeout(clock);
    for (const worker of workers) worker.terminate();
  }
  return thought();
}
