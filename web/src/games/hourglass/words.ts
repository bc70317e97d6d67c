// Moves and things of Hourglass as words.
import { speaker } from "../../i18n/messages.svelte";
import type { HourglassView } from "../../net/types";
import { read } from "./moves";
import { pretty } from "./operation";

/** A sentence of this game. */
export const tell = speaker("hourglass");

/** A tile in sight: number, colour, scarabs. */
export function tileWords(view: HourglassView, number: number): string {
  const tile = view.tiles[number];
  return tell("tile", { number: String(number), colour: tile?.colour ?? "", scarabs: tile?.scarabs ?? 0 });
}

/** A move in words; the keys of the log and those of a hint differ in their first part alone. */
function said(kind: "log" | "short", text: string): string {
  const { verb, number, operation } = read(text);
  return tell(`${kind}-${verb}`, { number: number ?? "", operation: pretty(operation) });
}

/** A move of the log. */
export const sentence = (text: string): string => said("log", text);

/** A move as something one might do. */
export const short = (text: string): string => said("short", text);
