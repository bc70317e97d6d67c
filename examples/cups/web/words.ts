// Moves of Cups as words.
import { speaker } from "../../lib/words.svelte";
import { read } from "./moves";

/** A sentence of this game. */
export const tell = speaker("cups");

const spoken = (bid: string, doubt: string) => (text: string) => {
  const move = read(text);
  return move ? tell(bid, { ...move }) : tell(doubt);
};
/** A move of the log, after the player's name; and as something one might do. */
export const sentence = spoken("log-bid", "log-doubt");
export const short = spoken("bid", "doubt");
