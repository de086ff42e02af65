import * as v from "valibot";
import { addressKey } from "../addresses.ts";
import { email as emailField } from "../fields.ts";
import type { Reason } from "../refusal.ts";
import type { SubmissionStatus } from "../submissions/status.ts";
import { type LetterKind, type LetterOrder, type Placeholder, whyNoLetter } from "./kinds.ts";

/** What is known of somebody whom a campaign would write to. */
export type Candidate = {
  email: string;
  status: SubmissionStatus;
  order: LetterOrder | undefined;
  isOptedOut: boolean;
  /** The account of the address was disabled. */
  isClosed: boolean;
  /** The address refused the last e-mail for good. */
  hasRefused: boolean;
  isRecent: boolean;
};

type Letter = {
  kind: LetterKind;
  eachSubmission: boolean;
  sparesRecent: boolean;
  /** The placeholders that the letter's texts use. */
  used: readonly Placeholder[];
};

const address = emailField();

/**
 * Why somebody is left out of a campaign, checked in the order of the list. Undefined when the letter goes. `taken`
 * holds the addresses so far; this one is added.
 */
export function whyLeftOut(
  letter: Letter,
  candidate: Candidate,
  values: Readonly<Partial<Record<Placeholder, string>>>,
  taken: Set<string>,
): Reason | undefined {
  const { email, status, order } = candidate;
  if (!v.is(address, email)) return { code: "addressBad", params: {} };
  if (candidate.hasRefused) return { code: "addressRefused", params: {} };
  if (candidate.isClosed) return { code: "accountDisabled", params: {} };
  if (candidate.isOptedOut) return { code: "optedOut", params: {} };
  const gone = whyNoLetter(letter.kind, { status, order });
  if (gone) return gone;
  const empty = letter.used.find((name) => !values[name]);
  if (empty) return { code: "placeholderEmpty", params: { name: `{{${empty}}}` } };
  if (letter.sparesRecent && candidate.isRecent) return { code: "mailedToday", params: {} };
  const own = addressKey(email);
  if (!letter.eachSubmission && taken.has(own)) return { code: "sameAddress", params: {} };
  taken.add(own);
  return undefined;
}
