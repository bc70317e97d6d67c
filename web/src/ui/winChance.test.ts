import { expect, test } from "vitest";
import { chance } from "./winChance";

test("what is hardly known is not told", () => {
  expect(chance(0.5, 0.21)).toBeNull();
  expect(chance(0.5, 0.19)).toEqual({ is: 0.5, give: 19 });
});

test("what is known well says how well, never better than to a per cent", () => {
  expect(chance(0.62, 0.034)).toEqual({ is: 0.62, give: 3 });
  expect(chance(0.62, 0.0004)).toEqual({ is: 0.62, give: 1 });
});

test("no victory in many games is a bound, not a zero", () => {
  expect(chance(0, 0.06)).toEqual({ under: 0.06 });
  expect(chance(0.002, 0.0005)).toEqual({ under: 0.01 });
  expect(chance(1, 0.06)).toEqual({ over: 0.94 });
});

test("what is exact may be nothing or everything", () => {
  expect(chance(0, 0)).toEqual({ is: 0, give: 0 });
  expect(chance(1, 0)).toEqual({ is: 1, give: 0 });
});

test("where nobody knows how far off it is, it is neither nothing nor everything", () => {
  expect(chance(0, null)).toEqual({ is: 0.01, give: 0 });
});
