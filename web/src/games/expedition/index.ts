// Expedition: what the table needs of it.

import { translate } from "../../play/typedMove";
import type { GameParts } from "..";
import { TYPED } from "./moves";
import { sentence, short } from "./words";

const parts: GameParts<"expedition"> = {
  board: () => import("./Board.svelte"),
  picture: () => import("./Picture.svelte"),
  miniature: () => import("./Miniature.svelte"),
  points: ({ view }) => view.players.map((player) => player.points),
  firstOpponent: "1/10", // a first game brings about 91 points: as many as this one makes at a table of three; a novice makes 103
  atOnce: true,
  detail: ({ view }, field, seat) => (field === "cards" ? `${view.players[seat]?.completed.length ?? 0} × ${view.worth.card}` : null),
  tieBreaks: [{ field: "lowest", clause: "E24" }],
  sentence,
  short,
  typed: (text) => translate(text, TYPED),
  editor: async () => (await import("./editor")).default,
};

export default parts;
