import { and, gte, inArray, ne, or, isNull } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";
import { whyNotMail } from "#domain/mail/moves.ts";
import { Refusal } from "#domain/refusal.ts";
import { sendsMail } from "../platform/env.ts";
import { change } from "../call/verb.ts";
import { moveMail } from "./move.ts";
import type { Mail } from "./load.ts";

const DAY_MS = 24 * 60 * 60_000;

/** What did not leave within the last day and may be tried again, campaigns aside, which have a retry of their own. */
export async function readLately(db: ReadDb | Tx, now: Date): Promise<Mail[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(
      and(
        inArray(outbox.status, ["failed", "dead", "kept"]),
        gte(outbox.nextAttemptAt, new Date(now.getTime() - DAY_MS)),
        or(isNull(outbox.campaignId), ne(outbox.template, "campaign")),
      ),
    );
  return rows.filter((mail) => whyNotMail("retry", mail) === undefined);
}

/** Once the mail server works again: everything that failed in the last 24 hours, in one press; how many there were. */
export const retryLately = change("mails.retryLately", {
  may: ["mails.manage"],
  async run(tx, ctx): Promise<{ count: number }> {
    if (!sendsMail(ctx.portal.env)) return { count: 0 };
    let count = 0;
    for (const mail of await readLately(tx, ctx.now)) {
      try {
        await moveMail(tx, ctx, mail, "retry");
        count += 1;
      } catch (error) {
        // A decision that no longer holds stays where it is.
        if (!(error instanceof Refusal)) throw error;
      }
    }
    return { count };
  },
});
