/** The current row after the rows changed: the same one, else the next below, else the last. */
export function nextInHand(
  before: readonly string[],
  inHand: string | undefined,
  rows: readonly string[],
): string | undefined {
  if (inHand === undefined || rows.includes(inHand)) return inHand;
  const at = before.indexOf(inHand);
  if (at < 0) return undefined;
  const there = new Set(rows);
  return before.slice(at + 1).find((id) => there.has(id)) ?? rows[Math.min(at, rows.length - 1)];
}

/** Stops at the ends; without a current row the first or last. */
export function stepFrom(
  rows: readonly string[],
  inHand: string | undefined,
  by: 1 | -1,
): string | undefined {
  const at = inHand === undefined ? -1 : rows.indexOf(inHand);
  if (at < 0) return by === 1 ? rows[0] : rows.at(-1);
  return rows[Math.max(0, Math.min(rows.length - 1, at + by))];
}
