import { beforeEach, expect, test } from "vitest";
import { goTo } from "../testing/browser";
import { decoded, followLinks, go, route } from "./router.svelte";

followLinks();
beforeEach(() => go("/"));

interface Asked {
  href: string;
  target?: string;
  download?: boolean;
}
/** A click on a link: whether the client took it upon itself. */
function click({ href, target = "", download = false }: Asked, keys: Partial<MouseEvent> = {}): boolean {
  const url = new URL(href, location.href);
  const { pathname, search, hash, origin } = url;
  const link = { pathname, search, hash, origin, target, hasAttribute: () => download };
  const event = Object.assign(new Event("click", { cancelable: true }), { button: 0, ...keys });
  Object.defineProperty(event, "target", { value: { closest: () => link } });
  document.dispatchEvent(event);
  return event.defaultPrevented;
}

test("going somewhere changes path, query and hash", () => {
  go("/lesson/any?step=3#O8");
  expect([route.path, route.query.get("step"), route.hash]).toEqual(["/lesson/any", "3", "#O8"]);
  go("/", true);
  expect([route.path, route.query.size, route.hash]).toEqual(["/", 0, ""]);
});

test("a link within the client is followed without loading", () => {
  expect(click({ href: "/rules/any?x=1#O8" })).toBe(true);
  expect([route.path, route.query.get("x"), route.hash]).toEqual(["/rules/any", "1", "#O8"]);
});

test("everything else is left to the browser", () => {
  expect(click({ href: "https://elsewhere.example/" })).toBe(false);
  expect(click({ href: "/api/v1/tables/1/record" })).toBe(false);
  expect(click({ href: "/rules", target: "_blank" })).toBe(false);
  expect(click({ href: "/rules", download: true })).toBe(false);
  expect(click({ href: "/rules" }, { ctrlKey: true })).toBe(false);
  expect(click({ href: "/rules" }, { button: 1 })).toBe(false);
  expect(click({ href: "#O8" })).toBe(false); // a place on this page
  expect(route.path).toBe("/");
});

test("the browser's own way back is followed", () => {
  go("/rules");
  goTo("/new?game=any");
  dispatchEvent(new Event("popstate"));
  expect([route.path, route.query.get("game")]).toEqual(["/new", "any"]);
});

test("a part of an address is decoded where it can be, and stands as it is where it cannot", () => {
  for (const [part, text] of [
    ["section-2", "section-2"],
    ["caf%C3%A9", "café"],
    ["%", "%"],
    ["100%", "100%"],
    ["%E9", "%E9"],
  ] as const)
    expect(decoded(part)).toBe(text);
});
