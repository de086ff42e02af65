import type { Reason } from "../refusal.ts";
import { isRegistrable, type SubmissionStatus } from "../submissions/status.ts";

/** How a representative comes to the portal: by a new account with mailed credentials, or by the one there is. */
export const REGISTRATION_WAYS = ["credentials", "access"] as const;
export type RegistrationWay = (typeof REGISTRATION_WAYS)[number];

type Facts = {
  status: SubmissionStatus;
  /** Somebody signs in for this submission already. */
  hasPartnerAccount: boolean;
  /** The representative's, by which an account is found. */
  email: string;
  account: { isTeam: boolean; isDisabled: boolean } | undefined;
};

/**
 * Which way the representative of a submission is registered, alone or with many, or why not (REG-01 to REG-04): only
 * for an approved submission that nobody signs in for; an account that there is gets access to it, unless it is the
 * team's or closed.
 */
export function judgeRegistration({
  status,
  hasPartnerAccount,
  email,
  account,
}: Facts): { way: RegistrationWay; reason?: undefined } | { way?: undefined; reason: Reason } {
  if (!isRegistrable(status)) return { reason: { code: "partnerNotRegistrable", params: { status } } };
  if (hasPartnerAccount) return { reason: { code: "partnerRegistered", params: {} } };
  if (account?.isTeam) return { reason: { code: "emailOfTeam", params: { email } } };
  if (account?.isDisabled) return { reason: { code: "accountClosed", params: { email } } };
  return { way: account ? "access" : "credentials" };
}
