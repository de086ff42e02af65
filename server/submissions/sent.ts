import { canCorrect } from "#domain/submissions/public.ts";
import { statusLinkInput } from "#domain/submissions/applicant.ts";
import type { SubmissionAnswers } from "#domain/submissions/schema.ts";
import { question } from "../verb.ts";
import { answersOf } from "./answers.ts";
import { findSubmissionByToken } from "./status-link.ts";

/** What the applicant sent, with the corrections since. */
export type SentInterest = { version: number; answers: SubmissionAnswers; canCorrect: boolean };

/** By the secret of the status link. */
export const readSent = question("submissions.sent", {
  may: "everybody",
  input: statusLinkInput,
  sample: ({ statusToken }) => ({ token: statusToken }),
  async run(ctx, { token }): Promise<SentInterest> {
    const row = await findSubmissionByToken(ctx.db.read, ctx.portal, token);
    return { version: row.version, answers: answersOf(row), canCorrect: canCorrect(row.status) };
  },
});
