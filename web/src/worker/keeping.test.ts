import { expect, test } from "vitest";
import { keptFirst, lacking } from "./keeping";

test("only files with a hash in their names are shown before the network is asked", () => {
  expect(keptFirst("/assets/index-B1PTZZZu.js")).toBe(true);
  for (const path of ["/", "/icon.svg", "/api/v1/games", "/api/v1/tables/mine", "/worker.js"]) expect(keptFirst(path)).toBe(false);
});

test("a page of another build is found out", () => {
  const page = '<script src="/assets/index-1.js"></script><link rel="stylesheet" href="/assets/index-2.css"><link href="/icon.svg">';
  expect(lacking(page, new Set(["/assets/index-1.js", "/assets/index-2.css"]))).toEqual([]);
  expect(lacking(page, new Set(["/assets/index-0.js", "/assets/index-2.css"]))).toEqual(["/assets/index-1.js"]);
});
