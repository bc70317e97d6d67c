import { expect, test } from "vitest";
import { change, worded } from "./words";

test("moves are said in the words of the game, and nothing else is touched", () => {
  const short = (move: string): string => `<${move}>`;
  expect(worded("The best is “`green 3`; `red 1`”: 70 of 100.", short)).toBe("The best is “<green 3>; <red 1>”: 70 of 100.");
  expect(worded("Nothing to say.", short)).toBe("Nothing to say.");
});

test("a change of a rating has its sign", () => {
  expect(change(1500, 1512)).toBe("+12");
  expect(change(1500, 1492)).toBe("−8");
  expect(change(1500, 1500)).toBe("±0");
});
