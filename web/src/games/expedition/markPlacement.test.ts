import { describe, expect, test } from "vitest";
import { looksOf } from "../../testing/looks";
import dig from "./figures/dig.json";
import { aimAt, canMirror, canTurn, heldCells, nextTurn, snap, turned } from "./markPlacement";
import { readMarks } from "./moves";

const cards = looksOf("expedition", dig)[0].view.players[0]?.cards ?? [];
const AS_PRINTED = { turns: 0, mirrored: false };
const marksOf = (...moves: string[]) => readMarks(moves, cards);

describe("a pattern in the hand", () => {
  test("turns to the right as it is seen, in the mirror too", () => {
    expect(heldCells("V3", AS_PRINTED)).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(heldCells("V3", turned(AS_PRINTED))).toEqual([
      [1, 0],
      [1, 1],
      [0, 0],
    ]);
    expect(turned({ turns: 1, mirrored: true })).toEqual({ turns: 0, mirrored: true });
  });
  test("need not be turned or mirrored where that changes nothing", () => {
    expect([canTurn("O4", AS_PRINTED), canMirror("O4", AS_PRINTED)]).toEqual([false, false]);
    expect([canTurn("T4", AS_PRINTED), canMirror("T4", AS_PRINTED)]).toEqual([true, false]);
    expect([canTurn("L4", AS_PRINTED), canMirror("L4", AS_PRINTED)]).toEqual([true, true]);
  });
});

describe("the ghost", () => {
  const flat = "7: a1 b1"; // I2 as it is printed
  const upright = "7: a1 a2";
  test("lies over the square as the pattern is held", () => {
    const [marks] = marksOf(flat, upright);
    expect(snap(marks, "I2", AS_PRINTED, aimAt(0, "a1"))).toMatchObject({ pattern: { text: flat }, single: null, hold: AS_PRINTED });
    expect(snap(marks, "I2", turned(AS_PRINTED), aimAt(0, "a1"))).toMatchObject({ pattern: { text: upright } });
  });
  test("turns by itself where it fits only otherwise", () => {
    const [marks] = marksOf(upright);
    expect(snap(marks, "I2", AS_PRINTED, aimAt(0, "a2"))).toMatchObject({ pattern: { text: upright }, hold: { turns: 1 } });
  });
  test("of two places takes the one nearer to the pointer", () => {
    const [marks] = marksOf("7: a1 b1", "7: b1 c1");
    const at = { place: 0, square: "b1", y: 0.5 };
    expect(snap(marks, "I2", AS_PRINTED, { ...at, x: 1.1 }).pattern?.text).toBe("7: a1 b1");
    expect(snap(marks, "I2", AS_PRINTED, { ...at, x: 1.9 }).pattern?.text).toBe("7: b1 c1");
  });
  test("goes from a square of no use to a place within reach, not from a square that can be marked alone", () => {
    const [marks] = marksOf("7: a1 b1", "7: c1");
    expect(snap(marks, "I2", AS_PRINTED, aimAt(0, "b2")).pattern?.text).toBe("7: a1 b1");
    expect(snap(marks, "I2", AS_PRINTED, aimAt(0, "c1"))).toMatchObject({ pattern: null, single: "7: c1" });
    expect(snap(marks, "I2", AS_PRINTED, aimAt(0, "e5"))).toMatchObject({ pattern: null, single: null });
  });
  test("is not there without a pattern: a cross asks for one square", () => {
    const [marks] = marksOf("7: a1 b1", "7: c1");
    expect(snap(marks, null, AS_PRINTED, aimAt(0, "a1"))).toMatchObject({ pattern: null, single: null });
    expect(snap(undefined, "I2", AS_PRINTED, aimAt(1, "a1"))).toMatchObject({ pattern: null, single: null });
  });
});

test("turning goes to what fits over the square, or else to what fits anywhere", () => {
  const all = marksOf("7: a1 b1", "7: c3 c4");
  expect(nextTurn(all, "I2", AS_PRINTED, aimAt(0, "c3")).turns).toBe(1);
  expect(nextTurn(all, "I2", { turns: 1, mirrored: false }, null).turns % 2).toBe(0);
  expect(nextTurn(all, "O4", AS_PRINTED, null)).toEqual(AS_PRINTED);
});
