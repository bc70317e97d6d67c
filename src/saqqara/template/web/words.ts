// Moves and things of Quarry as words: en.ftl and fr.ftl beside this file, and the game's own messages.
import { speaker } from "../../lib/words.svelte";
import { read } from "./moves";

/** A sentence of this game. */
export const tell = speaker("quarry");

/** A heap as it lies: "Heap 2, from the bottom up: 3, 8, 15." */
export function heapWords(heap: number, stones: number[]): string {
  return stones.length ? tell("heap-stones", { heap, stones: stones.join(", ") }) : tell("heap-empty", { heap });
}

/** A move of the log, after the player's name. */
export function sentence(text: string): string {
  return tell("log-lay", { ...read(text) });
}

/** A move as something one might do. */
export function short(text: string): string {
  return tell("short-lay", { ...read(text) });
}
