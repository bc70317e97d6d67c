// A study that is kept on the server: one's own is saved as it changes; somebody else's is followed as they change it.
import { untrack } from "svelte";
import { ask, me, Refusal, reason } from "../net/api";
import type { StudyInfo } from "../net/types";
import type { Study } from "./studyText";
import { grown, listed } from "./studyTree";

const GATHER_MS = 800;
const POLL_MS = 2000;
/** How long to wait before a failed save is tried again: longer after each failure. */
const RETRY_MS = [2000, 5000, 10_000, 30_000] as const;

/** What changes in a study while it is edited; the rest of a study stays as it began. */
interface Content {
  text: string;
  at: number;
}

/** Studies that no page shows any more and whose last changes the server does not have yet, by id. */
const unsaved = new Map<string, SavedStudy>();

export class SavedStudy {
  info: StudyInfo = $state.raw() as StudyInfo;
  /** What went wrong, as a sentence. */
  problem = $state("");
  /** Whether the server has all changes. */
  saved = $state(true);
  /** Whether the study was changed elsewhere, so that the changes made here can only be kept as a copy. */
  conflict = $state(false);
  readonly mine: boolean;
  /** The study as this page shows it. */
  #latest: Study;
  #stored: Content;
  /** Contents that were sent without an answer: the server may have stored any of them. */
  #unanswered: Content[] = [];
  #wantedOpen: boolean | null = null;
  #sending = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #discarded = false;

  constructor(info: StudyInfo, study = info.study as Study) {
    this.info = info;
    this.mine = info.mine;
    this.#latest = study;
    this.#stored = contentOf(study);
  }

  /** The study with all changes, those included that the server does not have yet. */
  get study(): Study {
    return this.#latest;
  }

  /** Store a new study on the server and return it; the browser becomes a guest if it was nobody. */
  static async make(study: Study, open: boolean): Promise<SavedStudy> {
    await me();
    return new SavedStudy(await ask<StudyInfo>("POST", "/studies", { study, open }), study);
  }

  /** Load a study; one that was left with unsaved changes comes back with them. */
  static async load(id: string): Promise<SavedStudy> {
    const left = unsaved.get(id);
    if (left) {
      unsaved.delete(id);
      left.#closed = false;
      return left;
    }
    await me().catch(() => null); // whoever is nobody may watch
    return new SavedStudy(await ask<StudyInfo>("GET", `/studies/${encodeURIComponent(id)}`));
  }

