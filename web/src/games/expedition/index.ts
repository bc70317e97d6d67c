// Expedition for the client: its board, its picture, its sentences.

import type { ExpeditionView } from "../../net/types";
import type { GameParts } from "..";

const parts: GameParts = {
  board: () => import("./Board.svelte"),
  picture: () => import("./Picture.svelte"),
  points: (look) => (look.view as ExpeditionView).players.map((player) => player.points),
  sentence: (text, say) => {
    const [first = "", rest = ""] = text.split(": ");
    if (rest) return say("log-mark", { card: first, squares: rest, count: rest.split(" ").length });
    const [verb, one = "", other = ""] = text.split(" ");
    if (verb === "keep") return say("log-keep", { one, other });
    if (verb === "take") return one === "pile" ? say("log-pile") : say("log-take", { card: one });
    return verb === "pass" ? say("log-pass") : text;
  },
  short: (text, say) => {
    const [first = "", rest = ""] = text.split(": ");
    if (rest) return say("short-mark", { card: first, squares: rest });
    const [verb, one = "", other = ""] = text.split(" ");
    if (verb === "keep") return say("short-keep", { one, other });
    if (verb === "take") return one === "pile" ? say("short-pile") : say("short-take", { card: one });
    return verb === "pass" ? say("short-pass") : text;
  },
};

export default parts;
