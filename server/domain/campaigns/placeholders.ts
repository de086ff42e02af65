import { PLACEHOLDERS, type Placeholder } from "./kinds.ts";

/** Whatever stands in double braces, with what was forgotten at the end of it. */
const NAMED = /\{\{\s*([^{}]*?)\s*(?:\}\}|\}(?!\})|(?=\{\{|\n)|$)/g;

/** `name` as it was written; `isClosed` by its two braces. */
type Named = { name: string; isClosed: boolean };

function namesIn(text: string): Named[] {
  return [...text.matchAll(NAMED)].map(([written, name = ""]) => ({
    name,
    isClosed: written.endsWith("}}"),
  }));
}

/** A placeholder that a text may not use, as it was written, and the nearest one that it may. */
export type UnknownPlaceholder = { name: string; nearest: Placeholder };

/** The first unknown placeholder of a text; undefined when it uses only those of its kind. */
export function findUnknown(text: string, allowed: readonly Placeholder[]): UnknownPlaceholder | undefined {
  const wrong = namesIn(text).find(({ name, isClosed }) => !isClosed || !isOneOf(allowed, name));
  return wrong && { name: wrong.name, nearest: nearestOf(wrong.name, allowed) };
}

/** Those that a text uses, each once. */
export function placeholdersIn(text: string): Placeholder[] {
  const names = namesIn(text).map(({ name }) => name);
  return [...new Set(names)].filter((name) => isOneOf(PLACEHOLDERS, name));
}

function isOneOf(allowed: readonly Placeholder[], name: string): name is Placeholder {
  return (allowed as readonly string[]).includes(name);
}

function nearestOf(name: string, allowed: readonly Placeholder[]): Placeholder {
  const written = name.toLowerCase();
  const [nearest = "company"] = allowed.toSorted(
    (a, b) => distance(written, a.toLowerCase()) - distance(written, b.toLowerCase()),
  );
  return nearest;
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

/** With the values in place; a name without one stays as it was written. */
export function fillIn(text: string, values: Readonly<Partial<Record<string, string>>>): string {
  return text.replace(FILLED, (written, name: string) => values[name] ?? written);
}
