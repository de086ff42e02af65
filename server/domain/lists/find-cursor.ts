import { readCursor } from "./cursor.ts";

/** Several lists on one page share one address, their cursors joined by dots: each finds its own by its question's mark. */
export function findCursor(
  mark: string,
  address: { cursor?: unknown },
): { own: string | undefined; others: string[] } {
  const { cursor: text } = address;
  const cursors = typeof text === "string" ? text.split(".").filter(Boolean) : [];
  const isOwn = (cursor: string) => readCursor(mark, cursor) !== undefined;
  return { own: cursors.find(isOwn), others: cursors.filter((cursor) => !isOwn(cursor)) };
}
