import { and, eq, inArray, ne, or, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { evaluations, history } from "#db/schema/index.ts";
import { isSeenBy } from "../evaluations/sight.ts";

const build = new QueryBuilder();

/** What of the history hangs on no marks, and may be told to everybody of the team. */
export const isToldToAll = ne(history.record, "evaluation");

/** What hangs on marks, for who gave them or may see them. */
export function isOfMarksOf(readerId: string): SQL | undefined {
  const seen = build.select({ id: evaluations.id }).from(evaluations).where(isSeenBy(readerId));
  return and(eq(history.record, "evaluation"), inArray(history.recordId, seen));
}

export function isToldTo(readerId: string): SQL | undefined {
  return or(isToldToAll, isOfMarksOf(readerId));
}
