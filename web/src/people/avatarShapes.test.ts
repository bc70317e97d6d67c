import { expect, test } from "vitest";
import { figure } from "./avatarShapes";

test("the same seed gives the same picture, another another", () => {
  expect(figure("uW98VVGnSGc-")).toEqual(figure("uW98VVGnSGc-"));
  const drawn = new Set(Array.from({ length: 500 }, (_, n) => JSON.stringify(figure(`seed ${n}`))));
  expect(drawn.size).toBeGreaterThan(480);
});

test("nothing sticks out", () => {
  for (const seed of ["a", "b", "c", "d", "e", "f"])
    for (const { path } of figure(seed).stones) {
      const [, x, y] = /^M([0-9.-]+) ([0-9.-]+)/.exec(path) ?? [];
      expect(Number(x)).toBeGreaterThanOrEqual(3);
      expect(Number(x)).toBeLessThanOrEqual(61);
      expect(Number(y)).toBeGreaterThanOrEqual(24);
      expect(Number(y)).toBeLessThanOrEqual(61);
    }
});
