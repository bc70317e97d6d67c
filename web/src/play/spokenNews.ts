// What has happened since the look before, in sentences: for those who hear the table instead of seeing it.
import { games } from "../games";
import { say } from "../i18n/messages.svelte";
import type { Look } from "../net/types";
import { movesSince } from "./lookChanges";

/** A move of a look's history: who, what, and what came out where it turned something over. */
export function told(look: Look, number: number, names: string[]): string {
  const [seat, text] = look.history[number] ?? [null, ""];
  const parts = games[look.game];
  const who = seat === null ? say("log-clock") : (names[seat] ?? String(seat + 1));
  const turned = look.revealed.find(({ move }) => move === number);
  const out = turned ? parts?.cameOut?.(turned.what, names) : "";
  return `${who} ${parts?.sentence(text, names) ?? text}${out ? `. ${out}` : "."}`;
}

/** Every move since the look before, the last one where there was none, and what the game adds. */
export function news(before: Look | null, look: Look, names: string[]): string {
  const made = before ? movesSince(before, look).length : Math.min(1, look.history.length);
  const moves = Array.from({ length: made }, (_, n) => told(look, look.history.length - made + n, names));
  return [...moves, ...(before && made ? (games[look.game]?.news?.(before, look, names) ?? []) : [])].join(" ");
}
