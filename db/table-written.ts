/** The table that a statement writes, as Drizzle and this folder write it. */
const WRITES =
  /^\s*(?:insert(?:\s+or\s+\w+)?\s+into|replace\s+into|update(?:\s+or\s+\w+)?|delete\s+from)\s+["`[]?(\w+)/i;

/** The table that a statement writes to; undefined for a statement that only reads. */
export function tableWrittenBy(sql: string): string | undefined {
  return WRITES.exec(sql)?.[1];
}
