import { expect, test } from "vitest";
import en from "../i18n/en.ftl?raw";
import fr from "../i18n/fr.ftl?raw";
import { findPage } from "./routes";
import { current, sectionOf, sections } from "./sections";

const pages = sections.flatMap((section) => [section, ...section.pages]);

test("every page of the header is there, and has a name in every language", () => {
  for (const { href, label } of pages) {
    expect(findPage(href), href).not.toBe(null);
    for (const texts of [en, fr]) expect(texts).toMatch(new RegExp(`^${label} = `, "m"));
  }
});

test("an address belongs to the part whose page it is, or below", () => {
  expect(sectionOf("/")?.name).toBe("play");
  expect(sectionOf("/t/abc")?.name).toBe("play");
  expect(sectionOf("/rules/objective")?.name).toBe("learn");
  expect(sectionOf("/replay/abc")?.name).toBe("learn");
  expect(sectionOf("/people")?.name).toBe("community");
  expect(sectionOf("/p/abc")?.name).toBe("community");
  expect(sectionOf("/puzzles/objective")?.name).toBe("puzzles");
  expect(sectionOf("/settings")).toBe(undefined);
  expect(sectionOf("/nothing")).toBe(undefined);
});

test("a link says that its page is shown, or one below it", () => {
  expect(current("/rules", "/rules")).toBe("page");
  expect(current("/rules", "/rules/objective")).toBe("true");
  expect(current("/", "/rules")).toBe(undefined);
  expect(current("/p", "/puzzles")).toBe(undefined);
});
