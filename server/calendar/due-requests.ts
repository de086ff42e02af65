import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { orderRequests, orders, submissions } from "#db/schema/index.ts";
import type { DueRequest } from "#domain/calendar/entries.ts";
import { pickText, type Locale } from "#domain/locales.ts";
import type { Duty } from "#domain/orders/moves/next-step.ts";
import { factsOfStand, type SiteFact, type SiteFacts } from "#domain/submissions/site-facts.ts";
import type { Ctx } from "../portal/context.ts";
import type { Steps } from "../orders/reading/steps.ts";

/** The due requests one by one, which the steps count together. */
export async function readDueRequests(ctx: Ctx, steps: readonly Steps[]): Promise<DueRequest[]> {
  const ids = steps.flatMap(({ duties }) => duties.filter(isAnswer).map(({ orderId }) => orderId));
  if (ids.length === 0) return [];
  const rows = await ctx.db.read
    .select({
      id: orderRequests.id,
      orderId: orders.id,
      reference: orders.reference,
      pt: orderRequests.titlePt,
      en: orderRequests.titleEn,
      dueOn: orderRequests.dueOn,
      blocksApproval: orderRequests.blocksApproval,
      isMuted: orderRequests.isMuted,
    })
    .from(orderRequests)
    .innerJoin(orders, eq(orders.id, orderRequests.orderId))
    .where(
      and(
        inArray(orders.id, ids),
        eq(orderRequests.status, "PENDING"),
        inArray(orderRequests.kind, ["TEAM", "ORDER_CHANGED"]),
        isNotNull(orderRequests.dueOn),
      ),
    )
    .orderBy(asc(orderRequests.dueOn), asc(orderRequests.id));
  return rows.map(({ pt, en, reference, dueOn, blocksApproval, isMuted, ...row }) => ({
    ...row,
    reference: reference ?? "",
    title: pickText({ pt, en }, ctx.locale) ?? "",
    dueOn: dueOn ?? "",
    isQuiet: isMuted && !blocksApproval,
  }));
}

function isAnswer(duty: Duty): duty is Extract<Duty, { kind: "answerRequest" }> {
  return duty.kind === "answerRequest";
}

/** When the own stands are built, or struck, in the words of the settings or of the submission: each wording once. */
export async function readSiteTimes(
  { db, locale }: Ctx,
  steps: readonly Steps[],
  ofAll: SiteFacts,
): Promise<(which: SiteFact) => string[]> {
  const going = steps
    .filter(({ waiting }) => waiting.kind !== "ended")
    .map(({ submissionId }) => submissionId);
  const own = await db.read
    .select({ siteFacts: submissions.siteFacts })
    .from(submissions)
    .where(inArray(submissions.id, going))
    .orderBy(asc(submissions.id));
  const facts = own.map(({ siteFacts }) => factsOfStand(ofAll, siteFacts));
  return (which) => [...new Set(facts.flatMap((stand) => said(stand[which], locale)))];
}

function said(fact: SiteFacts[SiteFact], locale: Locale): string[] {
  const text = fact && pickText(fact, locale);
  return text ? [text] : [];
}
