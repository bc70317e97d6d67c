import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { home } from "../net/home";
import { goTo } from "../testing/browser";
import { wholeAddress } from "./address";
import { decodePart, followLinks, go, route } from "./router.svelte";

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
    expect(decodePart(part)).toBe(text);
});

describe("in a site of files, whose pages stand after a #", () => {
  const BASE = "https://files.example/saqqara/";
  beforeAll(() => {
    home.inPage = true;
    followLinks();
  });
  beforeEach(() => goTo(`${BASE}#/`));
  afterAll(() => {
    home.inPage = false;
    goTo("https://table.example/");
    go("/");
  });
  /** A link of a component, as the browser has it. */
  const linkTo = (href: string) => {
    const { pathname, search, hash, origin } = new URL(href, location.href);
    const link = { pathname, search, hash, origin, target: "", href, hasAttribute: () => false };
    return Object.assign(link, { getAttribute: () => link.href, setAttribute: (_: string, to: string) => (link.href = to) });
  };
  const press = (kind: string, link: object): boolean => {
    const event = Object.assign(new Event(kind, { cancelable: true }), { button: 0 });
    Object.defineProperty(event, "target", { value: { closest: () => link } });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const shown = (): string => route.path + (route.query.size ? `?${route.query}` : "") + route.hash;

  test("a page has an address below the site's folder, and is found again by it", () => {
    for (const to of ["/", "/t/abc", "/rules/any?x=1#O8", "/analysis#eyJhIjoxfQ"]) {
      go(to);
      expect(location.href).toBe(`${BASE}#${to}`);
      expect(shown()).toBe(to);
      goTo(`${BASE}#/elsewhere`);
      go(to, true);
      dispatchEvent(new Event("popstate"));
      expect(shown()).toBe(to);
    }
    goTo(BASE);
    dispatchEvent(new Event("popstate"));
    expect(shown()).toBe("/");
  });

  test("a link leads to its page, and has the whole address before it can be copied", () => {
    const link = linkTo("/t/abc");
    press("pointerover", link);
    expect(link.href).toBe("#/t/abc");
    expect(press("click", link)).toBe(true);
    expect(location.href).toBe(`${BASE}#/t/abc`);
    expect(wholeAddress("/daily/2026-01-02")).toBe(`${BASE}#/daily/2026-01-02`);
  });

  test("a place on a page keeps the page", () => {
    go("/rules/any?x=1");
    const scrollIntoView = vi.fn();
    Object.assign(document, { getElementById: (id: string) => (id === "O8" ? { scrollIntoView } : null) });
    expect(press("click", linkTo("#O8"))).toBe(true);
    expect(scrollIntoView).toHaveBeenCalled();
    expect(location.href).toBe(`${BASE}#/rules/any?x=1#O8`);
    expect(shown()).toBe("/rules/any?x=1#O8");
  });

  test("files and other sites are left to the browser", () => {
    for (const href of ["https://elsewhere.example/", "/api/v1/tables/1/record", "//elsewhere.example/", "icon.svg"])
      expect(press("click", linkTo(href)), href).toBe(false);
    expect(shown()).not.toContain("elsewhere");
  });
});
