import { COUNTRIES } from "../countries.ts";
import { listOf } from "../lists/contract.ts";
import { choice } from "../lists/filter.ts";
import { LOCALES } from "../locales.ts";
import { INSTITUTION_TYPES, THEMATIC_AREAS } from "../submissions/options.ts";
import { submissionStatus } from "../submissions/status-input.ts";
import { LISTED_BY_DEFAULT, SUBMISSION_STATUSES } from "../submissions/status.ts";
import { DAY_MS } from "../wall-time.ts";

/** EML-01, EML-02: the representative of every submission; CONTRACT_SIGNED is the same as SIGNED_CONTRACT (EML-09). */
export const recipientList = listOf("recipients", {
  columns: { company: "asc", lastMail: "desc", created: "desc" },
  sort: "company",
  filters: {
    statuses: choice(SUBMISSION_STATUSES, { usual: LISTED_BY_DEFAULT, item: submissionStatus() }),
    /** When the last e-mail to the address left. */
    mailed: choice(["never", "day", "before"]),
    /** An approved order with something to pay; any sent order; none. */
    orders: choice(["toPay", "with", "without"]),
    /** Whether the address refused the last e-mail. */
    addresses: choice(["refused", "good"]),
    languages: choice(LOCALES),
    themes: choice(THEMATIC_AREAS),
    types: choice(INSTITUTION_TYPES),
    countries: choice(COUNTRIES),
  },
});

/** A mark beside a recipient in the list. */
export type RecipientMark = "refused" | "optedOut" | "recent";

/** An e-mail in the last 24 hours. */
export function isRecentMail(sentAt: Date | null, now: Date): boolean {
  return sentAt !== null && now.getTime() - sentAt.getTime() < DAY_MS;
}
