// My name and the ways back to it, shared by the parts of the page that change them.
import { ask, me, meChanged, reason } from "../net/api";
import type { MyName, NewWays } from "../net/types";
import { passkeyReason } from "./passkey";

export const own: { mine: MyName | null; codes: readonly string[]; problem: string; busy: boolean } = $state({
  mine: null,
  /** Recovery codes that were just made: shown until one leaves the page. */
  codes: [],
  problem: "",
  busy: false,
});

/** Do something, and say what went wrong; whether all went well. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  own.busy = true;
  own.problem = "";
  try {
    await work();
    return true;
  } catch (caught) {
    own.problem = passkeyReason(caught);
    return false;
  } finally {
    own.busy = false;
  }
}

/** Ask the server anew. */
export async function loadAccount(): Promise<void> {
  try {
    await me();
    own.mine = await ask<MyName>("GET", "/me/name");
    own.problem = "";
  } catch (caught) {
    own.problem = reason(caught);
  }
}

/** There are new ways back: show them. */
export function take(ways: NewWays): void {
  own.mine = ways.mine;
  if (ways.codes.length) own.codes = ways.codes;
  meChanged();
}
