import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";
import { id, optionalText } from "#domain/fields.ts";
import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { isDecisionCurrent } from "#domain/submissions/decision.ts";
import type { Ctx } from "../context.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import { composeSubject } from "../mail/subject.ts";
import { addressDecision, findDecision, type DecisionMail } from "./decision-mail.ts";
import { loadSubmission } from "./load.ts";

export const SendDecisionSchema = v.strictObject({
  id: id(),
  /** The draft that was read: one written since says something else, and must be read first. */
  mailId: id(),
  note: optionalText(2000),
});
type SendDecision = v.InferOutput<typeof SendDecisionSchema>;

/**
 * Sends the decision that was written as a draft, with the note as staff left it (decisions.md 7). Refused when that
 * draft is gone, was sent before, or no longer says what the submission's status says.
 */
export async function sendDecision(ctx: Ctx, input: SendDecision): Promise<{ id: string; status: "queued" }> {
  if (!can(ctx.actor, "submissions.move")) throw refuse("forbidden");
  const sent = await ctx.db.write((tx) =>
    once(ctx, tx, "submissions.sendDecision", input, async () => {
      const submission = await loadSubmission(ctx, tx, input.id);
      const mail = await findDecision(tx, submission.id);
      if (mail?.id !== input.mailId) throw refuse("notFound", { record: "mail" });
      if (mail.status !== "draft") {
        throw refuse("moveNotAllowed", { record: "mail", move: "sendDecision", from: mail.status });
      }
      if (!isDecisionCurrent(mail.template, submission.status)) {
        throw refuse("moveNotAllowed", {
          record: "submission",
          move: "sendDecision",
          from: submission.status,
        });
      }
      await release(tx, ctx, mail, addressDecision(submission, input.note));
      await recordHistory(tx, ctx, {
        record: "submission",
        recordId: submission.id,
        submissionId: submission.id,
        action: "sendDecision",
        note: input.note,
      });
      return { id: mail.id, status: "queued" as const };
    }),
  );
  ctx.portal.wakeMail();
  return sent;
}

/** The draft becomes a mail of now: its date is that of its sending, not that of the decision. */
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
}
