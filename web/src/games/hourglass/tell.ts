// The game's own words.
import { say } from "../../lib/words.svelte";

export function tell(key: string, args: Record<string, string | number> = {}): string {
  return say(key, args, "hourglass");
}
