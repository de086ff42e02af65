/** Scripts that run from right to left. */
export const RIGHT_TO_LEFT = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Thaa}]/u;
const ISOLATED = /\u2068[^\u2069]*\u2069/gu;

/**
 * A name within a sentence: a name that runs from right to left is isolated, so that a figure after it, "(2026)", is
 * not drawn before it.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** A text in which names were filled in, with each of them by itself. */
export function withIsolated(text: string, names: readonly string[]): string {
  return names
    .filter((name) => RIGHT_TO_LEFT.test(name))
    .reduce((said, name) => said.replaceAll(name, isolated(name)), text);
}

/** What of a text says which way it runs: not its names. */
export function outsideOfNames(text: string): string {
  return text.replace(ISOLATED, "");
}
