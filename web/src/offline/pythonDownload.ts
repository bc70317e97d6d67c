// Loading the parts of the server in the page: each is counted as it comes, and unpacked on the way, since a plain host of files packs nothing.
import type { Part } from "./messages";

/** A part that did not come. */
export class MissingPart extends Error {}

type Bytes = Uint8Array<ArrayBuffer>;

/** Return the unpacked bytes of a stream; as they are where the host said that they are packed, and the browser has unpacked them. */
async function unpack(stream: ReadableStream<Bytes>): Promise<ReadableStream<Bytes>> {
  const reader = stream.getReader();
  const first = await reader.read();
  const whole = new ReadableStream<Bytes>({
    start: (control) => (first.done ? control.close() : control.enqueue(first.value)),
    async pull(control) {
      const { value, done } = await reader.read();
      if (done) control.close();
      else control.enqueue(value);
    },
  });
  const packed = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  return packed ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
}

/** How often a download that breaks off is taken up again, and after how many milliseconds. */
const TRIES = 5;
const PAUSE = 1000;

/** Yield the bytes of a file. Where the connection breaks off, go on from there: what has come does not come again, if the host can do that. */
async function* bytesOf(file: string, base: string): AsyncGenerator<Bytes> {
  let had = 0;
  let packed = false; // by the host: then places in the file are not places in what comes over the line
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await fetch(new URL(file, base), had && !packed ? { headers: { Range: `bytes=${had}-` } } : undefined);
      if (!answer.ok || !answer.body) throw new MissingPart(`${file}: ${answer.status}`);
      packed = answer.headers.has("Content-Encoding");
      let known = answer.status === 206 ? 0 : had;
      const reader = (answer.body as ReadableStream<Bytes>).getReader();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        const fresh = piece.value.subarray(Math.min(known, piece.value.length));
        known -= piece.value.length - fresh.length;
        had += fresh.length;
        if (fresh.length) yield fresh;
      }
      return;
    } catch (problem) {
      if (problem instanceof MissingPart) throw problem;
      if (tries === TRIES) throw new MissingPart(`${file}: ${problem}`);
      await new Promise((resume) => setTimeout(resume, PAUSE));
    }
  }
}

async function loadPart({ file }: Part, base: string, came: (bytes: number) => void): Promise<ReadableStream<Bytes>> {
  const pieces = bytesOf(file, base);
  return unpack(
    new ReadableStream<Bytes>({
      async pull(control) {
        const { value, done } = await pieces.next();
        if (done) control.close();
        else {
          came(value.length);
          control.enqueue(value);
        }
      },
    }),
  );
}

/** Begin to load all parts, by name. What has come already is in the browser's cache when it is asked for once more. */
export function loadParts(
  parts: Part[],
  base: string,
  tell: (loaded: number, total: number) => void,
): Map<string, Promise<ReadableStream<Bytes>>> {
  const total = parts.reduce((all, { size }) => all + size, 0);
  let loaded = 0;
  tell(0, total);
  const came = (bytes: number): void => {
    loaded += bytes;
    tell(Math.min(loaded, total), total);
  };
  return new Map(parts.map((part) => [part.name, loadPart(part, base, came)]));
}
