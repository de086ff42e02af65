import type { ReadDb } from "#db/client.ts";
import { isNamed } from "#db/every.ts";
import { requireVersion } from "#db/records.ts";
import { outbox } from "#db/schema/index.ts";
import { MAIL_MOVES, whyNotMail } from "#domain/mail/moves.ts";
import type { BulkVerb } from "#domain/bulk/acts.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { sendsMail } from "../platform/env.ts";
import { type Assessed, bulkOf } from "../runs/bulk-of.ts";
import { asShown, type Names } from "../runs/names.ts";
import { everyMail } from "./list.ts";
import { loadMail } from "./load.ts";
import { moveMail } from "./move.ts";

/** The verbs of a message with many: sends drafts, tries again, holds back and discards. */
export const mailBulk = bulkOf("mails", {
  // Messages have no history of their own.
  records: ["plannedDecision"],
  may: ["mails.manage"],
  every: everyMail,
  assess,
  name: readRecipients,
  async make(tx, ctx, { id, version }, verb) {
    const mail = await loadMail(tx, id);
    requireVersion("mail", mail, version);
    await moveMail(tx, ctx, mail, verb);
    return { version: mail.version + 1 };
  },
  // What has left cannot be taken back.
  undo: () => Promise.reject(refuse("bulkClosed")),
});

async function assess(
  db: ReadDb,
  { portal }: Ctx,
  ids: readonly string[],
  verb: BulkVerb<"mails">,
): Promise<Assessed[]> {
  const rows = await db.select().from(outbox).where(isNamed(outbox.id, ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  const lacksServer = verb === "retry" && !sendsMail(portal.env);
  return ids.flatMap((id) => {
    const mail = found.get(id);
    if (!mail) return [];
    const reason = lacksServer ? ({ code: "noMailServer", params: {} } as const) : whyNotMail(verb, mail);
    const { version, subject, status } = mail;
    return [{ id, version, reference: subject, from: status, to: MAIL_MOVES[verb].to, reason }];
  });
}

async function readRecipients(db: ReadDb, ids: readonly string[]): Promise<Names> {
  const rows = await db
    .select({ id: outbox.id, email: outbox.toEmail })
    .from(outbox)
    .where(isNamed(outbox.id, ids));
  return new Map(rows.map(({ id, email }) => [id, asShown(email)]));
}
