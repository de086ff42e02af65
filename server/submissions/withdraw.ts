import { Refusal } from "#domain/refusal.ts";
import { APPLICANT } from "#domain/submissions/public.ts";
import { whyNotSubmission } from "#domain/submissions/status.ts";
import type { Ctx } from "../context.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import { dropDecisionDrafts } from "./decision-mail.ts";
import { readFacts } from "./facts.ts";
import { writeStatus } from "./move.ts";
import { findByToken } from "./track.ts";

/** The applicant takes an undecided submission back, by the secret of the status link: REJECTED, marked withdrawn. */
export async function withdrawSubmission(
  ctx: Ctx,
  input: { token: string },
): Promise<{ status: "REJECTED" }> {
  return ctx.db.write((tx) =>
    once(ctx, tx, "submissions.withdraw", input, async () => {
      const before = await findByToken(tx, input.token);
      const facts = { ...(await readFacts(tx, before.id)), status: before.status };
      const reason = whyNotSubmission("withdraw", facts, APPLICANT);
      if (reason) throw new Refusal(reason);
      await writeStatus(ctx, tx, before, { status: "REJECTED", withdrawnAt: ctx.now });
      await dropDecisionDrafts(tx, before.id);
      await recordHistory(
        tx,
        { actor: { kind: "visitor" }, now: ctx.now, actorName: before.representativeName },
        {
          record: "submission",
          recordId: before.id,
          submissionId: before.id,
          action: "withdraw",
          from: before.status,
          to: "REJECTED",
        },
      );
      return { status: "REJECTED" as const };
    }),
  );
}
