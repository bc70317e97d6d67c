// Objective: what the table needs of it.

import { translate } from "../../play/typedMove";
import type { GameParts } from "..";
import { TYPED } from "./moves";
import { sentence, short } from "./words";

const parts: GameParts<"objective"> = {
  board: () => import("./Board.svelte"),
  picture: () => import("./Picture.svelte"),
  miniature: () => import("./Miniature.svelte"),
  points: ({ view }, outcome) =>
    (outcome?.detail?.objectives ?? view.objectives).map((colour) => (colour === null ? null : (view.counts[colour] ?? 0))),
  pointsTellSecrets: true,
  tieBreaks: [
    { field: "covered", clause: "O15" },
    { field: "tallest", clause: "O16" },
  ],
  sentence,
  short,
  typed: (text) => translate(text, TYPED),
  editor: async () => (await import("./editor")).default,
};

export default parts;
