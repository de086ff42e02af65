/** Ignoring the order of keys; an undefined key equals a missing one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, at) => isSame(part, other[at]));
  }
  if (!isGroup(one) || !isGroup(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

/** Whether the value is an object, but neither a list nor a date. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** In how many of their fields two records of the same shape differ; a list is one field. */
export function countDifferences(one: unknown, other: unknown): number {
  if (!isGroup(one) || !isGroup(other)) return isSame(one, other) ? 0 : 1;
  return Object.entries(one).reduce((sum, [name, value]) => sum + countDifferences(value, other[name]), 0);
}
