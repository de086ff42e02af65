import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { noteWritten, type Tx } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { whyNotRetry } from "#domain/mail/retry.ts";
import { refuse, Refusal } from "#domain/refusal.ts";
import { isDecisionCurrent, decisionOfTemplate } from "#domain/mail/decision-letters.ts";
import { addressDecision, loadDecided, saidIn } from "../submissions/decision-mail.ts";
import { change } from "../verb.ts";
import { noteMail } from "./note-mail.ts";
import { composeSubject } from "./subject.ts";
import { sendsMail } from "../env.ts";

/**
 * Retries a failed message at once, or a given-up one from the beginning; it stays the same message, so that a
 * receiver can recognise it. A decision is sent only while it is current, to the address that the submission has now.
 */
export const retryMail = change("mails.retry", {
  may: ["mails.manage"],
  input: v.strictObject({ id: id() }),
  sample: ({ mail }) => ({ id: mail }),
  async run(tx, ctx, input) {
    const [mail] = await tx.select().from(outbox).where(eq(outbox.id, input.id));
    if (!mail) throw refuse("notFound", { record: "mail" });
    const reason = whyNotRetry(mail);
    if (reason) throw new Refusal(reason);
    if (!sendsMail(ctx.portal.env)) throw refuse("noMailServer");
    const address = await readdress(tx, mail);
    await tx
      .update(outbox)
      .set({
        ...address,
        status: "queued",
        nextAttemptAt: ctx.now,
        leasedUntil: null,
        sentAt: null,
        ...(mail.status !== "failed" && { attempts: 0 }),
      })
      .where(and(eq(outbox.id, mail.id), eq(outbox.status, mail.status)));
    noteWritten(tx, { kind: "mail" });
    noteMail(tx, mail.id);
    return { id: mail.id };
  },
});

type Mail = typeof outbox.$inferSelect;

/** For decisions only. */
async function readdress(tx: Tx, mail: Mail) {
  if (!decisionOfTemplate(mail.template) || mail.recordKind !== "submission" || !mail.recordId)
    return undefined;
  const { submission, mail: newest } = await loadDecided(tx, mail.recordId);
  if (!isDecisionCurrent(mail.template, submission.status)) {
    throw refuse("moveNotAllowed", { record: "submission", move: "retry", from: submission.status });
  }
  if (newest?.id !== mail.id) throw refuse("letterSuperseded");
  const address = addressDecision(submission, saidIn(mail));
  return { ...address, subject: composeSubject(mail.template, address.locale, address.params) };
}
