// Guardians: what the table needs of it.
import type { GameParts } from "..";
import { cameOut, sentence, short } from "./words";

const parts: GameParts<"guardians"> = {
  board: () => import("./Board.svelte"),
  picture: () => import("./Picture.svelte"),
  points: ({ view }) => view.scores,
  sentence,
  short,
  cameOut,
  asksFirst: (text) => text.startsWith("awaken "),
  editor: async () => (await import("./editor")).default,
};

export default parts;
