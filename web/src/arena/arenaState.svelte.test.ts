import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Arena } from "../net/types";
import { ArenaState } from "./arenaState.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that tells another version of the arena at each question; the function returns how many were asked. */
function answering(): () => number {
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    await new Promise((done) => setTimeout(done, 10));
    const told: Partial<Arena> = { version: asked, now: 0, me: null, info: { status: "on" } as Arena["info"], standings: [], tables: [] };
    return new Response(JSON.stringify(told));
  });
  return () => asked;
}

/** Time passes, and effects run as they do in a page. */
async function pass(ms: number): Promise<void> {
  for (let n = 0; n < ms / 100; n++) {
    await vi.advanceTimersByTimeAsync(100);
    flushSync();
  }
}

test.each([true, false])(
  "an arena is asked about at the start and every four seconds, whatever it answers (on a wall: %s)",
  async (wall) => {
    const asked = answering();
    const stop = $effect.root(() => {
      const evening = new ArenaState("a1", wall);
      $effect(() => evening.keepUp());
    });
    flushSync();
    await pass(500);
    expect(asked()).toBe(1);
    await pass(12_000);
    expect(asked()).toBe(4);
    stop();
    await pass(12_000);
    expect(asked()).toBe(4);
  },
);
