import { expect, test } from "vitest";
import type { Decision, Review } from "../net/types";
import { costliest, effect, grade, greatestSwing } from "./reviewStory";

const decided = (at: number, seat: number, cost: number, told = true): Decision => ({
  at,
  seat,
  move: "made",
  best: told || cost ? "better" : "made",
  choices: 5,
  cost: { value: cost, error: 0.02 },
  points: { value: 1, error: 0 },
  told,
  chance: { value: 0.5, error: 0 },
});
const review = {
  decisions: [decided(0, 0, 0.04), decided(1, 1, 0.3), decided(2, 0, 0.12), decided(4, 0, 0.5, false)],
  curve: [
    [0.5, 0.5],
    [0.45, 0.55],
    [0.8, 0.2],
    [0.7, 0.3],
    [0.7, 0.3],
  ],
} as unknown as Review;

test("the costliest move is one's own, or anybody's; what may be chance is none", () => {
  expect(costliest(review, 0)?.at).toBe(2);
  expect(costliest(review, null)?.at).toBe(1);
  expect(costliest(review, 2)).toBeNull();
});

test("the curve begins at the greatest swing", () => {
  expect(greatestSwing(review, 0)).toBe(2);
  expect(
    greatestSwing(
      {
        ...review,
        curve: [
          [0.5, 0.25, 0.25],
          [0.1, 0.3, 0.6],
          [0.1, 0.8, 0.1],
        ],
      },
      0,
    ),
  ).toBe(1);
  expect(
    greatestSwing(
      {
        ...review,
        curve: [
          [0.5, 0.25, 0.25],
          [0.1, 0.3, 0.6],
          [0.1, 0.8, 0.1],
        ],
      },
      null,
    ),
  ).toBe(2);
  expect(greatestSwing({ ...review, curve: [] }, null)).toBe(0);
});

test("a decision has a grade; where there is no verdict it is as good as the best", () => {
  expect([0.04, 0.12, 0.3].map((cost) => grade(decided(0, 0, cost)))).toEqual(["slip", "mistake", "blunder"]);
  expect(grade(decided(0, 0, 0.5, false))).toBe("close");
  expect(grade(decided(0, 0, 0, false))).toBe("best");
});

test("a part whose interval holds zero is about even", () => {
  expect(effect({ value: -0.1, error: 0.2 })).toBe("even");
  expect(effect({ value: 0.1, error: 0.1 })).toBe("even");
  expect(effect({ value: 0.12, error: 0.1 })).toBe("up");
  expect(effect({ value: -0.12, error: 0 })).toBe("down");
  expect(effect({ value: -0.4, error: 0.1 })).toBe("down-much");
  expect(effect({ value: 0.001, error: 0 })).toBe("even");
});
