import { expect, test, vi } from "vitest";
import { meChanged } from "../net/api";
import { evenGame } from "./evenOpponents.svelte";

/** A server that knows these ratings of whoever asks, and when it answers. */
function server(even: () => string, wait: () => Promise<void> = async () => undefined) {
  return vi.fn(async (path: string) => {
    const level = even();
    if (path.endsWith("/me/ratings")) await wait();
    const body = path.endsWith("/me") ? { player: level } : { ratings: [{ game: "objective", even: { 2: level } }] };
    return new Response(JSON.stringify(body), { status: 200 });
  });
}
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await new Promise((done) => setTimeout(done, 0));
};

test("the ratings of whoever was here before are forgotten, also those that come late", async () => {
  let level = "adept";
  let give: () => void = () => undefined;
  let slow = false;
  const wait = (): Promise<void> => (slow ? new Promise((done) => (give = done)) : Promise.resolve());
  vi.stubGlobal(
    "fetch",
    server(() => level, wait),
  );
  meChanged();
  expect(evenGame("objective", 2)).toBe(null);
  await settled();
  expect(evenGame("objective", 2)).toBe("adept");

  meChanged();
  slow = true;
  expect(evenGame("objective", 2)).toBe(null); // asked for, and not answered yet
  await settled();
  level = "novice";
  slow = false;
  const late = give;
  meChanged();
  expect(evenGame("objective", 2)).toBe(null);
  await settled();
  expect(evenGame("objective", 2)).toBe("novice");
  late();
  await settled();
  expect(evenGame("objective", 2)).toBe("novice");
  meChanged();
  vi.unstubAllGlobals();
});

test("what could not be found out is asked for again", async () => {
  const answering = server(() => "adept");
  const failing = vi.fn(async () => {
    throw new TypeError("Failed to fetch");
  });
  vi.stubGlobal("fetch", failing);
  meChanged();
  expect(evenGame("objective", 2)).toBe(null);
  await settled();
  vi.stubGlobal("fetch", answering);
  evenGame("objective", 2);
  await settled();
  expect(evenGame("objective", 2)).toBe("adept");
  meChanged();
  vi.unstubAllGlobals();
});
