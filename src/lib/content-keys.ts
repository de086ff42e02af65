import { newKey } from "./key.ts";

/**
 * One Idempotency-Key for each thing asked for, kept until it was answered: asking again for the same makes no second
 * change, and asking for something else is never mistaken for it.
 */
export function createContentKeys() {
  const keys = new Map<string, string>();
  return {
    keyOf(input: unknown): string {
      const text = JSON.stringify(input);
      const key = keys.get(text) ?? newKey();
      keys.set(text, key);
      return key;
    },
    forget(input: unknown): void {
      keys.delete(JSON.stringify(input));
    },
    forgetKey(answered: string | null): void {
      for (const [text, key] of keys) if (key === answered) keys.delete(text);
    },
  };
}
