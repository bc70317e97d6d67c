// A request that a page makes: whether it is under way, and what went wrong.
import { reason } from "./api";

export class ServerRequest {
  /** What went wrong last, as a sentence; empty where nothing did. */
  problem = $state("");
  busy = $state(false);

  /** Do what asks the server, and return whether that succeeded. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    try {
      await work();
      return true;
    } catch (caught) {
      this.problem = reason(caught);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
