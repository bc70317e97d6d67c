// The boxes of a position: as many are taken as completed cards have brought, from the highest down; who has which can be chosen.
import type { ExpeditionDeck as Deck, ExpeditionPosition as Position } from "../../net/types";
import { type Colour, HUES } from "./cardShapes";

const PRINTED = [10, 6, 3];

export function boxPoints(deck: Deck): number[] {
  return deck.points?.boxes ?? PRINTED;
}

/** How many boxes of a colour somebody's completed cards bring. */
export function brought(p: Position, deck: Deck, seat: number, colour: Colour): number {
  const own = p.players[seat]?.completed.filter((number) => deck.card.find((card) => card.number === number)?.colour === colour) ?? [];
  return Math.min(boxPoints(deck).length, Math.floor(own.length / 2));
}

/** The boxes of a colour that somebody must have by now. */
export function taken(p: Position, deck: Deck, colour: Colour): number[] {
  const all = p.players.reduce((sum, _, seat) => sum + brought(p, deck, seat, colour), 0);
  return boxPoints(deck).slice(0, all);
}

/** Every box with somebody who can have it: whoever had it, if they still can. */
export function boxed(p: Position, deck: Deck): Position {
  const boxes = p.players.map(() => ({}) as Partial<Record<Colour, number[]>>);
  const left: Partial<Record<Colour, number[]>> = {};
  for (const colour of HUES) {
    const there = taken(p, deck, colour);
    const room = p.players.map((_, seat) => brought(p, deck, seat, colour));
    const owners = there.map((points) => {
      const owner = p.players.findIndex((player, seat) => player.boxes[colour]?.includes(points) && (room[seat] ?? 0) > 0);
      if (owner >= 0) room[owner] = (room[owner] ?? 0) - 1;
      return owner;
    });
    for (const [n, owner] of owners.entries()) {
      if (owner >= 0) continue;
      owners[n] = room.findIndex((count) => count > 0);
      room[owners[n] ?? 0] = (room[owners[n] ?? 0] ?? 0) - 1;
    }
    for (const [seat, own] of boxes.entries()) own[colour] = there.filter((_, n) => owners[n] === seat).sort((one, other) => one - other);
    left[colour] = boxPoints(deck).slice(there.length);
  }
  return { ...p, boxes_left: left, players: p.players.map((player, seat) => ({ ...player, boxes: boxes[seat] ?? {} })) };
}

/** Give a box to somebody who can have it; who had it gets another for it, where there is one. */
export function setBox(p: Position, deck: Deck, seat: number, colour: Colour, points: number): Position {
  const owner = p.players.findIndex((player) => player.boxes[colour]?.includes(points));
  if (owner === seat || !brought(p, deck, seat, colour) || !taken(p, deck, colour).includes(points)) return p;
  const own = p.players[seat]?.boxes[colour] ?? [];
  const back = own.length >= brought(p, deck, seat, colour) ? own[0] : undefined;
  const players = p.players.map((player, n) => {
    const rest = (player.boxes[colour] ?? []).filter((one) => one !== points && one !== back);
    const more = n === seat ? [points] : n === owner && back !== undefined ? [back] : [];
    return { ...player, boxes: { ...player.boxes, [colour]: [...rest, ...more] } };
  });
  return boxed({ ...p, players }, deck);
}
