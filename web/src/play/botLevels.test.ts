import { expect, test, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import { heardFromServer } from "../net/connectivity.svelte";
import { levelName } from "./botLevels.svelte";

test("the levels' names are asked for again where the first question failed", async () => {
  settings.language = "en";
  const titled = (name: string, en: string) => ({ name, title: { en } });
  const offer = { games: [], levels: [titled("adept", "The adept")], deep: titled("deep", "Deep") };
  let reached = false;
  const asked = vi.fn(async () => {
    if (!reached) throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(offer));
  });
  vi.stubGlobal("fetch", asked);
  heardFromServer(true);
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));
  expect(levelName("adept")).not.toBe("The adept");
  await settled();
  levelName("adept"); // the server is away: it is not asked at every word
  await settled();
  expect(asked).toHaveBeenCalledTimes(1);
  reached = true;
  heardFromServer(true);
  levelName("adept");
  await settled();
  expect(levelName("adept")).toBe("The adept");
  expect(asked).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
