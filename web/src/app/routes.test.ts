import { expect, test } from "vitest";
import { findPage } from "./routes";

test("a fixed address comes before one with a parameter in the same place", () => {
  const created = findPage("/arena/new");
  const joined = findPage("/arena/k7m2");
  expect(created?.parameter).toBeNull();
  expect(joined?.parameter).toBe("k7m2");
  expect(created?.route).not.toBe(joined?.route);
  expect(findPage("/arena/new/screen")?.parameter).toBe("new");
});

test("the length of an address counts, and slashes around it do not", () => {
  expect(findPage("/arena/k7m2/screen")?.route.frame).toBe("wall");
  expect(findPage("/arena/k7m2/")?.route).toBe(findPage("/arena/k7m2")?.route);
  expect(findPage("/arena/k7m2/screen/more")).toBeNull();
  expect(findPage("/nowhere")).toBeNull();
  expect(findPage("/")?.parameter).toBeNull();
});

test("a game is named only where there is one", () => {
  expect(findPage("/rules/hourglass")?.game).toBe("hourglass");
  expect(findPage("/rules/chess")).toMatchObject({ parameter: "chess", game: null });
  expect(findPage("/rules/constructor")?.game).toBeNull();
});

test("a page of one game is not there for an unknown one", () => {
  expect(findPage("/puzzles/hourglass")?.game).toBe("hourglass");
  expect(findPage("/puzzles/chess")).toBeNull();
  expect(findPage("/puzzles")?.parameter).toBeNull();
});

test("an address hands its parameter to the page's component", () => {
  expect([findPage("/replay"), findPage("/replay/a1")].map((found) => found?.route.props(found.parameter))).toEqual([
    { id: null },
    { id: "a1" },
  ]);
  expect(findPage("/stop/key1")?.route.props("key1")).toEqual({ what: "stop", code: "key1" });
});
