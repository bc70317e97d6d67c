// Guardians: what the table needs of it.
import type { GameParts } from "..";
import { cameOut, sentence, short } from "./words";

const parts: GameParts<"guardians"> = {
  board: () => import("./Board.svelte"),
  picture: () => import("./Picture.svelte"),
  points: ({ view }) => view.scores,
  sentence,
  short,
  cameOut,
  editor: async () => {
    const [{ default: board }, { emptied }] = await Promise.all([import("./Editor.svelte"), import("./edit")]);
    return { board, cleared: emptied };
  },
};

export default parts;
