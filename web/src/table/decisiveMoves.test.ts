import { expect, test } from "vitest";
import { decisiveMoves } from "./decisiveMoves";

test("the moves by which somebody's lead changed most, in the order of the game", () => {
  const points = [
    [0, 0],
    [3, 0],
    [3, 8],
    [3, 8],
    [4, 8],
    [15, 8],
  ];
  expect(decisiveMoves(points)).toEqual([
    { number: 0, seat: 0, gain: 3 },
    { number: 1, seat: 0, gain: -8 },
    { number: 4, seat: 0, gain: 11 },
  ]);
});

test("of many seats the one that gains or loses most against the others; nothing where nothing changed", () => {
  expect(
    decisiveMoves([
      [0, 0, 0],
      [0, 6, 0],
    ]),
  ).toEqual([{ number: 0, seat: 1, gain: 6 }]);
  expect(
    decisiveMoves([
      [0, 0, 0],
      [2, 2, -4],
    ]),
  ).toEqual([{ number: 0, seat: 2, gain: -6 }]);
  expect(
    decisiveMoves([
      [5, 5],
      [5, 5],
    ]),
  ).toEqual([]);
  expect(decisiveMoves([])).toEqual([]);
});
