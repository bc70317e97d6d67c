// Guardians: what the table needs of it.

import { seatByName, translate } from "../../play/typedMove";
import type { GameParts } from "..";
import { TYPED } from "./moves";
import { cameOut, sentence, short } from "./words";

const parts: GameParts<"guardians"> = {
  board: () => import("./Board.svelte"),
  picture: () => import("./Picture.svelte"),
  miniature: () => import("./Miniature.svelte"),
  points: ({ view }) => view.scores,
  sentence,
  short,
  typed: (text, names) => seatByName(translate(text, TYPED), names),
  namesSeat: (text) => /^awaken \d+$/.test(text),
  cameOut,
  asksFirst: (text) => text.startsWith("awaken "),
  editor: async () => (await import("./editor")).default,
};

export default parts;
