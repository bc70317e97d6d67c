// Expedition's part of the position editor: patterns, cards to dig through, boxes, and the consequences for pile, boxes and replacements.
import type { EditorParts } from "..";
import { HUES } from "./cardShapes";
import EditorFace from "./EditorFace.svelte";
import EditorPatterns from "./EditorPatterns.svelte";
import EditorPile from "./EditorPile.svelte";
import EditorPlayer from "./EditorPlayer.svelte";
import EditorSign from "./EditorSign.svelte";
import { emptied, faceOf, followed } from "./edit";
import { cardContents } from "./words";

const parts: EditorParts<"expedition"> = {
  layout: [["phase", "round", "turn", "pattern"], ["display", "pile"], ["seats"]],
  own: ["players.cards"],
  seatWidth: 1000,
  shown: ({ phase }, key) => phase !== "keep" || ["phase", "players-cards"].includes(key),
  able: ([, , part, round], { position }) => part !== "torches" || Number(round) < position.round,
  draw: { pattern: EditorPatterns, pile: EditorPile, "players-cards": EditorPlayer },
  sign: EditorSign,
  signs: ["players-red", "players-green", "players-skulls", "players-torches", "players-owed"],
  choices: ([field], { position }) => (field === "phase" ? ["keep", position.phase === "replace" ? "replace" : "mark"] : null),
  items: {
    kinds: HUES,
    of: (colour, deck) => deck.card.filter((card) => card.colour === colour).map((card) => card.number),
    words: (number, deck) => cardContents(faceOf(deck, number)),
    draw: EditorFace,
    size: 120,
  },
  follow: (next, before, path, form) => followed(next, before, path, form.deck),
  emptied: (dealt, form) => emptied(dealt, form.deck),
};

export default parts;
