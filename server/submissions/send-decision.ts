import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { noteWritten, type Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { outbox } from "#db/schema/index.ts";
import { id, optionalText, version } from "#domain/fields.ts";
import { type Reason, Refusal, refuse } from "#domain/refusal.ts";
import { isDecisionCurrent } from "#domain/mail/decision-letters.ts";
import type { Ctx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { composeSubject } from "../mail/subject.ts";
import { change } from "../call/verb.ts";
import type { SubmissionRow } from "./answers.ts";
import { addressDecision, type DecisionMail, loadDecided, saidIn, sayAccess } from "./decision-mail.ts";
import { ofSubmission } from "./load.ts";
import { sendsMail } from "../platform/env.ts";

const sendDecisionInput = v.strictObject({
  id: id(),
  /** The draft that was read; a newer one must be read first. */
  mailId: id(),
  version: version(),
  note: optionalText(2000),
});

/**
 * Sends the draft with its note. Refused when it is gone, changed, sent, or no longer matches the submission's
 * status.
 */
export const sendDecision = change("submissions.sendDecision", {
  may: ["submissions.move"],
  input: sendDecisionInput,
  sample: ({ decidedSubmission, mail }) => ({ id: decidedSubmission, mailId: mail, version: 1 }),
  async run(tx, ctx, input) {
    const { submission, mail } = await loadDecided(tx, input.id);
    if (mail?.id !== input.mailId) throw refuse("notFound", { record: "mail" });
    requireVersion("mail", mail, input.version);
    await sendDraft(tx, ctx, { submission, mail }, input.note);
    return { id: mail.id, status: "queued" as const };
  },
});

/** Sends a draft, alone or in a bulk action. */
export async function sendDraft(
  tx: Tx,
  ctx: Ctx,
  { submission, mail }: { submission: SubmissionRow; mail: DecisionMail },
  note: string,
): Promise<void> {
  const refused = whyNotSendDecision(mail, submission);
  if (refused) throw new Refusal(refused);
  await release(
    tx,
    ctx,
    mail,
    addressDecision(submission, await sayAccess(tx, submission.id, { ...saidIn(mail), note })),
  );
  const action = sendsMail(ctx.portal.env) ? "sendDecision" : "keepDecision";
  await recordHistory(tx, ctx, { ...ofSubmission(submission), action, note });
}

/** The letter that the decision itself has drafted. */
export async function sendNow(tx: Tx, ctx: Ctx, submission: SubmissionRow, note: string): Promise<void> {
  const { mail } = await loadDecided(tx, submission.id);
  if (!mail) throw refuse("notFound", { record: "mail" });
  await sendDraft(tx, ctx, { submission, mail }, note);
}

export function whyNotSendDecision(
  mail: Pick<DecisionMail, "status" | "template">,
  submission: Pick<SubmissionRow, "status">,
): Reason | undefined {
  const move = "sendDecision";
  if (mail.status !== "draft") {
    return { code: "moveNotAllowed", params: { record: "mail", move, from: mail.status } };
  }
  if (isDecisionCurrent(mail.template, submission.status)) return undefined;
  return { code: "moveNotAllowed", params: { record: "submission", move, from: submission.status } };
}

/** Queues the letter with the date of sending. */
async function release(
  tx: Tx,
  { now }: Ctx,
  { id: mailId, template }: DecisionMail,
  address: ReturnType<typeof addressDecision>,
): Promise<void> {
  await tx
    .update(outbox)
    .set({
      ...address,
      subject: composeSubject(template, address.locale, address.params),
      status: "queued",
      nextAttemptAt: now,
      createdAt: now,
    })
    .where(and(eq(outbox.id, mailId), eq(outbox.status, "draft")));
  noteWritten(tx, { kind: "mail" });
}
