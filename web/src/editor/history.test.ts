import { expect, test } from "vitest";
import { begin, change, redo, undo } from "./history";

test("back and forth, and a change forgets what was undone", () => {
  let all = change(change(begin({ n: 0 }), { n: 1 }), { n: 2 });
  all = undo(undo(undo(all)));
  expect(all.now).toEqual({ n: 0 });
  all = redo(redo(redo(all)));
  expect(all.now).toEqual({ n: 2 });
  all = change(undo(all), { n: 5 });
  expect(all.future).toEqual([]);
  expect(undo(all).now).toEqual({ n: 1 });
});

test("what changes nothing is no step", () => {
  const all = begin({ n: 0 });
  expect(change(all, { n: 0 }).past).toEqual([]);
});
