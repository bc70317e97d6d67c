import { afterEach, expect, test } from "vitest";
import { settings } from "../app/settings.svelte";
import { span } from "./duration";

afterEach(() => {
  settings.language = "en";
});

test("a time is told in its largest whole unit, with the plural of the language", () => {
  settings.language = "en";
  expect([1, 59, 60, 119, 600, 3600, 7199, 86_400, 3 * 86_400 + 5].map(span)).toEqual([
    "1 second",
    "59 seconds",
    "1 minute",
    "1 minute",
    "10 minutes",
    "1 hour",
    "1 hour",
    "1 day",
    "3 days",
  ]);
  settings.language = "fr";
  expect([60, 7200, 86_400].map((seconds) => span(seconds).replace(/\s/g, " "))).toEqual(["1 minute", "2 heures", "1 jour"]);
});
