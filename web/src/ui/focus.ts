// Where the reader is after going to another page: at its heading, so that a screen reader reads on from there.

import { tick } from "svelte";

const PATIENCE = 5000;

/** Give the focus to the heading of what is shown, as soon as there is one. */
export function focusHeading(main: HTMLElement): void {
  const done = (): boolean => {
    const heading = main.querySelector("h1");
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (done()) return;
  const eye = new MutationObserver(() => done() && eye.disconnect());
  eye.observe(main, { childList: true, subtree: true });
  setTimeout(() => eye.disconnect(), PATIENCE);
}

const CONTROLS = '[tabindex="0"], button:not(:disabled), a[href], input:not(:disabled)';

/** Remember where the focus is. The function that is returned puts it back there if what had it since is gone; or near there, if that is gone, too. */
export function rememberFocus(): () => void {
  const path: Element[] = [];
  for (let one = document.activeElement; one && one !== document.body; one = one.parentElement) path.push(one);
  return () =>
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const [near] = path.filter((one) => one.isConnected);
      const target = near === path[0] ? near : near?.querySelector(CONTROLS);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    });
}

/** What was pressed goes, and something stands in its place: the focus goes there, and is not lost. */
export async function focusOn(button: () => HTMLElement | undefined): Promise<void> {
  await tick();
  button()?.focus();
}
