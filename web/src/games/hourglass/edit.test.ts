import { expect, test } from "vitest";
import file from "../../../../tests/games/hourglass/middle.json";
import type { HourglassDeck as Deck, HourglassPosition as Position } from "../../net/types";
import { emptied, type Place, put, setActive, setDie, setPhase, setSaid, setShown, whereIs } from "./edit";
import { type Colour, ROWS } from "./tileArt";

const middle = file as unknown as Position;
// The tiles in sight have the colours of their rows; the others are made up so that each colour has as many as the heaps say.
const TILES: Record<Colour, number> = { yellow: 22, blue: 13, red: 9, black: 4 };
const COLOURS: Record<Colour, number[]> = { yellow: [5, 13, 10, 19, 9], blue: [40, 22, 28, 32, 48], red: [], black: [] };
for (const colour of ROWS) COLOURS[colour].push(...(middle.pyramid[colour] as number[]), middle.heaps[colour].top ?? 0);
COLOURS.blue.push(60, 56, 72); // whatever their printed colours are
for (const colour of ROWS)
  while (COLOURS[colour].length < TILES[colour]) COLOURS[colour].push(900 + COLOURS[colour].length + 20 * ROWS.indexOf(colour));
const deck: Deck = { card: ROWS.flatMap((colour) => COLOURS[colour].map((number) => ({ number, colour, scarabs: 1 }))) };

function sound(p: Position): void {
  for (const colour of ROWS) {
    const own = COLOURS[colour];
    const row = p.pyramid[colour];
    const taken = p.round.flatMap(({ tiles }) => tiles).filter((tile) => own.includes(tile)).length;
    const lying = own.filter((number) => whereIs(p, number) === "heap").length;
    expect(p.heaps[colour].count).toBe(lying + (p.heaps[colour].top === null ? 0 : 1));
    expect(p.heaps[colour].top === null).toBe(p.heaps[colour].count === 0);
    if (p.heaps[colour].count) expect(row.filter((number) => number === null)).toHaveLength(Math.min(taken, row.length));
  }
  const places = [
    ...ROWS.flatMap((colour) => [...p.pyramid[colour], p.heaps[colour].top]),
    ...p.round.flatMap((own) => own.tiles),
    ...p.right.flat(),
    ...p.wrong.flat(),
  ];
  const there = places.filter((number) => number !== null);
  expect(new Set(there).size).toBe(there.length);
}

test("a real position is set up from an empty table, tile by tile", () => {
  let p = emptied(middle, deck);
  sound(p);
  middle.right.forEach((numbers, seat) => {
    for (const number of numbers) p = put(p, deck, number, { right: seat });
  });
  middle.wrong.forEach((numbers, seat) => {
    for (const number of numbers) p = put(p, deck, number, { wrong: seat });
  });
  for (const colour of ROWS) {
    middle.pyramid[colour].forEach((number, at) => {
      p = put(p, deck, number ?? 0, { spot: [colour, at] });
    });
    p = put(p, deck, middle.heaps[colour].top ?? 0, { top: colour });
  }
  middle.dice.forEach((value, die) => {
    p = setDie(p, die, value);
  });
  const { last: _, ...wanted } = middle;
  expect(setActive(p, middle.active)).toEqual(wanted);
});

test("a tile is in one place, the heaps have the others, and holes are where tiles were taken", () => {
  let p = middle;
  for (let n = 0; n < 150; n += 1) {
    const { number, colour } = deck.card[(n * 29) % deck.card.length] ?? { number: 0, colour: "red" as const };
    const spots = p.pyramid[colour].length;
    const places: Place[] = [{ taken: n % 3 }, { right: n % 3 }, { spot: [colour, n % spots] }, { wrong: n % 3 }, "heap", { top: colour }];
    p = put(p, deck, number, places[(n * 5) % places.length] ?? "heap");
    sound(p);
    expect(p.phase === "search").toBe(p.round.every((own) => !own.tiles.length));
    if (n % 40 === 39) p = setPhase(p, deck, "search");
  }
});

test("taking a tile starts the sand, and going back to the search gives it back", () => {
  const taken = put(middle, deck, 33, { taken: 1 });
  expect([taken.phase, taken.pyramid.red, taken.round[1]?.tiles]).toEqual(["sand", [null, 50], [33]]);
  const shown = setShown(setPhase(taken, deck, "check"), 1, 33, "(5−2)×11");
  expect(shown.round[1]?.shown).toEqual({ 33: "(5 - 2) * 11" });
  expect(setShown(shown, 1, 33, " ").round[1]?.shown).toEqual({});
  expect(setPhase(shown, deck, "search").pyramid).toEqual(middle.pyramid);
  expect(setPhase(setSaid(middle, 0, { nothing: true }), deck, "check").round[0]?.nothing).toBe(false);
  expect(put(middle, deck, 33, { spot: ["blue", 0] })).toBe(middle);
});
