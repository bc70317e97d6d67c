import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { AnalysisState } from "./analysisState.svelte";
import type { Study } from "./studyText";
import { described } from "./studyTree";

const STUDY: Study = {
  format: 1,
  game: "any",
  start: { deal: { seats: 2 } },
  seed: "s",
  nodes: [{}, { move: [0, "a"] }, { move: [1, "b"] }, { move: [1, "c"], parent: 1 }],
  at: 2,
};

afterEach(() => vi.unstubAllGlobals());

/** A desk, and how often an effect that reads its path has run. */
function watched(): { desk: AnalysisState; runs: () => number; stop: () => void } {
  const desk = new AnalysisState(structuredClone(STUDY));
  let count = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      desk.wish(desk.path);
      count += 1;
    });
  });
  const runs = (): number => {
    flushSync();
    return count;
  };
  return { desk, runs, stop };
}

test("what is said of a moment changes nothing that the engine is asked about", () => {
  const { desk, runs, stop } = watched();
  const before = runs();
  const { path } = desk;
  for (const comment of ["H", "He", "Hel"]) {
    desk.tree = described(desk.tree, 2, { comment });
    expect(runs()).toBe(before);
  }
  desk.title = "A title";
  desk.take({ ...STUDY, nodes: [...STUDY.nodes, { move: [0, "d"] }] }); // somebody who is followed tries a move elsewhere
  expect(runs()).toBe(before);
  expect(desk.path).toBe(path);
  stop();
});

test("another moment, other cards and another look are asked about", () => {
  const { desk, runs, stop } = watched();
  const before = runs();
  desk.go(3);
  expect(runs()).toBe(before + 1);
  expect(desk.path).toEqual([
    [0, "a"],
    [1, "c"],
  ]);
  desk.tree = described(desk.tree, 3, { draw: 1 });
  expect(runs()).toBe(before + 2);
  expect(desk.path.at(-1)).toEqual([1, "c", 1]);
  desk.view = "open";
  expect(runs()).toBe(before + 3);
  stop();
});
