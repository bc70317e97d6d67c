// How long decisions may take, in words.
import { say } from "../i18n/messages.svelte";

export interface Pace {
  kind: string;
  seconds: number | null;
  /** Seconds by which a time bank grows with each move. */
  increment?: number | null;
}

/** The pace of a table: "10 min + 5 s". */
export function paceInWords({ kind, seconds, increment }: Pace): string {
  const all = seconds ?? 0;
  return say(`pace-${kind}`, { seconds: all, minutes: Math.round(all / 6) / 10, hours: all / 3600, increment: increment ?? 0 });
}
