// Consequences of a change in a position of Guardians. Whether the whole is possible is the server's to say.
import type { Path } from "../../editor/positionFields";
import type { GuardiansDeck as Deck, GuardiansPile, GuardiansRoom, GuardiansPosition as Position } from "../../net/types";

export type Back = NonNullable<GuardiansPile["top"]>;
export const BACKS: Back[] = ["green", "yellow", "red"];

/** A room as it is drawn. */
export function room(deck: Deck, number: number): GuardiansRoom {
  const card = deck.card.find((one) => one.number === number);
  return { back: (card?.back ?? "green") as Back, face: card ? { ...card } : null };
}

/** How many rooms each pile has when there are so many: as few changes as can be, none empty as long as two are left. */
function counts(piles: GuardiansPile[], all: number): [number, number] {
  let [first, second] = [piles[0]?.count ?? 0, piles[1]?.count ?? 0];
  for (let more = first + second - all; more > 0; more -= 1) [first, second] = first >= second ? [first - 1, second] : [first, second - 1];
  for (let less = all - first - second; less > 0; less -= 1) [first, second] = first <= second ? [first + 1, second] : [first, second + 1];
  if (all > 1 && first === 0) [first, second] = [1, second - 1];
  if (all > 1 && second === 0) [first, second] = [first - 1, 1];
  return all === 1 ? [1, 0] : [first, second];
}

/** The piles have all rooms that lie nowhere else, and show backs that are among them. `path`: what has been changed. */
export function settled(p: Position, deck: Deck, [field, pile]: Path = []): Position {
  const lying = new Set([...p.hands.flat(), ...p.discard, ...(p.drawn ?? [])]);
  const left = deck.card.filter((card) => !lying.has(card.number)).map((card) => card.back);
  const given =
    field === "piles"
      ? p.piles.map((one, n) => (n === pile ? one : { ...one, count: left.length - (p.piles[Number(pile)]?.count ?? 0) }))
      : p.piles;
  const piles = counts(given, left.length).map((count, n): GuardiansPile => {
    const wanted = p.piles[n]?.top ?? null;
    const top = count === 0 ? null : wanted && left.includes(wanted) ? wanted : (BACKS.find((back) => left.includes(back)) ?? null);
    if (top) left.splice(left.indexOf(top), 1);
    return { count, top };
  });
  const first = p.drawn?.find((card) => card !== null) ?? null;
  const drawn = first === null || !p.drawn ? null : p.drawn[0] === null ? [first, null] : p.drawn;
  return { ...p, piles, drawn };
}
