import { expect, test } from "vitest";
import type { OptionInfo } from "../net/types";
import { fittingOptions, usual } from "./gameOptions";

const value = (one: string | boolean, ...seats: number[]) => ({ value: one, title: {}, seats });
const offered: OptionInfo[] = [
  { name: "mode", title: {}, default: "b", values: [value("a", 2), value("b", 2, 3), value("c", 3)] },
  { name: "long", title: {}, default: false, values: [value(false, 2, 3), value(true, 2, 3)] },
];

test("the usual options are the defaults", () => {
  expect(usual(offered)).toEqual({ mode: "b", long: false });
});

test("what was chosen stays while it fits the number of players, and else the first that fits is chosen", () => {
  expect(fittingOptions(offered, { mode: "a", long: true }, 2)).toEqual({ mode: "a", long: true });
  expect(fittingOptions(offered, { mode: "a", long: true }, 3)).toEqual({ mode: "b", long: true });
  expect(fittingOptions(offered, { mode: "c", long: false }, 2)).toEqual({ mode: "a", long: false });
});
