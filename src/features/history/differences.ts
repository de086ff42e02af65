import { isSame } from "#domain/same.ts";

export type ValueDifference = { path: readonly string[]; old: unknown; new: unknown };

/**
 * What differs between two stored values, down to the single facts: a changed quantity, not two lists of lines. The
 * parts of a path are names of fields; an entry of a list is named by its title, or by its place.
 */
export function differences(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): ValueDifference[] {
  if (isSame(before, after)) return [];
  const [old, now] = [partsOf(before), partsOf(after)];
  if (!old && !now) return [{ path, old: before, new: after }];
  if ((!old && !isEmpty(before)) || (!now && !isEmpty(after))) return [{ path, old: before, new: after }];
  const names = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...names].flatMap((name) => differences(old?.get(name), now?.get(name), [...path, name]));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null;
}

/** What a value is made of, by name; undefined for one that is a fact by itself, such as a list of plain words. */
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
