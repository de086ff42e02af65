import { and, eq, exists, inArray, notInArray, or, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { evaluations, history } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { HISTORY_RECORDS, type KindsWith, RECORDS } from "#domain/records.ts";
import { isSeenBy } from "../sight/marks.ts";

const build = new QueryBuilder();

const APART = HISTORY_RECORDS.filter((kind) => RECORDS[kind].historyFor !== "everybody");

/** History rows for the whole team: those about no marks, no reader and no plan. */
export const isShownToAll = notInArray(history.record, APART);

/** What hangs on marks, for who gave them or may see them. */
function isOfMarksOf(readerId: string): SQL | undefined {
  // Asked of each entry by itself: of a season all that a reader sees is most of it, and a page tells of a few.
  const itself = and(eq(evaluations.id, history.recordId), isSeenBy(readerId));
  const seen = build.select({ id: evaluations.id }).from(evaluations).where(itself);
  return and(eq(history.record, "evaluation"), exists(seen));
}

const BY_RECORD: Record<KindsWith<"historyFor", "byRecord">, (readerId: string) => SQL | undefined> = {
  evaluation: isOfMarksOf,
};

/** What only some readers see: marks, plans for those who plan, and assignments for those who assign. */
export function isShownApart(reader: SignedInUser): SQL | undefined {
  const open = APART.filter((kind) => mayRead(reader, kind));
  return or(
    ...Object.values(BY_RECORD).map((isOf) => isOf(reader.id)),
    open.length > 0 ? inArray(history.record, open) : undefined,
  );
}

function mayRead(reader: SignedInUser, kind: (typeof APART)[number]): boolean {
  const { historyFor } = RECORDS[kind];
  return historyFor !== "byRecord" && whyNotCall(reader, historyFor) === undefined;
}

export function isShownTo(reader: SignedInUser): SQL | undefined {
  return or(isShownToAll, isShownApart(reader));
}
