// Objective's part of the position editor: its board, and the signs of colours.
import type { EditorParts } from "..";
import EditorBoard from "./EditorBoard.svelte";
import EditorSign from "./EditorSign.svelte";
import { inPlay, shared, swapped } from "./edit";
import { tell } from "./words";

const parts: EditorParts<"objective"> = {
  layout: [["spots"], ["seats"], ["mode"]],
  own: ["objectives", "stocks"],
  bare: ["spots"],
  draw: { spots: EditorBoard },
  sign: EditorSign,
  signs: ["objectives", "stocks"],
  kinds: (form) => inPlay(form.position),
  choices: (path, form) => (path[0] === "objectives" ? inPlay(form.position) : null),
  word: (_, colour) => tell("colour-name", { colour }),
  follow: (next, before, [field, seat]) => (field === "objectives" ? swapped(next, before, Number(seat)) : next),
  emptied: (dealt, form) => shared(dealt, Number(form.field(["stocks", 0, "red"]).most)),
};

export default parts;
