import { and, desc, eq, exists, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { alias, QueryBuilder, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ReadDb } from "#db/client.ts";
import { evaluationConflicts, evaluations, submissions, users } from "#db/schema/index.ts";
import { EVALUATED_STATUSES } from "#domain/evaluations/sight.ts";
import { type DeclinedAs, whyNotTakeBack } from "#domain/evaluations/taking-back.ts";
import type { Reason } from "#domain/refusal.ts";

type Declined = {
  submissionId: string;
  readerId: string;
  reference: string;
  reader: string;
  as: DeclinedAs;
  whyNot: Reason | null;
};

/** Most rows shown of each kind, the newest. */
const MOST = 100;

/**
 * Who left the evaluation of what is still undecided, by their own word, and why this person may not take it back.
 * Without the reasons, which may tell what somebody thinks of a submission.
 */
export async function readDeclined(db: ReadDb, askedBy: string): Promise<Declined[]> {
  const { isDeclared, createdAt } = evaluationConflicts;
  const conflicts = await db
    .select(shownOf(evaluationConflicts.readerId))
    .from(evaluationConflicts)
    .innerJoin(submissions, eq(submissions.id, evaluationConflicts.submissionId))
    .innerJoin(users, eq(users.id, evaluationConflicts.readerId))
    .where(and(eq(isDeclared, true), IS_EVALUATED))
    .orderBy(desc(createdAt), submissions.id, users.id)
    .limit(MOST);
  const abstentions = await db
    .select(shownOf(evaluations.evaluatorId))
    .from(evaluations)
    .innerJoin(submissions, eq(submissions.id, evaluations.submissionId))
    .innerJoin(users, eq(users.id, evaluations.evaluatorId))
    .where(and(isNotNull(evaluations.abstainedAt), IS_EVALUATED))
    .orderBy(desc(evaluations.abstainedAt), submissions.id, users.id)
    .limit(MOST);
  const show = (as: DeclinedAs) => (row: (typeof conflicts)[number]) => {
    const { status, areMarksOpen, ...pair } = row;
    const standing = { hasConflict: as === "conflict", hasAbstained: as === "abstention" };
    const isOwn = pair.readerId === askedBy;
    const whyNot = whyNotTakeBack(as, { standing, submission: { status }, isOwn, areMarksOpen });
    return { ...pair, as, whyNot: whyNot ?? null };
  };
  return [...conflicts.map(show("conflict")), ...abstentions.map(show("abstention"))];
}

const IS_EVALUATED = inArray(submissions.status, [...EVALUATED_STATUSES]);

function shownOf(readerId: SQLiteColumn) {
  return {
    submissionId: submissions.id,
    readerId: users.id,
    reference: submissions.reference,
    status: submissions.status,
    reader: users.name,
    areMarksOpen: sql`${haveOthersGiven(readerId)}`.mapWith(Boolean),
  };
}

const others = alias(evaluations, "others");

/** Somebody else than this reader has given marks. */
function haveOthersGiven(readerId: SQLiteColumn): SQL {
  const isOthers = and(eq(others.submissionId, submissions.id), ne(others.evaluatorId, readerId));
  return exists(
    new QueryBuilder()
      .select({ id: others.id })
      .from(others)
      .where(and(isOthers, isNotNull(others.givenAt))),
  );
}
