// Web Workers that think about moments, each about one of its own: as many as the device has cores, less one.
import { crew } from "../engine/engine";
import { factsOf, moduleOf } from "../engine/facts";
import { knownOf, type Thought, thoughtOf } from "../engine/thought";
import type { Question } from "../net/types";
import type { Found, Task } from "./thinking";

export class Crew {
  readonly size = crew();
  #free: Worker[] = [];
  #all: Worker[] = [];
  #leaving: (() => void)[] = [];

  /** Think about a question for so long; null: the crew was sent away. There are never more at once than the crew has members. */
  async think(question: Question, seconds: number, also: number | null): Promise<Thought | null> {
    const facts = factsOf(question.game);
    if (!facts) throw new Error(`no module for ${question.game}`);
    const module = await moduleOf(question.game);
    const worker = this.#free.pop() ?? this.#hire();
    const seed = crypto.getRandomValues(new Uint8Array(32));
    seed[31] = (seed[31] ?? 0) | 1; // a generator must not be all zeros
    const found = await new Promise<Found | null>((done, fail) => {
      worker.onerror = (problem) => fail(new Error(problem.message));
      worker.onmessage = ({ data }: MessageEvent<Found>) => done(data);
      this.#leaving.push(() => done(null));
      worker.postMessage({ module, facts, question, seconds, also, seed } satisfies Task);
    });
    if (!found) return null;
    this.#free.push(worker);
    return "solved" in found ? knownOf(question, found.solved) : thoughtOf(question, [found.sums], []);
  }

  #hire(): Worker {
    const worker = new Worker(new URL("./thinking.ts", import.meta.url), { type: "module" });
    this.#all.push(worker);
    return worker;
  }

  /** Send everybody away; what they were thinking about is lost. */
  leave(): void {
    for (const worker of this.#all) worker.terminate();
    for (const done of this.#leaving) done();
    this.#all = [];
    this.#free = [];
    this.#leaving = [];
  }
}
