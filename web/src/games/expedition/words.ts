// The game's own words.
import type { FluentVariable } from "@fluent/bundle";
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";
import type { ExpeditionFace } from "../../net/types";
import { letterAt, WHAT } from "./art";

export function word(key: string, args: Record<string, FluentVariable> = {}): string {
  return say(key, args, "expedition");
}

/** "a, b and c" in the present language. */
export function list(items: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(items);
}

/** A card in words: number, colour, how much of it is marked. */
export function cardName(face: ExpeditionFace): string {
  return word("card-name", { card: face.number, colour: word("colour", { colour: face.colour }), marked: face.marked?.length ?? 0 });
}

/** What is on a card that one might choose: its symbols in words. */
export function cardContents(face: ExpeditionFace): string {
  const letters = [...face.grid.join("")];
  const symbols = ["x", "r", "g", "t", "s", "p"]
    .map((letter) => ({ letter, count: letters.filter((one) => one === letter).length }))
    .filter(({ count }) => count > 0)
    .map(({ letter, count }) => word("symbols", { what: WHAT[letter] ?? "", count }));
  return `${cardName(face)} ${list(symbols)}`;
}

export function whatIs(face: ExpeditionFace, square: string): string {
  return word("what", { what: WHAT[letterAt(face, square)] ?? "free" });
}
