import { HOUR_MS } from "#domain/wall-time.ts";
import { desc } from "drizzle-orm";
import { isAddress } from "#db/addresses.ts";
import { submissions } from "#db/schema/index.ts";
import { lostLinkInput } from "#domain/submissions/applicant.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { statusUrlOf } from "../mail/status-url.ts";
import { describeError } from "../platform/log.ts";
import { whileBusy } from "../portal/while-busy.ts";
import type { Portal } from "../portal/portal.ts";
import { takeTurn } from "../portal/rate.ts";
import { change } from "../call/verb.ts";
import { sendsMail } from "../platform/env.ts";

const PER_ADDRESS = { limit: 20, windowMs: HOUR_MS };
/** Limits mails, so that nobody fills somebody else's mailbox. */
const PER_SUBMISSION = { limit: 3, windowMs: HOUR_MS };

/** The newest; a person who sent more writes to the team. */
const MOST = 5;

/**
 * Mails the link of the status page once more, for each submission that names the address. Neither the answer nor its
 * time says whether there is one: they are looked up afterwards. `isMailed`: whether the portal sends mail at all.
 */
export const sendStatusLink = change("submissions.sendStatusLink", {
  may: "everybody",
  input: lostLinkInput,
  sample: { email: "ana@example.org" },
  async run(_tx, { portal, address, requestId }, { email }): Promise<{ isMailed: boolean }> {
    takeTurn(portal.limiter, `lostLink:${address}`, PER_ADDRESS);
    portal.afterwards.begin(() =>
      whileBusy(() => mailLinks(portal, email)).catch((error: unknown) =>
        portal.log.error({ requestId, ...describeError(error) }, "status link not sent"),
      ),
    );
    return { isMailed: sendsMail(portal.env) };
  },
});

async function mailLinks(portal: Portal, email: string): Promise<void> {
  await portal.db.write(async (tx) => {
    const rows = await tx
      .select()
      .from(submissions)
      .where(isAddress(submissions.representativeEmail, email))
      .orderBy(desc(submissions.createdAt))
      .limit(MOST);
    for (const row of rows) {
      if (portal.limiter.take(`lostLink:${row.id}`, PER_SUBMISSION) > 0) continue;
      await enqueueMail(
        tx,
        { now: portal.clock(), portal },
        {
          template: "statusLink",
          to: { email, name: row.representativeName },
          locale: row.contactLanguage,
          params: { company: row.institutionName, reference: row.reference },
          secrets: { statusUrl: statusUrlOf(portal, row) },
          record: { kind: "submission", id: row.id },
        },
      );
    }
  });
}
