import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import { ask, me, meChanged, nonce, Refusal, reason, usual } from "./api";
import type { Why } from "./types";

afterEach(() => vi.unstubAllGlobals());

const WHY: Why = { key: "no-table", clause: null, reason: { en: "There is no such table.", fr: "Cette table n'existe pas." } };
const answering = (status: number, body: unknown) => {
  const fetched = vi.fn(async (_: string, __: RequestInit) => new Response(body === null ? null : JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

test("an answer is its data; one without content is null", async () => {
  const fetched = answering(200, { id: "t1" });
  expect(await ask("POST", "/tables", { game: "any" })).toEqual({ id: "t1" });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/v1/tables");
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: "POST", credentials: "same-origin", body: '{"game":"any"}' });
  answering(204, null);
  expect(await ask("DELETE", "/me")).toBe(null);
});

test("a seat with a token of its own speaks by it, without this browser's cookie", async () => {
  const fetched = answering(200, {});
  await ask("GET", "/tables/t1/hint", undefined, "my-token");
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: "omit", headers: { Authorization: "Bearer my-token" } });
  await ask("POST", "/players", {}, "");
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({ credentials: "omit" });
  expect(fetched.mock.calls[1]?.[1]?.headers).not.toHaveProperty("Authorization");
});

test("a no has its sentence in the present language", async () => {
  answering(404, WHY);
  const caught = await ask("GET", "/tables/x").catch((no: unknown) => no);
  expect(caught).toBeInstanceOf(Refusal);
  settings.language = "fr";
  expect(reason(caught)).toBe("Cette table n'existe pas.");
  settings.language = "en";
  expect(reason(caught)).toBe("There is no such table.");
});

test("no answer, and an answer that nobody can read, are the server's silence", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
  expect(reason(await ask("GET", "/games").catch((no: unknown) => no))).toMatch(/does not answer/);
  answering(502, "bad gateway");
  expect(reason(await ask("GET", "/games").catch((no: unknown) => no))).toMatch(/does not answer/);
});

test("an answer that was cut short or is no data is the server's silence, and not data that is nothing", async () => {
  vi.stubGlobal("fetch", async () => new Response('{"id": "t', { status: 200 }));
  expect(reason(await ask("GET", "/games").catch((no: unknown) => no))).toMatch(/does not answer/);
  vi.stubGlobal("fetch", async () => new Response("<h1>Pay for this network</h1>", { status: 200 }));
  meChanged();
  expect(reason(await me().catch((no: unknown) => no))).toMatch(/does not answer/);
  answering(200, { id: "p1" });
  expect(await me()).toEqual({ id: "p1" }); // what could not be read is not kept
  meChanged();
});

test("what is called off while its answer comes in is called off", async () => {
  const off = new AbortController();
  const body = new ReadableStream({ start: (stream) => off.signal.addEventListener("abort", () => stream.error(off.signal.reason)) });
  vi.stubGlobal("fetch", async () => new Response(body, { status: 200 }));
  const asked = ask("GET", "/hint", undefined, undefined, off.signal).catch((caught: unknown) => caught);
  await Promise.resolve();
  off.abort();
  expect(await asked).toBe(off.signal.reason);
});

test("a question is not waited for without end", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (_: string, how: RequestInit) => new Promise((_, reject) => how.signal?.addEventListener("abort", reject)));
  const asked = ask("GET", "/games").catch((no: unknown) => no);
  const settled = vi.fn();
  asked.then(settled);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(settled).toHaveBeenCalled();
  expect(reason(await asked)).toMatch(/does not answer/);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("an answer about who this was before does not replace who this is now", async () => {
  let fail = (_: Error): void => undefined;
  vi.stubGlobal("fetch", () => new Promise((_, reject) => (fail = reject)));
  meChanged();
  const before = me().catch(() => null);
  meChanged();
  answering(200, { id: "p2" });
  const now = me();
  fail(new TypeError("failed"));
  await before;
  expect(me()).toBe(now);
  meChanged();
});

test("what was called off is no failure of the server", async () => {
  const off = new AbortController();
  off.abort();
  vi.stubGlobal("fetch", () => Promise.reject(new DOMException("off", "AbortError")));
  expect(await ask("GET", "/hint", undefined, undefined, off.signal).catch((caught: unknown) => caught)).not.toBeInstanceOf(Refusal);
});

test("the usual level, or the strongest there is", () => {
  const level = (name: string) => ({ name, title: {}, line: {}, rated: true });
  expect(usual([level("chance"), level("adept"), level("master")])).toBe("adept");
  expect(usual([level("chance"), level("novice")])).toBe("novice");
  expect(usual([])).toBe("chance");
});

test("a part of the deal is sixteen bytes, each time others", () => {
  expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(nonce()).not.toBe(nonce());
});
