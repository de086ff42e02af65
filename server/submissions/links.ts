import type { Tx } from "#db/client.ts";
import { requireVersion, rewrite } from "#db/records.ts";
import { submissions } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { endLinksInput } from "#domain/submissions/applicant.ts";
import type { Ctx } from "../portal/context.ts";
import { sendsMail } from "../platform/env.ts";
import { recordHistory } from "../history/record.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { statusUrlOf } from "../mail/status-url.ts";
import { change } from "../call/verb.ts";
import type { SubmissionRow } from "./answers.ts";
import { loadSubmission, ofSubmission } from "./load.ts";

/**
 * The number of a submission's links once those made before are ended. Without a mail server they stay: nobody would get
 * the new one, and no letter has carried the old one anywhere.
 */
export function nextLink({ portal }: Pick<Ctx, "portal">, { linkNumber }: SubmissionRow): number {
  return sendsMail(portal.env) ? linkNumber + 1 : linkNumber;
}

/** Mails the link in force to the address that the submission names. */
export async function mailNewLink(tx: Tx, ctx: Ctx, submission: SubmissionRow): Promise<void> {
  const { id, representativeEmail: email, representativeName: name, reference } = submission;
  await enqueueMail(tx, ctx, {
    template: "statusLinkRenewed",
    to: { email, name },
    locale: submission.contactLanguage,
    params: { company: submission.institutionName, reference },
    secrets: { statusUrl: statusUrlOf(ctx.portal, submission) },
    record: { kind: "submission", id },
  });
}

/** Ends every link of an applicant's status page and mails a new link. Refused without a mail server. */
export const endLinks = change("submissions.endLinks", {
  may: ["submissions.links"],
  input: endLinksInput,
  sample: ({ submission }) => ({ id: submission, version: 1 }),
  async run(tx, ctx, input): Promise<{ version: number }> {
    const before = await loadSubmission(tx, ctx, input.id);
    requireVersion("submission", before, input.version);
    if (!sendsMail(ctx.portal.env)) throw refuse("noMailServer");
    const linkNumber = nextLink(ctx, before);
    const after = await rewrite(tx, submissions, before, { linkNumber, updatedAt: ctx.now });
    await recordHistory(tx, ctx, { ...ofSubmission(after), action: "endLinks" });
    await mailNewLink(tx, ctx, after);
    return { version: after.version };
  },
});
