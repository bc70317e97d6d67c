import { expect, test } from "vitest";
import { clock } from "./arenaState.svelte";

test("the time that is left is told as clocks do", () => {
  expect([0, 1, 59_999, 60_000, 309_000, 3_909_000, -5].map(clock)).toEqual(["0:00", "0:01", "1:00", "1:00", "5:09", "1:05:09", "0:00"]);
});
