// What a person has chosen for this device: language, theme, motion, sound, patterns, own secrets, text size.
import { best, languages } from "../i18n/languages";

interface Chosen {
  /** One of `languages`. */
  language: string;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less";
  sound: boolean;
  /** One sound when it is my turn. */
  turnSound: boolean;
  /** A tick to be felt at one's own move, on devices that can. */
  haptics: boolean;
  patterns: boolean;
  /** Whether one's own secrets lie open on this device. */
  showSecrets: boolean;
  /** Whether a move made on the board is asked about before it is sent. */
  confirmMoves: boolean;
  /** Whether a move that risks much is asked about, at least. */
  confirmRisks: boolean;
  textSize: number;
}

const KEY = "saqqara.settings";

function stored(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>;
  } catch {
    return {};
  }
}

export const settings: Chosen = $state({
  language: best(navigator.languages),
  theme: "auto",
  motion: "auto",
  sound: false,
  turnSound: false,
  haptics: true,
  patterns: false,
  showSecrets: true,
  confirmMoves: false,
  confirmRisks: true,
  textSize: 1,
  ...stored(),
});
if (!languages.includes(settings.language)) settings.language = best(navigator.languages); // one that was there once

/** Whether things should move less, by choice of the person or of the device. */
export function calm(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What a person points with, for sentences that tell them to. */
export function pointer(): "finger" | "mouse" {
  return matchMedia("(pointer: coarse)").matches ? "finger" : "mouse";
}

/** The choices as this page has kept or read them last. */
let agreed: Partial<Chosen> = {};

/** Keep what was chosen on this page. What was chosen in another tab meanwhile stays. */
export function keepChoices(): void {
  const chosen = Object.fromEntries(Object.entries(settings).filter(([name, value]) => agreed[name as keyof Chosen] !== value));
  agreed = { ...settings };
  if (!Object.keys(chosen).length) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...chosen }));
  } catch {
    // A device that keeps nothing: the choices last as long as the page.
  }
}

/** Take over what was chosen in another tab. */
export function takeChoices(): void {
  const found = stored();
  for (const name of Object.keys(settings) as (keyof Chosen)[]) {
    if (found[name] !== undefined && (name !== "language" || languages.includes(found[name] as string)))
      Object.assign(settings, { [name]: found[name] });
  }
  agreed = { ...settings };
}

/** Keep the choices and show them on the page; called once, at the start. */
export function keepSettings(): void {
  agreed = { ...settings, ...stored() };
  addEventListener("storage", (event: Event) => {
    if ((event as StorageEvent).key === KEY) takeChoices();
  });
  $effect.root(() => {
    $effect(() => {
      keepChoices();
      const root = document.documentElement;
      root.lang = settings.language;
      root.dataset.theme = settings.theme;
      root.dataset.motion = settings.motion;
      root.style.setProperty("--text-size", String(settings.textSize));
    });
  });
}

/** How dates, numbers and lists are written in the language that was chosen: of the two kinds of English, the one our texts are in. */
export function locale(): string {
  return settings.language === "en" ? "en-GB" : settings.language;
}
