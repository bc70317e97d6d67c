import { expect, test } from "vitest";
import { offered, read, showing } from "./moves";

test("what is on offer: tiles to take, operations to show, words to say", () => {
  expect(offered(["take 33", "take 9", "nothing", "show 17 = ..."])).toEqual({
    take: ["33", "9"],
    show: ["17"],
    nothing: true,
    done: false,
  });
  expect(offered(["done"])).toEqual({ take: [], show: [], nothing: false, done: true });
});

test("a move, its number and its operation", () => {
  expect(read("show 33 = (5 - 2) * 11")).toEqual({ verb: "show", number: "33", operation: "(5 - 2) * 11" });
  expect(read("take 33")).toEqual({ verb: "take", number: "33", operation: "" });
  expect(read("nothing")).toEqual({ verb: "nothing", number: null, operation: "" });
  expect(showing("33", "(5 - 2) * 11")).toBe("show 33 = (5 - 2) * 11");
});
