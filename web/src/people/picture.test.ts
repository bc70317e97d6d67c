import { expect, test } from "vitest";
import { figure } from "./picture";

test("the same seed gives the same picture, another another", () => {
  expect(figure("uW98VVGnSGc-")).toEqual(figure("uW98VVGnSGc-"));
  const drawn = new Set(Array.from({ length: 500 }, (_, n) => JSON.stringify(figure(`seed ${n}`))));
  expect(drawn.size).toBeGreaterThan(495);
});

test("left and right are alike, and nothing sticks out", () => {
  const { stones } = figure("x");
  for (const stone of stones) {
    expect(stones.some((other) => other.y === stone.y && other.x === 64 - stone.x - 7 && other.fill === stone.fill)).toBe(true);
    expect(Math.min(stone.x, stone.y)).toBeGreaterThanOrEqual(0);
    expect(stone.x + 7).toBeLessThanOrEqual(64);
    expect(stone.y + 9).toBeLessThanOrEqual(64);
  }
});
