import { reasonOf } from "#domain/refusal.ts";

/**
 * Asks until what the server still makes is there: it says so every few seconds, and goes on making the same.
 * `whenLong` is called once, with the refusal that says it.
 */
export async function untilMade<T>(ask: () => Promise<T>, whenLong?: (because: unknown) => void): Promise<T> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await ask();
    } catch (error) {
      const reason = reasonOf(error);
      if (reason?.code !== "beingMade") throw error;
      if (isFirst) whenLong?.(error);
      await new Promise((resolve) => setTimeout(resolve, reason.params.retryAfterSeconds * 1_000));
    }
  }
}
