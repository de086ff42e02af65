import * as v from "valibot";
import { requireVersion, rewrite } from "#db/records.ts";
import { outbox } from "#db/schema/index.ts";
import { id, optionalText, version } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { addressDecision, loadDecided, saidIn } from "./decision-mail.ts";

const editInput = v.strictObject({ id: id(), mailId: id(), version: version(), note: optionalText(2000) });

/** Saves the draft with another note. Edited by hand, it is not remade. */
export const editDecision = change("submissions.editDecision", {
  may: ["submissions.move"],
  input: editInput,
  sample: ({ decidedSubmission, mail }) => ({
    id: decidedSubmission,
    mailId: mail,
    version: 1,
    note: "Parabéns",
  }),
  async run(tx, ctx, input): Promise<{ id: string; version: number }> {
    const { submission, mail } = await loadDecided(tx, input.id);
    if (mail?.id !== input.mailId || mail.status !== "draft") throw refuse("notFound", { record: "mail" });
    requireVersion("mail", mail, input.version);
    const said = saidIn(mail);
    if (said.note === input.note) throw refuse("nothingChanged");
    const { params } = addressDecision(submission, { ...said, note: input.note });
    const after = await rewrite(tx, outbox, mail, { params, editedAt: ctx.now });
    await recordHistory(tx, ctx, {
      record: "plannedDecision",
      recordId: submission.id,
      action: "editLetter",
      note: input.note,
    });
    return { id: mail.id, version: after.version };
  },
});
