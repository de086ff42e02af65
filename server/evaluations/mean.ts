import { type SQL, sql } from "drizzle-orm";
import type { evaluations } from "#db/schema/index.ts";
import { CRITERIA } from "#domain/evaluations/schema.ts";

/** `averageOf` as a value to sort by: the mean of what was judged, empty while nothing is. */
export function meanOf(table: typeof evaluations): SQL<number | null> {
  const sum = sql.join(
    CRITERIA.map((criterion) => sql`coalesce(${table[criterion]}, 0)`),
    sql` + `,
  );
  const judged = sql.join(
    CRITERIA.map((criterion) => sql`(${table[criterion]} is not null)`),
    sql` + `,
  );
  return sql`round((${sum}) * 1.0 / nullif(${judged}, 0), 1)`;
}
