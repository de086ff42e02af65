import type { Tx } from "#db/client.ts";
import { requireVersion, rewrite } from "#db/records.ts";
import { submissions } from "#db/schema/index.ts";
import { VISITOR } from "#domain/actor.ts";
import { requireChanges } from "#domain/history.ts";
import { refuse } from "#domain/refusal.ts";
import { canCorrect, publicStatus } from "#domain/submissions/public.ts";
import { SAMPLE_ANSWERS } from "#domain/submissions/sample-answers.ts";
import { applicantCorrectionInput } from "#domain/submissions/applicant.ts";
import type { Ctx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { statusTokenOf, statusUrlOf } from "../mail/status-url.ts";
import { takeTurn } from "../portal/rate.ts";
import { change } from "../call/verb.ts";
import { answerColumns, answersOf, type SubmissionRow } from "./answers.ts";
import { changesComparison, compareAgain } from "./compare.ts";
import { ofSubmission } from "./load.ts";
import { nextLink } from "./links.ts";
import { findSubmissionByToken } from "./status-link.ts";
import { sendsMail } from "../platform/env.ts";

const PER_SUBMISSION = { limit: 20, windowMs: 60 * 60 * 1000 };
/** Limits changes of address: each is mailed with the applicant's own words, which must not reach many strangers. */
const ADDRESSES = { limit: 3, windowMs: 24 * 60 * 60 * 1000 };

export type Corrected = {
  version: number;
  isMailed: boolean;
  /** The secret of a new link; null while the link in use stays valid. */
  token: string | null;
};

/**
 * The applicant corrects what was sent, by the secret of the status link and under the form's rules. Refused once the
 * review has begun, when stale and when unchanged. The representative is told by mail. With another address the links
 * end: the new one goes there, and to whoever made the change, and the former address is told without one.
 */
export const correctSubmission = change("submissions.correct", {
  may: "everybody",
  input: applicantCorrectionInput,
  sample: ({ statusToken }) => ({ token: statusToken, version: 1, answers: SAMPLE_ANSWERS }),
  async run(tx, ctx, input) {
    const before = await findSubmissionByToken(tx, ctx.portal, input.token);
    if (!canCorrect(before.status)) {
      const from = publicStatus(before);
      throw refuse("moveNotAllowed", { record: "submission", move: "correct", from });
    }
    requireVersion("submission", before, input.version);
    const changes = requireChanges(answersOf(before), input.answers);
    takeTurn(ctx.portal.limiter, `correct:${before.id}`, PER_SUBMISSION);
    const isMoved = "representativeEmail" in changes;
    if (isMoved) takeTurn(ctx.portal.limiter, `correctEmail:${before.id}`, ADDRESSES);
    const columns = {
      ...answerColumns(input.answers, before.reference),
      linkNumber: isMoved ? nextLink(ctx, before) : before.linkNumber,
    };
    const after = await rewrite(tx, submissions, before, { ...columns, updatedAt: ctx.now });
    if (changesComparison(changes)) await compareAgain(tx, { id: after.id, ...input.answers });
    const by = { actor: VISITOR, now: ctx.now, actorName: after.representativeName };
    await recordHistory(tx, by, { ...ofSubmission(after), action: "correct", changes });
    await tellOfCorrection(tx, ctx, before, after);
    const { id, version, linkNumber } = after;
    return { version, id, linkNumber, hasNewLink: linkNumber !== before.linkNumber };
  },
  // The stored answer omits the link's secret.
  answer: ({ portal }, { version, hasNewLink, ...linked }): Corrected => ({
    version,
    isMailed: sendsMail(portal.env),
    token: hasNewLink ? statusTokenOf(portal, linked) : null,
  }),
});

/** Mails the correction, because the holder of the link may not answer for the organisation. */
async function tellOfCorrection(
  tx: Tx,
  ctx: Ctx,
  before: SubmissionRow,
  after: SubmissionRow,
): Promise<void> {
  const { representativeName: name, contactLanguage: locale, institutionName: company, reference } = after;
  const letter = { locale, params: { company, reference }, record: { kind: "submission", id: after.id } };
  await enqueueMail(tx, ctx, {
    ...letter,
    template: "submissionCorrected",
    to: { email: after.representativeEmail, name },
    secrets: { statusUrl: statusUrlOf(ctx.portal, after) },
  });
  if (after.representativeEmail === before.representativeEmail) return;
  await enqueueMail(tx, ctx, {
    ...letter,
    template: "addressReplaced",
    to: { email: before.representativeEmail, name: before.representativeName },
  });
}
