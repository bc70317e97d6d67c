import { beforeAll, expect, test } from "vitest";
import { settings } from "../app/settings.svelte";
import { games } from "../games";
import { known, loadMessages, say, speaker } from "./messages.svelte";

const [game = ""] = Object.keys(games);

beforeAll(async () => {
  for (const language of ["fr", "en"] as const) {
    settings.language = language;
    await loadMessages(game);
  }
});

test("the same key in both languages", () => {
  settings.language = "en";
  const english = say("your-turn");
  settings.language = "fr";
  expect(say("your-turn")).not.toBe(english);
  expect([english, say("your-turn")]).not.toContain("your-turn");
});

test("a game's own words: those of its rules and those of its board", () => {
  settings.language = "en";
  const tell = speaker(game);
  expect(tell("title")).not.toBe("title");
  expect(known("title", game)).toBe(true);
  expect(known("title")).toBe(false);
});

test("a sentence that is not there is its key, one that is not loaded yet is empty", () => {
  settings.language = "en";
  expect(say("no-such-sentence")).toBe("no-such-sentence");
  expect(known("no-such-sentence")).toBe(false);
  (settings as { language: string }).language = "xx";
  expect(say("your-turn")).toBe("");
});

test("a negative number in a sentence has a minus, not a hyphen", () => {
  settings.language = "fr";
  expect(say("latest-points", { points: -28 })).toBe("−28 points");
  expect(say("daily-number", { value: -1.25 })).toBe("−1,3");
  settings.language = "en";
  expect(say("latest-points", { points: -28 })).toBe("−28 points");
});
