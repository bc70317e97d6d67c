import { expect, test } from "vitest";
import { offered, read, write } from "./moves";

test("a move is a colour and a spot", () => {
  expect(read("red 7")).toEqual({ colour: "red", spot: 7 });
  expect(write(read("pink 16"))).toBe("pink 16");
});

test("what is on offer, by spots", () => {
  const found = offered(["red 7", "green 7", "red 12"]);
  expect([...found.keys()]).toEqual([7, 12]);
  expect([...(found.get(7) ?? [])]).toEqual(["red", "green"]);
});
