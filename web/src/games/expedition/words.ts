// Moves and things of Expedition as words.
import { list, speaker } from "../../i18n/messages.svelte";
import type { ExpeditionFace } from "../../net/types";
import { readMove } from "../../play/moveText";
import { letterAt, WHAT } from "./cardShapes";
import { readMark } from "./moves";

/** A sentence of this game. */
export const tell = speaker("expedition");

/** A card in words: number, colour, how much of it is marked. */
export function cardName(face: ExpeditionFace): string {
  return tell("card-name", { card: face.number, colour: tell("colour", { colour: face.colour }), marked: face.marked?.length ?? 0 });
}

/** What is on a card that one might choose: its symbols in words. */
export function cardContents(face: ExpeditionFace): string {
  const letters = [...face.grid.join("")];
  const symbols = ["x", "r", "g", "t", "s", "p"]
    .map((letter) => ({ letter, count: letters.filter((one) => one === letter).length }))
    .filter(({ count }) => count > 0)
    .map(({ letter, count }) => tell("symbols", { what: WHAT[letter] ?? "", count }));
  return `${cardName(face)} ${list(symbols)}`;
}

export function whatIs(face: ExpeditionFace, square: string): string {
  return tell("what", { what: WHAT[letterAt(face, square)] ?? "free" });
}

/** A move in words; the keys of the log and those of a hint differ in their first part alone. */
function said(kind: "log" | "short", text: string): string {
  const mark = readMark(text);
  if (mark) return tell(`${kind}-mark`, { card: String(mark.card), squares: mark.squares.join(" "), count: mark.squares.length });
  const { verb, rest } = readMove(text);
  const [one = "", other = ""] = rest;
  if (one === "pile") return tell(`${kind}-pile`);
  return tell(`${kind}-${verb}`, { card: one, one, other });
}

/** A move of the log. */
export const sentence = (text: string): string => said("log", text);

/** A move as something one might do. */
export const short = (text: string): string => said("short", text);
