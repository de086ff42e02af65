import { asc } from "drizzle-orm";
import { history } from "#db/schema/index.ts";
import { canWithdraw, milestones, publicStatus } from "#domain/submissions/public.ts";
import { statusLinkInput } from "#domain/submissions/applicant.ts";
import { type ApplicantStatus, isOrderingOpen } from "#domain/submissions/status.ts";
import type { Ctx } from "../portal/context.ts";
import { hasCopyToCheck } from "../orders/record/contract-state.ts";
import { historyOf } from "../history/read.ts";
import { question } from "../call/verb.ts";
import type { SubmissionRow } from "./answers.ts";
import { type Correction, readCorrection } from "./read-correction.ts";
import { findSubmissionByToken } from "./status-link.ts";

/** A submission as the holder of the status link sees it. */
export type Tracked = {
  reference: string;
  institutionName: string;
  status: ApplicantStatus;
  isWithdrawn: boolean;
  canWithdraw: boolean;
  /** A signed copy of a contract waits for the team's look. */
  isCopyToCheck: boolean;
  submittedAt: string;
  /** When the public status began. */
  since: string;
  /** Public statuses with the last time each was reached, oldest first. */
  milestones: { status: ApplicantStatus; at: string }[];
  corrected: Correction | null;
};

/** A submission's progress by the secret of the link: no notes, names or internals. */
export const trackSubmission = question("submissions.track", {
  may: "everybody",
  input: statusLinkInput,
  sample: ({ statusToken }) => ({ token: statusToken }),
  async run(ctx, { token }): Promise<Tracked> {
    const row = await findSubmissionByToken(ctx.db.read, ctx.portal, token);
    const status = publicStatus(row);
    const milestones = await readMilestones(ctx, row, status);
    return {
      reference: row.reference,
      institutionName: row.institutionName,
      status,
      isWithdrawn: row.withdrawnAt !== null,
      canWithdraw: canWithdraw(row.status),
      isCopyToCheck: isOrderingOpen(status) && (await hasCopyToCheck(ctx.db.read, row.id)),
      submittedAt: row.createdAt.toISOString(),
      since: milestones.at(-1)?.at ?? row.createdAt.toISOString(),
      milestones,
      corrected: await readCorrection(ctx.db.read, row.id),
    };
  },
});

async function readMilestones(ctx: Ctx, row: SubmissionRow, status: ApplicantStatus) {
  const moves = await ctx.db.read
    .select({ to: history.toStatus, action: history.action, at: history.at })
    .from(history)
    .where(historyOf("submission", row.id))
    .orderBy(asc(history.at), asc(history.id));
  return milestones(status, row.createdAt, moves).map((step) => ({ ...step, at: step.at.toISOString() }));
}
