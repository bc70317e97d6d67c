import { expect, test } from "vitest";
import { learnOrigin, linkTo } from "./origin.svelte";

test("links for others lead to the server's address in its network where the page is open at the machine itself", () => {
  const near = "http://192.168.1.7:8003";
  for (const host of ["127.0.0.1", "localhost", "[::1]"]) {
    learnOrigin({ near }, host);
    expect(linkTo("/t/x")).toBe(`${near}/t/x`);
  }
  learnOrigin({ near }, "192.168.1.9");
  expect(linkTo("/t/x")).toBe(`${location.origin}/t/x`);
  learnOrigin({ near: null }, "127.0.0.1");
  expect(linkTo("/t/x")).toBe(`${location.origin}/t/x`);
});
