// Quarry: what the table needs of it.
import type { GameParts } from "..";
import { sentence, short } from "./words";

const parts: GameParts<"quarry"> = {
  board: () => import("./Board.svelte"),
  picture: () => import("./Picture.svelte"),
  points: ({ view }) => view.scores,
  sentence,
  short,
};

export default parts;
