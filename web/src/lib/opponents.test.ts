import { beforeEach, expect, test } from "vitest";
import { choose, fared, opponents } from "./opponents";

const levels = ["chance", "novice", "apprentice", "adept", "master"].map((name) => ({ name, title: {}, line: {} }));
const seats = [2, 3, 4];
beforeEach(() => localStorage.clear());

test("whoever comes first meets a novice", () => {
  expect(opponents("g", levels, seats)).toEqual({ level: "novice", seats: 3 });
});

test("what was chosen is remembered, for each game", () => {
  choose("g", "adept", 4);
  expect(opponents("g", levels, seats)).toEqual({ level: "adept", seats: 4 });
  expect(opponents("h", levels, seats).level).toBe("novice");
});

test("two victories in a row lead to a stronger bot, a table counts once", () => {
  fared("g", "a", "novice", [1, 2], 0, levels);
  fared("g", "a", "novice", [1, 2], 0, levels);
  expect(opponents("g", levels, seats).level).toBe("novice");
  fared("g", "b", "novice", [1, 2], 0, levels);
  expect(opponents("g", levels, seats).level).toBe("apprentice");
});

test("coming last twice leads to an easier one, but to none that plays by chance", () => {
  for (const table of ["a", "b"]) fared("g", table, "apprentice", [2, 1], 0, levels);
  expect(opponents("g", levels, seats).level).toBe("novice");
  for (const table of ["c", "d"]) fared("g", table, "novice", [2, 1], 0, levels);
  expect(opponents("g", levels, seats).level).toBe("novice");
});

test("the middle of the field changes nothing", () => {
  for (const table of ["a", "b", "c"]) fared("g", table, "adept", [2, 1, 3], 0, levels);
  expect(opponents("g", levels, seats).level).toBe("adept");
});

test("a deep bot is chosen on purpose: how one fares against it changes nothing", () => {
  choose("g", "deep", 2);
  for (const table of ["a", "b"]) fared("g", table, "deep", [2, 1], 0, levels);
  expect(opponents("g", [...levels, { name: "deep", title: {}, line: {} }], seats).level).toBe("deep");
});
