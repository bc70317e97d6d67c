import { expect, test } from "vitest";
import { signed } from "./signedNumber";

test("a change of a rating has its sign", () => {
  expect([12, -8, 0].map(signed)).toEqual(["+12", "−8", "±0"]);
});
