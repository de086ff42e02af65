import { differences, type ValueDifference } from "#domain/differences.ts";

/** What differs in a recorded field: an entry of a list is named by its title, or by its position. */
export function recordedDifferences(before: unknown, after: unknown, field: string): ValueDifference[] {
  return differences(before, after, partsOf, [field]);
}

function partsOf(value: unknown): Map<string, unknown> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  if (!value.some((entry) => typeof entry === "object" && entry !== null)) return undefined;
  const parts = new Map<string, unknown>();
  for (const [at, entry] of value.entries()) parts.set(nameOf(entry, at, parts), entry);
  return parts;
}

function nameOf(entry: unknown, at: number, taken: ReadonlyMap<string, unknown>): string {
  const { titlePt, title, name } = (entry ?? {}) as Record<string, unknown>;
  const said = [titlePt, title, name].find((text) => typeof text === "string" && text !== "");
  const own = typeof said === "string" ? said : String(at + 1);
  return taken.has(own) ? `${own} (${at + 1})` : own;
}
