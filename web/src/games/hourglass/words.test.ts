import { beforeAll, expect, test } from "vitest";
import { settings } from "../../app/settings.svelte";
import { loadMessages } from "../../i18n/messages.svelte";
import { looksOf } from "../../testing/looks";
import pyramid from "./figures/pyramid.json";
import { sentence, short, tileWords } from "./words";

beforeAll(async () => {
  for (const language of ["fr", "en"] as const) {
    settings.language = language;
    await loadMessages("hourglass");
  }
});

test("moves of players and of the clock", () => {
  settings.language = "en";
  expect(sentence("take 33")).toBe("takes tile 33");
  expect(sentence("show 33 = (5 - 2) * 11")).toBe("shows (5 − 2) × 11 for 33");
  expect(sentence("sand")).toBe("ends the round: the hourglass has run out");
  expect(short("show 33 = (5 - 2) * 11")).toBe("33 = (5 − 2) × 11");
  expect(short("done")).toBe("give up the missing ones");
  settings.language = "fr";
  expect(sentence("take 33")).toBe("prend la tuile 33");
});

test("a tile in sight has its colour and its scarabs", () => {
  settings.language = "en";
  const [{ view }] = looksOf("hourglass", pyramid);
  expect(tileWords(view, 33)).toContain("33");
  expect(tileWords(view, 33)).toMatch(/red/);
  expect(tileWords(view, 33)).toContain(String(view.tiles[33]?.scarabs));
});
