import { currentWords } from "#src/lib/words/words.tsx";

/** What an empty required answer says, by its name, in whatever group of the form; with the words answering. */
export function sayMissing(name: string): string | undefined {
  const said: Partial<Record<string, () => string>> = currentWords().LL.answering.missing;
  return said[name.split(".").at(-1) ?? ""]?.();
}
