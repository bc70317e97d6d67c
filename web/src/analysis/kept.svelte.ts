// A study that is kept on the server: one's own is saved as it changes; somebody else's is followed as they change it.
import type { Study } from "../lib/study";
import { ask, me, No, reason } from "../net/api";
import type { StudyInfo } from "../net/types";

/** How long one's own changes are gathered, and how often somebody else's are asked for, in milliseconds. */
const GATHER = 800;
const POLL = 2000;

export class Kept {
  info: StudyInfo = $state.raw() as StudyInfo;
  /** What went wrong, as a sentence. */
  problem = $state("");
  /** Whether all that was changed is on the server. */
  saved = $state(true);
  /** What the server has, as this page writes it. */
  #written = "";
  #at = 0;
  #unsent: Study | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(info: StudyInfo) {
    this.info = info;
  }

  /** That a study is what the server has. */
  settle(study: Study): void {
    this.#written = text(study);
    this.#at = study.at ?? 0;
  }

  /** Keep a study; a guest at once, whoever was nobody. */
  static async make(study: Study, open: boolean): Promise<Kept> {
    await me();
    const made = new Kept(await ask<StudyInfo>("POST", "/studies", { study, open }));
    made.settle(study);
    return made;
  }

  static async load(id: string): Promise<Kept> {
    await me().catch(() => null); // whoever is nobody may watch
    return new Kept(await ask<StudyInfo>("GET", `/studies/${encodeURIComponent(id)}`));
  }

  /** Save a change, together with those that follow at once. */
  save(study: Study): void {
    if (!this.info.mine || (text(study) === this.#written && (study.at ?? 0) === this.#at)) return;
    this.saved = false;
    this.#unsent = study;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send(), GATHER);
  }

  async #send(): Promise<void> {
    const study = this.#unsent;
    if (!study) return;
    this.#unsent = null;
    const change = text(study) === this.#written ? { at: study.at ?? 0 } : { study };
    try {
      this.info = await ask<StudyInfo>("PATCH", `/studies/${this.info.id}`, { ...change, version: this.info.version });
      this.settle(study);
      this.saved = this.#unsent === null;
      this.problem = "";
    } catch (caught) {
      this.problem = reason(caught);
    }
  }

  /** Let others watch, or not any more. */
  async open(open: boolean): Promise<void> {
    try {
      this.info = await ask<StudyInfo>("PATCH", `/studies/${this.info.id}`, { open });
      this.problem = "";
    } catch (caught) {
      this.problem = reason(caught);
    }
  }

  async remove(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#unsent = null;
    try {
      await ask("DELETE", `/studies/${this.info.id}`);
      return true;
    } catch (caught) {
      this.problem = reason(caught);
      return false;
    }
  }

  /** Ask for news, while the page is in front of somebody; `told` when there are some. */
  watch(told: (study: Study) => void): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const again = async (): Promise<void> => {
      if (document.visibilityState === "visible") {
        try {
          const news = await this.#news();
          if (news) told(news);
          this.problem = "";
        } catch (caught) {
          this.problem = reason(caught);
          if (caught instanceof No && caught.status === 404) return; // it is gone, or not open any more
        }
      }
      if (!this.#closed) timer = setTimeout(again, POLL);
    };
    timer = setTimeout(again, POLL);
    return () => clearTimeout(timer);
  }

  async #news(): Promise<Study | null> {
    const { id, version } = this.info;
    const found = await ask<StudyInfo | null>("GET", `/studies/${id}?known=${version}`);
    if (!found) return null;
    this.info = found;
    return found.study as Study;
  }

  /** Nobody looks any more: what is not sent yet is sent now. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#send();
  }
}

/** All of a study but where one stands. */
function text(study: Study): string {
  return JSON.stringify({ ...study, at: 0 });
}
