import { listOf } from "../lists/contract.ts";
import { choice } from "../lists/filter.ts";
import { LOCALES } from "../locales.ts";

/**
 * How the credentials of a partner's account stand: mailed and not used yet, mailed and no longer valid, replaced by an
 * own password, or closed with the account.
 */
export const CREDENTIAL_STATES = ["waiting", "expired", "own", "disabled"] as const;
export type CredentialState = (typeof CREDENTIAL_STATES)[number];

/** The owner of a submission's access and the colleagues who share it. */
export const PARTNER_PARTS = ["owner", "colleague"] as const;

/** The accounts of exhibitors, each with its organisations (ADM-09, REG-01): the newest first. */
export const partnerList = listOf("partners", {
  columns: { created: "desc", organisation: "asc", lastSeen: "desc" },
  sort: "created",
  filters: {
    states: choice(CREDENTIAL_STATES),
    orders: choice(["with", "without"]),
    parts: choice(PARTNER_PARTS),
    languages: choice(LOCALES),
  },
});

type Credentials = { firstLogin: boolean; temporaryUntil: Date | null; disabledAt: Date | null };

/** The state of one account's credentials at a moment. */
export function credentialState(
  { firstLogin, temporaryUntil, disabledAt }: Credentials,
  now: Date,
): CredentialState {
  if (disabledAt) return "disabled";
  if (!firstLogin) return "own";
  return temporaryUntil && temporaryUntil <= now ? "expired" : "waiting";
}
