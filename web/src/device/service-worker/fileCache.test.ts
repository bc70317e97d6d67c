import { expect, test, vi } from "vitest";
import { fromCacheFirst, fromNetwork, isOldBuild, missingFiles } from "./fileCache";

test("only files with a hash in their names are shown before the network is asked", () => {
  expect(fromCacheFirst("/assets/index-B1PTZZZu.js")).toBe(true);
  for (const path of ["/", "/icon.svg", "/api/v1/games", "/api/v1/tables/mine", "/worker.js"]) expect(fromCacheFirst(path)).toBe(false);
});

test("a page of another build is found out", () => {
  const page = '<script src="/assets/index-1.js"></script><link rel="stylesheet" href="/assets/index-2.css"><link href="/icon.svg">';
  expect(missingFiles(page, new Set(["/assets/index-1.js", "/assets/index-2.css"]))).toEqual([]);
  expect(missingFiles(page, new Set(["/assets/index-0.js", "/assets/index-2.css"]))).toEqual(["/assets/index-1.js"]);
});

/** An answer that can be given or refused later. */
function pending() {
  let give: (answer: string) => void = () => undefined;
  let refuse: (problem: Error) => void = () => undefined;
  const asked = new Promise<string>((resolve, reject) => {
    give = resolve;
    refuse = reject;
  });
  return { asked, give, refuse };
}
const kept = async () => "kept";
const nothing = async () => undefined;

test("a network that says nothing is not waited for where something is kept", async () => {
  vi.useFakeTimers();
  const { asked } = pending();
  const found = fromNetwork(asked, kept, 4000);
  let settled = false;
  found.then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(3999);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await found).toBe("kept");
  vi.useRealTimers();
});

test("a network that answers is believed, however late it is where nothing is kept", async () => {
  vi.useFakeTimers();
  expect(await fromNetwork(Promise.resolve("fresh"), kept, 4000)).toBe("fresh");
  const { asked, give } = pending();
  const found = fromNetwork(asked, nothing, 4000);
  await vi.advanceTimersByTimeAsync(60_000);
  give("late");
  expect(await found).toBe("late");
  vi.useRealTimers();
});

test("a network that fails leaves what is kept, or its failure", async () => {
  const failure = new TypeError("Failed to fetch");
  expect(await fromNetwork(Promise.reject(failure), kept, 4000)).toBe("kept");
  await expect(fromNetwork(Promise.reject(failure), nothing, 4000)).rejects.toBe(failure);
});

test("a failure after what is kept was shown is nobody's", async () => {
  const { asked, refuse } = pending();
  expect(await fromNetwork(asked, kept, 0)).toBe("kept");
  refuse(new TypeError("Failed to fetch")); // vitest fails on a rejection that nobody handles
});

test("another build's files go, and what is kept to play without a network stays", () => {
  const present = "saqqara-0123456789ab";
  expect(isOldBuild("saqqara-ba9876543210", present)).toBe(true);
  for (const name of [present, "saqqara-python", "saqqara-site https://table.example/offline/ 0123456789ab", "others"])
    expect(isOldBuild(name, present)).toBe(false);
});
