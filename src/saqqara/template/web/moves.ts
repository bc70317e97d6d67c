// Moves of Quarry as texts: `17 2` lays stone 17 on heap 2. What may be done is what the look lists: the client holds no rule.
import { readMove } from "../../board/moves";

export interface Laying {
  stone: number;
  /** From 1. */
  heap: number;
}

export function read(text: string): Laying {
  const { verb, rest } = readMove(text);
  return { stone: Number(verb), heap: Number(rest[0]) };
}

export function write({ stone, heap }: Laying): string {
  return `${stone} ${heap}`;
}

/** The moves on offer: for each stone the heaps that it may go on. */
export function offered(moves: string[]): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const { stone, heap } of moves.map(read)) found.set(stone, (found.get(stone) ?? new Set<number>()).add(heap));
  return found;
}
