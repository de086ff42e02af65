import type { Reason } from "../refusal.ts";
import { isRegistrable, type SubmissionStatus } from "../submissions/status.ts";

/** A new account with mailed credentials, or access for an existing one. */
const REGISTRATION_WAYS = ["credentials", "access"] as const;
export type RegistrationWay = (typeof REGISTRATION_WAYS)[number];

type Facts = {
  status: SubmissionStatus;
  hasPartnerAccount: boolean;
  /** The e-mail address that an account is found by. */
  email: string;
  account: { isTeam: boolean; isDisabled: boolean } | undefined;
};

/**
 * REG-01 to REG-04: only an approved submission without a partner. An existing account gets access, unless it is the
 * team's or disabled.
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
