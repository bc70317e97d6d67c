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

async function loadPart({ file }: Part, base: string, came: (bytes: number) => void): Promise<ReadableStream<Bytes>> {
  const answer = await fetch(new URL(file, base)).catch((problem: unknown) => {
    throw new MissingPart(`${file}: ${problem}`);
  });
  if (!answer.ok || !answer.body) throw new MissingPart(`${file}: ${answer.status}`);
  const counted = new TransformStream<Bytes, Bytes>({
    transform(bytes, control) {
      came(bytes.length);
      control.enqueue(bytes);
    },
  });
  return unpack(answer.body.pipeThrough(counted));
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
