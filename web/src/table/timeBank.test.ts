import { expect, test } from "vitest";
import { warningsOf } from "./bankWarnings";
import { clockText, leftOf } from "./timeBank";

const NOW = 1_800_000_000_000;

test("a bank that runs counts down to nothing, one that stands still does not", () => {
  const runs = { left: null, due: NOW + 61_000 };
  expect([leftOf(runs, NOW), leftOf(runs, NOW + 1500), leftOf(runs, NOW + 99_000)]).toEqual([61_000, 59_500, 0]);
  const still = { left: 61_000, due: null };
  expect([leftOf(still, NOW), leftOf(still, NOW + 99_000)]).toEqual([61_000, 61_000]);
});

test("a clock shows minutes and seconds, and hours where there are any", () => {
  expect([600_000, 599_001, 61_000, 9_001, 1, 0, 3_600_000, 3_725_000].map(clockText)).toEqual([
    "10:00",
    "10:00",
    "1:01",
    "0:10",
    "0:01",
    "0:00",
    "1:00:00",
    "1:02:05",
  ]);
});

test("warnings come at a few moments, each once", () => {
  const bank = { left: null, due: NOW + 45_000 };
  expect(warningsOf(bank, NOW)).toEqual([
    { at: NOW + 15_000, seconds: 30 },
    { at: NOW + 35_000, seconds: 10 },
  ]);
  expect(warningsOf(bank, NOW + 15_000)).toEqual([{ at: NOW + 35_000, seconds: 10 }]);
  expect(warningsOf({ left: 45_000, due: null }, NOW)).toEqual([]);
  expect(warningsOf(undefined, NOW)).toEqual([]);
});
