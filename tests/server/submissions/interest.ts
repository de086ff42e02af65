import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { SubmissionForm } from "#tests/domain/submissions/answers.ts";
import { SAMPLE_ANSWERS } from "#domain/submissions/sample-answers.ts";
import { issueChallenge } from "#server/captcha/challenge.ts";
import type { OpenPortal } from "#server/start/open-portal.ts";

/** A solved captcha of this portal, made with as little work as possible. */
export async function solvedToken(portal: { secret: string; clock: () => Date }): Promise<string> {
  const challenge = await issueChallenge(portal.secret, portal.clock(), 1);
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Everything the form asks for, and nothing it does not. */
export async function validForm(
  portal: OpenPortal,
  more: Partial<SubmissionForm> = {},
): Promise<SubmissionForm> {
  return {
    ...SAMPLE_ANSWERS,
    captchaToken: await solvedToken(portal),
    acceptedTermsVersion: "1.2",
    ...more,
  };
}
