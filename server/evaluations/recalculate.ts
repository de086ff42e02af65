import { type Column, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { evaluations } from "#db/schema/index.ts";
import type { Weighting } from "#domain/evaluations/criteria.ts";
import { CRITERIA } from "#domain/evaluations/schema.ts";

/**
 * Recalculates all averages after criteria or weights changed, in one statement, so that no list mixes old and new. A
 * test compares it with `hundredthsOf`.
 */
export async function recalculateAverages(tx: Tx, weighting: Weighting): Promise<void> {
  await tx
    .update(evaluations)
    .set({ average: averageBy(weighting) })
    .where(isNotNull(evaluations.judgedAt));
}

/** `hundredthsOf` in integers, since bound parameters are taken for floats. */
function averageBy(weighting: Weighting): SQL<number | null> {
  const weights = (whole: (column: Column) => SQL): SQL =>
    sql.join(
      CRITERIA.map((name) => sql`(${whole(evaluations[name])}) * cast(${weighting[name]} as integer)`),
      sql` + `,
    );
  const sum = weights((column) => sql`coalesce(${column}, 0)`);
  const counted = weights((column) => sql`${column} is not null`);
  return sql`(200 * (${sum}) + (${counted})) / nullif(2 * (${counted}), 0)`;
}
