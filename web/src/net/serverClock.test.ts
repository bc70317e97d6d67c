import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { learnTime, runClock, serverTime, time } from "./serverClock.svelte";

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_800_000_000_000);
  learnTime(Date.now() + 5 * HOUR, Date.now()); // from wherever the last test left it
});
afterEach(() => {
  vi.useRealTimers();
});

test("the server's time is known to half the way there and back", () => {
  const asked = Date.now();
  vi.setSystemTime(asked + 200);
  learnTime(asked + 90_100, asked);
  expect(serverTime()).toBe(Date.now() + 90_000);
  expect(time.known).toBe(true);
});

test("an answer that took long does not replace one that came quickly, unless a clock was set", () => {
  learnTime(Date.now() + 5000, Date.now());
  const asked = Date.now();
  vi.setSystemTime(asked + 8000);
  learnTime(asked + 5000, asked); // it waited on its way back, say
  expect(serverTime()).toBe(Date.now() + 5000);
  vi.setSystemTime(Date.now() - HOUR); // the device's clock was wrong, and is set
  learnTime(Date.now() + 5000 + HOUR, Date.now() - 50);
  expect(serverTime()).toBeCloseTo(Date.now() + 5000 + HOUR, -2);
});

test("after a sleep the time is right at once, though nothing was heard and no timer has run", () => {
  learnTime(Date.now() + 5000, Date.now());
  const due = serverTime() + 2 * HOUR;
  vi.setSystemTime(Date.now() + HOUR);
  expect(due - serverTime()).toBe(HOUR);
});

test("all clocks share one beat, which stops with the last of them", () => {
  const [one, other] = [runClock(), runClock()];
  const before = time.now;
  vi.advanceTimersByTime(1000);
  expect(time.now - before).toBe(1000);
  one();
  vi.advanceTimersByTime(1000);
  expect(time.now - before).toBe(2000);
  other();
  expect(vi.getTimerCount()).toBe(0);
});
