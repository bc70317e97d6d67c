// Sentences in French and English. The games' own come from the same Fluent files as the server's.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, settings } from "./settings.svelte";

type Raw = Record<string, () => Promise<string>>;
const shared = import.meta.glob("../i18n/*.ftl", { query: "?raw", import: "default" }) as Raw;
const ofGames = import.meta.glob("../games/**/*.ftl", { query: "?raw", import: "default" }) as Raw;
const ofRules = import.meta.glob("../../../src/saqqara/games/*/messages.*.ftl", { query: "?raw", import: "default" }) as Raw;

const bundles: Record<string, FluentBundle> = $state.raw({});
let made = $state(0);

async function bundle(language: Language, game: string | null): Promise<void> {
  const key = `${language}/${game ?? ""}`;
  if (bundles[key]) return;
  const files = Object.entries(shared).filter(([path]) => path.endsWith(`/${language}.ftl`));
  if (game) {
    files.push(...Object.entries(ofRules).filter(([path]) => path.includes(`/${game}/`) && path.endsWith(`.${language}.ftl`)));
    files.push(...Object.entries(ofGames).filter(([path]) => path === `../games/${game}/${language}.ftl`));
  }
  const texts = await Promise.all(files.map(([, load]) => load()));
  const built = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) built.addResource(new FluentResource(text), { allowOverrides: true });
  bundles[key] = built;
  made += 1;
}

/** Load the words of the present language, and of a game. */
export async function loadWords(game: string | null = null): Promise<void> {
  await bundle(settings.language, null);
  if (game) await bundle(settings.language, game);
}

/** A sentence in the present language; `game` where it is one of a game's own. */
export function say(key: string, args: Record<string, FluentVariable> = {}, game: string | null = null): string {
  void made;
  const found = bundles[`${settings.language}/${game ?? ""}`] ?? bundles[`${settings.language}/`];
  const message = found?.getMessage(key);
  if (!found || !message?.value) return found ? key : "";
  return found.formatPattern(message.value, args);
}

/** A way to say what stands in the messages of one folder of the games: a game's own, or those of its lesson or its figures. */
export function speaker(folder: string): (key: string, args?: Record<string, FluentVariable>) => string {
  return (key, args = {}) => say(key, args, folder);
}

/** Whether there is such a sentence. */
export function known(key: string, game: string | null = null): boolean {
  void made;
  return Boolean(bundles[`${settings.language}/${game ?? ""}`]?.getMessage(key)?.value);
}
