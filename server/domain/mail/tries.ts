const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** One minute to six hours; after about a day and a half the message is given up. */
const WAITS_MS = [1, 5, 15, 60, 180, 360, 360, 360, 360, 360].map((minutes) => minutes * MINUTE);

/** A server without a connection left (432): soon again, and scattered, so that those who wait do not come together. */
const BUSY_TRIES = 10;
const BUSY_FIRST_MS = 30 * SECOND;
const BUSY_MORE_MS = 10 * SECOND;

type Said = { isFinal: boolean; isBusy?: boolean };

/**
 * Milliseconds until the next try of a message that failed `tries` times before; undefined when it is given up.
 * `chance` is from 0 to 1.
 */
export function nextTry(
  tries: number,
  { isFinal, isBusy }: Said,
  chance: number = Math.random(),
): number | undefined {
  if (isFinal) return undefined;
  if (isBusy && tries < BUSY_TRIES) return (BUSY_FIRST_MS + tries * BUSY_MORE_MS) * (0.5 + chance);
  return WAITS_MS[tries];
}
