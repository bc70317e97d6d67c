// The game's own words, and rooms in words.
import { say } from "../../lib/words.svelte";
import type { GuardiansRoom } from "../../net/types";

/** A sentence of this game. */
export function tell(key: string, args: Record<string, string | number> = {}): string {
  return say(key, args, "guardians");
}

/** A room as far as it can be read: "red room: 3 crowns, werewolf", or its back. */
export function roomWords({ back, face }: GuardiansRoom, up = true): string {
  if (!face || !up) return tell("room-back", { back });
  return tell("room-face", { back, treasure: face.treasure, count: face.count, centre: face.centre });
}

/** The backs of some rooms: "2 green, 1 red". */
export function backsWords(rooms: GuardiansRoom[]): string {
  return (["green", "yellow", "red"] as const)
    .map((back) => ({ back, count: rooms.filter((room) => room.back === back).length }))
    .filter(({ count }) => count > 0)
    .map(({ back, count }) => tell("so-many-backs", { back, count }))
    .join(", ");
}

/** Which of these rooms have a treasure that another of them has too. */
export function twins(rooms: GuardiansRoom[]): boolean[] {
  return rooms.map(({ face }, at) => face !== null && rooms.some((other, n) => n !== at && other.face?.treasure === face.treasure));
}
