import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { evaluations, submissions, users } from "#db/schema/index.ts";
import { shownAverage } from "#domain/evaluations/score.ts";
import { isSetAside } from "#domain/submissions/status.ts";
import { mapByParts, readByParts } from "../platform/turns.ts";
import { isCounted, openTo } from "../sight/marks.ts";
import { findLastCorrections, findOutdated } from "./changed-since.ts";

/** Of marks that are read: some ten milliseconds, also when the code for it has never run. */
const AT_ONCE = 1_200;

/** The marks that count, of submissions whose marks are open to the reader. */
export async function readRankedMarks(db: ReadDb | Tx, actorId: string) {
  const rows = await readByParts(AT_ONCE, (after) => readMarks(db, actorId, after));
  const corrected = await findLastCorrections(db);
  const outdated = await findOutdated(
    db,
    rows.filter((row) => row.judgedAt && (corrected.get(row.submissionId) ?? 0) > row.judgedAt.getTime()),
  );
  return mapByParts(AT_ONCE, rows, (part) =>
    part.flatMap(({ average: hundredths, status, ...row }) => {
      const mark = shownAverage(hundredths);
      if (mark === null) return [];
      return [{ ...row, mark, isSetAside: isSetAside(status), isOutdated: outdated.has(row.id) }];
    }),
  );
}

function readMarks(db: ReadDb | Tx, actorId: string, after: string) {
  const { id, submissionId, evaluatorId, average, judgedAt } = evaluations;
  return db
    .select({
      id,
      submissionId,
      evaluatorId,
      reader: users.name,
      status: submissions.status,
      average,
      judgedAt,
    })
    .from(evaluations)
    .innerJoin(users, eq(users.id, evaluatorId))
    .innerJoin(submissions, eq(submissions.id, submissionId))
    .where(
      and(
        gt(id, after),
        isNotNull(evaluations.givenAt),
        isCounted(evaluations),
        sql`${submissionId} in ${openTo(actorId)}`,
      ),
    )
    .orderBy(asc(id))
    .limit(AT_ONCE);
}
