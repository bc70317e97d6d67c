// A record that one page hands to the next: a file opened for its replay is reviewed without being opened again.
let inHand: unknown = null;

export function handOver(record: unknown): void {
  inHand = record;
}

/** The record that was handed over, once. */
export function takeRecord(): unknown {
  const record = inHand;
  inHand = null;
  return record;
}
