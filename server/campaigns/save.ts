import * as v from "valibot";
import { erase, rewrite } from "#db/records.ts";
import { campaigns } from "#db/schema/index.ts";
import { letterDraft } from "#domain/campaigns/schema.ts";
import { id } from "#domain/fields.ts";
import { requireChanges } from "#domain/history.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { loadDraft } from "./load.ts";
import { textColumns, textsOf } from "./texts.ts";

const seen = { id: id(), version: v.pipe(v.number(), v.integer()) };

/** EML-03: what somebody writes in a draft. */
export const saveCampaign = change("campaigns.save", {
  may: ["mails.manage"],
  input: v.strictObject({ ...seen, letter: letterDraft }),
  sample: ({ campaign }) => ({
    id: campaign,
    version: 1,
    letter: {
      kind: "notice",
      subject_pt: "Aviso",
      subject_en: "Notice",
      message_pt: "Olá",
      message_en: "Hello",
      details_pt: "",
      details_en: "",
    },
  }),
  async run(tx, ctx, { letter, ...at }): Promise<{ id: string; version: number }> {
    const before = await loadDraft(tx, at);
    const { type: kind, eachSubmission, sparesRecent } = before;
    requireChanges({ kind, eachSubmission, sparesRecent, ...textsOf(before) }, letter);
    const { version } = await rewrite(tx, campaigns, before, {
      type: letter.kind,
      eachSubmission: letter.eachSubmission,
      sparesRecent: letter.sparesRecent,
      ...textColumns(letter),
      updatedAt: ctx.now,
    });
    await recordHistory(tx, ctx, { record: "campaign", recordId: before.id, action: "update" });
    return { id: before.id, version };
  },
});

/** Removes a draft that was never sent. */
export const removeCampaign = change("campaigns.remove", {
  may: ["mails.manage"],
  input: v.strictObject(seen),
  sample: ({ campaign }) => ({ id: campaign, version: 1 }),
  async run(tx, ctx, at) {
    const before = await loadDraft(tx, at);
    await erase(tx, campaigns, before);
    const name = { old: before.subjectPt || before.subjectEn, new: null };
    await recordHistory(tx, ctx, {
      record: "campaign",
      recordId: before.id,
      action: "remove",
      changes: { title: name },
    });
    return { id: before.id };
  },
});
