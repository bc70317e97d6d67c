import { expect, test } from "vitest";
import type { Listed } from "../net/types";
import { newestFinished } from "./finishedTables";

const table = (id: string, changed: number, seat: number | null): Listed => ({ id, changed, seat }) as Listed;

test("one's own finished tables stand among those of everybody, each once and the newest first", () => {
  const own = [table("alone", 5, 0), table("both", 3, 1)];
  const open = [table("theirs", 4, null), table("both", 3, 1), table("old", 1, null)];
  expect(newestFinished(own, open, 3).map(({ id }) => id)).toEqual(["alone", "theirs", "both"]);
});
