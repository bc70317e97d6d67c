import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Look, TableInfo } from "../net/types";
import { botsToAct, DeepBots } from "./deepBots";

const engine = vi.hoisted(() => ({ canSearch: vi.fn(), think: vi.fn() }));
const api = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock("../engine/gameModules", () => engine);
vi.mock("../engine/searchPool", () => engine);
vi.mock("../net/api", () => api);

const look = (...toAct: number[]) => ({ game: "objective", to_act: toAct, outcome: null }) as unknown as Look;
const table = (mine: string | null = null) =>
  ({ seat: 0, seats: [{ bot: mine }, { bot: "deep" }, { bot: "master" }, { bot: "deep" }] }) as unknown as TableInfo;
const connection = () => ({ id: "t", token: null, table: table(), look: look(1), number: 4, online: true });
const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers();
  engine.canSearch.mockReturnValue(true);
  engine.think.mockResolvedValue({ moves: [{ move: "red 5" }, { move: "red 6" }] });
  api.ask.mockImplementation(async (method: string) =>
    method === "GET" ? { on: 9, question: { seat: 1, texts: ["red 5", "red 6"] }, hint: null } : { number: 5 },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test("deep bots are seen to when they are to act and their person is not", () => {
  expect(botsToAct(table(), look(1, 2, 3))).toEqual([1, 3]);
  expect(botsToAct(table(), look(0, 1))).toEqual([]);
  expect(botsToAct(table("apprentice"), look(1))).toEqual([]); // a bot plays for the person
  expect(botsToAct({ ...table(), seat: null }, look(1))).toEqual([]); // an onlooker
  expect(botsToAct(table(), { ...look(1), outcome: {} } as Look)).toEqual([]);
});

test("the page thinks on the bot's question and says its best move, once", async () => {
  const at = connection();
  const bots = new DeepBots(at);
  bots.see();
  bots.see();
  await settle();
  expect(api.ask.mock.calls.map(([method, path, body]) => [method, path, body])).toEqual([
    ["GET", "/tables/t/bots/1/question", undefined],
    ["POST", "/tables/t/bots/1/move", { text: "red 5", on: 9 }],
  ]);
  expect(engine.think.mock.calls[0]?.[1]).toMatchObject({ seconds: 4 });
  bots.see(); // the look that shows it has not come yet
  await settle();
  expect(api.ask).toHaveBeenCalledTimes(2);
  Object.assign(at, { number: 5, look: look(3) });
  bots.see();
  await settle();
  expect(api.ask).toHaveBeenCalledTimes(4);
});

test("a page that cannot think lets the server", async () => {
  engine.canSearch.mockReturnValue(false);
  new DeepBots(connection()).see();
  await settle();
  expect(api.ask.mock.calls.map(([method, , body]) => [method, body])).toEqual([["POST", {}]]);
});

test("what is no longer asked is not thought about, and what went wrong is tried again", async () => {
  engine.think.mockImplementation(() => new Promise(() => undefined));
  const at = connection();
  const bots = new DeepBots(at);
  bots.see();
  await settle();
  const signal = (call: number): AbortSignal => engine.think.mock.calls[call]?.[1].signal;
  at.look = look(0); // the person has taken a move back
  bots.see();
  expect(signal(0).aborted).toBe(true);
  at.look = look(1);
  api.ask.mockRejectedValueOnce(new Error("away"));
  bots.see();
  await settle();
  expect(engine.think).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(engine.think).toHaveBeenCalledTimes(2);
  bots.close();
  expect(signal(1).aborted).toBe(true);
});
