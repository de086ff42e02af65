import { eq } from "drizzle-orm";
import * as v from "valibot";
import { users } from "#db/schema/index.ts";
import { partsOf } from "#domain/actor.ts";
import { CAMPAIGN_MOVES, canRetry, recipientsOf } from "#domain/campaigns/moves.ts";
import { id } from "#domain/fields.ts";
import { offerMoves } from "#domain/moves.ts";
import { ownHistory } from "../history/read.ts";
import { sendsMail } from "../platform/env.ts";
import { question } from "../call/verb.ts";
import { describe } from "./audience.ts";
import { countRecipients, loadCampaign } from "./load.ts";
import { textsOf } from "./texts.ts";

const readCampaignHistory = ownHistory("campaign");

/** A campaign, drafts included: its text, how its recipients were chosen, how far it has come. */
export const getCampaign = question("campaigns.get", {
  may: ["mails.manage"],
  input: v.strictObject({ id: id() }),
  sample: ({ campaign }) => ({ id: campaign }),
  async run({ db: { read }, actor, portal }, input) {
    const campaign = await loadCampaign(read, input.id);
    const { filter, type, createdBy, createdAt, startedAt, finishedAt, status } = campaign;
    const { plannedFor } = campaign;
    const counts = await countRecipients(read, campaign.id);
    const [author] = await read.select({ name: users.name }).from(users).where(eq(users.id, createdBy));
    const isDelivered = sendsMail(portal.env);
    const facts = { status, parts: partsOf(actor), holds: () => [] };
    return {
      id: campaign.id,
      version: campaign.version,
      status,
      /** Why the campaign paused itself, or why a planned campaign is a draft again. */
      pausedBecause: campaign.pausedBecause,
      /** When it is to leave by itself, or left so. */
      plannedFor: plannedFor?.toISOString() ?? null,
      kind: type,
      ...textsOf(campaign),
      eachSubmission: campaign.eachSubmission,
      sparesRecent: campaign.sparesRecent,
      chosen: filter && describe(filter),
      counts,
      recipients: recipientsOf(counts),
      /** Without a mail server the campaign's messages are held back. */
      isDelivered,
      moves: offerMoves(CAMPAIGN_MOVES, "campaign", facts)
        .map(({ verb }) => verb)
        .filter((verb) => verb !== "retry" || canRetry(counts, isDelivered)),
      author: author?.name ?? "",
      createdAt: createdAt.toISOString(),
      startedAt: startedAt?.toISOString() ?? null,
      finishedAt: finishedAt?.toISOString() ?? null,
      history: await readCampaignHistory(read, { id: campaign.id }),
    };
  },
});
