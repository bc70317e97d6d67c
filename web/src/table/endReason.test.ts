import { expect, test } from "vitest";
import { games } from "../games";
import type { Outcome } from "../net/types";
import { endReason } from "./endReason";

const breaks = [
  { field: "covered", clause: "O15" },
  { field: "tallest", clause: "O16" },
];
const outcome = (places: number[], scores: number[], detail: Record<string, unknown[]> = {}, ended?: "agreement"): Outcome =>
  ({ places, scores, detail, ...(ended ? { ended } : {}) }) as unknown as Outcome;

test("more points decide, against the next in place", () => {
  expect(endReason(outcome([2, 1, 3], [30, 42, 12]), breaks)).toEqual({ kind: "points", first: 42, second: 30 });
});

test("what breaks a tie is the first that differs", () => {
  const detail = { covered: [4, 3], tallest: [1, 5] };
  expect(endReason(outcome([1, 2], [5, 5], detail), breaks)).toEqual({ kind: "tie", score: 5, ...breaks[0], first: 4, second: 3 });
  const equal = { covered: [3, 3], tallest: [5, 1] };
  expect(endReason(outcome([1, 2], [5, 5], equal), breaks)).toMatchObject({ kind: "tie", clause: "O16", first: 5, second: 1 });
});

test("a shared win is one, and a game that people ended needs no reason", () => {
  expect(endReason(outcome([1, 1, 3], [5, 5, 2]), breaks)).toEqual({ kind: "shared", score: 5 });
  expect(endReason(outcome([], [], {}, "agreement"), breaks)).toBe(null);
  expect(endReason(outcome([1, 2], [5, 5], {}), breaks)).toBe(null);
});

test("every game names the fields that break its ties", () => {
  expect(games.objective?.tieBreaks?.map(({ field }) => field)).toEqual(["covered", "tallest"]);
  expect(games.hourglass?.tieBreaks?.map(({ field }) => field)).toEqual(["tiles", "highest"]);
  expect(games.expedition?.tieBreaks?.map(({ field }) => field)).toEqual(["lowest"]);
  expect(games.guardians?.tieBreaks).toBe(undefined);
});
