// Setting up a position of Guardians: each function takes one and gives another. A room lies in one place: it is taken from where it was.
// The piles have all the others; whether the whole is possible is the server's to say.
import type { GuardiansDeck as Deck, GuardiansPile, GuardiansRoom, GuardiansPosition as Position } from "../../net/types";

export type Back = NonNullable<GuardiansPile["top"]>;
export const BACKS: Back[] = ["green", "yellow", "red"];
/** Where a room can be put: before somebody, on the discards, among the two that a werewolf drew, or back into the piles. */
export type Place = { hand: number } | { drawn: 0 | 1 } | "discard" | "piles";

const PRINTED = { goal: 35, six: 30 };

/** The points to reach. */
export function goal(p: Position, deck: Deck): number {
  return p.seats === 6 ? (deck.goal_of_six ?? PRINTED.six) : (deck.goal ?? PRINTED.goal);
}

/** A room as it is drawn. */
export function room(deck: Deck, number: number): GuardiansRoom {
  const card = deck.card.find((one) => one.number === number);
  return { back: (card?.back ?? "green") as Back, face: card ? { ...card } : null };
}

/** Where a room lies. */
export function whereIs(p: Position, number: number): Place {
  const seat = p.hands.findIndex((hand) => hand.includes(number));
  if (seat >= 0) return { hand: seat };
  if (p.discard.includes(number)) return "discard";
  const drawn = p.drawn?.indexOf(number) ?? -1;
  return drawn === 0 || drawn === 1 ? { drawn } : "piles";
}

/** The rooms in the piles, which nobody has seen. */
export function unseen(p: Position, deck: Deck): number[] {
  return deck.card.map((card) => card.number).filter((number) => whereIs(p, number) === "piles");
}

/** How many rooms each pile has when there are so many: as few changes as can be, none empty as long as two are left. */
function counts(p: Position, all: number): [number, number] {
  let [first, second] = [p.piles[0]?.count ?? 0, p.piles[1]?.count ?? 0];
  for (let more = first + second - all; more > 0; more -= 1) [first, second] = first >= second ? [first - 1, second] : [first, second - 1];
  for (let less = all - first - second; less > 0; less -= 1) [first, second] = first <= second ? [first + 1, second] : [first, second + 1];
  if (all > 1 && first === 0) [first, second] = [1, second - 1];
  if (all > 1 && second === 0) [first, second] = [first - 1, 1];
  return all === 1 ? [1, 0] : [first, second];
}

/** What follows from the rest: the piles have all other rooms and show backs that are among them; it is over when somebody has the points. */
function settled(p: Position, deck: Deck): Position {
  const left = unseen(p, deck).map((number) => room(deck, number).back);
  const piles = counts(p, left.length).map((count, n): GuardiansPile => {
    const wanted = p.piles[n]?.top ?? null;
    const top = count === 0 ? null : wanted && left.includes(wanted) ? wanted : (BACKS.find((back) => left.includes(back)) ?? null);
    if (top) left.splice(left.indexOf(top), 1);
    return { count, top };
  });
  const { extra, ...rest } = p;
  const over = Math.max(...p.scores) >= goal(p, deck);
  const first = p.drawn?.find((card) => card !== null) ?? null;
  const drawn = over || first === null || !p.drawn ? null : p.drawn[0] === null ? [first, null] : p.drawn;
  const turns = { extra_turns: over ? 0 : p.extra_turns, ...(extra && !over ? { extra } : {}) };
  return { ...rest, piles, over, drawn, ...turns };
}

/** Put a room somewhere. */
export function put(p: Position, deck: Deck, number: number, to: Place): Position {
  const without = (cards: number[]) => cards.filter((card) => card !== number);
  const hands = p.hands.map(without);
  const discard = without(p.discard);
  const drawn: (number | null)[] = (p.drawn ?? [null, null]).map((card) => (card === number ? null : card));
  if (to === "discard") discard.push(number);
  else if (to !== "piles" && "hand" in to) hands[to.hand]?.push(number);
  else if (to !== "piles") drawn[to.drawn] = number;
  return settled({ ...p, hands, discard, drawn }, deck);
}

/** How many rooms a pile has: the other has the rest. */
export function setCount(p: Position, deck: Deck, pile: number, count: number): Position {
  const all = unseen(p, deck).length;
  return settled({ ...p, piles: p.piles.map((one, n) => ({ ...one, count: n === pile ? count : all - count })) }, deck);
}

/** The back on top of a pile. */
export function setTop(p: Position, pile: number, top: Back): Position {
  return { ...p, piles: p.piles.map((one, n) => (n === pile && one.count ? { ...one, top } : one)) };
}

export function setScore(p: Position, deck: Deck, seat: number, score: number): Position {
  return settled({ ...p, scores: p.scores.map((one, n) => (n === seat ? score : one)) }, deck);
}

export function setTurn(p: Position, turn: number): Position {
  return { ...p, turn };
}

/** Whether a turn of Frank's is still to come, and whether the present one is one of his. */
export function setExtra(p: Position, deck: Deck, changed: { extra_turns?: number; extra?: boolean }): Position {
  return settled({ ...p, ...changed }, deck);
}

/** All rooms in the piles, no points. */
export function emptied(p: Position, deck: Deck): Position {
  const bare = {
    ...p,
    hands: p.hands.map(() => []),
    discard: [],
    drawn: null,
    scores: p.scores.map(() => 0),
    extra_turns: 0,
    extra: false,
  };
  return settled({ ...bare, piles: [27, 27].map((count, n) => ({ count, top: p.piles[n]?.top ?? "green" })) }, deck);
}
