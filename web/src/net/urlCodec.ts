// Data in an address: JSON, deflated, in letters that an address can carry.

/** Bytes through a stream and back. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** Any JSON as a short text of letters, digits, - and _. */
export async function pack(data: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(data)), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** What was packed; null where the text is not of this kind. */
export async function unpack(text: string): Promise<unknown> {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await through(
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
      new DecompressionStream("deflate-raw"),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return null;
  }
}
