import { and, count, eq, inArray, isNull, ne, or, sql, sum, type SQL } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { outbox, plannedDecisions, submissions } from "#db/schema/index.ts";
import { PLANNED_DECISIONS, type PlannedDecision } from "#domain/decisions/plan.ts";
import { DECISION_TEMPLATES, toldBy } from "#domain/submissions/decision.ts";
import { ORDERING_STATUSES, UNDECIDED } from "#domain/submissions/status.ts";
import { readSettings } from "../settings/read.ts";
import { readMoment } from "../settings/moment.ts";
import { isSubmissionOf } from "../submissions/narrow.ts";
import { question } from "../verb.ts";
import { readDecisionTexts } from "./texts.ts";

/**
 * What is planned, and the area that it would take: beside the area on offer and the one that was approved, counted
 * apart (behaviour 21); and how many decisions their applicants were never told of (behaviour 22).
 */
export const readPlanning = question("decisions.planning", {
  may: ["decisions.plan"],
  async run(ctx) {
    const { read } = ctx.db;
    const { standAreaM2 } = await readSettings(read);
    const untold = isSubmissionOf({ waits: ["letter"] }, await readMoment(ctx));
    const isOpen = inArray(submissions.status, [...UNDECIDED]);
    const isPlanned = (decision: PlannedDecision) => and(isOpen, eq(plannedDecisions.decision, decision));
    const [found] = await read
      .select({
        ...figures("APPROVED", isPlanned("APPROVED")),
        ...figures("REJECTED", isPlanned("REJECTED")),
        ...figures("decided", inArray(submissions.status, [...ORDERING_STATUSES])),
        all: count(plannedDecisions.submissionId),
        untold: countOf(untold),
      })
      .from(submissions)
      .leftJoin(plannedDecisions, eq(plannedDecisions.submissionId, submissions.id));
    const outdated = await countOutdated(read);
    const planned = PLANNED_DECISIONS.map((decision) => ({
      decision,
      count: found?.[`${decision}Count`] ?? 0,
      m2: found?.[`${decision}M2`] ?? 0,
    }));
    return {
      planned,
      /** Plans, those included that something else was decided of since. */
      all: found?.all ?? 0,
      approved: { count: found?.decidedCount ?? 0, m2: found?.decidedM2 ?? 0 },
      offered: standAreaM2,
      untold: found?.untold ?? 0,
      /** Drafts that the team's text changed after, and that nobody wrote in by hand. */
      outdated,
    };
  },
});

async function countOutdated(db: Reader): Promise<number> {
  const { versions } = await readDecisionTexts(db);
  const isOld = DECISION_TEMPLATES.map((template) =>
    and(
      eq(outbox.template, template),
      ne(sql`coalesce(${outbox.textVersion}, 0)`, versions[toldBy(template) ?? "APPROVED"]),
    ),
  );
  return db.$count(outbox, and(eq(outbox.status, "draft"), isNull(outbox.editedAt), or(...isOld)));
}

type Figures<Name extends string> = Record<`${Name}Count` | `${Name}M2`, SQL<number>>;

function figures<Name extends string>(name: Name, isMeant: SQL | undefined): Figures<Name> {
  const m2 = sum(sql`case when ${isMeant} then ${submissions.spaceM2} else 0 end`).mapWith(Number);
  return { [`${name}Count`]: countOf(isMeant), [`${name}M2`]: m2 } as Figures<Name>; // The names are put together.
}

function countOf(isMeant: SQL | undefined): SQL<number> {
  return sql<number>`coalesce(sum(case when ${isMeant} then 1 else 0 end), 0)`.mapWith(Number);
}
