// Keys that a page may answer.

/** Whether a key is pressed with Alt, Ctrl or Meta: such a combination belongs to the browser, as Alt with an arrow goes back. */
export function hasModifier(event: Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey">): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}
