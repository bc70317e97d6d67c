// After an upgrade of the server the files of the old client are gone: a page that misses one is loaded anew, once.

const KEY = "saqqara.reloaded";

/** Watch for parts that cannot be loaded; `lost` when loading anew did not help. */
export function watchLoading(lost: () => void, reload = () => location.reload()): void {
  addEventListener("vite:preloadError", () => {
    const now = Date.now();
    const last = Number(sessionStorage.getItem(KEY));
    if (now - last < 60_000) {
      lost();
      return;
    }
    sessionStorage.setItem(KEY, String(now));
    reload();
  });
}
