import * as v from "valibot";
import { message } from "./messages.ts";

/** Names between double braces, in whose place a text gets a value: `{{company}}`. */

/** Whatever stands in double braces, with what was forgotten at the end of it; or an end without a beginning. */
const NAMED = /\{\{\s*([^{}]*?)\s*(?:\}\}|\}(?!\})|(?=\{\{|\n)|$)|\}\}/g;

/** Most characters of a placeholder shown in a refusal. */
const MOST_SHOWN = 60;

/** `name` as it was written; undefined of an end alone. `isClosed` by its two braces. */
type Named = { written: string; name: string | undefined; isClosed: boolean };

export function namesIn(text: string): Named[] {
  return [...text.matchAll(NAMED)].map(([written, name]) => ({
    written: written.trim().slice(0, MOST_SHOWN),
    name,
    isClosed: name !== undefined && written.endsWith("}}"),
  }));
}

/**
 * A placeholder that a text may not use, as written, and the nearest allowed placeholder; undefined when none is
 * near.
 */
export type UnknownPlaceholder<Name extends string> = { written: string; nearest: Name | undefined };

/** The first unknown placeholder of a text; undefined when it uses only those that are allowed. */
export function findUnknown<Name extends string>(
  text: string,
  allowed: readonly [Name, ...Name[]],
): UnknownPlaceholder<Name> | undefined {
  const known: readonly string[] = allowed;
  const wrong = namesIn(text).find(({ name = "", isClosed }) => !isClosed || !known.includes(name));
  return wrong && { written: wrong.written, nearest: nearestOf(wrong.name ?? "", allowed) };
}

/** What an issue of a text with an unknown placeholder says: which one, and the nearest that there is. */
export function issueOf({ written, nearest }: UnknownPlaceholder<string>) {
  if (nearest === undefined) return { message: message("placeholderAlone"), received: written, expected: "" };
  return { message: message("placeholderUnknown"), received: written, expected: `{{${nearest}}}` };
}

/** A text that uses only these placeholders. */
export function usesOnly<Name extends string>(allowed: readonly [Name, ...Name[]]) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    const unknown = dataset.typed ? findUnknown(dataset.value, allowed) : undefined;
    if (unknown) addIssue(issueOf(unknown));
  });
}

/** Near is what shares two letters of three with the longer of the two names. */
function nearestOf<Name extends string>(name: string, allowed: readonly Name[]): Name | undefined {
  const written = name.toLowerCase();
  const far = (known: Name) =>
    distance(written, known.toLowerCase()) / Math.max(Math.min(written.length, 40), known.length);
  return allowed.filter((known) => far(known) <= 1 / 3).toSorted((a, b) => far(a) - far(b))[0];
}

/** Letters to change, add or take away; only the beginning of a long name is looked at. */
function distance(written: string, known: string): number {
  const from = written.slice(0, 40);
  let row = Array.from({ length: known.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= known.length; j++) {
      const swapped = (row[j - 1] ?? 0) + (letter === known[j - 1] ? 0 : 1);
      next.push(Math.min(swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const FILLED = /\{\{\s*(\w+)\s*\}\}/g;

/** The text with the values in place; a name without a value stays as it was written. */
export function fillIn(text: string, values: Readonly<Partial<Record<string, string>>>): string {
  return text.replace(FILLED, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? written) : written,
  );
}
