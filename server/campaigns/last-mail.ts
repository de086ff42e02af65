import { sql } from "drizzle-orm";

/**
 * For a question about submissions: the last e-mail that left to the representative's address, whoever wrote it (its
 * source is the outbox), or was kept for want of a mail server. Names are written out, since drizzle leaves the table's
 * away in a query on one table.
 */
const left = sql`from outbox o where o.to_email = submissions.representative_email and o.status in ('sent', 'kept') and o.sent_at is not null`;

/** When the last mail was sent, in milliseconds; 0 for never. */
export const LAST_MAIL_AT = sql<number>`coalesce((select max(o.sent_at) ${left}), 0)`;

type LastMail = {
  id: string;
  subject: string;
  status: "sent" | "kept";
  at: number;
  campaignId: string | null;
};

export const LAST_MAIL = sql<string | null>`(select json_object('id', o.id, 'subject',
  o.subject,
  'status', o.status, 'at', o.sent_at, 'campaignId', o.campaign_id) ${left}
  order by o.sent_at desc limit 1)`;

/** Reads the JSON that the database wrote in the query above. */
export function readLastMail(stored: string | null): LastMail | null {
  return stored === null ? null : (JSON.parse(stored) as LastMail);
}

/** The address refused for good what was written last. */
export const HAS_REFUSED =
  sql<boolean>`exists (select 1 from outbox o where o.to_email = submissions.representative_email
  and o.status = 'dead' and o.bounced and o.created_at > ${LAST_MAIL_AT})`.mapWith(Boolean);
