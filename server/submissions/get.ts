import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { evaluations, history, orders, submissions } from "#db/schema/index.ts";
import { partsOf } from "#domain/actor.ts";
import { id } from "#domain/fields.ts";
import { usdFromCents } from "#domain/money.ts";
import { can } from "#domain/permissions.ts";
import { offerSubmissionMoves } from "#domain/submissions/offer.ts";
import { isOrderingOpen, isRegistrable } from "#domain/submissions/status.ts";
import type { Ctx } from "../context.ts";
import { historyReader } from "../history/read.ts";
import { readMembers } from "../members/membership.ts";
import { question } from "../verb.ts";
import { answersOf } from "./answers.ts";
import { readFacts } from "./facts.ts";
import { loadSubmission } from "./load.ts";

/** One submission for the staff desk (SUB-02): its fields, history, accounts, orders and the moves on offer. */
export const getSubmission = question("submissions.get", {
  may: ["submissions.view"],
  input: v.strictObject({ id: id() }),
  async run(ctx, { id }) {
    const db = ctx.db.read;
    const row = await loadSubmission(db, ctx, id);
    return {
      id: row.id,
      reference: row.reference,
      version: row.version,
      status: row.status,
      statusBefore: row.statusBefore,
      isWithdrawn: row.withdrawnAt !== null,
      original: row.duplicateOf ? await readOriginal(ctx, row.duplicateOf) : null,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      acceptedTermsVersion: row.acceptedTermsVersion,
      acceptedTermsAt: row.acceptedTermsAt.toISOString(),
      answers: answersOf(row),
      spaceM2: row.spaceM2,
      accounts: (await readMembers(db, id)).map(showMember),
      orders: await readOrders(ctx, id),
      history: await readSubmissionHistory(db, { id }),
      moves: offerSubmissionMoves({ ...(await readFacts(db, id)), ...row }, partsOf(ctx.actor)),
      canForce: can(ctx.actor, "status.force"),
      canOrder: isOrderingOpen(row.status),
      canRegisterPartner: isRegistrable(row.status),
      isApprovedByEvaluation: await hasApprovingEvaluation(ctx, id),
    };
  },
});

const readSubmissionHistory = historyReader({
  record: "submission",
  where: eq(history.recordId, sql.placeholder("id")),
});

type Member = Awaited<ReturnType<typeof readMembers>>[number];

function showMember({ id, name, email, part, firstLogin }: Member) {
  return { id, name, email, part, firstLogin };
}

async function readOriginal(ctx: Ctx, id: string) {
  const [original] = await ctx.db.read
    .select({
      id: submissions.id,
      reference: submissions.reference,
      institutionName: submissions.institutionName,
    })
    .from(submissions)
    .where(eq(submissions.id, id));
  return original ?? null;
}

/** The orders of one submission (SUB-05), newest first; what was never sent is its author's alone. */
async function readOrders(ctx: Ctx, id: string) {
  const rows = await ctx.db.read
    .select({
      id: orders.id,
      reference: orders.reference,
      status: orders.status,
      type: orders.type,
      totalCents: orders.totalCents,
      sentAt: orders.sentAt,
    })
    .from(orders)
    .where(and(eq(orders.submissionId, id), isNotNull(orders.sentAt)))
    .orderBy(desc(orders.sentAt), desc(orders.id));
  return rows.map(({ totalCents, sentAt, ...order }) => ({
    ...order,
    total: usdFromCents(totalCents),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}

async function hasApprovingEvaluation(ctx: Ctx, id: string): Promise<boolean> {
  const [found] = await ctx.db.read
    .select({ id: evaluations.id })
    .from(evaluations)
    .where(and(eq(evaluations.submissionId, id), eq(evaluations.decision, "APPROVED")))
    .limit(1);
  return found !== undefined;
}
