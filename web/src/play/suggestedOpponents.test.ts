import { beforeEach, expect, test } from "vitest";
import { learn } from "./evenOpponents.svelte";
import { choose, opponents, readChoice, recordResult } from "./suggestedOpponents";

const levels = ["chance", "novice", "apprentice", "adept", "master"].map((name) => ({ name, title: {}, line: {}, rated: true }));
const seats = [2, 3, 4];
const offered = (game: string) => opponents(game, readChoice(), levels, seats);
beforeEach(() => localStorage.clear());

test("whoever comes first meets a novice", () => {
  expect(offered("g")).toEqual({ level: "novice", seats: 3 });
});

test("a game in which a novice is too strong for a first game has a weaker one first", () => {
  expect(offered("expedition")).toEqual({ level: "1/10", seats: 3 });
  recordResult("expedition", "t", "1/10", [1, 2, 3], 0, levels);
  expect(offered("expedition").level).toBe("2/10");
});

test("one choice holds for all games, as far as each has it", () => {
  choose({ level: "adept", seats: 4 });
  expect(offered("g")).toEqual({ level: "adept", seats: 4 });
  expect(opponents("h", readChoice(), levels, [2, 3])).toEqual({ level: "adept", seats: 3 });
  choose({ level: "deep", seats: 1 });
  expect(offered("g")).toEqual({ level: "master", seats: 2 });
});

test("a strength that is none is not offered, and damaged choices are none", () => {
  for (const level of ["11/10", "6.55/10", "wizard"]) {
    recordResult("g", level, level, [1, 2], 0, levels);
    expect(offered("g").level).toBe("novice");
  }
  for (const text of ["nonsense", "[]", "7", '{"level": 3, "seats": "x"}']) {
    localStorage.setItem("saqqara.opponents.choice", text);
    localStorage.setItem("saqqara.opponents", text);
    expect(offered("g")).toEqual({ level: "novice", seats: 3 });
  }
});

test("a victory leads to a stronger bot, a table counts once", () => {
  recordResult("g", "a", "novice", [1, 2], 0, levels);
  recordResult("g", "a", "novice", [1, 2], 0, levels);
  expect(offered("g").level).toBe("3.5/10");
  expect(offered("h").level).toBe("novice");
  recordResult("g", "b", "9.5/10", [1, 2], 0, levels);
  expect(offered("g").level).toBe("master");
  recordResult("g", "c", "master", [1, 2], 0, levels);
  expect(offered("g").level).toBe("master");
});

test("coming last leads to an easier one, but to none that plays by chance alone", () => {
  recordResult("g", "a", "8.5/10", [2, 1], 0, levels);
  expect(offered("g").level).toBe("adept");
  recordResult("g", "b", "1.5/10", [2, 1], 0, levels);
  expect(offered("g").level).toBe("1/10");
  recordResult("g", "c", "1/10", [2, 1], 0, levels);
  expect(offered("g").level).toBe("1/10");
  recordResult("g", "d", "chance", [2, 1], 0, levels);
  expect(offered("g").level).toBe("chance");
});

test("the middle of the field changes nothing, nor does a bot chosen on purpose", () => {
  for (const table of ["a", "b", "c"]) recordResult("g", table, "adept", [2, 1, 3], 0, levels);
  expect(offered("g").level).toBe("adept");
  recordResult("g", "d", "deep", [2, 1], 0, levels);
  expect(offered("g").level).toBe("adept");
});

test("whoever has a rating is offered an even game, until they choose otherwise", () => {
  const rating = { shown: 1620, off: 200, games: 20, provisional: false };
  learn({ handle: "h", ratings: [{ game: "r", rating, even: { "2": "6/10", "3": "6.5/10" } }] });
  expect(offered("r")).toEqual({ level: "6.5/10", seats: 3 });
  recordResult("r", "a", "novice", [1, 2], 0, levels);
  expect(offered("r").level).toBe("6.5/10");
  choose({ level: null, seats: 2 });
  expect(offered("r")).toEqual({ level: "6/10", seats: 2 });
  choose({ level: "master", seats: 2 });
  expect(offered("r").level).toBe("master");
  expect(offered("g").level).toBe("master");
});
