import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { noteWritten, type Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { outbox } from "#db/schema/index.ts";
import { id, version } from "#domain/fields.ts";
import { decisionOfTemplate, isDecisionCurrent } from "#domain/mail/decision-letters.ts";
import { type MailVerb, whyNotMail } from "#domain/mail/moves.ts";
import { refuse, Refusal } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { sendsMail } from "../platform/env.ts";
import { noteMail } from "../mail/note-mail.ts";
import { composeSubject } from "../mail/subject.ts";
import { addressDecision, loadDecided, saidIn } from "../submissions/decision-mail.ts";
import { sendDraft } from "../submissions/send-decision.ts";
import { change } from "../call/verb.ts";
import { loadMail, type Mail } from "./load.ts";

const moveInput = v.strictObject({ id: id(), version: version() });

/** A draft leaves, a decision's by its own rule. */
export const sendMail = moveOf("send");
/** Holds a message back that has not left: it waits as a draft until somebody sends it. */
export const holdBackMail = moveOf("holdBack");
/** The message is not sent any more; the log shows who discarded it. */
export const discardMail = moveOf("discard");

function moveOf(verb: "send" | "holdBack" | "discard") {
  return change(`mails.${verb}`, {
    may: ["mails.manage"],
    input: moveInput,
    sample: ({ mail }) => ({ id: mail, version: 1 }),
    async run(tx, ctx, input) {
      const mail = await loadMail(tx, input.id);
      requireVersion("mail", mail, input.version);
      await moveMail(tx, ctx, mail, verb);
      return { id: mail.id };
    },
  });
}

/**
 * Tries a failed message again at once, or a given-up one from the beginning; it stays the same message, so that a
 * receiver can recognise it. A decision is sent only while it is current, to the address that the submission has now.
 */
export const retryMail = change("mails.retry", {
  may: ["mails.manage"],
  input: v.strictObject({ id: id() }),
  sample: ({ mail }) => ({ id: mail }),
  async run(tx, ctx, input) {
    const mail = await loadMail(tx, input.id);
    await moveMail(tx, ctx, mail, "retry");
    return { id: mail.id };
  },
});

/** Moves a message, alone or in a bulk action; refused where the rules say so. */
export async function moveMail(tx: Tx, ctx: SignedInCtx, mail: Mail, verb: MailVerb): Promise<void> {
  const reason = whyNotMail(verb, mail);
  if (reason) throw new Refusal(reason);
  if (verb === "send" && decisionOfTemplate(mail.template) && mail.recordId) {
    const { submission, mail: newest } = await loadDecided(tx, mail.recordId);
    if (newest?.id !== mail.id) throw refuse("letterSuperseded");
    await sendDraft(tx, ctx, { submission, mail }, saidIn(mail).note);
  } else {
    await write(tx, mail, await changeOf(tx, ctx, mail, verb));
  }
  noteWritten(tx, { kind: "mail" });
  noteMail(tx, mail.id);
}

async function changeOf(tx: Tx, ctx: SignedInCtx, mail: Mail, verb: MailVerb): Promise<Partial<Mail>> {
  switch (verb) {
    case "send":
      return { status: "queued", nextAttemptAt: ctx.now, createdAt: ctx.now };
    case "retry":
      if (!sendsMail(ctx.portal.env)) throw refuse("noMailServer");
      return {
        ...(await readdress(tx, mail)),
        status: "queued",
        nextAttemptAt: ctx.now,
        sentAt: null,
        ...(mail.status !== "failed" && { attempts: 0 }),
      };
    case "holdBack":
      return { status: "draft" };
    case "discard":
      return {
        status: "skipped",
        reason: { code: "mailDiscarded", params: { who: ctx.actor.name } },
        sealed: null,
      };
    default:
      return verb satisfies never;
  }
}

/** Changes a message, unless the mail worker has taken it meanwhile. */
async function write(tx: Tx, mail: Mail, change: Partial<Mail>): Promise<void> {
  await tx
    .update(outbox)
    .set({ ...change, leasedUntil: null, version: mail.version + 1 })
    .where(and(eq(outbox.id, mail.id), eq(outbox.status, mail.status)));
}

/** Addresses a decision's mail anew; other mails keep their recipient. */
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
