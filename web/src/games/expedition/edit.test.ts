import { expect, test } from "vitest";
import file from "../../../../tests/games/expedition/middle.json";
import type { ExpeditionDeck as Deck, ExpeditionPosition as Position } from "../../net/types";
import { emptied, gone, keep, type Place, put, setPattern, setPhase, setRound, setSheet, setTurn, toggle, unseen } from "./edit";
import { setBox } from "./editBoxes";

const middle = file as unknown as Position;
const colourOf = (number: number) => (["green", "orange", "purple"] as const)[number % 3] ?? "green";
const deck: Deck = {
  skulls: [1, 2, 3, 4, 6, 8, 10, 12, 15, 18],
  patterns: ["I2", "I3", "I3", "V3", "V3", "T4", "L4", "O4"],
  card: Array.from({ length: 48 }, (_, n) => ({
    number: n + 1,
    colour: colourOf(n + 1),
    grid: ["S....", ".....", ".....", ".....", "....T"],
  })),
};

function sound(p: Position): void {
  const all = [
    ...p.display.filter((card) => card !== null),
    ...p.players.flatMap(({ completed, dealt, cards }) => [
      ...completed,
      ...dealt,
      ...(p.phase === "keep" ? [] : cards.flatMap((card) => (card ? [card.number] : []))),
    ]),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(p.pile).toBe(48 - all.length);
  expect(unseen(p, deck)).toHaveLength(p.pile);
  expect(p.expeditions_left).toHaveLength(8 - p.turn);
  for (const colour of ["green", "orange", "purple"] as const) {
    const boxes = [...p.players.flatMap((player) => player.boxes[colour] ?? []), ...(p.boxes_left[colour] ?? [])];
    expect(boxes.sort((a, b) => b - a)).toEqual([10, 6, 3]);
    for (const player of p.players)
      expect(player.boxes[colour]?.length).toBeLessThanOrEqual(player.completed.filter((card) => colourOf(card) === colour).length / 2);
  }
  expect(p.phase === "replace").toBe(p.to_replace.length > 0 || p.players.some(({ cards }) => p.phase !== "keep" && cards.includes(null)));
}

test("a real position is set up from an empty table, touch by touch", () => {
  let p = emptied(middle, deck);
  sound(p);
  for (const pattern of gone(middle, deck)) p = setTurn(setPattern(p, deck, pattern), deck, p.turn + 1);
  p = setPattern(setRound(p, deck, middle.round), deck, middle.pattern ?? "I2");
  middle.players.forEach(({ cards, completed, red, green, skulls, torches }, seat) => {
    cards.forEach((card, place) => {
      p = put(p, deck, card?.number ?? 0, { card: [seat, place] });
      for (const square of card?.marked ?? []) p = toggle(p, seat, place, square);
    });
    for (const card of completed) p = put(p, deck, card, { completed: seat });
    p = setSheet(p, deck, seat, { red, green, skulls, torches });
  });
  middle.display.forEach((card, display) => {
    p = put(p, deck, card ?? 0, { display });
  });
  expect(p).toEqual(middle);
});

test("a card is in one place, and pile, boxes and replacements follow", () => {
  let p = middle;
  for (let n = 0; n < 200; n += 1) {
    const seat = n % 2;
    const places: Place[] = [{ completed: seat }, { card: [seat, n % 2] }, { display: n % 4 }, { completed: 1 - seat }, "pile"];
    p = put(p, deck, ((n * 31) % 48) + 1, places[(n * 7) % places.length] ?? "pile");
    sound(p);
  }
});

test("to the beginning and back, and two of four kept there", () => {
  let p = setPhase(middle, deck, "keep");
  sound(p);
  expect(p.players.map((player) => player.dealt.length)).toEqual([4, 4]);
  for (const card of p.players[0]?.dealt.slice(2) ?? []) p = keep(p, deck, 0, card);
  expect([p.players[0]?.finished, p.players[1]?.finished]).toEqual([true, false]);
  const kept = p.players[0]?.cards.map((card) => card?.number);
  p = setPhase(p, deck, "mark");
  sound(p);
  expect(p.players[0]?.cards.map((card) => card?.number)).toEqual(kept);
  expect(setTurn(setTurn(middle, deck, 7), deck, 1).expeditions_left).toHaveLength(7);
});

test("a box changes hands where both can have it", () => {
  let p = middle;
  for (const card of [1, 4, 7, 10]) p = put(p, deck, card, { completed: 0 });
  for (const card of [13, 16]) p = put(p, deck, card, { completed: 1 });
  expect([p.players[0]?.boxes.orange, p.players[1]?.boxes.orange]).toEqual([[6, 10], [3]]);
  p = setBox(p, deck, 1, "orange", 10);
  expect([p.players[0]?.boxes.orange, p.players[1]?.boxes.orange]).toEqual([[3, 6], [10]]);
  sound(p);
});
