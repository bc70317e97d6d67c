// Web Workers that think about moments, each about one of its own: as many as the device has cores, less one.
import type { Question } from "../net/types";
import { knownOf, type Thought, thoughtOf } from "./combinedThought";
import { factsOf, moduleOf } from "./gameModules";
import type { ModuleSetup, MomentAnswer, MomentTask } from "./reviewWorker";
import { workerCount } from "./searchPool";

export class ReviewWorkers {
  readonly size = workerCount();
  #free: Worker[] = [];
  #all: Worker[] = [];
  #leaving = new Set<() => void>();
  #left = false;

  /** Think about a question for so long; null: the crew was sent away. There are never more at once than the crew has members. A worker that
   * fails is dismissed: the next question goes to another. */
  async think(question: Question, seconds: number, also: number | null): Promise<Thought | null> {
    const facts = factsOf(question.game);
    if (!facts) throw new Error(`no module for ${question.game}`);
    const module = await moduleOf(question.game);
    if (this.#left) return null;
    const worker = this.#free.pop() ?? this.#hire({ module, facts });
    const seed = crypto.getRandomValues(new Uint8Array(32));
    seed[31] = (seed[31] ?? 0) | 1; // a generator must not be all zeros
    let leave = (): void => undefined;
    const found = await new Promise<MomentAnswer | null>((done, fail) => {
      leave = () => done(null);
      this.#leaving.add(leave);
      worker.onerror = (problem) => fail(new Error(problem.message));
      worker.onmessageerror = () => fail(new Error("an answer that cannot be read"));
      worker.onmessage = ({ data }: MessageEvent<MomentAnswer>) => done(data);
      worker.postMessage({ question, seconds, also, seed } satisfies MomentTask);
    })
      .catch((problem: unknown) => {
        this.#all = this.#all.filter((one) => one !== worker);
        worker.terminate();
        throw problem;
      })
      .finally(() => this.#leaving.delete(leave));
    if (!found) return null;
    this.#free.push(worker);
    return "solved" in found ? knownOf(question, found.solved) : thoughtOf(question, [found.sums], []);
  }

  /** A new worker. All questions of a crew are about one game. */
  #hire(setup: ModuleSetup): Worker {
    const worker = new Worker(new URL("./reviewWorker.ts", import.meta.url), { type: "module" });
    worker.postMessage(setup);
    this.#all.push(worker);
    return worker;
  }

  /** Send everybody away; what they were thinking about is lost. */
  leave(): void {
    this.#left = true;
    for (const worker of this.#all) worker.terminate();
    for (const done of this.#leaving) done();
    this.#all = [];
    this.#free = [];
    this.#leaving.clear();
  }
}
