// What was edited, step by step, back and forth.

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

/** So many steps can be undone. */
const MOST = 500;

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/** A change: what was undone before it is gone. One that changes nothing is none. */
export function change<T>({ past, now, future }: History<T>, next: T): History<T> {
  if (JSON.stringify(now) === JSON.stringify(next)) return { past, now, future };
  return { past: [...past.slice(1 - MOST), now], now: next, future: [] };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redo<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.now], now: after, future };
}
