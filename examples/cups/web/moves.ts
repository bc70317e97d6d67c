// Moves of Cups as texts: `2 5` bids that two dice show a five; `doubt`.
import { readMove } from "../../board/moves";

/** A bid; null for doubting. */
export function read(text: string): { count: number; face: number } | null {
  const { verb, rest } = readMove(text);
  return verb === "doubt" ? null : { count: Number(verb), face: Number(rest[0]) };
}
