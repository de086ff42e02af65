import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { campaigns } from "#db/schema/index.ts";
import type { OutboxRow } from "../mail/render.ts";

/** A campaign's message as it leaves: with the text that stands on the campaign, and this recipient's values in it. */
export async function withText(db: ReadDb, row: OutboxRow): Promise<OutboxRow> {
  const [campaign] = await db
    .select()
    .from(campaigns)
    .where(eq(campaigns.id, row.campaignId ?? ""));
  if (!campaign) throw new Error("a message of a campaign names none that exists");
  const values = (row.params["values"] ?? {}) as Record<string, string>;
  const [subject, message, details] =
    row.locale === "pt"
      ? [campaign.subjectPt, campaign.messagePt, campaign.detailsPt]
      : [campaign.subjectEn, campaign.messageEn, campaign.detailsEn];
  const text = {
    subject: fillIn(subject, values),
    message: fillIn(message, values),
    details: fillIn(details, values),
  };
  return { ...row, params: { ...row.params, text } };
}

/** `{{company}}` by its value; a name without one stays as it stands. */
function fillIn(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) => values[name] ?? written);
}
