import { expect, test } from "vitest";
import { warmth } from "./warming";

const warming = { seats: [1], since: 100_000, until: 110_000 };

test("the seconds left go down, and the bar goes on", () => {
  expect(warmth(warming, 100_000)).toEqual({ seconds: 10, done: 0 });
  expect(warmth(warming, 104_500)).toEqual({ seconds: 6, done: 0.45 });
});

test("what takes longer than expected never looks done", () => {
  expect(warmth(warming, 130_000)).toEqual({ seconds: 1, done: 0.95 });
});

test("a clock that is behind begins at nothing", () => {
  expect(warmth(warming, 99_000)).toEqual({ seconds: 11, done: 0 });
  expect(warmth({ ...warming, until: warming.since }, 100_000)).toEqual({ seconds: 1, done: 0 });
});
