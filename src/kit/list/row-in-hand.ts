/**
 * Which row one is at when the rows are others than before: the same one while it is there, otherwise the next one that
 * was under it, so that work goes on downwards, and at the end the last one.
 */
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

/** The row above or below, the first or the last one when one is at none; the ends stay where they are. */
export function stepFrom(
  rows: readonly string[],
  inHand: string | undefined,
  by: 1 | -1,
): string | undefined {
  const at = inHand === undefined ? -1 : rows.indexOf(inHand);
  if (at < 0) return by === 1 ? rows[0] : rows.at(-1);
  return rows[Math.max(0, Math.min(rows.length - 1, at + by))];
}
