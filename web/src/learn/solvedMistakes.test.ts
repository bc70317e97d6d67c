import { afterEach, expect, test } from "vitest";
import { removeStored, store } from "../device/storage";
import { isSolved, rememberSolved } from "./solvedMistakes";

afterEach(() => removeStored("saqqara.mistakes"));

test("a device remembers what was solved, the latest four hundred", () => {
  expect(isSolved("a", 3)).toBe(false);
  rememberSolved("a", 3);
  for (let at = 0; at < 399; at += 1) rememberSolved("b", at);
  expect(isSolved("a", 3)).toBe(true);
  expect(isSolved("a", 33)).toBe(false);
  rememberSolved("b", 399);
  expect(isSolved("a", 3)).toBe(false);
});

test("what is damaged counts as nothing", () => {
  store("saqqara.mistakes", '{"a": 1}');
  expect(isSolved("a", 3)).toBe(false);
  rememberSolved("a", 3);
  expect(isSolved("a", 3)).toBe(true);
});
