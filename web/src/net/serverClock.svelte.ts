// The server's time, for every clock on the page: deadlines are moments of it.

/** How far the server's clock is ahead of this device's, and how long the answer took that said so: it is wrong by half of that at most. */
let ahead = 0;
let took = Number.POSITIVE_INFINITY;

/** The server said that it is `told`, in an answer to a question sent at `asked` (milliseconds of this device's clock). */
export function learnTime(told: number, asked: number, heard = Date.now()): void {
  const way = Math.max(0, heard - asked);
  const now = told - (asked + heard) / 2;
  const possible = Math.abs(now - ahead) <= (way + took) / 2;
  if (way <= took || !possible) {
    ahead = now;
    took = way;
    time.known = true;
  }
}

/** The server's time now, in milliseconds since 1970. The device's clock goes on while it sleeps, other than `performance.now()`. */
export function serverTime(): number {
  return Date.now() + ahead;
}

/** For clocks: the present time, a few times a second while one is shown; `known` once the server has told it. */
export const time = $state({ now: Date.now(), known: false });

let clocks = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const tick = (): void => {
  time.now = serverTime();
};

/** Keep `time.now` up to date until the function it gives is called. All clocks share one beat, so they show the same second. */
export function runClock(): () => void {
  clocks += 1;
  tick();
  timer ??= setInterval(tick, 100);
  return () => {
    clocks -= 1;
    if (clocks > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
