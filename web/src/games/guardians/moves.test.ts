import { expect, test } from "vitest";
import { keeping, offered } from "./moves";

test("what is on offer, by what it is about", () => {
  expect(offered(["explore 1", "explore 2", "secure", "awaken 3"])).toEqual({
    explore: [1, 2],
    secure: true,
    awaken: [3],
    keep: [],
    pass: false,
  });
  expect(offered(["keep none", "keep 1", "keep 1 2"]).keep).toEqual(["keep none", "keep 1", "keep 1 2"]);
  expect(offered(["pass"]).pass).toBe(true);
});

test("a choice of the drawn rooms as a move", () => {
  expect(keeping([true, true])).toBe("keep 1 2");
  expect(keeping([false, true])).toBe("keep 2");
  expect(keeping([false, false])).toBe("keep none");
});
