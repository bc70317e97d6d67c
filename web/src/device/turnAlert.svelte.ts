// Calling somebody to their turn: the tab's title and icon, one sound, a note of the system while the page is hidden, the app's badge.
import { addressOf, currentPage } from "../app/address";
import { ownFile } from "../net/home";
import { sound } from "./sounds";

/** What the tab says: the name of the table's page, and whether it is the turn of who sits here. */
export const tab = $state({ table: "", turn: false });

/** Whether the system may show notes of this page: "none" where there are no such notes. */
export function areNotesAllowed(): NotificationPermission | "none" {
  return "Notification" in globalThis ? Notification.permission : "none";
}

/** Ask a person whether the system may show notes; only after a click of theirs. */
export async function askForNotes(): Promise<NotificationPermission | "none"> {
  return areNotesAllowed() === "default" ? Notification.requestPermission() : areNotesAllowed();
}

/** A note of the system, which opens this page; nothing where there are none. */
async function note(text: string, about: string): Promise<void> {
  if (areNotesAllowed() !== "granted") return;
  const how = { tag: about, icon: ownFile("icon-192.png"), data: { url: addressOf(currentPage().pathname) } };
  try {
    const shown = new Notification(text, how);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Telephones show notes of a service worker only, which follows the address in `data` when a note is tapped.
    await (await navigator.serviceWorker?.getRegistration())?.showNotification(text, how);
  }
}

/** It has become somebody's turn at this table. */
export function callToTurn(text: string, table: string): void {
  sound("turn");
  if (document.visibilityState === "hidden") note(text, table).catch(() => null); // a note that cannot be shown is no harm
}

/** Show in the tab and on the app's badge whether it is my turn. */
export function showTurn(mine: boolean): void {
  if (mine === tab.turn) return;
  tab.turn = mine;
  const badge = mine ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  badge?.catch(() => null); // an app that is not installed has none
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = ownFile(mine ? "icon-turn.svg" : "icon.svg");
}
