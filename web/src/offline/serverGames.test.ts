import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { network, setTransport } from "../net/serverOrPage";
import type { Listed } from "../net/types";
import { sendGame, unsentGames } from "./serverGames";

const game = (id: string, more: Partial<Listed> = {}): Listed => ({ id, daily: null, seat: 0, ...more }) as Listed;
const pages: Record<string, unknown> = {};
const asked: [string, string, unknown][] = [];
let answer = { status: 201, text: "{}" };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  asked.length = 0;
  answer = { status: 201, text: "{}" };
  pages["/tables/mine?status=over&limit=100"] = { tables: [game("a"), game("day", { daily: "2026-01-01" })], before: "1.a" };
  pages["/tables/mine?status=over&limit=100&before=1.a"] = {
    tables: [game("b", { seat: 1 }), game("watched", { seat: null })],
    before: null,
  };
  for (const id of ["a", "b"]) pages[`/tables/${id}/record`] = { game: id };
  setTransport({
    request: async (_, path) => ({ status: 200, text: JSON.stringify(pages[path]) }),
    openTable: () => {
      throw new Error("no tables here");
    },
  });
  vi.spyOn(network, "request").mockImplementation(async (method, path, body) => {
    asked.push([method, path, body && JSON.parse(body)]);
    return path === "/me" ? { status: 200, text: "{}" } : answer;
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  setTransport();
});

test("finished games that somebody played are offered, challenges of the day are not", async () => {
  expect((await unsentGames()).map(({ id }) => id)).toEqual(["a", "b"]);
});

test("a game is given with its seat, by somebody the server knows, and once", async () => {
  expect(await sendGame(game("b", { seat: 1 }))).toBe(null);
  expect(asked).toEqual([
    ["POST", "/me", undefined],
    ["POST", "/tables/alone", { record: { game: "b" }, seat: 1 }],
  ]);
  expect((await unsentGames()).map(({ id }) => id)).toEqual(["a"]);
});

test("what the server does not want is said and not asked again; a server that is away or busy is", async () => {
  const why = { key: "record-rules", clause: null, reason: { en: "Another version.", fr: "Autre version." } };
  answer = { status: 400, text: JSON.stringify(why) };
  expect(await sendGame(game("a"))).toEqual(why);
  for (const status of [429, 502]) {
    answer = { status, text: "" };
    await expect(sendGame(game("b"))).rejects.toThrow();
  }
  expect((await unsentGames()).map(({ id }) => id)).toEqual(["b"]);
});
