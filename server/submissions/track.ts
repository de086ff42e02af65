import { asc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { ReadDb, Tx } from "#db/client.ts";
import { history, submissions } from "#db/schema/index.ts";
import { message } from "#domain/messages.ts";
import { refuse } from "#domain/refusal.ts";
import { canWithdraw, milestones, publicStatus } from "#domain/submissions/public.ts";
import type { ApplicantStatus } from "#domain/submissions/status.ts";
import type { Ctx } from "../context.ts";
import { historyOf } from "../history/read.ts";
import { hashToken } from "../platform/token.ts";
import { question } from "../verb.ts";
import type { SubmissionRow } from "./answers.ts";

export const trackInput = v.strictObject({
  token: v.pipe(v.string(message("required")), v.regex(/^[A-Za-z0-9_-]{16,64}$/, message("required"))),
});

/** For the holder of the status link. */
export type Tracked = {
  reference: string;
  institutionName: string;
  status: ApplicantStatus;
  isWithdrawn: boolean;
  canWithdraw: boolean;
  submittedAt: string;
  /** Of the public status. */
  since: string;
  /** Each with the last time it was reached, oldest first. */
  milestones: { status: ApplicantStatus; at: string }[];
};

/** By the secret of the link: no notes, names or internals. */
export const trackSubmission = question("submissions.track", {
  may: "everybody",
  input: trackInput,
  sample: ({ statusToken }) => ({ token: statusToken }),
  async run(ctx, { token }): Promise<Tracked> {
    const row = await findSubmissionByToken(ctx.db.read, token);
    const status = publicStatus(row);
    const milestones = await readMilestones(ctx, row, status);
    return {
      reference: row.reference,
      institutionName: row.institutionName,
      status,
      isWithdrawn: row.withdrawnAt !== null,
      canWithdraw: canWithdraw(row.status),
      submittedAt: row.createdAt.toISOString(),
      since: milestones.at(-1)?.at ?? row.createdAt.toISOString(),
      milestones,
    };
  },
});

export async function findSubmissionByToken(db: ReadDb | Tx, token: string): Promise<SubmissionRow> {
  const [row] = await db
    .select()
    .from(submissions)
    .where(eq(submissions.trackHash, hashToken(token)));
  if (!row) throw refuse("notFound", { record: "submission" });
  return row;
}

async function readMilestones(ctx: Ctx, row: SubmissionRow, status: ApplicantStatus) {
  const moves = await ctx.db.read
    .select({ to: history.toStatus, action: history.action, at: history.at })
    .from(history)
    .where(historyOf("submission", row.id))
    .orderBy(asc(history.at), asc(history.id));
  return milestones(status, row.createdAt, moves).map((step) => ({ ...step, at: step.at.toISOString() }));
}
