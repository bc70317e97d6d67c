import type { GameParts } from "..";
import { sentence, short } from "./words";

const parts: GameParts<"cups"> = {
  board: () => import("./Board.svelte"),
  picture: () => import("./Picture.svelte"),
  points: ({ view }) => view.marks.map((marks) => view.round - marks),
  sentence,
  short,
};

export default parts;
