import { expect, test } from "vitest";
import file from "../../../../tests/games/objective/middle.json";
import type { ObjectivePosition as Position } from "../../net/types";
import { COLOURS, emptied, inPlay, left, lift, setBase, setObjective, setStock, setTurn, stackOn } from "./edit";

const middle = file as Position;
const sums = (p: Position) => p.stocks.map((stock) => Object.values(stock).reduce((sum, n) => sum + n, 0));

test("a real position is set up from an empty table, touch by touch", () => {
  let p = emptied(setBase(setBase(middle, 0, "green"), 4, "blue"));
  middle.spots.forEach(({ base }, spot) => {
    p = setBase(p, spot, base);
  });
  expect(p.spots.map((spot) => spot.base)).toEqual(middle.spots.map((spot) => spot.base));
  middle.spots.forEach(({ stack }, spot) => {
    for (const colour of stack) p = stackOn(p, spot, colour);
  });
  middle.stocks.forEach((stock, seat) => {
    for (const colour of COLOURS) p = setStock(p, seat, colour, stock[colour] ?? 0);
  });
  middle.objectives.forEach((colour, seat) => {
    p = setObjective(p, seat, colour);
  });
  expect(setTurn(p, middle.turn)).toEqual(middle);
});

test("whatever is put down or lifted, the players have placed one each in turn, and no piece is lost", () => {
  let p: Position = { ...emptied(middle), mode: "fair", turn: 0 };
  const pieces = (one: Position, colour: (typeof COLOURS)[number]) =>
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
    p = stackOn(p, (n * 7) % 20, play[n < 18 ? n % 3 : 3 + (n % 2)] ?? "red");
    fine();
  }
  for (let n = 0; n < 200; n += 1) p = lift(p, (n * 3) % 20);
  fine();
  expect(p.spots.every((spot) => spot.stack.length === 0)).toBe(true);
});

test("a piece that nobody has cannot be put down, and lifting undoes putting down", () => {
  const p = emptied(middle);
  expect(lift(stackOn(p, 3, "pink"), 3)).toEqual(p);
  expect(stackOn(setStock(setStock(setStock(p, 0, "pink", 0), 1, "pink", 0), 2, "pink", 0), 3, "pink").spots[3]?.stack).toEqual([]);
});

test("bases and secrets change places; a colour that is not in play takes over", () => {
  const p = setBase(middle, 0, "red");
  expect(inPlay(p)).toEqual(["red", "orange", "yellow", "green", "blue"]);
  expect(p.stocks[1]).toEqual({ orange: 1, red: 2 });
  expect(setObjective(middle, 0, "blue").objectives).toEqual(["blue", "green", "yellow"]);
});
