// Expedition: what the table needs of it.

import { translate } from "../../play/typedMove";
import type { GameParts } from "..";
import { TYPED } from "./moves";
import { sentence, short } from "./words";

const parts: GameParts<"expedition"> = {
  board: () => import("./Board.svelte"),
  picture: () => import("./Picture.svelte"),
  points: ({ view }) => view.players.map((player) => player.points),
  atOnce: true,
  detail: ({ view }, field, seat) => (field === "cards" ? `${view.players[seat]?.completed.length ?? 0} × ${view.worth.card}` : null),
  tieBreaks: [{ field: "lowest", clause: "E24" }],
  sentence,
  short,
  typed: (text) => translate(text, TYPED),
  editor: async () => (await import("./editor")).default,
};

export default parts;
