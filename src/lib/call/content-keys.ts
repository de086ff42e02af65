import { newKey } from "./key.ts";

/** Later than this the same content is a new wish. */
const SAME_WISH_MS = 10 * 60_000;

/** One Idempotency-Key per content, stored until the call is answered: repeating it makes no second change. */
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
