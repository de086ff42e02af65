/** Turns at an even rate; nobody gets two at once, and what a slow moment held up is made up for by half a second at most. */
export type Pace = {
  /** Resolves when it is the caller's turn; false when `signal` ended the wait. */
  turn: (signal: AbortSignal) => Promise<boolean>;
};

const CATCHES_UP_MS = 500;

export function openPace(perSecond: number, now: () => number = () => performance.now()): Pace {
  const every = 1_000 / perSecond;
  let next = 0;
  return {
    async turn(signal) {
      next = Math.max(next + every, now() - CATCHES_UP_MS);
      const wait = next - now();
      if (wait > 0) await pause(wait, signal);
      return !signal.aborted;
    },
  };
}

/** Waits for `ms`, or until `signal` aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end, { once: true });
    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    }
  });
}
