import { describe, expect, test } from "vitest";
import { RovingGrid, walk } from "./rovingFocus.svelte";

const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, altKey: false, metaKey: false });
const SQUARE = [5, 5, 5];
const PYRAMID = [1, 2, 3, 4];

describe("a key leads", () => {
  test("to the neighbour, and no further than the edge", () => {
    expect(walk(press("ArrowRight"), { row: 1, column: 1 }, SQUARE)).toEqual({ row: 1, column: 2 });
    expect(walk(press("ArrowRight"), { row: 1, column: 4 }, SQUARE)).toEqual({ row: 1, column: 4 });
    expect(walk(press("ArrowLeft"), { row: 1, column: 0 }, SQUARE)).toEqual({ row: 1, column: 0 });
    expect(walk(press("ArrowUp"), { row: 0, column: 3 }, SQUARE)).toEqual({ row: 0, column: 3 });
    expect(walk(press("ArrowDown"), { row: 2, column: 3 }, SQUARE)).toEqual({ row: 2, column: 3 });
    expect(walk(press("ArrowDown"), { row: 0, column: 3 }, SQUARE)).toEqual({ row: 1, column: 3 });
  });
  test("to the ends of the row, with Control of the grid", () => {
    expect(walk(press("Home"), { row: 1, column: 3 }, SQUARE)).toEqual({ row: 1, column: 0 });
    expect(walk(press("End"), { row: 1, column: 3 }, SQUARE)).toEqual({ row: 1, column: 4 });
    expect(walk(press("Home", true), { row: 1, column: 3 }, SQUARE)).toEqual({ row: 0, column: 0 });
    expect(walk(press("End", true), { row: 1, column: 3 }, PYRAMID)).toEqual({ row: 3, column: 3 });
  });
  test("up and down a pyramid to what lies nearest, the left one of two", () => {
    expect(walk(press("ArrowUp"), { row: 3, column: 0 }, PYRAMID)).toEqual({ row: 2, column: 0 });
    expect(walk(press("ArrowUp"), { row: 3, column: 3 }, PYRAMID)).toEqual({ row: 2, column: 2 });
    expect(walk(press("ArrowUp"), { row: 3, column: 2 }, PYRAMID)).toEqual({ row: 2, column: 1 });
    expect(walk(press("ArrowDown"), { row: 0, column: 0 }, PYRAMID)).toEqual({ row: 1, column: 0 });
    expect(walk(press("ArrowDown"), { row: 2, column: 2 }, PYRAMID)).toEqual({ row: 3, column: 2 });
  });
  test("nowhere, when it is not the grid's", () => {
    expect(walk(press("Enter"), { row: 0, column: 0 }, SQUARE)).toBe(null);
    expect(walk(press("a"), { row: 0, column: 0 }, SQUARE)).toBe(null);
  });
});

test("a grid leaves the browser its keys: Alt and Meta with an arrow go back", () => {
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]) {
    expect(walk({ ...press(key), altKey: true }, { row: 1, column: 1 }, SQUARE), key).toBe(null);
    expect(walk({ ...press(key, true), metaKey: true }, { row: 1, column: 1 }, SQUARE), key).toBe(null);
  }
});

describe("in a grid", () => {
  let focused = "";
  const cell = (name: string) => ({ focus: () => (focused = name) }) as unknown as HTMLElement;
  function made(): RovingGrid {
    const grid = new RovingGrid(
      () => [2, 2],
      () => ({ row: 1, column: 0 }),
    );
    for (const row of [0, 1]) for (const column of [0, 1]) grid.cell(row, column)(cell(`${row}.${column}`));
    return grid;
  }
  test("Tab leads home first, then to where the focus was", () => {
    const grid = made();
    expect([grid.tabindex(1, 0), grid.tabindex(0, 0)]).toEqual([0, -1]);
    grid.enter(0, 1);
    expect([grid.tabindex(1, 0), grid.tabindex(0, 1)]).toEqual([-1, 0]);
    grid.leave();
    expect(grid.at).toEqual({ row: 1, column: 0 });
  });
  test("an arrow key moves the focus and is used up, another key is left alone", () => {
    const grid = made();
    let stopped = 0;
    const event = (key: string) => ({ ...press(key), preventDefault: () => (stopped += 1) }) as unknown as KeyboardEvent;
    expect(grid.keys(event("ArrowUp"))).toBe(true);
    expect([focused, stopped]).toEqual(["0.0", 1]);
    expect(grid.keys(event("Enter"))).toBe(false);
    expect([focused, stopped]).toEqual(["0.0", 1]);
  });
});