  /** Save a change, together with those that follow at once. An effect that calls this depends on nothing in here. */
  save(study: Study): void {
    if (!this.mine) return;
    untrack(() => {
      this.#latest = study;
      this.#note();
      if (this.saved) clearTimeout(this.#timer);
      else this.#schedule(GATHER_MS);
    });
  }

  /** Let others watch, or not any more. */
  open(open: boolean): Promise<void> {
    this.#wantedOpen = open;
    this.#note();
    return this.#send();
  }

  /** Save nothing any more: the changes are kept as another study, or the study is deleted. */
  discard(): void {
    this.#discarded = true;
    this.#note();
  }

  /** Delete the study; return whether that was done. */
  async remove(): Promise<boolean> {
    this.discard();
    try {
      await ask("DELETE", `/studies/${this.info.id}`);
      return true;
    } catch (caught) {
      this.problem = reason(caught);
      this.#discarded = false;
      this.#note();
      this.#schedule(GATHER_MS);
      return false;
    }
  }

  /** Ask for news while the page is visible, until the returned function is called; `changed` gets each new state. */
  watch(changed: (study: Study) => void): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const poll = async (): Promise<void> => {
      if (document.visibilityState === "visible") {
        try {
          const found = await ask<StudyInfo | null>("GET", `/studies/${this.info.id}?known=${this.info.version}`);
          if (stopped) return; // who watches now asks for it again
          if (found) {
            this.info = found;
            changed(found.study as Study);
          }
          this.problem = "";
        } catch (caught) {
          if (stopped) return;
          this.problem = reason(caught);
          if (caught instanceof Refusal && caught.status === 404) return; // it is gone, or not open any more
        }
      }
      timer = setTimeout(poll, POLL_MS);
    };
    timer = setTimeout(poll, POLL_MS);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  /** The page shows the study no more: what is not saved yet is sent now, and tried again until it is saved. */
  close(): void {
    this.#closed = true;
    this.#note();
    this.#send();
  }

  /** What differs from what the server has; null: nothing. */
  #difference(): Record<string, unknown> | null {
    const { text, at } = contentOf(this.#latest);
    const content = text !== this.#stored.text ? { study: this.#latest } : at !== this.#stored.at ? { at } : null;
    const open = this.#wantedOpen === null ? null : { open: this.#wantedOpen };
    return content || open ? { ...content, ...open } : null;
  }

  /** Say whether all is saved. While it is not, the browser asks before the page is closed, and a hidden page sends at once. */
  #note(): void {
    this.saved = this.#discarded || this.#difference() === null;
    for (const [target, type, heard] of this.#heard)
      if (this.saved) target.removeEventListener(type, heard);
      else target.addEventListener(type, heard);
    if (this.#closed && !this.saved) unsaved.set(this.info.id, this);
    else unsaved.delete(this.info.id);
  }
  readonly #sendNow = (): void => {
    this.#send();
  };
  readonly #heard: readonly [EventTarget, string, (event: Event) => void][] = [
    [globalThis as unknown as EventTarget, "beforeunload", (event) => event.preventDefault()],
    [globalThis as unknown as EventTarget, "online", this.#sendNow],
    [document, "visibilitychange", this.#sendNow],
  ];

  #schedule(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#sendNow, wait);
  }

  /** Send all changes. One request is under way at a time, so that each names the version it changes. */
  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.saved || this.conflict || this.#sending) return;
    this.#sending = true;
    const wait = await this.#attempt();
    this.#sending = false;
    this.#note();
    if (!this.saved && !this.conflict && wait !== null) this.#schedule(wait);
  }

  /** Send the changes once; return how long to wait before what is left is sent, null: until there is another change. */
  async #attempt(): Promise<number | null> {
    const [change, content, open] = [this.#difference(), contentOf(this.#latest), this.#wantedOpen];
    try {
      this.info = await ask<StudyInfo>("PATCH", `/studies/${this.info.id}`, { ...change, version: this.info.version });
      this.#stored = content;
      if (this.#wantedOpen === open) this.#wantedOpen = null;
      this.#settled();
      return this.#closed ? 0 : GATHER_MS;
    } catch (caught) {
      return caught instanceof Refusal && caught.why.key === "server-study-changed" ? this.#compare(caught) : this.#failed(caught, content);
    }
  }

  #settled(): void {
    this.#unanswered = [];
    this.#failures = 0;
    this.problem = "";
  }

  #failed(caught: unknown, sent: Content): number | null {
    this.problem = reason(caught);
    const status = caught instanceof Refusal ? caught.status : 0;
    if (status === 0 || status >= 500) this.#unanswered.push(sent);
    else if (status !== 429) return isSame(contentOf(this.#latest), sent) ? null : GATHER_MS; // the same would be refused again
    return RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)] ?? null;
  }

  /** The server has another version than this page changed: one that this page sent without hearing the answer, or somebody's. */
  async #compare(refused: Refusal): Promise<number | null> {
    try {
      const found = await ask<StudyInfo>("GET", `/studies/${this.info.id}`);
      const stored = contentOf(found.study as Study);
      if ([this.#stored, ...this.#unanswered].some((one) => isSame(one, stored))) {
        this.info = found;
        this.#stored = stored;
        this.#settled();
        return 0;
      }
      this.problem = reason(refused);
      this.conflict = true;
      return null;
    } catch (caught) {
      return this.#failed(caught, this.#stored);
    }
  }
}

function contentOf(study: Study): Content {
  const { nodes, numbers } = listed(grown(study.nodes));
  return { text: JSON.stringify([study.title ?? "", nodes]), at: numbers.get(study.at ?? 0) ?? 0 };
}

function isSame(one: Content, other: Content): boolean {
  return one.text === other.text && one.at === other.at;
}
