import { expect, test } from "vitest";
import file from "../../../../tests/games/objective/middle.json";
import type { ObjectivePosition as Position } from "../../net/types";
import { inPlay, left, lift, setBase, shared, stackOn, swapped } from "./edit";
import type { Colour } from "./words";

const middle = file as Position;
const PIECES = 6;
const sums = (p: Position) => p.stocks.map((stock) => Object.values(stock).reduce((sum, n) => sum + n, 0));

test("whatever is put down or lifted, the players have placed one each in turn, and no piece is lost", () => {
  let p: Position = { ...shared(middle, PIECES), mode: "fair", turn: 0 };
  const pieces = (one: Position, colour: Colour) =>
    left(one, colour) + one.spots.reduce((sum, spot) => sum + spot.stack.filter((piece) => piece === colour).length, 0);
  const fine = () => {
    const from = [...sums(p).slice(p.turn), ...sums(p).slice(0, p.turn)];
    expect([...from].sort((a, b) => b - a)).toEqual(from);
    expect(Math.max(...from) - Math.min(...from)).toBeLessThanOrEqual(1);
    for (const colour of inPlay(p)) expect(pieces(p, colour)).toBe(6);
    expect(Math.max(...p.stocks.flatMap((stock) => Object.values(stock)))).toBeLessThanOrEqual(2);
  };
  const play = inPlay(p);
  for (let n = 0; n < 29; n += 1) {
    p = stackOn(p, (n * 7) % 20, play[n < 18 ? n % 3 : 3 + (n % 2)] ?? "red", PIECES);
    fine();
  }
  for (let n = 0; n < 200; n += 1) p = lift(p, (n * 3) % 20, PIECES);
  fine();
  expect(p.spots.every((spot) => spot.stack.length === 0)).toBe(true);
});

test("a piece that nobody has cannot be put down, and lifting undoes putting down", () => {
  const p = shared(middle, PIECES);
  expect(lift(stackOn(p, 3, "pink", PIECES), 3, PIECES)).toEqual(p);
  const without = { ...p, stocks: p.stocks.map(({ pink: _, ...others }) => others) };
  expect(stackOn(without, 3, "pink", PIECES).spots[3]?.stack).toEqual([]);
});

test("bases and secrets change places; a colour that is not in play takes over", () => {
  const p = setBase(middle, 0, "red");
  expect(inPlay(p)).toEqual(["red", "orange", "yellow", "green", "blue"]);
  expect(p.stocks[1]).toEqual({ orange: 1, red: 2 });
  const chosen: Position = { ...middle, objectives: ["blue", "green", "blue"] };
  expect(swapped(chosen, middle, 0).objectives).toEqual(["blue", "green", "yellow"]);
});
