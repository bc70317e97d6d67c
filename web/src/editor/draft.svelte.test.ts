import { afterEach, expect, test, vi } from "vitest";
import { Draft, type Position } from "./draft.svelte";

afterEach(() => vi.useRealTimers());

const at = (turn: number) => ({ game: "guardians", turn }) as Position;

test("back and forth; a change forgets what was undone, and one that changes nothing is no step", () => {
  vi.useFakeTimers(); // nobody is asked whether it is possible
  const draft = new Draft("guardians", at(0));
  draft.change(at(0));
  expect(draft.canUndo).toBe(false);
  draft.change(at(1));
  draft.change(at(2));
  for (let n = 0; n < 3; n += 1) draft.undo();
  expect([draft.position, draft.canUndo, draft.canRedo]).toEqual([at(0), false, true]);
  for (let n = 0; n < 3; n += 1) draft.redo();
  expect([draft.position, draft.canRedo]).toEqual([at(2), false]);
  draft.undo();
  draft.change(at(5));
  expect(draft.canRedo).toBe(false);
  draft.undo();
  expect(draft.position).toEqual(at(1));
});
