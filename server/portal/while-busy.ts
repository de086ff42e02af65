import { isBusy } from "#domain/refusal.ts";

const PAUSE_MS = 1_000;

/** For work that nobody waits for: retries as long as the database is busy. `isOver` ends it, with the refusal. */
export async function whileBusy<T>(attempt: () => Promise<T>, isOver = () => false): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || isOver()) throw error;
    }
    await Bun.sleep(PAUSE_MS);
  }
}
