// What happened between two looks of Expedition: marks, entries of the score card, and what flies from a square to its entry.
import type { ExpeditionSeen, Look } from "../../net/types";
import { added, movesSince } from "../../play/lookChanges";
import { HUES, letterAt } from "./cardShapes";
import { readMark } from "./moves";

export interface Flight {
  letter: string;
  /** `data-square` and `data-sheet` of where it leaves and where it lands. */
  from: string;
  to: string;
}

/** New marks by the number of the card, for every player. */
export function freshMarks(before: Look<"expedition"> | null, look: Look<"expedition">): Record<number, string[]> {
  const fresh: Record<number, string[]> = {};
  if (!before || movesSince(before, look).length === 0) return fresh;
  const had = new Map(before.view.players.flatMap((player) => player.cards).map((face) => [face?.number, face?.marked ?? []]));
  for (const face of look.view.players.flatMap((player) => player.cards)) {
    const known = face ? had.get(face.number) : undefined;
    if (face && known) fresh[face.number] = added(known, face.marked ?? []);
  }
  return fresh;
}

/** New entries of a score card, by their `data-sheet`. */
export function freshEntries(before: Look<"expedition"> | null, look: Look<"expedition">, seat: number): string[] {
  const had = before?.view.players[seat];
  const has = look.view.players[seat];
  if (!had || !has || movesSince(before, look).length === 0) return [];
  const rising = (name: string, from: number, to: number) =>
    Array.from({ length: Math.max(to - from, 0) }, (_, index) => `${name}-${from + index}`);
  return [
    ...rising("red", had.red, has.red),
    ...rising("green", had.green, has.green),
    ...rising("skull", had.skulls, has.skulls),
    ...has.torches.flatMap((lit, round) => (lit && !had.torches[round] ? [`torch-${round}`] : [])),
    ...completedSince(had, has).map((number) => `card-${number}`),
    ...HUES.flatMap((hue) => added(had.boxes[hue] ?? [], has.boxes[hue] ?? []).map((points) => `box-${hue}-${points}`)),
  ];
}

function completedSince(had: ExpeditionSeen, has: ExpeditionSeen): number[] {
  return added(
    had.completed.map((face) => face.number),
    has.completed.map((face) => face.number),
  );
}

/** What the player's own new marks have brought. */
export function flights(before: Look<"expedition"> | null, look: Look<"expedition">, seat: number): Flight[] {
  const had = before?.view.players[seat];
  const has = look.view.players[seat];
  if (!had || !has) return [];
  const fresh = freshEntries(before, look, seat);
  const found: Flight[] = [];
  const entries: Record<string, string> = { r: "red", g: "green", t: "torch", s: "skull" };
  for (const [, text] of movesSince(before, look).filter(([who]) => who === seat)) {
    const mark = readMark(text);
    const place = had.cards.findIndex((face) => face?.number === mark?.card);
    const face = had.cards[place];
    if (!face || !mark) continue;
    for (const square of mark.squares) {
      const letter = letterAt(face, square);
      const from = `${place}-${square}`;
      const to = fresh.find((key) => key.startsWith(`${entries[letter]}-`) && !found.some((flight) => flight.to === key));
      if (to) found.push({ letter, from, to });
      else if (letter === "p" && had.skulls > has.skulls) found.push({ letter, from, to: `skull-${has.skulls}` });
    }
  }
  for (const number of completedSince(had, has)) {
    const place = had.cards.findIndex((face) => face?.number === number);
    const column = had.cards[place]?.grid.at(-1)?.indexOf("T") ?? -1;
    if (column >= 0) found.push({ letter: "T", from: `${place}-${"abcde".charAt(column)}5`, to: `card-${number}` });
  }
  return found;
}
