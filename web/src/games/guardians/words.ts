// Moves and things of Guardians as words.
import { list, speaker } from "../../i18n/messages.svelte";
import type { GuardiansRoom, GuardiansTurned } from "../../net/types";
import { readMove } from "../../play/moveText";

/** A sentence of this game. */
export const tell = speaker("guardians");

/** A room as far as it can be read: "red room: 3 crowns, werewolf", or its back. */
export function roomWords({ back, face }: GuardiansRoom, up = true): string {
  if (!face || !up) return tell("room-back", { back });
  return tell("room-face", { back, treasure: face.treasure, count: face.count, centre: face.centre });
}

/** The backs of some rooms: "2 green and 1 red". */
export function backsWords(rooms: GuardiansRoom[]): string {
  const counts = (["green", "yellow", "red"] as const).map((back) => ({ back, count: rooms.filter((room) => room.back === back).length }));
  return list(counts.filter(({ count }) => count > 0).map(({ back, count }) => tell("so-many-backs", { back, count })));
}

/** The rooms that a move turned over, and who scored them. */
export function cameOut({ rooms, points, seat }: GuardiansTurned, names: string[]): string {
  const out = tell("came-out", { rooms: list(rooms.map((room) => roomWords(room))) });
  if (points === null) return out;
  return `${seat === null ? tell("came-lost", { count: points }) : tell("came-scored", { name: names[seat] ?? "", count: points })} ${out}`;
}

/** A move in words; the keys of the log and those of a hint differ in their first part alone. */
function said(kind: "log" | "short", text: string, names: string[]): string {
  const { verb, rest } = readMove(text);
  const number = Number(rest[0]);
  if (verb === "explore") return tell(`${kind}-explore`, { pile: number });
  if (verb === "awaken") return tell(`${kind}-awaken`, { name: names[number] ?? number + 1 });
  if (verb !== "keep") return tell(`${kind}-${verb}`);
  if (rest.length > 1) return tell(`${kind}-keep-both`);
  return rest[0] === "none" ? tell(`${kind}-keep-none`) : tell(`${kind}-keep-one`, { pile: number });
}

/** A move of the log. */
export const sentence = (text: string, names: string[]): string => said("log", text, names);

/** A move as something one might do. */
export const short = (text: string, names: string[]): string => said("short", text, names);
