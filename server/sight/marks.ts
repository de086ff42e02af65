import { and, type Column, eq, exists, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/sqlite-core";
import { evaluationConflicts, evaluations, openedMarks, submissions, users } from "#db/schema/index.ts";

type Value = string | SQL | Column | ReturnType<typeof sql.placeholder>;

const build = new QueryBuilder();
const own = alias(evaluations, "own");
const chair = alias(users, "chair");

/** What a reader is to the evaluation of a submission, each as a condition of a question. */
export function standingOf(readerId: Value, submissionId: Value) {
  function hasOwn(condition: SQL): SQL {
    const isOwn = and(eq(own.submissionId, submissionId), eq(own.evaluatorId, readerId), condition);
    return exists(build.select({ id: own.id }).from(own).where(isOwn));
  }
  const opened = build
    .select({ at: openedMarks.createdAt })
    .from(openedMarks)
    .where(and(eq(openedMarks.submissionId, submissionId), eq(openedMarks.readerId, readerId)));
  const { submissionId: submission, readerId: reader, isDeclared } = evaluationConflicts;
  const declared = build
    .select({ is: isDeclared })
    .from(evaluationConflicts)
    .where(and(eq(submission, submissionId), eq(reader, readerId), eq(isDeclared, true)));
  return {
    hasGiven: hasOwn(isNotNull(own.givenAt)),
    hasAbstained: hasOwn(isNotNull(own.abstainedAt)),
    hasOpened: exists(opened),
    hasConflict: exists(declared),
    decidesOnly: decidesOnly(readerId),
  };
}

/** Decides and does not mark: reads all marks, gives none and is assigned nothing. */
export function decidesOnly(readerId: Value): SQL {
  return exists(
    build
      .select({ id: chair.id })
      .from(chair)
      .where(and(eq(chair.id, readerId), eq(chair.decidesOnly, true))),
  );
}

/**
 * The one condition under which anything may depend on the marks of a submission: that this reader may see them
 * (`maySeeMarks`). Every question about others' marks goes through it; a test compares it with the rule.
 */
export function isOpenTo(readerId: Value, submissionId: Value): SQL {
  const {
    hasGiven,
    hasAbstained,
    hasOpened,
    hasConflict,
    decidesOnly: decides,
  } = standingOf(readerId, submissionId);
  return sql`(not ${hasConflict} and ${or(hasGiven, hasAbstained, hasOpened, decides)})`;
}

/** Marks that count: all given, and none set aside because of a conflict. */
export function isCounted({ givenAt, setAsideAt }: typeof evaluations): SQL {
  return sql`(${givenAt} is not null and ${setAsideAt} is null)`;
}

/**
 * The submissions whose marks are open to a reader, as a set to look in: the same as `isOpenTo` asked of each, which is
 * too slow for all of a season (a test compares them).
 */
export function openTo(readerId: Value): SQL {
  const { submissionId: conflict, readerId: reader, isDeclared } = evaluationConflicts;
  return sql`(select ${own.submissionId} from ${evaluations} as ${sql.identifier("own")} where ${and(
    eq(own.evaluatorId, readerId),
    or(isNotNull(own.givenAt), isNotNull(own.abstainedAt)),
  )} union select ${openedMarks.submissionId} from ${openedMarks} where ${eq(openedMarks.readerId, readerId)}
  union select ${submissions.id} from ${users} as ${sql.identifier("chair")} cross join ${submissions} where ${and(
    eq(chair.id, readerId),
    eq(chair.decidesOnly, true),
  )} except select ${conflict} from ${evaluationConflicts} where ${and(eq(reader, readerId), eq(isDeclared, true))})`;
}

/** `isFinished` of the domain as a condition. */
export function isFinished({ givenAt, abstainedAt }: typeof evaluations): SQL {
  return sql`(${givenAt} is not null or ${abstainedAt} is not null)`;
}

/**
 * The evaluations that a reader may see: the own ones, and others' finished ones where marks are open. Mostly that is
 * most of a season: by the plus no index is entered for it, and the one of the order, or of what is asked besides, is
 * walked until a page is full.
 */
export function isSeenBy(readerId: Value): SQL {
  const { evaluatorId, submissionId } = evaluations;
  const isOpen = sql`+${submissionId} in ${openTo(readerId)}`;
  return sql`(+${evaluatorId} = ${readerId} or (${isFinished(evaluations)} and ${isOpen}))`;
}
