import { isBusy } from "#domain/refusal.ts";

const PAUSE_MS = 1_000;

/**
 * For what nobody waits for: asks again as long as the database is busy, since what is only late has not failed. `isOver` ends
 * it, with the refusal.
 */
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
