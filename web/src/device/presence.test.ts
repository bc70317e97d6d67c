import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ask } from "../net/api";
import { sendPresence, storeVisibility } from "./presence";

vi.mock("../net/api", () => ({ ask: vi.fn() }));
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(ask).mockReset();
});

test("nobody's page says anything who has not chosen it", async () => {
  await sendPresence();
  expect(ask).not.toHaveBeenCalled();
});

test("whoever has chosen it is here while they look, until they choose otherwise elsewhere", async () => {
  storeVisibility(true);
  vi.stubGlobal("document", { hidden: true });
  await sendPresence();
  expect(ask).not.toHaveBeenCalled();
  vi.stubGlobal("document", { hidden: false });
  vi.mocked(ask).mockResolvedValueOnce({ shown: true }).mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce({ shown: false });
  for (let times = 0; times < 4; times += 1) await sendPresence();
  expect(ask).toHaveBeenCalledTimes(3);
});
