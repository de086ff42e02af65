import { and, eq, exists, notInArray, or, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { evaluations, history } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { can } from "#domain/permissions.ts";
import { isSeenBy } from "../sight/marks.ts";

const build = new QueryBuilder();

/** What of the history hangs on no marks, names no reader and is no plan: it may be told to everybody of the team. */
export const isShownToAll = notInArray(history.record, ["evaluation", "assignment", "plannedDecision"]);

/** What hangs on marks, for who gave them or may see them. */
function isOfMarksOf(readerId: string): SQL | undefined {
  // Asked of each entry by itself: of a season all that a reader sees is most of it, and a page tells of a few.
  const itself = and(eq(evaluations.id, history.recordId), isSeenBy(readerId));
  const seen = build.select({ id: evaluations.id }).from(evaluations).where(itself);
  return and(eq(history.record, "evaluation"), exists(seen));
}

/**
 * What is told to this reader and not to everybody: marks, plans to those who plan, and who was to mark what to those
 * who say so: where marks are given blindly nobody else is told.
 */
export function isShownApart(reader: SignedInUser): SQL | undefined {
  const isPlan = can(reader, "decisions.plan") ? eq(history.record, "plannedDecision") : undefined;
  const isPair = can(reader, "evaluations.assign") ? eq(history.record, "assignment") : undefined;
  return or(isOfMarksOf(reader.id), isPlan, isPair);
}

export function isShownTo(reader: SignedInUser): SQL | undefined {
  return or(isShownToAll, isShownApart(reader));
}
