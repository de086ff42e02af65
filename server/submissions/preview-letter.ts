import * as v from "valibot";
import { id, optionalText } from "#domain/fields.ts";
import { type DecisionTemplate } from "#domain/mail/decision-letters.ts";
import { type MailPreview, previewMail } from "../mail/preview.ts";
import { longQuestion } from "../call/verb.ts";
import { writeDecision } from "./decision-mail.ts";
import { loadSubmission } from "./load.ts";

/** The letter that each decision drafts. */
const LETTERS = {
  approve: "decisionApproved",
  reject: "decisionRejected",
  revokeApproval: "decisionRejected",
} as const satisfies Record<string, DecisionTemplate>;

/** Previews the letter that a decision would draft; nothing is stored. */
export const previewLetter = longQuestion("submissions.previewLetter", {
  may: ["submissions.move"],
  input: v.strictObject({
    id: id(),
    verb: v.picklist(["approve", "reject", "revokeApproval"]),
    note: optionalText(2000),
    /** The representative is registered in the same go. */
    register: v.optional(v.boolean()),
  }),
  sample: ({ openSubmission }) => ({ id: openSubmission, verb: "approve", note: "Com o espaço pedido" }),
  async run(ctx, { id: submissionId, verb, note, register }): Promise<MailPreview> {
    const submission = await loadSubmission(ctx.db.read, ctx, submissionId);
    return previewMail(ctx, await writeDecision(ctx.db.read, submission, LETTERS[verb], note, register));
  },
});
