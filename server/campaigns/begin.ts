import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { campaigns, letterTypes } from "#db/schema/index.ts";
import { beginInput } from "#domain/campaigns/schema.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { loadCampaign } from "./load.ts";
import { textColumns, textsOf } from "./texts.ts";

/** The draft of a letter to those who were chosen; it begins with the general notice. */
export const beginCampaign = change("campaigns.begin", {
  may: ["mails.manage"],
  input: beginInput,
  sample: ({ submission }) => ({ audience: { kind: "ids", ids: [submission] } }),
  async run(tx, ctx, { audience }) {
    const [notice] = await tx.select().from(letterTypes).where(eq(letterTypes.id, "notice"));
    if (!notice) throw refuse("notFound", { record: "letterType" });
    return insertDraft(tx, ctx, { type: notice.kind, ...textColumns(textsOf(notice)), filter: audience });
  },
});

/** A new draft with the text and the choice of recipients of a campaign. */
export const copyCampaign = change("campaigns.copy", {
  may: ["mails.manage"],
  input: v.strictObject({ id: id() }),
  sample: ({ campaign }) => ({ id: campaign }),
  async run(tx, ctx, input) {
    const original = await loadCampaign(tx, input.id);
    const { type, filter, eachSubmission, sparesRecent } = original;
    const copied = { type, filter, eachSubmission, sparesRecent, ...textColumns(textsOf(original)) };
    return insertDraft(tx, ctx, copied);
  },
});

type Draft = Omit<typeof campaigns.$inferInsert, "createdBy" | "createdAt">;

async function insertDraft(tx: Tx, ctx: SignedInCtx, draft: Draft) {
  const { actor, now } = ctx;
  const made = newId();
  await tx
    .insert(campaigns)
    .values({ ...draft, id: made, createdBy: actor.id, createdAt: now, updatedAt: now });
  await recordHistory(tx, ctx, { record: "campaign", recordId: made, action: "create" });
  return { id: made, version: 1 };
}
