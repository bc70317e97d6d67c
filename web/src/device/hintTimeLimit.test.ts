import { expect, test, vi } from "vitest";
import { hintSeconds } from "./hintTimeLimit";

const battery = (charging: boolean, level: number) => ({ getBattery: async () => ({ charging, level }) });

test("a low battery is spared, one that is charged or cannot be asked is not", async () => {
  expect(await hintSeconds(battery(false, 0.29))).toBe(3);
  expect(await hintSeconds(battery(true, 0.05))).toBe(8);
  expect(await hintSeconds(battery(false, 0.31))).toBe(8);
  expect(await hintSeconds({})).toBe(8);
  expect(await hintSeconds({ getBattery: () => Promise.reject(new Error("not allowed")) })).toBe(8);
});

test("whoever saves data is spared", async () => {
  expect(await hintSeconds({ connection: { saveData: true } })).toBe(3);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduced-data") }));
  expect(await hintSeconds({})).toBe(3);
  vi.unstubAllGlobals();
});
