// Where several boards stand on one page, each of their parts says whose it is: landmarks of the same name would be no guide to anybody.

export function whose(board: HTMLElement, name: string | null): { update: (name: string | null) => void; destroy: () => void } {
  let now = name;
  function mark(before: string | null): void {
    for (const part of board.querySelectorAll("section[aria-label]")) {
      const label = part.getAttribute("aria-label") ?? "";
      const own = before && label.endsWith(` – ${before}`) ? label.slice(0, -before.length - 3) : label;
      const wanted = now ? `${own} – ${now}` : own;
      if (wanted !== label) part.setAttribute("aria-label", wanted);
    }
  }
  const watching = new MutationObserver(() => mark(now));
  watching.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-label"] });
  mark(null);
  return {
    update(name) {
      const before = now;
      now = name;
      mark(before);
    },
    destroy: () => watching.disconnect(),
  };
}
