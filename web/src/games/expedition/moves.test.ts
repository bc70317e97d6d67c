import { expect, test } from "vitest";
import { looksOf } from "../../testing/looks";
import dig from "./figures/dig.json";
import { offered, readMark, readMarks } from "./moves";

test("a mark is a card and its squares; other moves mark nothing", () => {
  expect(readMark("12: a1 a2 b2")).toEqual({ card: 12, squares: ["a1", "a2", "b2"] });
  expect(readMark("keep 12 31")).toBe(null);
  expect(readMark("pass")).toBe(null);
});

test("what is on offer besides marks", () => {
  expect(offered(["keep 12 31", "keep 12 40"])).toEqual({
    keep: [
      ["12", "31"],
      ["12", "40"],
    ],
    take: [],
    pass: false,
  });
  expect(offered(["take 17", "take pile", "pass"])).toEqual({ keep: [], take: ["17", "pile"], pass: true });
});

test("marks by the place of their card: squares alone, and placements of the pattern", () => {
  const cards = looksOf("expedition", dig)[0].view.players[0]?.cards ?? [];
  const [first, second] = readMarks(["7: c1", "7: c1 c2 c3 d3", "13: a1", "99: a1", "pass"], cards);
  expect([...(first?.singles ?? [])]).toEqual([["c1", "7: c1"]]);
  expect(first?.placements).toMatchObject([{ text: "7: c1 c2 c3 d3", squares: ["c1", "c2", "c3", "d3"], x: 2.75, y: 1.75 }]);
  expect([...(second?.singles ?? [])]).toEqual([["a1", "13: a1"]]);
});
