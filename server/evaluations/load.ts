import { and, eq, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { evaluationConflicts, evaluations, submissions } from "#db/schema/index.ts";
import { type Standing, whyNotEvaluate } from "#domain/evaluations/sight.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { isAssignedTo } from "./assigned.ts";
import { standingOf } from "../sight/marks.ts";

export type EvaluationRow = typeof evaluations.$inferSelect;

const READER = sql.placeholder("reader");

const find = hot((db) => {
  const { hasGiven, hasAbstained, hasOpened, hasConflict, decidesOnly } = standingOf(READER, submissions.id);
  const { id, reference, status, institutionName, country, spaceM2, createdAt } = submissions;
  const { representativeEmail, representativeName, website } = submissions;
  const isPair = and(eq(evaluationConflicts.submissionId, id), eq(evaluationConflicts.readerId, READER));
  return db
    .select({
      submission: {
        id,
        reference,
        status,
        institutionName,
        country,
        spaceM2,
        createdAt,
      },
      applicant: { representativeEmail, representativeName, website },
      own: evaluations,
      isAssigned: isAssignedTo(READER, id).mapWith(Boolean),
      isSettled: sql`(${evaluationConflicts.readerId} is not null)`.mapWith(Boolean),
      standing: {
        hasGiven: hasGiven.mapWith(Boolean),
        hasAbstained: hasAbstained.mapWith(Boolean),
        hasOpened: hasOpened.mapWith(Boolean),
        hasConflict: hasConflict.mapWith(Boolean),
        decidesOnly: decidesOnly.mapWith(Boolean),
      },
    })
    .from(submissions)
    .leftJoin(
      evaluations,
      and(eq(evaluations.submissionId, submissions.id), eq(evaluations.evaluatorId, READER)),
    )
    .leftJoin(evaluationConflicts, isPair)
    .where(eq(submissions.id, sql.placeholder("id")))
    .prepare();
});

export type Loaded = {
  submission: Pick<
    typeof submissions.$inferSelect,
    "id" | "reference" | "status" | "institutionName" | "country" | "spaceM2" | "createdAt"
  >;
  /** Facts about the applicant that may show a conflict of interest. */
  applicant: Pick<typeof submissions.$inferSelect, "representativeEmail" | "representativeName" | "website">;
  own: EvaluationRow | null;
  isAssigned: boolean;
  /** The reader has declared or denied a conflict. */
  isSettled: boolean;
  standing: Standing;
};

/** Loads a submission with the reader's own evaluation, if any; for staff. */
export function loadStanding(db: ReadDb | Tx, ctx: SignedInCtx, submissionId: string): Promise<Loaded> {
  return loadStandingOf(db, ctx.actor.id, submissionId);
}

/** The standing of any team member. */
export async function loadStandingOf(
  db: ReadDb | Tx,
  readerId: string,
  submissionId: string,
): Promise<Loaded> {
  const [found] = await find(db).execute({ id: submissionId, reader: readerId });
  if (!found) throw refuse("notFound", { record: "submission" });
  return found;
}

/** Loads a submission to evaluate; refused unless the reader may evaluate it. */
export async function loadForMarks(tx: Tx, ctx: SignedInCtx, submissionId: string): Promise<Loaded> {
  const loaded = await loadStanding(tx, ctx, submissionId);
  const reason = whyNotEvaluate(loaded.standing, loaded.submission);
  if (reason) throw new Refusal(reason);
  return loaded;
}

/** The evaluation that a history row belongs to. */
export function ofEvaluation({ id, submissionId }: Pick<EvaluationRow, "id" | "submissionId">) {
  return { record: "evaluation", recordId: id, submissionId } as const;
}
