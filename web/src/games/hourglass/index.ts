// Hourglass: what the table needs of it.

import { translate } from "../../play/typedMove";
import type { GameParts } from "..";
import { news } from "./changes";
import { TYPED } from "./moves";
import { sentence, short, tell } from "./words";

const parts: GameParts<"hourglass"> = {
  board: () => import("./Board.svelte"),
  picture: () => import("./Picture.svelte"),
  miniature: () => import("./Miniature.svelte"),
  points: ({ view }) => view.scores,
  tieBreaks: [
    { field: "tiles", clause: "H12" },
    { field: "highest", clause: "H12" },
  ],
  sentence,
  short,
  typed: (text) => translate(text, TYPED),
  news,
  // All see the dice at once and race for the tiles; in the check, which one screen gives to one after the other, nobody's time runs.
  together: { races: ({ view }) => view.phase !== "check" && !view.over, times: { check: null } },
  puzzleAim: () => tell("puzzle-aim"),
  editor: async () => (await import("./editor")).default,
};

export default parts;
