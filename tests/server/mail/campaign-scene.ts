import { newIds } from "#db/columns.ts";
import type { Tx } from "#db/client.ts";
import { campaigns, outbox } from "#db/schema/index.ts";
import type { CAMPAIGN_STATUSES } from "#domain/campaigns/status.ts";

type Scene = { recipients: readonly string[]; now: Date; status?: (typeof CAMPAIGN_STATUSES)[number] };

/** A campaign as its press leaves it: the text once, a row of the outbox for each recipient. Its id. */
export async function writeCampaign(tx: Tx, { recipients, now, status = "running" }: Scene): Promise<string> {
  const [campaign] = await tx
    .insert(campaigns)
    .values({
      type: "notice",
      status,
      subjectPt: "Montagem de {{company}}",
      subjectEn: "Build-up of {{company}}",
      messagePt: "O acesso abre às 8h.",
      messageEn: "The gate opens at 8.",
      createdBy: "admin",
      createdAt: now,
      startedAt: now,
    })
    .returning({ id: campaigns.id });
  if (!campaign) throw new Error("no campaign was written");
  const ids = newIds(recipients.length);
  const rows = recipients.map((toEmail, at) => ({
    id: String(ids[at]),
    messageId: `<${ids[at]}@example.org>`,
    template: "campaign" as const,
    lane: "campaign" as const,
    locale: "en" as const,
    toEmail,
    toName: "Ana",
    subject: `Build-up of Company ${at}`,
    params: { values: { company: `Company ${at}` } },
    status: "queued" as const,
    nextAttemptAt: now,
    campaignId: campaign.id,
    createdAt: now,
  }));
  for (let at = 0; at < rows.length; at += 200) await tx.insert(outbox).values(rows.slice(at, at + 200));
  return campaign.id;
}

export function addresses(count: number, name = "reader"): string[] {
  return Array.from({ length: count }, (_, at) => `${name}${at}@example.org`);
}
