import { expect, test } from "vitest";
import file from "../../../../tests/games/guardians/middle.json";
import { type Path, put } from "../../editor/positionFields";
import described from "../../net/positions.json";
import type { GuardiansDeck as Deck, GuardiansPosition as Position, PositionField } from "../../net/types";
import { settled } from "./edit";

const middle = file as Position;
const fields = described.guardians as PositionField;
// Backs as in the shipped deck's numbers: 24 green, 18 yellow, 12 red; what else is printed does not matter here.
const backOf = (number: number) => (number <= 24 ? "green" : number <= 42 ? "yellow" : "red");
const deck: Deck = {
  card: Array.from({ length: 54 }, (_, n) => ({ number: n + 1, back: backOf(n + 1), treasure: "cup", count: 1, centre: "none" })),
};

test("a room is in one place, and the piles have the others and show backs that are among them", () => {
  let p = middle;
  for (let n = 0; n < 300; n += 1) {
    const to = ([["hands", n % 3], ["discard"], null, ["drawn", n % 2]] as (Path | null)[])[(n * 7) % 4] ?? null;
    p = settled(put(fields, p, ((n * 31) % 54) + 1, to), deck, to ?? []);
    const places = [...p.hands.flat(), ...p.discard, ...(p.drawn ?? []).filter((one) => one !== null)];
    expect(new Set(places).size).toBe(places.length);
    expect((p.piles[0]?.count ?? 0) + (p.piles[1]?.count ?? 0)).toBe(54 - places.length);
    expect(p.drawn === null || p.drawn[0] !== null).toBe(true);
    const left = deck.card.map((card) => card.number).filter((number) => !places.includes(number));
    for (const { count, top } of p.piles) expect(count === 0 ? top === null : top !== null && left.map(backOf).includes(top)).toBe(true);
  }
});

test("putting back undoes putting, and what one pile has the other has not", () => {
  const there = settled(put(fields, middle, 54, ["hands", 1]), deck);
  expect(there.hands[1]).toContain(54);
  expect(settled(put(fields, there, 54, null), deck).hands).toEqual(middle.hands);
  const all = (middle.piles[0]?.count ?? 0) + (middle.piles[1]?.count ?? 0);
  const changed = { ...middle, piles: middle.piles.map((pile, n) => (n === 1 ? { ...pile, count: 20 } : pile)) };
  expect(settled(changed, deck, ["piles", 1, "count"]).piles.map((pile) => pile.count)).toEqual([all - 20, 20]);
});
