// Guardians: the parts of the client that are its own.

import type { GuardiansView } from "../../net/types";
import type { GameParts } from "..";

const parts: GameParts = {
  board: () => import("./Board.svelte"),
  picture: () => import("./Picture.svelte"),
  points: (look) => (look.view as GuardiansView).scores,
  sentence: (text, say, names) => {
    const [verb = "", ...rest] = text.split(" ");
    if (verb === "explore") return say("log-explore", { pile: Number(rest[0]) });
    if (verb === "awaken") return say("log-awaken", { name: names[Number(rest[0])] ?? Number(rest[0]) + 1 });
    if (verb === "keep")
      return rest.length > 1
        ? say("log-keep-both")
        : rest[0] === "none"
          ? say("log-keep-none")
          : say("log-keep-one", { pile: Number(rest[0]) });
    return say(`log-${verb}`);
  },
  short: (text, say, names) => {
    const [verb = "", ...rest] = text.split(" ");
    if (verb === "explore") return say("short-explore", { pile: Number(rest[0]) });
    if (verb === "awaken") return say("short-awaken", { name: names[Number(rest[0])] ?? Number(rest[0]) + 1 });
    if (verb === "keep")
      return rest.length > 1
        ? say("short-keep-both")
        : rest[0] === "none"
          ? say("short-keep-none")
          : say("short-keep-one", { pile: Number(rest[0]) });
    return say(`short-${verb}`);
  },
};
export default parts;
