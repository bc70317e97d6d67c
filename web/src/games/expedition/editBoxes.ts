// The boxes of a position: as many are taken as completed cards have brought, from the highest down; who has which can be chosen.
import type { ExpeditionDeck as Deck, ExpeditionPosition as Position } from "../../net/types";
import { type Colour, HUES } from "./cardShapes";

/** The points of all boxes of a colour, from the highest down. */
export function boxPoints(p: Position, colour: Colour): number[] {
  const all = [...(p.boxes_left[colour] ?? []), ...p.players.flatMap((player) => player.boxes[colour] ?? [])];
  return all.sort((one, other) => other - one);
}

/** Return the number of boxes of a colour that the completed cards of each player bring. */
function brought(p: Position, deck: Deck, colour: Colour): number[] {
  const own = new Set(deck.card.filter((card) => card.colour === colour).map((card) => card.number));
  const most = boxPoints(p, colour).length;
  return p.players.map((player) => Math.min(most, Math.floor(player.completed.filter((number) => own.has(number)).length / 2)));
}

/** The boxes of a colour that somebody must have by now, and whether a player can have one. */
export function taken(p: Position, deck: Deck, colour: Colour, seat: number): { due: number[]; can: boolean } {
  const all = brought(p, deck, colour);
  return {
    due: boxPoints(p, colour).slice(
      0,
      all.reduce((sum, one) => sum + one, 0),
    ),
    can: (all[seat] ?? 0) > 0,
  };
}

/** Every box with somebody who can have it: whoever had it, if they still can. */
export function boxed(p: Position, deck: Deck): Position {
  const players = p.players.map((player) => ({ ...player, boxes: { ...player.boxes } }));
  const boxes_left = { ...p.boxes_left };
  for (const colour of HUES) {
    const room = brought(p, deck, colour);
    const { due } = taken(p, deck, colour, 0);
    const owners = new Map<number, number>();
    const give = (points: number, fits: (seat: number) => boolean) => {
      const owner = room.findIndex((count, seat) => count > 0 && fits(seat));
      if (owner < 0 || owners.has(points)) return;
      owners.set(points, owner);
      room[owner] = (room[owner] ?? 0) - 1;
    };
    for (const points of due) give(points, (seat) => p.players[seat]?.boxes[colour]?.includes(points) ?? false);
    for (const points of due) give(points, () => true);
    for (const [seat, player] of players.entries()) player.boxes[colour] = due.filter((points) => owners.get(points) === seat).reverse();
    boxes_left[colour] = boxPoints(p, colour).slice(due.length);
  }
  return { ...p, boxes_left, players };
}

/** Give a box to somebody who can have it; who had it gets another for it, where there is one. */
export function setBox(p: Position, deck: Deck, seat: number, colour: Colour, points: number): Position {
  const owner = p.players.findIndex((player) => player.boxes[colour]?.includes(points));
  if (owner === seat) return p;
  const own = p.players[seat]?.boxes[colour] ?? [];
  const back = own.length >= (brought(p, deck, colour)[seat] ?? 0) ? own[0] : undefined;
  const players = p.players.map((player, n) => {
    const rest = (player.boxes[colour] ?? []).filter((one) => one !== points && one !== back);
    const more = n === seat ? [points] : n === owner && back !== undefined ? [back] : [];
    return { ...player, boxes: { ...player.boxes, [colour]: [...rest, ...more] } };
  });
  return { ...p, players };
}
