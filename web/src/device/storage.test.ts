import { expect, test, vi } from "vitest";
import { type Area, readStored, readStoredJson, removeStored, store } from "./storage";

const AREAS: Area[] = ["localStorage", "sessionStorage"];

test.each(AREAS)("%s: what is stored is read again until it is removed", (area) => {
  expect(readStored("a-key", area)).toBe(null);
  expect(store("a-key", '{"n": 1}', area)).toBe(true);
  expect([readStored("a-key", area), readStoredJson("a-key", area)]).toEqual(['{"n": 1}', { n: 1 }]);
  removeStored("a-key", area);
  expect([readStored("a-key", area), readStoredJson("a-key", area)]).toEqual([null, null]);
});

test.each(AREAS)("%s: a device that keeps nothing is no error", (area) => {
  const usual = Object.getOwnPropertyDescriptor(globalThis, area) as PropertyDescriptor;
  const blocked = vi.fn(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  Object.defineProperty(globalThis, area, { configurable: true, get: blocked });
  expect([readStored("a-key", area), readStoredJson("a-key", area), store("a-key", "text", area)]).toEqual([null, null, false]);
  removeStored("a-key", area);
  expect(blocked).toHaveBeenCalledTimes(4);
  Object.defineProperty(globalThis, area, usual);
});

test("text that is no JSON is as good as none", () => {
  store("a-key", "{");
  expect(readStoredJson("a-key")).toBe(null);
  removeStored("a-key");
});
