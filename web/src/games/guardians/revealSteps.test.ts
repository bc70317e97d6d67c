import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GuardiansRoom } from "../../net/types";
import type { Reveal } from "./changes";
import { Show, steps } from "./revealSteps.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const room = (centre: string): GuardiansRoom => ({ back: "red", face: { number: 1, treasure: "cup", count: 1, centre } });
const reveal = (changed: Partial<Reveal> = {}): Reveal => ({
  move: 1,
  actor: 0,
  owner: 1,
  rooms: [room("amulet"), room("none")],
  worth: 5,
  scorer: 1,
  earlier: [3, 4],
  gains: [0, 5],
  over: false,
  drawn: false,
  ...changed,
});
const LONG = 60_000;

test("rooms turn one by one, then the verdict; points are told no sooner", () => {
  const show = new Show();
  show.add(reveal());
  expect([show.step, show.running, show.scores]).toEqual([0, true, [3, 4]]);
  vi.advanceTimersByTime(500);
  expect([show.step, show.scores]).toEqual([1, [3, 4]]);
  vi.advanceTimersByTime(LONG);
  expect([show.step, show.running, show.scores]).toEqual([3, false, null]);
  expect(show.current?.move).toBe(1); // the last one stays in sight
});

test("struck rooms have a step for each guardian that comes", () => {
  const struck = reveal({ rooms: [room("mummy"), room("frank"), room("mummy")], worth: 2, scorer: 0, gains: [2, 0] });
  expect(steps(struck)).toBe(3 + 1 + 2);
  expect(steps({ ...struck, actor: 1, scorer: 1 })).toBe(3 + 1); // secured: nobody is woken
});

test("reveals wait for each other, and what waits keeps its points back", () => {
  const show = new Show();
  show.add(reveal());
  show.add(reveal({ move: 2, earlier: [3, 9] }));
  vi.advanceTimersByTime(1500);
  show.skip();
  expect([show.current?.move, show.running, show.scores]).toEqual([1, false, [3, 9]]);
  vi.advanceTimersByTime(LONG);
  expect([show.current?.move, show.scores]).toEqual([2, null]);
});

test("whoever moves on is not shown what they did not wait for", () => {
  const show = new Show();
  show.add(reveal());
  show.add(reveal({ move: 2 }));
  show.hush();
  expect([show.running, show.scores]).toEqual([false, null]);
  vi.advanceTimersByTime(LONG);
  expect(show.current?.move).toBe(1);
});

test("a repetition tells no secrets and holds no points back", () => {
  const show = new Show();
  show.add(reveal());
  vi.advanceTimersByTime(LONG);
  show.again();
  expect([show.step, show.running, show.scores]).toEqual([0, true, null]);
});
