// What a phone lets one feel: a short tick at one's own move, unless it is switched off. Where a device cannot, nothing happens.
import { calm, settings } from "../app/settings.svelte";

const TICK_MS = 12;

/** Whether this device can vibrate at all: desktop browsers say so too, so a finger must be what points. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === "function" && matchMedia("(pointer: coarse)").matches;
}

export function tick(): void {
  if (settings.haptics && !calm() && canVibrate()) navigator.vibrate(TICK_MS);
}
