// After an upgrade of the server the files of the old client are gone: a page that misses one is loaded anew, once.
import { readStored, store } from "../device/storage";

const KEY = "saqqara.reloaded";

/** Watch for parts that cannot be loaded; `lost` when loading anew did not help. */
export function watchUpgrades(lost: () => void, reload = () => location.reload()): void {
  addEventListener("vite:preloadError", () => {
    const now = Date.now();
    const last = Number(readStored(KEY, "sessionStorage"));
    // Where it cannot be remembered that the page was loaded anew, it might be so for ever.
    if (now - last < 60_000 || !store(KEY, String(now), "sessionStorage")) {
      lost();
      return;
    }
    reload();
  });
}
