import { expect, test } from "vitest";
import type { ExpeditionSeen, Look } from "../../net/types";
import { looksOf, seeing } from "../../testing/looks";
import { flights, freshEntries, freshMarks } from "./changes";
import dig from "./figures/dig.json";

const [start, first, second] = looksOf("expedition", dig);
if (!first || !second) throw new Error("the figure has become shorter");

function with0(look: Look<"expedition">, changed: Partial<ExpeditionSeen>): Look<"expedition"> {
  return seeing(look, { players: look.view.players.map((player, seat) => (seat === 0 ? { ...player, ...changed } : player)) });
}

test("new marks by cards, and none going back", () => {
  expect(freshMarks(start, first)[7]).toEqual(["c1", "c2", "c3", "d3"]);
  expect(freshMarks(first, second)[7]).toEqual(["c4"]);
  expect(freshMarks(start, first)[13]).toEqual([]);
  expect(freshMarks(second, first)).toEqual({});
  expect(freshMarks(null, first)).toEqual({});
});

test("new entries of the score card are counted from what was there", () => {
  const before = with0(start, { red: 2, skulls: 1, torches: [false, false, false, false] });
  const now = with0(first, { red: 4, skulls: 1, torches: [false, true, false, false], boxes: { green: [10] } });
  expect(freshEntries(before, now, 0)).toEqual(["red-2", "red-3", "torch-1", "box-green-10"]);
  expect(freshEntries(now, before, 0)).toEqual([]);
});

test("what the marks have brought flies from its square to its entry", () => {
  const skulls = (first.view.players[0]?.skulls ?? 0) - (start.view.players[0]?.skulls ?? 0);
  const found = flights(start, first, 0);
  expect(skulls).toBe(1);
  expect(found).toEqual([{ letter: "s", from: "0-c3", to: "skull-0" }]);
  expect(flights(start, first, 1)).toEqual([]);
});

test("a completed card flies from its tomb", () => {
  const face = start.view.players[0]?.cards[0];
  if (!face) throw new Error("the figure has lost its card");
  const now = with0(first, { completed: [face], skulls: 0 });
  expect(flights(start, now, 0)).toEqual([{ letter: "T", from: "0-c5", to: "card-7" }]);
});
