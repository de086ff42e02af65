import { and, count, eq, inArray, isNull, ne, or, sql, sum, type SQL } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { outbox, plannedDecisions, submissions } from "#db/schema/index.ts";
import { PLANNED_DECISIONS, type PlannedDecision } from "#domain/decisions/plan.ts";
import {
  DECISION_TEMPLATES,
  type DecisionTemplate,
  decisionOfTemplate,
} from "#domain/mail/decision-letters.ts";
import { ORDERING_STATUSES, UNDECIDED } from "#domain/submissions/status.ts";
import { readSettings } from "../event/read.ts";
import { readMoment } from "../event/moment.ts";
import { isAnnounced, isOnTheWay, isSubmissionOf, isUnannouncedWith } from "../submissions/narrow.ts";
import { question } from "../call/verb.ts";
import { readDecisionTexts } from "../submissions/decision-texts.ts";

/**
 * What is planned, and the area that it would take: beside the area on offer and the one that was approved, counted
 * apart; and how many decisions their applicants never heard of.
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
        told: countOf(isAnnounced()),
        ready: countOf(isUnannouncedWith("draft")),
        kept: countOf(isUnannouncedWith("kept")),
        onTheWay: countOf(isOnTheWay()),
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
      /** Plans, those included of what is set aside. */
      all: found?.all ?? 0,
      approved: { count: found?.decidedCount ?? 0, m2: found?.decidedM2 ?? 0 },
      offered: standAreaM2,
      untold: found?.untold ?? 0,
      /** Decisions whose letter a mail server has accepted. */
      told: found?.told ?? 0,
      /** Of those, the number whose letter is written and can be sent. */
      ready: found?.ready ?? 0,
      /** Of those, the number whose letter was held back without a mail server. */
      kept: found?.kept ?? 0,
      /** The number whose letter no mail server has accepted yet. */
      onTheWay: found?.onTheWay ?? 0,
      /** Drafts that the team's text changed after, and that nobody wrote in by hand. */
      outdated,
    };
  },
});

/**
 * Among the decisions that nobody was told of, which making again acts on. The draft of an approval whose contract was
 * signed, or of what was hidden or marked as a duplicate, is kept for the way back and counts nowhere meanwhile.
 */
async function countOutdated(db: ReadDb): Promise<number> {
  const { versions } = await readDecisionTexts(db);
  const toldIn = (template: DecisionTemplate) => decisionOfTemplate(template) ?? "APPROVED";
  const isOld = DECISION_TEMPLATES.map((template) =>
    and(
      eq(outbox.template, template),
      eq(submissions.status, toldIn(template)),
      ne(sql`coalesce(${outbox.textVersion}, 0)`, versions[toldIn(template)]),
    ),
  );
  const [found] = await db
    .select({ count: count() })
    .from(outbox)
    .innerJoin(submissions, eq(submissions.id, outbox.recordId))
    .where(
      and(
        eq(outbox.recordKind, "submission"),
        eq(outbox.status, "draft"),
        isNull(outbox.editedAt),
        isNull(submissions.withdrawnAt),
        or(...isOld),
      ),
    );
  return found?.count ?? 0;
}

type Figures<Name extends string> = Record<`${Name}Count` | `${Name}M2`, SQL<number>>;

function figures<Name extends string>(name: Name, isMeant: SQL | undefined): Figures<Name> {
  const m2 = sum(sql`case when ${isMeant} then ${submissions.spaceM2} else 0 end`).mapWith(Number);
  return { [`${name}Count`]: countOf(isMeant), [`${name}M2`]: m2 } as Figures<Name>; // The names are put together.
}

function countOf(isMeant: SQL | undefined): SQL<number> {
  return sql<number>`coalesce(sum(case when ${isMeant} then 1 else 0 end), 0)`.mapWith(Number);
}
