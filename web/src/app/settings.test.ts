import { afterEach, expect, test } from "vitest";
import { keepChoices, settings, takeChoices } from "./settings.svelte";

const KEY = "saqqara.settings";
const before = { ...settings };
const kept = (): Record<string, unknown> => JSON.parse(localStorage.getItem(KEY) ?? "{}");

/** Another tab, which has made one choice. */
function elsewhere(choice: object): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...choice }));
}

afterEach(() => {
  Object.assign(settings, before);
  keepChoices();
  localStorage.setItem(KEY, "{}");
});

test("what another tab has chosen stays when this one chooses something else", () => {
  keepChoices();
  elsewhere({ theme: "dark" });
  settings.sound = true;
  keepChoices();
  expect(kept()).toMatchObject({ theme: "dark", sound: true });
});

test("what another tab has chosen holds here, too, and is not written back", () => {
  keepChoices();
  elsewhere({ theme: "dark", language: "xx", textSize: 1.5 });
  takeChoices();
  expect([settings.theme, settings.textSize, settings.language]).toEqual(["dark", 1.5, before.language]);
  elsewhere({ theme: "light" });
  keepChoices();
  expect(kept().theme).toBe("light");
});

test("a choice that this tab takes back is kept, too", () => {
  keepChoices();
  settings.theme = "dark";
  keepChoices();
  settings.theme = before.theme;
  keepChoices();
  expect(kept().theme).toBe(before.theme);
});
