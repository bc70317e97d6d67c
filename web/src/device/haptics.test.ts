import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import { canVibrate, tick } from "./haptics";

const media = globalThis.matchMedia;
function device(vibrate: unknown, ...holds: string[]): void {
  Object.assign(navigator, { vibrate });
  globalThis.matchMedia = ((query: string) => ({ matches: holds.some((one) => query.includes(one)) })) as typeof matchMedia;
}
afterEach(() => {
  globalThis.matchMedia = media;
  Object.assign(navigator, { vibrate: undefined });
  Object.assign(settings, { haptics: true, motion: "auto" });
});

test("a phone ticks once, shortly", () => {
  const vibrate = vi.fn();
  device(vibrate, "coarse");
  tick();
  expect(vibrate.mock.calls).toEqual([[12]]);
});

test("nothing is felt where it is switched off, where things should move less, or with a mouse", () => {
  const vibrate = vi.fn();
  device(vibrate, "coarse");
  settings.haptics = false;
  tick();
  Object.assign(settings, { haptics: true, motion: "less" });
  tick();
  settings.motion = "auto";
  device(vibrate, "coarse", "reduced-motion");
  tick();
  device(vibrate);
  tick();
  expect(vibrate).not.toHaveBeenCalled();
});

test("a device that cannot vibrate is left alone", () => {
  device(undefined, "coarse");
  expect(canVibrate()).toBe(false);
  tick();
});
