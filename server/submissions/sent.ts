import { canCorrect } from "#domain/submissions/public.ts";
import type { SentAnswers } from "#domain/submissions/corrections.ts";
import { statusLinkInput } from "#domain/submissions/applicant.ts";
import type { SubmissionAnswers } from "#domain/submissions/schema.ts";
import { question } from "../call/verb.ts";
import { answersOf } from "./answers.ts";
import { readSentAnswers } from "./read-sent-answers.ts";
import { findSubmissionByToken } from "./status-link.ts";

/** What the applicant sent, what of it was corrected since, and `answers` as they are now. */
export type SentInterest = SentAnswers<SubmissionAnswers> & {
  version: number;
  answers: SubmissionAnswers;
  canCorrect: boolean;
};

/** The sent answers, by the secret of the status link. */
export const readSent = question("submissions.sent", {
  may: "everybody",
  input: statusLinkInput,
  sample: ({ statusToken }) => ({ token: statusToken }),
  async run(ctx, { token }): Promise<SentInterest> {
    const row = await findSubmissionByToken(ctx.db.read, ctx.portal, token);
    const sending = await readSentAnswers(ctx.db.read, row);
    return { version: row.version, answers: answersOf(row), ...sending, canCorrect: canCorrect(row.status) };
  },
});
