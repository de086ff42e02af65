/** Does the newest of what it is given once nobody types, and at once when somebody turns away. */
export type Late = {
  run: (job: () => void) => void;
  cancel: () => void;
};

/** The pause after the last key, and the longest wait while somebody goes on typing. */
const PAUSE_MS = 400;
const LONGEST_MS = 5_000;

/** Leaving the field, the tab or the page: nothing that was typed waits any longer. */
const AWAY = ["focusout", "visibilitychange", "pagehide"];

/** Delays work that is too slow for each key, such as storing a form of two hundred lines. */
export function createLate(): Late {
  let waiting: (() => void) | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let first = 0;

  function cancel(): void {
    clearTimeout(pause);
    waiting = undefined;
  }

  function doNow(): void {
    const job = waiting;
    cancel();
    job?.();
  }

  for (const turn of AWAY) globalThis.addEventListener?.(turn, doNow);
  return {
    cancel,
    run(job) {
      const now = Date.now();
      if (!waiting) first = now;
      clearTimeout(pause);
      waiting = job;
      pause = setTimeout(doNow, Math.min(PAUSE_MS, first + LONGEST_MS - now));
    },
  };
}
