import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { rewrite } from "#db/records.ts";
import { outbox } from "#db/schema/index.ts";
import { whyNotRemake } from "#domain/decisions/letter.ts";
import { id } from "#domain/fields.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { decisionOfTemplate } from "#domain/mail/decision-letters.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { readDecisionTexts } from "./decision-texts.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import type { SubmissionRow } from "./answers.ts";
import { addressDecision, type DecisionMail, draftFactsOf, loadDecided, saidIn } from "./decision-mail.ts";

/** With the team's current text. Refused once it was edited by hand, or when it is up to date. */
export const remakeDecision = change("submissions.remakeDecision", {
  may: ["submissions.move"],
  input: v.strictObject({ id: id(), mailId: id() }),
  sample: ({ decidedSubmission, mail }) => ({ id: decidedSubmission, mailId: mail }),
  async run(tx, ctx, input): Promise<{ id: string }> {
    const { submission, mail } = await loadDecided(tx, input.id);
    if (mail?.id !== input.mailId) throw refuse("notFound", { record: "mail" });
    await remake(tx, ctx, submission, mail);
    return { id: mail.id };
  },
});

/** Drafts a decision's letter again; also used by bulk actions. */
export async function remake(
  tx: Tx,
  ctx: SignedInCtx,
  submission: SubmissionRow,
  mail: DecisionMail,
): Promise<void> {
  const { texts, versions } = await readDecisionTexts(tx);
  const decided = decisionOfTemplate(mail.template);
  if (!decided) throw refuse("notFound", { record: "mail" });
  const reason = whyNotRemake(draftFactsOf(mail), versions[decided]);
  if (reason) throw new Refusal(reason);
  const { params } = addressDecision(submission, { ...saidIn(mail), text: texts[decided] });
  await rewrite(tx, outbox, mail, { params, textVersion: versions[decided] });
  await recordHistory(tx, ctx, {
    record: "plannedDecision",
    recordId: submission.id,
    action: "remakeLetter",
  });
}
