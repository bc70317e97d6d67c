// What is new in a look: marks, entries of the score card, and what flies from a square to its entry.
import type { ExpeditionSeen, ExpeditionView, Look } from "../../net/types";
import { HUES, letterAt } from "./art";

export interface Flight {
  letter: string;
  /** `data-square` and `data-sheet` of where it leaves and where it lands. */
  from: string;
  to: string;
}

/** The moves made since the look before, if this look follows from it. */
function since(before: Look | null, look: Look): [number | null, string][] {
  if (!before || before.seat !== look.seat || look.history.length < before.history.length) return [];
  return look.history.slice(before.history.length);
}

/** New marks by the number of the card, for every player. */
export function freshMarks(before: Look | null, look: Look): Record<number, string[]> {
  const fresh: Record<number, string[]> = {};
  if (!before || since(before, look).length === 0) return fresh;
  const had = new Map(
    (before.view as ExpeditionView).players.flatMap((player) => player.cards).map((face) => [face?.number, face?.marked ?? []]),
  );
  for (const face of (look.view as ExpeditionView).players.flatMap((player) => player.cards)) {
    const known = face ? had.get(face.number) : undefined;
    if (face && known) fresh[face.number] = (face.marked ?? []).filter((square) => !known.includes(square));
  }
  return fresh;
}

/** New entries of a score card, by their `data-sheet`. */
export function freshEntries(before: Look | null, look: Look, seat: number): string[] {
  const had = (before?.view as ExpeditionView | undefined)?.players[seat];
  const has = (look.view as ExpeditionView).players[seat];
  if (!had || !has || since(before, look).length === 0) return [];
  const rising = (name: string, from: number, to: number) =>
    Array.from({ length: Math.max(to - from, 0) }, (_, index) => `${name}-${from + index}`);
  return [
    ...rising("red", had.red, has.red),
    ...rising("green", had.green, has.green),
    ...rising("skull", had.skulls, has.skulls),
    ...has.torches.flatMap((lit, round) => (lit && !had.torches[round] ? [`torch-${round}`] : [])),
    ...completedSince(had, has).map((number) => `card-${number}`),
    ...HUES.flatMap((hue) =>
      (has.boxes[hue] ?? []).filter((points) => !had.boxes[hue]?.includes(points)).map((points) => `box-${hue}-${points}`),
    ),
  ];
}

function completedSince(had: ExpeditionSeen, has: ExpeditionSeen): number[] {
  return has.completed.map((face) => face.number).filter((number) => !had.completed.some((face) => face.number === number));
}

/** What the player's own new marks have brought. */
export function flights(before: Look | null, look: Look, seat: number): Flight[] {
  const had = (before?.view as ExpeditionView | undefined)?.players[seat];
  const has = (look.view as ExpeditionView).players[seat];
  if (!had || !has) return [];
  const fresh = freshEntries(before, look, seat);
  const found: Flight[] = [];
  const entries: Record<string, string> = { r: "red", g: "green", t: "torch", s: "skull" };
  for (const [, text] of since(before, look).filter(([who]) => who === seat)) {
    const [number, written] = text.split(": ");
    const place = had.cards.findIndex((face) => face?.number === Number(number));
    const face = had.cards[place];
    if (!face || !written) continue;
    for (const square of written.split(" ")) {
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
