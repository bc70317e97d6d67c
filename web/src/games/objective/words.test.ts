import { beforeAll, expect, test } from "vitest";
import { settings } from "../../app/settings.svelte";
import { loadMessages } from "../../i18n/messages.svelte";
import { sentence, short, spotWords } from "./words";

beforeAll(async () => {
  for (const language of ["fr", "en"] as const) {
    settings.language = language;
    await loadMessages("objective");
  }
});

test("a move in the log and as a hint", () => {
  settings.language = "en";
  expect(sentence("orange 7")).toBe("places an orange piece on spot 7");
  expect(short("green 3")).toBe("green on spot 3");
  settings.language = "fr";
  expect(sentence("orange 7")).toMatch(/orange.* 7$/);
  expect(sentence("orange 7")).not.toContain("places");
});

test("a spot, bare and with a stack", () => {
  settings.language = "en";
  expect(spotWords({ base: "red", stack: [] }, 4)).toBe("Spot 4: a red base, bare.");
  expect(spotWords({ base: "red", stack: ["blue"] }, 4)).toBe("Spot 4: blue on a red base, 1 piece.");
  expect(spotWords({ base: "red", stack: ["blue", "pink"] }, 4)).toContain("From the top: pink, blue.");
});
