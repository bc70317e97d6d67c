import { beforeAll, expect, test } from "vitest";
import { settings } from "../../app/settings.svelte";
import { list, loadMessages } from "../../i18n/messages.svelte";
import { looksOf } from "../../testing/looks";
import dig from "./figures/dig.json";
import { cardContents, cardName, sentence, short, whatIs } from "./words";

beforeAll(async () => {
  for (const language of ["fr", "en"] as const) {
    settings.language = language;
    await loadMessages("expedition");
  }
});

test("moves in the log and as hints", () => {
  settings.language = "en";
  expect(sentence("keep 12 31")).toBe("keeps cards 12 and 31");
  expect(sentence("7: c1 c2")).toMatch(/c1 c2.* 7$/);
  expect(sentence("take 17")).toBe("takes card 17 from the display");
  expect(sentence("take pile")).toBe("takes the top card of the pile");
  expect(sentence("pass")).toBe("passes");
  expect(short("7: c1 c2")).toBe("card 7: c1 c2");
  expect(short("take pile")).toBe("take the top card");
});

test("a card, its squares and a list in words", () => {
  const face = looksOf("expedition", dig)[1]?.view.players[0]?.cards[0];
  if (!face) throw new Error("the figure has lost its card");
  settings.language = "en";
  expect(cardName(face)).toMatch(/^Card 7, .*4/);
  expect(cardContents(face)).toMatch(/cross.*(and|,)/);
  expect(whatIs(face, "c3")).toBe(whatIs({ ...face, marked: [] }, "c3"));
  expect(list(["a", "b", "c"])).toBe("a, b and c");
  settings.language = "fr";
  expect(list(["a", "b", "c"])).toBe("a, b et c");
});
