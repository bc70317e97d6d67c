// The searches of the bots in this page: each runs in a worker of its own, with the same modules as the hints.
import { canSearch, factsOf, moduleOf } from "../engine/gameModules";
import type { SearchReport, SearchTask } from "../engine/searchWorker";
import type { BotFound, BotSearch } from "./messages";

/** A moment is solved where that takes no longer, in seconds. */
const SOLVING = 2;

/** Search for a bot. Fails where this browser cannot. */
export async function searchForBot({ question, tries, seed }: BotSearch): Promise<BotFound> {
  const facts = factsOf(question.game);
  if (!facts || !canSearch(question.game)) throw new Error(`no search of ${question.game}`);
  const module = await moduleOf(question.game);
  const worker = new Worker(new URL("../engine/searchWorker.ts", import.meta.url), { type: "module" });
  try {
    const { solved, sums } = await new Promise<SearchReport>((found, fail) => {
      worker.onerror = (problem) => fail(new Error(problem.message));
      worker.onmessage = ({ data }: MessageEvent<SearchReport>) => {
        if (data.done) found(data);
      };
      const bytes = Uint8Array.from(atob(seed), (letter) => letter.charCodeAt(0));
      worker.postMessage({ module, facts, question, seed: bytes, tries, solving: SOLVING, lines: 0 } satisfies SearchTask);
    });
    return solved ? { solved } : { moves: sums.moves, visits: sums.visits, values: sums.values };
  } finally {
    worker.terminate();
  }
}
