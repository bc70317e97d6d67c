import { expect, test } from "vitest";
import { after, readMove } from "./moveText";

test("a move is a word and what follows it", () => {
  expect(readMove("keep 1 2")).toEqual({ verb: "keep", rest: ["1", "2"] });
  expect(readMove("pass")).toEqual({ verb: "pass", rest: [] });
});

test("what follows a word, in the moves that begin with it", () => {
  expect(after("take", ["take 17", "taken 3", "take pile", "pass", "take"])).toEqual(["17", "pile"]);
});
