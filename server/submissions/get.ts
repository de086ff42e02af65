import * as v from "valibot";
import { partsOf } from "#domain/actor.ts";
import { id } from "#domain/fields.ts";
import { usdFromCents } from "#domain/money.ts";
import { can } from "#domain/permissions.ts";
import { offerSubmissionMoves } from "#domain/submissions/offer.ts";
import { isOrderingOpen, isRegistrable } from "#domain/submissions/status.ts";
import { sendsMail } from "../platform/env.ts";
import { question } from "../call/verb.ts";
import { answersOf } from "./answers.ts";
import { loadWholeSubmission, readSubmissionHistory, type Whole } from "./load-whole.ts";

/** A submission for the desk (SUB-02). */
export const getSubmission = question("submissions.get", {
  may: ["submissions.view"],
  input: v.strictObject({ id: id() }),
  sample: ({ submission }) => ({ id: submission }),
  async run(ctx, { id }) {
    const row = await loadWholeSubmission(ctx, id);
    return {
      id: row.id,
      reference: row.reference,
      version: row.version,
      status: row.status,
      statusBefore: row.statusBefore,
      isWithdrawn: row.withdrawnAt !== null,
      original: row.original,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      acceptedTermsVersion: row.acceptedTermsVersion,
      acceptedTermsAt: row.acceptedTermsAt.toISOString(),
      answers: answersOf(row),
      spaceM2: row.spaceM2,
      /** Since when the site may name it among those that come; null for not at all. */
      mayBeNamedSince: row.mayBeNamedSince?.toISOString() ?? null,
      siteFacts: row.siteFacts ?? {},
      accounts: row.members.map(showMember),
      /** The newest, with the total and a link. */
      orders: row.orders.map(showOrder),
      orderCount: row.orderCount,
      history: await readSubmissionHistory(ctx.db.read, { id }),
      moves: offerSubmissionMoves(row, partsOf(ctx.actor)),
      /** Whether the links of the applicant's status page can be ended, as a new one can be mailed. */
      canEndLinks: can(ctx.actor, "submissions.links") && sendsMail(ctx.portal.env),
      canForce: can(ctx.actor, "status.force"),
      canOrder: isOrderingOpen(row.status),
      canRegisterPartner: isRegistrable(row.status),
      /** Whether evaluations back an approval; null while the marks are closed to the reader. */
      isApprovedByEvaluation: row.isBacked === null ? null : Boolean(row.isBacked),
    };
  },
});

type Member = Whole["members"][number];

function showMember({ part, account: { id, name, email, firstLogin } }: Member) {
  return { id, name, email, part, firstLogin };
}

function showOrder({ totalCents, sentAt, ...order }: Whole["orders"][number]) {
  return { ...order, total: usdFromCents(totalCents), sentAt: sentAt?.toISOString() ?? null };
}
