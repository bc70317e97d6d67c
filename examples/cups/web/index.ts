// Cups: what the table needs of it, and its moves as words. `2 5` bids that two dice show a five; `doubt`.

import { speaker } from "../../i18n/messages.svelte";
import type { GameParts } from "..";

/** A sentence of this game. */
export const tell = speaker("cups");

const spoken = (bid: string, doubt: string) => (text: string) => {
  const [count, face] = text.split(" ").map(Number);
  return count && face ? tell(bid, { count, face }) : tell(doubt);
};
/** A move as something one might do. */
export const short = spoken("bid", "doubt");

const parts: GameParts<"cups"> = {
  board: () => import("./Board.svelte"),
  points: ({ view }) => view.marks.map((marks) => view.round - marks),
  sentence: spoken("log-bid", "log-doubt"),
  short,
};

export default parts;
