import { and, type Column, eq, exists, inArray, type SQL, type sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { assignments } from "#db/schema/index.ts";
import { ASSIGNED } from "#domain/evaluations/assignment.ts";

type Value = string | Column | ReturnType<typeof sql.placeholder>;

const build = new QueryBuilder();

/** The SQL condition that a submission is assigned to a reader. */
export function isAssignedTo(readerId: Value, submissionId: Column): SQL {
  return hasStanding(readerId, submissionId, ASSIGNED);
}

/** The SQL condition that the team has barred a reader from a submission. */
export function isKeptFrom(readerId: Value, submissionId: Column): SQL {
  return hasStanding(readerId, submissionId, ["barred"]);
}

function hasStanding(
  readerId: Value,
  submissionId: Column,
  standings: readonly (typeof assignments.$inferSelect)["standing"][],
): SQL {
  const isPair = and(eq(assignments.submissionId, submissionId), eq(assignments.readerId, readerId));
  return exists(
    build
      .select({ standing: assignments.standing })
      .from(assignments)
      .where(and(isPair, inArray(assignments.standing, [...standings]))),
  );
}
