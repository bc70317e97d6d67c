import { expect, test } from "vitest";
import { games } from "../games";
import { hasLesson, lessonOf, progress, type Step } from "./lessonSteps";

const step = (...accept: string[][]): Step => ({ name: "step", clause: "X1", position: { seats: 2 }, accept });

test("a step is open, done, or something else was done", () => {
  const two = step(["red 7", "red 8"], ["blue 1"]);
  expect(progress(two, [])).toBe("open");
  expect(progress(two, ["red 8"])).toBe("open");
  expect(progress(two, ["green 8"])).toBe("other");
  expect(progress(two, ["red 8", "blue 2"])).toBe("other");
  expect(progress(two, ["red 8", "blue 1"])).toBe("done");
  expect(progress(two, ["red 8", "blue 1", "pass"])).toBe("done");
});

test("a question mark stands for any one word, and for the card before a colon", () => {
  expect(progress(step(["take ?"]), ["take 33"])).toBe("done");
  expect(progress(step(["take ?"]), ["take 33 34"])).toBe("other");
  expect(progress(step(["?: a1"]), ["12: a1"])).toBe("done");
  expect(progress(step(["?: a1"]), ["12 a1"])).toBe("other");
});

test("lessons are found by the name of the game, and a game without one has none", async () => {
  const withLesson = Object.keys(games).filter(hasLesson);
  for (const game of withLesson) expect((await lessonOf(game))?.length).toBeGreaterThan(0);
  expect(withLesson.length).toBeGreaterThan(0);
  expect(hasLesson("no-such-game")).toBe(false);
  expect(await lessonOf("no-such-game")).toBe(null);
});
