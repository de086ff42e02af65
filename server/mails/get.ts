import { eq } from "drizzle-orm";
import * as v from "valibot";
import { campaigns } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { decisionOfTemplate } from "#domain/mail/decision-letters.ts";
import { LETTERS } from "#domain/mail/letters.ts";
import { MAIL_VERBS, whyNotEditMail, whyNotMail } from "#domain/mail/moves.ts";
import type { Ctx } from "../portal/context.ts";
import { bouncingOf } from "../mail/bouncing.ts";
import { question } from "../call/verb.ts";
import { loadMail, type Mail } from "./load.ts";
import { readMails } from "./list.ts";
import { readText } from "./text.ts";

/** One message whole, as it is or was, and what may be done with it; passwords, codes and secret links are hidden. */
export const getMail = question("mails.get", {
  may: ["mails.manage"],
  input: v.strictObject({ id: id() }),
  sample: ({ mail }) => ({ id: mail }),
  async run(ctx, input) {
    const mail = await loadMail(ctx.db.read, input.id);
    const [listed] = await readMails(ctx, [mail.id]);
    const bouncing = await bouncingOf(ctx.db.read, [mail.toEmail]);
    return {
      ...showFacts(mail),
      about: listed?.about ?? null,
      campaign: await campaignOf(ctx, mail),
      bounce: bouncing.get(mail.toEmail) ?? null,
      text: await readText(ctx, mail),
    };
  },
});

function showFacts(mail: Mail) {
  const { params, sealed: _sealed, messageId: _messageId, ...row } = mail;
  return {
    id: row.id,
    version: row.version,
    topic: LETTERS[row.template].topic,
    lane: row.lane,
    locale: row.locale,
    toName: row.toName,
    toEmail: row.toEmail,
    subject: row.subject,
    status: row.status,
    reason: row.reason,
    attempts: row.attempts,
    lastError: row.lastError,
    nextAttemptAt: row.status === "failed" ? row.nextAttemptAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    editedAt: row.editedAt?.toISOString() ?? null,
    textDroppedAt: row.textDroppedAt?.toISOString() ?? null,
    /** The team's words in it, where its kind has a place for them. */
    note: typeof params["note"] === "string" ? params["note"] : null,
    isDecision: decisionOfTemplate(row.template) !== undefined,
    canEdit: whyNotEditMail(mail) === undefined,
    verbs: MAIL_VERBS.filter((verb) => whyNotMail(verb, mail) === undefined),
  };
}

async function campaignOf({ db }: Ctx, { campaignId, locale }: Mail) {
  if (!campaignId) return null;
  const [found] = await db.read.select().from(campaigns).where(eq(campaigns.id, campaignId));
  return found ? { id: found.id, subject: locale === "pt" ? found.subjectPt : found.subjectEn } : null;
}
