import { expect, test, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import { withFrenchSpaces } from "./frenchSpaces";
import { best, languages, languagesIn, ownName, placesOf, rulesOf, textsAt } from "./languages";
import { list, loadMessages, say, spoken } from "./messages.svelte";

test("French only where it is preferred to English", () => {
  expect(best(["fr-CA", "en"])).toBe("fr");
  expect(best(["en-GB", "fr"])).toBe("en");
  expect(best(["de", "en", "fr"])).toBe("en");
  expect(best(["de", "fr"])).toBe("fr");
  expect(best(["frr"])).toBe("en");
  expect(best([])).toBe("en");
});

test("a language is there when its files are, wherever they lie", () => {
  expect(languages).toEqual(["en", "fr"]);
  const paths = ["../i18n/en.ftl", "../i18n/fr.ftl", "../../../src/saqqara/languages/eo/web/i18n/eo.ftl", "../games/x/de.ftl"];
  expect(languagesIn(paths)).toEqual(["en", "eo", "fr"]);
  expect(best(["eo"], languagesIn(paths))).toBe("eo");
  const places = placesOf("eo", "x/lesson");
  expect(places.some((place) => "../../../src/saqqara/languages/eo/web/games/x/lesson/eo.ftl".endsWith(place))).toBe(true);
  expect([ownName("fr"), ownName("en"), ownName("eo")]).toEqual(["Français", "English", "Esperanto"]);
});

test("French has its spaces, in words and rules, and code is left alone", async () => {
  expect(withFrenchSpaces("Qui ? « Moi » : 5 % ; bien ! `a : b` |:--|", "fr")).toBe(
    "Qui\u202f? «\u00a0Moi\u00a0»\u00a0: 5\u00a0%\u202f; bien\u202f! `a : b` |:--|",
  );
  const [words = ""] = await textsAt(placesOf("fr", null), "fr");
  const rules = (await rulesOf("objective", "fr"))?.blocks.map((block) => block.html).join("") ?? "";
  for (const text of [words, rules.replace(/<[^>]*>/g, "")]) expect(text.replace(/`[^`]*`/g, "")).not.toMatch(/\S [;!?»%]|\S :(?!-)|« /);
});

test("what a language does not say is said in English", async () => {
  settings.language = "eo";
  await loadMessages();
  say("your-turn"); // asks for the English words
  await vi.waitFor(() => expect(say("your-turn")).toBe("Your turn"));
  expect(spoken({ en: "yes", fr: "oui" })).toBe("yes");
  expect(await rulesOf("objective", "eo")).toBe(await rulesOf("objective", "en"));
  settings.language = "en";
});

test("several are joined as the language joins them, and seats count from 1", async () => {
  settings.language = "fr";
  await loadMessages("objective");
  expect(list(["Ann", "Bob", "Cléo"])).toBe("Ann, Bob et Cléo");
  expect(say("refused-turn", { turn: 0 }, "objective")).toContain("joueur 1.");
  settings.language = "en";
  expect(list(["Ann", "Bob", "Cleo"])).toBe("Ann, Bob and Cleo");
});
