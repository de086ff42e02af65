import { and, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { isAddress } from "#db/addresses.ts";
import { outbox } from "#db/schema/index.ts";
import { isSameAddress } from "#domain/addresses.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { question } from "../call/verb.ts";
import { loadMail } from "./load.ts";
import { readText } from "./text.ts";

const SHOWN = 200;

/** What an exhibitor was sent, the newest first: by the address of the account, which is its own. */
export const myMails = question("mails.mine", {
  may: ["own.view"],
  async run({ db, actor }) {
    const rows = await db.read
      .select({
        id: outbox.id,
        subject: outbox.subject,
        locale: outbox.locale,
        sentAt: outbox.sentAt,
      })
      .from(outbox)
      .where(and(isAddress(outbox.toEmail, actor.email), eq(outbox.status, "sent")))
      .orderBy(desc(outbox.sentAt))
      .limit(SHOWN);
    return rows.map(({ sentAt, ...mail }) => ({ ...mail, sentAt: sentAt?.toISOString() ?? "" }));
  },
});

/** One of them as it was sent, codes and passwords hidden; another's is not found. */
export const readMine = question("mails.readMine", {
  may: ["own.view"],
  input: v.strictObject({ id: id() }),
  sample: ({ mail }) => ({ id: mail }),
  async run(ctx, input) {
    const mail = await loadOwn(ctx, input.id);
    return {
      id: mail.id,
      locale: mail.locale,
      textDroppedAt: mail.textDroppedAt?.toISOString() ?? null,
      text: await readText(ctx, mail),
    };
  },
});

async function loadOwn(ctx: SignedInCtx, mailId: string) {
  const mail = await loadMail(ctx.db.read, mailId);
  if (!isSameAddress(mail.toEmail, ctx.actor.email) || mail.status !== "sent")
    throw refuse("notFound", { record: "mail" });
  return mail;
}
