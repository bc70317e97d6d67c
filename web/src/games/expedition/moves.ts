// Moves of Expedition as texts: `keep 12 31`, `12: a1 a2 b2`, `take 17`, `take pile`, `pass`.
import type { ExpeditionFace } from "../../net/types";
import { after, readMove } from "../../play/moveText";
import { cellOf, shapeKey } from "./cardShapes";

/** The marks that a move makes: on which card, which squares; null for one that marks nothing. */
export function readMark(text: string): { card: number; squares: string[] } | null {
  const { verb, rest } = readMove(text);
  return verb.endsWith(":") ? { card: Number(verb.slice(0, -1)), squares: rest } : null;
}

/** The moves on offer that are no marks. */
export interface Offered {
  /** The pairs of cards that can be kept. */
  keep: string[][];
  /** Cards that can be taken; "pile" is the top of the pile. */
  take: string[];
  pass: boolean;
}

export function offered(moves: string[]): Offered {
  return { keep: after("keep", moves).map((cards) => cards.split(" ")), take: after("take", moves), pass: moves.includes("pass") };
}

export interface Placement {
  text: string;
  squares: string[];
  /** The shape pushed into the corner, as a text to compare. */
  held: string;
  x: number;
  y: number;
}

/** What may be marked on one card. */
export interface Marks {
  singles: Map<string, string>;
  placements: Placement[];
}

/** The marks among the moves, by the place of the card. */
export function readMarks(moves: string[], cards: (ExpeditionFace | null)[]): Marks[] {
  const read: Marks[] = cards.map(() => ({ singles: new Map(), placements: [] }));
  for (const text of moves) {
    const mark = readMark(text);
    const marks = mark && read[cards.findIndex((face) => face?.number === mark.card)];
    if (!marks) continue;
    const { squares } = mark;
    if (squares.length === 1 && squares[0]) {
      marks.singles.set(squares[0], text);
      continue;
    }
    const cells = squares.map(cellOf);
    const middle = (axis: 0 | 1) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length + 0.5;
    marks.placements.push({ text, squares, held: shapeKey(cells), x: middle(0), y: middle(1) });
  }
  return read;
}

/** What people type, without accents, and how the notation has it. */
export const TYPED: Record<string, string> = { garder: "keep", prendre: "take", pioche: "pile", carte: "", card: "", passer: "pass" };
