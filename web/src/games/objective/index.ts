// Objective: what the table needs of it.

import type { ObjectiveDetail, ObjectiveView } from "../../net/types";
import type { GameParts } from "..";

const parts: GameParts = {
  board: () => import("./Board.svelte"),
  picture: () => import("./Picture.svelte"),
  points: (look, outcome) => {
    const view = look.view as ObjectiveView;
    const colours = (outcome?.detail as ObjectiveDetail | undefined)?.objectives ?? view.objectives;
    return colours.map((colour) => (colour === null ? null : (view.counts[colour] ?? 0)));
  },
  sentence: (text, say) => {
    const [colour = "", spot = ""] = text.split(" ");
    return say("log-place", { colour, spot });
  },
  short: (text, say) => {
    const [colour = "", spot = ""] = text.split(" ");
    return say("short-place", { colour, spot });
  },
};

export default parts;
