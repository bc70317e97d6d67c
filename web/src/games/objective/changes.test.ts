import { expect, test } from "vitest";
import { looksOf } from "../../testing/looks";
import { happened, lately } from "./changes";
import spot from "./figures/spot.json";

const looks = looksOf("objective", spot);
const between = (from: number, to: number) => happened(looks[from] ?? null, looks[to] ?? looks[0]);

test("pieces land, and two alike that meet vanish", () => {
  expect(between(0, 1)).toEqual([{ spot: 2, kind: "land", colour: "pink" }]);
  expect(between(1, 2)).toEqual([{ spot: 2, kind: "land", colour: "red" }]);
  expect(between(2, 3)).toEqual([{ spot: 2, kind: "vanish", colour: "red" }]);
});

test("nothing happens without a look before, backwards, or in a leap over more than a round", () => {
  expect(between(-1, 1)).toEqual([]);
  expect(between(2, 1)).toEqual([]);
  expect(between(0, 3)).toEqual([]);
});

test("the others' last moves are where they have just played", () => {
  const last = looks[4] ?? looks[0];
  expect([...lately({ ...last, seat: 0 })]).toEqual([[2, 1]]);
  expect([...lately({ ...last, seat: 1 })]).toEqual([]);
});
