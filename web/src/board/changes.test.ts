import { expect, test } from "vitest";
import spot from "../games/objective/figures/spot.json";
import { looksOf } from "../testing/looks";
import { added, movesSince } from "./changes";

const looks = looksOf("objective", spot);
const [first, second, third] = looks;

test("the moves between two looks are those that the second has more", () => {
  if (!second || !third) throw new Error("the figure has become shorter");
  expect(movesSince(first, second)).toEqual([[0, "pink 2"]]);
  expect(movesSince(first, third)).toEqual([
    [0, "pink 2"],
    [1, "red 2"],
  ]);
});

test("a look does not follow from none, from itself, from a later one, nor from another seat's", () => {
  if (!second) throw new Error("the figure has become shorter");
  expect(movesSince(null, second)).toEqual([]);
  expect(movesSince(second, second)).toEqual([]);
  expect(movesSince(second, first)).toEqual([]);
  expect(movesSince({ ...first, seat: 1 }, second)).toEqual([]);
});

test("added is what was not there", () => {
  expect(added(["a1"], ["a1", "b1", "c1"])).toEqual(["b1", "c1"]);
  expect(added(["a1"], [])).toEqual([]);
});
