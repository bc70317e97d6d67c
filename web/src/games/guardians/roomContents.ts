// What can be read off rooms that lie open: guardians, amulets, treasures that are there twice.
import type { GuardiansRoom } from "../../net/types";

export type Guardian = "mummy" | "werewolf" | "frank";
export const GUARDIANS: Guardian[] = ["mummy", "werewolf", "frank"];

export const amulets = (rooms: GuardiansRoom[]): number => rooms.filter(({ face }) => face?.centre === "amulet").length;

/** The guardians among these rooms, in the order of the rooms. */
export const guardians = (rooms: GuardiansRoom[]): Guardian[] =>
  rooms.flatMap(({ face }) => GUARDIANS.filter((kind) => kind === face?.centre));

/** Which of these rooms have a treasure that another of them has too. */
export function twins(rooms: GuardiansRoom[]): boolean[] {
  return rooms.map(({ face }, at) => face !== null && rooms.some((other, n) => n !== at && other.face?.treasure === face.treasure));
}
