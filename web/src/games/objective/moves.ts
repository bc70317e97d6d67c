// Moves of Objective as texts: `red 7` places a red piece on spot 7.
import { readMove } from "../../play/moveText";
import type { Colour } from "./words";

export interface Placement {
  colour: Colour;
  /** From 1. */
  spot: number;
}

export function read(text: string): Placement {
  const { verb, rest } = readMove(text);
  return { colour: verb as Colour, spot: Number(rest[0]) };
}

export function write({ colour, spot }: Placement): string {
  return `${colour} ${spot}`;
}

/** The moves on offer: for each spot the colours that may go there. */
export function offered(moves: string[]): Map<number, Set<Colour>> {
  const found = new Map<number, Set<Colour>>();
  for (const { colour, spot } of moves.map(read)) found.set(spot, (found.get(spot) ?? new Set<Colour>()).add(colour));
  return found;
}

/** What people type, without accents, and how the notation has it. */
export const TYPED: Record<string, string> = {
  rouge: "red",
  jaune: "yellow",
  vert: "green",
  verte: "green",
  bleu: "blue",
  bleue: "blue",
  rose: "pink",
};
