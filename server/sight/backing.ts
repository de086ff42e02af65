import { and, type Column, eq, exists, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { evaluations } from "#db/schema/index.ts";
import { isCounted, isOpenTo } from "./marks.ts";

const build = new QueryBuilder();

/** Whether an evaluation approves a submission, for a question about it; null for who may not see its marks. */
export function isBackedFor(
  readerId: ReturnType<typeof sql.placeholder> | string,
  submissionId: Column,
): SQL {
  const approving = build
    .select({ id: evaluations.id })
    .from(evaluations)
    .where(
      and(
        eq(evaluations.submissionId, submissionId),
        eq(evaluations.decision, "APPROVED"),
        isCounted(evaluations),
      ),
    );
  return sql`(case when ${isOpenTo(readerId, submissionId)} then ${exists(approving)} end)`;
}
