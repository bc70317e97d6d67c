import { expect, test } from "vitest";
import file from "../../../../tests/games/guardians/middle.json";
import type { GuardiansDeck as Deck, GuardiansPosition as Position } from "../../net/types";
import { emptied, put, setCount, setExtra, setScore, setTop, setTurn, unseen, whereIs } from "./edit";

const middle = file as Position;
// Backs as in the shipped deck's numbers: 24 green, 18 yellow, 12 red; what else is printed does not matter here.
const backOf = (number: number) => (number <= 24 ? "green" : number <= 42 ? "yellow" : "red");
const deck: Deck = {
  card: Array.from({ length: 54 }, (_, n) => ({ number: n + 1, back: backOf(n + 1), treasure: "cup", count: 1, centre: "none" })),
};

test("a real position is set up from an empty table, room by room", () => {
  let p = emptied(middle, deck);
  expect(unseen(p, deck)).toHaveLength(54);
  middle.hands.forEach((hand, seat) => {
    for (const card of hand) p = put(p, deck, card, { hand: seat });
  });
  for (const card of middle.discard) p = put(p, deck, card, "discard");
  middle.scores.forEach((score, seat) => {
    p = setScore(p, deck, seat, score);
  });
  p = setCount(p, deck, 0, middle.piles[0]?.count ?? 0);
  middle.piles.forEach(({ top }, pile) => {
    p = setTop(p, pile, top ?? "green");
  });
  expect(setTurn(p, middle.turn)).toEqual(middle);
});

test("a room is in one place: it is taken from where it was, and the piles have the others", () => {
  let p = middle;
  for (let n = 0; n < 300; n += 1) {
    const card = ((n * 31) % 54) + 1;
    p = put(p, deck, card, ([{ hand: n % 3 }, "discard", "piles", { drawn: (n % 2) as 0 | 1 }] as const)[(n * 7) % 4] ?? "piles");
    const places = [...p.hands.flat(), ...p.discard, ...(p.drawn ?? []).filter((one) => one !== null)];
    expect(new Set(places).size).toBe(places.length);
    expect((p.piles[0]?.count ?? 0) + (p.piles[1]?.count ?? 0)).toBe(54 - places.length);
    expect(p.drawn === null || p.drawn[0] !== null).toBe(true);
    const left = unseen(p, deck).map(backOf);
    for (const { count, top } of p.piles) expect(count === 0 ? top === null : top !== null && left.includes(top)).toBe(true);
  }
});

test("putting back undoes putting, and the game is over with the points", () => {
  const there = put(middle, deck, 54, { hand: 1 });
  expect(whereIs(there, 54)).toEqual({ hand: 1 });
  expect(put(there, deck, 54, "piles").hands).toEqual(middle.hands);
  const over = setScore(put(middle, deck, 54, { drawn: 0 }), deck, 2, 35);
  expect([over.over, over.drawn, setScore(over, deck, 2, 34).over]).toEqual([true, null, false]);
  expect("extra" in setExtra(setExtra(middle, deck, { extra: true }), deck, { extra: false })).toBe(false);
});
