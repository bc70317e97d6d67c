import { expect, test } from "vitest";
import { settings } from "../app/settings.svelte";
import { decimal, numberText, percent, signedNumber } from "./numbers";

test("a change of a rating has its sign", () => {
  expect([12, -8, 0].map(signedNumber)).toEqual(["+12", "−8", "±0"]);
});

test("numbers are written as the present language writes them", () => {
  settings.language = "en";
  expect([numberText(1234.5), numberText(-3.25), percent(0.624), decimal(-2), decimal(3, { minimumFractionDigits: 0 })]).toEqual([
    "1,234.5",
    "−3.25",
    "62%",
    "−2.0",
    "3",
  ]);
  settings.language = "fr";
  expect(decimal(-1.25, { signDisplay: "exceptZero" })).toBe("−1,3");
  settings.language = "en";
});
