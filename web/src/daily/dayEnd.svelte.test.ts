import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadMessages } from "../i18n/messages.svelte";
import { learnTime, runClock } from "../net/serverClock.svelte";
import { DayEnd } from "./dayEnd.svelte";

const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 18, 12) });
  learnTime(Date.now(), Date.now());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that shows how long a day lasts; `next` says when the day ends that it is given at the end of one. */
function page(next: (ends: number) => number): { over: () => number; stop: () => void } {
  let calls = 0;
  let ends = $state(Date.UTC(2026, 10, 19));
  const stopClock = runClock();
  const stopPage = $effect.root(() => {
    const end = new DayEnd(
      () => ends,
      () => {
        calls += 1;
        ends = next(ends);
      },
    );
    $effect(() => void end.sentence);
  });
  flushSync();
  const stop = (): void => {
    stopPage();
    stopClock();
  };
  return { over: () => calls, stop };
}

/** So many ticks of the clock, after time has passed. */
function pass(ms: number, ticks = 1): void {
  vi.setSystemTime(Date.now() + ms);
  for (let n = 0; n < ticks; n++) {
    vi.advanceTimersByTime(100);
    flushSync();
  }
}

test("a page that stays open asks for the next day at each midnight", () => {
  const { over, stop } = page((ends) => ends + DAY);
  pass(11 * 3_600_000, 3);
  expect(over()).toBe(0);
  pass(3_600_000, 3);
  expect(over()).toBe(1);
  pass(DAY, 3);
  expect(over()).toBe(2);
  pass(DAY, 3);
  expect(over()).toBe(3);
  stop();
});

test("where the next day was not there yet, it is asked for again, and not without pause", () => {
  const { over, stop } = page((ends) => ends);
  pass(DAY / 2, 50);
  expect(over()).toBe(1);
  pass(30_000, 50);
  expect(over()).toBe(2);
  stop();
});

test("the sentence is written once a minute, not at each tick", async () => {
  await loadMessages();
  const { stop } = page((ends) => ends);
  let made = 0;
  class Counted extends Intl.NumberFormat {
    constructor(language: string, form: Intl.NumberFormatOptions) {
      super(language, form);
      made += 1;
    }
  }
  vi.stubGlobal("Intl", Object.create(Intl, { NumberFormat: { value: Counted } }));
  pass(100, 300);
  expect(made).toBe(0);
  pass(0, 310);
  expect(made).toBe(2);
  stop();
});
