import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Question, ReviewMoment, ReviewMoments } from "../net/types";
import type { Thought } from "./combinedThought";

vi.mock("./gameModules", () => ({ canSearch: () => true, factsOf: () => ({}), moduleOf: async () => ({}) }));
vi.mock("./searchPool", () => ({ workerCount: () => 2 }));
vi.mock("./combinedThought", () => ({
  knownOf: (): Thought => ({ moves: [], chances: [0.5, 0.5], tried: 0, exact: true }) as unknown as Thought,
}));

const { ReviewWorkers } = await import("./reviewWorkers");
const { GameReview } = await import("../review/gameReview.svelte");

type Told = { at: number };
/** What a worker does with a question. */
let answer: (at: number) => "answers" | "fails" | "is silent" = () => "answers";
let alive = 0;
/** The most workers that were there at once. */
let most = 0;
let made = 0;
let setups = 0;
let asked: number[] = [];

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((problem: { message: string }) => void) | null = null;
  #ended = false;

  constructor() {
    made += 1;
    alive += 1;
    most = Math.max(most, alive);
  }
  postMessage(data: { module?: unknown; question?: Question }): void {
    if ("module" in data) {
      setups += 1;
      return;
    }
    const { at } = data.question as unknown as Told;
    asked.push(at);
    const what = answer(at);
    setTimeout(() => {
      if (this.#ended) return;
      if (what === "answers") this.onmessage?.({ data: { solved: {} } });
      if (what === "fails") this.onerror?.({ message: "unreachable" });
    }, 10);
  }
  terminate(): void {
    if (!this.#ended) alive -= 1;
    this.#ended = true;
  }
}

const MOVES = 6;
let judged: number[][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (!path.includes("moments")) {
      judged.push((JSON.parse(String(body)).weighed as Told[]).map((one) => one.at).sort((a, b) => a - b));
      return new Response(JSON.stringify({ format: 1 }));
    }
    const first = Number(new URLSearchParams(path.split("?")[1]).get("first"));
    const moments = [first, first + 1, first + 2].map(
      (at) => ({ at, seat: 0, played: null, share: 1, question: { game: "any", at, moves: [], texts: [] } }) as unknown as ReviewMoment,
    );
    const following = first + 3 < MOVES ? first + 3 : null;
    return new Response(
      JSON.stringify({ game: "any", moves: MOVES, moments, following, thinks: true, deck: null } as unknown as ReviewMoments),
    );
  });
  answer = () => "answers";
  [alive, most, made, setups, asked, judged] = [0, 0, 0, 0, [], []];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const all = [0, 1, 2, 3, 4, 5];

/** Run to the end; what came of it. */
async function run(work: InstanceType<typeof GameReview>): Promise<unknown> {
  let ended: unknown = "not at an end";
  work.run("quick").then(
    (review) => (ended = review),
    (problem: unknown) => (ended = problem),
  );
  await vi.advanceTimersByTimeAsync(5000);
  return ended;
}

test("a game is thought about by as many workers as there are, each of which gets the module once", async () => {
  const work = new GameReview(null, {}, false);
  expect(await run(work)).toEqual({ format: 1 });
  expect([judged, made, setups, alive, work.unfinished]).toEqual([[all], 2, 2, 0, false]);
});

test("a worker that fails once is replaced, and no moment is missing", async () => {
  let failed = 0;
  answer = (at) => (at === 3 && failed++ === 0 ? "fails" : "answers");
  const work = new GameReview(null, {}, false);
  expect(await run(work)).toEqual({ format: 1 });
  expect([judged, work.failure, work.unfinished, work.through]).toEqual([[all], null, false, MOVES]);
  expect([most, alive]).toEqual([2, 0]); // one that failed does not stay
});

test("a moment at which the engine always fails stops the review: what is known is judged, nobody thinks on, and it can be gone on with", async () => {
  answer = (at) => (at === 3 ? "fails" : "answers");
  const work = new GameReview(null, {}, false);
  expect(await run(work)).toEqual({ format: 1 });
  expect([work.through, work.unfinished, work.doing, alive]).toEqual([3, true, "nothing", 0]);
  expect(work.failure).toBeInstanceOf(Error);
  const thought = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked.length, alive]).toEqual([thought, 0]);
  answer = () => "answers";
  expect(await run(work)).toEqual({ format: 1 });
  expect([judged.at(-1), work.through, work.failure, alive]).toEqual([all, MOVES, null, 0]);
});

test("where not even the first moment could be thought about, that is raised, and the next run begins there", async () => {
  answer = () => "fails";
  const work = new GameReview(null, {}, false);
  expect(await run(work)).toBeInstanceOf(Error);
  expect([judged, alive, work.doing]).toEqual([[], 0, "nothing"]);
  answer = () => "answers";
  expect(await run(work)).toEqual({ format: 1 });
  expect(judged).toEqual([all]);
});

test("a review that is stopped at any time is gone on with, and has every moment once", async () => {
  for (let ms = 0; ms < 60; ms += 5) {
    const work = new GameReview(null, {}, false);
    const ended = work.run("quick");
    await vi.advanceTimersByTimeAsync(ms);
    work.stop();
    await vi.advanceTimersByTimeAsync(100);
    await ended;
    await run(work);
    expect([ms, judged.at(-1), alive]).toEqual([ms, all, 0]);
  }
});

test("a crew that was sent away hires nobody any more", async () => {
  const crew = new ReviewWorkers();
  const thinking = crew.think({ game: "any", at: 0 } as unknown as Question, 1, null);
  crew.leave(); // while the module is being fetched
  expect(await thinking).toBe(null);
  expect([made, alive]).toEqual([0, 0]);
});
