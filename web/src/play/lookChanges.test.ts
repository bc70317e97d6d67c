import { expect, test } from "vitest";
import type { Look } from "../net/types";
import { added, movesSince } from "./lookChanges";

/** A look of which nothing matters but who looks and what has been done. */
const seen = (seat: number | null, ...history: [number, string][]): Look => ({ seat, history }) as Look;

const start = seen(0);
const one = seen(0, [0, "pass"]);
const two = seen(0, [0, "pass"], [1, "secure"]);

test("the moves between two looks are those that the second has more", () => {
  expect(movesSince(start, one)).toEqual([[0, "pass"]]);
  expect(movesSince(one, two)).toEqual([[1, "secure"]]);
  expect(movesSince(start, two)).toHaveLength(2);
});

test("a look does not follow from none, from itself, from a later one, nor from another seat's", () => {
  expect(movesSince(null, one)).toEqual([]);
  expect(movesSince(one, one)).toEqual([]);
  expect(movesSince(two, one)).toEqual([]);
  expect(movesSince(seen(1), one)).toEqual([]);
});

test("added is what was not there", () => {
  expect(added(["a1"], ["a1", "b1", "c1"])).toEqual(["b1", "c1"]);
  expect(added(["a1"], [])).toEqual([]);
});
