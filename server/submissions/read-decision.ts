import * as v from "valibot";
import { id, optionalText } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { isDecisionCurrent } from "#domain/submissions/decision.ts";
import type { Ctx } from "../context.ts";
import { readSettings } from "../settings/read.ts";
import { longQuestion, question } from "../verb.ts";
import type { SubmissionRow } from "./answers.ts";
import { addressDecision, type DecisionMail, findDecision } from "./decision-mail.ts";
import { loadSubmission } from "./load.ts";

/**
 * The newest decision mail of a submission as its recipient reads it, in the recipient's language, with what became
 * of it; null when nothing was decided or the decision was taken back.
 */
export const readDecision = question("submissions.decision", {
  may: ["submissions.view"],
  input: v.strictObject({ id: id() }),
  async run(ctx, { id: submissionId }) {
    const found = await loadDecision(ctx, submissionId);
    if (!found) return null;
    const { mail, submission } = found;
    const note = noteOf(mail);
    const shown = mail.status === "draft" ? { ...mail, ...addressDecision(submission, note) } : mail;
    return {
      id: mail.id,
      status: mail.status,
      to: { email: shown.toEmail, name: shown.toName },
      locale: shown.locale,
      note,
      ...(await renderText(ctx, shown)),
      sentAt: mail.sentAt?.toISOString() ?? null,
      lastError: mail.lastError,
      /** A draft that still says what the submission's status says. */
      canSend: mail.status === "draft" && isDecisionCurrent(mail.template, submission.status),
    };
  },
});

/** The draft with another note in it; nothing is kept. Refused when there is no draft. */
export const previewDecision = longQuestion("submissions.previewDecision", {
  may: ["submissions.view"],
  input: v.strictObject({ id: id(), note: optionalText(2000) }),
  async run(ctx, input) {
    const found = await loadDecision(ctx, input.id);
    if (found?.mail.status !== "draft") throw refuse("notFound", { record: "mail" });
    return renderText(ctx, { ...found.mail, ...addressDecision(found.submission, input.note) });
  },
});

async function loadDecision(
  ctx: Ctx,
  submissionId: string,
): Promise<{ mail: DecisionMail; submission: SubmissionRow } | undefined> {
  const submission = await loadSubmission(ctx.db.read, ctx, submissionId);
  const mail = await findDecision(ctx.db.read, submissionId);
  return mail && { mail, submission };
}

function noteOf({ params }: DecisionMail): string {
  return typeof params["note"] === "string" ? params["note"] : "";
}

async function renderText(ctx: Ctx, mail: DecisionMail): Promise<{ subject: string; text: string }> {
  const { env, secret } = ctx.portal;
  const { renderMail } = await import("../mail/render.ts");
  const settings = await readSettings(ctx.db.read);
  const { subject, text } = renderMail(mail, { settings, publicUrl: env.PUBLIC_URL, secret });
  return { subject, text };
}
