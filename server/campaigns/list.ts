import { and, type SQL, sql } from "drizzle-orm";
import { isAnyOf } from "#db/filters.ts";
import { isFoundIn } from "#db/full-text.ts";
import { campaigns, users } from "#db/schema/index.ts";
import { campaignList } from "#domain/campaigns/campaign-list.ts";
import { recipientsOf } from "#domain/campaigns/moves.ts";
import { deskList } from "../lists/desk-list.ts";
import { question } from "../call/verb.ts";

/** Names are written out, since drizzle leaves the table's away in a query on one table. */
function countOf(statuses: string): SQL<number> {
  return sql<number>`(select count(*) from outbox o where o.campaign_id = campaigns.id and o.lane = 'campaign'
    and o.status in (${sql.raw(statuses)}) and campaigns.status <> 'draft')`;
}

const LISTED = {
  id: campaigns.id,
  version: campaigns.version,
  kind: campaigns.type,
  status: campaigns.status,
  subject_pt: campaigns.subjectPt,
  subject_en: campaigns.subjectEn,
  author: sql<string>`coalesce((select u.name from ${users} u where u.id = campaigns.created_by), '')`,
  createdAt: campaigns.createdAt,
  plannedFor: campaigns.plannedFor,
  startedAt: campaigns.startedAt,
  because: campaigns.pausedBecause,
  waiting: countOf("'draft', 'queued', 'sending', 'failed'"),
  sent: countOf("'sent'"),
  kept: countOf("'kept'"),
  failed: countOf("'dead'"),
  skipped: countOf("'skipped'"),
};

const listed = deskList(campaignList, {
  id: campaigns.id,
  version: campaigns.version,
  fields: LISTED,
  from: (db, fields) => db.select(fields).from(campaigns),
  sorted: { created: campaigns.createdAt },
  counted: { statuses: campaigns.status },
  where: ({ search, filters: { kinds } }) =>
    and(isFoundIn(campaigns, search), isAnyOf(campaigns.type, kinds)),
  show({ createdAt, plannedFor, startedAt, waiting, sent, kept, failed, skipped, ...row }) {
    const counts = { waiting, sent, kept, failed, skipped };
    return {
      ...row,
      counts,
      recipients: recipientsOf(counts),
      createdAt: createdAt.toISOString(),
      plannedFor: plannedFor?.toISOString() ?? null,
      startedAt: startedAt?.toISOString() ?? null,
    };
  },
});

/** Campaigns and drafts of them, newest first. */
export const listCampaigns = question("campaigns.list", {
  may: ["mails.manage"],
  input: campaignList.input,
  sample: {},
  run: listed.page,
});

export const { every: everyCampaign, named: readCampaigns } = listed;
