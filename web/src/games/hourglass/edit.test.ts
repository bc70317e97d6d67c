import { expect, test } from "vitest";
import file from "../../../../tests/games/hourglass/middle.json";
import { type Path, put, withValue } from "../../editor/positionFields";
import described from "../../net/positions.json";
import type { HourglassDeck as Deck, HourglassPosition as Position, PositionField } from "../../net/types";
import { followed } from "./edit";
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

const fields = described.hourglass as PositionField;
const place = (p: Position, number: number, to: Path | null) => followed(put(fields, p, number, to), deck, to ?? []);
const set = (p: Position, path: Path, value: unknown) => followed(withValue(fields, p, path, value) as Position, deck, path);

function sound(p: Position): void {
  for (const colour of ROWS) {
    const own = COLOURS[colour];
    const row = p.pyramid[colour];
    const taken = p.round.flatMap(({ tiles }) => tiles).filter((tile) => own.includes(tile)).length;
    const away = [...row, ...p.round.flatMap(({ tiles }) => tiles), ...p.right.flat(), ...p.wrong.flat()];
    expect(p.heaps[colour].count).toBe(own.filter((number) => !away.includes(number)).length);
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

test("a tile is in one place, the heaps have the others, and holes are where tiles were taken", () => {
  let p = middle;
  for (let n = 0; n < 150; n += 1) {
    const { number, colour } = deck.card[(n * 29) % deck.card.length] ?? { number: 0, colour: "red" as const };
    const spots = p.pyramid[colour].length;
    const places: (Path | null)[] = [
      ["round", n % 3, "tiles"],
      ["right", n % 3],
      ["pyramid", colour, n % spots],
      ["wrong", n % 3],
      null,
      ["heaps", colour, "top"],
    ];
    p = place(p, number, places[(n * 5) % places.length] ?? null);
    sound(p);
    expect(p.phase === "search").toBe(p.round.every((own) => !own.tiles.length));
    if (n % 40 === 39) p = set(p, ["phase"], "search");
  }
});

test("taking a tile starts the sand, and going back to the search gives it back", () => {
  const taken = place(middle, 33, ["round", 1, "tiles"]);
  expect([taken.phase, taken.pyramid.red, taken.round[1]?.tiles]).toEqual(["sand", [null, 50], [33]]);
  const shown = set(set(taken, ["phase"], "check"), ["round", 1, "shown", "33"], "(5−2)×11");
  expect(shown.round[1]?.shown).toEqual({ 33: "(5 - 2) * 11" });
  expect(set(shown, ["round", 1, "shown", "33"], " ").round[1]?.shown).toEqual({});
  expect(set(shown, ["phase"], "search").pyramid).toEqual(middle.pyramid);
  expect(set(set(middle, ["round", 0, "nothing"], true), ["phase"], "check").round[0]?.nothing).toBe(false);
});
