// Objective: what the table needs of it.
import type { GameParts } from "..";

const parts: GameParts = {
  board: () => import("./Board.svelte"),
  picture: () => import("./Picture.svelte"),
  sentence: (text, say) => {
    const [colour = "", spot = ""] = text.split(" ");
    return say("log-place", { colour, spot });
  },
};

export default parts;
