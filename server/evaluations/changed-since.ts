import { and, desc, eq, gt, inArray, max, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { isNamed } from "#db/every.ts";
import { history } from "#db/schema/index.ts";
import { isFinished } from "#domain/evaluations/sight.ts";
import { joinCorrections, type ChangedSince } from "#domain/evaluations/changed-since.ts";
import { historyReader } from "../history/read.ts";
import type { EvaluationRow } from "./load.ts";

/** Corrections by the team and by the applicant. */
const CORRECTED = inArray(history.action, ["update", "correct"]);

/** Corrections after a moment, by the applicant or the team. */
export const CORRECTED_SINCE = {
  record: "submission",
  where: and(
    eq(history.recordId, sql.placeholder("submissionId")),
    CORRECTED,
    gt(history.at, sql.placeholder("since")),
  ),
} as const;

const readCorrections = historyReader(CORRECTED_SINCE);

/** What changed after the evaluation; null when nothing did. */
export async function readChangedSince(db: ReadDb, evaluation: EvaluationRow): Promise<ChangedSince | null> {
  const since = judgedAt(evaluation);
  if (!since) return null;
  const { submissionId } = evaluation;
  return joinCorrections(await readCorrections(db, { submissionId, since })) ?? null;
}

/** When the marks were given, as a query parameter; null while they are not. */
export function judgedAt(evaluation: EvaluationRow): Date | null {
  return isFinished(evaluation) ? evaluation.judgedAt : null;
}

/** When each submission was last corrected, in milliseconds. */
export async function findLastCorrections(db: ReadDb | Tx): Promise<ReadonlyMap<string, number>> {
  const { recordId, record, at } = history;
  const rows = await db
    .select({ recordId, at: max(at) })
    .from(history)
    .where(and(eq(record, "submission"), CORRECTED))
    .groupBy(recordId);
  return new Map(rows.map((row) => [row.recordId, row.at?.getTime() ?? 0]));
}

type Mark = Pick<EvaluationRow, "id" | "submissionId" | "judgedAt">;

/** `readChangedSince` for many: ids of evaluations that judged something else than what is written now. */
export async function findOutdated(db: ReadDb | Tx, corrected: readonly Mark[]): Promise<Set<string>> {
  if (corrected.length === 0) return new Set();
  const ids = [...new Set(corrected.map(({ submissionId }) => submissionId))];
  const first = Math.min(...corrected.map(({ judgedAt: at }) => at?.getTime() ?? Infinity));
  const { recordId, actorName, at, changes } = history;
  const rows = await db
    .select({ recordId, actorName, at, changes })
    .from(history)
    .where(and(eq(history.record, "submission"), isNamed(recordId, ids), CORRECTED, gt(at, new Date(first))))
    .orderBy(desc(at), desc(history.id));
  const bySubmission = new Map(ids.map((id): [string, typeof rows] => [id, []]));
  for (const row of rows) bySubmission.get(row.recordId)?.push(row);
  const outdated = corrected.filter(({ submissionId, judgedAt: since }) => {
    const later = (bySubmission.get(submissionId) ?? []).filter((row) => since !== null && row.at > since);
    return joinCorrections(later.map((row) => ({ ...row, at: row.at.toISOString() }))) !== undefined;
  });
  return new Set(outdated.map(({ id }) => id));
}
