// Hourglass: what the table needs of it.
import type { GameParts } from "..";
import { news } from "./changes";
import { sentence, short } from "./words";

const parts: GameParts<"hourglass"> = {
  board: () => import("./Board.svelte"),
  picture: () => import("./Picture.svelte"),
  points: ({ view }) => view.scores,
  sentence,
  short,
  news,
};

export default parts;
