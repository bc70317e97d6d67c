import { expect, test } from "vitest";
import { above, below, GLASS } from "./sandLevel";

const SHARES = Array.from({ length: 21 }, (_, n) => n / 20);

test("the sand sinks above and rises below, within the glass", () => {
  const [tops, floors] = [SHARES.map(above), SHARES.map(below)];
  for (let n = 1; n < SHARES.length; n += 1) {
    expect(tops[n]).toBeLessThan(tops[n - 1] ?? 0); // more sand stands higher: a smaller y
    expect(floors[n]).toBeLessThan(floors[n - 1] ?? 0);
  }
  for (const y of [...tops, ...floors]) {
    expect(y).toBeGreaterThanOrEqual(GLASS.shoulder);
    expect(y).toBeLessThanOrEqual(GLASS.foot);
  }
});

test("an empty bulb is empty to the neck, and to the foot", () => {
  expect(above(0)).toBeCloseTo(GLASS.neck);
  expect(below(0)).toBeCloseTo(GLASS.foot);
});

test("by volume, not by height: the wide part empties slowly", () => {
  const sunk = (from: number, to: number) => above(to) - above(from);
  expect(sunk(1, 0.9)).toBeLessThan(sunk(0.2, 0.1));
});
