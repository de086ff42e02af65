import { and, asc, desc, eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import * as v from "valibot";
import { evaluations, submissions } from "#db/schema/index.ts";
import { shuffleOf, TURN } from "#domain/evaluations/queue.ts";
import { EVALUATED_STATUSES } from "#domain/evaluations/sight.ts";
import { id, list } from "#domain/fields.ts";
import { question } from "../call/verb.ts";
import { isAssignedTo, isKeptFrom } from "./assigned.ts";
import { decidesOnly, isCounted, standingOf } from "../sight/marks.ts";

/** More than anybody postpones in one sitting. */
const MAX_LATER = 200;

/**
 * The reader's next submission, and progress. Assigned submissions first, then those with the fewest marks; each
 * group in the reader's own order, postponed ones last. None for an account that decides and does not mark.
 */
export const nextToEvaluate = question("evaluations.next", {
  may: ["evaluations.give"],
  input: v.strictObject({ later: v.optional(list(id(), MAX_LATER), []) }),
  sample: {},
  async run(ctx, { later }) {
    const { hasGiven, hasAbstained, hasOpened, hasConflict } = standingOf(ctx.actor.id, submissions.id);
    const decides = sql`(${decidesOnly(ctx.actor.id)})`;
    const isDone = sql<number>`(${or(hasGiven, hasAbstained)})`;
    const isAssigned = isAssignedTo(ctx.actor.id, submissions.id);
    const isMine = and(
      inArray(submissions.status, [...EVALUATED_STATUSES]),
      not(hasConflict),
      not(decides),
      or(isDone, not(isKeptFrom(ctx.actor.id, submissions.id))),
    );
    const [[next], [progress]] = await Promise.all([
      ctx.db.read
        .select({ id: submissions.id })
        .from(submissions)
        .where(and(isMine, not(isDone), not(hasOpened)))
        .orderBy(...lateLast(later), ...assignedFirst(isAssigned), asc(shuffled(ctx.actor.id)))
        .limit(1),
      ctx.db.read
        .select({
          all: sql<number>`count(*)`,
          done: sql<number>`coalesce(sum(${isDone}), 0)`,
          decidesOnly: decides.mapWith(Boolean),
          assignedLeft: sql<number>`coalesce(sum(${isAssigned} and not ${isDone}), 0)`,
        })
        .from(submissions)
        .where(and(isMine, or(isDone, not(hasOpened)))),
    ]);
    const { all = 0, done = 0, assignedLeft = 0, decidesOnly: isChair = false } = progress ?? {};
    return { submissionId: next?.id ?? null, done, all, assignedLeft, decidesOnly: isChair };
  },
});

const build = new QueryBuilder();
const countMarks = sql`(${build
  .select({ marks: sql`count(*)` })
  .from(evaluations)
  .where(and(eq(evaluations.submissionId, submissions.id), isCounted(evaluations)))})`;

function lateLast(ids: readonly string[]) {
  return ids.length === 0 ? [] : [asc(inArray(submissions.id, [...ids]))];
}

/** The number of marks hints at others' marks, so only unassigned submissions are sorted by it. */
function assignedFirst(isAssigned: SQL) {
  return [desc(isAssigned), asc(sql`case when ${isAssigned} then 0 else ${countMarks} end`)];
}

/** Each reader's own order, made from the submissions' numbers in the search index. */
function shuffled(readerId: string) {
  const shuffle = shuffleOf(readerId);
  const row = sql`coalesce(${submissions.searchRow}, 0)`;
  return sql`((${row} * ${shuffle}) % ${TURN}) * ((${row} * 7919 + ${shuffle}) % ${TURN}) % ${TURN}`;
}
