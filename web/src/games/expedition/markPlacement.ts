// Where the ghost of a pattern snaps to, among the marks that the look offers. Nothing here judges a move.
import { type Cell, cellOf, inCorner, nameOf, type PatternName, SIDE, shapeKey, shapeOf } from "./cardShapes";
import type { Marks, Placement } from "./moves";

/** How a pattern is held: quarter turns, then the mirror. */
export interface Hold {
  turns: number;
  mirrored: boolean;
}

/** A square pointed at; `x` and `y` say where in the grid, in squares. */
export interface Aim {
  place: number;
  square: string;
  x: number;
  y: number;
}

export interface Snap {
  pattern: Placement | null;
  single: string | null;
  hold: Hold;
}

/** How far from the pointer, in squares, a placement may lie to catch the ghost. */
const REACH = 1.6;

/** A pattern's squares as they are held. */
export function heldCells(pattern: PatternName, hold: Hold): Cell[] {
  let cells = shapeOf(pattern);
  for (let turn = 0; turn < ((hold.turns % 4) + 4) % 4; turn += 1) cells = cells.map(([column, row]): Cell => [-row, column]);
  return inCorner(hold.mirrored ? cells.map(([column, row]): Cell => [-column, row]) : cells);
}

function heldKey(pattern: PatternName, hold: Hold): string {
  return shapeKey(heldCells(pattern, hold));
}

/** A quarter turn to the right as it is seen: in the mirror the hand turns the other way. */
export function turned(hold: Hold): Hold {
  return { ...hold, turns: hold.turns + (hold.mirrored ? -1 : 1) };
}

function nearest(placements: Placement[], aim: Aim): Placement | null {
  let best: Placement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const placement of placements) {
    const distance = Math.hypot(placement.x - aim.x, placement.y - aim.y);
    if (distance < least - 1e-6) {
      best = placement;
      least = distance;
    }
  }
  return best;
}

function within(placement: Placement, aim: Aim): boolean {
  return placement.squares.some((name) => {
    const [column, row] = cellOf(name);
    return Math.hypot(column + 0.5 - aim.x, row + 0.5 - aim.y) <= REACH;
  });
}

function covering(marks: Marks, held: string, square: string): Placement[] {
  return marks.placements.filter((one) => one.held === held && one.squares.includes(square));
}

/** All ways to hold a pattern, those reached by turning first. */
function holds(from: Hold): Hold[] {
  const found: Hold[] = [];
  for (const mirrored of [from.mirrored, !from.mirrored]) {
    let hold: Hold = { turns: from.turns, mirrored };
    for (let turn = 0; turn < 4; turn += 1) {
      found.push(hold);
      hold = turned(hold);
    }
  }
  return found;
}

/** Where the ghost goes: over the square, as it is held or else turned until it fits; from a square of no use, to the nearest place as it is held. */
export function snap(marks: Marks | undefined, pattern: PatternName | null, hold: Hold, aim: Aim): Snap {
  const single = marks?.singles.get(aim.square) ?? null;
  if (!marks || !pattern || marks.placements.length === 0) return { pattern: null, single, hold };
  for (const other of holds(hold)) {
    const found = nearest(covering(marks, heldKey(pattern, other), aim.square), aim);
    if (found) return { pattern: found, single, hold: other };
  }
  if (single) return { pattern: null, single, hold };
  const held = heldKey(pattern, hold);
  const near = marks.placements.filter((one) => one.held === held && within(one, aim));
  return { pattern: nearest(near, aim), single, hold };
}

/** The next way to hold the pattern: the first turn that fits over the square, or anywhere, or just a quarter. */
export function nextTurn(all: Marks[], pattern: PatternName, hold: Hold, aim: Aim | null): Hold {
  const now = heldKey(pattern, hold);
  const others: Hold[] = [];
  for (let next = turned(hold); others.length < 3; next = turned(next)) others.push(next);
  const different = others.filter((next) => heldKey(pattern, next) !== now);
  const marks = aim ? all[aim.place] : undefined;
  const fits = (next: Hold) => aim !== null && marks !== undefined && covering(marks, heldKey(pattern, next), aim.square).length > 0;
  const anywhere = (next: Hold) => all.some((one) => one.placements.some((placement) => placement.held === heldKey(pattern, next)));
  return different.find(fits) ?? different.find(anywhere) ?? different[0] ?? hold;
}

/** Whether turning or mirroring shows another shape. */
export function canTurn(pattern: PatternName, hold: Hold): boolean {
  return heldKey(pattern, turned(hold)) !== heldKey(pattern, hold);
}

export function canMirror(pattern: PatternName, hold: Hold): boolean {
  return heldKey(pattern, { ...hold, mirrored: !hold.mirrored }) !== heldKey(pattern, hold);
}

/** Every square of a grid, row by row. */
export const SQUARES: string[] = Array.from({ length: SIDE * SIDE }, (_, index) => nameOf([index % SIDE, Math.floor(index / SIDE)]));

/** The aim at the middle of a square. */
export function aimAt(place: number, square: string): Aim {
  const [column, row] = cellOf(square);
  return { place, square, x: column + 0.5, y: row + 0.5 };
}
