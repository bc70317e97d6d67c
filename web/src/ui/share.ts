// Giving an address away: by the device's own sheet, or by the clipboard.

/** Put a text on the clipboard; whether that was possible. Over plain HTTP (a phone at a table at home) browsers know only the old way. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false; // the person, or the browser for them, said no
    }
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** Share an address: what came of it. */
export async function share(title: string, url: string): Promise<"shared" | "copied" | "cancelled" | "impossible"> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (caught) {
      if (caught instanceof DOMException && caught.name === "AbortError") return "cancelled";
    }
  }
  return (await copy(url)) ? "copied" : "impossible";
}
