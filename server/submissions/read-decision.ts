import * as v from "valibot";
import { id, optionalText } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { isTextOutdated, whyNotRemake } from "#domain/decisions/letter.ts";
import { isDecisionCurrent, decisionOfTemplate } from "#domain/mail/decision-letters.ts";
import type { Ctx } from "../portal/context.ts";
import { readDecisionTexts } from "./decision-texts.ts";
import { readSettings } from "../event/read.ts";
import { readSentText } from "../mail/sent-text.ts";
import { readLate } from "../portal/read-late.ts";
import { longQuestion, question } from "../call/verb.ts";
import {
  addressDecision,
  type DecisionMail,
  draftFactsOf,
  loadDecided,
  saidIn,
  sayAccess,
} from "./decision-mail.ts";

/**
 * The newest decision mail as its recipient reads it, with its state; null when nothing was decided or the decision
 * was taken back.
 */
export const readDecision = question("submissions.decision", {
  may: ["submissions.view"],
  input: v.strictObject({ id: id() }),
  sample: ({ decidedSubmission }) => ({ id: decidedSubmission }),
  async run(ctx, { id: submissionId }) {
    const { mail, submission } = await loadDecided(ctx.db.read, submissionId);
    if (!mail) return null;
    const said = await sayAccess(ctx.db.read, submissionId, saidIn(mail));
    const facts = draftFactsOf(mail);
    const shown = facts.isDraft ? { ...mail, ...addressDecision(submission, said) } : mail;
    const decided = decisionOfTemplate(mail.template);
    const current = facts.isDraft && decided ? (await readDecisionTexts(ctx.db.read)).versions[decided] : 0;
    return {
      id: mail.id,
      version: mail.version,
      status: mail.status,
      to: { email: shown.toEmail, name: shown.toName },
      locale: shown.locale,
      note: said.note,
      ...(await renderText(ctx, shown)),
      sentAt: mail.sentAt?.toISOString() ?? null,
      lastError: mail.lastError,
      /** The team's text has changed since the draft. */
      isTextOutdated: isTextOutdated(facts, current),
      canRemake: whyNotRemake(facts, current) === undefined,
      isEdited: facts.isEdited,
      /** A draft can be sent while it matches the submission's status. */
      canSend: mail.status === "draft" && isDecisionCurrent(mail.template, submission.status),
    };
  },
});

/** Previews a decision's letter with another note; nothing is saved. Refused without a draft. */
export const previewDecision = longQuestion("submissions.previewDecision", {
  may: ["submissions.view"],
  input: v.strictObject({ id: id(), note: optionalText(2000) }),
  sample: ({ decidedSubmission }) => ({ id: decidedSubmission }),
  async run(ctx, input) {
    const { mail, submission } = await loadDecided(ctx.db.read, input.id);
    if (mail?.status !== "draft") throw refuse("notFound", { record: "mail" });
    return renderText(ctx, {
      ...mail,
      ...addressDecision(
        submission,
        await sayAccess(ctx.db.read, input.id, { ...saidIn(mail), note: input.note }),
      ),
    });
  },
});

async function renderText(ctx: Ctx, mail: DecisionMail): Promise<{ subject: string; text: string }> {
  const sent = await readSentText(ctx.db.read, mail);
  if (sent) return { subject: sent.subject, text: sent.text };
  const { env, secret } = ctx.portal;
  const { renderMail } = await readLate(() => import("../mail/render.ts"));
  const settings = await readSettings(ctx.db.read);
  const { subject, text } = renderMail(mail, { settings, publicUrl: env.PUBLIC_URL, secret });
  return { subject, text };
}
