import type { HourglassView } from "../../net/types";
import type { GameParts } from "..";
import { pretty } from "./operation";

const parts: GameParts = {
  board: () => import("./Board.svelte"),
  picture: () => import("./Picture.svelte"),
  points: (look) => (look.view as HourglassView).scores,
  sentence(text, say) {
    const [word = "", number = ""] = text.split(" ");
    if (word === "take") return say("log-take", { number });
    if (word === "show") return say("log-show", { number, operation: pretty(text.slice(text.indexOf("=") + 1).trim()) });
    return ["nothing", "done", "sand", "time"].includes(word) ? say(`log-${word}`) : text;
  },
  short(text, say) {
    const [word = "", number = ""] = text.split(" ");
    if (word === "take") return say("short-take", { number });
    if (word === "show") return say("short-show", { number, operation: pretty(text.slice(text.indexOf("=") + 1).trim()) });
    return ["nothing", "done"].includes(word) ? say(`short-${word}`) : text;
  },
};

export default parts;
