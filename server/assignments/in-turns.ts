import { nextTurn } from "../platform/turns.ts";

/** So long a work goes on before calls that came meanwhile are answered (P23). */
const TURN_MS = 8;

/** Runs a work that pauses after each bit of it, between turns of the loop. */
export async function inTurns<Result>(
  work: Generator<void, Result>,
  clock = () => performance.now(),
): Promise<Result> {
  let begun = clock();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (clock() - begun < TURN_MS) continue;
    await nextTurn();
    begun = clock();
  }
}

/** The same at once: in a transaction, which waits for nothing but the database. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
