import { newKey } from "./key.ts";

/** Whoever asks for the same thing again so long after the last try wants it once more. */
const SAME_WISH_MS = 10 * 60_000;

/**
 * One Idempotency-Key for each thing asked for, kept until it was answered: asking again for the same makes no second
 * change, and asking for something else, or long after, is never mistaken for it.
 */
export function createContentKeys(now: () => number = Date.now) {
  const keys = new Map<string, { key: string; asked: number }>();
  return {
    keyOf(input: unknown): string {
      const text = JSON.stringify(input);
      const known = keys.get(text);
      const key = known && now() - known.asked < SAME_WISH_MS ? known.key : newKey();
      keys.set(text, { key, asked: now() });
      return key;
    },
    forget(answered: string | null): void {
      for (const [text, { key }] of keys) if (key === answered) keys.delete(text);
    },
  };
}
