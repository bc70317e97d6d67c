import { expect, test } from "vitest";
import { worded } from "./puzzleSentences";

test("moves are said in the words of the game, and nothing else is touched", () => {
  const short = (move: string): string => `<${move}>`;
  expect(worded("The best is “`green 3`; `red 1`”: 70 of 100.", short)).toBe("The best is “<green 3>; <red 1>”: 70 of 100.");
  expect(worded("Nothing to say.", short)).toBe("Nothing to say.");
});
