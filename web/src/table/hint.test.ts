import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Estimate, Thought } from "../engine/searchPool";
import type { Question } from "../net/types";
import { HintState } from "./hint.svelte";

const engine = vi.hoisted(() => ({ canSearch: vi.fn(), prepareWorkers: vi.fn(), think: vi.fn() }));
const api = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock("../engine/gameModules", () => engine);
vi.mock("../engine/searchPool", () => engine);
vi.mock("../net/api", () => ({ ...api, reason: String }));

const question = { game: "g" } as unknown as Question;
const words = (text: string) => ({ en: text, fr: text });
function thought(tried: number, ...moves: string[]): Thought {
  const estimate = (move: string, n: number): Estimate => ({
    move,
    number: n,
    tried: 100,
    share: 0.1,
    win: 0.6 - n / 10,
    winError: 0.03,
    everyone: [],
    points: 5,
    pointsError: 0.5,
    spread: 1,
    value: 0.5,
    line: [],
  });
  return { tried, exact: false, chances: [], moves: moves.map(estimate) };
}
interface Wish {
  seconds: number;
  signal: AbortSignal;
  told: (thought: Thought) => void;
}
/** A thought that the test tells and ends. */
let wish: Wish;
let finish: (thought: Thought) => void;
let explain: ReturnType<typeof vi.fn>;
let now = 0;

beforeEach(() => {
  now = 10_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  engine.canSearch.mockReturnValue(true);
  engine.think.mockImplementation((_: Question, asked: Wish) => {
    wish = asked;
    return new Promise<Thought>((resolve) => {
      finish = resolve;
      asked.signal.addEventListener("abort", () => resolve(thought(0)));
    });
  });
  explain = vi.fn(async (moves: string[]) => ({ type: "reasons", id: "", reasons: Object.fromEntries(moves.map((m) => [m, words(m)])) }));
});
afterEach(() => vi.clearAllMocks());

function advising(hint: unknown = null): HintState {
  const think = async () => ({ type: "question" as const, id: "", on: 3, question: hint ? null : question, hint: hint as null });
  return new HintState({ id: "t", token: null, think, explain: explain as never }, "g");
}
/** Let what was promised come. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("numbers grow where they stand, the order seldom changes, and the last word is put in order", async () => {
  const hint = advising();
  const done = hint.start();
  await settle();
  expect(wish.seconds).toBe(8);
  wish.told(thought(100, "a", "b", "c"));
  expect(hint.rows.map((row) => row.move)).toEqual(["a", "b", "c"]);
  expect(hint.heard).toEqual({ first: "a" }); // without its numbers, which change
  now += 200;
  wish.told(thought(200, "b", "a", "c"));
  expect(hint.rows.map((row) => row.move)).toEqual(["a", "b", "c"]);
  expect(hint.rows[0]?.win).toBeCloseTo(0.5); // but its number is the new one
  now += 2000;
  wish.told(thought(300, "b", "a", "c"));
  expect(hint.rows.map((row) => row.move)).toEqual(["b", "a", "c"]);
  expect(hint.chosen).toBe("b");
  finish(thought(400, "c", "b", "a"));
  await done;
  expect(hint.rows.map((row) => row.move)).toEqual(["c", "b", "a"]);
  expect([hint.thinking, hint.tried, hint.canGoOn]).toEqual([false, 400, true]);
  expect(hint.heard?.last).toBe(hint.rows[0]); // what is heard is what the card shows
  expect(explain.mock.calls).toEqual([[["a"]], [["b"]], [["c"]]]); // each that was looked at, once
});

test("what somebody has chosen stays chosen and in its place, and nothing moves under a pointer", async () => {
  const hint = advising();
  hint.start();
  await settle();
  wish.told(thought(100, "a", "b", "c"));
  hint.held = true;
  now += 9000;
  wish.told(thought(200, "c", "b", "a"));
  expect(hint.rows.map((row) => row.move)).toEqual(["a", "b", "c"]);
  hint.held = false;
  hint.pick("b");
  wish.told(thought(300, "c", "a", "b"));
  expect(hint.rows.map((row) => row.move)).toEqual(["a", "b", "c"]);
  expect(hint.chosen).toBe("b");
  finish(thought(400, "c", "d", "e", "f", "a", "b"));
  await settle();
  expect(hint.rows.map((row) => row.move)).toEqual(["c", "d", "e", "f", "b"]);
  expect(hint.chosen).toBe("b");
});

test("stopping keeps what is known, and one can think on", async () => {
  const hint = advising();
  hint.start();
  await settle();
  wish.told(thought(100, "a", "b"));
  const { signal } = wish;
  hint.stop();
  await settle();
  expect(signal.aborted).toBe(true);
  expect(hint.rows).toHaveLength(2);
  expect([hint.thinking, hint.none, hint.canGoOn]).toEqual([false, "", true]);
  hint.goOn();
  await settle();
  expect(hint.thinking).toBe(true);
  expect(engine.think).toHaveBeenCalledTimes(2);
  wish.told(thought(300, "b", "a"));
  expect(hint.tried).toBe(400); // what was known counts
  expect(hint.rows[0]?.win).toBeCloseTo(0.55);
  expect(hint.rows[0]?.winError).toBeCloseTo(0.03 / Math.SQRT2);
});

test("the server's hint serves where this browser cannot think, and where thinking fails", async () => {
  const advice = { move: "a", win: 0.5, points: 1, share: 1, reason: words("why"), win_error: 0.1, points_error: 1, exact: false };
  api.ask.mockResolvedValue({ level: "master", tried: 50, moves: [advice] });
  engine.canSearch.mockReturnValue(false);
  const hint = advising();
  await hint.start();
  expect(engine.think).not.toHaveBeenCalled();
  expect([hint.level, hint.rows[0]?.winError, hint.canGoOn]).toEqual(["master", 0.1, false]);
  expect(hint.reasons.a).toEqual(words("why"));
  engine.canSearch.mockReturnValue(true);
  engine.think.mockRejectedValue(new Error("no module"));
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await hint.start();
  expect(hint.level).toBe("master");
  expect(explain).not.toHaveBeenCalled();
});

test("a game with a player of its own brings its hint along", async () => {
  const hint = advising({ level: "master", tried: 0, moves: [] });
  await hint.start();
  expect(engine.think).not.toHaveBeenCalled();
  expect(api.ask).not.toHaveBeenCalled();
  expect(hint.rows).toEqual([]);
  expect(hint.thinking).toBe(false);
});
