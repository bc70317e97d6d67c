import { expect, test } from "vitest";
import type { PositionField } from "../net/types";
import { blank, pathText, places, put, valueAt, whereIs, withValue } from "./positionFields";

const item: PositionField = { kind: "item" };
const field: PositionField = {
  kind: "parts",
  parts: {
    hands: { kind: "list", seats: true, of: { kind: "list", rising: true, of: item } },
    row: { kind: "list", length: 2, of: { ...item, none: true } },
    drawn: { kind: "list", none: true, length: 2, of: { ...item, none: true } },
    card: {
      kind: "parts",
      none: true,
      parts: { number: item, marked: { kind: "list", of: { kind: "text" } } },
    },
    stock: { kind: "map", values: ["red", "blue"], of: { kind: "number", least: 0, most: 6 } },
    round: { kind: "number", least: 1, most: 4 },
  },
};
const position = {
  hands: [[2, 5], []],
  row: [7, null],
  drawn: null,
  card: { number: 9, marked: ["a1"] },
  stock: { red: 3 },
  round: 3,
};

test("a card is taken from where it was, and what lay on a place for one goes there", () => {
  expect(put(field, position, 7, ["hands", 0])).toEqual({ ...position, hands: [[2, 5, 7], []], row: [null, null] });
  expect(put(field, position, 3, ["hands", 0]).hands).toEqual([[2, 3, 5], []]);
  expect(put(field, { ...position, row: [7, 8] }, 7, ["row", 1]).row).toEqual([8, 7]);
  expect(put(field, position, 2, ["row", 0])).toMatchObject({ hands: [[5], []], row: [2, null] });
  expect(put(field, position, 5, null).hands).toEqual([[2], []]);
  expect(put(field, position, 5, ["drawn", 1]).drawn).toEqual([null, 5]);
  expect(put(field, position, 2, ["card"]).card).toEqual({ number: 2, marked: [] });
  expect(put(field, position, 9, ["card"])).toEqual(position);
});

test("every card that lies somewhere is found there, and places are called as the server calls them", () => {
  expect(pathText(whereIs(field, position, 5) ?? [])).toBe("hands[0]");
  expect(whereIs(field, position, 9)).toEqual(["card"]);
  expect(whereIs(field, position, 1)).toBeNull();
  expect([...places(field, position)].map((place) => pathText(place.path))).toContain("row[1]");
  expect(pathText(["players", 1, "cards", 0, "marked"])).toBe("players[1].cards[0].marked");
});

test("of a map what there is none of is left out", () => {
  expect(withValue(field, position, ["stock", "blue"], 2)).toMatchObject({ stock: { red: 3, blue: 2 } });
  expect((withValue(field, position, ["stock", "red"], 0) as typeof position).stock).toEqual({});
  expect(valueAt(position, ["card", "marked", 0])).toBe("a1");
});

test("an empty table has no cards and the least numbers", () => {
  expect(blank(field, position)).toEqual({ hands: [[], []], row: [null, null], drawn: null, card: null, stock: { red: 0 }, round: 1 });
});
