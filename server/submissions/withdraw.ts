import { Refusal } from "#domain/refusal.ts";
import { APPLICANT } from "#domain/submissions/public.ts";
import { statusLinkInput } from "#domain/submissions/applicant.ts";
import { whyNotSubmission } from "#domain/submissions/status.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { dropDecisionDrafts } from "./decision-mail.ts";
import { readFacts } from "../members/facts.ts";
import { ofSubmission } from "./load.ts";
import { writeStatus } from "./move.ts";
import { findSubmissionByToken } from "./status-link.ts";

/** Withdraws a submission by the secret of the status link: REJECTED, marked withdrawn. */
export const withdrawSubmission = change("submissions.withdraw", {
  may: "everybody",
  input: statusLinkInput,
  sample: ({ statusToken }) => ({ token: statusToken }),
  async run(tx, ctx, input): Promise<{ status: "REJECTED" }> {
    const before = await findSubmissionByToken(tx, ctx.portal, input.token);
    const facts = { ...(await readFacts(tx, before.id)), status: before.status };
    const reason = whyNotSubmission("withdraw", facts, APPLICANT);
    if (reason) throw new Refusal(reason);
    const by = { actor: { kind: "visitor" }, now: ctx.now, actorName: before.representativeName } as const;
    await writeStatus(tx, by, before, { status: "REJECTED", withdrawnAt: ctx.now });
    await dropDecisionDrafts(tx, before.id);
    await recordHistory(tx, by, {
      ...ofSubmission(before),
      action: "withdraw",
      from: before.status,
      to: "REJECTED",
    });
    return { status: "REJECTED" as const };
  },
});
