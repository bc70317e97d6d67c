// Guardians' part of the position editor: rooms and backs, and piles that have all rooms that lie nowhere else.
import type { EditorParts } from "..";
import EditorBack from "./EditorBack.svelte";
import EditorRoom from "./EditorRoom.svelte";
import { BACKS, room, settled } from "./edit";
import { roomWords, tell } from "./words";

const parts: EditorParts<"guardians"> = {
  layout: [["piles", "drawn", "discard"], ["seats"], ["extra_turns", "extra"]],
  own: ["scores", "hands"],
  seatWidth: 380,
  sign: EditorBack,
  signs: ["piles"],
  choices: ([field]) => (field === "piles" ? BACKS : null),
  word: (_, back) => tell("back", { back }),
  items: {
    kinds: BACKS,
    of: (back, deck) => deck.card.filter((card) => card.back === back).map((card) => card.number),
    words: (number, deck) => `${number}: ${roomWords(room(deck, number))}`,
    draw: EditorRoom,
  },
  follow: (next, _, path, form) => settled(next, form.deck, path),
};

export default parts;
