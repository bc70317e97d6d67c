import { afterEach, expect, test, vi } from "vitest";
import { watchUpgrades } from "./upgrade";

afterEach(() => vi.unstubAllGlobals());

test("a part that is gone after an upgrade has the page loaded anew, once", () => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const [lost, reload] = [vi.fn(), vi.fn()];
  watchUpgrades(lost, reload);
  dispatchEvent(new Event("vite:preloadError"));
  expect([reload.mock.calls.length, lost.mock.calls.length]).toEqual([1, 0]);
  dispatchEvent(new Event("vite:preloadError")); // loading anew did not help
  expect([reload.mock.calls.length, lost.mock.calls.length]).toEqual([1, 1]);
  vi.setSystemTime(Date.now() + 3_600_000); // another upgrade, later
  dispatchEvent(new Event("vite:preloadError"));
  expect([reload.mock.calls.length, lost.mock.calls.length]).toEqual([2, 1]);
  vi.useRealTimers();
});

test("a device that keeps nothing is told at once that a part is gone, and does not load anew for ever", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("blocked", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  const [lost, reload] = [vi.fn(), vi.fn()];
  watchUpgrades(lost, reload);
  dispatchEvent(new Event("vite:preloadError"));
  expect([reload.mock.calls.length, lost.mock.calls.length]).toEqual([0, 1]);
});
