import { expect, test } from "vitest";
import file from "../../../../tests/games/expedition/middle.json";
import { type Path, put, withValue } from "../../editor/positionFields";
import described from "../../net/positions.json";
import type { ExpeditionDeck as Deck, ExpeditionPosition as Position, PositionField } from "../../net/types";
import { emptied, followed, gone, keep, phased, setPattern } from "./edit";
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

const fields = described.expedition as PositionField;
const place = (p: Position, number: number, to: Path | null) => followed(put(fields, p, number, to), p, to ?? [], deck);
const set = (p: Position, path: Path, value: unknown) => followed(withValue(fields, p, path, value) as Position, p, path, deck);

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
  for (const pattern of gone(middle, deck)) p = set(setPattern(p, deck, pattern), ["turn"], p.turn + 1);
  p = setPattern(set(p, ["round"], middle.round), deck, middle.pattern ?? "I2");
  middle.players.forEach(({ cards, completed, red, green, skulls, torches }, seat) => {
    cards.forEach((card, at) => {
      p = place(p, card?.number ?? 0, ["players", seat, "cards", at]);
      p = set(p, ["players", seat, "cards", at, "marked"], card?.marked);
    });
    for (const card of completed) p = place(p, card, ["players", seat, "completed"]);
    for (const [part, value] of Object.entries({ red, green, skulls, torches })) p = set(p, ["players", seat, part], value);
  });
  middle.display.forEach((card, display) => {
    p = place(p, card ?? 0, ["display", display]);
  });
  expect(p).toEqual(middle);
});

test("a card is in one place, and pile, boxes and replacements follow", () => {
  let p = middle;
  for (let n = 0; n < 200; n += 1) {
    const seat = n % 2;
    const places: (Path | null)[] = [
      ["players", seat, "completed"],
      ["players", seat, "cards", n % 2],
      ["display", n % 4],
      ["players", 1 - seat, "completed"],
      null,
    ];
    p = place(p, ((n * 31) % 48) + 1, places[(n * 7) % places.length] ?? null);
    sound(p);
  }
});

test("to the beginning and back, and two of four kept there", () => {
  let p = set(middle, ["phase"], "keep");
  sound(p);
  expect(p.players.map((player) => player.dealt.length)).toEqual([4, 4]);
  for (const card of p.players[0]?.dealt.slice(2) ?? []) p = followed(keep(p, 0, card), p, ["players", 0, "cards"], deck);
  expect([p.players[0]?.finished, p.players[1]?.finished]).toEqual([true, false]);
  const kept = p.players[0]?.cards.map((card) => card?.number);
  p = phased(p, deck, "mark");
  sound(p);
  expect(p.players[0]?.cards.map((card) => card?.number)).toEqual(kept);
  expect(set(set(middle, ["turn"], 7), ["turn"], 1).expeditions_left).toHaveLength(7);
});

test("a box changes hands where both can have it", () => {
  let p = middle;
  for (const card of [1, 4, 7, 10]) p = place(p, card, ["players", 0, "completed"]);
  for (const card of [13, 16]) p = place(p, card, ["players", 1, "completed"]);
  expect([p.players[0]?.boxes.orange, p.players[1]?.boxes.orange]).toEqual([[6, 10], [3]]);
  p = followed(setBox(p, deck, 1, "orange", 10), p, [], deck);
  expect([p.players[0]?.boxes.orange, p.players[1]?.boxes.orange]).toEqual([[3, 6], [10]]);
  sound(p);
});
