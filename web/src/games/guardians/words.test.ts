import { beforeAll, expect, test } from "vitest";
import { settings } from "../../app/settings.svelte";
import { loadMessages } from "../../i18n/messages.svelte";
import { backsWords, roomWords, sentence, short } from "./words";

beforeAll(async () => {
  settings.language = "en";
  await loadMessages("guardians");
});

const NAMES = ["Nora", "Idris"];

test("moves in the log and as hints", () => {
  expect(sentence("explore 2", NAMES)).toBe("explores pile 2");
  expect(sentence("awaken 1", NAMES)).toBe("awakens Idris's guardians");
  expect(sentence("keep 1 2", NAMES)).toBe("keeps both of the werewolf's rooms");
  expect(sentence("keep 2", NAMES)).toBe("keeps the werewolf's room from pile 2");
  expect(sentence("keep none", NAMES)).toBe("keeps neither of the werewolf's rooms");
  expect(sentence("secure", NAMES)).toBe("secures their rooms");
  expect(short("awaken 0", NAMES)).toBe("awaken Nora's guardians");
  expect(short("pass", NAMES)).toBe("pass");
});

test("a room says no more than can be read", () => {
  const room = { back: "red" as const, face: { number: 9, treasure: "crown", count: 3, centre: "werewolf" } };
  expect(roomWords(room)).toMatch(/crown.*werewolf/i);
  expect(roomWords(room, false)).not.toMatch(/crown|werewolf/i);
  expect(roomWords({ ...room, face: null })).toBe(roomWords(room, false));
});

test("the backs of some rooms", () => {
  const back = (colour: "green" | "yellow" | "red") => ({ back: colour, face: null });
  expect(backsWords([back("red"), back("green"), back("green")])).toBe("2 green and 1 red");
});
