import * as v from "valibot";
import { noteWritten } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { insertRows } from "#db/insert-rows.ts";
import { loadAt } from "#db/records.ts";
import { campaigns, outbox } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { messageIdOf } from "../mail/enqueue.ts";
import { noteMail } from "../mail/note-mail.ts";
import { sendsMail } from "../platform/env.ts";
import { change } from "../call/verb.ts";
import { requireDraft } from "./load.ts";
import { writeText } from "./letter.ts";
import { readOne } from "./preview.ts";
import { readyLetter } from "./check.ts";

const MARK = "[TEST]";

/**
 * EML-05: one message with a recipient's data, marked as a test, to that recipient or to oneself. It leaves by the same
 * way as the others, by the lane of what somebody waits for, and counts for nobody. Refused as "optedOut" to a recipient
 * who wants no campaigns.
 */
export const testCampaign = change("campaigns.test", {
  may: ["mails.manage"],
  input: v.strictObject({
    id: id(),
    version: v.pipe(v.number(), v.integer()),
    of: id(),
    to: v.picklist(["me", "recipient"]),
  }),
  sample: ({ campaign, submission }) => ({ id: campaign, version: 1, of: submission, to: "me" }),
  async run(tx, ctx, input): Promise<{ id: string; to: string; isDelivered: boolean }> {
    const campaign = await loadAt(tx, campaigns, { id: input.id, version: input.version });
    requireDraft(campaign, "test");
    const letter = readyLetter(campaign);
    const { to, values } = await readOne(ctx, letter.kind, input.of);
    if (input.to === "recipient" && to.isOptedOut) throw refuse("optedOut");
    const address = input.to === "me" ? ctx.actor : { email: to.email, name: to.name };
    const text = writeText(letter.kind, letter, to.locale, values);
    const subject = `${MARK} ${text.subject}`;
    const made = newId();
    const message = {
      id: made,
      messageId: messageIdOf(ctx, made),
      template: "campaign" as const,
      locale: to.locale,
      toEmail: address.email,
      toName: to.name,
      subject,
      params: { values, text: { ...text, subject }, isTest: true },
      lane: "urgent" as const,
      status: "queued" as const,
      nextAttemptAt: ctx.now,
      recordKind: "submission",
      recordId: to.id,
      campaignId: campaign.id,
      createdAt: ctx.now,
    };
    await insertRows(tx, outbox, [message]);
    noteWritten(tx, { kind: "mail" });
    noteMail(tx, made);
    await recordHistory(tx, ctx, {
      record: "campaign",
      recordId: campaign.id,
      action: "test",
      note: address.email,
    });
    return { id: made, to: address.email, isDelivered: sendsMail(ctx.portal.env) };
  },
});
