import { isSame } from "./same.ts";

/** A difference of one value; undefined on the side that lacks it. */
export type ValueDifference = { path: readonly string[]; old: unknown; new: unknown };

/** The named parts of a value; undefined for a value that is compared as a whole. */
export type PartsOf = (value: unknown, path: readonly string[]) => ReadonlyMap<string, unknown> | undefined;

/** Down to the single facts, in the order of their parts. */
export function differences(
  before: unknown,
  after: unknown,
  partsOf: PartsOf,
  path: readonly string[] = [],
): ValueDifference[] {
  if (isSame(before, after)) return [];
  const [old, now] = [partsOf(before, path), partsOf(after, path)];
  const isFact = !old && !now;
  const isReplaced = (!old && !isEmpty(before)) || (!now && !isEmpty(after));
  if (isFact || isReplaced) return [{ path, old: before, new: after }];
  const names = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...names].flatMap((name) => differences(old?.get(name), now?.get(name), partsOf, [...path, name]));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null;
}
