import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { heardFromServer, network, probeServer, watchNetwork } from "./connectivity.svelte";

let reached = true;
let status = 200;
const asked = vi.fn(async (_path: string) => {
  if (!reached) throw new TypeError("Failed to fetch");
  return new Response(null, { status });
});

beforeEach(() => {
  reached = true;
  status = 200;
  asked.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  heardFromServer(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  heardFromServer(true);
});

test("a server on this machine is there, whatever the browser says of its network", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  watchNetwork();
  await vi.advanceTimersByTimeAsync(0);
  expect([network.away, asked.mock.calls.length]).toEqual([false, 1]);
  dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(0);
  expect([network.away, asked.mock.calls.length]).toEqual([false, 2]);
  reached = false;
  dispatchEvent(new Event("online")); // a network, but not the server's
  await vi.advanceTimersByTimeAsync(0);
  expect(network.away).toBe(true);
  reached = true; // nothing tells the page, but it asks again
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.away).toBe(false);
  const calls = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.mock.calls.length).toBe(calls);
});

test("an answer to another question counts more than a question that fails later", async () => {
  reached = false;
  const over = probeServer();
  heardFromServer(true);
  await over;
  expect(network.away).toBe(false);
});

test("what a proxy answers in place of a server that is away is no answer of the server", async () => {
  for (const [code, away] of [
    [502, true],
    [503, false],
    [504, true],
    [200, false],
  ] as const) {
    status = code;
    await probeServer();
    expect(network.away, String(code)).toBe(away);
  }
});
