import { beforeEach, expect, test } from "vitest";
import { learn } from "./evenOpponents.svelte";
import { choose, opponents, recordResult } from "./suggestedOpponents";

const levels = ["chance", "novice", "apprentice", "adept", "master"].map((name) => ({ name, title: {}, line: {}, rated: true }));
const seats = [2, 3, 4];
beforeEach(() => localStorage.clear());

test("whoever comes first meets a novice", () => {
  expect(opponents("g", levels, seats)).toEqual({ level: "novice", seats: 3 });
});

test("a strength that is none is not offered", () => {
  for (const level of ["11/10", "6.55/10", "wizard"]) {
    choose("g", level, 2);
    expect(opponents("g", levels, seats).level).toBe("novice");
  }
});

test("what was chosen is remembered, for each game", () => {
  choose("g", "adept", 4);
  expect(opponents("g", levels, seats)).toEqual({ level: "adept", seats: 4 });
  expect(opponents("h", levels, seats).level).toBe("novice");
});

test("a victory leads to a stronger bot, a table counts once", () => {
  recordResult("g", "a", "novice", [1, 2], 0, levels);
  recordResult("g", "a", "novice", [1, 2], 0, levels);
  expect(opponents("g", levels, seats).level).toBe("3.5/10");
  recordResult("g", "b", "9.5/10", [1, 2], 0, levels);
  expect(opponents("g", levels, seats).level).toBe("master");
  recordResult("g", "c", "master", [1, 2], 0, levels);
  expect(opponents("g", levels, seats).level).toBe("master");
});

test("coming last leads to an easier one, but to none that plays by chance alone", () => {
  recordResult("g", "a", "8.5/10", [2, 1], 0, levels);
  expect(opponents("g", levels, seats).level).toBe("adept");
  recordResult("g", "b", "1.5/10", [2, 1], 0, levels);
  expect(opponents("g", levels, seats).level).toBe("1/10");
  recordResult("g", "c", "1/10", [2, 1], 0, levels);
  expect(opponents("g", levels, seats).level).toBe("1/10");
  recordResult("g", "d", "chance", [2, 1], 0, levels);
  expect(opponents("g", levels, seats).level).toBe("chance");
});

test("the middle of the field changes nothing", () => {
  for (const table of ["a", "b", "c"]) recordResult("g", table, "adept", [2, 1, 3], 0, levels);
  expect(opponents("g", levels, seats).level).toBe("adept");
});

test("a deep bot is chosen on purpose: how one fares against it changes nothing", () => {
  choose("g", "deep", 2);
  for (const table of ["a", "b"]) recordResult("g", table, "deep", [2, 1], 0, levels);
  expect(opponents("g", [...levels, { name: "deep", title: {}, line: {}, rated: true }], seats).level).toBe("deep");
});

test("whoever has a rating is offered an even game, until they choose otherwise", () => {
  const rating = { shown: 1620, off: 200, games: 20, provisional: false };
  learn({ handle: "h", ratings: [{ game: "r", rating, even: { "2": "6/10", "3": "6.5/10" } }] });
  expect(opponents("r", levels, seats)).toEqual({ level: "6.5/10", seats: 3 });
  recordResult("r", "a", "novice", [1, 2], 0, levels);
  expect(opponents("r", levels, seats).level).toBe("6.5/10");
  choose("r", "6.5/10", 2); // only another number of seats
  expect(opponents("r", levels, seats)).toEqual({ level: "6/10", seats: 2 });
  choose("r", "master", 2);
  expect(opponents("r", levels, seats).level).toBe("master");
  choose("r", "6/10", 2);
  expect(opponents("r", levels, seats).level).toBe("6/10");
  expect(opponents("g", levels, seats).level).toBe("novice");
});
