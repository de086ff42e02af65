import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { tellNews } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { whyNotRetry } from "#domain/mail/retry.ts";
import { refuse, Refusal } from "#domain/refusal.ts";
import { change } from "../verb.ts";

/**
 * Sends a message that failed at once instead of waiting for its next try, or one that was given up from the beginning; it
 * stays the same message, so that a receiver who got it after all can tell.
 */
export const retryMail = change("mails.retry", {
  may: ["mails.manage"],
  input: v.strictObject({ id: id() }),
  async run(tx, ctx, input) {
    const [mail] = await tx.select().from(outbox).where(eq(outbox.id, input.id));
    if (!mail) throw refuse("notFound", { record: "mail" });
    const reason = whyNotRetry(mail);
    if (reason) throw new Refusal(reason);
    await tx
      .update(outbox)
      .set({
        status: "queued",
        nextAttemptAt: ctx.now,
        leasedUntil: null,
        ...(mail.status === "dead" && { attempts: 0 }),
      })
      .where(and(eq(outbox.id, mail.id), eq(outbox.status, mail.status)));
    tellNews(tx, { kind: "mail" });
    return { id: mail.id };
  },
});
