import { expect, test } from "vitest";
import { chance } from "./chances";

test("few games tell nothing of the chance to win", () => {
  expect(chance(0, 0)).toBeNull();
  expect(chance(0, 3)).toBeNull();
  expect(chance(0.5, 12)).toBeNull();
});

test("no victory in many games is a bound, not a zero", () => {
  expect(chance(0, 60)).toEqual({ under: 0.06 });
  expect(chance(0, 5000)).toEqual({ under: 0.01 });
  expect(chance(1, 60)).toEqual({ over: 0.94 });
});

test("what is known roughly is a range, what is known well a number", () => {
  expect(chance(0.5, 50)).toMatchObject({ from: expect.closeTo(0.366, 2), to: expect.closeTo(0.634, 2) });
  expect(chance(0.5, 2000)).toEqual({ is: 0.5 });
});
