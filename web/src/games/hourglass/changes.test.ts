import { expect, test } from "vitest";
import type { Look } from "../../net/types";
import { looksOf, seeing } from "../../testing/looks";
import { glassTurned } from "./changes";
import pyramid from "./figures/pyramid.json";

const [start] = looksOf("hourglass", pyramid);
const after = (...moves: string[]): Look<"hourglass"> => ({
  ...seeing(start, { phase: "sand" }),
  history: moves.map((text) => [0, text]),
});

test("the glass is turned by the round's first take, and by nothing else", () => {
  expect(glassTurned(start, after("take 33"))).toBe(true);
  expect(glassTurned(null, after("take 33"))).toBe(false);
  expect(glassTurned(after("take 33"), after("take 33", "take 9"))).toBe(false);
  expect(glassTurned(start, after("take 33", "take 9"))).toBe(false); // a look was missed: it runs already
  expect(glassTurned(start, { ...start, history: [[0, "nothing"]] })).toBe(false);
});
