import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { campaigns } from "#db/schema/index.ts";
import { whyNoLetter } from "#domain/campaigns/kinds.ts";
import type { Reason } from "#domain/refusal.ts";
import type { OutboxRow } from "../mail/render.ts";
import { isOptedOut } from "../mail/opt-out.ts";
import { readSettings } from "../event/read.ts";
import type { Portal } from "../portal/portal.ts";
import { readAddressees } from "./candidates.ts";

const gone = { code: "notFound", params: { record: "submission" } } as const;

/**
 * Why a recipient that was frozen at the press is not written to any more, now that its message would leave: opted out,
 * erased, its account disabled, or the reason for the letter is gone.
 */
export async function whyNotNow(
  tx: Tx,
  { toEmail, campaignId, recordId }: Pick<OutboxRow, "toEmail" | "campaignId" | "recordId">,
  { optOutKey }: Pick<Portal, "optOutKey">,
): Promise<Reason | undefined> {
  if (await isOptedOut(tx, optOutKey, toEmail)) return { code: "optedOut", params: {} };
  // Recipients without a record have nothing else to check.
  if (recordId === null) return undefined;
  const [campaign] = await tx
    .select({ kind: campaigns.type })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId ?? ""));
  if (!campaign) return gone;
  const around = { now: new Date(0), optOutKey, settings: await readSettings(tx) };
  const [to] = await readAddressees(tx, { kind: campaign.kind, ids: [recordId] }, around);
  if (!to) return gone;
  if (to.isClosed) return { code: "accountDisabled", params: {} };
  return whyNoLetter(campaign.kind, to);
}
