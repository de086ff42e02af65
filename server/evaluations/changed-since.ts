import { and, eq, gt, sql, type SQL } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { evaluations, history } from "#db/schema/index.ts";
import { changedSince, type ChangedSince } from "#domain/evaluations/changed-since.ts";
import { historyReader } from "../history/read.ts";
import type { EvaluationRow } from "./load.ts";

/** The corrections of a submission after a moment: by the applicant or by the team alike. */
export const CORRECTED_SINCE = {
  record: "submission",
  where: and(
    eq(history.recordId, sql.placeholder("submissionId")),
    eq(history.action, "update"),
    gt(history.at, sql.placeholder("since")),
  ),
} as const;

const readCorrections = historyReader(CORRECTED_SINCE);

/** How the submission differs from what this evaluation judged (behaviour 19); null when it does not. */
export async function readChangedSince(db: Reader, evaluation: EvaluationRow): Promise<ChangedSince | null> {
  const since = judgedAt(evaluation);
  if (!since) return null;
  const { submissionId } = evaluation;
  return changedSince(await readCorrections(db, { submissionId, since })) ?? null;
}

/** When it was judged, as a value of a question; marks that are not given yet still follow what is read. */
export function judgedAt({ givenAt, abstainedAt, judgedAt: at }: EvaluationRow): Date | null {
  return givenAt === null && abstainedAt === null ? null : at;
}

/** For a question about evaluations: whether the submission was corrected after they were given. */
export function isCorrectedSince(of: typeof evaluations): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${history} where ${and(
    eq(history.record, "submission"),
    eq(history.recordId, of.submissionId),
    eq(history.action, "update"),
    gt(history.at, of.judgedAt),
  )})`.mapWith(Boolean);
}
