import { expect, test } from "vitest";
import { bytesOf, countWaysBack, isNumber, textOf } from "./passkey";

test("bytes go to the server and back as they are", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, number) => number);
  const text = textOf(bytes.buffer);
  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  expect([...bytesOf(text)]).toEqual([...bytes]);
  expect(textOf(new Uint8Array([251, 255]).buffer)).toBe("-_8");
});

test("a bare number is no name", () => {
  for (const host of ["127.0.0.1", "192.168.1.20", "[::1]"]) expect(isNumber(host)).toBe(true);
  for (const host of ["localhost", "games.example", "1.example"]) expect(isNumber(host)).toBe(false);
});

test("a passkey that may not verify its user is no certain way back", () => {
  const passkey = { id: "a", name: "", made: 1, used: null, site: "a.example" };
  expect(countWaysBack({ codes: 0, passkeys: [{ ...passkey, verified: false }] })).toBe(0);
  expect(countWaysBack({ codes: 0, passkeys: [{ ...passkey, verified: true }] })).toBe(1);
  expect(countWaysBack({ codes: 2, passkeys: [{ ...passkey, verified: false }] })).toBe(2);
});
