import { expect, test } from "vitest";
import { withMovesInWords } from "./puzzleSentences";

test("moves are said in the words of the game, and nothing else is touched", () => {
  const short = (move: string): string => `<${move}>`;
  expect(withMovesInWords("The best is “`green 3`; `red 1`”: 70 of 100.", short)).toBe("The best is “<green 3>; <red 1>”: 70 of 100.");
  expect(withMovesInWords("Nothing to say.", short)).toBe("Nothing to say.");
});
