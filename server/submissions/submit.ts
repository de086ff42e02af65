import type { Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { submissions } from "#db/schema/index.ts";
import { partsOf } from "#domain/actor.ts";
import { whyNot } from "#domain/moves.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { TERMS_VERSION } from "#domain/submissions/options.ts";
import { SAMPLE_ANSWERS } from "#domain/submissions/sample-answers.ts";
import { type SubmissionInput, submissionInput } from "#domain/submissions/schema.ts";
import { SUBMISSION_MOVES, type SubmissionStatus } from "#domain/submissions/status.ts";
import { readCaptchaToken, spendChallenge } from "../captcha/verify.ts";
import type { Ctx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { endInterestDraft } from "../interest-drafts/load.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { seal, unseal } from "../platform/secret.ts";
import { hashToken, newToken } from "../platform/token.ts";
import { takeTurn } from "../portal/rate.ts";
import { nextReference } from "../portal/references.ts";
import { requireOpenWindow } from "../event/window.ts";
import { change } from "../call/verb.ts";
import { answerColumns } from "./answers.ts";
import { compareAgain } from "./compare.ts";
import { ofSubmission } from "./load.ts";
import { sendsMail } from "../platform/env.ts";

/** Many organisations may share one address, so a burst only waits. */
const SUBMISSIONS_PER_ADDRESS = { limit: 20, windowMs: 60 * 60 * 1000 };

export type Submitted = {
  id: string;
  reference: string;
  status: SubmissionStatus;
  /** Path with the only copy of its secret. */
  statusUrl: string;
  /** Whether the receipt goes to a mail server; otherwise the path is all the applicant has. */
  isMailed: boolean;
};

/**
 * Stores an expression of interest (EOI-03, EOI-08, EOI-26) and writes the receipt. Only within the window, by the
 * server's clock, and with a fresh, unused captcha. Repeated under one Idempotency-Key it is stored once and answered
 * the same.
 */
export const submitSubmission = change("submissions.submit", {
  may: "everybody",
  input: submissionInput,
  sample: { ...SAMPLE_ANSWERS, captchaToken: "solved", acceptedTermsVersion: TERMS_VERSION },
  prepare: (ctx, { captchaToken }) => readCaptchaToken(ctx.portal.secret, captchaToken),
  async run(tx, ctx, input, solved) {
    const facts = { status: "NONE", parts: partsOf(ctx.actor), holds: [] };
    const reason = whyNot(SUBMISSION_MOVES, "submit", "submission", facts);
    if (reason) throw new Refusal(reason);
    const settings = await requireOpenWindow(tx, ctx.now);
    await spendChallenge(tx, solved, ctx.now);
    takeTurn(ctx.portal.limiter, `eoi:${ctx.address}`, SUBMISSIONS_PER_ADDRESS);
    return store(tx, ctx, input, settings);
  },
  // The stored answer has the secret encrypted only.
  answer: (ctx, { link, ...kept }): Submitted => ({
    ...kept,
    statusUrl: `/status/${unseal(ctx.portal.secret, "track", link)}`,
    isMailed: sendsMail(ctx.portal.env),
  }),
});

async function store(tx: Tx, ctx: Ctx, input: SubmissionInput, settings: Settings) {
  const { captchaToken: _, acceptedTermsVersion, keptToken, ...answers } = input;
  const token = newToken(24);
  const id = newId();
  const reference = await nextReference(tx, "EOI", Number(settings.conference.from.slice(0, 4)));
  await tx.insert(submissions).values({
    id,
    reference,
    status: SUBMISSION_MOVES.submit.to,
    trackHash: hashToken(token),
    ...answerColumns(answers, reference),
    acceptedTermsVersion,
    acceptedTermsAt: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await compareAgain(tx, { id, ...answers });
  await endInterestDraft(tx, ctx.portal, keptToken);
  await recordHistory(
    tx,
    { ...ctx, actorName: answers.representativeName },
    { ...ofSubmission({ id }), action: "submit", from: null, to: "PENDING" },
  );
  await enqueueMail(tx, ctx, {
    template: "submissionReceipt",
    to: { email: answers.representativeEmail, name: answers.representativeName },
    locale: answers.contactLanguage,
    params: {
      company: answers.institutionName,
      representative: answers.representativeName,
      reference,
    },
    secrets: { statusUrl: `${ctx.portal.env.PUBLIC_URL}/status/${token}` },
    record: { kind: "submission", id },
  });
  return { id, reference, status: SUBMISSION_MOVES.submit.to, link: seal(ctx.portal.secret, "track", token) };
}
