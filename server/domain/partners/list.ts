import { listOf } from "../lists/contract.ts";
import { choice } from "../lists/filter.ts";
import { LOCALES } from "../locales.ts";

/** Mailed and unused, expired, replaced by an own password, or disabled. */
const CREDENTIAL_STATES = ["waiting", "expired", "own", "disabled"] as const;
export type CredentialState = (typeof CREDENTIAL_STATES)[number];

const PARTNER_PARTS = ["owner", "colleague"] as const;

/** The list of partners, newest first (ADM-09, REG-01). */
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

export function credentialState(
  { firstLogin, temporaryUntil, disabledAt }: Credentials,
  now: Date,
): CredentialState {
  if (disabledAt) return "disabled";
  if (!firstLogin) return "own";
  return temporaryUntil && temporaryUntil <= now ? "expired" : "waiting";
}
