import { expect, test } from "vitest";
import { settings } from "../app/settings.svelte";
import { dayInWords, left, neighbour, whenHere } from "./dailyChallenges.svelte";

test("a day is said as the date that it is at the server, wherever one is", () => {
  settings.language = "fr";
  expect(dayInWords("2026-11-16")).toBe("lundi 16 novembre 2026");
  settings.language = "en";
  expect(dayInWords("2026-11-16", false)).toBe("16 November 2026");
});

test("days follow each other over the ends of months", () => {
  expect(neighbour("2026-02-28", 1)).toBe("2026-03-01");
  expect(neighbour("2026-01-01", -1)).toBe("2025-12-31");
});

test("what is left is rounded up, and never nothing", () => {
  settings.language = "en";
  expect(left(7 * 3_600_000 + 11 * 60_000 + 1)).toBe("7\u00a0h 12\u00a0min");
  expect(left(3_600_000)).toBe("1\u00a0h");
  expect(left(-5)).toBe("1\u00a0min");
});

test("the day is told with the hour where the hour alone would not be clear", () => {
  const evening = new Date(2026, 10, 16, 22, 30).getTime();
  settings.language = "fr";
  expect(whenHere(new Date(2026, 10, 19, 20, 0).getTime(), evening)).toBe("jeudi 19 novembre à 20:00");
  settings.language = "en";
  expect(whenHere(new Date(2026, 10, 19, 20, 0).getTime(), evening)).toBe("Thursday 19 November at 20:00");
  expect(whenHere(new Date(2026, 10, 17, 0, 23).getTime(), evening)).not.toContain("November");
  expect(whenHere(new Date(2026, 10, 16, 0, 5).getTime(), evening)).not.toContain("November");
});
